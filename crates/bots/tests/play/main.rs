//! Tests of bots: whole games, their strength, and obvious decisions.

mod common;
mod games;
mod sense;
mod strength;
