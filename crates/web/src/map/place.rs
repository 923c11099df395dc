//! A place on the map: its name, tile, royal favour and fare.

use super::rem;
use super::skylines::skyline;
use crate::app::App;
use crate::icons::styled;
use crate::{browser, card, row, value};
use edition::{Cost, Edition, Effect, Favour};
use leptos::prelude::*;
use page::map_labels::{self, Detail, Direction, Sheet};
use page::plan::{CardUse, Plan};
use page::scene::Scene;
use table::Thing;
use texts::{Lang, effects, t};
use vocab::{Icon, MapTile, Place};
use wasm_bindgen::JsCast;

/// The visible face of a tile.
struct Face {
    tile: MapTile,
    gilded: bool,
    cost: &'static Cost,
    reward: &'static Effect,
    favour: Option<&'static Favour>,
}

fn face(scene: &Scene, place: Place) -> Option<Face> {
    let (tile, gilded) = scene.table().map[place.index()]?;
    Some(match tile {
        MapTile::Court(id) => {
            let court = &scene.edition().courts[id.index()];
            Face { tile, gilded, cost: &court.cost, reward: court.face(gilded), favour: Some(&court.favour) }
        }
        MapTile::City(id) => {
            let city = &scene.edition().cities[id.index()];
            Face { tile, gilded, cost: &city.cost, reward: city.face(gilded), favour: None }
        }
    })
}

/// The button of a place: a click chooses the journey there, or shows why it is refused.
pub fn place(
    app: App,
    scene: &Scene,
    sheet: &Sheet,
    lang: Lang,
    place: Place,
    hovered: RwSignal<Option<Place>>,
) -> AnyView {
    let thing = Thing::Place(place);
    let can = scene.offers.for_thing(thing).next().is_some();
    let printed = &scene.edition().board.places[place.index()];
    let (court, face) = (printed.court, face(scene, place));
    let missing = map_labels::missing(scene, place);
    let chosen = move || app.draft.with(|draft| draft.is_about(thing));
    // A journey that the card in hand would allow: it is shown before the card is laid.
    let reachable = matches!(scene.offers.supposed(thing), Some(Ok(_)));
    let edition = scene.edition();
    let soon = move || reachable && !can && app.plan.with(|plan| plans_journey(edition, plan));
    let class =
        format!("pl {} {}", if court { "court" } else { "city" }, state(can, missing, face.is_some()));
    let name = scene.words(lang, |words| words.place(place));
    let label = label(scene, lang, place, face.as_ref(), can);
    let inside = match &face {
        Some(face) => tile(scene, sheet, lang, place, face),
        None => {
            view! { <span class="tile none" aria-hidden="true">{t::map_label_taken(lang)}</span> }.into_any()
        }
    };
    let (full, compact) = (sheet.detail == Detail::Full, sheet.detail.is_small());
    let sky =
        full.then(|| view! { <span class="sky" aria-hidden="true">{skyline(&printed.label.id)}</span> });
    let lacks = missing.filter(|_| !full).map(|n| view! { <span class="lack">"−"{value::coin(n)}</span> });
    let short = missing.filter(|_| full).map(
        |n| view! { <span class="short" aria-hidden="true">{t::map_label_short(lang, n.into())}</span> },
    );
    let (at, moves) = (sheet.labels[place.index()], sheet.clone());
    let look = move |_| hovered.set(Some(place));
    let leave = move || hovered.update(|seen| *seen = seen.filter(|seen| *seen != place));
    view! {
        <li class=sheet.side(place) style:left=rem(at.left) style:top=rem(at.top) style:width=rem(at.width) style:height=rem(at.height)>
            <button class=class class:on=chosen class:soon=soon class:here=scene.table().coach == place aria-pressed=move || chosen().to_string()
                aria-disabled=(!can).then_some("true") data-place=place.number()
                data-tip=format!("place:{}", place.index()) on:click=move |_| row::choose(app, thing)
                on:mouseenter=look on:mouseleave=move |_| leave() on:focus=move |_| hovered.set(Some(place))
                on:blur=move |_| leave() on:keydown=move |event| step(&event, &moves, place)>
                <span class="vh">{label}</span>
                {sky}
                <span class="nm" aria-hidden="true"><b class:off=compact && missing.is_some()>{place.number()}</b><span>{name}</span>{court.then(|| styled("court", "ck"))}{lacks}</span>
                {inside}
                {short}
            </button>
        </li>
    }
    .into_any()
}

