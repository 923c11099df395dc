//! The compiler of messages: reads Fluent files and generates Rust, or reports all faults.
//!
//! It supports a part of Fluent: text, `{$variable}`, `{NUMBER($variable)}`, selects, `{message}`, `{-term}`,
//! `{-term(form: "genitive")}` and `{"literal"}`. Attributes and other functions are faults. References are
//! resolved here, so the program does not resolve anything at run time.

mod check;
mod emit;
mod parse;
mod resolve;

use std::collections::BTreeMap;
use std::fmt;

/// The language that defines which messages and variables exist.
pub const REFERENCE: &str = "en";

/// A file of messages.
pub struct Source {
    pub lang: String,
    pub file: String,
    pub text: String,
}

/// A place in a file.
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

/// Something that stops the build: the place, the message, what is wrong and what was expected.
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

/// Compiles `sources` to Rust.
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
    // A message that others refer to is checked several times.
    faults.sort();
    faults.dedup();
    Err(faults)
}
