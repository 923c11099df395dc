//! Writes the texts of a language as data: the messages in order, each as its text with marks for variables and choices.
//! `src/compiled.rs` describes the format and reads it.

use std::fmt::Write as _;

use super::check::Message;
use super::parse::Key;
use super::resolve::Part;

const END: char = '\0';
const VARIABLE: char = '\u{1}';
const SELECT: char = '\u{2}';
const CASE: char = '\u{3}';
const KEY_END: char = '\u{4}';
const DONE: char = '\u{5}';

/// The messages in the language at `lang`.
pub fn write(messages: &[&Message], lang: usize) -> String {
    let mut out = String::new();
    for message in messages {
        let arguments: Vec<&str> = message.arguments.keys().map(String::as_str).collect();
        parts(&mut out, &arguments, message.texts.get(lang).map_or(&[], Vec::as_slice));
        out.push(END);
    }
    out
}

fn parts(out: &mut String, arguments: &[&str], parts: &[Part]) {
    for part in parts {
        match part {
            Part::Text(text) => {
                assert!(!text.contains(|c| c <= DONE), "a text contains a mark: {text:?}");
                out.push_str(text);
            }
            Part::Variable(name) => out.extend([VARIABLE, letter(arguments, name)]),
            Part::Select { variable, cases, default } => {
                out.extend([SELECT, letter(arguments, variable)]);
                for (key, inner) in cases {
                    out.push(CASE);
                    match key {
                        Key::Word(word) => out.push_str(word),
                        Key::Number(number) => write!(out, "{number}").expect("a String takes everything"),
                    }
                    out.push(KEY_END);
                    self::parts(out, arguments, inner);
                }
                out.extend([CASE, KEY_END]);
                self::parts(out, arguments, default);
                out.push(DONE);
            }
        }
    }
}

/// The letter of an argument: `A` for the first.
fn letter(arguments: &[&str], name: &str) -> char {
    let at = arguments.iter().position(|argument| *argument == name).expect("check.rs listed the arguments");
    ('A'..='Z').nth(at).expect("no message has more than 26 variables")
}
