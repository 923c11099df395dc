//! Editions that are not ours: read once and kept as long as the page lives.

use edition::Edition;
use std::cell::RefCell;
use std::collections::HashMap;

/// The files of an edition: name and content.
pub type EditionFiles = Vec<(String, String)>;

thread_local! {
    static EDITIONS: RefCell<HashMap<EditionFiles, &'static Edition>> = RefCell::default();
}

/// Reads an edition that somebody brought, once.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read_edition(files: &EditionFiles) -> Result<&'static Edition, Vec<edition::Fault>> {
    if let Some(known) = EDITIONS.with_borrow(|known| known.get(files).copied()) {
        return Ok(known);
    }
    let texts: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let edition = Edition::from_files(&texts)?.leak();
    EDITIONS.with_borrow_mut(|known| known.insert(files.clone(), edition));
    Ok(edition)
}

/// An edition by its hash, if it is a release of ours or was read before.
pub fn known_edition(hash: &[u8; 32]) -> Option<&'static Edition> {
    let read = || EDITIONS.with_borrow(|known| known.values().copied().find(|edition| edition.hash == *hash));
    Edition::released(hash).or_else(read)
}
