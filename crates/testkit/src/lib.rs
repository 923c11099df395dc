//! What tests are written with: a table that can be laid out, played in notation, and asked. Dev-dependency only.
//!
//! Everything panics with the reason when a test's own premise does not hold.

#![allow(clippy::unwrap_used)]

mod arrange;
mod ask;
pub mod fuzz;
mod table;

pub use ask::{fact, facts};
pub use table::Table;
