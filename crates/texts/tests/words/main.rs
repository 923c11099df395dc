//! The game in words: events, prompts, actions, refusals, cards and tiles, faults.

mod choices;
mod log;
mod printed;
mod refusals;
mod table;
mod written;
