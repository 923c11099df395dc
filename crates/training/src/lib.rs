//! Trains the net of the bots by self-play: temporal differences over the ends of whole turns.
//!
//! The same settings give the same weights, whatever the number of threads: each game has its own seed, the games of a
//! round are learned in order, and a net that plays a round is fixed before the round begins.

mod checkpoint;
mod dice;
mod gauge;
mod model;
mod selfplay;
mod trainer;

pub use checkpoint::CheckpointError;
pub use gauge::{GaugeResult, Opponent, gauge};
pub use selfplay::GameKind;
pub use trainer::{Progress, Recipe, Trainer};
