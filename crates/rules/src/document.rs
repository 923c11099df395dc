//! Document Memories (DOC-1 to DOC-3).

use crate::pay::Purse;
use crate::play::Play;
use crate::{Game, Luck, Sink};
use edition::RowValue;
use vocab::{Card, Fact, Icon, Illegal, MemoryId, Payment, Seat, Source, Space};

impl Game {
    /// DOC-1: the Memory card on a space, and the Memory value of the space; the card itself has no cost.
    pub(crate) fn document_price(&self, space: Space) -> Result<(MemoryId, RowValue), Illegal> {
        match self.row(space) {
            Some(Card::Memory(card)) => Ok((card, self.edition.board.row[space.index()].memory)),
            Some(Card::Opus(_)) => Err(Illegal::NotAMemory(space)),
            None => Err(Illegal::EmptySpace(space)),
        }
    }

    /// The thriftiest payment for the Memory card on a space.
    #[inline(always)]
    pub(crate) fn document_payment(&self, purse: &Purse, space: Space) -> Option<Payment> {
        let (_, value) = self.document_price(space).ok()?;
        self.thriftiest(&purse.after(&value.reward, self), &value.cost)
    }
}

impl<L: Luck, S: Sink> Play<'_, L, S> {
    #[inline(never)]
    pub(crate) fn document(&mut self, seat: Seat, space: Space, pay: Payment) {
        let Ok((card, value)) = self.game.document_price(space) else { return };
        // DOC-2, INT-2: the card in this turn's Story place leaves the game, even if it was bought in this turn.
        let Some(replaced) = self.game.state.boards[seat.index()].stories[self.game.state.turn.index()]
        else {
            return;
        };
        self.spend(seat, Icon::Document);
        self.receive(seat, &value.reward, Source::Row(space)); // INT-15: the reward first
        self.pay(seat, &value.cost, pay);
        self.emit(Fact::Documented { seat, space, card, replaced });
        self.refill_row(); // DOC-3, INT-1
    }
}
