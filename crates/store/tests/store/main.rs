//! The store on a real disk, in a folder of its own for each test.
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
mod speed;
mod tables;
