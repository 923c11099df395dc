//! Games and positions as text, and whole games with every property checked.
#![allow(clippy::unwrap_used)]

mod common;
mod files;
mod finished_games;
mod notation;
mod playthrough;
mod properties;
mod sheets;
