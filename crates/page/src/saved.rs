//! Saved games as the start page lists them.

use crate::scene::name_of;
use serde::{Deserialize, Serialize};
use table::Table;
use texts::Lang;

/// How many games the browser keeps; the oldest makes room for a new one.
pub const MOST: usize = 24;

/// A saved game as the start page lists it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// Its id.
    pub id: String,
    /// When it was saved last, in milliseconds since 1970.
    pub at: f64,
    /// Round, 1 to 5.
    pub round: u8,
    /// The names of the players.
    pub names: Vec<String>,
    /// Whether it is over.
    pub over: bool,
    /// The points of the players. Empty in a list that an older page stored.
    #[serde(default)]
    pub vp: Vec<u16>,
    /// The id of the game from which this one was continued.
    #[serde(default)]
    pub origin: Option<String>,
}

impl Saved {
    /// The summary of a game that is saved now.
    pub fn of(table: &Table, id: String, at: f64, lang: Lang) -> Saved {
        let game = table.game();
        let names = game.seats().map(|seat| name_of(table.sitters(), lang, seat)).collect();
        let vp = game.position().seats.iter().map(|seat| seat.score.total()).collect();
        Saved { id, at, round: game.round().number(), names, over: game.is_over(), vp, origin: None }
    }
}

/// Puts a game first in the list and returns those that it displaces.
pub fn put_first(games: &mut Vec<Saved>, saved: Saved) -> Vec<Saved> {
    games.retain(|game| game.id != saved.id);
    games.insert(0, saved);
    games.split_off(games.len().min(MOST))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn saved(id: usize) -> Saved {
        Saved {
            id: id.to_string(),
            at: 0.0,
            round: 1,
            names: Vec::new(),
            over: false,
            vp: Vec::new(),
            origin: None,
        }
    }

    #[test]
    fn a_list_that_an_older_page_stored_is_read() {
        let saved: Saved =
            serde_json::from_str(r#"{"id":"a","at":1.0,"round":2,"names":["Anna"],"over":false}"#).unwrap();
        assert_eq!((saved.round, saved.vp), (2, Vec::new()));
    }

    #[test]
    fn a_game_is_listed_once_and_the_oldest_makes_room() {
        let mut games: Vec<Saved> = (0..MOST).map(saved).collect();
        assert!(put_first(&mut games, saved(3)).is_empty());
        assert_eq!((games.len(), games[0].id.as_str()), (MOST, "3"));
        let displaced = put_first(&mut games, saved(99));
        assert_eq!(displaced, [saved(MOST - 1)]);
        assert_eq!(games.len(), MOST);
    }
}
