//! What a position is worth to a seat.

use crate::sight::Sight;
use vocab::Action;

/// Thousandths of a VP: whole numbers, so that every machine comes to the same choice.
pub(crate) type Value = i32;

/// One VP.
pub(crate) const VP: Value = 1000;

/// Somebody's opinion about positions.
pub(crate) trait Judge {
    /// The final score that the seat can expect from here, if its turn ended now.
    fn standing(&self, sight: &Sight<'_>) -> Value;

    /// What the position is worth in comparing plans: the standing, less what the others have of it.
    fn worth(&self, sight: &Sight<'_>) -> Value;

    /// What the questions still open may add to that.
    fn hope(&self, sight: &Sight<'_>) -> Value;

    /// What is thought of an action for its own sake.
    fn taste(&self, _action: Action) -> Value {
        0
    }
}

/// So many thousandths.
#[inline(always)]
pub(crate) fn share(value: Value, thousandths: Value) -> Value {
    // Wider in between: another edition may print great numbers.
    (i64::from(value) * i64::from(thousandths) / 1000) as Value
}
