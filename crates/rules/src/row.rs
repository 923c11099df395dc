//! The card row (ROW-1, ROW-2).

use crate::play::Play;
use crate::{Game, Luck, Sink};
use vocab::{Card, Fact, Space};

impl Game {
    /// The card on a space of the row.
    #[inline(always)]
    pub fn row(&self, space: Space) -> Option<Card> {
        self.state.row[space.index()]
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
