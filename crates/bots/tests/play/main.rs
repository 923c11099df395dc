//! Bots at play: whole games, how strong they are, and plain good sense.

mod common;
mod games;
mod sense;
mod strength;
