//! The mode, the level of the Soloist, and who plays each seat.

use super::Start;
use super::options::composer;
use super::terms::terms;
use crate::icons::{icon, of_seat, styled};
use crate::pick::{PLAIN, pick, picks};
use leptos::prelude::*;
use page::choice::{BOTS, Mode};
use page::scene::bot_title;
use texts::{names, t};
use vocab::{Level, Line, Seat};

/// The modes as large buttons.
pub fn modes(start: Start) -> impl IntoView {
    let button = move |mode: Mode| {
        let symbol = match mode {
            Mode::Solo => "nannerl",
            Mode::Bots => "perform",
            Mode::Screen => "people",
            Mode::Watch => "opera",
            Mode::Online => "travel",
        };
        let pressed = move || start.mode() == mode;
        view! {
            <button class="mode" type="button" data-mode=mode.code() aria-pressed=move || pressed().to_string() on:click=move |_| start.change(|choice| choice.mode = mode)>
                {icon(symbol)}
                <b>{move || t::start_mode(start.app.lang(), mode.code())}</b>
                <span>{move || t::start_mode_line(start.app.lang(), mode.code())}</span>
            </button>
        }
        .into_any()
    };
    view! { <div class="modes" role="group" aria-labelledby="hs">{Mode::ALL.map(button).into_iter().collect::<Vec<_>>()}</div> }
}

/// The options of the chosen mode.
pub fn people(start: Start) -> impl IntoView {
    let shape = Memo::new(move |_| start.choice.with(|choice| (choice.mode, choice.seats())));
    move || match shape.get() {
        (Mode::Solo, _) => solo(start).into_any(),
        (Mode::Online, seats) => view! { {seated(start, Mode::Online, seats)}{terms(start)} }.into_any(),
        (mode, seats) => seated(start, mode, seats).into_any(),
    }
}

fn solo(start: Start) -> impl IntoView {
    let lang = move || start.app.lang();
    let level = move || start.choice.with(|choice| choice.level.clone());
    let button = move |each: Level| {
        let choose = move || start.change(|choice| choice.level = each.code().to_owned());
        pick(move || names::level(lang(), each), PLAIN, move || level() == each.code(), choose)
    };
    view! {
        <div><span class="lb" id="l-level">{move || t::start_level(lang())}</span>{picks("l-level", Level::ALL.map(button).into())}</div>
        <p class="line" aria-live="polite">{move || t::start_level_line(lang(), level())}</p>
        <div>
            <label class="lb" for="composer-upper">{move || t::start_composer(lang())}</label>
            {composer(start, Line::Upper)}
        </div>
        <div><label class="lb" for="name-0">{move || t::start_name(lang())}</label>{name_field(start, 0)}</div>
    }
}

fn seated(start: Start, mode: Mode, seats: usize) -> impl IntoView {
    let lang = move || start.app.lang();
    let button = move |n: u8| {
        let label = move || t::start_players_label(lang(), n.into());
        let choose = move || start.change(|choice| choice.players = n);
        pick(
            move || n.to_string(),
            Some(label),
            move || start.choice.with(|choice| choice.players == n),
            choose,
        )
    };
    let rows: Vec<AnyView> = (0..seats).map(|seat| row(start, mode, seat)).collect();
    view! {
        <div><span class="lb" id="l-players">{move || t::start_players(lang())}</span>{picks("l-players", [2, 3, 4].map(button).into())}</div>
        <ol class="seats">{rows}</ol>
    }
}

/// A seat: its shape, who plays it, and the name or the strength.
fn row(start: Start, mode: Mode, seat: usize) -> AnyView {
    let lang = move || start.app.lang();
    let n = seat as i64 + 1;
    let line = format!("bot-{seat}");
    let described = line.clone();
    let described = move || (!is_person(start, seat)).then(|| described.clone());
    let friend = move || {
        start.choice.with(|choice| mode == Mode::Online && choice.is_person(seat) && !choice.is_mine(seat))
    };
    let who = move || match is_person(start, seat) {
        true if friend() => view! { <span class="line">{t::lobby_friend_line(lang())}</span> }.into_any(),
        true => name_field(start, seat).into_any(),
        false => {
            let bot = start.choice.with(|choice| choice.bot(seat));
            view! { <span class="line" id=line.clone()>{t::start_bot_line(lang(), bot)}</span> }.into_any()
        }
    };
    let choose = move |event: web_sys::Event| {
        let code = event_target_value(&event);
        start.change(|choice| match code.as_str() {
            PERSON => choice.seat_person(seat),
            FRIEND => choice.seat_friend(seat),
            bot => choice.seat_bot(seat, bot),
        });
    };
    let class = format!("p{n}");
    view! {
        <li class=class>
            {styled(of_seat(Some(Seat::at(seat))), "sh")}
            <select class="fld" data-do="seat" aria-label=move || t::start_seat(lang(), n) aria-describedby=described on:change=choose>
                {move || sitters(start, mode, seat)}
            </select>
            {who}
        </li>
    }
    .into_any()
}

/// The menu value for a person; bots use their codes.
const PERSON: &str = "person";

/// The menu value for an open seat.
const FRIEND: &str = "friend";

fn is_person(start: Start, seat: usize) -> bool {
    start.choice.with(|choice| choice.is_person(seat))
}

/// The menu of a seat: a person where the mode allows one, an open seat online, and all bots.
fn sitters(start: Start, mode: Mode, seat: usize) -> Vec<AnyView> {
    let (lang, person) = (start.app.lang(), is_person(start, seat));
    let human = match mode {
        Mode::Bots | Mode::Online => Some(t::start_you(lang)),
        Mode::Screen => Some(t::start_person(lang)),
        Mode::Solo | Mode::Watch => None,
    };
    let (bot, mine) = start.choice.with(|choice| (choice.bot(seat), choice.is_mine(seat)));
    let option = |value: &'static str, text: String, chosen: bool| {
        view! { <option value=value prop:selected=chosen>{text}</option> }.into_any()
    };
    let bots = BOTS.map(|code| option(code, bot_title(code), !person && bot == code));
    let here = if mode == Mode::Online { mine } else { person };
    let human = human.map(|text| option(PERSON, text, here));
    let friend = (mode == Mode::Online).then(|| option(FRIEND, t::lobby_friend(lang), person && !mine));
    human.into_iter().chain(friend).chain(bots).collect()
}

/// The name field of a seat. The player's own name is stored in the settings.
fn name_field(start: Start, seat: usize) -> impl IntoView {
    let lang = move || start.app.lang();
    let mine = move || seat == 0 || start.mode() != Mode::Screen;
    let name = move || {
        let me = start.app.settings.with(|settings| settings.name.clone());
        start.choice.with(|choice| choice.name(seat, &me).to_owned())
    };
    let text = move || if mine() { t::start_name(lang()) } else { t::start_name_of(lang(), seat as i64 + 1) };
    let typed = move |event: web_sys::Event| {
        let value: String = event_target_value(&event).chars().filter(|c| !c.is_control()).collect();
        match mine() {
            true => start.app.set(|settings| settings.name = value),
            false => start.change(|choice| choice.names[seat] = value),
        }
    };
    view! {
        <input class="fld" type="text" maxlength="24" autocomplete="off" id=format!("name-{seat}") data-do="name"
            placeholder=text aria-label=text prop:value=name on:input=typed/>
    }
}
