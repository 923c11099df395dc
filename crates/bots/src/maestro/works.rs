//! Opus cards: what performances and sales will still bring (PERF-2 to PERF-4).

use super::{Look, purse};
use crate::judge::{VP, Value, share};
use crate::sight::Sight;
use crate::weights::Weights;
use edition::Opus;
use vocab::Icon;

/// As many of the best uses of the works as there will be actions for: each work once in every round to come, and
/// a sale at last.
pub(super) fn worth(look: &Look<'_>) -> Value {
    let weights = look.weights;
    let sight = look.sight;
    let actions = look.expected(Icon::PerformOrSell) * (1 + look.tiles.actions[Icon::PerformOrSell]);
    let [a, b, c, d] = look.tiles.works;
    let turns = sight.turns_left() * 2 + Value::from(sight.maintaining);
    let key = ([sight.own.opera.bits(), sight.own.turned.bits()], [actions, turns, a, b, c, d]);
    let worth = look.memos.works.get(key, || {
        let mut uses = Uses { sorted: [(0, 0); Uses::MOST], count: 0 };
        uses.add(look);
        let (mut worth, mut left) = (0, actions);
        for (gain, times) in &uses.sorted[..uses.count] {
            let part = left.clamp(0, 1000 * times);
            worth += share(*gain, part);
            left -= part;
        }
        worth
    });
    share(worth, weights.works) + offered(look)
}

/// What works may still bring and how often, the best first.
struct Uses {
    sorted: [(Value, Value); Uses::MOST],
    count: usize,
}

impl Uses {
    const MOST: usize = 48;

    fn add(&mut self, look: &Look<'_>) {
        let (sight, weights) = (look.sight, look.weights);
        let own = sight.own;
        let turns = sight.turns_left();
        let finance = finance_step(sight, weights);
        for id in own.opera {
            let opus = &sight.edition.opera[id.index()];
            let tiles = opus.kind.map_or(0, |kind| look.tiles.works[kind as usize]);
            let now = sight.turns > 0 && !own.turned.contains(id);
            let times = sight.rounds + Value::from(now);
            if times > 0 {
                self.insert(performance(weights, opus, turns) + tiles, times);
                let sale = Value::from(opus.sell_finance) * finance + Value::from(opus.sell_vp) * VP;
                self.insert(sale - Value::from(opus.sell_talent) * weights.talent + tiles, 1);
            }
        }
    }

    /// By insertion: there are a few. What brings nothing is never done.
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
    purse::ducats(weights, opus.perform_ducats.into(), turns.max(1))
        - Value::from(opus.perform_talent) * weights.talent
}

/// One more step of Finance, about in the middle of what is left.
fn finance_step(sight: &Sight<'_>, weights: &Weights) -> Value {
    let maintenances = (sight.rounds + 1) / 2 + 1;
    maintenances * weights.ducat.at(sight.turns_left())
}

/// What Offertorium tiles pay for commissions to come: every third is of the right type.
fn offered(look: &Look<'_>) -> Value {
    match look.tiles.works.iter().sum() {
        0 => 0,
        each => share(each, look.expected(Icon::Commission)) / 3,
    }
}

impl Look<'_> {
    /// Thousandths of actions of an icon still to come.
    #[inline(always)]
    pub(super) fn expected(&self, icon: Icon) -> Value {
        self.rest.actions[icon] + self.deck.actions[icon]
    }
}
