//! Memory cards: what those of this round may still bring, and how good the nine are for the rounds after it.

use super::Maestro;
use crate::judge::{VP, Value, share};
use crate::sight::Sight;
use crate::weights::{TURNS, Weights};
use edition::Memory;
use vocab::{ByIcon, Icon, Icons, MemoryId, Set, Slot};

/// What is printed on a card, weighed.
pub(super) struct Printed {
    /// Reward and actions, with so many turns still to come.
    used: [Value; TURNS as usize + 2],
    /// Story Points.
    points: Value,
    /// VP of the Story.
    vp: Value,
    actions: Icons,
}

impl Printed {
    pub(super) fn new(weights: &Weights, card: &Memory) -> Printed {
        let sum = |points: &[u8]| points.iter().map(|n| Value::from(*n)).sum::<Value>();
        let used = std::array::from_fn(|turns| {
            let turns = turns as Value;
            let actions: Value = card.printed.iter().map(|icon| weights.icon[*icon].at(turns)).sum();
            let ducats = Value::from(card.reward.ducats) * weights.ducat.at(turns);
            ducats + sum(&card.reward.track.0) * weights.track[1] + actions
        });
        let vp = Value::from(card.story.vp) * VP;
        Printed { used, points: sum(&card.story.points.0), vp, actions: card.actions }
    }
}

impl Maestro {
    fn printed(&self, card: MemoryId) -> &Printed {
        &self.printed[card.index()]
    }

    /// A card in Experiences: its reward and actions, or ducats instead (TURN-2).
    pub(super) fn usefulness(&self, sight: &Sight<'_>, card: MemoryId, turns: Value) -> Value {
        let ducats = Value::from(sight.game.round().number()) * self.weights.ducat.at(turns);
        self.printed(card).used[turns as usize].max(ducats)
    }

    /// What its icons add to the Period Bonus (MAINT-4).
    fn bonus(&self, sight: &Sight<'_>, turns: Value) -> Value {
        let reward = &sight.bonus().reward;
        let track: Value =
            reward.track.0.iter().map(|n| Value::from(*n)).sum::<Value>() + Value::from(reward.track_wild);
        Value::from(reward.ducats) * self.weights.ducat.at(turns)
            + Value::from(reward.vp) * VP
            + track * self.weights.next_track
    }
}

/// What may come of some cards.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    pub(super) worth: Value,
    /// Thousandths of actions of each icon that may be carried out: half of the cards are used, a little more of the
    /// good ones.
    pub(super) actions: ByIcon<Value>,
}

impl Maestro {
    /// The cards of this round that are still to be laid.
    pub(super) fn rest(&self, sight: &Sight<'_>) -> Outlook {
        let moment =
            sight.game.round().index() * 16 + sight.turns as usize * 2 + usize::from(sight.maintaining);
        let key = (sight.unlaid.bits(), moment as u64 * 256 + sight.game.bonus().index() as u64);
        self.memos[sight.seat.index()].rest.get(key, || {
            if sight.maintaining || sight.turns == 0 {
                return Outlook { worth: 0, actions: ByIcon::default() };
            }
            let turns = sight.turns_left();
            let (once, icon) = (self.bonus(sight, turns), sight.bonus().action);
            let point = self.point(sight, sight.rounds);
            let worth = paired(sight.unlaid, sight.turns as usize, |card| {
                let printed = self.printed(card);
                let used =
                    self.usefulness(sight, card, turns) + once * Value::from(printed.actions.count(icon));
                (used, printed.points * point + printed.vp)
            });
            let actions = self.actions(sight.unlaid, sight.turns);
            Outlook { worth: share(worth, self.weights.rest_of_round), actions }
        })
    }

    /// The nine cards, in all rounds after this one.
    pub(super) fn deck(&self, sight: &Sight<'_>) -> Outlook {
        let key = (sight.nine.bits(), sight.game.round().index() as u64);
        self.memos[sight.seat.index()].deck.get(key, || {
            // In the middle of the rounds to come.
            let later = Slot::COUNT as Value * sight.rounds / 2;
            let point = self.point(sight, sight.rounds - 1);
            let worth = paired(sight.nine, Slot::COUNT, |card| {
                let printed = self.printed(card);
                (self.usefulness(sight, card, later), printed.points * point + printed.vp)
            });
            let mut actions = self.actions(sight.nine, Slot::COUNT as Value);
            actions.0.iter_mut().for_each(|n| *n *= sight.rounds);
            Outlook { worth: share(worth * sight.rounds, self.weights.deck), actions }
        })
    }

    fn actions(&self, cards: Set<MemoryId>, turns: Value) -> ByIcon<Value> {
        let count = |icon| {
            cards.iter().map(|card| Value::from(self.printed(card).actions.count(icon))).sum::<Value>()
        };
        ByIcon(Icon::ALL.map(|icon| count(icon) * 1200 * turns / (2 * turns + 1)))
    }

    /// A Story Point, with so many rounds after it.
    fn point(&self, sight: &Sight<'_>, rounds: Value) -> Value {
        match rounds {
            1.. => self.weights.next_track,
            _ => VP / Value::from(sight.edition.board.points_per_vp),
        }
    }
}

/// So many turns with two cards each: those that gain most by it are used, of the others all but the worst are told.
fn paired(cards: Set<MemoryId>, turns: usize, weigh: impl Fn(MemoryId) -> (Value, Value)) -> Value {
    const MOST: usize = 16;
    let mut sorted = [(0, 0); MOST];
    let mut count = 0;
    for card in cards.iter().take(MOST) {
        let (used, told) = weigh(card);
        // By insertion: there are nine at most.
        let mut at = count;
        while at > 0 && sorted[at - 1].1 - sorted[at - 1].0 > told - used {
            sorted[at] = sorted[at - 1];
            at -= 1;
        }
        sorted[at] = (used, told);
        count += 1;
    }
    let (used, told) = sorted[..count].split_at(turns.min(count));
    let used: Value = used.iter().map(|(used, _)| used).sum();
    // Nine cards, eight of them laid: one at most is left over.
    let left = told.len().saturating_sub(turns);
    let worst = told.iter().map(|(_, told)| *told).min().unwrap_or(0);
    let told: Value = told.iter().map(|(_, told)| told).sum();
    used + told - worst * left as Value
}
