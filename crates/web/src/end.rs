//! The score page: the end as a scene, the score sheet, charts of the points, and what to do next.

pub mod bars;
mod course;
mod finale;
pub mod lines;
mod proof;
mod sheet;

use crate::analyse;
use crate::app::App;
use crate::icons::icon;
use crate::online::{presence, rematch, talk};
use crate::{browser, daily, top};
use leptos::prelude::*;
use page::Page;
use page::scene::Scene;
use page::tally::Tally;
use std::sync::Arc;
use texts::{Lang, t};

/// The score page of the current game.
pub fn end() -> impl IntoView {
    let app = App::get();
    // A memo, because the tally is costly and depends only on the game, not on language or opened rows.
    let tally = Memo::new(move |_| {
        app.scene.track();
        app.with_record(Tally::of).map(Arc::new)
    });
    announce(app, tally);
    let content = move || match (app.scene.get(), tally.get()) {
        (Some(scene), Some(tally)) => sides(app, &scene, &tally),
        _ => nothing(app),
    };
    view! {
        <div class="endp">
            {top::plain_top(move || t::web_score_sheet(app.lang()))}
            <main class="endm" id="main" tabindex="-1">{content}</main>
        </div>
    }
}

/// Says once who won.
fn announce(app: App, tally: Memo<Option<Arc<Tally>>>) {
    Effect::new(move |said: Option<bool>| {
        let told = tally.with(|tally| {
            let tally = tally.as_ref().filter(|tally| tally.over)?;
            let scene = app.scene.get_untracked()?;
            Some(finale::announcement(&scene, tally, untrack(|| app.lang())))
        });
        match (said, told) {
            (None | Some(false), Some(text)) => {
                app.said.set(text);
                true
            }
            (said, _) => said.unwrap_or_default(),
        }
    });
}

fn sides(app: App, scene: &Arc<Scene>, tally: &Arc<Tally>) -> AnyView {
    let lang = app.lang();
    view! {
        {finale::finale(app, scene, tally)}
        <div class="endg" id=finale::SHEET tabindex="-1">
            {sheet::sheet(app, scene, tally)}
            <div class="ecol">
                {bars::bars(scene, tally, lang)}
                {course::course(app, scene, tally)}
                {next(app, tally.over, lang)}
                {talk::beside_sheet(app)}
            </div>
        </div>
    }
    .into_any()
}

fn nothing(app: App) -> AnyView {
    let lang = app.lang();
    view! {
        <section class="panel sheet none">
            <h2>{t::end_no_game(lang)}</h2>
            <div class="eb"><button class="pri" on:click=move |_| app.go(Page::Start)>{icon("deck")}<span>{t::end_new_game(lang)}</span></button></div>
        </section>
    }
    .into_any()
}

/// Buttons for what to do next.
fn next(app: App, over: bool, lang: Lang) -> AnyView {
    let replay = move |_| {
        app.look_back(Some(0));
        app.go_to_table();
    };
    let save = move |_| {
        if let Some(file) = app.file() {
            browser::download(&format!("lacrimosa-{}.game", app.game_id.get_untracked()), &file);
        }
    };
    let to_table = move |_| {
        app.look_back(None);
        app.go_to_table();
    };
    let deals = over && app.table_id().is_none();
    let offer = rematch::offer(app);
    view! {
        <nav class="eb" aria-label=t::end_next(lang)>
            <button class="sec" class:pri=move || !deals && offer.with(Option::is_none) data-do="table" on:click=to_table>{icon("undo")}<span>{t::end_back(lang)}</span></button>
            <button class="sec" data-do="replay" on:click=replay>{icon("play")}<span>{t::end_replay(lang)}</span></button>
            {daily::button(app, lang)}
            {analyse::button(app, "sec")}
            {presence::copy_link(app, lang)}
            <button class="sec" data-do="save" on:click=save>{icon("save")}<span>{t::end_save(lang)}</span></button>
            <button class="sec" data-do="new" on:click=move |_| app.go(Page::Start)>{icon("deck")}<span>{t::end_new_game(lang)}</span></button>
        </nav>
    }
    .into_any()
}
