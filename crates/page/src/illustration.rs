//! Which picture belongs to what a tooltip explains, for the large view and the gallery.

use crate::card;
use crate::gallery::Item;
use crate::scene::Scene;
use crate::tips::key::Key;
use crate::vignette;
use edition::Edition;
use vocab::{MapTile, Place, Round};

/// A picture: the name of its file, and its form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illustration {
    /// The name of the file in `art/`, without its ending.
    pub name: &'static str,
    /// Its form.
    pub form: Form,
}

/// The form of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A wide scene.
    Scene,
    /// A skyline, a little wider than a scene.
    Skyline,
    /// An upright portrait.
    Portrait,
}

impl Form {
    /// The CSS class.
    pub fn code(self) -> &'static str {
        match self {
            Form::Scene => "scene",
            Form::Skyline => "skyline",
            Form::Portrait => "portrait",
        }
    }
}

fn scene(name: &'static str) -> Illustration {
    Illustration { name, form: Form::Scene }
}

/// The picture of a period.
pub fn of_period(round: Round) -> Illustration {
    scene(["opus-chamber", "opus-chamber", "opus-symphony", "opus-opera", "opus-religious"][round.index()])
}

/// The picture of a thing of the gallery.
pub fn of_item(edition: &'static Edition, item: Item) -> Option<Illustration> {
    match item {
        Item::Opus(id) => Some(scene(vignette::of_opus(edition.opera.get(id.index())?.kind))),
        Item::Memory(id) => Some(scene(vignette::of_memory(id, card::memory(edition, id)?))),
        Item::Place(place) => {
            let name = vignette::of_place(&edition.board.places.get(place.index())?.label.id)?;
            Some(Illustration { name, form: Form::Skyline })
        }
    }
}

/// The picture of what a tooltip explains.
pub fn of_key(table: &Scene, key: Key) -> Option<Illustration> {
    let edition = table.edition();
    match key {
        Key::Memory(id) => of_item(edition, Item::Memory(id)),
        Key::Opus(id) => of_item(edition, Item::Opus(id)),
        Key::Place(place) => of_item(edition, Item::Place(place)),
        // A tile shows the place where it lies.
        Key::City(id) => of_item(edition, Item::Place(lies(table, MapTile::City(id))?)),
        Key::Court(id) => of_item(edition, Item::Place(lies(table, MapTile::Court(id))?)),
        _ => None,
    }
}

/// Where a tile lies on the map.
fn lies(table: &Scene, tile: MapTile) -> Option<Place> {
    Place::all().find(|place| table.table().map[place.index()].is_some_and(|(other, _)| other == tile))
}
