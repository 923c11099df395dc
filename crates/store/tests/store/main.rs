//! Tests of the store, each in its own folder. The module `postgres` runs those that do not concern files on PostgreSQL, too.
#![allow(clippy::unwrap_used)]

mod copies;
mod disk;
mod editions;
mod house;
mod journal;
mod links;
#[cfg(unix)]
mod modes;
mod players;
mod postgres;
mod push;
mod rematch;
mod speed;
mod tables;
