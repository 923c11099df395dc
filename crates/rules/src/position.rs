//! Converts a written [`Position`] to a [`Game`], if it is valid. They are two types, so that an unchecked position
//! cannot be played.

use crate::Game;
use crate::state::{Packed, State};
use edition::Edition;
use vocab::{
    Card, CityId, Composer, CourtId, InstrumentSpace, Line, Mark, MemoryId, OpusId, Part, Piece, Position,
    Prompt, Rule, SeatPosition,
};

/// A fault of a position: where, what, and by which rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionFault {
    /// The field, such as `seats[1].hand`.
    pub path: String,
    /// What is wrong there.
    pub problem: Problem,
    /// The rule that is broken.
    pub rule: Rule,
}

/// What can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The piece is missing.
    Missing(Piece),
    /// The piece is in more than one place.
    Twice(Piece),
    /// The piece does not belong there.
    Misplaced(Piece),
    /// A Composer tile is not where the stacks say.
    Tile(vocab::TileId),
    /// A number is not what it must be.
    Number {
        /// Found.
        found: usize,
        /// The least allowed.
        least: usize,
        /// The most allowed.
        most: usize,
    },
    /// The same composer on both lines, a line without the composer it needs, or one with a composer it must not have.
    Composer(Option<Composer>),
    /// A part that the movement does not have, or that is given twice.
    Part(Part),
    /// An empty space of the row with a card to its left.
    Gap,
    /// A marker that cannot lie on this part: of a seat that does not play, or with the wrong note.
    Mark(Part),
    /// A tile without effect although its immediate reward is carried out.
    Asleep(InstrumentSpace),
    /// A question that cannot be asked here.
    Prompt(Option<Prompt>),
    /// An Opus is listed as turned, but it is not in front of the player.
    Turned(OpusId),
}

impl Game {
    /// Converts a position to a game.
    ///
    /// # Errors
    /// All faults of the position.
    pub fn from_position(position: &Position, edition: &'static Edition) -> Result<Game, Vec<PositionFault>> {
        let faults = crate::invariants::faults(position, edition);
        if faults.is_empty() { Ok(Game::place(position, edition)) } else { Err(faults) }
    }

    /// Sets up the state as the position says.
    pub(crate) fn place(position: &Position, edition: &'static Edition) -> Game {
        let mut state = State::EMPTY;
        state.players = position.players;
        state.level = position.level;
        (state.round, state.turn) = (position.round, position.turn);
        (state.first, state.active, state.over) = (position.first, position.active, position.over);
        position.prompts.iter().for_each(|prompt| state.prompts.push(*prompt));
        state.composers = position.composers;
        state.tiles_taken = position.tiles_taken;
        place_parts(&mut state, position, edition);
        place_cards(&mut state, position);
        (state.coach, state.map) = (position.coach, position.map.map(|tile| tile.map(|(tile, _)| tile)));
        for (at, tile) in position.map.iter().enumerate() {
            state.gilded |= u16::from(matches!(tile, Some((_, true)))) << at;
        }
        position.courts.iter().filter_map(court).for_each(|id| state.courts.push(id));
        position.cities.iter().filter_map(city).for_each(|id| state.cities.push(id));
        state.city_discard = position.city_discard.iter().copied().collect();
        for (board, seat) in state.boards.iter_mut().zip(&position.seats) {
            place_seat(board, seat);
        }
        if let Some(soloist) = &position.soloist {
            state.soloist.markers = soloist.markers;
            soloist.shown.iter().for_each(|id| state.soloist.deck.push(*id));
            soloist.shown.iter().for_each(|_| state.soloist.deck.pop());
            for piece in &soloist.deck {
                if let Piece::Soloist(id) = piece {
                    state.soloist.deck.push(*id);
                }
            }
        }
        Game { edition, state }
    }
}

fn place_parts(state: &mut State, position: &Position, edition: &Edition) {
    state.empty = edition.derived.parts.0.iter().fold(Default::default(), |all, parts| all.or(*parts));
    for (part, mark) in &position.parts {
        match mark {
            Mark::Empty => {}
            Mark::Covered => {
                state.empty.remove(*part);
                state.covered.insert(*part);
            }
            Mark::Written { by, line } => {
                state.empty.remove(*part);
                state.written[by.map_or(State::NOBODY, |seat| seat.index())][*line].insert(*part);
            }
        }
    }
}

fn place_cards(state: &mut State, position: &Position) {
    state.row = position.row;
    let mut end = 0;
    for (pile, ends) in position.piles.iter().zip(&mut state.deck.ends) {
        for (place, card) in state.deck.cards.iter_mut().skip(end).zip(pile.iter().filter_map(card)) {
            *place = Packed::from(card);
            end += 1;
        }
        *ends = end as u8;
    }
    for piece in &position.boxed {
        match piece {
            Piece::Memory(id) => state.boxed_memories.insert(*id),
            Piece::Opus(id) => state.boxed_opera.insert(*id),
            _ => {}
        }
    }
    for card in &position.discarded {
        match card {
            Card::Memory(id) => state.gone_memories.insert(*id),
            Card::Opus(id) => state.gone_opera.insert(*id),
        }
    }
    for (place, piece) in state.bonuses.iter_mut().zip(&position.bonuses) {
        if let Piece::Bonus(id) = piece {
            *place = *id;
        }
    }
    state.bonuses_len = 5;
}

fn place_seat(board: &mut crate::state::Board, seat: &SeatPosition) {
    board.score = seat.score;
    board.ducats = seat.ducats;
    (board.tracks, board.counters, board.finance) = (seat.tracks, seat.counters, seat.finance);
    board.hand = seat.hand.iter().filter_map(memory).collect();
    seat.deck.iter().filter_map(memory).for_each(|id| board.deck.push(id));
    board.experiences = seat.slots.map(|(experience, _)| experience);
    board.stories = seat.slots.map(|(_, story)| story);
    board.opera = seat.opera.iter().copied().collect();
    board.turned = seat.turned.iter().copied().collect();
    board.courts = seat.courts.iter().copied().collect();
    board.tiles = seat.tiles;
    let mask =
        |bits: &[bool; 7]| bits.iter().enumerate().fold(0, |mask, (at, bit)| mask | u8::from(*bit) << at);
    board.markers = mask(&seat.markers);
    board.asleep = mask(&seat.asleep);
    board.neutral = seat.neutral;
}

pub(crate) fn memory(piece: &Piece) -> Option<MemoryId> {
    if let Piece::Memory(id) = piece { Some(*id) } else { None }
}

fn card(piece: &Piece) -> Option<Card> {
    match piece {
        Piece::Memory(id) => Some(Card::Memory(*id)),
        Piece::Opus(id) => Some(Card::Opus(*id)),
        _ => None,
    }
}

fn court(piece: &Piece) -> Option<CourtId> {
    if let Piece::Court(id) = piece { Some(*id) } else { None }
}

fn city(piece: &Piece) -> Option<CityId> {
    if let Piece::City(id) = piece { Some(*id) } else { None }
}

/// The lines that must have a composer (SETUP-5, SOLO-2).
pub(crate) fn hired(position: &Position, line: Line) -> bool {
    position.level.is_none() || line == Line::Upper
}
