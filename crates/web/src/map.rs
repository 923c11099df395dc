//! The map of Europe: places, roads with their prices, tiles, and Mozart's coach.

mod measure;
mod place;
mod skylines;

pub use skylines::skyline;

use crate::app::{App, Tab};
use crate::icons::icon;
use crate::watching::Telling;
use leptos::html::{Div, I};
use leptos::prelude::*;
use page::draft::Draft;
use page::layout::Layout;
use page::map_labels::{self, Pointer, Sheet};
use page::roads::{self, Curve, Point};
use page::scene::Scene;
use page::soloist;
use std::sync::Arc;
use table::Thing;
use texts::t;
use vocab::{Action, Icon, Place};

/// Coasts, rivers and mountains.
const LAND: &str = include_str!("map.svg");

/// The map component.
pub fn map() -> impl IntoView {
    let app = App::get();
    // The place under the pointer or with the focus; the route to it is highlighted before it is chosen.
    let hovered = RwSignal::new(None);
    let (frame, unit) = (NodeRef::<Div>::new(), NodeRef::<I>::new());
    let sheet = arranged(app, measure::size_of(frame, unit));
    let drawn = move || {
        let (scene, sheet) = (app.scene.get()?, sheet.get()?);
        Some(draw(app, &scene, &sheet, hovered))
    };
    view! {
        <section class="panel map" id="map" aria-labelledby="h-map" data-part="map">
            <h2 id="h-map" class="vh">{move || t::map_title(app.lang())}</h2>
            <i class="unit" node_ref=unit aria-hidden="true"></i>
            <div class="mapbox" node_ref=frame>{drawn}</div>
        </section>
    }
}

/// The arrangement of the labels. It is computed again only if their contents, the coach or the box change.
fn arranged(app: App, size: RwSignal<Option<(f64, f64)>>) -> Memo<Option<Arc<Sheet>>> {
    let asked = Memo::new(move |_| {
        let (area, lang) = (size.get()?, app.lang());
        app.scene.with(|scene| {
            let scene = scene.as_ref()?;
            let contents = map_labels::contents(scene, lang);
            let legend = map_labels::legend_size(&t::map_label_pay(lang), &t::map_label_get(lang));
            // All boards at once are shown on large screens, which have a mouse.
            let overview = app.layout.get() == Layout::Overview && app.tab.get() == Tab::Table;
            let pointer = if overview { Pointer::Mouse } else { Pointer::Finger };
            Some((area, scene.table().coach, contents, legend, pointer))
        })
    });
    Memo::new(move |_| {
        let edition = app.scene.with_untracked(|scene| scene.as_ref().map(|scene| scene.edition()))?;
        asked.with(|asked| {
            let (area, coach, contents, legend, pointer) = asked.as_ref()?;
            Some(Arc::new(map_labels::arrange(edition, *area, *coach, contents, *legend, *pointer)))
        })
    })
}

/// A length for a style.
fn rem(length: f64) -> String {
    format!("{length:.2}rem")
}

fn draw(app: App, scene: &Scene, sheet: &Sheet, hovered: RwSignal<Option<Place>>) -> impl IntoView + use<> {
    let lang = app.lang();
    let coach = scene.table().coach;
    let (left, top) = sheet.town(coach);
    let at = scene.words(lang, |words| words.place(coach));
    let places: Vec<AnyView> =
        Place::all().map(|place| place::place(app, scene, sheet, lang, place, hovered)).collect();
    let legend = sheet.legend.map(|at| {
        view! {
            <p class="maplegend" aria-hidden="true" style:left=rem(at.left) style:top=rem(at.top) style:width=rem(at.width) style:height=rem(at.height)>
                <span class="pay">{t::map_label_pay(lang)}</span><span class="get">{t::map_label_get(lang)}</span>
            </p>
        }
    });
    view! {
        <div class=format!("mapin d-{}", sheet.detail.code()) style:width=rem(sheet.area.0) style:height=rem(sheet.area.1)>
            <svg class="mapsvg" viewBox=sheet.window.view_box() preserveAspectRatio="none" aria-hidden="true" inner_html=LAND></svg>
            {roads_with_prices(app, scene, sheet, hovered)}
            {leads(sheet)}
            <div class="dots" aria-hidden="true">{towns(scene, sheet)}</div>
            <div class="coach" style:left=rem(left) style:top=rem(top) role="img" aria-label=t::map_coach(lang, at)>
                {icon("travel")}
            </div>
            <ol class="places">{places}</ol>
            {legend}
        </div>
    }
}

/// The roads with their prices; the cheapest route to the hovered or chosen place is highlighted.
fn roads_with_prices(
    app: App,
    scene: &Scene,
    sheet: &Sheet,
    hovered: RwSignal<Option<Place>>,
) -> impl IntoView + use<> {
    let (edition, coach) = (scene.edition(), scene.table().coach);
    let way = Memo::new(move |_| {
        let to = hovered.get().or_else(|| app.draft.with(destination));
        let way = to.map(|to| (coach, to)).or_else(|| soloists_drive(app));
        way.map(|(from, to)| roads::route(edition, from, to)).unwrap_or_default()
    });
    let (mut lines, mut prices) = (Vec::<AnyView>::new(), Vec::<AnyView>::new());
    for (n, road) in edition.board.roads.iter().enumerate() {
        let on = move || way.with(|way| way.contains(&n));
        lines.push(view! { <path d=Curve::of(road).path() class:on=on data-road=n></path> }.into_any());
        let price = |(left, top): Point| {
            view! { <span class="rp" class:on=on style:left=rem(left) style:top=rem(top)>{road.ducats}</span> }
                .into_any()
        };
        prices.extend(sheet.prices[n].map(price));
    }
    view! {
        <svg class="mapsvg rd" viewBox=sheet.window.view_box() preserveAspectRatio="none" aria-hidden="true">{lines}</svg>
        <div class="dots" aria-hidden="true">{prices}</div>
    }
}

/// Where the Soloist drives, while that is told.
fn soloists_drive(app: App) -> Option<(Place, Place)> {
    let scene = app.scene.get()?;
    app.moments.soloist.with(|telling| {
        let Telling { turn, told } = telling.as_ref()?;
        let travels = turn.acts.iter().take(*told).any(|act| act.icon == Icon::Travel);
        travels.then(|| soloist::drive(&scene.log, turn, scene.edition().board.start_place)).flatten()
    })
}

/// The lines between the towns and their labels.
fn leads(sheet: &Sheet) -> impl IntoView + use<> {
    let line = |place: Place| {
        let town = sheet.town(place);
        let near = sheet.labels[place.index()].nearest(town);
        let path = format!("M{:.2} {:.2}L{:.2} {:.2}", town.0, town.1, near.0, near.1);
        view! { <path d=path></path> }.into_any()
    };
    let lines: Vec<AnyView> = Place::all().map(line).collect();
    let all = format!("0 0 {:.2} {:.2}", sheet.area.0, sheet.area.1);
    view! { <svg class="mapsvg lead" viewBox=all preserveAspectRatio="none" aria-hidden="true">{lines}</svg> }
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

fn towns(scene: &Scene, sheet: &Sheet) -> Vec<AnyView> {
    let town = |place: Place| {
        let court = scene.edition().board.places[place.index()].court;
        let (left, top) = sheet.town(place);
        view! { <i class="tw" class:crt=court style:left=rem(left) style:top=rem(top)></i> }.into_any()
    };
    Place::all().map(town).collect()
}
