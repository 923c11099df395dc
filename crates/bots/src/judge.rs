//! What a position is worth to a seat.

use crate::sight::Sight;

/// Thousandths of a VP: whole numbers, so that every machine comes to the same choice.
pub(crate) type Value = i32;

/// One VP.
pub(crate) const VP: Value = 1000;

/// Somebody's opinion about positions in the middle or at the end of a seat's turn.
pub(crate) trait Judge {
    /// What the position is worth if the seat's turn ended here.
    fn worth(&self, sight: &Sight<'_>) -> Value;

    /// What the questions still open may add to that.
    fn hope(&self, sight: &Sight<'_>) -> Value;
}
