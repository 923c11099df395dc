//! Splits Rust source into code, comments and literals. It knows only as much of the syntax as the checks
//! need.

use std::iter::repeat_n;
use std::ops::Range;

/// One Rust file, split up. Code and comments keep their offsets and lines; everything else is replaced by
/// spaces.
pub struct Source {
    /// The code without comments and literals.
    pub code: String,
    /// The comments, including doc comments.
    pub comments: String,
    /// The literals with their offsets, as written.
    pub literals: Vec<(usize, String)>,
}

impl Source {
    /// Splits the text.
    pub fn read(text: &str) -> Source {
        let mut source = Source { code: String::new(), comments: String::new(), literals: Vec::new() };
        let mut rest = text;
        while !rest.is_empty() {
            let (part, length) = next(rest);
            let (piece, after) = rest.split_at(length);
            let blank = blank(piece);
            if part == Part::Literal {
                source.literals.push((source.code.len(), piece.to_owned()));
            }
            source.code.push_str(if part == Part::Code { piece } else { &blank });
            source.comments.push_str(if part == Part::Comment { piece } else { &blank });
            rest = after;
        }
        source
    }

    /// The file with its `#[cfg(test)]` items replaced by spaces.
    pub fn without_tests(mut self) -> Source {
        while let Some(start) = self.code.find("#[cfg(test)]") {
            let open = self.code[start..].find(['{', ';']).map_or(self.code.len(), |at| start + at);
            let item = start..self.block(open).end;
            self.literals.retain(|(at, _)| !item.contains(at));
            for half in [&mut self.code, &mut self.comments] {
                let blank = blank(&half[item.clone()]);
                half.replace_range(item.clone(), &blank);
            }
        }
        self
    }

    /// Every inline module: its offset, its name, and the code in its braces.
    pub fn modules(&self) -> impl Iterator<Item = (usize, &str, &str)> {
        let words = words(&self.code, is_identifier);
        let names = words.scan("", |before, (at, word)| {
            let is_name = std::mem::replace(before, word) == "mod";
            Some(is_name.then_some((at, word)))
        });
        names.flatten().filter_map(|(at, name)| {
            let end = at + name.len();
            let after = &self.code[end..];
            let open = end + after.len() - after.trim_start().len();
            self.code[open..].starts_with('{').then(|| (at, name, &self.code[self.block(open)]))
        })
    }

    /// The range from an opening brace to its closing brace; only the first byte if there is no opening
    /// brace.
    fn block(&self, open: usize) -> Range<usize> {
        let mut depth = 0;
        for (at, c) in self.code[open..].char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return open..open + at + c.len_utf8();
            }
        }
        open..self.code.len()
    }
}

/// The words of a text with their offsets: maximal runs of characters that `is_part` accepts.
pub fn words(text: &str, is_part: fn(char) -> bool) -> impl Iterator<Item = (usize, &str)> {
    let mut end = 0;
    text.split_inclusive(move |c| !is_part(c)).filter_map(move |piece| {
        let start = end;
        end += piece.len();
        let word = piece.trim_end_matches(|c| !is_part(c));
        (!word.is_empty()).then_some((start, word))
    })
}

/// Whether a character can be part of a name in Rust.
pub fn is_identifier(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The line number of an offset, counted from 1.
pub fn line(text: &str, offset: usize) -> usize {
    1 + text[..offset].matches('\n').count()
}

#[derive(PartialEq, Eq)]
enum Part {
    Code,
    Comment,
    Literal,
}

/// The kind of token at the start of the text, and its length.
fn next(text: &str) -> (Part, usize) {
    if text.starts_with("//") {
        (Part::Comment, text.find('\n').unwrap_or(text.len()))
    } else if text.starts_with("/*") {
        (Part::Comment, block_comment(text))
    } else if let Some(inside) = text.strip_prefix('"') {
        (Part::Literal, 1 + closing(inside, '"'))
    } else if let Some(length) = raw_string(text).or_else(|| character(text)) {
        (Part::Literal, length)
    } else {
        // An identifier is read as a whole, so that a final `r` does not begin a raw string.
        let name = text.find(|c| !is_identifier(c)).unwrap_or(text.len());
        (Part::Code, if name > 0 { name } else { text.chars().next().map_or(0, char::len_utf8) })
    }
}

/// The length of a block comment. Block comments can be nested.
fn block_comment(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    loop {
        match text.get(at..at + 2) {
            Some("/*") => (depth, at) = (depth + 1, at + 2),
            Some("*/") if depth == 1 => return at + 2,
            Some("*/") => (depth, at) = (depth - 1, at + 2),
            _ if at >= text.len() => return text.len(),
            _ => at += 1,
        }
    }
}

/// The length up to and including the closing quote; escapes are skipped.
fn closing(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        if c == quote && !escaped {
            return at + 1;
        }
        escaped = c == '\\' && !escaped;
    }
    text.len()
}

