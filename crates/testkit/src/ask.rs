//! Methods that query a table in a test.

use crate::Table;
use vocab::{ByKind, Event, Fact, Names, Piece, Position, Prompt, ScoreLine, Seat, SeatPosition, Shelf};

/// A seat by its number, counted from 1.
pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat from 1 to 4")
}

/// The facts among events.
pub fn facts(events: &[Event]) -> Vec<Fact> {
    events.iter().filter_map(|event| if let Event::Open(fact) = event { Some(*fact) } else { None }).collect()
}

/// The first fact for which a closure returns something.
pub fn fact<T>(events: &[Event], find: impl Fn(Fact) -> Option<T>) -> Option<T> {
    facts(events).into_iter().find_map(find)
}

impl Table {
    /// The whole position.
    pub fn position(&self) -> Position {
        self.game.position()
    }

    /// A seat's board.
    pub fn seat(&self, number: u8) -> SeatPosition {
        self.position().seats.swap_remove(seat(number).index())
    }

    /// A seat's VP.
    pub fn vp(&self, number: u8) -> u16 {
        self.game.score(seat(number)).total()
    }

    /// A seat's VP on a line of the score sheet.
    pub fn scored(&self, number: u8, line: ScoreLine) -> u16 {
        self.game.score(seat(number)).on(line)
    }

    /// A seat's ducats.
    pub fn money(&self, number: u8) -> u16 {
        self.seat(number).ducats
    }

    /// A seat's tracks: Talent, Journey, Composition.
    pub fn track(&self, number: u8) -> [u8; 3] {
        self.seat(number).tracks.0
    }

    /// A seat's counters: Talent, Journey, Composition.
    pub fn counter(&self, number: u8) -> [u8; 3] {
        let ByKind(counters) = self.seat(number).counters;
        counters
    }

    /// The name of the Composer tile on a seat's instrument space (1 is the top); `-` if there is none.
    pub fn tile_on(&self, number: u8, space: u8) -> &str {
        let tile = self.seat(number).tiles[usize::from(space) - 1];
        tile.map_or("-", |tile| self.game.edition().name(Shelf::Tiles, tile.index()))
    }

    /// The place of each seat in the standings; 1 is the winner.
    pub fn places(&self) -> Vec<u8> {
        let mut standings = self.game.standings();
        standings.sort_by_key(|standing| standing.seat);
        standings.iter().map(|standing| standing.place).collect()
    }

    /// The current prompt.
    pub fn prompt(&self) -> Prompt {
        self.game.prompt().expect("something is asked")
    }

    /// The period of a card or Bonus tile as a number; other pieces have none.
    pub fn period(&self, piece: Piece) -> Option<u8> {
        let edition = self.game.edition();
        let period = match piece {
            Piece::Memory(id) => edition.memories[id.index()].period,
            Piece::Opus(id) => edition.opera[id.index()].period,
            Piece::Bonus(id) => Some(edition.bonuses[id.index()].period),
            Piece::City(_) | Piece::Court(_) | Piece::Soloist(_) => None,
        };
        period.map(|round| round.number())
    }

    /// The number of the seat that is to act.
    pub fn to_act(&self) -> u8 {
        self.game.to_act().expect("somebody is to act").number()
    }

    /// The events of the last action in notation.
    pub fn told(&self) -> Vec<String> {
        self.events.iter().map(|event| event.notation(self.game.edition())).collect()
    }

    /// The events of the last action whose notation begins with a word.
    pub fn told_with(&self, word: &str) -> Vec<String> {
        self.told().into_iter().filter(|text| text.split(' ').next() == Some(word)).collect()
    }

    /// The names of the row, leftmost first; `-` for an empty space.
    pub fn row(&self) -> Vec<String> {
        let name = |card| match Piece::from(card) {
            Piece::Memory(id) => self.game.edition().name(Shelf::Memories, id.index()).to_owned(),
            Piece::Opus(id) => self.game.edition().name(Shelf::Opera, id.index()).to_owned(),
            _ => unreachable!("only cards lie in the row"),
        };
        self.position().row.map(|card| card.map_or("-".to_owned(), name)).to_vec()
    }

    /// The names of a seat's hand.
    pub fn hand(&self, number: u8) -> Vec<String> {
        let name = |piece: &Piece| match piece {
            Piece::Memory(id) => self.game.edition().name(Shelf::Memories, id.index()).to_owned(),
            _ => unreachable!("only Memory cards are in hand"),
        };
        self.seat(number).hand.iter().map(name).collect()
    }
}
