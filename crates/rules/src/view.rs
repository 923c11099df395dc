//! Views (INT-28): a view is built only from what its viewer may know.

use crate::Game;
use crate::state::{Board, State};
use vocab::{
    Card, Face, Mark, Movement, Part, Piece, Position, Round, Seat, SeatPosition, SoloistPosition, View,
    Viewer,
};

impl Game {
    /// What a viewer sees: everything but other hands, the order of decks and stacks, unseen cards and tiles.
    pub fn view(&self, viewer: Viewer) -> View {
        let hand = move |seat: Seat, piece: Piece| {
            if viewer == Viewer::Seat(seat) { Face::Up(piece) } else { Face::Down }
        };
        let bonus =
            |round: Round, piece: Piece| if round <= self.state.round { Face::Up(piece) } else { Face::Down };
        View { viewer, table: self.lay_out(&Sight { hand: &hand, bonus: &bonus, hidden: &|_| Face::Down }) }
    }

    /// The whole position, including everything hidden.
    pub fn position(&self) -> Position {
        self.lay_out(&Sight { hand: &|_, piece| piece, bonus: &|_, piece| piece, hidden: &|piece| piece })
    }

    fn lay_out<C: Copy>(&self, sight: &Sight<'_, C>) -> Position<C> {
        let state = &self.state;
        let hidden = sight.hidden;
        let boxed =
            state.boxed_memories.iter().map(Piece::Memory).chain(state.boxed_opera.iter().map(Piece::Opus));
        let gone =
            state.gone_memories.iter().map(Card::Memory).chain(state.gone_opera.iter().map(Card::Opus));
        Position {
            players: state.players,
            level: state.level,
            round: state.round,
            turn: state.turn,
            first: state.first,
            active: state.active,
            over: state.over,
            prompts: state.prompts.as_slice().to_vec(),
            composers: state.composers,
            tiles_taken: state.tiles_taken,
            parts: self.marks(),
            row: state.row,
            piles: std::array::from_fn(|at| self.pile(Round::at(at)).map(hidden).collect()),
            boxed: boxed.map(hidden).collect(),
            discarded: gone.collect(),
            bonuses: std::array::from_fn(|at| (sight.bonus)(Round::at(at), Piece::Bonus(state.bonuses[at]))),
            coach: state.coach,
            map: std::array::from_fn(|at| self.tile_at(vocab::Place::at(at))),
            courts: state.courts.as_slice().iter().map(|id| hidden(Piece::Court(*id))).collect(),
            cities: state.cities.as_slice().iter().map(|id| hidden(Piece::City(*id))).collect(),
            city_discard: state.city_discard.iter().collect(),
            seats: self.seats().map(|seat| sight.seat(seat, &state.boards[seat.index()])).collect(),
            soloist: state.level.map(|_| sight.soloist(state)),
        }
    }

    fn pile(&self, round: Round) -> impl Iterator<Item = Piece> {
        let deck = &self.state.deck;
        deck.pile(round).filter_map(|at| deck.cards.get(at)).map(|card| Piece::from(card.card()))
    }

    /// The parts that are not empty.
    fn marks(&self) -> Vec<(Part, Mark)> {
        let parts = Movement::ALL.into_iter().flat_map(|movement| self.edition.derived.parts[movement]);
        parts.map(|part| (part, self.mark(part))).filter(|(_, mark)| *mark != Mark::Empty).collect()
    }
}

/// How hidden pieces look to a viewer.
struct Sight<'a, C> {
    hand: &'a dyn Fn(Seat, Piece) -> C,
    bonus: &'a dyn Fn(Round, Piece) -> C,
    hidden: &'a dyn Fn(Piece) -> C,
}

impl<C> Sight<'_, C> {
    fn seat(&self, seat: Seat, board: &Board) -> SeatPosition<C> {
        let bits = |mask: u8| std::array::from_fn(|at| mask >> at & 1 == 1);
        SeatPosition {
            score: board.score,
            ducats: board.ducats,
            tracks: board.tracks,
            counters: board.counters,
            finance: board.finance,
            cards: board.cards().iter().collect(),
            hand: board.hand.iter().map(|id| (self.hand)(seat, Piece::Memory(id))).collect(),
            deck: board.deck.as_slice().iter().map(|id| (self.hidden)(Piece::Memory(*id))).collect(),
            slots: std::array::from_fn(|at| (board.experiences[at], board.stories[at])),
            opera: board.opera.iter().collect(),
            turned: board.turned.iter().collect(),
            courts: board.courts.iter().collect(),
            markers: bits(board.markers),
            neutral: board.neutral,
            tiles: board.tiles,
            asleep: bits(board.asleep),
        }
    }

    fn soloist(&self, state: &State) -> SoloistPosition<C> {
        let deck = &state.soloist.deck;
        SoloistPosition {
            shown: deck.taken().to_vec(),
            deck: deck.as_slice().iter().map(|id| (self.hidden)(Piece::Soloist(*id))).collect(),
            markers: state.soloist.markers,
        }
    }
}
