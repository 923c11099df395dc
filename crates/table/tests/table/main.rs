//! A table, as a player at it and as a server sees it.
#![allow(clippy::unwrap_used)]

mod active_game;
mod play;
mod previews;
