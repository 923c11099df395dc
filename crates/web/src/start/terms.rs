//! The options of an online table: visibility, clock, bots that take over, talk.

use super::Start;
use crate::pick::{PLAIN, pick, picks};
use leptos::prelude::*;
use page::choice::BOTS;
use page::scene::bot_title;
use page::terms::{CLOCKS, PATIENCE, clock_words, patience_words};
use protocol::http::NewTables;
use texts::t;

/// The options, and a message if the server cannot be reached.
pub fn terms(start: Start) -> impl IntoView {
    let lang = move || start.app.lang();
    let find = move |public: bool| {
        let text = move || if public { t::lobby_public(lang()) } else { t::lobby_by_link(lang()) };
        let pressed = move || start.choice.with(|choice| choice.terms.public == public);
        pick(text, PLAIN, pressed, move || start.change(|choice| choice.terms.public = public))
    };
    let talk = move |event: web_sys::Event| {
        let on = event_target_checked(&event);
        start.change(|choice| choice.terms.talk = on);
    };
    let advice = move |event: web_sys::Event| {
        let on = event_target_checked(&event);
        start.change(|choice| choice.terms.advice = on);
    };
    view! {
        <p class="line" role="status">{move || start.is_offline().then(|| t::lobby_offline(lang()))}</p>
        {move || (start.new_tables.get() == NewTables::Word).then(|| word(start))}
        <div><span class="lb" id="l-find">{move || t::lobby_who_finds(lang())}</span>{picks("l-find", [false, true].map(find).into())}</div>
        <div><label class="lb" for="clock">{move || t::lobby_clock(lang())}</label>{clock(start)}</div>
        <div><label class="lb" for="patience">{move || t::lobby_take_over(lang())}</label>
            <div class="two">{patience(start)}{substitute(start)}</div>
        </div>
        <label class="check">
            <input type="checkbox" data-do="talk" prop:checked=move || start.choice.with(|choice| choice.terms.talk) on:change=talk/>
            <span>{move || t::lobby_talk(lang())}</span>
        </label>
        <label class="check">
            <input type="checkbox" data-do="advice" prop:checked=move || start.choice.with(|choice| choice.terms.advice) on:change=advice/>
            <span>{move || t::advice_table(lang())}</span>
        </label>
    }
}

/// The password that some servers require to open a table.
fn word(start: Start) -> impl IntoView {
    let (app, word) = (start.app, start.app.online.word);
    view! {
        <div><label class="lb" for="word">{move || t::lobby_word(app.lang())}</label>
            <div><input class="fld" id="word" type="password" autocomplete="off" maxlength="200" aria-describedby="word-line" prop:value=move || word.get()
                on:input=move |event| word.set(event_target_value(&event))/>
            <p class="line" id="word-line">{move || t::lobby_word_line(app.lang())}</p></div>
        </div>
    }
}

fn clock(start: Start) -> AnyView {
    let words = move |at: usize| clock_words(start.app.lang(), CLOCKS[at]);
    let chosen = move |at: usize| start.choice.with(|choice| choice.terms.clock == CLOCKS[at]);
    let choose = move |at: usize| start.change(|choice| choice.terms.set_clock(CLOCKS[at]));
    choices("clock", CLOCKS.len(), words, chosen, choose, |_| true)
}

fn patience(start: Start) -> AnyView {
    let words = move |at: usize| patience_words(start.app.lang(), PATIENCE[at]);
    let chosen = move |at: usize| start.choice.with(|choice| choice.terms.patience == PATIENCE[at]);
    let choose = move |at: usize| start.change(|choice| choice.terms.patience = PATIENCE[at]);
    let fits = move |at: usize| start.choice.with(|choice| choice.terms.allows(PATIENCE[at]));
    choices("patience", PATIENCE.len(), words, chosen, choose, fits)
}

/// The menu of the bot that takes over.
fn substitute(start: Start) -> impl IntoView {
    let chosen = move |at: usize| start.choice.with(|choice| choice.terms.bot == BOTS[at]);
    let choose = move |at: usize| start.change(|choice| choice.terms.bot = BOTS[at].to_owned());
    let never = move || start.choice.with(|choice| choice.terms.patience.is_none());
    let list = choices("substitute", BOTS.len(), |at| bot_title(BOTS[at]), chosen, choose, |_| true);
    view! {
        <div hidden=never><label class="vh" for="substitute">{move || t::lobby_take_over_by(start.app.lang())}</label>{list}</div>
    }
}

/// A menu whose values are indices. It shows only those that fit.
fn choices(
    id: &'static str,
    count: usize,
    words: impl Fn(usize) -> String + Copy + Send + 'static,
    chosen: impl Fn(usize) -> bool + Copy + Send + 'static,
    choose: impl Fn(usize) + 'static,
    fits: impl Fn(usize) -> bool + Copy + Send + 'static,
) -> AnyView {
    let option = move |at: usize| {
        view! { <option value=at.to_string() hidden=move || !fits(at) disabled=move || !fits(at) prop:selected=move || chosen(at)>{move || words(at)}</option> }
            .into_any()
    };
    let options: Vec<AnyView> = (0..count).map(option).collect();
    let changed = move |event: web_sys::Event| {
        if let Ok(at) = event_target_value(&event).parse::<usize>() {
            choose(at.min(count - 1));
        }
    };
    view! { <select class="fld" id=id on:change=changed>{options}</select> }.into_any()
}
