//! The table page: all components on one screen; on a phone one tab at a time, with the dock always visible.

use crate::app::{App, Tab};
use crate::icons::icon;
use crate::online::{presence, talk};
use crate::{board, dock, guide, map, players, recap, requiem, row, top, value};
use leptos::prelude::*;
use page::scene::Scene;
use texts::t;
use vocab::Kind;

/// The table page component.
pub fn table_page() -> impl IntoView {
    let app = App::get();
    view! {
        <div class="tbl" data-tab=move || app.tab.get().code() data-moment=move || app.scene.with(|scene| scene.as_ref().map(|scene| scene.moment))>
            <a class="skip" href="#dec" on:click=|event| { event.prevent_default(); crate::browser::focus_soon("dh"); }>{move || t::web_skip(app.lang())}</a>
            {top::top()}
            {strip}
            <main class="grid" id="main" tabindex="-1">
                {row::row()}{map::map()}{requiem::requiem()}{board::board()}
                <aside class="side" id="oth" data-part="oth">{players::players()}{talk::log_or_talk()}{players::score()}</aside>
                {recap::recap()}{guide::guide()}{dock::dock()}
            </main>
            {presence::bars()}
            {tabs}
        </div>
    }
}

/// The player's resources, always visible on a phone.
fn strip() -> impl IntoView {
    let app = App::get();
    move || app.scene.get().map(|scene| resources(app, &scene))
}

fn resources(app: App, scene: &Scene) -> impl IntoView + use<> {
    let board = scene.board(scene.me);
    let points: Vec<AnyView> = Kind::ALL
        .into_iter()
        .map(|kind| {
            let n = u16::from(board.tracks[kind]) + u16::from(board.counters[kind]);
            view! { <span class="sp" aria-hidden="true">{icon(kind.code())}<b>{n}</b></span> }.into_any()
        })
        .collect();
    let lang = app.lang();
    let (vp, ducats) = (t::n_vp(lang, board.score.total().into()), t::n_ducats(lang, board.ducats.into()));
    let counts = Kind::ALL.map(|kind| {
        t::n_kind(lang, kind.code(), (u16::from(board.tracks[kind]) + u16::from(board.counters[kind])).into())
    });
    let text = [vec![vp, ducats], counts.to_vec()].concat().join(", ");
    view! {
        <section class="strip" aria-label=t::web_my_resources(lang)>
            <span class="vh">{text}</span>
            <span class="val bigvp">{value::vp(board.score.total())}</span>
            <span class="val">{value::coin(board.ducats)}</span>{points}
            <span class="sp fi" aria-hidden="true">{icon("finance")}<b>{board.finance}</b></span>
        </section>
    }
}

fn tabs() -> impl IntoView {
    let app = App::get();
    let tab = move |tab: Tab| {
        let (name, text): (&'static str, fn(texts::Lang) -> String) = match tab {
            Tab::Row => ("commission", t::web_tab_row),
            Tab::Map => ("map", t::web_tab_map),
            Tab::Requiem => ("requiem", t::web_tab_requiem),
            Tab::Me => ("nannerl", t::web_tab_me),
            Tab::Others => ("people", t::web_tab_others),
        };
        let chosen = move || app.tab.get() == tab;
        let called = move || {
            let decides =
                app.scene.with(|scene| scene.as_deref().is_some_and(|scene| dock::calls_for(scene, tab)));
            decides || tab == Tab::Others && talk::calls(app)
        };
        view! {
            <button aria-pressed=move || chosen().to_string() data-tab-of=tab.code() on:click=move |_| app.tab.set(tab)>
                {icon(name)}<span>{move || text(app.lang())}</span>
                {move || called().then(|| view! { <i class="dot"></i> })}
            </button>
        }
        .into_any()
    };
    view! { <nav class="tabs" aria-label=move || t::web_parts(app.lang())>{Tab::ALL.map(tab).into_iter().collect::<Vec<_>>()}</nav> }
}
