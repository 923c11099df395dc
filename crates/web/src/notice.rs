//! What the page has to say apart from the game.

use leptos::prelude::*;

/// The notice, if there is one.
pub fn notice() -> impl IntoView {}
