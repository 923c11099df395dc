//! The value of money and Story Points, and of what Maintenance will bring (MAINT-1 to MAINT-4).

use super::Inputs;
use crate::eval::{Context, VP, Value, Weights, share};
use edition::Resources;
use vocab::ByKind;

/// The value of ducats, counters, tracks, the next Maintenance and those after it.
pub(super) fn worth(inputs: &Inputs<'_>) -> Value {
    let (context, weights) = (inputs.context, inputs.weights);
    let own = context.own;
    let turns = context.turns_left();
    let mut upkeep = if context.maintaining { Upkeep::default() } else { Upkeep::new(inputs) };
    if turns == 0 {
        return last(context, &upkeep);
    }
    upkeep.ducats += Value::from(own.ducats);
    let counters: Value = sum(&own.counters) * weights.counter.at(turns);
    let tracks: Value = sum(&own.tracks)
        * if context.maintaining { weights.next_track } else { weights.track[context.turns.min(3) as usize] };
    let next = if context.rounds > 0 {
        weights.next_track
    } else {
        VP / Value::from(context.edition.board.points_per_vp)
    };
    let points = (upkeep.points.0.iter().sum::<Value>() + upkeep.wild) * next;
    ducats(weights, upkeep.ducats, turns) + counters + tracks + points + upkeep.vp * VP + income(inputs)
}

/// The value of ducats. Those that cannot be spent in the remaining turns are worth less.
pub(super) fn ducats(weights: &Weights, ducats: Value, turns: Value) -> Value {
    let spent = ducats.min(weights.spent_a_turn * turns);
    spent * weights.ducat.at(turns) + (ducats - spent) * weights.spare_ducat
}

/// The exact value in the last turn of the game, by END-6 and END-7.
fn last(context: &Context<'_>, upkeep: &Upkeep) -> Value {
    let own = context.own;
    let board = &context.edition.board;
    let tracks = if context.maintaining { sum(&own.tracks) } else { 0 };
    let points = upkeep.points.0.iter().sum::<Value>() + upkeep.wild + sum(&own.counters) + tracks;
    let ducats = upkeep.ducats + Value::from(own.ducats);
    let (per_point, per_ducat) =
        (Value::from(board.points_per_vp.max(1)), Value::from(board.ducats_per_vp.max(1)));
    let vp = upkeep.vp + points / per_point + ducats / per_ducat;
    // The remainders break ties between plans.
    vp * VP + points % per_point * 20 + ducats % per_ducat * 20
}

/// Income from Finance and Sequentia tiles in all Maintenances after the next one.
fn income(inputs: &Inputs<'_>) -> Value {
    let (context, weights) = (inputs.context, inputs.weights);
    let own = context.own;
    let space = context.edition.board.finance[own.finance as usize];
    let tiles = inputs.tiles.tracks.0.iter().sum::<Value>();
    let once = |round: Value| {
        let turns = (round - 1) * 4;
        let (ducat, track) = match turns {
            0 => (
                VP / Value::from(context.edition.board.ducats_per_vp),
                VP / Value::from(context.edition.board.points_per_vp),
            ),
            _ => (weights.ducat.at(turns), weights.next_track),
        };
        Value::from(space.ducats) * ducat
            + Value::from(space.vp) * VP
            + (Value::from(space.wild) + tiles) * track
    };
    share((1..=context.rounds).map(once).sum(), weights.income)
}

/// What the next Maintenance brings as the board is now.
#[derive(Default)]
struct Upkeep {
    ducats: Value,
    vp: Value,
    points: ByKind<Value>,
    wild: Value,
}

impl Upkeep {
    fn new(inputs: &Inputs<'_>) -> Upkeep {
        let context = inputs.context;
        let board = &context.edition.board;
        let mut upkeep = Upkeep { points: inputs.tiles.tracks, ..Upkeep::default() };
        for card in context.stories() {
            add(&mut upkeep.points, &card.story.points, 1);
            upkeep.vp += Value::from(card.story.vp);
        }
        let space = board.finance[context.own.finance as usize];
        upkeep.ducats += Value::from(space.ducats);
        upkeep.vp += Value::from(space.vp);
        upkeep.wild += Value::from(space.wild);
        upkeep.bonus(context);
        for points in &mut upkeep.points.0 {
            let beyond = (*points - Value::from(board.track_max)).max(0);
            *points -= beyond;
            upkeep.ducats += beyond * Value::from(board.full_track_ducats);
        }
        upkeep
    }

    /// Adds the Period Bonus for the icons laid so far (MAINT-4).
    fn bonus(&mut self, context: &Context<'_>) {
        let bonus = context.bonus();
        let icons: Value =
            context.experiences().map(|card| Value::from(card.actions.count(bonus.action))).sum();
        let Resources { ducats, vp, track, track_wild, .. } = bonus.reward;
        self.ducats += icons * Value::from(ducats);
        self.vp += icons * Value::from(vp);
        self.wild += icons * Value::from(track_wild);
        add(&mut self.points, &track, icons);
    }
}

fn add(points: &mut ByKind<Value>, more: &ByKind<u8>, times: Value) {
    for (points, more) in points.0.iter_mut().zip(more.0) {
        *points += Value::from(more) * times;
    }
}

fn sum(points: &ByKind<u8>) -> Value {
    points.0.iter().map(|n| Value::from(*n)).sum()
}
