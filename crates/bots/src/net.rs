//! A trained net that judges the ends of whole turns. It corrects the evaluation by hand.

mod features;
mod file;
mod infer;
mod installed;
mod judge;
pub(crate) mod search;
#[cfg(test)]
mod tests;

pub use features::{FEATURES, Features};
pub use file::NetError;
pub use infer::{Net, OUTPUTS, Shape, Unit};
pub use installed::NetRole;
pub use judge::{Judge, Judgement, LINES, SourceLine, Turn, TurnLimits, win_share};
