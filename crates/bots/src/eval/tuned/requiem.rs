//! The value of Requiem markers, royal favours and extra actions.

use super::Inputs;
use crate::eval::{Context, VP, Value, Weights, share};
use edition::{Favour, Item};
use vocab::{CourtId, Icon, Line, Movement, Part, Set};

/// The value of markers, favours, and the extra actions of Agnus Dei tiles.
pub(super) fn worth(inputs: &Inputs<'_>) -> Value {
    let context = inputs.context;
    let own = Line::ALL.map(|line| context.game.written(context.seat, line));
    let [upper, lower] = own;
    let key = [
        context.own.courts.bits(),
        context.own.opera.bits(),
        upper.or(lower).bits(),
        context.turns_left() as u64,
    ];
    let favours = inputs.memos.favours.get(key, || favours(context, inputs.weights));
    markers(context, own) + favours + extras(inputs)
}

/// END-5: between the higher and the lower value, by how likely the lead is to last.
fn markers(context: &Context<'_>, own: [Set<Part>; 2]) -> Value {
    if own.iter().all(|own| own.is_empty()) {
        return 0;
    }
    let all = Line::ALL.map(|line| context.game.written_by_all(line));
    let empty = context.game.empty_parts();
    // With few turns left, not all empty parts will be written.
    let most = context.turns_left() * Value::from(context.game.players()) / 4;
    Movement::ALL.into_iter().map(|movement| in_movement(context, movement, own, all, empty, most)).sum()
}

fn in_movement(
    context: &Context<'_>,
    movement: Movement,
    own: [Set<Part>; 2],
    all: [Set<Part>; 2],
    empty: Set<Part>,
    most: Value,
) -> Value {
    let parts = context.edition.derived.parts[movement];
    let count = |written: Set<Part>| written.and(parts).len() as Value;
    let own = own.map(count);
    if own == [0, 0] {
        return 0;
    }
    let (all, free) = (all.map(count), count(empty).min(most));
    let data = &context.edition.board.movements[movement];
    let (higher, lower) = (Value::from(data.higher) * VP, Value::from(data.lower) * VP);
    let value = |own: Value, lead: Value| {
        // A lead greater than the number of empty parts is safe. A tie does not count as a lead.
        let chance = match free {
            0 => Value::from(lead > 0) * 1000,
            _ => ((lead + free) * 1000 / (2 * free + 1)).clamp(0, 1000),
        };
        own * (lower + share(higher - lower, chance))
    };
    value(own[0], all[0] - all[1]) + value(own[1], all[1] - all[0])
}

/// END-2: the VP of favours that are met, and a share of the others that shrinks with each missing item.
fn favours(context: &Context<'_>, weights: &Weights) -> Value {
    if context.own.courts.is_empty() {
        return 0;
    }
    let favour = |court: CourtId| &context.edition.courts[court.index()].favour;
    // Finding the best assignment is expensive, so it is skipped if no favour can be met.
    let possible = context.own.courts.iter().any(|court| missing(context, favour(court)) == 0);
    let met = if possible { context.game.met_favours(context.seat) } else { Set::default() };
    let chance = weights.favour.at(context.turns_left());
    let courts = context.own.courts.iter().map(|court| {
        let all = Value::from(favour(court).vp) * VP;
        if met.contains(court) {
            return all;
        }
        if context.turns_left() == 0 {
            return 0;
        }
        (0..missing(context, favour(court)).max(1)).fold(all, |left, _| share(left, chance))
    });
    courts.sum()
}

/// The number of items of a favour for which the seat has nothing.
pub(crate) fn missing(context: &Context<'_>, favour: &Favour) -> Value {
    let derived = &context.edition.derived;
    let works = context.own.opera;
    let [upper, lower] = Line::ALL.map(|line| context.game.written(context.seat, line));
    let parts = upper.or(lower);
    let lacks = |item: &&Item| match **item {
        Item::Type(kind) => works.and(derived.types[kind]).is_empty(),
        Item::Period(period) => works.and(derived.of_period(period).1).is_empty(),
        Item::Instrument(instrument) => parts.and(derived.instrument_parts[instrument]).is_empty(),
        Item::Movement(movement) => parts.and(derived.parts[movement]).is_empty(),
    };
    favour.items.iter().filter(lacks).count() as Value
}

/// TILE-3 for all actions but performances, which `works` counts.
fn extras(inputs: &Inputs<'_>) -> Value {
    let icons = [Icon::Document, Icon::Commission, Icon::Travel, Icon::Requiem];
    let worth = icons.map(|icon| match inputs.tiles.actions[icon] {
        0 => 0,
        repeats => {
            share(inputs.weights.icon[icon].at(inputs.context.turns_left()), inputs.expected(icon)) * repeats
        }
    });
    share(worth.iter().sum(), inputs.weights.repeats)
}