/// The length of a raw string or raw byte string.
fn raw_string(text: &str) -> Option<usize> {
    let prefix = ["r", "br", "cr"].into_iter().find(|prefix| {
        text.strip_prefix(prefix).is_some_and(|rest| rest.trim_start_matches('#').starts_with('"'))
    })?;
    let rest = &text[prefix.len()..];
    let hashes = rest.len() - rest.trim_start_matches('#').len();
    let open = prefix.len() + hashes + 1;
    let close: String = std::iter::once('"').chain(repeat_n('#', hashes)).collect();
    Some(text[open..].find(&close).map_or(text.len(), |at| open + at + close.len()))
}

/// The length of a character literal; a lifetime is not one.
fn character(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('\'')?;
    let first = inside.chars().next()?;
    if first == '\\' {
        return Some(1 + closing(inside, '\''));
    }
    inside[first.len_utf8()..].starts_with('\'').then_some(first.len_utf8() + 2)
}

fn blank(text: &str) -> String {
    text.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> String {
        Source::read(text).code.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn comments_and_literals_are_not_code() {
        assert_eq!(code("a // b\nc /* d /* e */ f */ g"), "a c g");
        assert_eq!(code(r#"a("{ \" }", '{', '\'', b"{", b'\\')"#), "a( , , , b , b )");
        assert_eq!(code(r##"a(r"\", br#"{"}"#, r#type)"##), "a( , , r#type)");
        assert_eq!(code("fn f<'a>(x: &'a str, y: var\"s\") {}"), "fn f<'a>(x: &'a str, y: var ) {}");
    }

    #[test]
    fn comments_are_kept_apart_from_strings() {
        let source = Source::read("\"// no\" // yes ä\nx");
        assert_eq!(source.comments.trim(), "// yes ä");
        assert_eq!(source.comments.len(), source.code.len());
    }

    #[test]
    fn unfinished_text_ends_somewhere() {
        for text in ["/* a", "\"a", "r#\"a\"", "'", "'\\", "/*/", "é"] {
            Source::read(text);
        }
    }

    #[test]
    fn modules_are_found_with_their_bodies() {
        let source = Source::read("mod a { mod b {\n x \"}\" } } mod c;\nmod d{}");
        let modules: Vec<_> = source.modules().map(|(_, name, body)| (name, body)).collect();
        assert_eq!(modules, [("a", "{ mod b {\n x     } }"), ("b", "{\n x     }"), ("d", "{}")]);
    }

    #[test]
    fn tests_can_be_left_out() {
        let text = "// one\nfn a() {}\n#[cfg(test)]\nmod tests { // two\n fn b() {} }\n#[cfg(test)]\nmod t;\nfn c() {}";
        let source = Source::read(text).without_tests();
        assert_eq!(source.comments.trim(), "// one");
        assert_eq!(source.code.split_whitespace().collect::<String>(), "fna(){}fnc(){}");
    }

    #[test]
    fn words_know_where_they_are() {
        let found: Vec<_> = words("é+ab_c d", is_identifier).collect();
        assert_eq!(found, [(0, "é"), (3, "ab_c"), (8, "d")]);
        assert_eq!(line("a\nb\nc", 2), 2);
    }
}
