//! You pay, you get now, later: the three zones of a choice.

use super::frame::tag;
use crate::app::App;
use crate::icons::{icon, of_kind};
use crate::value;
use edition::Cost;
use leptos::prelude::*;
use page::decision::Forecast;
use page::draft::Draft;
use page::scene::Scene;
use table::Offer;
use texts::{Lang, effects, t};
use vocab::Kind;

/// The three zones of a choice.
pub fn zones(app: App, scene: &Scene, lang: Lang, offer: &Offer, forecast: &Forecast) -> AnyView {
    view! {
        <dl class="zones">
            <div class="z z-pay"><dt>{t::decision_pay(lang)}</dt><dd>{paid(app, scene, lang, offer, forecast)}</dd></div>
            <div class="z z-get"><dt>{t::decision_get(lang)}</dt><dd>{gains(lang, forecast)}</dd></div>
            <div class="z z-lat"><dt>{t::decision_later(lang)}</dt><dd>{later(lang, forecast)}</dd></div>
        </dl>
    }
    .into_any()
}

fn paid(app: App, scene: &Scene, lang: Lang, offer: &Offer, forecast: &Forecast) -> AnyView {
    if forecast.price == Cost::default() {
        return view! { <span>{t::decision_free(lang)}</span> }.into_any();
    }
    let text = effects::cost(lang, &forecast.price);
    let rest = forecast.rest.clone().map(|rest| view! { <small>{rest}</small> });
    view! { <span class="vh">{text}</span>{tag(&forecast.price)}{rest}{change(app, scene, lang, offer)} }
        .into_any()
}

/// What a thing that is refused would cost and bring; what it would not bring is left out.
pub fn supposed(app: App, scene: &Scene, lang: Lang, offer: &Offer) -> AnyView {
    let forecast = Forecast::of(scene, lang, offer);
    let get = (!has_no_gain(&forecast)).then(|| {
        view! { <div class="z z-get"><dt>{t::decision_get(lang)}</dt><dd>{gains(lang, &forecast)}</dd></div> }
    });
    let then = (!forecast.later.is_empty()).then(|| {
        view! { <div class="z z-lat"><dt>{t::decision_later(lang)}</dt><dd>{later(lang, &forecast)}</dd></div> }
    });
    view! {
        <dl class="zones">
            <div class="z z-pay"><dt>{t::decision_pay(lang)}</dt><dd>{paid(app, scene, lang, offer, &forecast)}</dd></div>
            {get}{then}
        </dl>
    }
    .into_any()
}

fn has_no_gain(forecast: &Forecast) -> bool {
    forecast.gains.is_empty() && forecast.wilds.is_empty() && forecast.notes.is_empty()
}

/// What the choice brings at once.
pub fn gains(lang: Lang, forecast: &Forecast) -> AnyView {
    if has_no_gain(forecast) {
        return view! { <span>{t::decision_no_gain(lang)}</span> }.into_any();
    }
    let text = effects::resources(lang, &value::together(&forecast.gains));
    let symbols: Vec<AnyView> = forecast.gains.iter().map(|(gain, n, _)| value::gain(*gain, *n)).collect();
    let symbols = (!symbols.is_empty()).then(
        || view! { <span class="vh">{text}</span><span class="val" aria-hidden="true">{symbols}</span> },
    );
    let notes = forecast
        .wilds
        .iter()
        .chain(&forecast.notes)
        .cloned()
        .map(|note| view! { <span>{note}</span> }.into_any());
    view! { {symbols}{notes.collect::<Vec<_>>()} }.into_any()
}

/// What the choice prepares.
pub fn later(lang: Lang, forecast: &Forecast) -> AnyView {
    if forecast.later.is_empty() {
        return view! { <span>{t::decision_no_later(lang)}</span> }.into_any();
    }
    let lines = forecast.later.iter().map(|line| view! { <span>{capital(line)}</span> }.into_any());
    lines.collect::<Vec<_>>().into_any()
}

/// The sentence with a capital at its beginning.
fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// Shifts the payment between tracks and counters. It stays open once the payment differs from the thriftiest one.
fn change(app: App, scene: &Scene, lang: Lang, offer: &Offer) -> Option<AnyView> {
    let paid = |kind: &Kind| offer.outcome.tracks[*kind] + offer.outcome.counters[*kind] > 0;
    let lines: Vec<AnyView> = Kind::ALL
        .into_iter()
        .filter(paid)
        .filter_map(|kind| kind_line(app, scene, lang, offer, kind))
        .collect();
    let changed = scene.offers.like(offer.action).is_some_and(|first| first.action != offer.action);
    (!lines.is_empty()).then(|| {
        view! {
            <details class="d-chg" open=changed>
                <summary title=t::decision_change_payment(lang)>{t::decision_change(lang)}</summary>
                <div>{lines}</div>
            </details>
        }
        .into_any()
    })
}

/// Buttons that shift the payment of one kind between track and counters; none if there is nothing to shift.
fn kind_line(app: App, scene: &Scene, lang: Lang, offer: &Offer, kind: Kind) -> Option<AnyView> {
    let (track, counters) = (offer.outcome.tracks[kind], offer.outcome.counters[kind]);
    let with = |steps: i8| {
        let mut tracks = offer.outcome.tracks;
        tracks[kind] = track.checked_add_signed(steps)?;
        offer.with_tracks(&scene.game, scene.me, tracks)
    };
    let (less, more) = (with(-1), with(1));
    if less.is_none() && more.is_none() {
        return None;
    }
    let change = |other: Option<Offer>, label: String, sign: &'static str| {
        let disabled = other.is_none();
        let press = move |_| {
            if let Some(offer) = other.clone() {
                app.draft.set(Draft::Chosen(Box::new(offer)));
            }
        };
        view! { <button aria-label=label disabled=disabled on:click=press>{sign}</button> }.into_any()
    };
    let less = change(less, t::web_track_less(lang, kind.code()), "−");
    let more = change(more, t::web_track_more(lang, kind.code()), "+");
    let line = view! {
        <p class="stp">
            {icon(of_kind(kind))}<span>{t::web_from_track(lang)}</span>{less}<output>{track}</output>{more}
            <span>{t::web_counters(lang)}</span><output>{counters}</output>
        </p>
    };
    Some(line.into_any())
}
