//! What a person likes: language, look, pace, sound. Remembered in the browser.

use crate::browser;
use serde::{Deserialize, Serialize};
use texts::Lang;

/// The choices of a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language.
    pub lang: String,
    /// Light, dark, or as the system says.
    pub theme: Theme,
    /// How long what others do stays in view.
    pub pace: Pace,
    /// Loudness of the small sounds, 0 to 100.
    pub volume: u8,
    /// Whether there is no sound at all.
    pub muted: bool,
    /// Size of the text in per cent, 100 to 130.
    pub text: u8,
    /// Whether a first game is guided by hints.
    pub hints: bool,
    /// What the person is called.
    pub name: String,
    /// Whether the browser tells whoever looks elsewhere that it is their turn.
    pub notify: bool,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system says.
    System,
    /// Parchment by day.
    Light,
    /// By candlelight.
    Dark,
}

/// The pace of others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Time to watch.
    Slow,
    /// A moment for each decision.
    Normal,
    /// A glance.
    Fast,
    /// At once.
    Instant,
}

impl Pace {
    /// All of them, from slow to quick.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];

    /// Milliseconds after each decision of another seat.
    pub fn pause(self) -> u64 {
        match self {
            Pace::Slow => 1800,
            Pace::Normal => 900,
            Pace::Fast => 350,
            Pace::Instant => 0,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            lang: preferred().code().to_owned(),
            theme: Theme::System,
            pace: Pace::Normal,
            volume: 60,
            muted: false,
            text: 100,
            hints: true,
            name: String::new(),
            notify: false,
        }
    }
}

impl Settings {
    /// The language.
    pub fn lang(&self) -> Lang {
        Lang::from_code(&self.lang).unwrap_or(Lang::En)
    }

    /// Whether the dark look is shown.
    pub fn is_dark(&self) -> bool {
        match self.theme {
            Theme::System => browser::prefers("(prefers-color-scheme: dark)"),
            theme => theme == Theme::Dark,
        }
    }
}

/// The first language of the browser that we speak.
fn preferred() -> Lang {
    let known = |code: String| Lang::from_code(code.get(..2)?);
    browser::languages().into_iter().find_map(known).unwrap_or(Lang::En)
}
