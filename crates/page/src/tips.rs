//! Explanations of everything that has a `data-tip`, as data, and where their bubble is placed.

pub mod cards;
pub mod explain;
pub mod key;
pub mod place;
pub mod requiem;
pub mod text;
pub mod things;
pub mod travel;
