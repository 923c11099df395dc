//! A game being played: the players at the seats; deciding, undo and redo; the lines of a journal; and the choices of
//! each seat. No I/O.
//!
//! ```
//! use rules::{Seed, Setup};
//! use table::{Command, Sitter, Table};
//! use vocab::{Action, Viewer};
//!
//! let sitters = vec![Sitter::human("Anna"), Sitter::bot("allegro")];
//! let vienna = edition::Edition::vienna();
//! let mut table = Table::deal(&Setup::players(2), vienna, Seed::from_number(7), sitters).unwrap();
//! let seat = table.game().to_act().unwrap();
//! let first = table.offers(seat).now[0].action;
//! table.command(seat, 0, Command::Act(first)).unwrap();
//! table.command(seat, 1, Command::Undo).unwrap();
//! table.command(seat, 2, Command::Redo).unwrap();
//! assert_eq!((table.moment(), table.revision()), (1, 3));
//! ```

mod active_game;
pub mod journal;
mod offers;
mod outcome;
mod seats;
mod table;

pub use active_game::{ActiveGame, Command, Refusal};
pub use journal::{Step, StepLine};
pub use offers::{Offer, Offers, Thing};
pub use outcome::Outcome;
pub use rules::{Salt, Seed, SeedError, Setup, SetupError};
pub use seats::{PlayedBy, Sitter};
pub use table::Table;
