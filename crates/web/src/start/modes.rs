//! Who plays: the mode, the level of the Soloist, and who sits at each seat.

use super::Start;
use super::choice::{BOTS, Mode};
use super::options::composer;
use crate::icons::{icon, of_seat, styled};
use crate::pick::{PLAIN, pick, picks};
use crate::scene::bot_title;
use leptos::prelude::*;
use texts::{names, t};
use vocab::{Level, Line, Seat};

/// The ways to play, as large buttons.
pub fn modes(start: Start) -> impl IntoView {
    let button = move |mode: Mode| {
        let symbol = match mode {
            Mode::Solo => "nannerl",
            Mode::Bots => "perform",
            Mode::Screen => "people",
            Mode::Watch => "opera",
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

/// What belongs to the mode that is chosen.
pub fn people(start: Start) -> impl IntoView {
    let shape = Memo::new(move |_| start.choice.with(|choice| (choice.mode, choice.seats())));
    move || match shape.get() {
        (Mode::Solo, _) => solo(start).into_any(),
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

/// A seat: its shape, who sits there, and what they are called.
fn row(start: Start, mode: Mode, seat: usize) -> AnyView {
    let lang = move || start.app.lang();
    let n = seat as i64 + 1;
    let person = move || start.choice.with(|choice| choice.is_person(seat));
    let bot = move || start.choice.with(|choice| choice.bot(seat));
    let human: Option<fn(texts::Lang) -> String> = match mode {
        Mode::Bots => Some(t::start_you),
        Mode::Screen => Some(t::start_person),
        Mode::Solo | Mode::Watch => None,
    };
    let human = human.map(|text| {
        let label = move || t::start_seat_label(lang(), n, text(lang()));
        pick(
            move || text(lang()),
            Some(label),
            person,
            move || start.change(|choice| choice.seat_person(seat)),
        )
    });
    let bots = BOTS.map(|code| {
        let label = move || t::start_seat_label(lang(), n, bot_title(code));
        let choose = move || start.change(|choice| choice.seat_bot(seat, code));
        pick(move || bot_title(code), Some(label), move || !person() && bot() == code, choose)
    });
    let who = move || match person() {
        true => name_field(start, seat).into_any(),
        false => view! { <span class="line">{t::start_bot_line(lang(), bot())}</span> }.into_any(),
    };
    let buttons: Vec<AnyView> = human.into_iter().chain(bots).collect();
    let class = format!("p{n}");
    let label = move || t::start_seat(lang(), n);
    view! {
        <li class=class>
            {styled(of_seat(Some(Seat::at(seat))), "sh")}
            <div class="seg" role="group" aria-label=label>{buttons}</div>
            {who}
        </li>
    }
    .into_any()
}

/// The name of the person at a seat; my own is that of the settings.
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
