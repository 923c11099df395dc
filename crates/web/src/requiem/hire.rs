//! The card of a composer who can be hired for a part: what it costs and brings, and the button that does it.

use super::bust::bust;
use super::{owner, stack};
use crate::app::App;
use crate::dock::frame::change;
use crate::icons::{icon, of_instrument, of_line};
use crate::{browser, value};
use edition::{Cost, Effect, Repeat};
use leptos::prelude::*;
use page::hiring::{Amount, cheapest, marker_of, split, still_to_choose, ways};
use page::scene::Scene;
use page::score_page::{AtEnd, at_end};
use table::{Offer, Thing};
use texts::{Lang, effects, t};
use vocab::{Action, InstrumentSpace, Kind, Line, Part, TileId};
use wasm_bindgen::JsCast;

/// One way to hire the composer: with one of the markers that fit.
#[derive(Clone)]
struct Way {
    action: Action,
    /// What leaves the player's hands, exchanges included.
    price: Cost,
    /// What the marker gives at once, and what it lets the player choose.
    marker: (Vec<Amount>, Option<Effect>),
    /// The same of the tile.
    tile: (Vec<Amount>, Option<Effect>),
    /// How missing points and ducats are exchanged.
    exchange: Vec<String>,
    /// The score of the player if the game ended right after it.
    after: u16,
    label: String,
    shows: bool,
}

/// The card for an offer of a part. If several markers fit, the card lets the player choose among them, so call it once
/// for each composer. The button carries the offer out.
pub fn hire_card(app: App, scene: &Scene, lang: Lang, offer: &Offer) -> AnyView {
    let Some(Thing::Part(part, line)) = Thing::of(offer.action) else { return ().into_any() };
    let offers = ways(&scene.offers, part, line);
    let chosen = RwSignal::new(cheapest(&offers, scene.edition()));
    let ways: Vec<Way> = offers.iter().map(|offer| way(scene, lang, part, line, offer)).collect();
    let neutral = marker_of(offer.action).is_none();
    let top = scene.game.top_tile(line, part.movement()).filter(|_| !neutral);
    let title = match top {
        Some(id) => scene.words(lang, |words| words.tile_title(id)),
        None => t::requiem_page_neutral(lang),
    };
    let portrait = scene.table().composers[line].map_or("schikaneder", |composer| composer.code());
    let rows = match top {
        Some(id) => rows(scene, lang, part, line, id, chosen, &ways),
        None => {
            view! { <dt>{t::requiem_page_at_end(lang)}</dt><dd>{t::requiem_page_neutral_counts(lang)}</dd> }
                .into_any()
        }
    };
    let now = i32::from(scene.projected[scene.me.index()].total());
    let of_chosen = ways.clone();
    let certain = move || of_chosen.get(chosen.get()).map(|way| change(now, Some(way.after.into())));
    let key = key(scene, part, line);
    // Without a Story card nothing can be confirmed; the decision asks for it above the cards.
    let ready = !scene.decisions(offer.action).is_empty();
    let button = move || ways.get(chosen.get()).map(|way| button(app, lang, way, key, ready));
    view! {
        <article class="hire" data-line=line.code()>
            <header>{bust(portrait)}<h3>{icon(of_line(line))}{owner(scene, lang, line)}</h3><p>{title}</p></header>
            <dl>{rows}<dt>{t::decision_certain(lang)}</dt><dd class="sc">{certain}</dd></dl>
            {button}
        </article>
    }
    .into_any()
}

/// Brings the card of a composer into view and moves the focus to its button; to the button that confirms if the
/// decision has no such cards.
pub fn go_to(line: Line) {
    let card = format!("#dec .hire[data-line={}] [data-do=hire],#confirm", line.code());
    let button = browser::document().and_then(|document| document.query_selector(&card).ok()?);
    if let Some(button) = button.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = button.focus();
    }
}

