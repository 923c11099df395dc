//! Tools for tests: a table that can be set up, played in notation, and queried. Dev-dependency only.
//!
//! Everything panics with the reason if a premise of the test does not hold.

#![allow(clippy::unwrap_used)]

mod arrange;
mod ask;
pub mod fuzz;
mod table;

pub use ask::{fact, facts};
pub use table::Table;
