//! Mines puzzles: plays a game between strong bots and looks for turns that are clearly the best.

use crate::puzzle::write_turn;
use crate::turn::{begins_turn, play};
use crate::{Puzzle, Theme, end_of_turn, grade};
use bots::{Bot, Budget, Weighed, Worlds};
use edition::Edition;
use record::Sheet;
use rules::{Game, Seed, Setup};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use vocab::{Action, Level, Prompt, Viewer};

/// Turns that are weighed against each other.
const WEIGHED: usize = 12;
/// Turns that are weighed in a check, with those that the levels play.
const MOST_WEIGHED: usize = 24;
/// Worlds in which each of them is tried: as many simulations as the strongest level runs.
const LOOK: u32 = 21;
/// Worlds of the check.
pub(crate) const CHECK: u32 = LOOK * 10;
/// The net must prefer its first turn to its second by so much, in thousandths of a VP, to look closer.
const PROMISE: i32 = 400;
/// The margin of a puzzle, in thousandths of a VP.
pub(crate) const MARGIN: i32 = 1000;
/// The margin of a candidate is larger, because the first look is less certain.
const CANDIDATE: i32 = 1500;
/// By how many standard errors the margin of a puzzle is above zero.
pub(crate) const SURE: i32 = 3;
/// Most puzzles of one game.
const MOST: usize = 3;
/// Turns between two puzzles of a game.
const APART: u32 = 5;

/// A kind of game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Table {
    /// For this number of players.
    Players(u8),
    /// Against the Soloist.
    Solo(Level),
}

impl Table {
    /// The kind of the game with this number. Games for two and solo games are cheap to search, so there are more of
    /// them.
    pub fn of(game: u32) -> Table {
        match game % 8 {
            0 | 2 | 5 => Table::Players(2),
            1 => Table::Solo(Level::Difficult),
            6 => Table::Solo(Level::Middle),
            3 | 4 => Table::Players(3),
            _ => Table::Players(4),
        }
    }

    fn setup(self) -> Setup {
        match self {
            Table::Players(players) => Setup::players(players),
            Table::Solo(level) => Setup::solo(level),
        }
    }
}

/// What was found in one game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct MinedGame {
    /// The number of the game.
    pub game: u32,
    /// Turns that were looked at closely.
    pub looked: u32,
    /// Turns that seemed clearly the best and were checked.
    pub candidates: u32,
    /// Candidates for which a check preferred another turn.
    pub disputed: u32,
    /// Candidates whose margin was not certain enough in a check.
    pub narrow: u32,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

/// Plays the game with this number and looks for puzzles. `stop` is called often; if it returns true, there is no result.
pub fn mine(
    number: u32,
    edition: &'static Edition,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<MinedGame> {
    let seed = Seed::from_number(seed << 32 | u64::from(number));
    let mut game = Game::deal(&Table::of(number).setup(), edition, &mut seed.dice(0), &mut ()).ok()?;
    let mut mined = MinedGame { game: number, ..MinedGame::default() };
    let (mut moment, mut turn, mut next) = (0, 0, 0);
    while game.to_act().is_some() {
        if stop() {
            return None;
        }
        let room = mined.puzzles.len() < MOST && turn >= next;
        turn += u32::from(begins_turn(&game).is_some());
        let actions = match begins_turn(&game).filter(|_| room).and_then(|_| look(&game, &mut mined, stop)) {
            Some(turns) => {
                if let Some(puzzle) = puzzle(&game, turn, &turns, &mut mined, stop) {
                    mined.puzzles.push(puzzle);
                    next = turn + APART;
                }
                turns.into_iter().next()?.actions
            }
            None => whole_turn(&game)?,
        };
        for action in actions {
            // What a turn reveals can make the rest of it impossible; then the bot decides again.
            let Some(Ok(legal)) = game.to_act().map(|seat| game.check(seat, action)) else { break };
            moment += 1;
            game.play(legal, &mut seed.dice(moment), &mut ());
        }
    }
    Some(mined)
}

/// The turn of the net, or its decision if the turn has begun.
fn whole_turn(game: &Game) -> Option<Vec<Action>> {
    let view = game.view(Viewer::Seat(game.to_act()?));
    let thought = bots::think(Bot::Net, &view, game.edition(), Budget::of(Bot::Net, 0), &mut || false)?;
    match game.prompt() {
        Some(Prompt::Lay) => thought.turns.into_iter().next().map(|turn| turn.actions),
        _ => Some(vec![thought.action]),
    }
}

/// The best turns in imagined worlds, best first, if the net thinks that one is clearly better.
fn look(game: &Game, mined: &mut MinedGame, stop: &mut dyn FnMut() -> bool) -> Option<Vec<Weighed>> {
    let view = game.view(Viewer::Seat(game.to_act()?));
    let turns = bots::promising(&view, game.edition(), WEIGHED);
    let [(_, first), (_, second), ..] = &turns[..] else { return None };
    if first.lead - second.lead < PROMISE {
        return None;
    }
    mined.looked += 1;
    let turns: Vec<_> = turns.into_iter().map(|(turn, _)| turn).collect();
    ranked(game, &turns, Worlds { count: LOOK, seed: 1 }, stop)
}

