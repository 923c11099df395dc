//! Finds editions: built-in releases, editions that were read before, and editions stored in the browser.

use crate::storage;
use crate::worker::BotWorker;
use edition::Edition;
use page::editions::{EditionFiles, ReadEdition, learn_edition, read_before};
use page::worker::{Failure, Question};

/// Has the worker read an edition, unless it was read before.
pub async fn read_edition(worker: &BotWorker, files: &EditionFiles) -> Result<ReadEdition, Failure> {
    if let Some(known) = read_before(files) {
        return Ok(Ok(known));
    }
    let answer = worker.answer(&Question::Read(files.clone())).await?;
    learn_edition(files, answer).ok_or_else(|| Failure::Malformed(String::new()))
}

/// Has the worker read the editions that the browser stores.
pub async fn read_stored(worker: &BotWorker) {
    for files in storage::editions() {
        let _ = read_edition(worker, &files).await;
    }
}

/// Whether all editions that the browser stores were read.
pub fn are_read() -> bool {
    storage::editions().iter().all(|files| read_before(files).is_some())
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
    let same = |files: &EditionFiles| read_before(files).is_some_and(|other| other.hash == edition.hash);
    storage::editions().into_iter().find(same)
}
