//! The value of Opus cards: performances and sales still to come (PERF-2 to PERF-4).

use super::{Inputs, resources};
use crate::eval::{Context, VP, Value, Weights, share};
use edition::Opus;
use vocab::Icon;

/// The value of the best uses of the works, limited by the number of expected actions. A work can be
/// performed once per remaining round and sold once.
pub(super) fn worth(inputs: &Inputs<'_>) -> Value {
    let weights = inputs.weights;
    let context = inputs.context;
    let actions = inputs.expected(Icon::PerformOrSell) * (1 + inputs.tiles.actions[Icon::PerformOrSell]);
    let [a, b, c, d] = inputs.tiles.works;
    let turns = context.turns_left() * 2 + Value::from(context.maintaining);
    let key = ([context.own.opera.bits(), context.own.turned.bits()], [actions, turns, a, b, c, d]);
    let worth = inputs.memos.works.get(key, || {
        let mut uses = Uses { sorted: [(0, 0); Uses::MOST], count: 0 };
        uses.add(inputs);
        let (mut worth, mut left) = (0, actions);
        for (gain, times) in &uses.sorted[..uses.count] {
            let part = left.clamp(0, 1000 * times);
            worth += share(*gain, part);
            left -= part;
        }
        worth
    });
    share(worth, weights.works) + offertorium(inputs)
}

/// Possible uses of works as pairs of value and number of times, best first.
struct Uses {
    sorted: [(Value, Value); Uses::MOST],
    count: usize,
}

impl Uses {
    const MOST: usize = 48;

    fn add(&mut self, inputs: &Inputs<'_>) {
        let (context, weights) = (inputs.context, inputs.weights);
        let own = context.own;
        let turns = context.turns_left();
        let finance = finance_step(context, weights);
        for id in own.opera {
            let opus = &context.edition.opera[id.index()];
            let tiles = opus.kind.map_or(0, |kind| inputs.tiles.works[kind as usize]);
            let now = context.turns > 0 && !own.turned.contains(id);
            let times = context.rounds + Value::from(now);
            if times > 0 {
                self.insert(performance(weights, opus, turns) + tiles, times);
                let sale = Value::from(opus.sell_finance) * finance + Value::from(opus.sell_vp) * VP;
                self.insert(sale - Value::from(opus.sell_talent) * weights.talent + tiles, 1);
            }
        }
    }

    /// Inserts a use at its place in the sorted list. A use without gain is left out.
    fn insert(&mut self, gain: Value, times: Value) {
        if gain <= 0 || self.count == Self::MOST {
            return;
        }
        let mut at = self.count;
        while at > 0 && self.sorted[at - 1].0 < gain {
            self.sorted[at] = self.sorted[at - 1];
            at -= 1;
        }
        self.sorted[at] = (gain, times);
        self.count += 1;
    }
}

fn performance(weights: &Weights, opus: &Opus, turns: Value) -> Value {
    resources::ducats(weights, opus.perform_ducats.into(), turns.max(1))
        - Value::from(opus.perform_talent) * weights.talent
}

/// The value of one more Finance step: about a ducat in each of half the remaining Maintenances.
fn finance_step(context: &Context<'_>, weights: &Weights) -> Value {
    let maintenances = (context.rounds + 1) / 2 + 1;
    maintenances * weights.ducat.at(context.turns_left())
}

/// What Offertorium tiles pay for future commissions, if a third of those has the right type.
fn offertorium(inputs: &Inputs<'_>) -> Value {
    match inputs.tiles.works.iter().sum() {
        0 => 0,
        each => share(each, inputs.expected(Icon::Commission)) / 3,
    }
}

impl Inputs<'_> {
    /// How many actions of an icon are expected, in thousandths.
    #[inline(always)]
    pub(super) fn expected(&self, icon: Icon) -> Value {
        self.rest.actions[icon] + self.deck.actions[icon]
    }
}
