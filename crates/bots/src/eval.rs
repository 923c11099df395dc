//! Evaluation: how much a position is worth to a seat.

mod context;
mod tuned;
mod weights;

pub(crate) use context::Context;
pub(crate) use tuned::{Tuned, missing};
pub(crate) use weights::Weights;

use vocab::Action;

/// Thousandths of a VP. They are integers so that every machine chooses the same.
pub(crate) type Value = i32;

/// One VP.
pub(crate) const VP: Value = 1000;

/// A way to evaluate positions.
pub(crate) trait Evaluation {
    /// The final score the seat can expect if its turn ended now.
    fn final_score(&self, context: &Context<'_>) -> Value;

    /// The value for comparing plans: the final score, reduced by what opponents get.
    fn worth(&self, context: &Context<'_>) -> Value;

    /// What the open questions may add to the value.
    fn potential(&self, context: &Context<'_>) -> Value;

    /// A bonus for an action that the bot prefers regardless of its result.
    fn preference(&self, _action: Action) -> Value {
        0
    }
}

/// This many thousandths of a value.
#[inline(always)]
pub(crate) fn share(value: Value, thousandths: Value) -> Value {
    // Multiplied as `i64`, because another edition may print large numbers.
    (i64::from(value) * i64::from(thousandths) / 1000) as Value
}
