//! The actions a seat can choose: one small decision each, with nothing but ids in it.

use crate::token::notation;
use crate::{InstrumentSpace, Kind, Line, MemoryId, OpusId, Part, Payment, Place, Space};

notation! {
    /// One decision of one seat.
    ///
    /// # Examples
    /// An action has a short written form; [`crate::Token`] reads and writes it with the names of an edition.
    /// ```
    /// use vocab::{Action, Kind};
    /// assert_eq!(Action::ChooseKind { kind: Kind::Talent }.word(), "kind");
    /// ```
    // Sixteen bytes instead of fifteen: lists of actions are quicker to fill and to read.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[repr(u8)]
    pub enum Action {
        /// Play two cards of the hand into this turn's slot (TURN-1).
        Lay { experience: MemoryId, story: MemoryId } = "lay",
        /// Use the Experiences card: its reward, then its actions (TURN-2).
        UseCard = "use",
        /// Take ducats instead (TURN-2).
        TakeDucats = "ducats",
        /// Document Memories (DOC-1).
        Document { space: Space, pay: Payment } = "document",
        /// Commission an Opus (COM-1).
        Commission { space: Space, pay: Payment } = "commission",
        /// Perform an Opus (PERF-2).
        Perform { opus: OpusId, pay: Payment } = "perform",
        /// Sell an Opus (PERF-3).
        Sell { opus: OpusId, pay: Payment } = "sell",
        /// Travel (TRAV-1).
        Travel { to: Place, pay: Payment } = "travel",
        /// Write a part of the Requiem (REQ-1).
        Requiem { part: Part, composer: Line, marker: InstrumentSpace, pay: Payment } = "requiem",
        /// Place the neutral marker (REQ-4).
        PlaceNeutral { part: Part, composer: Line } = "neutral",
        /// Say which kind a wild is (PAY-2).
        ChooseKind { kind: Kind } = "kind",
        /// Buy or return a counter (PAY-5).
        Exchange { exchange: Exchange } = "exchange",
        /// Skip an action that was gained (INT-14, INT-20).
        Decline = "decline",
        /// End the turn (TURN-4).
        EndTurn = "end",
    }
}

/// An exchange between ducats and counters (PAY-5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Exchange {
    /// Ducats for a counter of this kind.
    Buy(Kind),
    /// A counter of this kind for ducats.
    Return(Kind),
}

impl Action {
    /// The payment of an action that costs something.
    pub fn payment(&self) -> Option<Payment> {
        match *self {
            Action::Document { pay, .. }
            | Action::Commission { pay, .. }
            | Action::Perform { pay, .. }
            | Action::Sell { pay, .. }
            | Action::Travel { pay, .. }
            | Action::Requiem { pay, .. } => Some(pay),
            _ => None,
        }
    }

    /// The same choice with another payment.
    pub fn with_payment(mut self, with: Payment) -> Action {
        match &mut self {
            Action::Document { pay, .. }
            | Action::Commission { pay, .. }
            | Action::Perform { pay, .. }
            | Action::Sell { pay, .. }
            | Action::Travel { pay, .. }
            | Action::Requiem { pay, .. } => *pay = with,
            _ => {}
        }
        self
    }

    /// The choice with the payment left out. Two actions with the same choice differ only in how they are
    /// paid.
    pub fn choice(self) -> Action {
        self.with_payment(Payment::THRIFTIEST)
    }
}
