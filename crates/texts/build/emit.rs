//! Generates Rust from checked messages: texts without variables in one table per language, and a function
//! per message.

use std::fmt::{self, Write};

use super::check::{Checked, Message};
use super::parse::Key;
use super::resolve::{Kind, Part};

/// The generated file.
pub fn code(checked: &Checked) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    write(&mut out, checked).expect("a String takes everything");
    out
}

fn write(out: &mut String, checked: &Checked) -> fmt::Result {
    let (plain, worded): (Vec<_>, Vec<_>) = checked.messages.iter().partition(|m| m.arguments.is_empty());
    lang(out, &checked.langs)?;
    tables(out, &checked.langs, &plain)?;
    writeln!(
        out,
        "/// One function for each message.\n#[allow(clippy::all)] // Generated code is regular rather than idiomatic.\npub mod t {{"
    )?;
    writeln!(out, "    use super::Lang;")?;
    for (index, message) in plain.iter().enumerate() {
        let name = ident(&message.key);
        doc(out, message)?;
        writeln!(
            out,
            "    pub fn {name}(lang: Lang) -> String {{\n        super::plain(lang, {index}).to_owned()\n    }}"
        )?;
    }
    for message in worded {
        function(out, message, &checked.langs)?;
    }
    writeln!(out, "}}")
}

fn lang(out: &mut String, langs: &[String]) -> fmt::Result {
    writeln!(out, "/// A language that the texts exist in.")?;
    writeln!(out, "#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]\npub enum Lang {{")?;
    for code in langs {
        writeln!(out, "    /// `{code}`\n    {},", capital(code))?;
    }
    let all: Vec<_> = langs.iter().map(|code| format!("Lang::{}", capital(code))).collect();
    writeln!(out, "}}\n\nimpl Lang {{\n    /// Every language.")?;
    writeln!(out, "    pub const ALL: &'static [Lang] = &[{}];\n", all.join(", "))?;
    writeln!(out, "    /// The code of the language, as in `en`.")?;
    writeln!(out, "    pub const fn code(self) -> &'static str {{\n        match self {{")?;
    for code in langs {
        writeln!(out, "            Lang::{} => {code:?},", capital(code))?;
    }
    writeln!(out, "        }}\n    }}\n}}\n")
}

/// The keys in order, and the texts of each language in the same order.
fn tables(out: &mut String, langs: &[String], plain: &[&Message]) -> fmt::Result {
    let count = plain.len();
    writeln!(out, "static KEYS: [&str; {count}] = [")?;
    for message in plain {
        writeln!(out, "    {:?},", message.key)?;
    }
    writeln!(out, "];\n\nstatic PLAIN: [[&str; {count}]; {}] = [", langs.len())?;
    for index in 0..langs.len() {
        writeln!(out, "    [")?;
        for message in plain {
            let text = message.texts.get(index).map_or("", |parts| match parts.as_slice() {
                [Part::Text(text)] => text,
                _ => "",
            });
            writeln!(out, "        {text:?},")?;
        }
        writeln!(out, "    ],")?;
    }
    writeln!(out, "];\n\nfn plain(lang: Lang, index: usize) -> &'static str {{")?;
    writeln!(out, "    PLAIN[lang as usize][index]\n}}\n")
}

/// A message with arguments. The inner function is not generic, so its texts exist only once. Its own
/// variables begin with `_`, which the variables of messages cannot.
fn function(out: &mut String, message: &Message, langs: &[String]) -> fmt::Result {
    let list = |number: &str, text: &str| -> String {
        let one = |(name, kind): (&String, &Kind)| {
            let form = if *kind == Kind::Number { number } else { text };
            form.replace('#', &ident(name))
        };
        message.arguments.iter().map(one).collect()
    };
    doc(out, message)?;
    let (outer, inner) = (list(", #: i64", ", #: impl AsRef<str>"), list(", #: i64", ", #: &str"));
    writeln!(out, "    pub fn {}(lang: Lang{outer}) -> String {{", ident(&message.key))?;
    writeln!(out, "        fn _text(lang: Lang{inner}) -> String {{")?;
    writeln!(out, "            let mut _out = String::new();\n            match lang {{")?;
    for (code, parts) in langs.iter().zip(&message.texts) {
        writeln!(out, "                Lang::{} => {{", capital(code))?;
        Body { out, message, code, depth: 5 }.parts(parts)?;
        writeln!(out, "                }}")?;
    }
    writeln!(out, "            }}\n            _out\n        }}")?;
    writeln!(out, "        _text(lang{})\n    }}", list(", #", ", #.as_ref()"))
}

