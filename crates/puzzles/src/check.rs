//! Checks a puzzle again.

use crate::mine::{CHECK, ranked};
use crate::turn::begins_turn;
use crate::{Puzzle, end_of_turn};
use bots::Worlds;
use edition::Edition;
use thiserror::Error;
use vocab::Viewer;

/// What is wrong with a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// The position cannot be read, or nobody is at the beginning of a turn.
    #[error("no position at the beginning of a turn")]
    Position,
    /// A turn cannot be played.
    #[error("a turn that is not legal")]
    Turn,
    /// Another turn is better.
    #[error("another turn is better")]
    Disputed,
    /// The best turn is not clearly better than another one.
    #[error("another turn is nearly as good")]
    Narrow,
}

/// Turns that are weighed besides the solution and the second best.
const OTHERS: usize = 10;

/// Searches the position again with this seed. Another turn must not be better; it must be worse by at least one standard
/// error. `worlds` is the number of imagined worlds; `None` stands for as many as when the puzzle was made.
///
/// # Errors
/// What is wrong.
pub fn check(
    puzzle: &Puzzle,
    edition: &'static Edition,
    seed: u64,
    worlds: Option<u32>,
    stop: &mut dyn FnMut() -> bool,
) -> Result<(), Fault> {
    let (game, seat) = puzzle.game(edition).ok_or(Fault::Position)?;
    begins_turn(&game).ok_or(Fault::Position)?;
    let (best, rival) = puzzle.solution(edition).zip(puzzle.second_best(edition)).ok_or(Fault::Turn)?;
    let solution = end_of_turn(&game, &best).ok_or(Fault::Turn)?;
    end_of_turn(&game, &rival).ok_or(Fault::Turn)?;
    let view = game.view(Viewer::Seat(seat));
    let others = bots::promising(&view, edition, OTHERS).into_iter().map(|(turn, _)| turn);
    let mut turns = vec![best, rival];
    turns.extend(others.filter(|turn| end_of_turn(&game, turn).as_ref() != Some(&solution)));
    let worlds = Worlds { count: worlds.unwrap_or(CHECK), seed };
    let weighed = ranked(&game, &turns, worlds, stop).ok_or(Fault::Turn)?;
    if end_of_turn(&game, &weighed[0].actions) != Some(solution) {
        return Err(Fault::Disputed);
    }
    if weighed[1..].iter().any(|turn| turn.loss < turn.error) {
        return Err(Fault::Narrow);
    }
    Ok(())
}
