//! How difficult a puzzle is: how often the weaker levels find its solution.

use crate::{Puzzle, end_of_turn};
use bots::{Bot, Budget, Tempo};
use rules::Game;
use vocab::{Action, Viewer};

/// The levels that try to solve a puzzle, the weakest first. The strongest one is missing: it made the puzzles.
pub const LEVELS: [Tempo; 6] =
    [Tempo::Adagio, Tempo::Andante, Tempo::Moderato, Tempo::Allegro, Tempo::Vivace, Tempo::Presto];

/// How often each level tries, each time with another seed.
pub const TRIES: u8 = 8;

/// How difficult a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// At least half of all tries find the solution.
    Easy,
    /// At least a third of them do.
    Medium,
    /// Fewer do.
    Hard,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Grade; 3] = [Grade::Easy, Grade::Medium, Grade::Hard];

    /// The written form.
    pub const fn code(self) -> &'static str {
        match self {
            Grade::Easy => "easy",
            Grade::Medium => "medium",
            Grade::Hard => "hard",
        }
    }

    /// The grade of a puzzle.
    pub fn of(puzzle: &Puzzle) -> Grade {
        let (found, tries) = (u32::from(puzzle.tries_found()), u32::from(TRIES) * LEVELS.len() as u32);
        match found {
            _ if found * 2 >= tries => Grade::Easy,
            _ if found * 3 >= tries => Grade::Medium,
            _ => Grade::Hard,
        }
    }
}

/// The turn that each level plays in each of its tries.
pub(crate) fn tries(game: &Game) -> [Vec<Vec<Action>>; 6] {
    let turn = |level: Tempo, seed: u8| {
        let (bot, view) = (Bot::Level(level), game.view(Viewer::Seat(game.to_act()?)));
        let thought = bots::think(bot, &view, game.edition(), Budget::of(bot, seed.into()), &mut || false);
        thought?.turns.into_iter().next().map(|best| best.actions)
    };
    LEVELS.map(|level| (0..TRIES).filter_map(|seed| turn(level, seed)).collect())
}

/// How often each level finds this turn.
pub(crate) fn finds(game: &Game, tries: &[Vec<Vec<Action>>; 6], turn: &[Action]) -> Vec<u8> {
    let solution = end_of_turn(game, turn);
    let solves = |tried: &&Vec<Action>| end_of_turn(game, tried) == solution;
    tries.iter().map(|turns| turns.iter().filter(solves).count() as u8).collect()
}
