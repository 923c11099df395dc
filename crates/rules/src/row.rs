//! The card row (ROW-1, ROW-2).

use crate::play::Play;
use crate::{Game, Luck, Sink};
use edition::RowValue;
use vocab::{Card, Fact, Space};

impl Game {
    /// The card on a space of the row.
    #[inline(always)]
    pub fn row(&self, space: Space) -> Option<Card> {
        self.state.row[space.index()]
    }

    /// The whole price of the card on a space: what the space gives first (INT-15), then what it costs there,
    /// for an Opus together with its own cost (DOC-1, COM-1).
    pub fn row_price(&self, space: Space) -> Option<RowValue> {
        match self.row(space)? {
            Card::Memory(_) => self.document_price(space).ok().map(|(_, price)| price),
            Card::Opus(_) => self.commission_price(space).ok().map(|(_, price)| price),
        }
    }

    /// The next card of this period's pile, if any is left.
    #[inline(always)]
    fn next_card(&self) -> Option<Card> {
        let deck = &self.state.deck;
        if deck.next >= deck.ends[self.state.round.index()] {
            return None; // ROW-2: the next period's Bonus tile is on top, or the deck is empty.
        }
        deck.cards.get(deck.next as usize).map(|card| card.card())
    }
}

impl<L: Luck, S: Sink> Play<'_, L, S> {
    /// Fills empty spaces from the deck, the rightmost first (ROW-1).
    #[inline(always)]
    pub(crate) fn refill_row(&mut self) {
        for space in Space::all().rev() {
            if self.game.row(space).is_none() {
                let Some(card) = self.game.next_card() else { return };
                self.emit(Fact::RowFilled { space, card });
            }
        }
    }
}
