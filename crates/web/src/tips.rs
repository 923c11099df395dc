//! Explanations: everything that has a `data-tip` says in plain words what it is.

use leptos::prelude::*;

/// The one bubble of the page; it follows the pointer, the focus and a long press.
pub fn tips() -> impl IntoView {}
