//! The rules of the game: deals, checks, plays, scores and shows a game. Pure: no input or output, no clock, no
//! threads.
//!
//! [`Game`] is the one concrete type. [`Game::legal`] lists actions, [`Game::check`] tests one, [`Game::play`] plays
//! it, [`Game::evolve`] applies an event, [`Game::view`] shows the game to a viewer, [`Game::imagine`] guesses what is
//! hidden. Each file is one part of the rules; see ARCHITECTURE.md for the map from rule ids to files.

mod check;
mod commission;
mod document;
mod evolve;
mod favours;
mod game;
mod imagine;
mod invariants;
mod legal;
mod luck;
mod maintenance;
mod pay;
mod perform;
mod play;
mod position;
mod requiem;
mod resolve;
mod rest;
mod row;
mod scoring;
mod setup;
mod soloist;
mod state;
mod travel;
mod turn;
mod view;

pub use game::{Game, Legal, Sink};
pub use invariants::Broken;
pub use luck::{Dice, Luck, Salt, Seed, SeedError, shuffle};
pub use position::{PositionFault, Problem};
pub use rest::{LeftOut, SeatLeftOut, deal_rest};
pub use scoring::Standing;
pub use setup::{Setup, SetupError, soloist_cards};
pub use state::Board;
