//! What the labels of a scene show.

use super::size::{Content, Tile};
use crate::scene::Scene;
use edition::{Cost, Effect, Favour};
use table::Thing;
use texts::{Lang, t};
use vocab::{Illegal, MapTile, Place};

/// What the label of each place shows now.
pub fn contents(scene: &Scene, lang: Lang) -> Vec<Content> {
    let tile = |place: Place| {
        let (reward, favour) = face(scene, place)?;
        Some(Tile { price: price(scene, place)?, reward, favour })
    };
    let label = |place: Place| Content {
        name: scene.words(lang, |words| words.place(place)),
        court: scene.edition().board.places[place.index()].court,
        tile: tile(place),
        taken: t::map_label_taken(lang),
        at_end: t::map_label_end(lang),
        short: t::map_label_short(lang, 8),
    };
    Place::all().map(label).collect()
}

/// The whole price of the journey to a place. If the journey can be made now, it is what is really paid, exchanges
/// included.
pub fn price(scene: &Scene, place: Place) -> Option<Cost> {
    let offered = scene.offers.for_thing(Thing::Place(place)).next();
    offered.map(|offer| offer.outcome.price(scene.edition())).or(scene.offers.fares[place.index()])
}

/// Ducats that the player lacks for a journey that they could otherwise make now.
pub fn missing(scene: &Scene, place: Place) -> Option<u16> {
    match scene.offers.refusal(Thing::Place(place)) {
        Some(Illegal::Short(short)) => Some(short.missing),
        _ => None,
    }
}

/// The face of the tile that lies at a place.
fn face(scene: &Scene, place: Place) -> Option<(&'static Effect, Option<&'static Favour>)> {
    let (tile, gilded) = scene.table().map[place.index()]?;
    Some(match tile {
        MapTile::Court(id) => {
            let court = &scene.edition().courts[id.index()];
            (court.face(gilded), Some(&court.favour))
        }
        MapTile::City(id) => (scene.edition().cities[id.index()].face(gilded), None),
    })
}
