//! What is kept of a finished game: one line of the results.

use crate::{Component, Sort, Table};
use serde::{Deserialize, Serialize};
use vocab::{Score, ScoreLine};

/// Sets of components, one bit each, by sort.
pub(crate) type Components = [u64; Sort::ALL.len()];

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// At which table.
    pub table: Table,
    /// Which game of it.
    pub number: u64,
    /// The composers, in the order of the rules.
    pub composers: Vec<String>,
    /// The seat that began.
    pub first: usize,
    /// Who would have won at the start of round 3.
    pub leaders: Vec<usize>,
    /// How many Composer stacks of each movement ran empty.
    pub empty: [u8; 5],
    /// Components that somebody could take.
    pub offered: Components,
    /// VP that components brought by themselves: sort, index, VP.
    pub vp: Vec<(u8, u8, u16)>,
    /// The players; the last one may be the Soloist.
    pub seats: Vec<SeatSummary>,
}

/// How a player fared.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct SeatSummary {
    /// 1 = winner; equal places share.
    pub place: u8,
    /// The score sheet.
    pub lines: [u16; ScoreLine::ALL.len()],
    /// VP after each round, before the final scoring.
    pub rounds: [u16; 5],
    /// Turns.
    pub turns: u16,
    /// Turns in which ducats were taken instead of the card.
    pub instead: u16,
    /// Document, commission, perform, sell, travel, Requiem.
    pub actions: [u16; 6],
    /// Ducats left.
    pub ducats: u16,
    /// The space of the Finance Track.
    pub finance: u8,
    /// Royal Court tiles.
    pub courts: u8,
    /// Those whose favour is met.
    pub favours: u8,
    /// Components taken.
    pub taken: Components,
}

impl Summary {
    /// What part of the victory a seat has.
    pub fn victory(&self, seat: usize) -> f64 {
        let winners = self.winners().count().max(1);
        if self.seats[seat].place == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// Those who won.
    pub fn winners(&self) -> impl Iterator<Item = &SeatSummary> {
        self.seats.iter().filter(|seat| seat.place == 1)
    }

    /// The number of a seat in the order of the first round, counted from 0.
    pub fn order(&self, seat: usize) -> usize {
        (seat + self.seats.len() - self.first) % self.seats.len()
    }
}

impl SeatSummary {
    /// All VP.
    pub fn total(&self) -> u16 {
        Score(self.lines).total()
    }

    /// Whether the player took it.
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
