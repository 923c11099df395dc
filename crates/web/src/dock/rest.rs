//! When there is nothing to decide here: others are at it.

use super::ask::heading;
use crate::app::App;
use crate::log;
use crate::online::beside;
use crate::scene::Scene;
use leptos::prelude::*;
use texts::{Lang, t};

/// Somebody else decides.
pub fn waiting(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let name = scene.to_act.map(|seat| scene.name(lang, seat)).unwrap_or_default();
    let fresh: Vec<AnyView> = scene
        .log
        .iter()
        .rev()
        .filter(|entry| entry.revision > 0)
        .take(5)
        .map(|entry| {
            view! { <li>{log::sentence(scene, lang, entry)}" "{log::amounts(entry)}</li> }.into_any()
        })
        .collect();
    let below = if app.is_away() {
        beside::waiting(app)
    } else {
        view! { <div class="btns"><button class="sec wide" data-do="hurry" on:click=move |_| app.hurry()>{t::web_hurry(lang)}</button></div> }.into_any()
    };
    view! {
        {heading("people", t::web_waiting(lang, name), None)}
        <ul class="told" aria-hidden="true">{fresh}</ul>
        {below}
    }
    .into_any()
}