/// The digit of the card: composers that can be hired for the part are counted from 1.
fn key(scene: &Scene, part: Part, line: Line) -> usize {
    let can = |other: &Line| scene.offers.for_thing(Thing::Part(part, *other)).next().is_some();
    Line::ALL.into_iter().take_while(|other| *other != line).filter(can).count() + 1
}

fn way(scene: &Scene, lang: Lang, part: Part, line: Line, offer: &Offer) -> Way {
    let edition = scene.edition();
    let reward = |marker: InstrumentSpace| edition.board.spaces[marker.index()].reward;
    let marker_reward = marker_of(offer.action).map(reward).unwrap_or_default();
    let tile = scene.game.top_tile(line, part.movement()).filter(|_| marker_of(offer.action).is_some());
    let tile_reward = tile.map(|id| edition.tiles[id.index()].immediate).unwrap_or_default();
    let (marker, gained) = split(&offer.outcome.gains, &marker_reward);
    let price = offer.outcome.price(edition);
    let choice = scene.words(lang, |words| words.action(&offer.action.choice()));
    let gain = effects::resources(lang, &value::together(&offer.outcome.gains));
    Way {
        action: offer.action,
        price,
        marker: (marker, still_to_choose(&marker_reward)),
        tile: (gained, still_to_choose(&tile_reward)),
        exchange: exchange(scene, lang, offer),
        after: offer.outcome.projected.total(),
        label: t::requiem_page_hire_label(lang, choice, effects::cost(lang, &price), gain),
        shows: offer.outcome.shows,
    }
}

/// What is bought and returned to pay, in words.
fn exchange(scene: &Scene, lang: Lang, offer: &Offer) -> Vec<String> {
    let (out, rates) = (&offer.outcome, &scene.edition().board);
    let bought = Kind::ALL.into_iter().filter(|kind| out.bought[*kind] > 0).map(|kind| {
        let n = i64::from(out.bought[kind]);
        let price = t::n_ducats(lang, n * i64::from(rates.exchange_buy));
        t::web_short_bought(lang, t::n_kind(lang, kind.code(), n), price)
    });
    let returned: i64 = Kind::ALL.into_iter().map(|kind| i64::from(out.returned[kind])).sum();
    let back = (returned > 0).then(|| {
        let ducats = t::n_ducats(lang, returned * i64::from(rates.exchange_return));
        t::web_counters_returned(lang, ducats, returned)
    });
    bought.chain(back).collect()
}

/// The rows of the card: marker, price, reward, repeating reward, end of the game.
fn rows(
    scene: &Scene,
    lang: Lang,
    part: Part,
    line: Line,
    id: TileId,
    chosen: RwSignal<usize>,
    ways: &[Way],
) -> AnyView {
    let tile = &scene.edition().tiles[id.index()];
    let data = &scene.edition().board.movements[part.movement()];
    let end = at_end(&scene.table().parts, data, part, Some(scene.me), line);
    let repeat = tile.repeat.as_ref().map(|repeat| {
        // "Every round" and the symbol say all about a step; the other rewards need words.
        let class = if matches!(repeat, Repeat::Track(_)) { "vh" } else { "" };
        view! {
            <dt>{stack::every(lang, repeat)}</dt>
            <dd><span class="lat">{value::repeat(repeat)}</span><small class=class>{effects::repeat(lang, repeat)}</small></dd>
        }
    });
    let instrument = of_instrument(data.parts[part.row()]);
    let of_chosen = {
        let ways = ways.to_vec();
        move || ways.get(chosen.get()).cloned()
    };
    let other = of_chosen.clone();
    let notes = move || {
        let notes = of_chosen().map(|way| way.exchange).unwrap_or_default();
        notes.into_iter().map(|note| view! { <small class="xch1">{note}</small> }).collect::<Vec<_>>()
    };
    let brings = move || other().map(|way| gains(lang, &way.tile));
    view! {
        <dt>{t::requiem_page_marker(lang)}</dt>
        <dd>{markers(lang, instrument, chosen, ways)}</dd>
        <dt class="cst">{t::requiem_page_cost(lang)}</dt>
        <dd class="cst"><span class="vh">{effects::cost(lang, &tile.cost)}</span><span class="pay">{value::cost(&tile.cost)}</span>{notes}</dd>
        <dt>{t::requiem_page_brings(lang)}</dt>
        <dd>{brings}</dd>
        {repeat}
        <dt>{t::requiem_page_at_end(lang)}</dt>
        <dd class="end">{at_the_end(lang, end)}</dd>
    }
    .into_any()
}

