//! An encoded position: JSON text that is embedded in a message without being parsed.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A position as JSON text.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sheet(Box<RawValue>);

impl Sheet {
    /// Wraps a text that is JSON.
    ///
    /// # Errors
    /// The text is not JSON.
    pub fn new(json: String) -> Result<Sheet, serde_json::Error> {
        RawValue::from_string(json).map(Sheet)
    }

    /// Encodes a position.
    ///
    /// # Errors
    /// The position cannot be encoded.
    pub fn of(position: &impl Serialize) -> Result<Sheet, serde_json::Error> {
        serde_json::value::to_raw_value(position).map(Sheet)
    }

    /// The JSON text.
    pub fn get(&self) -> &str {
        self.0.get()
    }
}