/// Writes the statements that build a text.
struct Body<'a> {
    out: &'a mut String,
    message: &'a Message,
    code: &'a str,
    depth: usize,
}

impl Body<'_> {
    fn line(&mut self, line: fmt::Arguments<'_>) -> fmt::Result {
        writeln!(self.out, "{:indent$}{line}", "", indent = self.depth * 4)
    }

    fn parts(&mut self, parts: &[Part]) -> fmt::Result {
        for part in parts {
            match part {
                Part::Text(text) => self.line(format_args!("_out.push_str({text:?});"))?,
                Part::Variable(name) if self.is_number(name) => {
                    self.line(format_args!("_out.push_str(&{}.to_string());", ident(name)))?;
                }
                Part::Variable(name) => self.line(format_args!("_out.push_str({});", ident(name)))?,
                Part::Select { variable, cases, default } => self.select(variable, cases, default)?,
            }
        }
        Ok(())
    }

    fn is_number(&self, name: &str) -> bool {
        self.message.arguments.get(name) == Some(&Kind::Number)
    }

    /// A number is compared with exact numbers first, then by its plural form.
    fn select(&mut self, variable: &str, cases: &[(Key, Vec<Part>)], default: &[Part]) -> fmt::Result {
        let name = ident(variable);
        let numbers = cases.iter().any(|(key, _)| matches!(key, Key::Number(_)));
        let words = cases.iter().any(|(key, _)| matches!(key, Key::Word(_)));
        if numbers || !self.is_number(variable) {
            self.line(format_args!("match {name} {{"))?;
            for (key, parts) in cases {
                match key {
                    Key::Number(number) => self.arm(&number.to_string(), parts)?,
                    Key::Word(word) if !self.is_number(variable) => self.arm(&format!("{word:?}"), parts)?,
                    Key::Word(_) => {}
                }
            }
            if !(numbers && words) {
                self.arm("_", default)?;
                return self.line(format_args!("}}"));
            }
        }
        let (before, code) = (if numbers { "_ => " } else { "" }, self.code);
        self.line(format_args!("{before}match super::plural::{code}({name}) {{"))?;
        for (key, parts) in cases {
            if let Key::Word(word) = key {
                self.arm(&format!("super::Category::{}", capital(word)), parts)?;
            }
        }
        self.arm("_", default)?;
        self.line(format_args!("{}", if numbers { "}}" } else { "}" }))
    }

    fn arm(&mut self, key: &str, parts: &[Part]) -> fmt::Result {
        self.depth += 1;
        self.line(format_args!("{key} => {{"))?;
        self.depth += 1;
        self.parts(parts)?;
        self.depth -= 1;
        self.line(format_args!("}}"))?;
        self.depth -= 1;
        Ok(())
    }
}

/// Documents a function with the shortened text of the reference language.
fn doc(out: &mut String, message: &Message) -> fmt::Result {
    fn gist(parts: &[Part], out: &mut String) {
        for part in parts {
            match part {
                Part::Text(text) => out.push_str(text),
                Part::Variable(name) => out.extend(["$", name]),
                Part::Select { default, .. } => gist(default, out),
            }
        }
    }
    let mut text = String::new();
    gist(message.texts.first().map_or(&[], Vec::as_slice), &mut text);
    let short: String = text.chars().take(90).collect();
    let dots = if short.len() < text.len() { "…" } else { "" };
    writeln!(out, "\n    /// `{}{dots}`", short.replace(['\n', '`'], " "))
}

fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// A key or a variable as a Rust identifier.
fn ident(name: &str) -> String {
    const KEYWORDS: &str = " abstract as async await become box break const continue do dyn else enum extern false \
        final fn for gen if impl in let loop macro match mod move mut override priv pub ref return static struct \
        trait true try type typeof unsafe unsized use virtual where while yield ";
    let name = name.replace('-', "_");
    if KEYWORDS.contains(&format!(" {name} ")) { format!("r#{name}") } else { name }
}
