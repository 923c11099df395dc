//! Round and turn: laying cards, using them, drawing, and whose turn is next.

use crate::play::Play;
use crate::state::Soloist;
use crate::{Game, Luck, Sink};
use vocab::{Event, Fact, Gain, Icons, MemoryId, Piece, Prompt, Seat, Slot, Source};

/// Cards in a full hand (SETUP-12, ROUND-2, TURN-4).
const HAND: usize = 4;

impl Game {
    /// The card in Experiences of this turn's slot.
    pub(crate) fn experience(&self, seat: Seat) -> Option<MemoryId> {
        self.state.boards[seat.index()].experiences[self.state.turn.index()]
    }
}

impl<L: Luck, S: Sink> Play<'_, L, S> {
    /// TURN-1: two cards from hand into the slot of this turn.
    pub(crate) fn lay(&mut self, seat: Seat, experience: MemoryId, story: MemoryId) {
        self.emit(Fact::Settled);
        self.emit(Fact::Laid { seat, slot: self.game.state.turn, experience, story });
        self.ask(Prompt::UseOrTake);
    }

    /// TURN-2, TURN-3: the reward at once, then the actions in any order.
    pub(crate) fn use_card(&mut self, seat: Seat) {
        let Some(id) = self.game.experience(seat) else { return };
        let card = &self.game.edition.memories[id.index()];
        self.emit(Fact::Settled);
        self.emit(Fact::CardUsed { seat });
        self.ask(Prompt::Card(card.actions));
        self.receive(seat, &card.reward, Source::Memory(id));
    }

    /// TURN-2: ducats equal to the number of the round instead of the reward and all actions.
    pub(crate) fn take_ducats(&mut self, seat: Seat) {
        self.emit(Fact::Settled);
        self.emit(Fact::DucatsTaken { seat });
        self.ask(Prompt::Card(Icons::default()));
        self.gain(seat, Gain::Ducats, self.game.state.round.number(), Source::Instead);
    }

    /// TURN-4: actions not carried out are lost (INT-26), and the hand is filled.
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        self.emit(Fact::Settled);
        self.emit(Fact::TurnEnded { seat });
        self.draw_up(seat);
        self.next_turn(seat);
    }

    /// Draws up to a full hand, as far as the deck goes (TURN-4).
    #[inline(always)]
    pub(crate) fn draw_up(&mut self, seat: Seat) {
        for _ in self.game.state.boards[seat.index()].hand.len()..HAND {
            let Some(card) = self.game.state.boards[seat.index()].deck.peek() else { return };
            self.emit(Event::Drew { seat, card: Piece::Memory(card) });
        }
    }

    /// ROUND-1: clockwise from the first player, four turns each, then Maintenance.
    fn next_turn(&mut self, seat: Seat) {
        let state = &self.game.state;
        let (next, slot) = (state.left_of(seat), state.turn);
        if next != state.first {
            self.begin_turn(next, slot);
        } else if slot.index() + 1 < Slot::COUNT {
            self.begin_turn(next, Slot::at(slot.index() + 1));
        } else {
            let first = state.first;
            self.ask(Prompt::Maintenance { seat: first, step: 1 });
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, slot: Slot) {
        self.emit(Fact::TurnBegan { seat, slot });
        if self.game.state.is_soloist(seat) {
            self.soloist_turn();
            self.emit(Fact::TurnEnded { seat: Soloist::SEAT });
            self.next_turn(seat);
        } else {
            self.ask(Prompt::Lay);
        }
    }
}
