//! Games and positions as text: `.game` files, written positions, replay, audit, undo. No input or output, only
//! strings.
//!
//! A [`Record`] is a game with its history and is written as a `.game` file. A [`Sheet`] is one position and is written
//! as TOML or JSON that a person can edit; [`read_position`] converts it back to a game.

mod audit;
mod file;
mod history;
mod notes;
pub mod proof;
mod sheet;
mod tree;

pub use audit::{Difference, Differs};
pub use file::{FileError, Flaw, edition_folder};
pub use history::{Decision, Record, Start};
pub use notes::{Branch, Judgement, Note};
pub use sheet::{Shape, Sheet, SheetError, Wrong, parse_position, read_json_position, read_position};
