//! A precise evaluation: score, resources, and what cards, works, tiles and courts will still bring.

mod cards;
mod memo;
mod requiem;
mod resources;
mod tiles;
mod works;

use crate::Lean;
use crate::eval::{Context, Evaluation, VP, Value, Weights, share};
use cards::{CardValues, Outlook};
use edition::Edition;
use memo::Memo;
pub(crate) use requiem::missing;
use tiles::Tiles;
use vocab::{Action, Icon, Movement};

/// Evaluates positions by weights.
pub(crate) struct Tuned {
    weights: Weights,
    lean: Option<Lean>,
    /// The values of each Memory card, computed once.
    printed: Vec<CardValues>,
    /// Cached results for each seat.
    memos: [Memos; 4],
}

/// The last results for the cards still to be laid, the nine cards, the works and the favours of a seat.
#[derive(Default)]
struct Memos {
    rest: Memo<(u64, u64), Outlook>,
    deck: Memo<(u64, u64), Outlook>,
    works: Memo<([u64; 2], [Value; 6]), Value>,
    favours: Memo<[u64; 4], Value>,
}

/// What all parts of the evaluation use.
struct Inputs<'a> {
    context: &'a Context<'a>,
    weights: &'a Weights,
    rest: Outlook,
    deck: Outlook,
    tiles: Tiles,
    memos: &'a Memos,
}

/// The bonus a leaning bot gives to an action of its kind.
const PREFERENCE: Value = 1500;

impl Tuned {
    pub(crate) fn new(edition: &Edition, mut weights: Weights, lean: Option<Lean>) -> Tuned {
        // A bot that leans to an action also prefers cards with its icon.
        let icons: &[Icon] = match lean {
            None => &[],
            Some(Lean::Opus) => &[Icon::Commission],
            Some(Lean::Perform) => &[Icon::PerformOrSell],
            Some(Lean::Travel) => &[Icon::Travel],
            Some(Lean::Requiem) => &[Icon::Requiem],
        };
        for icon in icons {
            weights.icon[*icon].first += PREFERENCE / 2;
            weights.icon[*icon].last += PREFERENCE / 2;
        }
        let printed = edition.memories.iter().map(|card| CardValues::new(&weights, card)).collect();
        Tuned { weights, lean, printed, memos: Default::default() }
    }
}

impl Evaluation for Tuned {
    fn final_score(&self, context: &Context<'_>) -> Value {
        let scored = Value::from(context.own.score.total()) * VP;
        if context.game.is_over() {
            return scored;
        }
        let (rest, deck, tiles) = (self.rest(context), self.deck(context), Tiles::of(context));
        let memos = &self.memos[context.seat.index()];
        let inputs = &Inputs { context, weights: &self.weights, rest, deck, tiles, memos };
        scored
            + rest.worth
            + deck.worth
            + resources::worth(inputs)
            + works::worth(inputs)
            + requiem::worth(inputs)
    }

    fn worth(&self, context: &Context<'_>) -> Value {
        self.final_score(context) - share(rival(context), self.weights.rival)
    }

    fn potential(&self, context: &Context<'_>) -> Value {
        let weights = &self.weights;
        let card = context.undecided().map_or(0, |card| self.usefulness(context, card, context.turns_left()));
        context.pending() as Value * weights.open_icon + card + context.wilds() * weights.next_track
    }

    fn preference(&self, action: Action) -> Value {
        let liked = match self.lean {
            None => false,
            Some(Lean::Opus) => matches!(action, Action::Commission { .. } | Action::Sell { .. }),
            Some(Lean::Perform) => matches!(action, Action::Perform { .. }),
            Some(Lean::Travel) => matches!(action, Action::Travel { .. }),
            Some(Lean::Requiem) => matches!(action, Action::Requiem { .. }),
        };
        if liked { PREFERENCE } else { 0 }
    }
}

/// The current score of the best opponent, with the VP of the Requiem, which a turn of this seat can change.
fn rival(context: &Context<'_>) -> Value {
    let others = context.game.seats().filter(|seat| *seat != context.seat);
    let standing = |seat| {
        let requiem: u16 =
            Movement::ALL.into_iter().map(|movement| context.game.requiem_vp(seat, movement)).sum();
        Value::from(context.game.board(seat).score.total() + requiem) * VP
    };
    others.map(standing).max().unwrap_or(0)
}
