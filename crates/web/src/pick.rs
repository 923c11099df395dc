//! Choosing one of a few: buttons side by side, of which one is pressed.

use leptos::prelude::*;

/// One of them. The label is what a screen reader says, if the text alone says too little.
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

/// For a button whose text says enough.
pub const PLAIN: Option<fn() -> String> = None;

/// Those that belong together, under the id of their heading.
pub fn picks(labelled: &'static str, buttons: Vec<AnyView>) -> AnyView {
    view! { <div class="seg" role="group" aria-labelledby=labelled>{buttons}</div> }.into_any()
}
