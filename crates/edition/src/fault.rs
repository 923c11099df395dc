//! Faults of an edition: which component, what was found, what was expected (COMP-2).
//!
//! The sentence for people is the message [`Fault::key`] of `locales/*/edition.ftl` with
//! [`Fault::arguments`].

use serde::{Deserialize, Serialize};
use std::fmt;

/// Something that is wrong with an edition.
///
/// # Examples
/// ```
/// use edition::Edition;
/// let mut files = Edition::files_of_vienna();
/// files[0].1 = "id = \"my-box\"\ntitle = \"My box\"\n";
/// let faults = Edition::from_files(&files).unwrap_err();
/// assert_eq!(faults[0].key(), "fault-field");
/// let arguments = [("component", "edition".to_owned()), ("field", "version".to_owned())];
/// assert_eq!(faults[0].arguments(), arguments);
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Fault {
    /// The file.
    pub file: String,
    /// Line, counted from 1; 0 for the whole file.
    pub line: usize,
    /// The kind and the id of the component, such as `memory viva-maestro`.
    pub component: String,
    /// What was found, such as `vp = 99`.
    pub found: String,
    /// What was expected.
    pub expected: Expected,
}

/// What was expected instead.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Expected {
    /// The file, which is missing.
    File,
    /// One of the files that an edition has.
    FileName {
        /// Their names.
        names: Vec<String>,
    },
    /// A shorter file.
    Bytes {
        /// The greatest number of bytes.
        most: usize,
    },
    /// Fewer faults: the file has more than are reported.
    NoMore {
        /// How many are reported.
        told: usize,
    },
    /// Valid TOML.
    Toml {
        /// The message of the parser.
        message: String,
    },
    /// A field, which is missing.
    Field {
        /// Its name.
        field: String,
    },
    /// One of these fields.
    Fields {
        /// Their names.
        fields: Vec<String>,
    },
    /// A text that is not empty.
    Text,
    /// A list.
    List,
    /// A table.
    Table,
    /// A whole number.
    Number {
        /// The smallest.
        from: u16,
        /// The greatest.
        to: u16,
    },
    /// This number and no other.
    Exactly {
        /// The number.
        number: u16,
    },
    /// One of these words.
    Word {
        /// The words.
        words: Vec<String>,
    },
    /// Small letters and digits, joined by hyphens.
    Id {
        /// The greatest number of characters.
        most: usize,
    },
    /// An id that no other component of its kind has.
    Unique {
        /// The line of the first component with the id.
        line: usize,
    },
    /// Exactly this many.
    Count {
        /// How many.
        count: usize,
    },
    /// At least this many.
    AtLeast {
        /// How many.
        count: usize,
    },
    /// At most this many.
    AtMost {
        /// How many.
        count: usize,
    },
    /// At least this many different ones.
    AtLeastDifferent {
        /// How many.
        count: usize,
    },
    /// Different items.
    Different,
    /// One of two fields, not both.
    Either {
        /// The one.
        one: String,
        /// The other.
        other: String,
    },
    /// An instrument for which some movement has a part (COMP-8).
    Played,
    /// A kind instead of a wild, because the reward is received during a payment (INT-5, INT-15).
    NamedKind,
    /// No repeating reward (TILE-4).
    NoRepeat,
    /// A gilded face that is at least as good as the plain one in everything and better in something
    /// (COMP-6).
    Better,
    /// A route to the place (COMP-7).
    Road,
    /// A place further up in its stack, because the tile is cheaper than one above it (SETUP-6).
    CheaperFirst {
        /// The dearer tile above it.
        above: String,
    },
    /// A part that is also covered with fewer players (SETUP-7).
    Nested,
}

