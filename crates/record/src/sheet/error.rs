//! What can be wrong with a written position, and where.

use rules::PositionFault;
use vocab::Expected;

/// Something wrong with a written position.
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
        /// In the parser's words.
        message: String,
    },
    /// Another sort of value is expected.
    Shape {
        /// What is expected.
        expected: Shape,
    },
    /// A word is expected.
    Word {
        /// What stands there.
        found: String,
        /// What is expected.
        expected: Expected,
    },
    /// A number is out of range.
    Number {
        /// What stands there.
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
    /// The field must be there.
    Missing,
    /// There is no such field.
    Unknown,
    /// The field is there twice.
    Twice,
    /// The text is no position, or one of another version of the format.
    Format {
        /// What stands there.
        found: String,
        /// What is expected.
        expected: &'static str,
    },
    /// The position is of another edition.
    Edition {
        /// What stands there.
        found: String,
        /// Name, version and hash of the edition at hand.
        expected: String,
    },
    /// It can be read, but no game can stand like this.
    Fault(PositionFault),
}

/// A sort of value.
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
    /// For programmers; people read the sentence that `texts` makes of it.
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
