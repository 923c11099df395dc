//! The room before the game: seats, links to share, options of the table.

use super::connection::edition_of;
use super::{api, devices, invitation, people, push, share};
use crate::announcement;
use crate::app::App;
use crate::ask::{Way, ask_first};
use crate::icons::{icon, of_seat, styled};
use crate::{storage, top};
use leptos::prelude::*;
use page::Page;
use page::choice::BOTS;
use page::scene::bot_title;
use page::{table_info, terms};
use protocol::http::{Leave, SeatBot, Sit};
use protocol::{SeatInfo, SeatKind, TableInfo, TableOptions};
use std::sync::Arc;
use texts::{Lang, names, t};
use vocab::{Composer, Seat};

/// The room component. The connection keeps its table up to date.
pub fn room() -> impl IntoView {
    let app = App::get();
    let seats = Memo::new(move |_| with(app, |table| table.seats.len()));
    let inside = move || match seats.get() {
        Some(seats) => table(app, seats).into_any(),
        None => view! { <p class="line" role="status">{move || t::lobby_coming(app.lang())}</p> }.into_any(),
    };
    view! {
        <div class="lobbyp">
            {top::plain_top(move || t::lobby_room(app.lang()))}
            <main id="main" class="lobby room" tabindex="-1">{announcement::bar(app)}{inside}</main>
        </div>
    }
}

fn with<T>(app: App, ask: impl FnOnce(&TableInfo) -> T) -> Option<T> {
    app.online.table.with(|table| table.as_deref().map(ask))
}

fn id(app: App) -> String {
    app.online.table.with_untracked(|table| table.as_ref().map(|table| table.id.clone())).unwrap_or_default()
}

fn show(app: App, table: TableInfo) {
    app.online.table.set(Some(Arc::new(table)));
}

fn table(app: App, seats: usize) -> impl IntoView {
    let lang = move || app.lang();
    let open = Memo::new(move |_| with(app, table_info::open_seats).unwrap_or_default());
    let you = Memo::new(move |_| with(app, |table| table.you).flatten());
    let host = Memo::new(move |_| with(app, |table| table.host).unwrap_or_default());
    let chosen = Memo::new(move |_| with(app, |table| (table.options.clone(), table.host_knows_seed)));
    let rows: Vec<AnyView> = (0..seats).map(|at| row(app, at, you, host)).collect();
    let guest = Memo::new(move |_| you.get().is_none() && open.get() > 0);
    view! {
        {move || guest.get().then(|| invitation::room_card(app))}
        <section class="panel" aria-labelledby="h-seats">
            <h2 id="h-seats">{move || t::lobby_seats(lang())}</h2>
            <p class="line" role="status">{move || t::lobby_begins(lang(), open.get())}</p>
            <ol class="seats">{rows}</ol>
            <div class="do">
                {move || you.get().map(|_| stand_up(app))}
                {move || host.get().then(|| delete(app))}
                <a class="lnk" href="#/lobby">{icon("people")}{move || t::lobby_title(lang())}</a>
            </div>
        </section>
        <section class="panel" aria-labelledby="h-invite">
            <h2 id="h-invite">{move || t::lobby_invite(lang())}</h2>
            {share::links(app)}
        </section>
        {move || you.get().map(|_| view! {
            <section class="panel" aria-labelledby="h-my-seat">
                <h2 id="h-my-seat">{t::lobby_my_seat(lang())}</h2>
                {devices::my_seat(app)}
            </section>
            {push::card(app)}
        })}
        <section class="panel" aria-labelledby="h-chosen">
            <h2 id="h-chosen">{move || t::lobby_chosen(lang())}</h2>
            {move || chosen.get().map(|(options, known)| table_options(app, &options, known))}
        </section>
    }
}

/// The player's name, stored in the settings.
pub fn name_field(app: App) -> impl IntoView {
    let typed = move |event: web_sys::Event| {
        let value: String = event_target_value(&event).chars().filter(|c| !c.is_control()).collect();
        app.set(|settings| settings.name = value);
    };
    view! {
        <div class="field"><label class="lb" for="my-name">{move || t::start_name(app.lang())}</label>
            <input class="fld" type="text" maxlength=protocol::LONGEST_NAME.to_string() autocomplete="nickname" id="my-name"
                prop:value=move || app.settings.with(|settings| settings.name.clone()) on:input=typed/>
        </div>
    }
}

/// A seat: who has it, and buttons to take it, to place a bot or to remove the person.
fn row(app: App, at: usize, you: Memo<Option<u8>>, host: Memo<bool>) -> AnyView {
    let seated = Memo::new(move |_| with(app, |table| table.seats.get(at).cloned()).flatten());
    let seat = at as u8 + 1;
    let name =
        Memo::new(move |_| with(app, |table| table_info::name(app.lang(), table, at)).unwrap_or_default());
    let note = move || seated.get().map(|seated| note(app.lang(), &seated, you.get() == Some(seat)));
    let open = Memo::new(move |_| seated.with(|s| s.as_ref().is_some_and(|s| s.by == SeatKind::Open)));
    // The invitation has a button for the first open seat.
    let several = Memo::new(move |_| with(app, table_info::open_seats).unwrap_or_default() > 1);
    let can = move || {
        open.get().then(|| {
            view! {
                <div class="do">
                    {move || (you.get().is_none() && several.get()).then(|| sit_button(app, seat))}
                    {move || host.get().then(|| bot_choice(app, seat))}
                </div>
            }
        })
    };
    let other = Memo::new(move |_| people::may_remove(app, seat));
    let remove = move || other.get().then(|| view! { <div class="do">{people::remove(app, seat)}</div> });
    view! {
        <li class=format!("p{seat}") class:open=open>
            {styled(of_seat(Some(Seat::at(at))), "sh")}
            <p><span class="vh">{move || t::start_seat(app.lang(), seat.into())}" "</span><b>{name}</b>" "<span class="line">{note}</span></p>
            {can}{remove}
        </li>
    }
    .into_any()
}

