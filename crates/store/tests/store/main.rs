//! Tests of the store on a real disk, each in its own folder.
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
mod push;
mod rematch;
mod speed;
mod tables;
