//! Confirmation of a chosen action: payment, gains and projected score.

use super::ask::heading;
use super::choice::picture;
use crate::app::App;
use crate::icons::{icon, of_kind};
use crate::value;
use edition::Cost;
use leptos::prelude::*;
use page::draft::Draft;
use page::scene::Scene;
use table::{Offer, Thing};
use texts::{Lang, effects, t};
use vocab::{Action, Kind};

/// The chosen action with its confirm and cancel buttons.
pub fn chosen(app: App, scene: &Scene, lang: Lang, offer: Offer) -> AnyView {
    let (name, title) =
        Thing::of(offer.action).map_or(("check", String::new()), |thing| picture(scene, lang, thing));
    let action = offer.action;
    let verb = t::web_verb(lang, action.word());
    let sentence = scene.words(lang, |words| words.action(&action.choice()));
    let shows = offer
        .outcome
        .shows
        .then(|| view! { <p class="ask fin-note">{icon("lock")}{t::web_cannot_undo(lang)}</p> });
    let cost = offer.outcome.price(scene.edition());
    let paid = (cost != Cost::default()).then(|| value::cost(&cost));
    let cancel = move |_| app.draft.set(Draft::Nothing);
    view! {
        {heading(name, title, Some(sentence))}
        {payment(app, scene, lang, &offer)}
        {gains_and_score(scene, lang, &offer)}
        {shows}
        <div class="btns">
            <button class="pri" id="confirm" data-do="confirm" data-key="1" on:click=move |_| app.act(action)>
                {icon(symbol(action))}<span>{verb}</span><span class="pv">{paid}</span>
            </button>
            <button class="sec" data-do="back" on:click=cancel>{t::web_other_choice(lang)}</button>
        </div>
    }
    .into_any()
}

fn symbol(action: Action) -> &'static str {
    match action {
        Action::Document { .. } => "document",
        Action::Commission { .. } => "commission",
        Action::Perform { .. } => "perform",
        Action::Sell { .. } => "sell",
        Action::Travel { .. } => "travel",
        _ => "requiem",
    }
}

/// The payment; the player decides how much comes from tracks and how much from counters.
fn payment(app: App, scene: &Scene, lang: Lang, offer: &Offer) -> AnyView {
    let out = &offer.outcome;
    let board = scene.board(scene.me);
    let mut lines: Vec<AnyView> = Kind::ALL
        .into_iter()
        .filter(|kind| out.tracks[*kind] + out.counters[*kind] > 0)
        .map(|kind| kind_line(app, scene, lang, offer, kind))
        .collect();
    let exchange = &scene.edition().board;
    let bought: u8 = Kind::ALL.into_iter().map(|kind| out.bought[kind]).sum();
    let returned: u8 = Kind::ALL.into_iter().map(|kind| out.returned[kind]).sum();
    if out.ducats > 0 || bought + returned > 0 {
        let spent = u16::from(out.ducats) + u16::from(bought) * u16::from(exchange.exchange_buy);
        let back = u16::from(returned) * u16::from(exchange.exchange_return);
        let gained: u16 = out
            .gains
            .iter()
            .filter(|(gain, ..)| *gain == vocab::Gain::Ducats)
            .map(|(_, n, _)| u16::from(*n))
            .sum();
        let after = (board.ducats + gained + back).saturating_sub(spent);
        lines.push(
            view! {
                <dt><span class="vh">{t::n_ducats(lang, spent.into())}</span>{value::coin(spent)}</dt>
                <dd class="aft"><span>{board.ducats}{value::arrow()}<b>{after}</b></span></dd>
            }
            .into_any(),
        );
    }
    if out.finance > 0 {
        lines.push(
            view! {
                <dt><span class="vh">{t::n_finance(lang, out.finance.into())}</span>{value::count(format!("−{}", out.finance), "finance")}</dt>
                <dd class="aft"><span>{board.finance}{value::arrow()}<b>{board.finance.saturating_sub(out.finance)}</b></span></dd>
            }
            .into_any(),
        );
    }
    let notes: Vec<AnyView> = Kind::ALL
        .into_iter()
        .filter(|kind| out.bought[*kind] > 0)
        .map(|kind| {
            let n = out.bought[kind];
            let price = u16::from(n) * u16::from(exchange.exchange_buy);
            let (points, price) = (t::n_kind(lang, kind.code(), n.into()), t::n_ducats(lang, price.into()));
            view! { <p class="xnote">{icon("swap")}{t::web_short_bought(lang, points, price)}</p> }.into_any()
        })
        .chain((returned > 0).then(|| {
            let ducats = u16::from(returned) * u16::from(exchange.exchange_return);
            let ducats = t::n_ducats(lang, ducats.into());
            view! { <p class="xnote">{icon("swap")}{t::web_counters_returned(lang, ducats, returned.into())}</p> }.into_any()
        }))
        .collect();
    if lines.is_empty() {
        return view! { <p class="ask">{t::web_costs_nothing(lang)}</p> }.into_any();
    }
    view! { <div class="pay"><h3>{t::web_you_pay(lang)}</h3><dl>{lines}</dl>{notes}</div> }.into_any()
}

