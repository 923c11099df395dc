//! The compiler of messages: reads Fluent files, and generates data and Rust or reports all faults.
//!
//! It supports a part of Fluent: text, `{$variable}`, `{NUMBER($variable)}`, selects, `{message}`, `{-term}`,
//! `{-term(form: "genitive")}` and `{"literal"}`. Attributes and other functions are faults. References are
//! resolved here, so the program does not resolve anything at run time.

mod check;
mod data;
mod emit;
mod parse;
mod resolve;

use std::collections::BTreeMap;
use std::fmt;

use check::{Checked, Message};

/// The language that defines which messages and variables exist.
pub const REFERENCE: &str = "en";

/// Who needs a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Home {
    /// The page, its start page too, and the program.
    Page,
    /// The page, but not its start page, and the program.
    Later,
    /// Both; but it is printed on a component, so the edition has it in the reference language.
    Printed,
    /// The program only.
    Program,
}

/// A file of messages.
pub struct Source {
    pub lang: String,
    pub file: String,
    pub home: Home,
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

/// What the compiler writes.
pub struct Output {
    pub code: String,
    pub written: Written,
}

/// The data, by language.
pub struct Written {
    /// The first line of the data. It names the version of the messages and the language.
    pub headings: Vec<String>,
    /// Names and contents of three files: the one that the page downloads first, the messages that follow for the program,
    /// and those of them that the page downloads afterwards.
    pub files: Vec<[(String, String); 3]>,
}

/// Compiles `sources` to Rust that includes the files `<name>/<lang>.txt` and `<name>-rest/<lang>.txt`. The page has
/// `<name>/<lang>.txt` and `<name>/<lang>-more.txt`.
pub fn compile(name: &str, sources: &[Source]) -> Result<Output, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut catalogues = BTreeMap::new();
    for source in sources {
        let catalogue = catalogues.entry(source.lang.clone()).or_default();
        parse::read(source, catalogue, &mut faults);
    }
    catalogues.entry(REFERENCE.to_owned()).or_default();
    let Checked { langs, messages } = check::check(&catalogues, &mut faults);
    if faults.is_empty() {
        let mut messages: Vec<_> = messages.iter().collect();
        messages.sort_by_key(|message| message.home);
        let written = write(name, &langs, &messages);
        return Ok(Output { code: emit::code(&langs, &messages, &written), written });
    }
    // A message that others refer to is checked several times.
    faults.sort();
    faults.dedup();
    Err(faults)
}

fn write(name: &str, langs: &[String], messages: &[&Message]) -> Written {
    let version = version(messages);
    let headings: Vec<_> =
        langs.iter().map(|lang| format!("lacrimosa texts {version:016x} {lang}")).collect();
    let file = |(at, lang): (usize, &String)| {
        let last = if lang == REFERENCE { Home::Later } else { Home::Printed };
        let until = |last| messages.partition_point(|message| message.home <= last);
        let (first, rest) = messages.split_at(until(Home::Page));
        let more = &rest[..until(last) - first.len()];
        let headed = |messages| format!("{}\n{}", headings[at], data::write(messages, at));
        [
            (format!("{name}/{lang}.txt"), headed(first)),
            (format!("{name}-rest/{lang}.txt"), data::write(rest, at)),
            (format!("{name}/{lang}-more.txt"), headed(more)),
        ]
    };
    let files = langs.iter().enumerate().map(file).collect();
    Written { headings, files }
}

/// A hash (FNV-1a) of the keys and their arguments: data of another version have other messages.
fn version(messages: &[&Message]) -> u64 {
    let names = messages.iter().flat_map(|message| {
        std::iter::once(message.key.as_str()).chain(message.arguments.keys().map(String::as_str))
    });
    let bytes = names.flat_map(|name| name.bytes().chain([0]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
