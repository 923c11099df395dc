//! The hash of an edition: it depends on everything that matters for play, and not on wording.

use crate::read::whole;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use toml::de::{DeTable, DeValue};

/// Fields with text for people that does not matter for play. (The list `[[place]]` is not such a field.)
const WORDS: [&str; 6] = ["title", "name", "date", "place", "history", "description"];

/// SHA-256 of the canonical form: the values of the files as JSON with sorted keys, without comments and
/// without text for people. A missing field means zero or empty, so zeros and empty tables are left out as
/// well. Lists keep their order, because stacks depend on it (INT-35).
pub fn of<'a>(files: impl Iterator<Item = (&'a str, &'a DeTable<'a>)>) -> [u8; 32] {
    let files = files.map(|(name, table)| (name.to_owned(), canonical_table(table)));
    Sha256::digest(sorted(files).to_string()).into()
}

fn canonical_table(table: &DeTable<'_>) -> Value {
    let fields = table.iter().filter(|(key, value)| !is_word(key.get_ref(), value.get_ref()));
    let fields = fields.map(|(key, value)| (key.get_ref().to_string(), canonical(value.get_ref())));
    sorted(fields.filter(|(_, value)| !is_none(value)))
}

/// Sorts the fields here, so that the hash does not depend on the order in which libraries return them.
fn sorted(fields: impl Iterator<Item = (String, Value)>) -> Value {
    Value::Object(fields.collect::<BTreeMap<_, _>>().into_iter().collect())
}

/// INT-33: even the year of a work does not matter, only its printed period.
fn is_word(key: &str, value: &DeValue<'_>) -> bool {
    key == "year" || (WORDS.contains(&key) && value.is_str())
}

fn canonical(value: &DeValue<'_>) -> Value {
    match value {
        DeValue::String(text) => Value::from(text.as_ref()),
        DeValue::Boolean(flag) => Value::from(*flag),
        DeValue::Array(list) => list.iter().map(|value| canonical(value.get_ref())).collect(),
        DeValue::Table(table) => canonical_table(table),
        // A valid edition has no other numbers and no dates.
        DeValue::Integer(_) | DeValue::Float(_) | DeValue::Datetime(_) => Value::from(whole(value)),
    }
}

fn is_none(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(flag) => !flag,
        Value::Number(number) => number.as_i64() == Some(0),
        Value::Object(fields) => fields.is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::String(_) => false,
    }
}
