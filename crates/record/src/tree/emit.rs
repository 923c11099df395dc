//! Writes a tree as readable JSON or TOML: a value that fits on one line is not broken.

use super::{Node, Value};

/// Lines are broken before they get longer than this.
const WIDTH: usize = 110;

/// The two ways to write a tree; they differ in how a table is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Script {
    Json,
    Toml,
}

/// JSON over several lines.
pub(crate) fn json(root: &Node) -> String {
    let mut out = String::new();
    lay(root, Script::Json, 0, 0, &mut out);
    out.push('\n');
    out
}

/// TOML: short values first, then a section for each large table and each table of a list.
pub(crate) fn toml(root: &Node) -> String {
    let mut out = String::new();
    let Value::Table(entries) = &root.value else { return out };
    let (sections, plain): (Vec<_>, Vec<_>) = entries.iter().partition(|(key, node)| is_section(key, node));
    lines(plain.into_iter(), &mut out);
    for (key, node) in sections {
        match &node.value {
            Value::Table(entries) => section(&format!("[{key}]"), entries, &mut out),
            Value::List(items) => {
                for item in items {
                    let Value::Table(entries) = &item.value else { continue };
                    section(&format!("[[{key}]]"), entries, &mut out);
                }
            }
            Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::Other => {}
        }
    }
    out
}

fn is_section(name: &str, node: &Node) -> bool {
    match &node.value {
        Value::Table(_) => key(name, Script::Toml).len() + compact(node, Script::Toml).len() > WIDTH,
        Value::List(items) => {
            !items.is_empty() && items.iter().all(|item| matches!(item.value, Value::Table(_)))
        }
        Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::Other => false,
    }
}

fn section(head: &str, entries: &[(String, Node)], out: &mut String) {
    out.push_str(&format!("\n{head}\n"));
    lines(entries.iter(), out);
}

fn lines<'a>(entries: impl Iterator<Item = &'a (String, Node)>, out: &mut String) {
    for (name, node) in entries {
        let start = out.len();
        out.push_str(&key(name, Script::Toml));
        lay(node, Script::Toml, 0, out.len() - start, out);
        out.push('\n');
    }
}

/// The value on one line.
pub(crate) fn compact(node: &Node, script: Script) -> String {
    match &node.value {
        // TOML escapes the same characters as JSON in the same way.
        Value::Text(text) => serde_json::Value::from(text.as_str()).to_string(),
        Value::Number(number) => number.to_string(),
        Value::Flag(flag) => flag.to_string(),
        Value::Other => "null".to_owned(),
        Value::List(items) => {
            let items: Vec<_> = items.iter().map(|item| compact(item, script)).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Table(entries) => {
            let entry = |(name, node): &(String, Node)| key(name, script) + &compact(node, script);
            let entries: Vec<_> = entries.iter().map(entry).collect();
            if entries.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", entries.join(", ")) }
        }
    }
}

/// A key and the text between it and its value.
fn key(name: &str, script: Script) -> String {
    let is_bare = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    match script {
        Script::Toml if !name.is_empty() && name.bytes().all(is_bare) => format!("{name} = "),
        Script::Toml => format!("{} = ", serde_json::Value::from(name)),
        Script::Json => format!("{}: ", serde_json::Value::from(name)),
    }
}

/// Writes the value on the current line if it fits there, otherwise on several lines.
fn lay(node: &Node, script: Script, indent: usize, column: usize, out: &mut String) {
    let line = compact(node, script);
    let inner = indent + 2;
    match &node.value {
        _ if column + line.chars().count() < WIDTH => out.push_str(&line),
        Value::List(items) => {
            out.push('[');
            let is_plain = |item: &Node| !matches!(item.value, Value::List(_) | Value::Table(_));
            if items.iter().all(is_plain) {
                fill(items, script, inner, out);
            } else {
                each(items.iter().map(|item| (String::new(), item)), script, inner, out);
            }
            close(indent, ']', out);
        }
        Value::Table(entries) if script == Script::Json => {
            out.push('{');
            each(entries.iter().map(|(name, node)| (key(name, script), node)), script, inner, out);
            close(indent, '}', out);
        }
        // An inline table of TOML must stay on one line.
        Value::Table(_) | Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::Other => {
            out.push_str(&line)
        }
    }
}

fn each<'a>(
    items: impl Iterator<Item = (String, &'a Node)>,
    script: Script,
    indent: usize,
    out: &mut String,
) {
    for (at, (head, node)) in items.enumerate() {
        out.push_str(if at == 0 { "" } else { "," });
        new_line(indent, out);
        out.push_str(&head);
        lay(node, script, indent, indent + head.len(), out);
    }
}

/// Writes as many items on each line as fit.
fn fill(items: &[Node], script: Script, indent: usize, out: &mut String) {
    let mut column = WIDTH;
    for (at, item) in items.iter().enumerate() {
        let text = compact(item, script);
        let width = text.chars().count() + 2;
        out.push_str(if at == 0 { "" } else { "," });
        if column + width > WIDTH {
            new_line(indent, out);
            column = indent;
        } else {
            out.push(' ');
        }
        out.push_str(&text);
        column += width;
    }
}

fn close(indent: usize, bracket: char, out: &mut String) {
    new_line(indent, out);
    out.push(bracket);
}

fn new_line(indent: usize, out: &mut String) {
    out.push('\n');
    out.extend(std::iter::repeat_n(' ', indent));
}
