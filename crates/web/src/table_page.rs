//! The table page: all boards at once or one at a time, as the layout has room; the decision is always visible.

use crate::app::{App, Tab};
use crate::icons::icon;
use crate::online::{presence, talk};
use crate::{desk, dock, guide, map, players, puzzles, recap, requiem, row, top};
use leptos::prelude::*;
use page::layout::Layout;
use texts::t;

/// The table page component.
pub fn table_page() -> impl IntoView {
    let app = App::get();
    // Each part on its own: as one type they would be larger than the stack of an unoptimised build.
    let boards = vec![
        row::row().into_any(),
        map::map().into_any(),
        requiem::requiem().into_any(),
        desk::desk().into_any(),
        desk::me().into_any(),
    ];
    let others = players::others().into_any();
    let rail = vec![
        recap::recap().into_any(),
        guide::guide().into_any(),
        puzzles::note().into_any(),
        dock::dock().into_any(),
    ];
    let (head, strip, bars) = (top::top().into_any(), desk::strip().into_any(), presence::bars().into_any());
    view! {
        <div class="tbl" data-layout=move || app.layout.get().code() data-tab=move || app.tab.get().code() data-moment=move || app.scene.with(|scene| scene.as_ref().map(|scene| scene.moment))>
            <a class="skip" href="#dec" on:click=|event| { event.prevent_default(); crate::browser::focus_soon("dh"); }>{move || t::web_skip(app.lang())}</a>
            {head}
            {tabs}
            {strip}
            <main class="grid" id="main" tabindex="-1">
                {boards}
                <div class="rail">
                    <aside class="side" id="oth" data-part="oth">{others}</aside>
                    {rail}
                </div>
            </main>
            {bars}
        </div>
    }
}

/// The tabs that choose the board; the style sheet hides those that a layout does not have.
fn tabs() -> impl IntoView {
    let app = App::get();
    let tab = move |tab: Tab| {
        let (name, text): (&'static str, fn(texts::Lang) -> String) = match tab {
            Tab::Table => ("table", t::layout_tab_table),
            Tab::Row => ("commission", t::web_tab_row),
            Tab::Map => ("map", t::web_tab_map),
            Tab::Requiem => ("requiem", t::web_tab_requiem),
            Tab::Me => ("nannerl", t::layout_tab_works),
            Tab::Others => ("people", t::web_tab_others),
        };
        let text = move || match (tab, app.layout.get()) {
            (Tab::Me, _) if presence::watches(app) => app
                .scene
                .with(|scene| scene.as_ref().map(|scene| scene.name(app.lang(), scene.me)))
                .unwrap_or_default(),
            (Tab::Me, _) if app.looking.get().is_some() => app
                .scene
                .with(|scene| Some(scene.as_ref()?.name(app.lang(), app.looking.get()?)))
                .unwrap_or_default(),
            (Tab::Me, Layout::Phone | Layout::Side) => t::web_tab_me(app.lang()),
            _ => text(app.lang()),
        };
        let chosen = move || app.tab.get() == tab;
        let called = move || {
            let decides =
                app.scene.with(|scene| scene.as_deref().is_some_and(|scene| dock::calls_for(scene, tab)));
            decides || tab == Tab::Others && talk::calls(app)
        };
        view! {
            <button aria-pressed=move || chosen().to_string() data-tab-of=tab.code() on:click=move |_| app.tab.set(tab)>
                {icon(name)}<span>{text}</span>
                {move || called().then(|| view! { <i class="dot"></i> })}
            </button>
        }
        .into_any()
    };
    let all = std::iter::once(Tab::Table).chain(Tab::BOARDS);
    view! { <nav class="tabs" aria-label=move || t::web_parts(app.lang())>{all.map(tab).collect::<Vec<_>>()}</nav> }
}
