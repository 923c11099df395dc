//! The store on a real disk, in a folder of its own for each test.

mod copies;
mod disk;
mod house;
mod journal;
mod players;
mod speed;
mod tables;
