//! Judges a game turn by turn: what each player could expect, what each turn lost against the best one, and what was luck.
//! Pure: no clock, no threads, no input or output.
//!
//! An [`Analyser`] makes one [`Step`] after the other: first a glance at every turn, then a search, the turns that seem
//! costliest first. An [`Analysis`] collects the steps; it can be read, stored and continued at any time.
//!
//! ```
//! use analysis::{Analyser, Analysis};
//! use record::Record;
//! use rules::{Seed, Setup};
//! let vienna = edition::Edition::vienna();
//! let record = Record::deal(&Setup::players(2), vienna, Seed::from_number(1)).unwrap();
//! let mut analyser = Analyser::new(&record, None, Analysis::of(&record));
//! assert!(analyser.step(&mut || false).is_some(), "what the players can expect of the deal");
//! assert!(analyser.step(&mut || false).is_none(), "nobody has played a turn");
//! ```

mod analyser;
mod analysis;
mod luck;
mod sources;
#[cfg(test)]
mod tests;
mod told;
mod turns;

pub use analyser::Analyser;
pub use analysis::{Analysis, Depth, Finding, Outlook, Point, Step};
pub use sources::{GROUPS, group};
pub use told::{Told, decimal, lost, luck, turn_name};
pub use turns::Turn;
