//! A place on the map: its name, tile, royal favour and fare.

use crate::app::App;
use crate::icons::styled;
use crate::{row, value};
use edition::{Cost, Effect, Favour};
use leptos::prelude::*;
use page::roads;
use page::scene::Scene;
use table::Thing;
use texts::{Lang, effects, t};
use vocab::{Illegal, MapTile, Place};

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
pub fn place(app: App, scene: &Scene, lang: Lang, place: Place, hovered: RwSignal<Option<Place>>) -> AnyView {
    let thing = Thing::Place(place);
    let can = scene.offers.for_thing(thing).next().is_some();
    let court = scene.edition().board.places[place.index()].court;
    let face = face(scene, place);
    let chosen = move || app.draft.with(|draft| draft.is_about(thing));
    let class = format!("pl {} {}", if court { "court" } else { "city" }, state(scene, thing, can));
    let name = scene.words(lang, |words| words.place(place));
    let label = label(scene, lang, place, face.as_ref(), can);
    let inside = face.as_ref().map_or_else(empty, |face| tile(scene, place, face));
    let (left, top) = roads::percent(roads::town(place));
    let look = move |_| hovered.set(Some(place));
    let leave = move || hovered.update(|seen| *seen = seen.filter(|seen| *seen != place));
    view! {
        <li class=format!("at-{}", place.number()) style:left=left style:top=top>
            <button class=class class:on=chosen aria-pressed=move || chosen().to_string()
                aria-disabled=(!can).then_some("true") data-place=place.number()
                data-tip=format!("place:{}", place.index()) on:click=move |_| row::choose(app, thing)
                on:mouseenter=look on:mouseleave=move |_| leave() on:focus=move |_| hovered.set(Some(place))
                on:blur=move |_| leave()>
                <span class="vh">{label}</span>
                <span class="nm" aria-hidden="true"><b>{place.number()}</b><span>{name}</span>{court.then(|| styled("court", "ck"))}</span>
                {inside}
            </button>
        </li>
    }
    .into_any()
}

/// The CSS class of a place: can be chosen, too expensive, or neither.
fn state(scene: &Scene, thing: Thing, can: bool) -> &'static str {
    let travelling =
        scene.offers.now.iter().any(|offer| matches!(Thing::of(offer.action), Some(Thing::Place(_))));
    match scene.offers.supposed(thing) {
        _ if can => "can",
        Some(Err(Illegal::Short(_))) if travelling => "dear",
        _ => "",
    }
}

fn empty() -> AnyView {
    view! { <span class="tile none" aria-hidden="true"></span> }.into_any()
}

/// The tile with the price of the roads in front of its own cost, and the royal favour below.
fn tile(scene: &Scene, place: Place, face: &Face) -> AnyView {
    let roads = scene.offers.fares[place.index()].map_or(0, |fare| fare.ducats);
    let fare = (roads > 0).then(|| view! { <span class="fare">{value::coin(roads)}</span> });
    let favour = face
        .favour
        .map(|favour| view! { <span class="favr" aria-hidden="true">{value::favour(favour)}</span> });
    view! {
        <span class="tile" aria-hidden="true" class:gilt=face.gilded>
            {fare}<span class="val">{value::cost(face.cost)}{value::arrow()}{value::effect(face.reward)}</span>
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
        .extend(scene.offers.fares[place.index()].map(|fare| t::map_fare(lang, effects::cost(lang, &fare))));
    sentences.extend(can.then(|| t::map_can(lang)));
    sentences.join(" ")
}
