//! Reads the fields of a tree one by one and collects all errors.

use super::{Shape, Wrong};
use crate::tree::{Node, Value};
use std::cell::RefCell;
use vocab::{Expected, Names, Token};

/// What all fields share: the names of the edition, and the faults found so far with their places.
pub(super) struct Reader<'a> {
    pub(super) names: &'a dyn Names,
    pub(super) faults: RefCell<Vec<(usize, String, Wrong)>>,
}

/// A value with its path. Reading it as a wrong type returns `None` and records a fault.
#[derive(Clone)]
pub(super) struct Field<'a> {
    reader: &'a Reader<'a>,
    node: &'a Node,
    path: String,
}

impl<'a> Field<'a> {
    pub(super) fn root(reader: &'a Reader<'a>, node: &'a Node) -> Field<'a> {
        Field { reader, node, path: String::new() }
    }

    pub(super) fn fault<T>(&self, wrong: Wrong) -> Option<T> {
        self.reader.faults.borrow_mut().push((self.node.at, self.path.clone(), wrong));
        None
    }

    fn shape<T>(&self, expected: Shape) -> Option<T> {
        self.fault(Wrong::Shape { expected })
    }

    pub(super) fn text(&self) -> Option<&'a str> {
        if let Value::Text(text) = &self.node.value { Some(text) } else { self.shape(Shape::Text) }
    }

    pub(super) fn flag(&self) -> Option<bool> {
        if let Value::Flag(flag) = self.node.value { Some(flag) } else { self.shape(Shape::Flag) }
    }

    /// A number from `least` to `most`.
    pub(super) fn number<N: TryFrom<i64>>(&self, least: i64, most: i64) -> Option<N> {
        let Value::Number(found) = self.node.value else { return self.shape(Shape::Number) };
        let number = N::try_from(found).ok().filter(|_| (least..=most).contains(&found));
        number.or_else(|| self.fault(Wrong::Number { found, least, most }))
    }

    /// The items of a list.
    pub(super) fn items(&self) -> Option<Vec<Field<'a>>> {
        let Value::List(items) = &self.node.value else { return self.shape(Shape::List) };
        let item = |(at, node)| Field { reader: self.reader, node, path: format!("{}[{at}]", self.path) };
        Some(items.iter().enumerate().map(item).collect())
    }

    /// A list of as many items as the array has.
    pub(super) fn array<T, const N: usize>(&self, read: impl Fn(&Field<'a>) -> Option<T>) -> Option<[T; N]> {
        let items = self.items()?;
        let found = items.len();
        let values: Vec<Option<T>> = items.iter().map(read).collect();
        if found != N {
            return self.fault(Wrong::Count { found, expected: N });
        }
        values.into_iter().collect::<Option<Vec<T>>>()?.try_into().ok()
    }

    /// A list of any length.
    pub(super) fn list<T>(&self, read: impl Fn(&Field<'a>) -> Option<T>) -> Option<Vec<T>> {
        // Reads all items before it stops at the first invalid one, so that all faults are recorded.
        self.items()?.iter().map(read).collect::<Vec<_>>().into_iter().collect()
    }

    /// The entries of a table, each with its key.
    pub(super) fn entries(&self) -> Option<Vec<(&'a str, Field<'a>)>> {
        let Value::Table(entries) = &self.node.value else { return self.shape(Shape::Table) };
        let dot = if self.path.is_empty() { "" } else { "." };
        let entry = |(key, node): &'a (String, Node)| {
            let field = Field { reader: self.reader, node, path: format!("{}{dot}{key}", self.path) };
            (key.as_str(), field)
        };
        let entries: Vec<_> = entries.iter().map(entry).collect();
        for (at, (key, field)) in entries.iter().enumerate() {
            if entries[..at].iter().any(|(earlier, _)| earlier == key) {
                field.fault::<()>(Wrong::Twice);
            }
        }
        Some(entries)
    }

    /// A table. Fields that are not `known` are faults.
    pub(super) fn table(&self, known: &[&str]) -> Option<Table<'a>> {
        let entries = self.entries()?;
        for (_, field) in entries.iter().filter(|(key, _)| !known.contains(key)) {
            field.fault::<()>(Wrong::Unknown);
        }
        Some(Table { owner: self.clone(), entries })
    }

    /// The whole text as one token.
    pub(super) fn token<T: Token>(&self) -> Option<T> {
        self.word(self.text()?)
    }

    /// One word of the text as a token.
    pub(super) fn word<T: Token>(&self, word: &str) -> Option<T> {
        self.word_or(word, word)
    }

    /// A token that may lack its tag, such as `bonus:`, because all entries here have the same one. `?` stands for a
    /// hidden piece.
    pub(super) fn tagged<T: Token>(&self, tag: &str) -> Option<T> {
        let text = self.text()?;
        if text == "?" || text.starts_with(tag) {
            self.word(text)
        } else {
            self.word_or(&format!("{tag}{text}"), text)
        }
    }

    fn word_or<T: Token>(&self, word: &str, found: &str) -> Option<T> {
        match T::read(word, self.reader.names) {
            Ok(value) => Some(value),
            Err(expected) => self.wrong_word(found, expected),
        }
    }

    /// Records that another word was expected.
    pub(super) fn wrong_word<T>(&self, found: &str, expected: Expected) -> Option<T> {
        self.fault(Wrong::Word { found: found.to_owned(), expected })
    }
}

/// All values, if each of them could be read.
pub(super) fn all<T, const N: usize>(values: [Option<T>; N]) -> Option<[T; N]> {
    values.into_iter().collect::<Option<Vec<T>>>()?.try_into().ok()
}

/// The named fields of a table.
pub(super) struct Table<'a> {
    owner: Field<'a>,
    entries: Vec<(&'a str, Field<'a>)>,
}

impl<'a> Table<'a> {
    /// The field, if it exists.
    pub(super) fn get(&self, key: &str) -> Option<&Field<'a>> {
        self.entries.iter().find(|(name, _)| *name == key).map(|(_, field)| field)
    }

    /// The value of a required field.
    pub(super) fn need<T>(&self, key: &str, read: impl FnOnce(&Field<'a>) -> Option<T>) -> Option<T> {
        if let Some(field) = self.get(key) {
            return read(field);
        }
        let dot = if self.owner.path.is_empty() { "" } else { "." };
        Field { path: format!("{}{dot}{key}", self.owner.path), ..self.owner.clone() }.fault(Wrong::Missing)
    }

    /// The value of a field that can be left out if the rest of the position is dealt.
    pub(super) fn dealt<T>(
        &self,
        key: &str,
        dealt: bool,
        read: impl FnOnce(&Field<'a>) -> Option<T>,
        open: impl FnOnce() -> Option<T>,
    ) -> Option<T> {
        if dealt && self.get(key).is_none() { open() } else { self.need(key, read) }
    }

    /// The value of an optional field, or the default value if it is missing.
    pub(super) fn may<T: Default>(&self, key: &str, read: impl FnOnce(&Field<'a>) -> Option<T>) -> Option<T> {
        self.get(key).map_or(Some(T::default()), read)
    }
}
