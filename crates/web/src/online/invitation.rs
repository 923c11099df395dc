//! An invitation: what the game is, with whom, how long it takes, and one button that joins it.

use super::api;
use super::room::{name_field, sit_down};
use crate::app::App;
use crate::icons::icon;
use crate::{browser, storage, top};
use leptos::prelude::*;
use page::invitation::{SeatLink, duration, holder, title};
use page::noted::Noted;
use page::{Page, table_info, terms};
use protocol::TableInfo;
use protocol::http::Claim;
use texts::t;

/// The page of a link to a seat. After use the key is removed from the address, because it is a secret.
pub fn seat_page(link: String) -> impl IntoView {
    let app = App::get();
    let SeatLink { key, table } = SeatLink::read(&link);
    let seat = table.as_ref().map(|(_, seat)| *seat);
    let found = RwSignal::new(None::<TableInfo>);
    if let Some((id, seat)) = table {
        leptos::task::spawn_local(async move {
            if let Ok(table) = api::table(id).await {
                prefill_name(app, &table, seat);
                let _ = found.try_set(Some(table));
            }
        });
    }
    // The server ignores the name if the link is for another device of the same player.
    let take = move || {
        let name = app.settings.with_untracked(|settings| settings.name.trim().to_owned());
        let name = Some(name).filter(|name| !name.is_empty());
        api::then(app, api::claim(Claim { key: key.clone(), name }), move |sat| {
            storage::keep_online(true);
            // This browser is now a device of the seat, so its notes as a spectator are discarded.
            let id = sat.table.id.clone();
            storage::keep_noted(&id, Noted { devices: None, ..storage::noted(&id) });
            let page = Page::Online(sat.table.id, None, None);
            browser::replace_hash(&page.hash());
            app.page.set(page);
        });
    };
    let table = Signal::derive(move || found.get());
    view! {
        <div class="lobbyp">
            {top::plain_top(move || t::lobby_claim(app.lang()))}
            <main id="main" class="lobby" tabindex="-1">{card(app, table, seat, "claim", take)}</main>
        </div>
    }
}

/// On a second device the player's name is that of their seat. A name that is already set stays.
fn prefill_name(app: App, table: &TableInfo, seat: usize) {
    let known = app.settings.with_untracked(|settings| !settings.name.trim().is_empty());
    if let Some(name) = holder(table, seat).filter(|name| !known && !name.is_empty()) {
        let name = name.to_owned();
        app.set(|settings| settings.name = name);
    }
}

/// In the room, for a person without a seat: the button takes the first open seat.
pub fn room_card(app: App) -> impl IntoView {
    let table = Signal::derive(move || app.online.table.get().map(|table| (*table).clone()));
    card(app, table, None, "sit", move || sit_down(app, None))
}

/// The invitation. `seat` is the seat of the link, counted from 0; `code` identifies the button.
fn card(
    app: App,
    table: Signal<Option<TableInfo>>,
    seat: Option<usize>,
    code: &'static str,
    join: impl Fn() + 'static,
) -> impl IntoView {
    let lang = move || app.lang();
    let heading = move || {
        table.with(|table| match table {
            Some(table) => title(lang(), table, seat),
            None => t::friends_invited_alone(lang()),
        })
    };
    let held = move || {
        let name = table.with(|table| {
            let (table, seat) = table.as_ref().zip(seat)?;
            holder(table, seat).map(|_| table_info::name(lang(), table, seat))
        });
        name.map(|name| view! { <p class="line">{t::friends_seat_of(lang(), name)}</p> })
    };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        join();
    };
    view! {
        <section class="panel invite" aria-labelledby="h-invitation">
            <div class="pic"><img src="art/opus-opera.svg" alt=""/></div>
            <h2 id="h-invitation">{heading}</h2>
            <p class="what">{move || t::friends_what(lang())}</p>
            {move || table.get().map(|table| facts(app, &table))}
            {held}
            <form on:submit=submit>
                {name_field(app)}
                <div class="do">
                    <button class="lnk strong" type="submit" data-do=code>{icon("check")}{move || t::friends_join(lang())}</button>
                    <a class="lnk" href="#/rules">{icon("rules")}{move || t::friends_rules(lang())}</a>
                </div>
            </form>
        </section>
    }
}

/// Who plays, and how long it takes.
fn facts(app: App, table: &TableInfo) -> impl IntoView + use<> {
    let lang = app.lang();
    let seats: Vec<String> = (0..table.seats.len()).map(|seat| table_info::name(lang, table, seat)).collect();
    let clock = table.options.clock;
    let long = duration(lang, table.seats.len(), clock);
    let fact = |symbol, label: String, text: String| {
        view! { <div><dt>{icon(symbol)}{label}</dt><dd>{text}</dd></div> }.into_any()
    };
    view! {
        <dl class="facts">
            {fact("people", t::friends_players(lang), seats.join(", "))}
            {fact("clock", t::friends_duration(lang), long)}
            {clock.map(|_| fact("clock", t::lobby_clock(lang), terms::clock_words(lang, clock)))}
            {fact("advice", t::advice_table_label(lang), terms::advice_words(lang, table.options.advice))}
        </dl>
    }
}
