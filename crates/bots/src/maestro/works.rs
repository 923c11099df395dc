//! Opus cards: what performances and sales will still bring (PERF-2 to PERF-4).

use super::{purse, share};
use crate::judge::{VP, Value};
use crate::sight::Sight;
use crate::weights::Weights;
use edition::{Opus, Repeat};
use vocab::{Icon, OpusType, Slot};

/// As many of the best uses of the works as there will be actions for.
pub(super) fn worth(sight: &Sight<'_>, weights: &Weights) -> Value {
    let mut uses = uses(sight, weights);
    uses.sort_by_key(|gain| -gain);
    let mut left = expected(sight, Icon::PerformOrSell) * (1 + repeats(sight, Icon::PerformOrSell));
    let mut worth = 0;
    for gain in uses {
        let part = left.clamp(0, 1000);
        worth += share(gain.max(0), part);
        left -= part;
    }
    share(worth, weights.works) + offered(sight)
}

/// Each work once in every round to come, and a sale at last.
fn uses(sight: &Sight<'_>, weights: &Weights) -> Vec<Value> {
    let own = sight.own();
    let turns = sight.turns_left();
    let finance = finance_step(sight, weights);
    let mut uses = vec![];
    for id in &own.opera {
        let opus = &sight.edition.opera[id.index()];
        let tiles = opus.kind.map_or(0, |kind| offertorium(sight, kind));
        let now = sight.turns > 0 && !own.turned.contains(id);
        let times = sight.rounds + Value::from(now);
        let gain = performance(weights, opus, turns) + tiles;
        uses.extend((0..times).map(|_| gain));
        if times > 0 {
            let sale = Value::from(opus.sell_finance) * finance + Value::from(opus.sell_vp) * VP;
            uses.push(sale - Value::from(opus.sell_talent) * weights.talent + tiles);
        }
    }
    uses
}

fn performance(weights: &Weights, opus: &Opus, turns: Value) -> Value {
    purse::ducats(weights, opus.perform_ducats.into(), turns.max(1))
        - Value::from(opus.perform_talent) * weights.talent
}

/// One more step of Finance, about in the middle of what is left.
fn finance_step(sight: &Sight<'_>, weights: &Weights) -> Value {
    let maintenances = (sight.rounds + 1) / 2 + 1;
    maintenances * weights.ducat.at(sight.turns_left())
}

/// VP of the Offertorium tiles for a type (TILE-2).
fn offertorium(sight: &Sight<'_>, kind: OpusType) -> Value {
    let tiles = sight.own().tiles.into_iter().flatten();
    tiles
        .map(|tile| match sight.edition.tiles[tile.index()].repeat {
            Some(Repeat::Opus { kind: of, vp }) if of == kind => Value::from(vp) * VP,
            _ => 0,
        })
        .sum()
}

/// What Offertorium tiles pay for commissions to come: every third is of the right type.
fn offered(sight: &Sight<'_>) -> Value {
    let each: Value = OpusType::ALL.into_iter().map(|kind| offertorium(sight, kind)).sum();
    share(each, expected(sight, Icon::Commission)) / 3
}

/// Thousandths of actions of an icon still to come: of this round's cards half are used, a little more of the good ones.
pub(super) fn expected(sight: &Sight<'_>, icon: Icon) -> Value {
    let unlaid: Value = sight.unlaid().map(|card| Value::from(card.actions.count(icon))).sum();
    let (turns, slots) = (sight.turns, Slot::COUNT as Value);
    let now = if sight.maintaining { 0 } else { unlaid * 1200 * turns / (2 * turns + 1) };
    now + sight.icons(icon) * 1200 * slots / (2 * slots + 1) * sight.rounds
}

/// Agnus Dei tiles for an action (TILE-3).
pub(super) fn repeats(sight: &Sight<'_>, icon: Icon) -> Value {
    let tiles = sight.own().tiles.into_iter().flatten();
    tiles.filter(|tile| sight.edition.tiles[tile.index()].repeat == Some(Repeat::Action(icon))).count()
        as Value
}
