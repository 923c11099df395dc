//! The daily deal: a game that is the same for everybody on a date, and the results of bots in it. Pure: no clock, no
//! threads, no input or output.
//!
//! ```
//! use daily::{Date, Deal, Kind};
//! let vienna = edition::Edition::vienna();
//! let date = Date::parse("2026-12-05").unwrap();
//! let deal = Deal::of(date, Kind::Solo, vienna);
//! assert_eq!(deal, Deal::of(date, Kind::Solo, vienna));
//! assert_ne!(deal.seed, Deal::of(date.next(), Kind::Solo, vienna).seed);
//! ```

mod date;
mod deal;
mod field;
mod histogram;
mod run;

pub use date::Date;
pub use deal::{Deal, Kind};
pub use field::{Entrant, FIELD};
pub use histogram::{Bar, Histogram, better_than};
pub use run::{Outcome, Run};
