//! The game in words (events, prompts, actions, refusals, cards and tiles), and the catalogues they come from.

mod catalogue;
mod choices;
mod faults;
mod generated;
mod log;
mod printed;
mod refusals;
mod table;
mod written;