/// Whether the card that is about to be laid can be used to travel.
fn plans_journey(edition: &'static Edition, plan: &Plan) -> bool {
    let Some((id, CardUse::Actions)) = plan.experience else { return false };
    card::memory(edition, id).is_some_and(|card| card.printed.contains(&Icon::Travel))
}

/// An arrow key moves the focus to the next place in its direction.
fn step(event: &web_sys::KeyboardEvent, sheet: &Sheet, from: Place) {
    let Some(direction) = Direction::of_key(&event.key()) else { return };
    event.prevent_default();
    event.stop_propagation();
    let Some(to) = sheet.neighbour(from, direction) else { return };
    let button = browser::document()
        .and_then(|document| document.query_selector(&format!("[data-place=\"{}\"]", to.number())).ok()?);
    if let Some(button) = button.and_then(|button| button.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = button.focus();
    }
}

/// The CSS class of a place: can be chosen, too expensive, without a tile, or none of these.
fn state(can: bool, missing: Option<u16>, tile: bool) -> &'static str {
    match (can, missing, tile) {
        (true, ..) => "can",
        (false, Some(_), _) => "dear",
        (false, None, false) => "gone",
        (false, None, true) => "",
    }
}

/// The tile: the whole price of the journey, then the reward; below, the royal favour.
fn tile(scene: &Scene, sheet: &Sheet, lang: Lang, place: Place, face: &Face) -> AnyView {
    let fare = map_labels::price(scene, place).unwrap_or(*face.cost);
    let favour = face.favour.filter(|_| sheet.detail.shows_favours()).map(|favour| {
        view! { <span class="favr" aria-hidden="true"><em>{t::map_label_end(lang)}</em>{value::favour(favour)}</span> }
    });
    view! {
        <span class="tile" aria-hidden="true" class:gilt=face.gilded data-piece=format!("tile-{}", place.index())
            data-side=if face.gilded { "gilded" } else { "plain" }>
            <span class="pay">{value::cost(&fare)}</span><span class="get">{value::effect(face.reward)}</span>
        </span>
        {favour}
    }
    .into_any()
}

/// The label for screen readers: everything that is drawn, as text.
fn label(scene: &Scene, lang: Lang, place: Place, face: Option<&Face>, can: bool) -> String {
    let name = scene.words(lang, |words| words.place(place));
    let court = scene.edition().board.places[place.index()].court;
    let kind = if court { "court" } else { "city" };
    let mut sentences = vec![t::map_place(lang, kind, place.number().into(), name)];
    if scene.table().coach == place {
        sentences.push(t::map_here(lang));
    }
    let Some(face) = face else {
        sentences.push(t::map_no_tile(lang));
        return sentences.join(" ");
    };
    let (cost, reward) = (effects::cost(lang, face.cost), effects::effect(lang, face.reward));
    let title = scene.words(lang, |words| words.map_tile_title(face.tile));
    let up = if face.gilded { "gilded" } else { "plain" };
    sentences.push(t::map_tile(lang, cost, up, reward, title));
    sentences.extend(face.favour.map(|favour| t::map_favour(lang, effects::favour(lang, favour))));
    sentences
        .extend(map_labels::price(scene, place).map(|fare| t::map_fare(lang, effects::cost(lang, &fare))));
    sentences.extend(
        map_labels::missing(scene, place).map(|n| format!("{}.", t::map_label_short(lang, n.into()))),
    );
    sentences.extend(can.then(|| t::map_can(lang)));
    sentences.join(" ")
}
