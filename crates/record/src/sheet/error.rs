//! The errors in a written position, with their places.

use rules::PositionFault;
use vocab::Expected;

/// An error in a written position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetError {
    /// Line, counted from 1.
    pub line: usize,
    /// Column, counted in characters from 1.
    pub column: usize,
    /// The field, such as `seats[1].hand[0]`; empty for the whole.
    pub path: String,
    /// What is wrong there.
    pub wrong: Wrong,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// The text is neither TOML nor JSON.
    Syntax {
        /// The message of the parser.
        message: String,
    },
    /// The value has the wrong type.
    Shape {
        /// What is expected.
        expected: Shape,
    },
    /// The word is not valid here.
    Word {
        /// What was found.
        found: String,
        /// What is expected.
        expected: Expected,
    },
    /// A number is out of range.
    Number {
        /// What was found.
        found: i64,
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// A list has the wrong length.
    Count {
        /// How many there are.
        found: usize,
        /// How many there must be.
        expected: usize,
    },
    /// A required field is missing.
    Missing,
    /// There is no such field.
    Unknown,
    /// The field is given twice.
    Twice,
    /// The text is not a position, or a position in another version of the format.
    Format {
        /// What was found.
        found: String,
        /// What is expected.
        expected: &'static str,
    },
    /// The position belongs to another edition.
    Edition {
        /// What was found.
        found: String,
        /// Name, version and hash of the given edition.
        expected: String,
    },
    /// The text is readable, but no game can reach this position.
    Fault(PositionFault),
}

/// A type of value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// A text in quotes.
    Text,
    /// A whole number.
    Number,
    /// `true` or `false`.
    Flag,
    /// A list in brackets.
    List,
    /// A table with named fields.
    Table,
}

impl std::fmt::Display for SheetError {
    /// For programmers. People read a sentence from `texts` instead.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}: {}: {:?}", self.line, self.column, self.path, self.wrong)
    }
}

impl std::error::Error for SheetError {}

/// Line and column of a byte, both counted from 1.
pub(crate) fn place(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line = before.rsplit('\n').next().unwrap_or_default();
    (before.matches('\n').count() + 1, line.chars().count() + 1)
}
