//! Puzzles: positions at the beginning of a turn with one clearly best whole turn. Finds them in games between strong
//! bots, writes and reads sets of them, and checks them again. Pure: no clock, no input or output.

mod check;
mod grade;
mod mine;
mod puzzle;
mod set;
mod theme;
mod turn;

pub use check::{Fault, check};
pub use grade::{Grade, LEVELS, TRIES};
pub use mine::{MinedGame, Table, mine};
pub use puzzle::Puzzle;
pub use set::{Header, PuzzleSet, SetError};
pub use theme::Theme;
pub use turn::end_of_turn;
