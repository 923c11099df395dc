//! Opponents: they see what their seat sees and choose. Pure: no clock, no threads, no input or output.
//!
//! [`choose`] is the only door. A bot never holds the truth: it works on games that `Game::imagine` makes of
//! its view, so equal views give equal moves, natively and as WebAssembly.

mod bot;
mod budget;
mod choose;
mod flat;
mod greedy;
mod ismcts;
mod judge;
mod key;
mod maestro;
mod noise;
mod random;
mod sight;
mod sketch;
mod turn;
mod weights;

pub use bot::{Bot, Lean, Tempo};
pub use budget::Budget;
pub use choose::{Advice, Thought, choose, think};
