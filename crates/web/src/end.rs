//! The score sheet: every line for all players, where the points came from, round by round, and what to do next.

use leptos::prelude::*;

/// The score sheet of the game at the table.
pub fn end() -> impl IntoView {}
