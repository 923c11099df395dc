//! The `.game` file: a header, then one line for each decision with its events.
//!
//! ```text
//! lacrimosa game 1
//! program lacrimosa 0.1.0
//! edition vienna 1 5a0c…
//! commitment 7c21…
//! seed 1791
//! salt 0f3b…
//! setup players=2 first=1
//!
//! 0 deal | began 2 - 1; composer upper eybler; …
//! 1 1 lay nannerl london | laid 1 1 nannerl london; asked use-or-take
//!
//! score 1 total 87 opus 30 …
//! ```
//!
//! A game with a custom edition may have a line `edition-folder my-box` after the line `edition`: the path of the
//! folder, relative to the folder of the file. It is only a hint where to search; the hash identifies the edition.
//!
//! The commitment is the SHA-256 of the 16 bytes of the salt and the 32 bytes of the seed; without a line `salt`, of
//! the seed alone. A game that began with a position has `setup position` and a line `position {…}`, and line 0 is `0
//! position`. A finished game has `score` lines. After them, or after an empty line, notes and branches may follow:
//!
//! ```text
//! note 12 !? Perhaps too early.
//! branch 12 Munich first
//! 13 1 travel munich | …
//! ```
//!
//! A note has a moment, a judgement (`!!`, `!`, `!?`, `?!`, `?`, `??`, or `-`) and a text. A branch has the moment at which
//! it leaves the game, a title, and its decisions. Every line ends with a line feed; if the last one is missing, the file
//! was truncated.

mod error;
mod lines;
mod read;
mod setup;
mod write;

pub use error::{FileError, Flaw};

/// The first line.
const FIRST_LINE: &str = "lacrimosa game 1";
/// The key of a line with a note.
const NOTE: &str = "note";
/// The key of a line that begins a branch.
const BRANCH: &str = "branch";
/// The key of the line with the folder of the edition.
const EDITION_FOLDER: &str = "edition-folder";

/// The folder of the edition that a `.game` file names, relative to the folder of the file.
///
/// # Examples
/// ```
/// let file = "lacrimosa game 1\nprogram lacrimosa 0.1.0\nedition my-box 1 5a0c\nedition-folder ../my-box\n";
/// assert_eq!(record::edition_folder(file), Some("../my-box"));
/// assert_eq!(record::edition_folder("lacrimosa game 1\n"), None);
/// ```
pub fn edition_folder(text: &str) -> Option<&str> {
    let mut header = text.lines().take_while(|line| !line.is_empty());
    header.find_map(|line| line.strip_prefix(EDITION_FOLDER)?.strip_prefix(' '))
}
