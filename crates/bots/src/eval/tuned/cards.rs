//! The value of Memory cards, in the rest of this round and in later rounds.

use super::Tuned;
use crate::eval::weights::TURNS;
use crate::eval::{Context, VP, Value, Weights, share};
use edition::Memory;
use vocab::{ByIcon, Icon, Icons, MemoryId, Set, Slot};

/// The values of what is printed on a card.
pub(super) struct CardValues {
    /// Reward and actions, by the number of turns still to come.
    used: [Value; TURNS as usize + 2],
    /// The number of Story Points.
    points: Value,
    /// VP of the Story icons.
    vp: Value,
    actions: Icons,
}

impl CardValues {
    pub(super) fn new(weights: &Weights, card: &Memory) -> CardValues {
        let sum = |points: &[u8]| points.iter().map(|n| Value::from(*n)).sum::<Value>();
        let used = std::array::from_fn(|turns| {
            let turns = turns as Value;
            let actions: Value = card.printed.iter().map(|icon| weights.icon[*icon].at(turns)).sum();
            let ducats = Value::from(card.reward.ducats) * weights.ducat.at(turns);
            ducats + sum(&card.reward.track.0) * weights.track[1] + actions
        });
        let vp = Value::from(card.story.vp) * VP;
        CardValues { used, points: sum(&card.story.points.0), vp, actions: card.actions }
    }
}

impl Tuned {
    fn printed(&self, card: MemoryId) -> &CardValues {
        &self.printed[card.index()]
    }

    /// The value of a card in Experiences: its reward and actions, or the ducats instead (TURN-2).
    pub(super) fn usefulness(&self, context: &Context<'_>, card: MemoryId, turns: Value) -> Value {
        let ducats = Value::from(context.game.round().number()) * self.weights.ducat.at(turns);
        self.printed(card).used[turns as usize].max(ducats)
    }

    /// The value of the Period Bonus for one icon (MAINT-4).
    fn bonus(&self, context: &Context<'_>, turns: Value) -> Value {
        let reward = &context.bonus().reward;
        let track: Value =
            reward.track.0.iter().map(|n| Value::from(*n)).sum::<Value>() + Value::from(reward.track_wild);
        Value::from(reward.ducats) * self.weights.ducat.at(turns)
            + Value::from(reward.vp) * VP
            + track * self.weights.next_track
    }
}

/// What some cards are expected to bring.
#[derive(Clone, Copy)]
pub(super) struct Outlook {
    pub(super) worth: Value,
    /// The expected number of actions by icon, in thousandths. About half of the cards are used, good ones a
    /// little more often.
    pub(super) actions: ByIcon<Value>,
}

impl Tuned {
    /// The outlook of the cards still to be laid in this round.
    pub(super) fn rest(&self, context: &Context<'_>) -> Outlook {
        let time =
            context.game.round().index() * 16 + context.turns as usize * 2 + usize::from(context.maintaining);
        let key = (context.unlaid.bits(), time as u64 * 256 + context.game.bonus().index() as u64);
        self.memos[context.seat.index()].rest.get(key, || {
            if context.maintaining || context.turns == 0 {
                return Outlook { worth: 0, actions: ByIcon::default() };
            }
            let turns = context.turns_left();
            let (once, icon) = (self.bonus(context, turns), context.bonus().action);
            let point = self.point(context, context.rounds);
            let worth = paired(context.unlaid, context.turns as usize, |card| {
                let printed = self.printed(card);
                let used =
                    self.usefulness(context, card, turns) + once * Value::from(printed.actions.count(icon));
                (used, printed.points * point + printed.vp)
            });
            let actions = self.actions(context.unlaid, context.turns);
            Outlook { worth: share(worth, self.weights.rest_of_round), actions }
        })
    }

    /// The outlook of the nine cards in all later rounds.
    pub(super) fn deck(&self, context: &Context<'_>) -> Outlook {
        let key = (context.nine.bits(), context.game.round().index() as u64);
        self.memos[context.seat.index()].deck.get(key, || {
            // An average over the later rounds.
            let later = Slot::COUNT as Value * context.rounds / 2;
            let point = self.point(context, context.rounds - 1);
            let worth = paired(context.nine, Slot::COUNT, |card| {
                let printed = self.printed(card);
                (self.usefulness(context, card, later), printed.points * point + printed.vp)
            });
            let mut actions = self.actions(context.nine, Slot::COUNT as Value);
            actions.0.iter_mut().for_each(|n| *n *= context.rounds);
            Outlook { worth: share(worth * context.rounds, self.weights.deck), actions }
        })
    }

    fn actions(&self, cards: Set<MemoryId>, turns: Value) -> ByIcon<Value> {
        let count = |icon| {
            cards.iter().map(|card| Value::from(self.printed(card).actions.count(icon))).sum::<Value>()
        };
        ByIcon(Icon::ALL.map(|icon| count(icon) * 1200 * turns / (2 * turns + 1)))
    }

    /// The value of a Story Point, if this many rounds follow.
    fn point(&self, context: &Context<'_>, rounds: Value) -> Value {
        match rounds {
            1.. => self.weights.next_track,
            _ => VP / Value::from(context.edition.board.points_per_vp),
        }
    }
}

/// The value of turns with two cards each. The cards that gain most from it are used in Experiences; of the
/// rest, all but the worst are laid as Story.
fn paired(cards: Set<MemoryId>, turns: usize, weigh: impl Fn(MemoryId) -> (Value, Value)) -> Value {
    const MOST: usize = 16;
    let mut sorted = [(0, 0); MOST];
    let mut count = 0;
    for card in cards.iter().take(MOST) {
        let (used, story) = weigh(card);
        // Insertion sort: there are nine cards at most.
        let mut at = count;
        while at > 0 && sorted[at - 1].1 - sorted[at - 1].0 > story - used {
            sorted[at] = sorted[at - 1];
            at -= 1;
        }
        sorted[at] = (used, story);
        count += 1;
    }
    let (used, story) = sorted[..count].split_at(turns.min(count));
    let used: Value = used.iter().map(|(used, _)| used).sum();
    // Of nine cards eight are laid, so at most one is left over.
    let left = story.len().saturating_sub(turns);
    let worst = story.iter().map(|(_, story)| *story).min().unwrap_or(0);
    let story: Value = story.iter().map(|(_, story)| story).sum();
    used + story - worst * left as Value
}
