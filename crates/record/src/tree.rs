//! A document as a tree, for both JSON and TOML. Each value knows its offset in the text.

mod emit;
mod read;

pub(crate) use emit::{Script, compact, json, toml};
pub(crate) use read::{SyntaxError, parse, parse_json};

/// A value and its offset.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Node {
    /// The offset in bytes; 0 in a tree that was not parsed.
    pub(crate) at: usize,
    pub(crate) value: Value,
}

/// The types of values that a position uses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Text(String),
    Number(i64),
    Flag(bool),
    List(Vec<Node>),
    /// In the order of the document.
    Table(Vec<(String, Node)>),
    /// Fractions, dates, null.
    Other,
}

impl From<Value> for Node {
    fn from(value: Value) -> Node {
        Node { at: 0, value }
    }
}

impl Node {
    pub(crate) fn text(text: impl Into<String>) -> Node {
        Value::Text(text.into()).into()
    }

    pub(crate) fn number(number: impl Into<i64>) -> Node {
        Value::Number(number.into()).into()
    }

    pub(crate) fn list(items: impl IntoIterator<Item = Node>) -> Node {
        Value::List(items.into_iter().collect()).into()
    }

    pub(crate) fn table<K: Into<String>>(entries: impl IntoIterator<Item = (K, Node)>) -> Node {
        Value::Table(entries.into_iter().map(|(key, node)| (key.into(), node)).collect()).into()
    }

    /// Whether it is an empty list, an empty table, or a flag that is not set.
    pub(crate) fn is_empty(&self) -> bool {
        match &self.value {
            Value::List(items) => items.is_empty(),
            Value::Table(entries) => entries.is_empty(),
            Value::Flag(flag) => !flag,
            Value::Text(_) | Value::Number(_) | Value::Other => false,
        }
    }

    /// The node at one step of a path: the key of a table or the index of a list.
    pub(crate) fn step(&self, step: &str) -> Option<&Node> {
        match &self.value {
            Value::Table(entries) => entries.iter().find(|(key, _)| key == step).map(|(_, node)| node),
            Value::List(items) => items.get(step.parse::<usize>().ok()?),
            Value::Text(_) | Value::Number(_) | Value::Flag(_) | Value::Other => None,
        }
    }
}
