//! The Requiem and the courts: who will be the greater contributor, which favours will be met.

use super::{share, works};
use crate::judge::{VP, Value};
use crate::sight::Sight;
use crate::weights::Weights;
use edition::{Favour, Item};
use vocab::{ByLine, Icon, Line, Mark, Movement};

/// Markers, favours, and the extra actions of Agnus Dei tiles.
pub(super) fn worth(sight: &Sight<'_>, weights: &Weights) -> Value {
    let markers: Value = Movement::ALL.into_iter().map(|movement| markers(sight, movement)).sum();
    markers + favours(sight, weights) + extras(sight, weights)
}

/// END-5, between the higher and the lower value by how likely the lead is to last.
fn markers(sight: &Sight<'_>, movement: Movement) -> Value {
    let data = &sight.edition.board.movements[movement];
    let (mut all, mut own) = (ByLine([0; 2]), ByLine([0; 2]));
    let mut free = data.parts.len() as Value;
    for (_, mark) in sight.table.parts.iter().filter(|(part, _)| part.movement() == movement) {
        free -= 1;
        if let Mark::Written { by, line } = *mark {
            all[line] += 1;
            own[line] += Value::from(by == Some(sight.seat));
        }
    }
    // Nobody writes all the parts that are free: the fewer turns, the fewer.
    let free = free.min(sight.turns_left() * Value::from(sight.table.players) / 4);
    let value = |line: Line| {
        let lead = all[line] - all[line.other()];
        // A lead beyond all free parts is safe, a tie is none.
        let chance = ((lead + free) * 1000 / (2 * free + 1)).clamp(0, 1000);
        let (higher, lower) = (Value::from(data.higher) * VP, Value::from(data.lower) * VP);
        own[line]
            * (lower + share(higher - lower, if free == 0 { Value::from(lead > 0) * 1000 } else { chance }))
    };
    value(Line::Upper) + value(Line::Lower)
}

/// END-2: favours that are met, and a share of the others for each item that is missing.
fn favours(sight: &Sight<'_>, weights: &Weights) -> Value {
    let met = sight.game.met_favours(sight.seat);
    let chance = weights.favour.at(sight.turns_left());
    let courts = sight.own().courts.iter().map(|court| {
        let favour = &sight.edition.courts[court.index()].favour;
        let all = Value::from(favour.vp) * VP;
        if met.contains(*court) {
            return all;
        }
        if sight.turns_left() == 0 {
            return 0;
        }
        (0..missing(sight, favour).max(1)).fold(all, |left, _| share(left, chance))
    });
    courts.sum()
}

/// Items of a favour that the seat has nothing for.
fn missing(sight: &Sight<'_>, favour: &Favour) -> Value {
    let own = sight.own();
    let works = || own.opera.iter().map(|id| &sight.edition.opera[id.index()]);
    let derived = &sight.edition.derived;
    let parts = sight
        .table
        .parts
        .iter()
        .filter(|(_, mark)| matches!(mark, Mark::Written { by, .. } if *by == Some(sight.seat)));
    let has = |item: &Item| match *item {
        Item::Type(kind) => works().any(|opus| opus.kind == Some(kind)),
        Item::Period(period) => works().any(|opus| opus.period == Some(period)),
        Item::Instrument(instrument) => {
            parts.clone().any(|(part, _)| derived.instrument(*part) == Some(instrument))
        }
        Item::Movement(movement) => parts.clone().any(|(part, _)| part.movement() == movement),
    };
    favour.items.iter().filter(|item| !has(item)).count() as Value
}

/// TILE-3, for all but performances, which are counted with the works.
fn extras(sight: &Sight<'_>, weights: &Weights) -> Value {
    let icons = [Icon::Document, Icon::Commission, Icon::Travel, Icon::Requiem];
    let worth = icons.map(|icon| {
        let each = weights.icon[icon].at(sight.turns_left());
        share(each, works::expected(sight, icon)) * works::repeats(sight, icon)
    });
    share(worth.iter().sum(), weights.repeats)
}
