//! Editions as files: what is accepted, what is refused and how, and the edition that comes with the game.

mod boards;
mod bounds;
mod cards;
mod common;
mod faults;
mod hash;
mod tiles;
mod vienna;
mod wording;
