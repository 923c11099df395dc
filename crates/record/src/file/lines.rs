//! The lines of a file, with line numbers and columns.

use super::{FileError, Flaw};
use vocab::NotationError;

/// The lines of a file, each with its number.
pub(super) struct Lines<'a> {
    rest: &'a str,
    /// The number of the line that was read last.
    pub(super) number: usize,
}

/// A line, or the part of one that begins at a column.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) text: &'a str,
    number: usize,
    /// The number of characters before it.
    before: usize,
}

impl<'a> Lines<'a> {
    pub(super) fn new(text: &'a str) -> Lines<'a> {
        Lines { rest: text, number: 0 }
    }

    /// The next line; nothing after the last one.
    pub(super) fn next_if_any(&mut self) -> Result<Option<Line<'a>>, FileError> {
        if self.rest.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        let Some((line, rest)) = self.rest.split_once('\n') else {
            return Err(FileError {
                line: self.number,
                column: self.rest.chars().count() + 1,
                flaw: Flaw::Truncated,
            });
        };
        self.rest = rest;
        let text = line.strip_suffix('\r').unwrap_or(line);
        Ok(Some(Line { text, number: self.number, before: 0 }))
    }

    /// The next line, which must be there.
    pub(super) fn next(&mut self) -> Result<Line<'a>, FileError> {
        let end = FileError { line: self.number + 1, column: 1, flaw: Flaw::Truncated };
        self.next_if_any()?.ok_or(end)
    }

    /// The value after a key, if the next line begins with the key. Otherwise nothing is read.
    pub(super) fn optional(&mut self, key: &'static str) -> Option<Line<'a>> {
        let mut ahead = Lines { ..*self };
        let value = ahead.header(key).ok()?;
        *self = ahead;
        Some(value)
    }

    /// Reads the next line of the header and returns the value after this key.
    pub(super) fn header(&mut self, expected: &'static str) -> Result<Line<'a>, FileError> {
        self.next()?.value(expected)
    }
}

impl<'a> Line<'a> {
    /// The value after the key of a header line. The key must be this one.
    pub(super) fn value(self, expected: &'static str) -> Result<Line<'a>, FileError> {
        let (key, value) = self.split(" ");
        if key.text == expected && !value.text.is_empty() {
            return Ok(value);
        }
        Err(self.error(Flaw::Header { found: self.text.to_owned(), expected }))
    }

    pub(super) fn error(&self, flaw: Flaw) -> FileError {
        FileError { line: self.number, column: self.before + 1, flaw }
    }

    /// The rest of the line from a byte on.
    pub(super) fn skip(self, bytes: usize) -> Line<'a> {
        let (before, text) = self.text.split_at_checked(bytes).unwrap_or((self.text, ""));
        Line { text, before: self.before + before.chars().count(), ..self }
    }

    /// The text before and after a separator. If the separator is missing, the second text is empty.
    pub(super) fn split(self, mark: &str) -> (Line<'a>, Line<'a>) {
        let at = self.text.find(mark).unwrap_or(self.text.len());
        (Line { text: &self.text[..at], ..self }, self.skip((at + mark.len()).min(self.text.len())))
    }

    pub(super) fn notation(self, error: NotationError, flaw: fn(NotationError) -> Flaw) -> FileError {
        let column = self.before + error.column;
        FileError { line: self.number, column, flaw: flaw(error) }
    }
}
