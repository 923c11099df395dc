//! What happened since my last turn.

use leptos::prelude::*;

/// The recap, at the start of a turn.
pub fn recap() -> impl IntoView {}
