//! One sitting: who sits where, the one `act`, undo and redo, and what each seat is offered. No I/O of its own.
//!
//! ```
//! use rules::{Seed, Setup};
//! use table::{Sitter, Table};
//! use vocab::{Action, Viewer};
//!
//! let sitters = vec![Sitter::human("Anna"), Sitter::bot("allegro")];
//! let vienna = edition::Edition::vienna();
//! let mut table = Table::deal(&Setup::players(2), vienna, Seed::from_number(7), sitters).unwrap();
//! let seat = table.game().to_act().unwrap();
//! let first = table.offers(seat).now[0].action;
//! table.act(seat, 0, first).unwrap();
//! assert!(table.undo(seat));
//! assert!(table.redo(seat));
//! ```

pub mod live;
mod offers;
mod outcome;
mod seats;
mod sitting;

pub use live::{Live, Step};
pub use offers::{Offer, Offers, Thing};
pub use outcome::Outcome;
pub use rules::{Salt, Seed, SeedError, Setup, SetupError};
pub use seats::{PlayedBy, Sitter};
pub use sitting::{Refusal, Table};