fn note(lang: Lang, seated: &SeatInfo, mine: bool) -> String {
    match (seated.by, mine) {
        (SeatKind::Human | SeatKind::Account, true) => t::start_you(lang),
        (SeatKind::Human | SeatKind::Account, false) if seated.present => t::lobby_present(lang),
        (SeatKind::Human | SeatKind::Account, false) => t::lobby_absent(lang),
        (SeatKind::Bot, _) => t::start_bot_line(lang, seated.bot.clone().unwrap_or_default()),
        (SeatKind::Open | SeatKind::Soloist, _) => String::new(),
    }
}

/// Takes a seat, counted from 1, or the first open one.
pub fn sit_down(app: App, seat: Option<u8>) {
    let name = app.settings.with_untracked(|settings| settings.name.trim().to_owned());
    api::then(app, api::sit(id(app), Sit { seat, name }), move |sat| {
        storage::keep_online(true);
        app.said.set(t::lobby_sat(untrack(|| app.lang()), sat.seat.into()));
        show(app, sat.table);
        // Reconnects: the response may have set a cookie, by which the server recognises the player.
        app.connect();
    });
}

fn sit_button(app: App, seat: u8) -> impl IntoView {
    let sit = move |_| sit_down(app, Some(seat));
    view! { <button class="lnk" type="button" data-do="sit-here" on:click=sit>{icon("check")}{move || t::lobby_sit(app.lang())}</button> }
}

/// A menu that puts a bot at an open seat.
fn bot_choice(app: App, seat: u8) -> impl IntoView {
    let choose = move |event: web_sys::Event| {
        let bot = event_target_value(&event);
        if !bot.is_empty() {
            api::then(app, api::seat_bot(id(app), seat, SeatBot { bot }), move |table| show(app, table));
        }
    };
    let option = |code: &'static str| view! { <option value=code>{bot_title(code)}</option> }.into_any();
    let bots: Vec<AnyView> = BOTS.map(option).into();
    view! {
        <select class="fld" data-do="bot" aria-label=move || t::lobby_put_bot_at(app.lang(), seat.into()) on:change=choose>
            <option value="">{move || t::lobby_put_bot(app.lang())}</option>
            {bots}
        </select>
    }
}

fn stand_up(app: App) -> impl IntoView {
    let leave = move |_| {
        app.online.leaving.set_value(true);
        api::then(app, api::leave(id(app), Leave::default()), move |()| {
            api::then(app, api::table(id(app)), move |table| show(app, table));
        });
    };
    view! { <button class="lnk" type="button" data-do="leave" on:click=leave>{icon("undo")}{move || t::lobby_stand_up(app.lang())}</button> }
}

/// The button that deletes the table, with a confirmation.
fn delete(app: App) -> impl IntoView {
    let delete = move || {
        api::then(app, api::delete_table(id(app)), move |()| {
            app.online.table.set(None);
            app.go(Page::Lobby);
        });
    };
    let ways = vec![Way::new("delete-table-sure", t::start_delete, delete)];
    ask_first(app, "delete-table", "bin", t::lobby_delete, t::lobby_delete_sure, ways)
}

/// The options of the table.
fn table_options(app: App, options: &TableOptions, known: bool) -> impl IntoView + use<> {
    let lang = app.lang();
    let composer = |code: &Option<String>| match code.as_deref().and_then(Composer::from_code) {
        Some(composer) => names::composer(lang, composer),
        None => t::start_random(lang),
    };
    let composers = match (&options.upper, &options.lower) {
        (None, None) => t::start_random(lang),
        (upper, lower) => t::list_two(lang, composer(upper), composer(lower)),
    };
    let first = match options.first {
        Some(seat) => t::start_seat(lang, seat.into()),
        None => t::start_random(lang),
    };
    let away = options.take_over.as_ref();
    let mut patience = terms::patience_words(lang, options.patience());
    if let Some(away) = away {
        patience = format!("{patience} · {}", bot_title(&away.bot));
    }
    let find = if options.public { t::lobby_public(lang) } else { t::lobby_by_link(lang) };
    let talk = if options.talk { t::lobby_talk_on(lang) } else { t::lobby_talk_off(lang) };
    let hash = untrack(|| with(app, |table| table.edition.clone())).unwrap_or_default();
    let edition = edition_of(&hash).map_or_else(String::new, |edition| {
        t::start_edition_item(lang, &edition.title, edition.version.to_string())
    });
    let lines = [
        (t::start_composers(lang), composers),
        (t::start_first(lang), first),
        (t::lobby_clock(lang), terms::clock_words(lang, options.clock)),
        (t::lobby_take_over(lang), patience),
        (t::lobby_who_finds(lang), find),
        (t::lobby_talk_label(lang), talk),
        (t::advice_table_label(lang), terms::advice_words(lang, options.advice)),
        (t::start_edition(lang), edition),
    ];
    let line =
        |(what, chosen): (String, String)| view! { <div><dt>{what}</dt><dd>{chosen}</dd></div> }.into_any();
    view! {
        <dl class="agreed">{lines.map(line).into_iter().collect::<Vec<_>>()}</dl>
        {known.then(|| view! { <p class="line">{t::lobby_seed_told(lang)}</p> })}
    }
}
