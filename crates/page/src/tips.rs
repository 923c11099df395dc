//! The tooltips of all elements with a `data-tip` attribute: their content and their position.

pub mod cards;
pub mod explain;
pub mod key;
pub mod place;
pub mod printed;
pub mod requiem;
pub mod text;
pub mod things;
pub mod travel;
