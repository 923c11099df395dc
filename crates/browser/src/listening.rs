//! Renders the music of the page in the browser, measures it and records it.

use std::collections::BTreeMap;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::json;

use crate::{Page, Result};

/// Defines `window.listening`.
const LISTENING: &str = include_str!("listening.js");
/// The sample rate of recordings, as `music/render.js` has it.
const RATE: u32 = 32_000;

/// What was measured of a movement.
#[derive(Debug, Deserialize)]
pub struct Heard {
    /// The length of the loop according to the notes.
    pub seconds: f64,
    /// The largest sample of all layers together, in the room, as they enter the guard against clipping.
    pub peak: f64,
    /// Each layer alone.
    pub layers: BTreeMap<String, HeardLayer>,
}

/// What was measured of a layer, without the room.
#[derive(Debug, Deserialize)]
pub struct HeardLayer {
    /// Its length in samples.
    pub samples: u32,
    /// The largest sample.
    pub peak: f64,
    /// The mean of the samples.
    pub offset: f64,
    /// The root of their mean square.
    pub loudness: f64,
    /// The largest difference between two neighbours.
    pub step: f64,
    /// The difference between the last sample and the first one.
    pub seam: f64,
    /// The loudness where it is least, in the middle of a note.
    pub quietest: f64,
    /// The share of the notes that are heard to begin in time.
    pub heard: f64,
    /// The share of the middles of notes where one seems to begin.
    pub mistaken: f64,
}

impl Page {
    /// Renders a movement at this sample rate and measures it.
    pub async fn listen_to(&self, movement: &str, rate: u32) -> Result<Heard> {
        self.ask_listening(&format!("listening.measure({}, {rate})", json!(movement))).await
    }

    /// A movement, or one of its layers, as a WAV file.
    pub async fn record(&self, movement: &str, layer: Option<&str>) -> Result<Vec<u8>> {
        self.wav(&format!("listening.record({}, {})", json!(movement), json!(layer))).await
    }

    /// A cue as a WAV file.
    pub async fn record_cue(&self, name: &str) -> Result<Vec<u8>> {
        self.wav(&format!("listening.recordCue({})", json!(name))).await
    }

    async fn wav(&self, expression: &str) -> Result<Vec<u8>> {
        let text: String = self.ask_listening(expression).await?;
        let samples = BASE64_STANDARD.decode(text).map_err(std::io::Error::other)?;
        Ok([header(samples.len() as u32), samples].concat())
    }

    /// The value of an expression with `listening`, which is defined if the document does not have it yet.
    async fn ask_listening<T: DeserializeOwned>(&self, expression: &str) -> Result<T> {
        self.driver().execute(LISTENING, Vec::new()).await?;
        Ok(self.eval(expression).await?)
    }
}

/// The header of a WAV file: one channel of 16-bit samples.
fn header(bytes: u32) -> Vec<u8> {
    let [pcm, channels, width, bits] = [1_u16, 1, 2, 16].map(u16::to_le_bytes);
    let [rest, sixteen, rate, speed, size] = [36 + bytes, 16, RATE, RATE * 2, bytes].map(u32::to_le_bytes);
    [
        b"RIFF".as_slice(),
        &rest,
        b"WAVEfmt ",
        &sixteen,
        &pcm,
        &channels,
        &rate,
        &speed,
        &width,
        &bits,
        b"data",
        &size,
    ]
    .concat()
}
