//! The weights of an evaluation, in thousandths of a VP.

use crate::eval::Value;
use vocab::ByIcon;

/// A weight that changes linearly from the first turn of the game to the last.
#[derive(Clone, Copy)]
pub(crate) struct Fade {
    pub(crate) first: Value,
    pub(crate) last: Value,
}

/// Turns a seat has left after its first one.
pub(crate) const TURNS: Value = 19;

impl Fade {
    /// The weight with this many turns left.
    pub(crate) const fn at(self, turns: Value) -> Value {
        self.last + (self.first - self.last) * turns / TURNS
    }
}

/// All weights of the tuned evaluation. Shares are in thousandths, too.
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
    /// A point on a track, by the number of turns left in the round (0 to 3).
    pub(crate) track: [Value; 4],
    /// A point on a track at the start of the next round.
    pub(crate) next_track: Value,
    /// An action on a card that is not used yet.
    pub(crate) icon: ByIcon<Fade>,
    /// An open action of this turn, for comparing unfinished turns.
    pub(crate) open_icon: Value,
    /// Share of what the cards of this round are expected to bring.
    pub(crate) rest_of_round: Value,
    /// Share of what the nine cards are expected to bring in later rounds.
    pub(crate) deck: Value,
    /// Talent paid for a performance or a sale.
    pub(crate) talent: Value,
    /// Share of the performances and sales that the icons allow.
    pub(crate) works: Value,
    /// Share of the extra actions of Agnus Dei tiles.
    pub(crate) repeats: Value,
    /// Share of a favour that is left for each item still missing.
    pub(crate) favour: Fade,
    /// Share of the income still to come.
    pub(crate) income: Value,
    /// Share of the best opponent's score that is subtracted.
    pub(crate) rival: Value,
}

const fn fade(first: Value, last: Value) -> Fade {
    Fade { first, last }
}

impl Weights {
    /// Tuned by self-play.
    pub(crate) const ALLEGRO: Weights = Weights {
        ducat: fade(859, 470),
        spare_ducat: 382,
        spent_a_turn: 5,
        counter: fade(1224, 631),
        track: [0, 488, 550, 754],
        next_track: 721,
        icon: ByIcon([fade(1216, 335), fade(2003, 2199), fade(467, 561), fade(1769, 2814), fade(1490, 2748)]),
        open_icon: 1544,
        rest_of_round: 678,
        deck: 810,
        talent: 705,
        works: 729,
        repeats: 404,
        favour: fade(742, 207),
        income: 1175,
        rival: 265,
    };
}
