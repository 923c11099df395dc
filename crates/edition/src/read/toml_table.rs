//! A TOML table that knows its line numbers. Values are read by name; a value that is missing or invalid is
//! reported as a fault, and reading goes on so that all faults are found at once (COMP-2).

use super::source::{self, Source, clip};
use super::word::Word;
use crate::fault::{Expected, Fault};
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The greatest amount of anything on a component. Sums of several amounts still fit into the types of the
/// game.
pub const MOST: u8 = 60;

/// The longest id in characters. Ids are written in every position and every step of a game.
pub const LONGEST_ID: usize = 64;

/// The most components of one kind, because their ids are bytes. Further ones are ignored, so that comparing
/// each with each stays cheap.
pub const MOST_COMPONENTS: usize = 255;

/// The last year that can be written in four digits.
pub const LAST_YEAR: u16 = 9999;

/// Where a component is in its file, for faults that are found after all components of its kind are read.
#[derive(Clone, Debug)]
pub struct Spot {
    file: String,
    /// Its line.
    pub line: usize,
    /// The kind and the id of the component.
    pub component: String,
}

impl Spot {
    /// A fault of this component.
    pub fn fault(&self, found: impl ToString, expected: Expected) -> Fault {
        let Spot { file, line, component } = self.clone();
        Fault { file, line, component, found: found.to_string(), expected }
    }

    /// The same file and line with another component.
    pub fn about(&self, component: impl Into<String>) -> Spot {
        Spot { component: component.into(), ..self.clone() }
    }
}

/// A TOML table that is being read. When it is dropped, every field that was not read is reported as a fault,
/// so no reader can forget to check for unknown fields.
pub struct TomlTable<'a> {
    source: &'a Source<'a>,
    entries: &'a DeTable<'a>,
    /// Its line; 0 for the whole file.
    line: usize,
    component: String,
    /// Path of this table inside its component, such as `reward.`.
    path: String,
    asked: Vec<&'static str>,
}

