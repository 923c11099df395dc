//! The `.game` file: a header, then one line for each revision with its events.
//!
//! ```text
//! lacrimosa game 1
//! program lacrimosa 0.1.0
//! edition vienna 1 5a0c…
//! commitment 7c21…
//! seed 1791
//! setup players=2 first=1
//!
//! 0 deal | began 2 - 1; composer upper eybler; …
//! 1 1 lay nannerl london | laid 1 1 nannerl london; asked use-or-take
//!
//! score 1 total 87 opus 30 …
//! ```
//!
//! A game that began with a position has `setup position` and a line `position {…}`, and revision 0 is
//! `0 position`. The lines `score` are there when the game is over. Every line ends with a line feed: a file without
//! the last one was cut.

mod error;
mod lines;
mod read;
mod setup;
mod write;

pub use error::{FileError, Flaw};

/// The first line.
const FIRST_LINE: &str = "lacrimosa game 1";
