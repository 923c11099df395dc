//! What can be wrong with a `.game` file, and where.

use crate::SheetError;
use rules::Broken;
use vocab::{NotationError, Seat};

/// The first thing that is wrong with a `.game` file.
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
    /// The first line says that this is something else, or another version of the format.
    FirstLine {
        /// What stands there.
        found: String,
        /// What is expected.
        expected: &'static str,
    },
    /// Another line of the header is expected.
    Header {
        /// What stands there.
        found: String,
        /// The word with which the line begins.
        expected: &'static str,
    },
    /// The line of the edition is not a name, a version and a hash.
    EditionLine {
        /// What stands there.
        found: String,
    },
    /// The edition is not at hand.
    Edition {
        /// Name, version and hash.
        found: String,
    },
    /// Not a whole number or 64 hexadecimal digits.
    Seed {
        /// What stands there.
        found: String,
    },
    /// Not 32 hexadecimal digits.
    Salt {
        /// What stands there.
        found: String,
    },
    /// The commitment does not fit the seed and the salt.
    Commitment {
        /// What stands there.
        found: String,
        /// What fits the seed.
        expected: String,
    },
    /// A choice of the set-up is not one, or is made twice.
    Choice {
        /// What stands there.
        found: String,
        /// What is expected.
        expected: &'static [&'static str],
    },
    /// The position at the start is wrong; columns count from its opening brace.
    Position(Vec<SheetError>),
    /// A line must be empty.
    NotEmpty {
        /// What stands there.
        found: String,
    },
    /// The number of the line is not the next one.
    Revision {
        /// What stands there.
        found: String,
        /// The next number.
        expected: u64,
    },
    /// The seat is not the one to act.
    Seat {
        /// What stands there.
        found: String,
        /// Who is to act; nobody if the game is over.
        to_act: Option<Seat>,
    },
    /// Another word is expected.
    Word {
        /// What stands there.
        found: String,
        /// What is expected.
        expected: &'static str,
    },
    /// Not an action.
    Action(NotationError),
    /// Not an event.
    Event(NotationError),
    /// The events lead to a position that cannot be; the line is the first that does.
    Broken(Vec<Broken>),
    /// The printed score is not the one that was played.
    Score {
        /// What stands there.
        found: String,
        /// What was played.
        expected: String,
    },
    /// Nothing more is expected.
    End {
        /// What stands there.
        found: String,
    },
    /// The file ends too early.
    Truncated,
}

impl std::fmt::Display for FileError {
    /// For programmers; people read the sentence that `texts` makes of it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {:?}", self.line, self.column, self.flaw)
    }
}

impl std::error::Error for FileError {}
