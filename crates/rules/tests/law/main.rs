//! Every rule of the catalogue has a module named after its id: `cargo test -p rules req_4` runs that rule.

mod cards;
mod course;
mod ends;
mod pay;
mod requiem;
mod secrets;
mod setup;
mod soloist;
mod soloist_setup;
mod soloist_travel;
mod tiles;
mod travel;
mod upkeep;
mod works;
