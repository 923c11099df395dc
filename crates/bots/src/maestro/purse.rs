//! Money and Story Points: what is there, and what Maintenance will bring (MAINT-1 to MAINT-4).

use super::Look;
use crate::judge::{VP, Value, share};
use crate::sight::Sight;
use crate::weights::Weights;
use edition::Resources;
use vocab::ByKind;

/// Ducats, counters, tracks, the coming Maintenance and those after it.
pub(super) fn worth(look: &Look<'_>) -> Value {
    let (sight, weights) = (look.sight, look.weights);
    let own = sight.own;
    let turns = sight.turns_left();
    let mut upkeep = if sight.maintaining { Upkeep::default() } else { Upkeep::new(look) };
    if turns == 0 {
        return last(sight, &upkeep);
    }
    upkeep.ducats += Value::from(own.ducats);
    let counters: Value = sum(&own.counters) * weights.counter.at(turns);
    let tracks: Value = sum(&own.tracks)
        * if sight.maintaining { weights.next_track } else { weights.track[sight.turns.min(3) as usize] };
    let next = if sight.rounds > 0 {
        weights.next_track
    } else {
        VP / Value::from(sight.edition.board.points_per_vp)
    };
    let points = (upkeep.points.0.iter().sum::<Value>() + upkeep.wild) * next;
    ducats(weights, upkeep.ducats, turns) + counters + tracks + points + upkeep.vp * VP + income(look)
}

/// Ducats that can still be spent, and others.
pub(super) fn ducats(weights: &Weights, ducats: Value, turns: Value) -> Value {
    let spent = ducats.min(weights.spent_a_turn * turns);
    spent * weights.ducat.at(turns) + (ducats - spent) * weights.spare_ducat
}

/// The last turn of the game: END-6 and END-7 to the point.
fn last(sight: &Sight<'_>, upkeep: &Upkeep) -> Value {
    let own = sight.own;
    let board = &sight.edition.board;
    let tracks = if sight.maintaining { sum(&own.tracks) } else { 0 };
    let points = upkeep.points.0.iter().sum::<Value>() + upkeep.wild + sum(&own.counters) + tracks;
    let ducats = upkeep.ducats + Value::from(own.ducats);
    let (per_point, per_ducat) =
        (Value::from(board.points_per_vp.max(1)), Value::from(board.ducats_per_vp.max(1)));
    let vp = upkeep.vp + points / per_point + ducats / per_ducat;
    // What is lost by rounding still breaks ties between plans.
    vp * VP + points % per_point * 20 + ducats % per_ducat * 20
}

/// Finance and Sequentia tiles in all Maintenances after the coming one.
fn income(look: &Look<'_>) -> Value {
    let (sight, weights) = (look.sight, look.weights);
    let own = sight.own;
    let space = sight.edition.board.finance[own.finance as usize];
    let tiles = look.tiles.tracks.0.iter().sum::<Value>();
    let once = |round: Value| {
        let turns = (round - 1) * 4;
        let (ducat, track) = match turns {
            0 => (
                VP / Value::from(sight.edition.board.ducats_per_vp),
                VP / Value::from(sight.edition.board.points_per_vp),
            ),
            _ => (weights.ducat.at(turns), weights.next_track),
        };
        Value::from(space.ducats) * ducat
            + Value::from(space.vp) * VP
            + (Value::from(space.wild) + tiles) * track
    };
    share((1..=sight.rounds).map(once).sum(), weights.income)
}

/// What the coming Maintenance brings by what lies there now.
#[derive(Default)]
struct Upkeep {
    ducats: Value,
    vp: Value,
    points: ByKind<Value>,
    wild: Value,
}

impl Upkeep {
    fn new(look: &Look<'_>) -> Upkeep {
        let sight = look.sight;
        let board = &sight.edition.board;
        let mut upkeep = Upkeep { points: look.tiles.tracks, ..Upkeep::default() };
        for card in sight.stories() {
            add(&mut upkeep.points, &card.story.points, 1);
            upkeep.vp += Value::from(card.story.vp);
        }
        let space = board.finance[sight.own.finance as usize];
        upkeep.ducats += Value::from(space.ducats);
        upkeep.vp += Value::from(space.vp);
        upkeep.wild += Value::from(space.wild);
        upkeep.bonus(sight);
        for points in &mut upkeep.points.0 {
            let beyond = (*points - Value::from(board.track_max)).max(0);
            *points -= beyond;
            upkeep.ducats += beyond * Value::from(board.full_track_ducats);
        }
        upkeep
    }

    /// MAINT-4 for the icons laid so far.
    fn bonus(&mut self, sight: &Sight<'_>) {
        let bonus = sight.bonus();
        let icons: Value =
            sight.experiences().map(|card| Value::from(card.actions.count(bonus.action))).sum();
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
