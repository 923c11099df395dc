//! Royal favours: finds which ones are met, where each Opus and each marker counts for at most one favour (END-2,
//! END-3).

use crate::Game;
use edition::{Court, Item};
use vocab::{CourtId, Seat, Set};

/// At most this many items in all favours that compete for the same things.
const ITEMS: usize = 64;

/// A matching of things to items: a thing is an Opus, or a marker named by its part.
#[derive(Clone, Copy)]
struct Matching {
    /// For each item, the things that may serve it.
    candidates: [u64; ITEMS],
    items: usize,
    /// For each thing, the item that it serves plus one; 0 if it serves none.
    serves: [u8; 64],
}

impl Matching {
    const EMPTY: Matching = Matching { candidates: [0; ITEMS], items: 0, serves: [0; 64] };

    /// Finds a thing for one more item; other items may get another thing instead.
    fn add(&mut self, candidates: u64) -> bool {
        let Some(place) = self.candidates.get_mut(self.items) else { return false };
        *place = candidates;
        self.items += 1;
        self.augment(self.items - 1, &mut 0)
    }

    fn augment(&mut self, item: usize, tried: &mut u64) -> bool {
        loop {
            let open = self.candidates[item] & !*tried;
            if open == 0 {
                return false;
            }
            let thing = open.trailing_zeros() as usize;
            *tried |= 1 << thing;
            let other = self.serves[thing];
            if other == 0 || self.augment(other as usize - 1, tried) {
                self.serves[thing] = item as u8 + 1;
                return true;
            }
        }
    }
}

impl Game {
    /// The favours of a seat's Court tiles that are met by the assignment worth most VP. Types and periods compete
    /// for works, instruments and movements compete for markers, so the two are searched separately.
    pub(crate) fn favours(&self, seat: Seat) -> Set<CourtId> {
        let courts = self.state.boards[seat.index()].courts;
        let of = |works: bool| -> Set<CourtId> {
            courts.iter().filter(|id| asks_for_works(&self.edition.courts[id.index()]) == works).collect()
        };
        self.best(seat, of(true)).1.or(self.best(seat, of(false)).1)
    }

    fn best(&self, seat: Seat, courts: Set<CourtId>) -> (u16, Set<CourtId>) {
        let mut best = (0, Set::default());
        self.search(seat, courts, &Matching::EMPTY, (0, Set::default()), &mut best);
        best
    }

    /// Tries each favour, once met and once not met; stops where the favours left cannot beat the best result.
    fn search(
        &self,
        seat: Seat,
        mut left: Set<CourtId>,
        matching: &Matching,
        met: (u16, Set<CourtId>),
        best: &mut (u16, Set<CourtId>),
    ) {
        if met.0 > best.0 {
            *best = met;
        }
        let hope: u16 = left.iter().map(|id| u16::from(self.edition.courts[id.index()].favour.vp)).sum();
        let Some(id) = left.iter().next() else { return };
        if met.0 + hope <= best.0 {
            return;
        }
        left.remove(id);
        let favour = &self.edition.courts[id.index()].favour;
        let mut with = *matching;
        if favour.items.iter().all(|item| with.add(self.candidates(seat, *item))) {
            let mut taken = met.1;
            taken.insert(id);
            self.search(seat, left, &with, (met.0 + u16::from(favour.vp), taken), best);
        }
        self.search(seat, left, matching, met, best);
    }

    /// END-4: works in front of the player, and the player's own markers. The printed period counts (INT-33); the
    /// starting Opus has neither type nor period (INT-31).
    fn candidates(&self, seat: Seat, item: Item) -> u64 {
        let derived = &self.edition.derived;
        let works = self.state.boards[seat.index()].opera;
        let markers = self.state.parts_of(seat);
        match item {
            Item::Type(kind) => works.and(derived.types[kind]).bits(),
            Item::Period(period) => works.and(derived.opera[period.index()]).bits(),
            Item::Instrument(instrument) => markers.and(derived.instrument_parts[instrument]).bits(),
            Item::Movement(movement) => markers.and(derived.parts[movement]).bits(),
        }
    }
}

fn asks_for_works(court: &Court) -> bool {
    matches!(court.favour.items.first(), Some(Item::Type(_) | Item::Period(_)))
}
