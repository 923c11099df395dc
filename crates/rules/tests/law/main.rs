//! Every rule of the catalogue has a module named after its id: `cargo test -p rules req_4` runs that rule.
//! Beside them is what holds for the whole engine: components, luck, numbers of paths, speed.
#![allow(clippy::unwrap_used)]

mod cards;
mod components;
mod course;
mod ends;
mod luck;
mod pay;
mod perft;
mod requiem;
mod secrets;
mod setup;
mod soloist;
mod soloist_setup;
mod soloist_travel;
mod speed;
mod tiles;
mod travel;
mod upkeep;
mod works;
