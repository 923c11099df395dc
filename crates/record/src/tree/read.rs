//! Parses JSON or TOML into a tree with offsets.

use super::{Node, Value};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use toml::de::{DeTable, DeValue};

/// The largest depth. It is more than any position has, and small enough for the stack.
const DEPTH: usize = 16;

/// A text that is neither JSON nor TOML: the offset and the parser's message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SyntaxError {
    pub(crate) at: usize,
    pub(crate) message: String,
}

/// Parses JSON if the text begins with a brace, else TOML.
pub(crate) fn parse(text: &str) -> Result<Node, Vec<SyntaxError>> {
    if text.trim_start().starts_with('{') { parse_json(text) } else { toml(text) }
}

/// Parses JSON.
pub(crate) fn parse_json(text: &str) -> Result<Node, Vec<SyntaxError>> {
    json(text).map_err(|error| vec![error])
}

fn json(text: &str) -> Result<Node, SyntaxError> {
    let whole: &RawValue = serde_json::from_str(text).map_err(|error| {
        let line =
            text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum::<usize>();
        SyntaxError {
            at: (line + error.column().saturating_sub(1)).min(text.len()),
            message: message(&error),
        }
    })?;
    json_node(whole, text, DEPTH)
}

/// The parser's message without line and column, which are given separately.
fn message(error: &serde_json::Error) -> String {
    let words = error.to_string();
    words.split(" at line ").next().unwrap_or_default().to_owned()
}

/// A raw value is a slice of the parsed text, so its address gives its offset.
fn json_node(raw: &RawValue, text: &str, depth: usize) -> Result<Node, SyntaxError> {
    let at = (raw.get().as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    let error = |error: serde_json::Error| SyntaxError { at, message: message(&error) };
    // No position has values at this depth, so the value does not matter.
    let Some(depth) = depth.checked_sub(1) else { return Ok(Node { at, value: Value::Other }) };
    let value = match raw.get().as_bytes().first() {
        Some(b'{') => {
            let Members(members) = serde_json::from_str(raw.get()).map_err(error)?;
            let node = |(key, raw)| Ok((key, json_node(raw, text, depth)?));
            Value::Table(members.into_iter().map(node).collect::<Result<_, _>>()?)
        }
        Some(b'[') => {
            let items: Vec<&RawValue> = serde_json::from_str(raw.get()).map_err(error)?;
            Value::List(items.into_iter().map(|raw| json_node(raw, text, depth)).collect::<Result<_, _>>()?)
        }
        Some(b'"') => Value::Text(serde_json::from_str(raw.get()).map_err(error)?),
        Some(b't') => Value::Flag(true),
        Some(b'f') => Value::Flag(false),
        _ => raw.get().parse().map_or(Value::Other, Value::Number),
    };
    Ok(Node { at, value })
}

/// The members of a JSON object in order, with duplicates.
struct Members<'a>(Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Members<'de>;
            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }
        deserializer.deserialize_map(Reader)
    }
}

fn toml(text: &str) -> Result<Node, Vec<SyntaxError>> {
    let (document, errors) = DeTable::parse_recoverable(text);
    if errors.is_empty() {
        return Ok(Node { at: 0, value: toml_table(document.get_ref(), DEPTH) });
    }
    let error = |error: toml::de::Error| SyntaxError {
        at: error.span().map_or(0, |span| span.start),
        message: error.message().lines().collect::<Vec<_>>().join(", "),
    };
    Err(errors.into_iter().map(error).collect())
}

fn toml_table(table: &DeTable<'_>, depth: usize) -> Value {
    let Some(depth) = depth.checked_sub(1) else { return Value::Other };
    let node = |value: &toml::Spanned<DeValue<'_>>| Node {
        at: value.span().start,
        value: toml_value(value.get_ref(), depth),
    };
    Value::Table(table.iter().map(|(key, value)| (key.get_ref().to_string(), node(value))).collect())
}

fn toml_value(value: &DeValue<'_>, depth: usize) -> Value {
    let Some(depth) = depth.checked_sub(1) else { return Value::Other };
    match value {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(number) => {
            i64::from_str_radix(number.as_str(), number.radix()).map_or(Value::Other, Value::Number)
        }
        DeValue::Boolean(flag) => Value::Flag(*flag),
        DeValue::Array(items) => {
            let node = |item: &toml::Spanned<DeValue<'_>>| Node {
                at: item.span().start,
                value: toml_value(item.get_ref(), depth),
            };
            Value::List(items.iter().map(node).collect())
        }
        DeValue::Table(table) => toml_table(table, depth),
        DeValue::Float(_) | DeValue::Datetime(_) => Value::Other,
    }
}
