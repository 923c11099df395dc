//! The text of a file with line numbers and quotations, and the list of faults that all files share.

use super::FILES;
use crate::fault::{Expected, Fault};
use std::cell::RefCell;
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// The most faults reported per file. A file full of faults costs no more than this.
pub const MOST_FAULTS: usize = 20;
/// The most characters of a file that are quoted in a fault.
const LONGEST_QUOTE: usize = 120;

/// The faults found so far, at most [`MOST_FAULTS`] per file. All unknown files together count as one.
#[derive(Default)]
pub struct Faults(RefCell<[FileFaults; FILES.len() + 1]>);

#[derive(Default)]
struct FileFaults {
    reported: Vec<Fault>,
    more: bool,
}

/// The index of a file in [`FILES`], plus one; 0 for unknown files.
fn file_index(file: &str) -> usize {
    FILES.iter().position(|name| *name == file).map_or(0, |index| index + 1)
}

impl Faults {
    /// Adds a fault, unless its file already has [`MOST_FAULTS`].
    pub fn add(&self, fault: Fault) {
        let list = &mut self.0.borrow_mut()[file_index(&fault.file)];
        if list.reported.len() < MOST_FAULTS {
            let (file, component, found) = (clip(&fault.file), clip(&fault.component), clip(&fault.found));
            list.reported.push(Fault { file, component, found, ..fault });
        } else {
            list.more = true;
        }
    }

    /// Whether this file already has [`MOST_FAULTS`]. If so, notes that there are more.
    pub fn has_enough(&self, file: &str) -> bool {
        let list = &mut self.0.borrow_mut()[file_index(file)];
        let enough = list.reported.len() >= MOST_FAULTS;
        list.more |= enough;
        enough
    }

    /// All faults sorted by file and line. If a file has more than are reported, its last fault says so.
    pub fn take(&self) -> Vec<Fault> {
        let mut all = Vec::new();
        for FileFaults { mut reported, more } in self.0.take() {
            reported.sort();
            let last = reported.last().filter(|_| more).map(|last| Fault {
                component: last.file.clone(),
                found: String::new(),
                expected: Expected::NoMore { told: MOST_FAULTS },
                ..last.clone()
            });
            all.extend(reported.into_iter().chain(last));
        }
        all
    }
}

/// The text, shortened if it is long.
pub fn clip(text: &str) -> String {
    match text.char_indices().nth(LONGEST_QUOTE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// A file of the edition.
pub struct Source<'a> {
    /// Its name.
    pub file: &'a str,
    text: &'a str,
    /// Collects the faults.
    pub faults: &'a Faults,
    /// The byte offsets at which lines end.
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

    /// The whole line that contains a byte, trimmed and shortened.
    pub fn line_of(&self, offset: usize) -> String {
        let line = self.ends.partition_point(|end| *end < offset);
        let start = line.checked_sub(1).map_or(0, |before| self.ends[before] + 1);
        let end = self.ends.get(line).copied().unwrap_or(self.text.len());
        clip(self.text.get(start..end).unwrap_or_default().trim())
    }

    /// A piece of the text as one line, shortened.
    pub fn quote(&self, span: Range<usize>) -> String {
        // This many words have more characters than are quoted, so further ones are not needed.
        let words = self.text.get(span).unwrap_or_default().split_whitespace().take(LONGEST_QUOTE);
        clip(&words.collect::<Vec<_>>().join(" "))
    }
}

/// The name of a component in its file: its id or its number.
pub fn name(table: &DeTable<'_>) -> Option<String> {
    let id = table.get("id").and_then(|id| id.get_ref().as_str()).map(clip);
    let number = || ["number", "space"].into_iter().find_map(|field| whole(table.get(field)?.get_ref()));
    id.or_else(|| number().map(|number| number.to_string()))
}

/// The value as a whole number, if it is one.
pub fn whole(value: &DeValue<'_>) -> Option<i64> {
    let DeValue::Integer(number) = value else { return None };
    i64::from_str_radix(number.as_str(), number.radix()).ok()
}