/// Weighs all turns against the best of them, best first.
pub(crate) fn ranked(
    game: &Game,
    turns: &[Vec<Action>],
    worlds: Worlds,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Vec<Weighed>> {
    let view = game.view(Viewer::Seat(game.to_act()?));
    let first = bots::weigh(&view, game.edition(), turns, worlds, stop)?;
    let best = first.iter().min_by_key(|turn| turn.loss)?;
    if best.loss >= 0 {
        return Some(first);
    }
    // Again with the best turn first, because the errors are those of the differences to the first one.
    let mut turns: Vec<&Weighed> = first.iter().collect();
    turns.sort_by_key(|turn| turn.loss);
    let turns: Vec<_> = turns.into_iter().map(|turn| turn.actions.clone()).collect();
    bots::weigh(&view, game.edition(), &turns, worlds, stop)
}

/// A puzzle, if the best turn is clearly the best and stays so in both checks.
fn puzzle(
    game: &Game,
    turn: u32,
    turns: &[Weighed],
    mined: &mut MinedGame,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Puzzle> {
    candidate(turns)?;
    let tries = grade::tries(game);
    let turns = ranked(game, &with_tries(game, turns, &tries), Worlds { count: LOOK, seed: 1 }, stop)?;
    let best = candidate(&turns)?;
    // The search looks little further than a turn. Where the net alone sees it differently, one of both errs.
    let by_net = tries.last()?.first()?;
    if end_of_turn(game, by_net) != end_of_turn(game, &best.actions) {
        return None;
    }
    mined.candidates += 1;
    let actions: Vec<_> = turns.iter().map(|turn| turn.actions.clone()).collect();
    let solution = end_of_turn(game, &best.actions)?;
    let mut margins = Vec::new();
    for seed in [2, 3] {
        let checked = ranked(game, &actions, Worlds { count: CHECK, seed }, stop)?;
        let [first, second, ..] = &checked[..] else { return None };
        if end_of_turn(game, &first.actions).as_ref() != Some(&solution) {
            mined.disputed += 1;
            return None;
        }
        if !checked[1..].iter().all(is_clear) {
            mined.narrow += 1;
            return None;
        }
        if differ_in_story(&first.actions, &second.actions) {
            return None;
        }
        margins.push(second.clone());
    }
    let second = margins.into_iter().min_by_key(|second| second.loss)?;
    let view = game.view(Viewer::Seat(game.to_act()?));
    let edition = game.edition();
    let position = Sheet::dealt(&view, edition, mined.game).to_line();
    let puzzle = Puzzle {
        id: format!("{}-{turn}", mined.game),
        players: if game.level().is_some() { 1 } else { game.players() },
        round: game.round().number(),
        theme: Theme::of(game, &best.actions, turns[1..].iter().map(|turn| &turn.actions[..])),
        margin: second.loss,
        error: second.error,
        found: grade::finds(game, &tries, &best.actions),
        best: write_turn(&best.actions, edition),
        rival: write_turn(&second.actions, edition),
        position: RawValue::from_string(position).ok()?,
    };
    // The solution is played on the dealt position, too.
    let (dealt, _) = puzzle.game(edition)?;
    play(&dealt, &best.actions).map(|_| puzzle)
}

/// The best turn, if it seems to be clearly the best.
fn candidate(turns: &[Weighed]) -> Option<&Weighed> {
    let [best, rival, ..] = turns else { return None };
    let is_clear = rival.loss >= CANDIDATE && turns[1..].iter().all(|turn| turn.loss >= 2 * turn.error);
    (is_clear && !differ_in_story(&best.actions, &rival.actions)).then_some(best)
}

/// Whether two turns do the same and differ only in the card of the Story place. Why one is better cannot be seen on the
/// table, so such a puzzle would be a guess.
fn differ_in_story(one: &[Action], other: &[Action]) -> bool {
    match (one, other) {
        (
            [Action::Lay { experience: first, .. }, one @ ..],
            [Action::Lay { experience: second, .. }, other @ ..],
        ) => first == second && one == other,
        _ => false,
    }
}

/// The turns, and those that the levels play besides: a person may play them, too.
fn with_tries(game: &Game, turns: &[Weighed], tries: &[Vec<Vec<Action>>; 6]) -> Vec<Vec<Action>> {
    let mut all: Vec<Vec<Action>> = turns.iter().map(|turn| turn.actions.clone()).collect();
    let mut ends: Vec<_> = all.iter().map(|turn| end_of_turn(game, turn)).collect();
    // The stronger levels first: their turns are the better ones.
    for turn in tries.iter().rev().flatten() {
        let end = end_of_turn(game, turn);
        if all.len() < MOST_WEIGHED && !ends.contains(&end) {
            ends.push(end);
            all.push(turn.clone());
        }
    }
    all
}

/// Whether a turn is clearly worse than the best.
pub(crate) fn is_clear(turn: &Weighed) -> bool {
    turn.loss >= MARGIN && turn.loss >= SURE * turn.error
}
