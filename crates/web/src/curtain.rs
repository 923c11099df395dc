//! The curtain: hides all hands between the turns of players who share one screen.

use crate::app::App;
use crate::icons::{of_seat, styled};
use crate::modal;
use leptos::html::Dialog;
use leptos::prelude::*;
use page::Page;
use texts::t;
use vocab::Seat;

/// A modal dialog, so that the page behind it can neither be seen nor reached by keyboard or screen reader.
pub fn curtain() -> impl IntoView {
    let app = App::get();
    let node = NodeRef::<Dialog>::new();
    let seat = Memo::new(move |_| app.curtain.get().filter(|_| app.page.get() == Page::Table));
    Effect::new(move |_| modal::follow(node, seat.get().is_some()));
    // Escape must not close it. Some browsers close it anyway on a second Escape, so it opens again.
    let again = move |_| modal::follow(node, seat.get_untracked().is_some());
    view! {
        <dialog class="curtain" aria-labelledby="curtain-h" node_ref=node
            on:cancel=|event: web_sys::Event| event.prevent_default()
            on:close=again
            on:keydown=|event| event.stop_propagation()>
            {move || seat.get().map(|seat| prompt(app, seat))}
        </dialog>
    }
}

fn prompt(app: App, seat: Seat) -> impl IntoView {
    let name = move || {
        let scene = app.scene.get();
        scene.map(|scene| scene.name(app.lang(), seat)).unwrap_or_default()
    };
    let class = format!("call p{}", seat.number());
    view! {
        <div class=class>
            {styled(of_seat(Some(seat)), "sh")}
            <h2 id="curtain-h">{move || t::curtain_turn(app.lang(), name())}</h2>
            <p>{move || t::curtain_hint(app.lang())}</p>
            <button class="go" type="button" autofocus data-do="lift" on:click=move |_| app.lift_curtain()>
                {move || t::curtain_show(app.lang())}
            </button>
        </div>
    }
}
