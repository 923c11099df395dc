//! When there is nothing to decide: others are at it, the game is over, or one looks back.

use super::ask::heading;
use crate::app::{App, Page};
use crate::icons::icon;
use crate::log;
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
    view! {
        {heading("people", t::web_waiting(lang, name), None)}
        <ul class="told" aria-hidden="true">{fresh}</ul>
        <div class="btns"><button class="sec wide" data-do="hurry" on:click=move |_| app.hurry()>{t::web_hurry(lang)}</button></div>
    }
    .into_any()
}

/// The game is over.
pub fn over(app: App, lang: Lang) -> AnyView {
    view! {
        {heading("court", t::web_over(lang), None)}
        <div class="btns"><button class="pri" data-do="sheet" on:click=move |_| app.go(Page::End)>{t::web_score_sheet(lang)}</button></div>
    }
    .into_any()
}

/// One looks at an earlier moment.
pub fn looking_back(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let (revision, last) = (scene.revision, scene.last);
    let to = move |to: u64| move |_| app.look_back(Some(to));
    let lines: Vec<AnyView> = scene
        .log
        .iter()
        .filter(|entry| entry.revision == revision)
        .map(|entry| {
            view! { <li>{log::sentence(scene, lang, entry)}" "{log::amounts(entry)}</li> }.into_any()
        })
        .collect();
    let slide = move |event: web_sys::Event| {
        if let Ok(to) = event_target_value(&event).parse() {
            app.look_back(Some(to));
        }
    };
    view! {
        {heading("redo", t::web_replay_at(lang, last as i64, revision as i64), None)}
        <ul class="told">{lines}</ul>
        <input class="scrub" type="range" min="0" max=last prop:value=revision aria-label=t::web_moment(lang) on:input=slide/>
        <div class="btns steps4">
            <button class="sec" data-do="first" aria-label=t::web_first(lang) disabled={revision == 0} on:click=to(0)>"⏮"</button>
            <button class="sec" data-do="previous" aria-label=t::web_previous(lang) disabled={revision == 0} on:click=to(revision.saturating_sub(1))>"◀"</button>
            <button class="sec" data-do="next" aria-label=t::web_next(lang) on:click=to(revision + 1)>"▶"</button>
            <button class="sec wide" data-do="now" on:click=move |_| app.look_back(None)>{t::web_back_to_now(lang)}</button>
        </div>
        <div class="btns"><button class="sec wide" data-do="play-on" on:click=move |_| app.play_on_from_here()>{icon("endturn")}{t::web_play_on(lang)}</button></div>
    }
    .into_any()
}
