//! Bots against bots: whole games, and what they prove.

mod game;

pub use game::{Move, Player, play};
