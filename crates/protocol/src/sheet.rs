//! A position that is written already: it travels as JSON inside the message, but nobody here reads it.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;

/// A written position, as JSON.
#[derive(Clone, Debug)]
pub struct Sheet(Box<RawValue>);

impl Sheet {
    /// A text that is JSON.
    ///
    /// # Errors
    /// Where it is not.
    pub fn new(json: String) -> Result<Sheet, serde_json::Error> {
        RawValue::from_string(json).map(Sheet)
    }

    /// A position that serde can write.
    ///
    /// # Errors
    /// What serde cannot write.
    pub fn of(position: &impl Serialize) -> Result<Sheet, serde_json::Error> {
        serde_json::value::to_raw_value(position).map(Sheet)
    }

    /// The text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}

impl Serialize for Sheet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// By way of a value: a message that says its kind inside is read twice, and raw text would not survive that.
impl<'de> Deserialize<'de> for Sheet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Sheet, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Sheet::new(value.to_string()).map_err(serde::de::Error::custom)
    }
}
