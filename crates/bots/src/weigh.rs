//! Weighs whole turns against each other in the same imagined worlds.

use crate::net::{Judge, Judgement, Net, NetRole, Turn, TurnLimits, search};
use crate::noise::Noise;
use edition::Edition;
use rules::{Game, Legal, Seed};
use std::borrow::Cow;
use vocab::{Action, Card, Seat, Space, View, Viewer};

/// A whole turn and how it compares with the first one of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weighed {
    /// Its decisions in order, with the end of the turn.
    pub actions: Vec<Action>,
    /// The expected final score, in thousandths of a VP.
    pub vp: i32,
    /// The expected final lead over the best opponent, in thousandths of a VP.
    pub lead: i32,
    /// By how much the lead is below that of the first turn; negative if it is above.
    pub loss: i32,
    /// The standard error of the loss.
    pub error: i32,
}

/// The imagined worlds in which turns are weighed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worlds {
    /// How many worlds are imagined.
    pub count: u32,
    /// The seed by which they are imagined.
    pub seed: u64,
}

/// The limits of the search for turns.
const FOUND: TurnLimits = TurnLimits { beam: 24, positions: 2500, turns: 48 };

/// The turns that the net judges best, best first, at most `most` of them.
pub fn promising(view: &View, edition: &'static Edition, most: usize) -> Vec<(Vec<Action>, Judgement)> {
    let Some((game, seat)) = begin(view, edition) else { return Vec::new() };
    let net = net(edition);
    let turns = Judge::new(&net, edition).turns(&game, seat, FOUND, |judgement| judgement.lead);
    let actions = |turn: &Turn| turn.actions.iter().map(|legal| legal.action()).collect();
    turns.iter().take(most).map(|turn| (actions(turn), turn.judgement)).collect()
}

/// Weighs turns in imagined worlds. The first one stays first, the others follow, best first. Each world is played
/// with every turn, so the luck is the same for all. `stop` is called about every millisecond.
///
/// Returns nothing if a turn is not legal, or if it uses something that its own decisions reveal: nobody can plan that.
pub fn weigh(
    view: &View,
    edition: &'static Edition,
    turns: &[Vec<Action>],
    worlds: Worlds,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Vec<Weighed>> {
    let (game, seat) = begin(view, edition)?;
    let turns: Vec<Vec<Legal>> = turns.iter().map(|turn| plan(&game, seat, turn)).collect::<Option<_>>()?;
    let net = net(edition);
    let mut judge = Judge::new(&net, edition);
    let mut results: Vec<Vec<Judgement>> = vec![Vec::new(); turns.len()];
    'all: for number in 0..u64::from(worlds.count) {
        let noise = Noise::new(worlds.seed).with(number);
        let world = game.resample(Viewer::Seat(seat), &mut noise.with(1));
        for (turn, results) in turns.iter().zip(&mut results) {
            if stop() {
                break 'all;
            }
            results.push(search::simulate(&mut judge, &world, seat, turn, noise.with(2)));
        }
    }
    let mut weighed: Vec<Weighed> =
        turns.iter().zip(&results).map(|(turn, own)| weighed(turn, own, &results[0])).collect();
    weighed.get_mut(1..)?.sort_by_key(|turn| turn.loss);
    Some(weighed)
}

fn begin(view: &View, edition: &'static Edition) -> Option<(Game, Seat)> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    let game = Game::imagine(view, edition, &mut Seed::from_number(0).dice(0));
    (game.to_act() == Some(seat)).then_some((game, seat))
}

fn net(edition: &Edition) -> Cow<'static, Net> {
    NetRole::Champion.net(edition).map_or_else(|| Cow::Owned(Net::by_hand(edition)), Cow::Borrowed)
}

/// The decisions, if all of them are legal and none uses a card of the row that only appears during the turn.
fn plan(game: &Game, seat: Seat, turn: &[Action]) -> Option<Vec<Legal>> {
    let row: Vec<Option<Card>> = Space::all().map(|space| game.row(space)).collect();
    let mut game = *game;
    let decision = |action: &Action| {
        let foreseen = match *action {
            Action::Document { space, .. } | Action::Commission { space, .. } => {
                row.contains(&game.row(space))
            }
            _ => true,
        };
        let legal = game.check(seat, *action).ok().filter(|_| foreseen)?;
        game.play(legal, &mut Noise::new(0), &mut ());
        Some(legal)
    };
    turn.iter().map(decision).collect()
}

/// Compares the results of a turn with those of another one, world by world.
fn weighed(turn: &[Legal], own: &[Judgement], first: &[Judgement]) -> Weighed {
    let count = own.len().max(1) as i64;
    let mean = |figure: fn(&Judgement) -> i32| {
        (own.iter().map(|judgement| i64::from(figure(judgement))).sum::<i64>() / count) as i32
    };
    let losses: Vec<i64> =
        first.iter().zip(own).map(|(first, own)| i64::from(first.lead) - i64::from(own.lead)).collect();
    let loss = losses.iter().sum::<i64>() / count;
    let squares: i64 = losses.iter().map(|one| (one - loss).pow(2)).sum();
    Weighed {
        actions: turn.iter().map(|legal| legal.action()).collect(),
        vp: mean(|judgement| judgement.own),
        lead: mean(|judgement| judgement.lead),
        loss: loss as i32,
        error: (squares / (count * (count - 1).max(1))).isqrt() as i32,
    }
}
