//! The text of a file: lines, quotations, and the list of faults that all files share.

use crate::fault::Fault;
use std::cell::RefCell;
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// All faults found so far.
#[derive(Default)]
pub struct Faults(RefCell<Vec<Fault>>);

impl Faults {
    /// Adds one.
    pub fn add(&self, fault: Fault) {
        self.0.borrow_mut().push(fault);
    }

    /// The list.
    pub fn take(&self) -> Vec<Fault> {
        self.0.take()
    }
}

/// One file.
pub struct Source<'a> {
    /// Its name.
    pub file: &'a str,
    text: &'a str,
    /// Where faults go.
    pub faults: &'a Faults,
    /// Where lines end.
    ends: Vec<usize>,
}

impl<'a> Source<'a> {
    /// A file with this name and text.
    pub fn new(file: &'a str, text: &'a str, faults: &'a Faults) -> Source<'a> {
        Source { file, text, faults, ends: text.match_indices('\n').map(|(end, _)| end).collect() }
    }

    /// The line of a byte, counted from 1.
    pub fn line(&self, offset: usize) -> usize {
        1 + self.ends.partition_point(|end| *end < offset)
    }

    /// The whole line of a byte.
    pub fn line_of(&self, offset: usize) -> String {
        self.text.lines().nth(self.line(offset) - 1).unwrap_or_default().trim().to_owned()
    }

    /// A piece of the text on one line and not too long.
    pub fn quote(&self, span: Range<usize>) -> String {
        const LONGEST: usize = 60;
        let words = self.text.get(span).unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
        match words.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("{}…", &words[..end]),
            None => words,
        }
    }
}

/// What a component is called in its file: its id, or its number.
pub fn name(table: &DeTable<'_>) -> Option<String> {
    let id = table.get("id").and_then(|id| id.get_ref().as_str()).map(str::to_owned);
    let number = || ["number", "space"].into_iter().find_map(|field| whole(table.get(field)?.get_ref()));
    id.or_else(|| number().map(|number| number.to_string()))
}

/// A value as a whole number, if it is one.
pub fn whole(value: &DeValue<'_>) -> Option<i64> {
    let DeValue::Integer(number) = value else { return None };
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}
