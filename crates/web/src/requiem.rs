//! The Requiem as a score: five movements, a stave for each part, and the composers' stacks.

use leptos::prelude::*;

/// The Requiem.
pub fn requiem() -> impl IntoView {
    view! { <section class="panel req" id="req" data-part="req"></section> }
}
