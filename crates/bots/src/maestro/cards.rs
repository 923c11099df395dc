//! Memory cards: what those of this round may still bring, and how good the nine are for the rounds after it.

use super::share;
use crate::judge::{VP, Value};
use crate::sight::Sight;
use crate::weights::Weights;
use edition::Memory;
use vocab::Slot;

/// The cards still to be laid, and the deck of later rounds.
pub(super) fn worth(sight: &Sight<'_>, weights: &Weights) -> Value {
    let turns = sight.turns_left();
    let rest = sight.unlaid().map(|card| {
        let bonus = bonus(sight, weights, card, turns);
        (usefulness(sight, weights, card, turns) + bonus, story(sight, weights, card, sight.rounds))
    });
    let rest = if sight.maintaining { 0 } else { paired(rest.collect(), sight.turns as usize) };
    // In the middle of the rounds to come.
    let later = Slot::COUNT as Value * sight.rounds / 2;
    let nine = sight.own().cards.iter().map(|id| sight.memory(*id));
    let nine = nine
        .map(|card| (usefulness(sight, weights, card, later), story(sight, weights, card, sight.rounds - 1)));
    let round = if sight.rounds > 0 { paired(nine.collect(), Slot::COUNT) } else { 0 };
    share(rest, weights.rest_of_round) + share(round * sight.rounds, weights.deck)
}

/// So many turns with two cards each: those that gain most by it are used, of the others all but the worst are told.
fn paired(mut cards: Vec<(Value, Value)>, turns: usize) -> Value {
    cards.sort_by_key(|(used, told)| told - used);
    let (used, told) = cards.split_at(turns.min(cards.len()));
    let mut told: Vec<Value> = told.iter().map(|(_, told)| *told).collect();
    told.sort_by_key(|told| -told);
    used.iter().map(|(used, _)| used).chain(told.iter().take(turns)).sum()
}

/// A card in Experiences: its reward and actions, or ducats instead (TURN-2).
pub(super) fn usefulness(sight: &Sight<'_>, weights: &Weights, card: &Memory, turns: Value) -> Value {
    let ducat = weights.ducat.at(turns);
    let track: Value = card.reward.track.0.iter().map(|n| Value::from(*n)).sum();
    let actions: Value = card.printed.iter().map(|icon| weights.icon[*icon].at(turns)).sum();
    let used = Value::from(card.reward.ducats) * ducat + track * weights.track[1] + actions;
    used.max(Value::from(sight.table.round.number()) * ducat)
}

/// A card in Story, with so many rounds after it.
fn story(sight: &Sight<'_>, weights: &Weights, card: &Memory, rounds: Value) -> Value {
    let points: Value = card.story.points.0.iter().map(|n| Value::from(*n)).sum();
    let point =
        if rounds > 0 { weights.next_track } else { VP / Value::from(sight.edition.board.points_per_vp) };
    points * point + Value::from(card.story.vp) * VP
}

/// What its icons add to the Period Bonus (MAINT-4).
fn bonus(sight: &Sight<'_>, weights: &Weights, card: &Memory, turns: Value) -> Value {
    let Some(bonus) = sight.bonus() else { return 0 };
    let reward = &bonus.reward;
    let track: Value =
        reward.track.0.iter().map(|n| Value::from(*n)).sum::<Value>() + Value::from(reward.track_wild);
    let once = Value::from(reward.ducats) * weights.ducat.at(turns)
        + Value::from(reward.vp) * VP
        + track * weights.next_track;
    once * Value::from(card.actions.count(bonus.action))
}
