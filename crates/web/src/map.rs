//! The map of Europe: places, roads with their prices, tiles, and Mozart's coach.

mod place;

use crate::app::App;
use crate::icons::icon;
use leptos::prelude::*;
use page::draft::Draft;
use page::roads;
use page::scene::Scene;
use table::Thing;
use texts::t;
use vocab::{Action, Place};

/// Coasts, rivers and mountains.
const LAND: &str = include_str!("map.svg");

/// The map component.
pub fn map() -> impl IntoView {
    let app = App::get();
    // The place under the pointer or with the focus; the route to it is highlighted before it is chosen.
    let hovered = RwSignal::new(None);
    view! {
        <section class="panel map" id="map" aria-labelledby="h-map" data-part="map">
            <h2 id="h-map" class="cart">{move || t::map_title(app.lang())}</h2>
            <div aria-hidden="true" inner_html=LAND></div>
            <div class="seaname" aria-hidden="true">{move || t::map_sea(app.lang())}</div>
            {move || app.scene.get().map(|scene| draw(app, &scene, hovered))}
        </section>
    }
}

fn draw(app: App, scene: &Scene, hovered: RwSignal<Option<Place>>) -> impl IntoView + use<> {
    let lang = app.lang();
    let coach = scene.table().coach;
    let (left, top) = roads::percent(roads::town(coach));
    let at = scene.words(lang, |words| words.place(coach));
    let places: Vec<AnyView> =
        Place::all().map(|place| place::place(app, scene, lang, place, hovered)).collect();
    view! {
        {roads_with_prices(app, scene, hovered)}
        <div class="dots" aria-hidden="true">{towns(scene)}</div>
        <div class=format!("coach by-{}", coach.number()) style:left=left style:top=top role="img" aria-label=t::map_coach(lang, at)>
            {icon("travel")}
        </div>
        <ol class="places">{places}</ol>
    }
}

/// The roads with their prices; the cheapest route to the hovered or chosen place is highlighted.
fn roads_with_prices(app: App, scene: &Scene, hovered: RwSignal<Option<Place>>) -> impl IntoView + use<> {
    let (edition, coach) = (scene.edition(), scene.table().coach);
    let way = move || {
        let to = hovered.get().or_else(|| app.draft.with(destination));
        to.map(|to| roads::route(edition, coach, to)).unwrap_or_default()
    };
    let (mut lines, mut prices) = (Vec::<AnyView>::new(), Vec::<AnyView>::new());
    for (n, road) in edition.board.roads.iter().enumerate() {
        let (path, middle) = roads::drawn(road);
        let on = move || way().contains(&n);
        lines.push(view! { <path d=path class:on=on></path> }.into_any());
        let (left, top) = roads::percent(middle);
        prices.push(
            view! { <span class="rp" class:on=on style:left=left style:top=top>{road.ducats}</span> }
                .into_any(),
        );
    }
    view! {
        <svg class="mapsvg rd" viewBox="0 0 400 272" preserveAspectRatio="none" aria-hidden="true">{lines}</svg>
        <div class="dots" aria-hidden="true">{prices}</div>
    }
}

/// The destination of the draft.
fn destination(draft: &Draft) -> Option<Place> {
    match draft {
        Draft::Chosen(offer) => match offer.action {
            Action::Travel { to, .. } => Some(to),
            _ => None,
        },
        Draft::Refused(Thing::Place(to)) => Some(*to),
        _ => None,
    }
}

fn towns(scene: &Scene) -> Vec<AnyView> {
    let town = |place: Place| {
        let court = scene.edition().board.places[place.index()].court;
        let (left, top) = roads::percent(roads::town(place));
        view! { <i class="tw" class:crt=court style:left=left style:top=top></i> }.into_any()
    };
    Place::all().map(town).collect()
}
