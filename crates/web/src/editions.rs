//! Finds editions: built-in releases, editions that were parsed before, and editions stored in the browser.

use crate::storage;
use edition::Edition;
use page::editions::{EditionFiles, known_edition, read_edition};

/// An edition by its hash.
pub fn find_edition(hash: &[u8; 32]) -> Option<&'static Edition> {
    let brought = || {
        let editions = storage::editions();
        editions.iter().filter_map(|files| read_edition(files).ok()).find(|edition| edition.hash == *hash)
    };
    known_edition(hash).or_else(brought)
}

/// The files of a custom edition for the worker, which has the built-in releases but no access to the storage.
pub fn files_of(edition: &'static Edition) -> Option<EditionFiles> {
    if Edition::released(&edition.hash).is_some() {
        return None;
    }
    brought_files(edition)
}

/// The files of an edition, if the browser stores them.
pub fn brought_files(edition: &'static Edition) -> Option<EditionFiles> {
    let same = |files: &EditionFiles| read_edition(files).is_ok_and(|other| other.hash == edition.hash);
    storage::editions().into_iter().find(same)
}
