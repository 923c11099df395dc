//! A card, tile or place in the hand: its picture, large, its history, and what it does in words.

use super::Large;
use crate::app::App;
use crate::icons::{icon, styled};
use crate::{tips, value};
use edition::Effect;
use leptos::prelude::*;
use page::illustration::{self, Illustration};
use page::scene::Scene;
use page::tips::explain::explain;
use page::tips::key::Key;
use page::tips::printed::printed;
use page::tips::text::Explanation;
use texts::Lang;
use vocab::MapTile;

/// The content of the dialog.
pub fn content(app: App) -> AnyView {
    view! { {move || card_view(app)} }.into_any()
}

/// The chosen card; nothing if this game does not have it.
fn card_view(app: App) -> Option<AnyView> {
    let lang = app.lang();
    let (picture, told, faces) = match app.explorer.card.get()? {
        Large::Here(key) => {
            let scene = app.scene.get()?;
            let seat = app.looking.get_untracked().unwrap_or(scene.me);
            let told = explain(&scene, lang, seat, key)?;
            (illustration::of_key(&scene, key), told, faces(&scene, lang, key))
        }
        Large::Printed(edition, item) => {
            (illustration::of_item(edition, item), printed(edition, lang, item)?, None)
        }
    };
    let form = picture.map_or("plain", |picture| picture.form.code());
    Some(
        view! { <div class=format!("xcard {form}")>{picture.map(large)}{words(lang, told, faces)}</div> }
            .into_any(),
    )
}

/// A picture that takes the colours of the page.
pub fn large(picture: Illustration) -> AnyView {
    let href = format!("art/{}.svg#art", picture.name);
    view! {
        <div class=format!("xart {}", picture.form.code()) aria-hidden="true"><svg><use href=href></use></svg></div>
    }
    .into_any()
}

/// Both faces of a tile on the map, as symbols. The words say the same.
fn faces(scene: &Scene, lang: Lang, key: Key) -> Option<AnyView> {
    let tile = match key {
        Key::Place(place) => scene.table().map[place.index()]?.0,
        Key::City(id) => MapTile::City(id),
        Key::Court(id) => MapTile::Court(id),
        _ => return None,
    };
    let edition = scene.edition();
    let (plain, gilded): (&Effect, &Effect) = match tile {
        MapTile::City(id) => (&edition.cities[id.index()].plain, &edition.cities[id.index()].gilded),
        MapTile::Court(id) => (&edition.courts[id.index()].plain, &edition.courts[id.index()].gilded),
    };
    let title = scene.words(lang, |words| words.map_tile_title(tile));
    Some(
        view! {
            <div class="xfaces" aria-hidden="true">
                <b>{title}</b>
                <span class="fc">{value::effect(plain)}</span>{value::arrow()}<span class="fc gilt">{value::effect(gilded)}</span>
            </div>
        }
        .into_any(),
    )
}

fn words(lang: Lang, told: Explanation, faces: Option<AnyView>) -> AnyView {
    let sort = told.sort.join(" · ");
    let lines = told.lines.into_iter().map(|(symbol, text)| {
        let symbol = (!symbol.is_empty()).then(|| icon(symbol));
        view! { <li><span>{symbol}</span><span>{text}</span></li> }
    });
    let rules = (!told.rules.is_empty()).then(|| tips::rules(lang, &told.rules));
    let when = (!told.when.is_empty()).then(|| view! { <b>{told.when}</b> });
    let history = (!told.history.is_empty() || when.is_some()).then(|| {
        view! { <p class="xhist">{when}{told.history}</p> }
    });
    view! {
        <div class="xtext">
            <div class="xhead"><h3>{styled(told.icon, "tpi")}{told.title}</h3><p class="xsort">{sort}</p>{history}</div>
            <div class="xdoes">{faces}<ul>{lines.collect::<Vec<_>>()}</ul>{rules}</div>
        </div>
    }
    .into_any()
}
