//! A puzzle as it is written.

use crate::Theme;
use edition::Edition;
use record::read_position;
use rules::Game;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use vocab::{Action, Seat, Viewer};

/// A puzzle: a position at the beginning of a turn, as the seat that is to act sees it, and the best turn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// Its name, which never changes: the number of the game and of the turn in it.
    pub id: String,
    /// The number of players; 1 for the solo game.
    pub players: u8,
    /// The round, counted from 1.
    pub round: u8,
    /// What it is about.
    pub theme: Theme,
    /// By how much the best turn is better than any other that was weighed, in thousandths of a VP.
    pub margin: i32,
    /// The standard error of the margin.
    pub error: i32,
    /// How often each of [`crate::LEVELS`] found the solution in [`crate::TRIES`] tries.
    pub found: Vec<u8>,
    /// The decisions of the best turn, in the notation of the edition.
    pub best: Vec<String>,
    /// The decisions of the second best turn.
    pub rival: Vec<String>,
    /// The position. What the seat does not see is dealt by the number in it.
    pub position: Box<RawValue>,
}

impl Puzzle {
    /// The game at the beginning of the turn and the seat that solves the puzzle.
    pub fn game(&self, edition: &'static Edition) -> Option<(Game, Seat)> {
        let game = read_position(self.position.get(), edition).ok()?;
        game.to_act().map(|seat| (game, seat))
    }

    /// The position as the seat sees it.
    pub fn view(&self, edition: &'static Edition) -> Option<vocab::View> {
        self.game(edition).map(|(game, seat)| game.view(Viewer::Seat(seat)))
    }

    /// The decisions of the best turn.
    pub fn solution(&self, edition: &'static Edition) -> Option<Vec<Action>> {
        read_turn(&self.best, edition)
    }

    /// The decisions of the second best turn.
    pub fn second_best(&self, edition: &'static Edition) -> Option<Vec<Action>> {
        read_turn(&self.rival, edition)
    }

    /// How many tries of all levels found the solution.
    pub fn tries_found(&self) -> u16 {
        self.found.iter().copied().map(u16::from).sum()
    }
}

fn read_turn(turn: &[String], edition: &'static Edition) -> Option<Vec<Action>> {
    turn.iter().map(|action| Action::read(action, edition).ok()).collect()
}

pub(crate) fn write_turn(turn: &[Action], edition: &'static Edition) -> Vec<String> {
    turn.iter().map(|action| action.notation(edition)).collect()
}
