//! The store on a real disk, in a folder of its own for each test.

mod copies;
mod disk;
#[cfg(test)]
mod editions;
mod house;
mod journal;
mod links;
#[cfg(unix)]
mod modes;
mod players;
#[cfg(test)]
mod speed;
mod tables;
