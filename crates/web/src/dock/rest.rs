//! The dock while somebody else decides.

use super::ask::heading;
use crate::app::App;
use crate::log;
use crate::online::presence;
use leptos::prelude::*;
use page::scene::{Kind, Scene};
use texts::{Lang, t};

/// Who decides now, and the latest log lines.
pub fn waiting(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let name = scene.to_act.map(|seat| scene.name(lang, seat)).unwrap_or_default();
    let fresh: Vec<AnyView> = scene
        .log
        .iter()
        .rev()
        .filter(|entry| entry.moment > 0)
        .take(5)
        .map(|entry| {
            view! { <li>{log::sentence(scene, lang, entry)}" "{log::amounts(entry)}</li> }.into_any()
        })
        .collect();
    let below = match scene.kind {
        Kind::Remote => presence::waiting(app),
        Kind::Own | Kind::Replay => view! { <div class="btns"><button class="sec wide" data-do="hurry" on:click=move |_| app.hurry()>{t::web_hurry(lang)}</button></div> }.into_any(),
    };
    view! {
        {heading("people", t::web_waiting(lang, name), None)}
        <ul class="told" aria-hidden="true">{fresh}</ul>
        {below}
    }
    .into_any()
}
