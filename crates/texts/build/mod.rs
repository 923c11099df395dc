//! The compiler of messages: Fluent files in, Rust out, or every fault at once.
//!
//! It takes the part of Fluent that a game needs: text, `{$variable}`, `{NUMBER($variable)}`, selects,
//! `{message}`, `{-term}` and `{-term(form: "genitive")}`, `{"literal"}`. Attributes and other functions are
//! refused. References are resolved here, so nothing of them is left in the program.

mod check;
mod emit;
mod parse;
mod resolve;

use std::collections::BTreeMap;
use std::fmt;

/// The language that says which messages and variables there are.
pub const REFERENCE: &str = "en";

/// One file of messages.
pub struct Source {
    pub lang: String,
    pub file: String,
    pub text: String,
}

/// Where something is written.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub file: String,
    pub line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// A reason not to build: where, which message, what is wrong and what is expected.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    pub place: Place,
    pub key: String,
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.place, self.key, self.what)
    }
}

/// The code for all messages of `sources`.
pub fn compile(sources: &[Source]) -> Result<String, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut catalogues = BTreeMap::new();
    for source in sources {
        let catalogue = catalogues.entry(source.lang.clone()).or_default();
        parse::read(source, catalogue, &mut faults);
    }
    catalogues.entry(REFERENCE.to_owned()).or_default();
    let checked = check::check(&catalogues, &mut faults);
    if faults.is_empty() {
        return Ok(emit::code(&checked));
    }
    // A message that others refer to is looked at several times.
    faults.sort();
    faults.dedup();
    Err(faults)
}
