//! How a cost is met.

use crate::ByKind;

/// Track points and counters given for a cost (PAY-1), and the exchanges made on the way (PAY-5).
///
/// Ducats and Finance steps leave no choice, so they are not part of it. The counters returned are
/// exchanged first, then the counters bought, then the cost is paid. The empty payment stands for
/// the thriftiest one: tracks, then counters, then the fewest exchanges.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Payment {
    /// Track points given.
    pub tracks: ByKind<u8>,
    /// Counters given.
    pub counters: ByKind<u8>,
    /// Counters bought on the way.
    pub bought: ByKind<u8>,
    /// Counters returned for money on the way.
    pub returned: ByKind<u8>,
}

impl Payment {
    /// The empty payment.
    pub const THRIFTIEST: Payment = Payment {
        tracks: ByKind([0; 3]),
        counters: ByKind([0; 3]),
        bought: ByKind([0; 3]),
        returned: ByKind([0; 3]),
    };

    /// Whether nothing is said: see [`Payment::THRIFTIEST`].
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        *self == Payment::THRIFTIEST
    }
}
