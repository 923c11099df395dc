//! A finished game that was played on a server, with its whole record.

use crate::own_game::OwnGame;
use crate::scene::{Kind, Parts, Scene};
use crate::sitting::Look;
use table::Table;

/// A finished game. It can be viewed from every seat, and it cannot be changed.
#[derive(Clone, Debug)]
pub struct ReplayGame {
    game: OwnGame,
    commitment: String,
}

impl ReplayGame {
    /// A finished game, and the commitment to its seed that the server gave before the game began. The person can check
    /// whether they match.
    pub fn new(table: Table, commitment: &str) -> ReplayGame {
        ReplayGame { game: OwnGame::new(table), commitment: commitment.to_owned() }
    }

    /// The game with its record.
    pub fn game(&self) -> &OwnGame {
        &self.game
    }

    /// The game, to change its notes.
    pub(crate) fn game_mut(&mut self) -> &mut OwnGame {
        &mut self.game
    }

    /// The scene to draw.
    pub fn scene(&self, look: &Look<'_>) -> Option<Scene> {
        let parts = self.game.parts(look)?;
        let commitment = self.commitment.clone();
        Some(Scene::build(Parts { kind: Kind::Replay, undo: false, redo: false, commitment, ..parts }))
    }
}