/// What the marker gives; a choice if several markers fit.
fn markers(lang: Lang, instrument: &'static str, chosen: RwSignal<usize>, ways: &[Way]) -> AnyView {
    if let [only] = ways {
        return gains(lang, &only.marker);
    }
    let buttons: Vec<AnyView> = ways
        .iter()
        .enumerate()
        .map(|(at, way)| {
            let pressed = move || (chosen.get() == at).to_string();
            view! {
                <button type="button" aria-pressed=pressed data-marker=at on:click=move |_| chosen.set(at)>
                    {icon(instrument)}{gains(lang, &way.marker)}
                </button>
            }
            .into_any()
        })
        .collect();
    view! { <span class="mks" role="group" aria-label=t::requiem_page_choose_marker(lang)>{buttons}</span> }
        .into_any()
}

/// What is received at once and what may be chosen then, as symbols with the same in words for screen readers.
fn gains(lang: Lang, (amounts, rest): &(Vec<Amount>, Option<Effect>)) -> AnyView {
    if amounts.is_empty() && rest.is_none() {
        return view! { <small>{t::requiem_page_nothing(lang)}</small> }.into_any();
    }
    let sources: Vec<_> = amounts.iter().map(|(gain, n)| (*gain, *n, vocab::Source::Choice)).collect();
    let received = (!amounts.is_empty()).then(|| effects::resources(lang, &value::together(&sources)));
    let symbols: Vec<AnyView> = amounts.iter().map(|(gain, n)| value::gain(*gain, *n)).collect();
    let rest = rest.map(|rest| {
        view! { {value::effect(&rest)}<small>{effects::effect(lang, &rest)}</small> }
    });
    view! { <span class="vh">{received}</span><span class="get">{symbols}</span>{rest}}.into_any()
}

/// What the marker scores at the end, and what changes for the player's other markers.
fn at_the_end(lang: Lang, end: AtEnd) -> AnyView {
    let others = (end.others_before != end.others_after).then(|| {
        view! {
            <small>{t::requiem_page_others(lang)}</small>
            <span class="vh">{t::n_vp(lang, end.others_before.into())}</span>{value::vp(end.others_before)}{value::arrow()}
            <span class="vh">{t::n_vp(lang, end.others_after.into())}</span>{value::vp(end.others_after)}
        }
    });
    view! {
        <span class="vh">{t::n_vp(lang, end.marker.into())}</span>{value::vp(end.marker)}
        <small>{t::requiem_page_here(lang)}</small>{others}
    }
    .into_any()
}

/// The button that carries the offer out, with what it really costs.
fn button(app: App, lang: Lang, way: &Way, key: usize, ready: bool) -> AnyView {
    let action = way.action;
    let costs = way.price != Cost::default();
    let text = match action {
        Action::PlaceNeutral { .. } => t::requiem_page_place(lang),
        _ => t::requiem_page_hire(lang),
    };
    let price = costs.then(|| view! { <span class="pay">{value::cost(&way.price)}</span> });
    let shows =
        way.shows.then(|| view! { <p class="ask fin-note">{icon("lock")}{t::web_cannot_undo(lang)}</p> });
    view! {
        {shows}
        <button class="go" data-do="hire" data-key=key disabled=!ready aria-label=way.label.clone() on:click=move |_| app.act(action)>
            <span>{text}</span>{price}
        </button>
    }
    .into_any()
}
