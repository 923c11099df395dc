//! Charts as SVG text: a dot plot with whiskers, and a board on which other charts are drawn.

pub mod board;
pub mod dot_plot;
mod elements;
mod scale;

pub use elements::{Anchor, escape};
