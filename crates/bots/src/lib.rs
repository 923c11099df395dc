//! Computer opponents. A bot sees only what its seat sees. Pure: no clock, no threads, no input or output.
//!
//! Use [`choose`] or [`think`]. A bot never sees the real game: it works on games that `Game::imagine` makes from its
//! view, so equal views give equal decisions, natively and in WebAssembly.

mod bot;
mod budget;
mod choose;
mod compare;
mod eval;
mod fingerprint;
mod flat;
mod ismcts;
mod level;
pub mod net;
mod noise;
mod random;
mod review;
mod turn;
mod weigh;

pub use bot::{Bot, Lean, Tempo};
pub use budget::Budget;
pub use choose::{Advice, Forecast, Thought, choose, think};
pub use compare::{Comparison, Loss, compare};
pub use review::{Effort, Expectation, Review, expect, review};
pub use weigh::{Weighed, Worlds, promising, weigh};
