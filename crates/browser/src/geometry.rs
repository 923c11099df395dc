//! Faults in the geometry of a screen: clipped or overlapping text, controls out of reach, small targets and letters.

use std::fmt;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::{Page, Result};

/// Defines `window.geometry`.
const GEOMETRY: &str = include_str!("geometry.js");

/// A fault of the screen that is shown.
#[derive(Clone, Debug, Deserialize)]
pub struct Fault {
    /// `clipped`, `overlap`, `outside`, `covered`, `decision`, `touch`, `small text` or `page scroll`.
    pub kind: String,
    /// The element and its parent, without words of a language: the same fault has the same name on every screen.
    pub what: String,
    /// The part of the page.
    #[serde(rename = "where")]
    pub part: String,
    /// The words in it.
    pub text: String,
    /// The measured figures.
    pub figures: Map<String, Value>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} in {}", self.kind, self.what, self.part)?;
        for (name, figure) in &self.figures {
            match figure {
                Value::String(text) => write!(f, ", {name} {text}")?,
                other => write!(f, ", {name} {other}")?,
            }
        }
        if self.text.is_empty() { Ok(()) } else { write!(f, ": “{}”", self.text) }
    }
}

impl Page {
    /// Waits until fonts are loaded and the page has stopped moving.
    pub async fn settle(&self) -> Result<()> {
        self.ask_geometry::<bool>("geometry.settled()").await?;
        Ok(())
    }

    /// Measures the screen that is shown, as soon as it has stopped moving.
    pub async fn faults(&self) -> Result<Vec<Fault>> {
        self.ask_geometry("geometry.settled().then(() => geometry.measure())").await
    }

    /// The value of an expression with `geometry`, which is defined if the document does not have it yet.
    async fn ask_geometry<T: DeserializeOwned>(&self, expression: &str) -> Result<T> {
        let expression = format!("typeof geometry === 'undefined' ? null : {expression}");
        if let Some(answer) = self.eval(&expression).await? {
            return Ok(answer);
        }
        self.driver().execute(GEOMETRY, Vec::new()).await?;
        Ok(self.eval(&expression).await?)
    }
}