/// Named arguments of a message.
pub type Arguments = Vec<(&'static str, String)>;

impl Fault {
    /// The key of the message in `locales/*/edition.ftl`.
    pub fn key(&self) -> &'static str {
        match self.expected {
            Expected::File => "fault-file",
            Expected::Bytes { .. } => "fault-bytes",
            Expected::NoMore { .. } => "fault-no-more",
            Expected::FileName { .. } => "fault-file-name",
            Expected::Toml { .. } => "fault-toml",
            Expected::Field { .. } => "fault-field",
            Expected::Fields { .. } => "fault-fields",
            Expected::Text => "fault-text",
            Expected::List => "fault-list",
            Expected::Table => "fault-table",
            Expected::Number { .. } => "fault-number",
            Expected::Exactly { .. } => "fault-exactly",
            Expected::Word { .. } => "fault-word",
            Expected::Id { .. } => "fault-id",
            Expected::Unique { .. } => "fault-unique",
            Expected::Count { .. } => "fault-count",
            Expected::AtLeast { .. } => "fault-at-least",
            Expected::AtMost { .. } => "fault-at-most",
            Expected::AtLeastDifferent { .. } => "fault-at-least-different",
            Expected::Different => "fault-different",
            Expected::Either { .. } => "fault-either",
            Expected::Played => "fault-played",
            Expected::NamedKind => "fault-named-kind",
            Expected::NoRepeat => "fault-no-repeat",
            Expected::Better => "fault-better",
            Expected::Road => "fault-road",
            Expected::CheaperFirst { .. } => "fault-cheaper-first",
            Expected::Nested => "fault-nested",
        }
    }

    /// The arguments of the message, sorted by name.
    pub fn arguments(&self) -> Arguments {
        let mut arguments = self.expected.figures();
        arguments.push(("component", self.component.clone()));
        match self.expected {
            // In these cases the component itself is at fault, or nothing was found.
            Expected::File
            | Expected::FileName { .. }
            | Expected::Field { .. }
            | Expected::NoMore { .. }
            | Expected::Road => {}
            _ => arguments.push(("found", self.found.clone())),
        }
        arguments.sort();
        arguments
    }
}

impl Expected {
    /// One of two fields, not both.
    pub fn either(one: &str, other: &str) -> Expected {
        Expected::Either { one: one.to_owned(), other: other.to_owned() }
    }

    /// The arguments that belong to this kind of fault.
    fn figures(&self) -> Arguments {
        match self {
            Expected::FileName { names } => vec![("names", names.join(", "))],
            Expected::Bytes { most } | Expected::Id { most } => vec![("most", most.to_string())],
            Expected::NoMore { told } => vec![("told", told.to_string())],
            Expected::Toml { message } => vec![("message", message.clone())],
            Expected::Field { field } => vec![("field", field.clone())],
            Expected::Fields { fields } => vec![("fields", fields.join(", "))],
            Expected::Number { from, to } => vec![("from", from.to_string()), ("to", to.to_string())],
            Expected::Exactly { number } => vec![("number", number.to_string())],
            Expected::Word { words } => vec![("words", words.join(", "))],
            Expected::Unique { line } => vec![("line", line.to_string())],
            Expected::Count { count }
            | Expected::AtLeast { count }
            | Expected::AtMost { count }
            | Expected::AtLeastDifferent { count } => vec![("count", count.to_string())],
            Expected::Either { one, other } => vec![("one", one.clone()), ("other", other.clone())],
            Expected::CheaperFirst { above } => vec![("above", above.clone())],
            Expected::File
            | Expected::Text
            | Expected::List
            | Expected::Table
            | Expected::Different
            | Expected::Played
            | Expected::NamedKind
            | Expected::NoRepeat
            | Expected::Better
            | Expected::Road
            | Expected::Nested => Vec::new(),
        }
    }
}

impl fmt::Display for Fault {
    /// For programmers. Players read a sentence from `texts` instead.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fault { file, line, component, found, expected } = self;
        write!(f, "{file}:{line}: {component}: found {found:?}, expected {expected:?}")
    }
}

impl std::error::Error for Fault {}
