//! Additional options, collapsed by default: composers, first player, seed, edition.

use super::Start;
use super::edition_box::edition_box;
use crate::icons::{of_line, styled};
use leptos::prelude::*;
use page::choice::Mode;
use page::scene::name_of;
use texts::{names, t};
use vocab::{Composer, Line, Seat};

/// The collapsible section.
pub fn options(start: Start) -> impl IntoView {
    let lang = move || start.app.lang();
    let toggled = move |event: web_sys::Event| {
        let open = event_target::<web_sys::Element>(&event).has_attribute("open");
        if start.choice.with_untracked(|choice| choice.open != open) {
            start.change(|choice| choice.open = open);
        }
    };
    let table = move || (start.mode() != Mode::Solo).then(|| view! { {composers(start)}{first(start)} });
    view! {
        <details class="fold" id="fold" open=start.choice.with_untracked(|choice| choice.open) on:toggle=toggled>
            <summary>{move || t::start_options(lang())}</summary>
            <div class="opt">{table}{seed(start)}{edition_box(start)}</div>
        </details>
    }
}

fn composers(start: Start) -> impl IntoView {
    let lang = move || start.app.lang();
    let one = move |line: Line| {
        view! {
            <label>
                <span class="vh">{move || t::start_line_composer(lang(), line.code())}</span>
                {styled(of_line(line), "note")}{composer(start, line)}
            </label>
        }
    };
    view! {
        <div role="group" aria-labelledby="l-composers">
            <span class="lb" id="l-composers">{move || t::start_composers(lang())}</span>
            <div class="two">{one(Line::Upper)}{one(Line::Lower)}</div>
        </div>
    }
}

/// The menu for a line's composer; the other line's composer is disabled.
pub fn composer(start: Start, line: Line) -> impl IntoView {
    let lang = move || start.app.lang();
    let on = move |line: Line| {
        start.choice.with(|choice| match line {
            Line::Upper => choice.upper.clone(),
            Line::Lower => choice.lower.clone(),
        })
    };
    let taken = move |code: &str| start.mode() != Mode::Solo && on(line.other()).as_deref() == Some(code);
    let choose = move |event: web_sys::Event| {
        let chosen = Some(event_target_value(&event)).filter(|code| !code.is_empty());
        start.change(|choice| match line {
            Line::Upper => choice.upper = chosen,
            Line::Lower => choice.lower = chosen,
        });
    };
    let option = move |composer: Composer| {
        let code = composer.code();
        view! {
            <option value=code disabled=move || taken(code) selected=move || on(line).as_deref() == Some(code)>
                {move || names::composer(lang(), composer)}
            </option>
        }
        .into_any()
    };
    let options: Vec<AnyView> = Composer::ALL.map(option).into();
    view! {
        <select class="fld" id=format!("composer-{}", line.code()) on:change=choose prop:value=move || on(line).unwrap_or_default()>
            <option value="" selected=move || on(line).is_none()>{move || t::start_random(lang())}</option>
            {options}
        </select>
    }
}

fn first(start: Start) -> impl IntoView {
    let lang = move || start.app.lang();
    let choose = move |event: web_sys::Event| {
        let seat = event_target_value(&event).parse().ok();
        start.change(|choice| choice.first = seat);
    };
    let options = move || {
        let me = start.app.settings.with(|settings| settings.name.clone());
        let (sitters, first) = start.choice.with(|choice| (choice.sitters(&me), choice.setup().first));
        let option = |seat: usize| {
            let seat = Seat::at(seat);
            let name = name_of(&sitters, lang(), seat);
            view! { <option value=seat.index() selected=first == Some(seat)>{t::start_seat_label(lang(), seat.number().into(), name)}</option> }.into_any()
        };
        let seats: Vec<AnyView> = (0..sitters.len()).map(option).collect();
        view! { <option value="" selected=first.is_none()>{t::start_random(lang())}</option>{seats} }
    };
    view! {
        <div><label class="lb" for="first">{move || t::start_first(lang())}</label>
            <select class="fld" id="first" on:change=choose>{options}</select>
        </div>
    }
}

fn seed(start: Start) -> impl IntoView {
    let lang = move || start.app.lang();
    let wrong = Memo::new(move |_| start.choice.with(|choice| choice.seed().err().map(|error| error.0)));
    let typed = move |event: web_sys::Event| {
        let value = event_target_value(&event);
        start.change(|choice| choice.seed = value);
    };
    let known =
        move || start.mode() == Mode::Online && start.choice.with(|choice| !choice.seed.trim().is_empty());
    let message = move || match wrong.get() {
        Some(found) => Some(view! { <span class="bad">{t::file_bad_seed(lang(), found)}</span> }.into_any()),
        None => known().then(|| view! { <span class="line">{t::lobby_seed_known(lang())}</span> }.into_any()),
    };
    view! {
        <div><label class="lb" for="seed">{move || t::start_seed(lang())}</label>
            <div class="with">
                <input class="fld" id="seed" type="text" autocomplete="off" spellcheck="false" placeholder=move || t::start_seed_hint(lang())
                    aria-invalid=move || wrong.with(Option::is_some).to_string() aria-describedby="seed-wrong"
                    prop:value=move || start.choice.with(|choice| choice.seed.clone()) on:input=typed/>
                <span id="seed-wrong" aria-live="polite">{message}</span>
            </div>
        </div>
    }
}
