//! The map of Europe: places, roads with their prices, tiles, and Mozart's coach.

use leptos::prelude::*;

/// The map.
pub fn map() -> impl IntoView {
    view! { <section class="panel map" id="map" data-part="map"></section> }
}