/// Buttons that shift the payment of one kind between track and counters.
fn kind_line(app: App, scene: &Scene, lang: Lang, offer: &Offer, kind: Kind) -> AnyView {
    let (track, counters) = (offer.outcome.tracks[kind], offer.outcome.counters[kind]);
    let with = |steps: i8| {
        let mut tracks = offer.outcome.tracks;
        tracks[kind] = track.checked_add_signed(steps)?;
        offer.with_tracks(&scene.game, scene.me, tracks)
    };
    let change = |other: Option<Offer>, label: String, sign: &'static str| {
        let disabled = other.is_none();
        let press = move |_| {
            if let Some(offer) = other.clone() {
                app.draft.set(Draft::Chosen(Box::new(offer)));
            }
        };
        view! { <button aria-label=label disabled=disabled on:click=press>{sign}</button> }.into_any()
    };
    let less = change(with(-1), t::web_track_less(lang, kind.code()), "−");
    let more = change(with(1), t::web_track_more(lang, kind.code()), "+");
    view! {
        <dt><span class="vh">{t::n_kind(lang, kind.code(), (track + counters).into())}</span>{value::count(track + counters, of_kind(kind))}</dt>
        <dd>
            <span class="stp"><span>{t::web_from_track(lang)}</span>{less}<output>{track}</output>{more}</span>
            <span class="stp"><span>{t::web_counters(lang)}</span><output>{counters}</output></span>
        </dd>
    }
    .into_any()
}

/// The gains and the projected score afterwards.
fn gains_and_score(scene: &Scene, lang: Lang, offer: &Offer) -> AnyView {
    let gains: Vec<AnyView> = offer
        .outcome
        .gains
        .iter()
        .map(|(gain, n, source)| {
            let from = scene.words(lang, |words| words.source(*source));
            view! { <span class="val" title=from>{value::gain(*gain, *n)}</span> }.into_any()
        })
        .collect();
    let next: Vec<AnyView> = offer
        .outcome
        .asked
        .iter()
        .filter(|prompt| !matches!(prompt, vocab::Prompt::Wake(_)))
        .map(|prompt| {
            let text = scene.words(lang, |words| words.prompt(prompt));
            view! { <p class="ask">{text}</p> }.into_any()
        })
        .collect();
    let all = effects::resources(lang, &value::together(&offer.outcome.gains));
    let (now, after) = (scene.projected[scene.me.index()].total(), offer.outcome.projected.total());
    let class = if after < now { "less" } else { "" };
    view! {
        <div class="get">
            <h3>{t::web_you_get(lang)}</h3>
            <p><span class="vh">{all}</span>{gains}<span class="prj"><small>{t::web_projected(lang)}</small>{now}{value::arrow()}<b class=class>{after}</b></span></p>
            {next}
        </div>
    }
    .into_any()
}
