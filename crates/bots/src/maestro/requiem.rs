//! The Requiem and the courts: who will be the greater contributor, which favours will be met.

use super::Look;
use crate::judge::{VP, Value, share};
use crate::sight::Sight;
use crate::weights::Weights;
use edition::{Favour, Item};
use vocab::{CourtId, Icon, Line, Movement, Part, Set};

/// Markers, favours, and the extra actions of Agnus Dei tiles.
pub(super) fn worth(look: &Look<'_>) -> Value {
    let sight = look.sight;
    let own = Line::ALL.map(|line| sight.game.written(sight.seat, line));
    let [upper, lower] = own;
    let key =
        [sight.own.courts.bits(), sight.own.opera.bits(), upper.or(lower).bits(), sight.turns_left() as u64];
    let favours = look.memos.favours.get(key, || favours(sight, look.weights));
    markers(sight, own) + favours + extras(look)
}

/// END-5, between the higher and the lower value by how likely the lead is to last.
fn markers(sight: &Sight<'_>, own: [Set<Part>; 2]) -> Value {
    if own.iter().all(|own| own.is_empty()) {
        return 0;
    }
    let all = Line::ALL.map(|line| sight.game.written_by_all(line));
    let empty = sight.game.empty_parts();
    // Nobody writes all the parts that are free: the fewer turns, the fewer.
    let most = sight.turns_left() * Value::from(sight.game.players()) / 4;
    Movement::ALL.into_iter().map(|movement| in_movement(sight, movement, own, all, empty, most)).sum()
}

fn in_movement(
    sight: &Sight<'_>,
    movement: Movement,
    own: [Set<Part>; 2],
    all: [Set<Part>; 2],
    empty: Set<Part>,
    most: Value,
) -> Value {
    let parts = sight.edition.derived.parts[movement];
    let count = |written: Set<Part>| written.and(parts).len() as Value;
    let own = own.map(count);
    if own == [0, 0] {
        return 0;
    }
    let (all, free) = (all.map(count), count(empty).min(most));
    let data = &sight.edition.board.movements[movement];
    let (higher, lower) = (Value::from(data.higher) * VP, Value::from(data.lower) * VP);
    let value = |own: Value, lead: Value| {
        // A lead beyond all free parts is safe, a tie is none.
        let chance = match free {
            0 => Value::from(lead > 0) * 1000,
            _ => ((lead + free) * 1000 / (2 * free + 1)).clamp(0, 1000),
        };
        own * (lower + share(higher - lower, chance))
    };
    value(own[0], all[0] - all[1]) + value(own[1], all[1] - all[0])
}

/// END-2: favours that are met, and a share of the others for each item that is missing.
fn favours(sight: &Sight<'_>, weights: &Weights) -> Value {
    if sight.own.courts.is_empty() {
        return 0;
    }
    let favour = |court: CourtId| &sight.edition.courts[court.index()].favour;
    // The search for the best assignment is only worth while if something can be met.
    let possible = sight.own.courts.iter().any(|court| missing(sight, favour(court)) == 0);
    let met = if possible { sight.game.met_favours(sight.seat) } else { Set::default() };
    let chance = weights.favour.at(sight.turns_left());
    let courts = sight.own.courts.iter().map(|court| {
        let all = Value::from(favour(court).vp) * VP;
        if met.contains(court) {
            return all;
        }
        if sight.turns_left() == 0 {
            return 0;
        }
        (0..missing(sight, favour(court)).max(1)).fold(all, |left, _| share(left, chance))
    });
    courts.sum()
}

/// Items of a favour that the seat has nothing for.
fn missing(sight: &Sight<'_>, favour: &Favour) -> Value {
    let derived = &sight.edition.derived;
    let works = sight.own.opera;
    let [upper, lower] = Line::ALL.map(|line| sight.game.written(sight.seat, line));
    let parts = upper.or(lower);
    let lacks = |item: &&Item| match **item {
        Item::Type(kind) => works.and(derived.types[kind]).is_empty(),
        Item::Period(period) => works.and(derived.of_period(period).1).is_empty(),
        Item::Instrument(instrument) => parts.and(derived.instrument_parts[instrument]).is_empty(),
        Item::Movement(movement) => parts.and(derived.parts[movement]).is_empty(),
    };
    favour.items.iter().filter(lacks).count() as Value
}

/// TILE-3, for all but performances, which are counted with the works.
fn extras(look: &Look<'_>) -> Value {
    let icons = [Icon::Document, Icon::Commission, Icon::Travel, Icon::Requiem];
    let worth = icons.map(|icon| match look.tiles.actions[icon] {
        0 => 0,
        repeats => share(look.weights.icon[icon].at(look.sight.turns_left()), look.expected(icon)) * repeats,
    });
    share(worth.iter().sum(), look.weights.repeats)
}
