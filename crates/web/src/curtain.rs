//! The curtain: between turns on one screen nobody's hand is seen.

use leptos::prelude::*;

/// The curtain, while somebody is to take the screen.
pub fn curtain() -> impl IntoView {}
