//! The summary of a finished game: one line of the results file.

use crate::{Component, ComponentKind, GameKind};
use serde::{Deserialize, Serialize};
use vocab::{Score, ScoreLine};

/// A set of components: one bit each, by kind of component.
pub(crate) type Components = [u64; ComponentKind::ALL.len()];

/// The summary of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The kind of game.
    #[serde(rename = "table")]
    pub kind: GameKind,
    /// The number of the game among those of its kind.
    pub number: u64,
    /// The composers, in the order of the rules.
    pub composers: Vec<String>,
    /// The seat that played first.
    pub first: usize,
    /// The seats that led at the start of round 3.
    pub leaders: Vec<usize>,
    /// How many Composer stacks of each movement ran empty.
    pub empty: [u8; 5],
    /// Components that were available to the players.
    pub offered: Components,
    /// VP that components brought directly: kind of component, index, VP.
    pub vp: Vec<(u8, u8, u16)>,
    /// The players; the last one may be the Soloist.
    pub seats: Vec<SeatSummary>,
}

/// The result of a player.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SeatSummary {
    /// 1 is the winner; tied players share a place.
    pub place: u8,
    /// VP by line of the score sheet.
    pub lines: [u16; ScoreLine::ALL.len()],
    /// VP after each round, before the final scoring.
    pub rounds: [u16; 5],
    /// Turns.
    pub turns: u16,
    /// Turns in which the player took ducats instead of using the card.
    pub instead: u16,
    /// How often the player carried out Document, Commission, Perform, Sell, Travel, Requiem.
    pub actions: [u16; 6],
    /// Ducats left.
    pub ducats: u16,
    /// The final space on the Finance Track.
    pub finance: u8,
    /// Royal Court tiles.
    pub courts: u8,
    /// Royal Court tiles whose favour is met.
    pub favours: u8,
    /// Components taken.
    pub taken: Components,
}

impl Summary {
    /// The seat's share of the victory: 1 if it won alone, less if several won.
    pub fn victory(&self, seat: usize) -> f64 {
        let winners = self.winners().count().max(1);
        if self.seats[seat].place == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// The winners.
    pub fn winners(&self) -> impl Iterator<Item = &SeatSummary> {
        self.seats.iter().filter(|seat| seat.place == 1)
    }

    /// The position of a seat in the turn order of the first round, counted from 0.
    pub fn order(&self, seat: usize) -> usize {
        (seat + self.seats.len() - self.first) % self.seats.len()
    }
}

impl SeatSummary {
    /// The total VP.
    pub fn total(&self) -> u16 {
        Score(self.lines).total()
    }

    /// Whether the player took the component.
    pub fn took(&self, component: Component) -> bool {
        has(&self.taken, component)
    }
}

pub(crate) fn has(set: &Components, component: Component) -> bool {
    set[component.sort as usize] >> (component.index & 63) & 1 == 1
}

pub(crate) fn insert(set: &mut Components, component: Component) {
    set[component.sort as usize] |= 1 << (component.index & 63);
}
