//! A set of puzzles: a file with a header and one line for each game that was mined.

use crate::{MinedGame, Puzzle};
use edition::Edition;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The first word of the header.
const FORMAT: &str = "lacrimosa-puzzles 1";

/// The first line of a set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// `lacrimosa-puzzles 1`.
    pub format: String,
    /// The hash of the edition.
    pub edition: String,
    /// The seed of the games.
    pub seed: u64,
}

impl Header {
    /// The header of a set for this edition.
    pub fn new(edition: &Edition, seed: u64) -> Header {
        Header { format: FORMAT.to_owned(), edition: edition.hash_hex(), seed }
    }
}

/// A set of puzzles.
#[derive(Clone, Debug)]
pub struct PuzzleSet {
    /// Its header.
    pub header: Header,
    /// The games that were mined.
    pub games: Vec<MinedGame>,
}

/// Why a set cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetError {
    /// The first line is no header of this version.
    #[error("line 1 must be the header of a set of puzzles ({FORMAT})")]
    Header,
    /// The set is for another edition.
    #[error("made for another edition: {0}")]
    Edition(String),
    /// A line cannot be read; counted from 1.
    #[error("line {0}: no puzzles of a game")]
    Line(usize),
}

impl PuzzleSet {
    /// Reads a set for this edition. A last line without an end was interrupted while it was written and is left out.
    ///
    /// # Errors
    /// The first line that cannot be read.
    pub fn read(text: &str, edition: &Edition) -> Result<PuzzleSet, SetError> {
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let mut lines = (1..).zip(whole.lines());
        let first = lines.next().and_then(|(_, line)| serde_json::from_str::<Header>(line).ok());
        let header = first.filter(|header| header.format == FORMAT).ok_or(SetError::Header)?;
        if header.edition != edition.hash_hex() {
            return Err(SetError::Edition(header.edition));
        }
        let game = |(number, line)| serde_json::from_str(line).map_err(|_| SetError::Line(number));
        Ok(PuzzleSet { header, games: lines.map(game).collect::<Result<_, _>>()? })
    }

    /// All puzzles, in the order of the games.
    pub fn puzzles(&self) -> impl Iterator<Item = &Puzzle> {
        self.games.iter().flat_map(|game| &game.puzzles)
    }
}
