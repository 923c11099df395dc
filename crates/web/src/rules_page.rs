//! The rules: our catalogue and rulings, searchable, each at its own address.

use leptos::prelude::*;

/// The rules page.
pub fn rules_page() -> impl IntoView {}
