//! Which picture belongs to what a tooltip explains, for the large view and the gallery.

use crate::card;
use crate::gallery::Item;
use crate::scene::Scene;
use crate::tips::key::Key;
use crate::vignette;
use edition::Edition;
use vocab::{Composer, CourtId, Face, MapTile, Piece, Place, Round, SoloistId};

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
    /// A round emblem.
    Emblem,
}

impl Form {
    /// The CSS class.
    pub fn code(self) -> &'static str {
        match self {
            Form::Scene => "scene",
            Form::Skyline => "skyline",
            Form::Portrait => "portrait",
            Form::Emblem => "emblem",
        }
    }
}

/// The back of the Soloist's cards.
pub const SOLOIST_BACK: Illustration = Illustration { name: vignette::SOLOIST_BACK, form: Form::Scene };

fn scene(name: &'static str) -> Illustration {
    Illustration { name, form: Form::Scene }
}

/// The picture of a period.
pub fn of_period(round: Round) -> Illustration {
    scene(vignette::of_period(round.number()).unwrap_or("opus-symphony"))
}

/// The picture of a thing of the gallery.
pub fn of_item(edition: &'static Edition, item: Item) -> Option<Illustration> {
    match item {
        Item::Opus(id) => {
            let opus = edition.opera.get(id.index())?;
            Some(scene(vignette::of_opus(&opus.label.id, opus.kind)))
        }
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
        Key::City(id) => {
            let tile = MapTile::City(id);
            let lies =
                |place: &Place| table.table().map[place.index()].is_some_and(|(other, _)| other == tile);
            of_item(edition, Item::Place(Place::all().find(lies)?))
        }
        Key::Court(id) => of_court(edition, id),
        Key::Soloist(id) => Some(of_soloist(edition, id)),
        Key::Tile(id) => Some(scene(vignette::of_movement(edition.tiles.get(id.index())?.movement))),
        Key::Movement(movement) | Key::Stack(_, movement) => Some(scene(vignette::of_movement(movement))),
        Key::Composer(line) => {
            Some(Illustration { name: bust(table.table().composers[line]), form: Form::Portrait })
        }
        Key::Bonus(id) => {
            let lies = |round: &Round| table.table().bonuses[round.index()] == Face::Up(Piece::Bonus(id));
            Some(of_period(Round::all().find(lies)?))
        }
        _ => None,
    }
}

/// The emblem of a Royal Court tile.
pub fn of_court(edition: &'static Edition, id: CourtId) -> Option<Illustration> {
    let name = vignette::of_court(&edition.courts.get(id.index())?.label.id)?;
    Some(Illustration { name, form: Form::Emblem })
}

/// The picture of a Soloist card, by its first action.
pub fn of_soloist(edition: &'static Edition, id: SoloistId) -> Illustration {
    let actions = edition.soloist.get(id.index()).map_or(&[][..], |card| &card.actions);
    scene(vignette::of_soloist(actions))
}

/// The portrait of a composer; that of Schikaneder for a line without one.
fn bust(composer: Option<Composer>) -> &'static str {
    match composer {
        Some(Composer::Eybler) => "bust-eybler",
        Some(Composer::Stadler) => "bust-stadler",
        Some(Composer::Suessmayr) => "bust-suessmayr",
        Some(Composer::Freystaedtler) => "bust-freystaedtler",
        None => "bust-schikaneder",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gallery::Room;
    use crate::twins::vienna;
    use std::path::Path;

    /// The text of a picture; the large view can only draw those whose root has the id `art`.
    fn drawn(picture: Illustration) -> String {
        let file = format!("{}/../web/static/art/{}.svg", env!("CARGO_MANIFEST_DIR"), picture.name);
        std::fs::read_to_string(Path::new(&file)).unwrap_or_else(|_| panic!("{file} is missing"))
    }

    #[test]
    fn everything_in_the_gallery_and_every_period_and_soloist_card_can_be_drawn_large() {
        let items = Room::ALL.into_iter().flat_map(|room| room.items(vienna()));
        let items = items.map(|item| of_item(vienna(), item).expect("everything in Vienna has a picture"));
        let soloist = (0..vienna().soloist.len()).map(|n| of_soloist(vienna(), SoloistId::new(n as u8)));
        let portraits = [None, Some(Composer::Eybler), Some(Composer::Stadler)]
            .map(|composer| Illustration { name: bust(composer), form: Form::Portrait });
        let all = items.chain(soloist).chain(Round::all().map(of_period)).chain(portraits);
        for picture in all.chain([SOLOIST_BACK]) {
            let root = drawn(picture).split('>').next().unwrap_or_default().to_owned();
            assert!(root.contains("id=\"art\""), "{}", picture.name);
        }
    }
}
