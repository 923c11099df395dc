//! A careful opinion: what is scored, what is in the purse, and what cards, works, tiles and courts will still bring.

mod cards;
mod purse;
mod requiem;
mod works;

use crate::judge::{Judge, VP, Value};
use crate::sight::Sight;
use crate::weights::Weights;

/// Judges by its weights.
pub(crate) struct Maestro {
    pub(crate) weights: Weights,
}

impl Judge for Maestro {
    fn worth(&self, sight: &Sight<'_>) -> Value {
        let weights = &self.weights;
        let scored = Value::from(sight.game.score(sight.seat).total()) * VP;
        if sight.game.is_over() {
            return scored;
        }
        scored
            + purse::worth(sight, weights)
            + cards::worth(sight, weights)
            + works::worth(sight, weights)
            + requiem::worth(sight, weights)
            - share(rival(sight), weights.rival)
    }

    fn hope(&self, sight: &Sight<'_>) -> Value {
        let weights = &self.weights;
        let card =
            sight.undecided().map_or(0, |card| cards::usefulness(sight, weights, card, sight.turns_left()));
        let open = sight.pending().count() as Value * weights.open_icon;
        open + card + sight.wilds() * weights.next_track
    }
}

/// So many thousandths.
fn share(value: Value, thousandths: Value) -> Value {
    // Wider in between: another edition may print great numbers.
    (i64::from(value) * i64::from(thousandths) / 1000) as Value
}

/// Where the best of the others stands.
fn rival(sight: &Sight<'_>) -> Value {
    let others = sight.game.seats().filter(|seat| *seat != sight.seat);
    others.map(|seat| Value::from(sight.game.projected(seat).total()) * VP).max().unwrap_or(0)
}
