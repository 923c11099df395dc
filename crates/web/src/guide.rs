//! The guided first game: short hints at the right moment.

use leptos::prelude::*;

/// The hint for this moment, if one is due.
pub fn guide() -> impl IntoView {}
