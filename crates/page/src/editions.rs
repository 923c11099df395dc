//! Custom editions: each is read once and stays in memory as long as the page is open.
//!
//! Reading one takes a parser of TOML and all checks, which the page does without: it asks the worker, which has them.

use crate::worker::Answer;
use edition::{Edition, Fault};
use std::cell::RefCell;
use std::collections::HashMap;

/// The files of an edition: name and content.
pub type EditionFiles = Vec<(String, String)>;

/// What came of reading an edition.
pub type ReadEdition = Result<&'static Edition, Vec<Fault>>;

thread_local! {
    static EDITIONS: RefCell<HashMap<EditionFiles, &'static Edition>> = RefCell::default();
}

/// Reads a custom edition, or returns it if it was read before. Only the worker does this.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read_edition(files: &EditionFiles) -> ReadEdition {
    if let Some(known) = read_before(files) {
        return Ok(known);
    }
    let texts: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    Ok(remember(files, Edition::from_files(&texts)?))
}

/// Remembers what the worker read from these files; none if that is no answer to this question.
pub fn learn_edition(files: &EditionFiles, answer: Answer) -> Option<ReadEdition> {
    match answer {
        Answer::Edition(bytes) => Some(Ok(remember(files, Edition::from_bytes(&bytes)?))),
        Answer::Faults(faults) => Some(Err(faults)),
        Answer::Action(_)
        | Answer::Turns(_)
        | Answer::Compared(..)
        | Answer::Result(_)
        | Answer::Analysed
        | Answer::Weighed(_) => None,
    }
}

fn remember(files: &EditionFiles, edition: Edition) -> &'static Edition {
    let edition = edition.leak();
    EDITIONS.with_borrow_mut(|known| known.insert(files.clone(), edition));
    edition
}

/// The edition that was read from these files.
pub fn read_before(files: &EditionFiles) -> Option<&'static Edition> {
    EDITIONS.with_borrow(|known| known.get(files).copied())
}

/// Finds an edition by its hash: a built-in release, or one that was read before.
pub fn known_edition(hash: &[u8; 32]) -> Option<&'static Edition> {
    let read = || EDITIONS.with_borrow(|known| known.values().copied().find(|edition| edition.hash == *hash));
    Edition::released(hash).or_else(read)
}
