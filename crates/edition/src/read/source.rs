//! The text of a file: lines, quotations, and the list of faults that all files share.

use super::FILES;
use crate::fault::{Expected, Fault};
use std::cell::RefCell;
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// So many faults of a file are told; nobody mends more at once, and a file of nothing but faults costs no more.
pub const MOST_FAULTS: usize = 20;
/// So many characters of what stands in a file are quoted.
const LONGEST_QUOTE: usize = 120;

/// The faults found so far, of each file not more than [`MOST_FAULTS`]. Files that no edition has share one list.
#[derive(Default)]
pub struct Faults(RefCell<[OfFile; FILES.len() + 1]>);

#[derive(Default)]
struct OfFile {
    told: Vec<Fault>,
    more: bool,
}

/// The place of a file among those of an edition; any other comes first.
fn place(file: &str) -> usize {
    FILES.iter().position(|name| *name == file).map_or(0, |place| place + 1)
}

impl Faults {
    /// Adds one, unless its file has enough of them.
    pub fn add(&self, fault: Fault) {
        let list = &mut self.0.borrow_mut()[place(&fault.file)];
        if list.told.len() < MOST_FAULTS {
            let (file, component, found) = (clip(&fault.file), clip(&fault.component), clip(&fault.found));
            list.told.push(Fault { file, component, found, ..fault });
        } else {
            list.more = true;
        }
    }

    /// Whether another fault of this file would not be told; if so, that there are more is noted.
    pub fn has_enough(&self, file: &str) -> bool {
        let list = &mut self.0.borrow_mut()[place(file)];
        let enough = list.told.len() >= MOST_FAULTS;
        list.more |= enough;
        enough
    }

    /// All of them in the order of files and lines. Where there are more than are told, the last one says so.
    pub fn take(&self) -> Vec<Fault> {
        let mut all = Vec::new();
        for OfFile { mut told, more } in self.0.take() {
            told.sort();
            let last = told.last().filter(|_| more).map(|last| Fault {
                component: last.file.clone(),
                found: String::new(),
                expected: Expected::NoMore { told: MOST_FAULTS },
                ..last.clone()
            });
            all.extend(told.into_iter().chain(last));
        }
        all
    }
}

/// The beginning of a text, if it is long.
pub fn clip(text: &str) -> String {
    match text.char_indices().nth(LONGEST_QUOTE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
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

    /// The line of a byte, without the spaces around it, if it is not too long.
    pub fn line_of(&self, offset: usize) -> String {
        let line = self.ends.partition_point(|end| *end < offset);
        let start = line.checked_sub(1).map_or(0, |before| self.ends[before] + 1);
        let end = self.ends.get(line).copied().unwrap_or(self.text.len());
        clip(self.text.get(start..end).unwrap_or_default().trim())
    }

    /// A piece of the text on one line and not too long.
    pub fn quote(&self, span: Range<usize>) -> String {
        // So many words have more characters than are quoted.
        let words = self.text.get(span).unwrap_or_default().split_whitespace().take(LONGEST_QUOTE);
        clip(&words.collect::<Vec<_>>().join(" "))
    }
}

/// What a component is called in its file: its id, or its number.
pub fn name(table: &DeTable<'_>) -> Option<String> {
    let id = table.get("id").and_then(|id| id.get_ref().as_str()).map(clip);
    let number = || ["number", "space"].into_iter().find_map(|field| whole(table.get(field)?.get_ref()));
    id.or_else(|| number().map(|number| number.to_string()))
}

/// A value as a whole number, if it is one.
pub fn whole(value: &DeValue<'_>) -> Option<i64> {
    let DeValue::Integer(number) = value else { return None };
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}
