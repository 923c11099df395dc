//! A modal dialog: the browser keeps the focus inside, Escape closes it, and the focus returns afterwards.

use crate::app::App;
use crate::icons::icon;
use crate::{browser, notice};
use leptos::html::Dialog;
use leptos::prelude::*;
use texts::{Lang, t};
use wasm_bindgen::JsCast;

/// A dialog with a heading and a close button. Its content is rendered only while it is open.
pub fn modal(
    id: &'static str,
    open: RwSignal<bool>,
    title: fn(Lang) -> String,
    content: impl Fn() -> AnyView + Send + 'static,
) -> impl IntoView {
    let app = App::get();
    let node = NodeRef::<Dialog>::new();
    Effect::new(move |_| follow(node, open.get()));
    let inside = move || {
        open.get().then(|| {
            view! {
                <div class="win">
                    <header>
                        <h2 id=id>{move || title(app.lang())}</h2>
                        <button class="x" type="button" aria-label=move || t::settings_close(app.lang()) on:click=move |_| open.set(false)>{icon("close")}</button>
                    </header>
                    {notice::inside(app)}
                    {content()}
                </div>
            }
        })
    };
    view! {
        <dialog class="modal" aria-labelledby=id node_ref=node
            on:close=move |_| open.set(false)
            on:keydown=|event| event.stop_propagation()
            on:click=move |event| if is_backdrop(&event) { open.set(false) }>
            {inside}
        </dialog>
    }
}

/// Opens or closes the dialog element in the next frame, after its content is rendered.
pub fn follow(node: NodeRef<Dialog>, open: bool) {
    follow_as(node, open, false);
}

/// The same; `beside` leaves what is above the dialog usable.
pub fn follow_as(node: NodeRef<Dialog>, open: bool, beside: bool) {
    request_animation_frame(move || {
        let Some(dialog) = node.get_untracked() else { return };
        match (open, dialog.open()) {
            (true, false) if beside => dialog.show(),
            (true, false) => drop(dialog.show_modal()),
            (false, true) => dialog.close(),
            _ => {}
        }
        // The browser returns the focus to what opened the dialog, unless that is gone.
        if !open {
            browser::recover_focus();
        }
    });
}

/// Whether a click hit the backdrop: then the event target is the dialog element itself.
fn is_backdrop(event: &web_sys::MouseEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| element.tag_name() == "DIALOG")
}
