//! The lobby: my games, open tables, games to watch.

use leptos::prelude::*;

/// The lobby.
pub fn lobby() -> impl IntoView {
    view! { <main id="main" tabindex="-1"></main> }
}

/// Whoever comes with the key of a seat.
pub fn claim(_key: String) -> impl IntoView {
    view! { <main id="main" tabindex="-1"></main> }
}