impl<'a> TomlTable<'a> {
    /// The whole file.
    pub fn root(source: &'a Source<'a>, entries: &'a DeTable<'a>) -> TomlTable<'a> {
        let component = source.file.trim_end_matches(".toml").to_owned();
        TomlTable { source, entries, line: 0, component, path: String::new(), asked: Vec::new() }
    }

    /// Where the table is.
    pub fn spot(&self) -> Spot {
        Spot { file: self.source.file.to_owned(), line: self.line, component: self.component.clone() }
    }

    /// Adds a fault of the whole table.
    pub fn fault(&self, found: impl ToString, expected: Expected) {
        self.source.faults.add(self.spot().fault(found, expected));
    }

    /// Adds a fault of a field and quotes the field.
    pub fn fault_at(&self, field: &str, expected: Expected) {
        match self.entries.get(field) {
            Some(value) => self.fault_of(value, &format!("{}{field} = ", self.path), expected),
            None => self.fault("", self.missing(field)),
        }
    }

    /// Adds a fault of a value. Quotes the value after the text `before`.
    fn fault_of(&self, value: &Spanned<DeValue<'_>>, before: &str, expected: Expected) {
        if self.source.faults.has_enough(self.source.file) {
            return;
        }
        let found = format!("{before}{}", self.source.quote(value.span()));
        let line = self.source.line(value.span().start);
        self.source.faults.add(Spot { line, ..self.spot() }.fault(found, expected));
    }

    fn missing(&self, field: &str) -> Expected {
        Expected::Field { field: format!("{}{field}", self.path) }
    }

    /// Whether the field exists. The field does not count as read.
    pub fn has(&self, field: &str) -> bool {
        self.entries.contains_key(field)
    }

    /// Whether an optional field exists. The field counts as read.
    pub fn may_have(&mut self, field: &'static str) -> bool {
        self.asked.push(field);
        self.has(field)
    }

    fn require(&mut self, field: &'static str) -> Option<&'a Spanned<DeValue<'a>>> {
        self.asked.push(field);
        let value = self.entries.get(field);
        if value.is_none() {
            self.fault("", self.missing(field));
        }
        value
    }

    /// A number within a range.
    pub fn number(&mut self, field: &'static str, range: RangeInclusive<u16>) -> Option<u16> {
        let number =
            source::whole(self.require(field)?.get_ref()).and_then(|number| u16::try_from(number).ok());
        let number = number.filter(|number| range.contains(number));
        if number.is_none() {
            let (from, to) = range.into_inner();
            let exactly = from == to;
            let expected =
                if exactly { Expected::Exactly { number: to } } else { Expected::Number { from, to } };
            self.fault_at(field, expected);
        }
        number
    }

    /// A number of one byte within a range.
    pub fn small(&mut self, field: &'static str, range: RangeInclusive<u8>) -> Option<u8> {
        self.number(field, u16::from(*range.start())..=u16::from(*range.end())).map(|number| number as u8)
    }

    /// Reads the number of a component in a list, counted from 1. `last` is the number of the component
    /// before and is set to the number of this one, so that a gap is one fault and not one for every
    /// component after it.
    pub fn count(&mut self, field: &'static str, last: &mut u8) {
        let next = last.saturating_add(1);
        self.small(field, next..=next);
        let found = self.entries.get(field).and_then(|value| source::whole(value.get_ref()));
        *last = found.and_then(|found| u8::try_from(found).ok()).filter(|found| *found > 0).unwrap_or(next);
    }

    /// An amount; 0 if the field is missing.
    pub fn amount(&mut self, field: &'static str) -> u8 {
        if self.may_have(field) { self.small(field, 0..=MOST).unwrap_or_default() } else { 0 }
    }

    /// Whether all its values are zeros.
    pub fn is_all_zero(&self) -> bool {
        self.entries.iter().all(|(_, value)| self.source.quote(value.span()) == "0")
    }

    /// A text that is not empty.
    pub fn text(&mut self, field: &'static str) -> String {
        let Some(value) = self.require(field) else { return String::new() };
        let text = value.get_ref().as_str().unwrap_or_default().trim();
        if text.is_empty() {
            self.fault_at(field, Expected::Text);
        }
        text.to_owned()
    }

    /// A text; empty if the field is missing.
    pub fn words(&mut self, field: &'static str) -> String {
        if self.may_have(field) { self.text(field) } else { String::new() }
    }

    /// A boolean.
    pub fn flag(&mut self, field: &'static str) -> bool {
        self.require(field).and_then(|value| value.get_ref().as_bool()).unwrap_or_default()
    }

    /// An id.
    pub fn id(&mut self) -> String {
        let id = self.text("id");
        let word = |word: &str| !word.is_empty() && word.chars().all(|c| matches!(c, 'a'..='z' | '0'..='9'));
        if !id.is_empty() && (id.len() > LONGEST_ID || !id.split('-').all(word)) {
            self.fault_at("id", Expected::Id { most: LONGEST_ID });
        }
        id
    }

    /// A word of a closed list.
    pub fn word<T: Word>(&mut self, field: &'static str) -> Option<T> {
        self.choice(field, T::read, T::all)
    }

    /// A list of words, if all of them are valid.
    pub fn word_list<T: Word>(&mut self, field: &'static str) -> Option<Vec<T>> {
        self.choices(field, T::read, T::all)
    }

    /// The index of a name in the list of names.
    pub fn name(&mut self, field: &'static str, names: &[String]) -> Option<usize> {
        self.choice(field, |value| position(names, value), || names.to_vec())
    }

    /// The indexes of several names, if all of them are valid.
    pub fn name_list(&mut self, field: &'static str, names: &[String]) -> Option<Vec<usize>> {
        self.choices(field, |value| position(names, value), || names.to_vec())
    }

    /// A value parsed with `read`. If it is invalid, the fault lists `all` valid ones.
    fn choice<T>(
        &mut self,
        field: &'static str,
        read: impl Fn(&DeValue<'_>) -> Option<T>,
        all: impl Fn() -> Vec<String>,
    ) -> Option<T> {
        let value = read(self.require(field)?.get_ref());
        if value.is_none() {
            self.fault_at(field, Expected::Word { words: all() });
        }
        value
    }

    /// A list of values parsed with `read`, if all of them are valid.
    fn choices<T>(
        &mut self,
        field: &'static str,
        read: impl Fn(&DeValue<'_>) -> Option<T>,
        all: impl Fn() -> Vec<String>,
    ) -> Option<Vec<T>> {
        let mut values = Vec::new();
        for value in self.list(field)? {
            values.push(read(value.get_ref()));
            if let Some(None) = values.last() {
                self.fault_of(value, &format!("{}{field}: ", self.path), Expected::Word { words: all() });
            }
        }
        values.into_iter().collect()
    }

    /// Marks fields as read without checking them, because another fault makes that impossible.
    pub fn skip(&mut self, fields: &[&'static str]) {
        self.asked.extend(fields);
    }

    /// A list.
    fn list(&mut self, field: &'static str) -> Option<Vec<&'a Spanned<DeValue<'a>>>> {
        let list = self.require(field)?.get_ref().as_array();
        if list.is_none() {
            self.fault_at(field, Expected::List);
        }
        list.map(|list| list.iter().collect())
    }

    /// A table inside this one.
    pub fn table(&mut self, field: &'static str) -> Option<TomlTable<'a>> {
        let value = self.require(field)?;
        self.inner(value, self.component.clone(), format!("{}{field}", self.path))
    }

    /// A table inside this one that may be missing.
    pub fn table_if_any(&mut self, field: &'static str) -> Option<TomlTable<'a>> {
        if self.may_have(field) { self.table(field) } else { None }
    }

    /// A list of inline tables. Entries that are not tables are reported and left out.
    pub fn table_list(&mut self, field: &'static str) -> Vec<TomlTable<'a>> {
        let path = format!("{}{field}", self.path);
        let tables = self.list(field).unwrap_or_default().into_iter();
        tables.filter_map(|value| self.inner(value, self.component.clone(), path.clone())).collect()
    }

    /// The components `[[field]]`, each named by its id, its number or its index in the list.
    pub fn components(&mut self, field: &'static str) -> Vec<TomlTable<'a>> {
        if !self.may_have(field) {
            return Vec::new();
        }
        let list = self.list(field).unwrap_or_default();
        if list.len() > MOST_COMPONENTS {
            let spot = self.spot().about(format!("[[{field}]]"));
            self.source.faults.add(spot.fault(list.len(), Expected::AtMost { count: MOST_COMPONENTS }));
        }
        let mut tables = Vec::new();
        for (value, place) in list.into_iter().take(MOST_COMPONENTS).zip(1..) {
            let name =
                value.get_ref().as_table().and_then(source::name).unwrap_or_else(|| format!("{place}"));
            tables.extend(self.inner(value, format!("{field} {name}"), String::new()));
        }
        tables
    }

    fn inner(
        &self,
        value: &'a Spanned<DeValue<'a>>,
        component: String,
        path: String,
    ) -> Option<TomlTable<'a>> {
        let (source, line) = (self.source, self.source.line(value.span().start));
        let Some(entries) = value.get_ref().as_table() else {
            let before = if path.is_empty() { path } else { format!("{path} = ") };
            self.fault_of(value, &before, Expected::Table);
            return None;
        };
        let path = if path.is_empty() { path } else { format!("{path}.") };
        Some(TomlTable { source, entries, line, component, path, asked: Vec::new() })
    }
}

fn position(names: &[String], value: &DeValue<'_>) -> Option<usize> {
    names.iter().position(|name| value.as_str() == Some(name))
}

impl Drop for TomlTable<'_> {
    fn drop(&mut self) {
        for key in self.entries.keys().filter(|key| !self.asked.contains(&key.get_ref().as_ref())) {
            if self.source.faults.has_enough(self.source.file) {
                break;
            }
            let mut fields = self.asked.clone();
            fields.sort_unstable();
            fields.dedup();
            let fields = fields.into_iter().map(str::to_owned).collect();
            let spot = Spot { line: self.source.line(key.span().start), ..self.spot() };
            let found = format!("{}{}", self.path, clip(key.get_ref()));
            self.source.faults.add(spot.fault(found, Expected::Fields { fields }));
        }
    }
}
