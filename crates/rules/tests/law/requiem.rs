//! The Requiem and Composer tiles.
