//! A group of toggle buttons of which one is pressed.

use leptos::prelude::*;

/// One button. `label` is for screen readers where the text alone is not clear.
pub fn pick(
    text: impl Fn() -> String + Send + 'static,
    label: Option<impl Fn() -> String + Send + 'static>,
    pressed: impl Fn() -> bool + Send + 'static,
    choose: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button type="button" aria-pressed=move || pressed().to_string() aria-label=label on:click=move |_| choose()>
            <span>{text}</span>
        </button>
    }
    .into_any()
}

/// For a button whose text needs no other label.
pub const PLAIN: Option<fn() -> String> = None;

/// The group; `labelled` is the id of the element that names it.
pub fn picks(labelled: &'static str, buttons: Vec<AnyView>) -> AnyView {
    view! { <div class="seg" role="group" aria-labelledby=labelled>{buttons}</div> }.into_any()
}
