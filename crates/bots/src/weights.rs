//! What things are worth to a judge, in thousandths of a VP.

use crate::judge::Value;
use vocab::ByIcon;

/// A worth that changes from the first turn of the game to the last.
#[derive(Clone, Copy)]
pub(crate) struct Fade {
    pub(crate) first: Value,
    pub(crate) last: Value,
}

/// Turns that a seat still has when its first one is over.
const TURNS: Value = 19;

impl Fade {
    /// With so many turns still to come.
    pub(crate) const fn at(self, turns: Value) -> Value {
        self.last + (self.first - self.last) * turns / TURNS
    }
}

/// All of a judge's opinions. Shares are in thousandths as well.
#[derive(Clone, Copy)]
pub(crate) struct Weights {
    /// A ducat that can still be spent.
    pub(crate) ducat: Fade,
    /// A ducat beyond what can be spent in the turns to come.
    pub(crate) spare_ducat: Value,
    /// Ducats that can be spent in a turn.
    pub(crate) spent_a_turn: Value,
    /// A counter.
    pub(crate) counter: Fade,
    /// A point on a track, with 0 to 3 turns of the round to come.
    pub(crate) track: [Value; 4],
    /// A point on a track as the next round begins.
    pub(crate) next_track: Value,
    /// An action on a card yet to be used.
    pub(crate) icon: ByIcon<Fade>,
    /// An action still open in this turn, when half-finished turns are compared.
    pub(crate) open_icon: Value,
    /// Share of what the cards of this round may still bring.
    pub(crate) rest_of_round: Value,
    /// Share of what the nine cards may bring in later rounds.
    pub(crate) deck: Value,
    /// Talent paid for a performance or a sale.
    pub(crate) talent: Value,
    /// Share of the performances and sales that the icons allow.
    pub(crate) works: Value,
    /// Share of what Agnus Dei tiles allow.
    pub(crate) repeats: Value,
    /// Share of a favour that is left for each item still missing.
    pub(crate) favour: Fade,
    /// Share of the income still to come.
    pub(crate) income: Value,
    /// Share of the best rival's standing that is taken off.
    pub(crate) rival: Value,
}

const fn fade(first: Value, last: Value) -> Fade {
    Fade { first, last }
}

impl Weights {
    /// Found by play against itself.
    pub(crate) const ALLEGRO: Weights = Weights {
        ducat: fade(849, 455),
        spare_ducat: 372,
        spent_a_turn: 5,
        counter: fade(1118, 615),
        track: [0, 488, 557, 758],
        next_track: 712,
        icon: ByIcon([fade(1257, 329), fade(1960, 2215), fade(463, 572), fade(1716, 2705), fade(1385, 2678)]),
        open_icon: 1521,
        rest_of_round: 694,
        deck: 810,
        talent: 662,
        works: 785,
        repeats: 452,
        favour: fade(739, 211),
        income: 1191,
        rival: 251,
    };
}
