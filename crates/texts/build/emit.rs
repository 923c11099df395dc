//! Generates Rust from checked messages: the languages, the keys of texts without variables, and a function per message
//! that passes its arguments to the interpreter.

use std::fmt::{self, Write};

use super::check::{LANGUAGE_NAME, Message};
use super::resolve::{Kind, Part};
use super::{Home, Written};

/// What only the program has; the page has neither these functions nor these keys.
const NATIVE: &str = "#[cfg(not(target_os = \"unknown\"))]";
const PAGE: &str = "#[cfg(target_os = \"unknown\")]";
/// How the keys begin that the page looks up: those of rules, places, components and lessons. The others would only be weight.
const LOOKED_UP: [&str; 4] = ["rule", "place-", "vienna-", "lesson-"];

/// The generated file. `messages` are in the order of the data.
pub fn code(langs: &[String], messages: &[&Message], written: &Written) -> String {
    let mut out = String::new();
    // Writing to a String cannot fail.
    write(&mut out, langs, messages, written).expect("a String takes everything");
    out
}

fn write(out: &mut String, langs: &[String], messages: &[&Message], written: &Written) -> fmt::Result {
    lang(out, langs, messages)?;
    data(out, langs, written)?;
    keys(out, PAGE, messages, |message| LOOKED_UP.iter().any(|start| message.key.starts_with(start)))?;
    keys(out, NATIVE, messages, |_| true)?;
    writeln!(
        out,
        "/// One function for each message.\n#[allow(clippy::all)] // Generated code is regular rather than idiomatic.\npub mod t {{"
    )?;
    writeln!(out, "    #[allow(unused_imports)]\n    use super::{{Argument, Lang}};")?;
    for (index, message) in messages.iter().enumerate() {
        function(out, index, message)?;
    }
    writeln!(out, "}}")
}

fn lang(out: &mut String, langs: &[String], messages: &[&Message]) -> fmt::Result {
    writeln!(out, "/// A language that the texts exist in.")?;
    writeln!(out, "#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]\npub enum Lang {{")?;
    for code in langs {
        writeln!(out, "    /// `{code}`\n    {},", capital(code))?;
    }
    let all: Vec<_> = langs.iter().map(|code| format!("Lang::{}", capital(code))).collect();
    writeln!(out, "}}\n\nimpl Lang {{\n    /// Every language.")?;
    writeln!(out, "    pub const ALL: &'static [Lang] = &[{}];\n", all.join(", "))?;
    let names = messages.iter().find(|message| message.key == LANGUAGE_NAME);
    let names = names.into_iter().flat_map(|message| &message.texts).map(|parts| gist(parts));
    let quoted = |text: &str| format!("{text:?}");
    table(
        out,
        "The code of the language, as in `en`.",
        "code",
        "&'static str",
        langs,
        langs.iter().map(|code| quoted(code)),
    )?;
    table(
        out,
        "The name of the language in the language itself.",
        "name",
        "&'static str",
        langs,
        names.map(|name| quoted(&name)),
    )?;
    let plural = langs.iter().map(|code| format!("plural::{code}"));
    table(out, "The plural forms of the language.", "plural", "fn(i64) -> plural::Category", langs, plural)?;
    writeln!(out, "}}\n")
}

/// A function of the language with one value for each.
fn table(
    out: &mut String,
    doc: &str,
    name: &str,
    kind: &str,
    langs: &[String],
    values: impl Iterator<Item = String>,
) -> fmt::Result {
    writeln!(out, "    /// {doc}\n    pub const fn {name}(self) -> {kind} {{\n        match self {{")?;
    for (code, value) in langs.iter().zip(values) {
        writeln!(out, "            Lang::{} => {value},", capital(code))?;
    }
    writeln!(out, "        }}\n    }}\n")
}

/// The headings of the data, and natively the data themselves.
fn data(out: &mut String, langs: &[String], written: &Written) -> fmt::Result {
    writeln!(out, "static HEADINGS: [&str; {}] = {:?};\n", langs.len(), written.headings)?;
    writeln!(out, "{NATIVE}\nstatic EMBEDDED: [[&str; 2]; {}] = [", langs.len())?;
    for files in &written.files {
        let [page, rest, _] = files
            .each_ref()
            .map(|(name, _)| format!("include_str!(concat!(env!(\"OUT_DIR\"), \"/{name}\"))"));
        writeln!(out, "    [{page}, {rest}],")?;
    }
    writeln!(out, "];\n")
}

/// The keys of texts without variables, sorted, and their places in the data in the same order.
fn keys(out: &mut String, cfg: &str, messages: &[&Message], has: fn(&Message) -> bool) -> fmt::Result {
    let plain =
        messages.iter().enumerate().filter(|(_, message)| message.arguments.is_empty() && has(message));
    let mut plain: Vec<_> = plain.map(|(index, message)| (message.key.as_str(), index)).collect();
    plain.sort_unstable();
    let keys: Vec<_> = plain.iter().map(|(key, _)| *key).collect();
    let indices: Vec<_> = plain.iter().map(|(_, index)| index).collect();
    writeln!(out, "{cfg}\nstatic KEYS: &str = {:?};\n", keys.join("\n"))?;
    writeln!(out, "{cfg}\nstatic PLACES: [u16; {}] = {indices:?};\n", indices.len())
}

/// The function of a message. A text comes as anything that is one; a number as `i64`.
fn function(out: &mut String, index: usize, message: &Message) -> fmt::Result {
    let list = |number: &str, text: &str| -> Vec<String> {
        let one = |(name, kind): (&String, &Kind)| {
            let form = if *kind == Kind::Number { number } else { text };
            form.replace('#', &ident(name))
        };
        message.arguments.iter().map(one).collect()
    };
    doc(out, message)?;
    if message.home == Home::Program {
        writeln!(out, "    {NATIVE}")?;
    }
    let parameters = list(", #: i64", ", #: impl AsRef<str>").concat();
    let arguments = list("Argument::Number(#)", "Argument::Text(#.as_ref())").join(", ");
    writeln!(out, "    pub fn {}(lang: Lang{parameters}) -> String {{", ident(&message.key))?;
    writeln!(out, "        super::text(lang, {index}, &[{arguments}])\n    }}")
}

/// Documents a function with the shortened text of the reference language.
fn doc(out: &mut String, message: &Message) -> fmt::Result {
    let text = gist(message.texts.first().map_or(&[], Vec::as_slice));
    let short: String = text.chars().take(90).collect();
    let dots = if short.len() < text.len() { "…" } else { "" };
    writeln!(out, "\n    /// `{}{dots}`", short.replace(['\n', '`'], " "))
}

/// A text with the names of its variables and its default choices.
fn gist(parts: &[Part]) -> String {
    let part = |part: &Part| match part {
        Part::Text(text) => text.clone(),
        Part::Variable(name) => format!("${name}"),
        Part::Select { default, .. } => gist(default),
    };
    parts.iter().map(part).collect()
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
