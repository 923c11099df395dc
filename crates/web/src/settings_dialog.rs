//! The settings: look, pace, sound, text size, hints.

use leptos::prelude::*;

/// The dialog, shown while it is open.
pub fn settings_dialog() -> impl IntoView {}
