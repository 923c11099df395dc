//! The solo game.
