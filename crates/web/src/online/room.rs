//! The room before the game: who sits where, the links to share.

use leptos::prelude::*;

/// The room.
pub fn room() -> impl IntoView {
    view! { <main id="main" tabindex="-1"></main> }
}
