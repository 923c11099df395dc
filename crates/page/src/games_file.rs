//! All saved games, the gallery and the player's results in one file, to move them to another browser.

use crate::daily::Deals;
use crate::editions::EditionFiles;
use crate::gallery::Met;
use crate::progress::Games;
use crate::saved::Saved;
use serde::{Deserialize, Serialize};

/// Saved games and the editions they need.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GamesFile {
    /// The version of the format; the name says what the file is.
    pub lacrimosa_games: u8,
    /// The games.
    pub games: Vec<PackedGame>,
    /// The files of custom editions.
    #[serde(default)]
    pub editions: Vec<EditionFiles>,
    /// What the player has met.
    #[serde(default)]
    pub met: Met,
    /// What is kept about the daily deals.
    #[serde(default)]
    pub daily: Deals,
    /// The player's finished games.
    #[serde(default)]
    pub played: Games,
}

/// A saved game with its file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PackedGame {
    /// Its entry in the list of saved games.
    pub saved: Saved,
    /// The `.game` file.
    pub file: String,
}

/// The imported games that are missing here or were saved later than here. The latest comes last, because each stored
/// game goes to the front of the list.
pub fn newer(brought: Vec<PackedGame>, here: &[Saved]) -> Vec<PackedGame> {
    let known = |packed: &PackedGame| {
        here.iter().any(|saved| saved.id == packed.saved.id && saved.at >= packed.saved.at)
    };
    let mut newer: Vec<PackedGame> = brought.into_iter().filter(|packed| !known(packed)).collect();
    newer.sort_by(|one, other| one.saved.at.total_cmp(&other.saved.at));
    newer
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed(id: &str, at: f64) -> PackedGame {
        let id = id.to_owned();
        let saved = Saved { id, at, round: 1, names: Vec::new(), over: false, vp: Vec::new(), origin: None };
        PackedGame { saved, file: String::new() }
    }

    #[test]
    fn only_what_is_new_or_further_on_is_brought() {
        let here = [packed("a", 5.0).saved, packed("b", 5.0).saved];
        let brought = newer(vec![packed("c", 9.0), packed("a", 5.0), packed("b", 6.0)], &here);
        let ids: Vec<&str> = brought.iter().map(|packed| packed.saved.id.as_str()).collect();
        assert_eq!(ids, ["b", "c"]);
    }

    #[test]
    fn a_parcel_is_read_as_it_was_written() {
        let games_file = GamesFile {
            lacrimosa_games: 1,
            games: vec![packed("a", 1.0)],
            editions: Vec::new(),
            met: Met::default(),
            daily: Deals::default(),
            played: Games::default(),
        };
        let text = serde_json::to_string(&games_file).unwrap();
        assert_eq!(serde_json::from_str::<GamesFile>(&text).unwrap(), games_file);
        assert!(serde_json::from_str::<GamesFile>("{}").is_err());
    }
}
