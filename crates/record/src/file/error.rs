//! The errors in a `.game` file, with their positions.

use crate::SheetError;
use rules::Broken;
use vocab::{NotationError, Seat};

/// The first error in a `.game` file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileError {
    /// Line, counted from 1.
    pub line: usize,
    /// Column, counted in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub flaw: Flaw,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The first line is not that of a `.game` file of this version.
    FirstLine {
        /// What was found.
        found: String,
        /// What is expected.
        expected: &'static str,
    },
    /// Another line of the header is expected.
    Header {
        /// What was found.
        found: String,
        /// The word with which the line must begin.
        expected: &'static str,
    },
    /// The line of the edition is not a name, a version and a hash.
    EditionLine {
        /// What was found.
        found: String,
    },
    /// The edition is not available.
    Edition {
        /// Name, version and hash.
        found: String,
    },
    /// Not a whole number or 64 hexadecimal digits.
    Seed {
        /// What was found.
        found: String,
    },
    /// Not 32 hexadecimal digits.
    Salt {
        /// What was found.
        found: String,
    },
    /// The commitment does not fit the seed and the salt.
    Commitment {
        /// What was found.
        found: String,
        /// The commitment of the seed.
        expected: String,
    },
    /// A choice of the set-up is invalid or given twice.
    Choice {
        /// What was found.
        found: String,
        /// What is expected.
        expected: &'static [&'static str],
    },
    /// The position at the start has errors. Their columns are counted from its opening brace.
    Position(Vec<SheetError>),
    /// A line must be empty.
    NotEmpty {
        /// What was found.
        found: String,
    },
    /// The number of the decision is not the next one.
    Moment {
        /// What was found.
        found: String,
        /// The next number.
        expected: u64,
    },
    /// The seat is not the one that decides.
    Seat {
        /// What was found.
        found: String,
        /// The seat that decides; none if the game is over.
        to_act: Option<Seat>,
    },
    /// Another word is expected.
    Word {
        /// What was found.
        found: String,
        /// What is expected.
        expected: &'static str,
    },
    /// Not an action.
    Action(NotationError),
    /// Not an event.
    Event(NotationError),
    /// The events lead to an impossible position. The line is the first one that does.
    Broken(Vec<Broken>),
    /// The written score is not the score of the game.
    Score {
        /// What was found.
        found: String,
        /// The score of the game.
        expected: String,
    },
    /// The file should end here.
    End {
        /// What was found.
        found: String,
    },
    /// The file ends too early.
    Truncated,
}

impl std::fmt::Display for FileError {
    /// For programmers. People read a sentence from `texts` instead.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {:?}", self.line, self.column, self.flaw)
    }
}

impl std::error::Error for FileError {}
