//! The user's settings: language, theme, pace, sound, text size. Stored in the browser.

use crate::quiet::Quiet;
use serde::{Deserialize, Serialize};
use texts::Lang;

/// All settings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language; empty until one is chosen.
    pub lang: String,
    /// Light, dark, or that of the system.
    pub theme: Theme,
    /// How long each decision of other seats is shown.
    pub pace: Pace,
    /// The volume of the sounds, 0 to 100.
    pub volume: u8,
    /// The volume of the music, 0 to 100; none until the user chose one.
    pub music: Option<u8>,
    /// Whether sounds and music are off.
    pub muted: bool,
    /// The text size in percent, 100 to 150.
    pub text: u8,
    /// Whether hints are shown.
    pub hints: bool,
    /// Whether the expected final score is shown.
    pub expected: bool,
    /// The user's name.
    pub name: String,
    /// Whether the browser notifies the user when it is their turn and the page is hidden or closed.
    pub notify: bool,
    /// When the server sends no push messages.
    pub quiet: Quiet,
    /// Whether the turn ends by itself when nothing is left to carry out.
    pub auto_end: bool,
}

/// The colour theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Follows the system.
    System,
    /// Light colours.
    Light,
    /// Dark colours.
    Dark,
}

/// The pace at which decisions of other seats are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Long pauses.
    Slow,
    /// Medium pauses.
    Normal,
    /// Short pauses.
    Fast,
    /// No pauses.
    Instant,
}

impl Pace {
    /// All values, slowest first.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];

    /// The word for it in a message.
    pub fn code(self) -> &'static str {
        match self {
            Pace::Slow => "slow",
            Pace::Normal => "normal",
            Pace::Fast => "fast",
            Pace::Instant => "instant",
        }
    }

    /// The pause after each decision of another seat, in milliseconds.
    pub fn pause(self) -> u64 {
        match self {
            Pace::Slow => 1800,
            Pace::Normal => 900,
            Pace::Fast => 350,
            Pace::Instant => 0,
        }
    }

    /// The length of one beat of motion, in milliseconds; 0 if nothing moves.
    pub fn beat(self) -> u64 {
        self.pause() / 2
    }
}

/// The volume of the music until the user chose another one.
const MUSIC_VOLUME: u8 = 60;

impl Default for Settings {
    fn default() -> Self {
        Settings {
            lang: String::new(),
            theme: Theme::System,
            pace: Pace::Normal,
            volume: 60,
            music: None,
            muted: false,
            text: 100,
            hints: true,
            expected: true,
            name: String::new(),
            notify: false,
            quiet: Quiet::default(),
            auto_end: false,
        }
    }
}

impl Settings {
    /// The language.
    pub fn lang(&self) -> Lang {
        Lang::from_code(&self.lang).unwrap_or(Lang::En)
    }

    /// The volume of the music. Until the user chose one, there is none on a phone, and none if the sounds are at 0.
    pub fn music_volume(&self, on_phone: bool) -> u8 {
        let silent = on_phone || self.volume == 0;
        self.music.unwrap_or(if silent { 0 } else { MUSIC_VOLUME })
    }

    /// Whether the dark theme is shown; `system` says whether the system prefers it.
    pub fn is_dark(&self, system: bool) -> bool {
        match self.theme {
            Theme::System => system,
            theme => theme == Theme::Dark,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_an_older_page_are_completed() {
        let settings: Settings = serde_json::from_str(r#"{"theme":"dark"}"#).unwrap();
        assert_eq!((settings.theme, settings.pace), (Theme::Dark, Pace::Normal));
        assert!(settings.is_dark(false) && !Settings::default().is_dark(false));
    }

    #[test]
    fn music_is_off_on_phones_and_for_people_without_sounds_until_they_choose() {
        let stored = |text: &str| serde_json::from_str::<Settings>(text).unwrap();
        assert_eq!([true, false].map(|phone| stored("{}").music_volume(phone)), [0, 60]);
        let without_sounds = stored(r#"{"volume":0,"muted":false}"#);
        assert_eq!([true, false].map(|phone| without_sounds.music_volume(phone)), [0, 0]);
        let chosen = stored(r#"{"volume":0,"music":35}"#);
        assert_eq!([true, false].map(|phone| chosen.music_volume(phone)), [35, 35]);
    }
}
