//! The texts of one language as the build wrote them, and the interpreter that puts arguments into them.
//!
//! The data are one text. It begins with a line that names the data; every message ends with `\0`. In a message
//!
//! * `\1` and a letter stand for an argument, `A` for the first;
//! * `\2`, a letter, cases and `\5` choose by an argument. A case is `\3`, its key, `\4` and its text, which may choose
//!   again. A word is compared with the keys; a number first with the keys that are numbers, then its plural form with
//!   the keys that are words. The last case has an empty key and stands for everything else.

use crate::plural::Category;

const END: char = '\0';
const VARIABLE: char = '\u{1}';
const SELECT: char = '\u{2}';
const KEY_END: char = '\u{4}';

/// An argument of a message.
#[derive(Clone, Copy, Debug)]
pub enum Argument<'a> {
    /// A number, by which a text may count.
    Number(i64),
    /// A text.
    Text(&'a str),
}

/// The texts of one language.
#[derive(Debug)]
pub struct Compiled {
    messages: Box<[&'static str]>,
    plural: fn(i64) -> Category,
}

/// A text is not the data of this language for this version of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongTexts;

/// The messages of data that begin with `heading`.
///
/// # Errors
/// If the data have another heading.
pub fn body<'a>(heading: &str, data: &'a str) -> Result<&'a str, WrongTexts> {
    match data.split_once('\n') {
        Some((found, messages)) if found == heading => Ok(messages),
        _ => Err(WrongTexts),
    }
}

impl Compiled {
    /// Reads data that begin with `heading`; `more` are messages that follow, without a heading.
    ///
    /// # Errors
    /// If the data have another heading.
    pub fn read(
        heading: &str,
        data: &'static str,
        more: &'static str,
        plural: fn(i64) -> Category,
    ) -> Result<Compiled, WrongTexts> {
        let data = body(heading, data)?;
        let messages = [data, more].into_iter().flat_map(|part| part.split_terminator(END)).collect();
        Ok(Compiled { messages, plural })
    }

    /// The message at `index`; empty if the data do not have it.
    pub fn text(&self, index: usize, arguments: &[Argument<'_>]) -> String {
        let mut out = String::new();
        self.write(self.messages.get(index).unwrap_or(&""), arguments, &mut out);
        out
    }

    fn write(&self, mut rest: &str, arguments: &[Argument<'_>], out: &mut String) {
        while let Some((before, after)) = rest.split_once([VARIABLE, SELECT]) {
            out.push_str(before);
            let (name, behind) = after.split_at_checked(1).unwrap_or_default();
            let argument = name.bytes().next().and_then(|letter| arguments.get(usize::from(letter - b'A')));
            let argument = argument.copied().unwrap_or(Argument::Text(""));
            if rest[before.len()..].starts_with(VARIABLE) {
                match argument {
                    Argument::Number(n) => out.push_str(&n.to_string()),
                    Argument::Text(text) => out.push_str(text),
                }
                rest = behind;
            } else {
                let (chosen, behind) = self.choose(argument, behind);
                self.write(chosen, arguments, out);
                rest = behind;
            }
        }
        out.push_str(rest);
    }

    /// The text of the case that fits, and what follows the choice.
    fn choose<'t>(&self, argument: Argument<'_>, cases: &'t str) -> (&'t str, &'t str) {
        let (number, word) = match argument {
            Argument::Number(n) => (n.to_string(), (self.plural)(n).code()),
            Argument::Text(word) => (String::new(), word),
        };
        let rank = |key: &str| match key {
            "" => 1,
            key if key == number => 3,
            key if key == word => 2,
            _ => 0,
        };
        let (mut depth, mut start, mut best) = (0, 0, (0, ""));
        for (at, byte) in cases.bytes().enumerate() {
            match byte {
                b'\x02' => depth += 1,
                b'\x05' if depth > 0 => depth -= 1,
                b'\x03' | b'\x05' if depth == 0 => {
                    if let Some((key, text)) = cases[start..at].split_once(KEY_END)
                        && rank(key) > best.0
                    {
                        best = (rank(key), text);
                    }
                    start = at + 1;
                    if byte == b'\x05' {
                        break;
                    }
                }
                _ => {}
            }
        }
        (best.1, &cases[start..])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plural;

    fn read(data: &'static str) -> Compiled {
        Compiled::read("h", data, "", plural::en).unwrap()
    }

    #[test]
    fn data_with_another_heading_are_refused() {
        assert_eq!(Compiled::read("h", "g\na\0", "", plural::en).unwrap_err(), WrongTexts);
        assert_eq!(Compiled::read("h", "", "", plural::en).unwrap_err(), WrongTexts);
    }

    #[test]
    fn a_message_that_is_not_there_is_empty() {
        assert_eq!(read("h\na\0b\0").text(1, &[]), "b");
        assert_eq!(read("h\na\0b\0").text(2, &[]), "");
    }

    #[test]
    fn messages_may_follow_in_a_second_text() {
        let compiled = Compiled::read("h", "h\na\0", "b\0c\0", plural::en).unwrap();
        assert_eq!(compiled.text(2, &[]), "c");
    }

    #[test]
    fn choices_are_nested_and_text_goes_on_behind_them() {
        let data = "h\n\u{2}A\u{3}x\u{4}<\u{2}B\u{3}one\u{4}1\u{3}7\u{4}seven\u{3}\u{4}\u{1}B\u{5}>\u{3}\u{4}é\u{5}!\0";
        let text = |word, n| read(data).text(0, &[Argument::Text(word), Argument::Number(n)]);
        assert_eq!(text("x", 1), "<1>!");
        assert_eq!(text("x", 7), "<seven>!");
        assert_eq!(text("x", -8), "<-8>!");
        assert_eq!(text("y", 1), "é!");
    }

    #[test]
    fn a_missing_argument_is_an_empty_text() {
        assert_eq!(read("h\na\u{1}Bb\0").text(0, &[Argument::Number(1)]), "ab");
    }
}
