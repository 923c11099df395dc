//! How a cost is paid.

use crate::ByKind;

/// Track points and counters given for a cost (PAY-1), and the exchanges made before it is paid (PAY-5).
///
/// Ducats and Finance steps are not part of it, because they leave no choice. Counters are returned first,
/// then counters are bought, then the cost is paid. The empty payment stands for the thriftiest one: it uses
/// tracks, then counters, then as few exchanges as possible.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Payment {
    /// Track points given.
    pub tracks: ByKind<u8>,
    /// Counters given.
    pub counters: ByKind<u8>,
    /// Counters bought before the cost is paid.
    pub bought: ByKind<u8>,
    /// Counters returned for ducats before the cost is paid.
    pub returned: ByKind<u8>,
}

impl Payment {
    /// The empty payment, which stands for the thriftiest one.
    pub const THRIFTIEST: Payment = Payment {
        tracks: ByKind([0; 3]),
        counters: ByKind([0; 3]),
        bought: ByKind([0; 3]),
        returned: ByKind([0; 3]),
    };

    /// Whether this is [`Payment::THRIFTIEST`].
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        *self == Payment::THRIFTIEST
    }
}
