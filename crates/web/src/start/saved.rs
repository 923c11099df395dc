//! Saved games: the last one visible, the others in a collapsible list.

use super::Start;
use crate::app::Notice;
use crate::explorer::card_view;
use crate::icons::icon;
use crate::{browser, storage, value};
use leptos::prelude::*;
use page::ago::ago;
use page::illustration;
use page::saved::Saved;
use page::table_info::list;
use texts::{Lang, names, t};
use vocab::Round;

/// The saved games; nothing if there are none.
pub fn saved(start: Start) -> impl IntoView {
    move || {
        let games = start.saved.get();
        let (last, others) = games.split_first()?;
        Some(view! {
            <section class="saved" aria-labelledby="hc">
                <h2 id="hc" class="vh" tabindex="-1">{t::start_continue_title(start.app.lang())}</h2>
                <div class="held">{scene(last)}{game(start, last, true)}</div>
                {(!others.is_empty()).then(|| more(start, others))}
            </section>
        })
    }
}

fn more(start: Start, others: &[Saved]) -> impl IntoView + use<> {
    let games: Vec<AnyView> =
        others.iter().map(|saved| view! { <li>{game(start, saved, false)}</li> }.into_any()).collect();
    view! {
        <details class="others">
            <summary>{t::start_saved_more(start.app.lang(), others.len() as i64)}</summary>
            <ul>{games}</ul>
        </details>
    }
}

/// The picture of the period in which a game waits.
fn scene(saved: &Saved) -> AnyView {
    card_view::large(illustration::of_period(round(saved.round)))
}

/// Who has how many points.
fn points(lang: Lang, saved: &Saved) -> AnyView {
    let one = |(name, vp): (&String, &u16)| {
        let words = t::n_vp(lang, (*vp).into());
        view! { <li><span>{name.clone()}</span><span class="vh">{words}</span>{value::vp(*vp)}</li> }
            .into_any()
    };
    let all: Vec<AnyView> = saved.names.iter().zip(&saved.vp).map(one).collect();
    view! { <ul class="stands">{all}</ul> }.into_any()
}

/// One saved game with its buttons. `large` says also how it stands.
fn game(start: Start, saved: &Saved, large: bool) -> AnyView {
    let lang = start.app.lang();
    let title = match saved.over {
        true => t::start_saved_over(lang),
        false => t::start_saved_running(lang, names::period(lang, round(saved.round))),
    };
    let (names, ago) = (list(lang, &saved.names), ago(lang, saved.at, browser::now()));
    let asks = start.deleting.get().as_deref() == Some(saved.id.as_str());
    let buttons = if asks { confirm(start, saved, lang) } else { buttons(start, saved, lang, &names, &ago) };
    let stands = (large && !saved.vp.is_empty()).then(|| points(lang, saved));
    view! {
        <div class="cont">
            {icon(if saved.over { "court" } else { "document" })}
            <p><b>{title}</b>{t::start_saved_with(lang, ago, names)}</p>
            {stands}
            <div class="do">{buttons}</div>
        </div>
    }
    .into_any()
}

fn buttons(start: Start, saved: &Saved, lang: Lang, names: &str, ago: &str) -> AnyView {
    let (text, label) = match saved.over {
        true => (t::start_look(lang), t::start_look_label(lang, ago, names)),
        false => (t::start_continue(lang), t::start_continue_label(lang, ago, names)),
    };
    let (id, asked) = (saved.id.clone(), saved.id.clone());
    let ask = move |_| {
        start.deleting.set(Some(asked.clone()));
        browser::focus_soon("keep");
    };
    view! {
        <button class="lnk" type="button" data-do="continue" aria-label=label on:click=move |_| take_up(start, &id)>{icon("arrow")}{text}</button>
        <button class="x" type="button" data-do="delete" aria-label=t::start_delete_label(lang, ago, names) title=t::start_delete(lang) on:click=ask>{icon("bin")}</button>
    }
    .into_any()
}

fn confirm(start: Start, saved: &Saved, lang: Lang) -> AnyView {
    let id = saved.id.clone();
    let delete = move |_| {
        start.app.forget(&id);
        start.deleting.set(None);
        start.saved.set(storage::games());
        browser::focus_soon(if start.saved.with(Vec::is_empty) { "main" } else { "hc" });
    };
    view! {
        <span class="sure">{t::start_delete_sure(lang)}</span>
        <button class="lnk bad" type="button" data-do="delete-sure" on:click=delete>{t::start_delete(lang)}</button>
        <button class="lnk" type="button" id="keep" on:click=move |_| start.deleting.set(None)>{t::start_keep(lang)}</button>
    }
    .into_any()
}

fn take_up(start: Start, id: &str) {
    if !start.app.take_up(id) {
        start.app.notice.set(Some(Notice::Fault(t::start_unreadable(start.app.lang()))));
    }
}

fn round(number: u8) -> Round {
    Round::all().nth(usize::from(number).saturating_sub(1)).unwrap_or(Round::at(0))
}
