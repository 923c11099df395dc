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
pub(crate) const TURNS: Value = 19;

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
    /// As somebody feels after a few games.
    pub(crate) const ANDANTE: Weights = Weights {
        ducat: fade(550, 340),
        spare_ducat: 320,
        spent_a_turn: 5,
        counter: fade(1000, 500),
        track: [0, 450, 650, 750],
        next_track: 850,
        icon: ByIcon([fade(1200, 300), fade(2000, 2500), fade(500, 500), fade(1800, 2500), fade(2000, 4000)]),
        open_icon: 1500,
        rest_of_round: 700,
        deck: 600,
        talent: 600,
        works: 900,
        repeats: 700,
        favour: fade(650, 200),
        income: 1000,
        rival: 200,
    };

    /// Found by play against itself.
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
