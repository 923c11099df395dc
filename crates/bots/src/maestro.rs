//! A careful opinion: what is scored, what is in the purse, and what cards, works, tiles and courts will still bring.

mod cards;
mod memo;
mod purse;
mod requiem;
mod tiles;
mod works;

use crate::Lean;
use crate::judge::{Judge, VP, Value, share};
use crate::maestro::cards::{Outlook, Printed};
use crate::maestro::memo::Memo;
use crate::maestro::tiles::Tiles;
use crate::sight::Sight;
use crate::weights::Weights;
use edition::Edition;
use vocab::{Action, Icon, Movement};

/// Judges by its weights.
pub(crate) struct Maestro {
    weights: Weights,
    lean: Option<Lean>,
    /// What is printed on each Memory card, weighed once for all positions.
    printed: Vec<Printed>,
    /// What was last thought of each seat.
    memos: [Memos; 4],
}

/// What was last thought of the cards still to be laid, the nine, the works and the courts of a seat.
#[derive(Default)]
struct Memos {
    rest: Memo<(u64, u64), Outlook>,
    deck: Memo<(u64, u64), Outlook>,
    works: Memo<([u64; 2], [Value; 6]), Value>,
    favours: Memo<[u64; 4], Value>,
}

/// What all parts of the opinion look at.
struct Look<'a> {
    sight: &'a Sight<'a>,
    weights: &'a Weights,
    rest: Outlook,
    deck: Outlook,
    tiles: Tiles,
    memos: &'a Memos,
}

/// What a leaning bot gives for an action of its sort, beyond what it brings.
const FONDNESS: Value = 1500;

impl Maestro {
    pub(crate) fn new(edition: &Edition, mut weights: Weights, lean: Option<Lean>) -> Maestro {
        // Who leans to an action likes the cards that have it.
        let icons: &[Icon] = match lean {
            None => &[],
            Some(Lean::Opus) => &[Icon::Commission],
            Some(Lean::Perform) => &[Icon::PerformOrSell],
            Some(Lean::Travel) => &[Icon::Travel],
            Some(Lean::Requiem) => &[Icon::Requiem],
        };
        for icon in icons {
            weights.icon[*icon].first += FONDNESS / 2;
            weights.icon[*icon].last += FONDNESS / 2;
        }
        let printed = edition.memories.iter().map(|card| Printed::new(&weights, card)).collect();
        Maestro { weights, lean, printed, memos: Default::default() }
    }
}

impl Judge for Maestro {
    fn standing(&self, sight: &Sight<'_>) -> Value {
        let scored = Value::from(sight.own.score.total()) * VP;
        if sight.game.is_over() {
            return scored;
        }
        let (rest, deck, tiles) = (self.rest(sight), self.deck(sight), Tiles::of(sight));
        let memos = &self.memos[sight.seat.index()];
        let look = &Look { sight, weights: &self.weights, rest, deck, tiles, memos };
        scored + rest.worth + deck.worth + purse::worth(look) + works::worth(look) + requiem::worth(look)
    }

    fn worth(&self, sight: &Sight<'_>) -> Value {
        self.standing(sight) - share(rival(sight), self.weights.rival)
    }

    fn hope(&self, sight: &Sight<'_>) -> Value {
        let weights = &self.weights;
        let card = sight.undecided().map_or(0, |card| self.usefulness(sight, card, sight.turns_left()));
        sight.pending() as Value * weights.open_icon + card + sight.wilds() * weights.next_track
    }

    fn taste(&self, action: Action) -> Value {
        let liked = match self.lean {
            None => false,
            Some(Lean::Opus) => matches!(action, Action::Commission { .. } | Action::Sell { .. }),
            Some(Lean::Perform) => matches!(action, Action::Perform { .. }),
            Some(Lean::Travel) => matches!(action, Action::Travel { .. }),
            Some(Lean::Requiem) => matches!(action, Action::Requiem { .. }),
        };
        if liked { FONDNESS } else { 0 }
    }
}

/// Where the best of the others stands, by what a turn of somebody else can change.
fn rival(sight: &Sight<'_>) -> Value {
    let others = sight.game.seats().filter(|seat| *seat != sight.seat);
    let standing = |seat| {
        let requiem: u16 =
            Movement::ALL.into_iter().map(|movement| sight.game.requiem_vp(seat, movement)).sum();
        Value::from(sight.game.board(seat).score.total() + requiem) * VP
    };
    others.map(standing).max().unwrap_or(0)
}
