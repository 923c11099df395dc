//! Commission an Opus (COM-1 to COM-4).

use crate::pay::Purse;
use crate::play::Play;
use crate::{Game, Luck, Sink};
use edition::RowValue;
use vocab::{Card, Fact, Gain, Icon, Illegal, OpusId, Payment, Seat, Source, Space};

impl Game {
    /// COM-1: the Opus on a space, with its own cost and the Opus value of the space together.
    #[inline(always)]
    pub(crate) fn commission_price(&self, space: Space) -> Result<(OpusId, RowValue), Illegal> {
        let opus = match self.row(space) {
            Some(Card::Opus(opus)) => opus,
            Some(Card::Memory(_)) => return Err(Illegal::NotAnOpus(space)),
            None => return Err(Illegal::EmptySpace(space)),
        };
        let mut price = self.edition.board.row[space.index()].opus;
        let own = &self.edition.opera[opus.index()].cost;
        price.cost.ducats = price.cost.ducats.saturating_add(own.ducats);
        for kind in 0..3 {
            price.cost.points.0[kind] = price.cost.points.0[kind].saturating_add(own.points.0[kind]);
        }
        Ok((opus, price))
    }

    /// The thriftiest payment for the Opus on a space.
    #[inline(always)]
    pub(crate) fn commission_payment(&self, purse: &Purse, space: Space) -> Option<Payment> {
        let (_, price) = self.commission_price(space).ok()?;
        self.thriftiest(&purse.after(&price.reward, self), &price.cost)
    }
}

impl<L: Luck, S: Sink> Play<'_, L, S> {
    #[inline(never)]
    pub(crate) fn commission(&mut self, seat: Seat, space: Space, pay: Payment) {
        let Ok((opus, price)) = self.game.commission_price(space) else { return };
        self.spend(seat, Icon::Commission);
        self.receive(seat, &price.reward, Source::Row(space)); // INT-15: the reward first
        self.pay(seat, &price.cost, pay);
        self.emit(Fact::Commissioned { seat, space: Some(space), opus });
        self.gain(seat, Gain::Vp, self.game.edition.opera[opus.index()].vp, Source::Opus(opus)); // COM-2
        self.offertorium(seat, opus); // COM-3
        self.refill_row(); // COM-4, INT-1
    }

    /// TILE-2: each Offertorium tile for the type of the Opus pays its VP; two tiles pay twice (INT-30). The starting
    /// Opus has no type (INT-31).
    #[inline(always)]
    pub(crate) fn offertorium(&mut self, seat: Seat, opus: OpusId) {
        let Some(kind) = self.game.edition.opera[opus.index()].kind else { return };
        for tile in self.game.state.boards[seat.index()].working_tiles() {
            if let Some(edition::Repeat::Opus { kind: wanted, vp }) =
                self.game.edition.tiles[tile.index()].repeat
                && wanted == kind
            {
                self.gain(seat, Gain::Vp, vp, Source::Offertorium(tile));
            }
        }
    }
}
