//! The lobby: the player's games, open tables, games to watch, and the player's data.

mod me;

use super::api::{self, Answer, Trouble};
use crate::announcement;
use crate::app::App;
use crate::icons::icon;
use crate::{browser, storage, top};
use leptos::prelude::*;
use leptos::task::spawn_local;
use page::ago::ago;
use page::choice::{Choice, Mode};
use page::{table_info, terms};
use protocol::http::{Lobby, NewTables};
use protocol::{Status, TableInfo};
use std::time::Duration;
use texts::{Lang, t};

/// The time between two requests for the lobby.
const REFRESH_INTERVAL: Duration = Duration::from_secs(15);

/// One of the lists of tables.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Mine,
    Open,
    Watch,
}

impl Part {
    fn tables(self, lobby: &Lobby) -> &[TableInfo] {
        match self {
            Part::Mine => &lobby.mine,
            Part::Open => &lobby.open,
            Part::Watch => &lobby.watch,
        }
    }

    fn code(self) -> &'static str {
        match self {
            Part::Mine => "mine",
            Part::Open => "open",
            Part::Watch => "watch",
        }
    }
}

/// The lobby component.
pub fn lobby() -> impl IntoView {
    let app = App::get();
    let found = RwSignal::new(None::<Answer<Lobby>>);
    keep_current(found);
    Effect::new(move |_| {
        with_lobby(found, |lobby| app.learn(lobby));
    });
    let trouble =
        Memo::new(move |_| found.with(|found| found.as_ref().and_then(|found| found.clone().err())));
    let there = Memo::new(move |_| found.with(|found| found.as_ref().map(Result::is_ok)));
    let present = Memo::new(move |_| with_lobby(found, |lobby| lobby.present).unwrap_or_default());
    let inside = move || match (there.get(), trouble.get()) {
        (None, _) => view! { <p class="line" role="status">{t::lobby_coming(app.lang())}</p> }.into_any(),
        (_, Some(trouble)) => error_panel(app, &trouble).into_any(),
        (Some(_), None) => view! {
            {part(app, found, Part::Mine)}{part(app, found, Part::Open)}{part(app, found, Part::Watch)}
            <p class="line">{move || t::lobby_people(app.lang(), present.get().into())}</p>
            {me::me(app)}
        }
        .into_any(),
    };
    view! {
        <div class="lobbyp">
            {top::plain_top(move || t::lobby_title(app.lang()))}
            <main id="main" class="lobby" tabindex="-1">{announcement::bar(app)}{inside}</main>
        </div>
    }
}

fn with_lobby<T>(found: RwSignal<Option<Answer<Lobby>>>, ask: impl FnOnce(&Lobby) -> T) -> Option<T> {
    found.with(|found| found.as_ref().and_then(|found| found.as_ref().ok()).map(ask))
}

/// Requests the lobby now, at intervals while the page is visible, and when the window gets the focus.
fn keep_current(found: RwSignal<Option<Answer<Lobby>>>) {
    let ask = move || {
        if !browser::is_hidden() {
            spawn_local(async move {
                let lobby = api::lobby().await;
                // The component may be gone by now. A failed request does not replace a lobby that was loaded before.
                let _ = found.try_update(|found| match (&found, &lobby) {
                    (Some(Ok(_)), Err(_)) => {}
                    _ => *found = Some(lobby),
                });
            });
        }
    };
    ask();
    let again = set_interval_with_handle(ask, REFRESH_INTERVAL).ok();
    let focus = window_event_listener(leptos::ev::focus, move |_| ask());
    on_cleanup(move || {
        focus.remove();
        if let Some(again) = again {
            again.clear();
        }
    });
}

/// The error, and a link to the start page.
fn error_panel(app: App, trouble: &Trouble) -> impl IntoView + use<> {
    view! {
        <section class="panel">
            <p role="alert">{trouble.words(app.lang())}</p>
            <div class="do"><a class="lnk" href="#/">{icon("undo")}{t::lobby_to_start(app.lang())}</a></div>
        </section>
    }
}

/// A list of tables. It is redrawn only when other tables are listed, so that a refresh does not take the focus away.
fn part(app: App, found: RwSignal<Option<Answer<Lobby>>>, part: Part) -> impl IntoView {
    let lang = move || app.lang();
    let ids = Memo::new(move |_| {
        let ids = |lobby: &Lobby| part.tables(lobby).iter().map(|table| table.id.clone()).collect::<Vec<_>>();
        with_lobby(found, ids).unwrap_or_default()
    });
    let closed = Memo::new(move |_| {
        with_lobby(found, |lobby| lobby.new_tables == NewTables::Closed).unwrap_or_default()
    });
    let list = move || match ids.get() {
        ids if ids.is_empty() => empty_list(lang(), part, closed.get()).into_any(),
        ids => {
            let rows: Vec<AnyView> = ids.into_iter().map(|id| row(app, found, part, id)).collect();
            view! { <ul class="tables">{rows}</ul> }.into_any()
        }
    };
    let heading = format!("h-{}", part.code());
    view! {
        <section class="panel" aria-labelledby=heading.clone()>
            <h2 id=heading.clone()>{move || t::lobby_part(lang(), part.code())}</h2>
            {list}
        </section>
    }
}

/// An empty list, with a link that creates a table.
fn empty_list(lang: Lang, part: Part, closed: bool) -> impl IntoView {
    let makes = part != Part::Watch && !closed;
    let line = match closed && part != Part::Watch {
        true => t::lobby_closed(lang),
        false => t::lobby_none(lang, part.code()),
    };
    let way = makes.then(|| {
        view! { <a class="lnk" href="#/" data-do="make" on:click=|_| choose_online()>{icon("arrow")}{t::lobby_make(lang)}</a> }
    });
    view! { <div class="empty"><p class="line">{line}</p>{way}</div> }
}

/// Preselects the online mode of the start page.
fn choose_online() {
    let choice = storage::start::<Choice>();
    storage::keep_start(&Choice { mode: Mode::Online, ..choice });
}

/// A table as a link.
fn row(app: App, found: RwSignal<Option<Answer<Lobby>>>, part: Part, id: String) -> AnyView {
    let href = format!("#/t/{id}");
    let table = Memo::new(move |_| {
        let find = |lobby: &Lobby| part.tables(lobby).iter().find(|table| table.id == id).cloned();
        with_lobby(found, find).flatten()
    });
    let waits = move || table.with(|table| table.as_ref().is_some_and(table_info::waits_for_me));
    // Tracks every update: the time since the last change grows even if the table is the same.
    let inside = move || {
        found.track();
        table.get().map(|table| outline(app.lang(), &table))
    };
    view! { <li><a class="cont" href=href class:waits=waits>{inside}</a></li> }.into_any()
}

fn outline(lang: Lang, table: &TableInfo) -> AnyView {
    let (symbol, way) = match (table.status, table.you) {
        (Status::Over, _) => ("court", t::start_look(lang)),
        (Status::Playing, None) => ("eye", t::lobby_watch(lang)),
        (Status::Waiting, None) => ("people", t::lobby_sit(lang)),
        (_, Some(_)) => ("document", t::start_continue(lang)),
    };
    let since = ago(lang, table.since as f64, browser::now());
    let clock = table.options.clock.map(|clock| format!(" · {}", terms::clock_words(lang, Some(clock))));
    view! {
        {icon(symbol)}
        <p><b>{table_info::everybody(lang, table)}</b>{format!("{} · {since}", table_info::course(lang, table))}{clock}</p>
        <span class="go-on">{way}{icon("arrow")}</span>
    }
    .into_any()
}
