//! A table of a file that knows its lines: every value is asked for by name, and whatever is not as asked
//! becomes a fault. Reading goes on after a fault, so that all of them are found in one go (COMP-2).

use super::source::{self, Source, clip};
use super::word::Word;
use crate::fault::{Expected, Fault};
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The greatest amount of anything on a component: sums of several fit easily where the game keeps them.
pub const MOST: u8 = 60;

/// The longest id: it is written in every position and every step of a game.
pub const LONGEST_ID: usize = 64;

/// The most components of one sort: each has a number of one byte. More are not even looked at, so that comparing all
/// with all stays cheap.
pub const MOST_COMPONENTS: usize = 255;

/// A year has at most four digits.
pub const LAST_YEAR: u16 = 9999;

/// Where a component stands, for faults that are found when all of its kind are read.
#[derive(Clone, Debug)]
pub struct Spot {
    file: String,
    /// Its line.
    pub line: usize,
    /// Its name in words of the schema.
    pub component: String,
}

impl Spot {
    /// A fault of this component.
    pub fn fault(&self, found: impl ToString, expected: Expected) -> Fault {
        let Spot { file, line, component } = self.clone();
        Fault { file, line, component, found: found.to_string(), expected }
    }

    /// The same place, about something else.
    pub fn about(&self, component: impl Into<String>) -> Spot {
        Spot { component: component.into(), ..self.clone() }
    }
}

/// A table being read. When it is let go, the fields that nobody asked for are faults: so no reader can
/// forget to look for them.
pub struct Table<'a> {
    source: &'a Source<'a>,
    entries: &'a DeTable<'a>,
    /// Its line; 0 for the whole file.
    line: usize,
    component: String,
    /// Path of this table inside its component, such as `reward.`.
    path: String,
    asked: Vec<&'static str>,
}

impl<'a> Table<'a> {
    /// The whole file.
    pub fn root(source: &'a Source<'a>, entries: &'a DeTable<'a>) -> Table<'a> {
        let component = source.file.trim_end_matches(".toml").to_owned();
        Table { source, entries, line: 0, component, path: String::new(), asked: Vec::new() }
    }

    /// Where it stands.
    pub fn spot(&self) -> Spot {
        Spot { file: self.source.file.to_owned(), line: self.line, component: self.component.clone() }
    }

    /// Adds a fault of the whole table.
    pub fn fault(&self, found: impl ToString, expected: Expected) {
        self.source.faults.add(self.spot().fault(found, expected));
    }

    /// Adds a fault of a field, quoting the field as it is written.
    pub fn fault_at(&self, field: &str, expected: Expected) {
        match self.entries.get(field) {
            Some(value) => self.fault_of(value, &format!("{}{field} = ", self.path), expected),
            None => self.fault("", self.missing(field)),
        }
    }

    /// Adds a fault of a value, quoted after these words.
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

    /// Whether the field is there, without asking for it.
    pub fn has(&self, field: &str) -> bool {
        self.entries.contains_key(field)
    }

    /// Asks for a field that may be missing: whether it is there.
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

    /// A small number within a range.
    pub fn small(&mut self, field: &'static str, range: RangeInclusive<u8>) -> Option<u8> {
        self.number(field, u16::from(*range.start())..=u16::from(*range.end())).map(|number| number as u8)
    }

    /// Components of a list are counted by a field, 1 being the first. `last` is the number of the one before and
    /// becomes that of this one: a gap is one fault, not one for each component after it.
    pub fn count(&mut self, field: &'static str, last: &mut u8) {
        let next = last.saturating_add(1);
        self.small(field, next..=next);
        let found = self.entries.get(field).and_then(|value| source::whole(value.get_ref()));
        *last = found.and_then(|found| u8::try_from(found).ok()).filter(|found| *found > 0).unwrap_or(next);
    }

    /// An amount; if the field is missing, none.
    pub fn amount(&mut self, field: &'static str) -> u8 {
        if self.may_have(field) { self.small(field, 0..=MOST).unwrap_or_default() } else { 0 }
    }

    /// Whether nothing is written in it but zeros.
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

    /// A text that may be missing.
    pub fn words(&mut self, field: &'static str) -> String {
        if self.may_have(field) { self.text(field) } else { String::new() }
    }

    /// Yes or no.
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

    /// One of a closed list of words.
    pub fn word<T: Word>(&mut self, field: &'static str) -> Option<T> {
        self.choice(field, T::read, T::all)
    }

    /// A list of words, if all of them are.
    pub fn word_list<T: Word>(&mut self, field: &'static str) -> Option<Vec<T>> {
        self.choices(field, T::read, T::all)
    }

    /// The index of a name.
    pub fn name(&mut self, field: &'static str, names: &[String]) -> Option<usize> {
        self.choice(field, |value| position(names, value), || names.to_vec())
    }

    /// The indexes of names, if all of them are.
    pub fn name_list(&mut self, field: &'static str, names: &[String]) -> Option<Vec<usize>> {
        self.choices(field, |value| position(names, value), || names.to_vec())
    }

    /// A value as `read` understands it: one of `all`.
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

    /// A list of such values.
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

    /// Fields that cannot be judged because something else is wrong.
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
    pub fn table(&mut self, field: &'static str) -> Option<Table<'a>> {
        let value = self.require(field)?;
        self.inner(value, self.component.clone(), format!("{}{field}", self.path))
    }

    /// A table inside this one that may be missing.
    pub fn table_if_any(&mut self, field: &'static str) -> Option<Table<'a>> {
        if self.may_have(field) { self.table(field) } else { None }
    }

    /// A list of inline tables; what is none is left out.
    pub fn table_list(&mut self, field: &'static str) -> Vec<Table<'a>> {
        let path = format!("{}{field}", self.path);
        let tables = self.list(field).unwrap_or_default().into_iter();
        tables.filter_map(|value| self.inner(value, self.component.clone(), path.clone())).collect()
    }

    /// Components `[[field]]`, each named by its id, its number, or its place in the list.
    pub fn components(&mut self, field: &'static str) -> Vec<Table<'a>> {
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

    fn inner(&self, value: &'a Spanned<DeValue<'a>>, component: String, path: String) -> Option<Table<'a>> {
        let (source, line) = (self.source, self.source.line(value.span().start));
        let Some(entries) = value.get_ref().as_table() else {
            let before = if path.is_empty() { path } else { format!("{path} = ") };
            self.fault_of(value, &before, Expected::Table);
            return None;
        };
        let path = if path.is_empty() { path } else { format!("{path}.") };
        Some(Table { source, entries, line, component, path, asked: Vec::new() })
    }
}

fn position(names: &[String], value: &DeValue<'_>) -> Option<usize> {
    names.iter().position(|name| value.as_str() == Some(name))
}

impl Drop for Table<'_> {
    fn drop(&mut self) {
        for key in self.entries.keys().filter(|key| !self.asked.contains(&key.get_ref().as_ref())) {
            if self.source.faults.has_enough(self.source.file) {
                break;
            }
            let mut fields = self.asked.clone();
            fields.sort_unstable();
            fields.dedup();
            let spot = Spot { line: self.source.line(key.span().start), ..self.spot() };
            let found = format!("{}{}", self.path, clip(key.get_ref()));
            self.source.faults.add(spot.fault(found, Expected::Fields { fields }));
        }
    }
}
