//! The gallery: all works, memories and places of an edition, and which of them the player has met. The browser stores
//! the latter.

use crate::scene::{Kind, Scene};
use edition::Edition;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use vocab::{Card, Event, Fact, MemoryId, OpusId, Place, Round, Viewer};

/// A thing that has a picture in the gallery.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Item {
    /// A work.
    Opus(OpusId),
    /// A memory.
    Memory(MemoryId),
    /// A place on the map.
    Place(Place),
}

impl Item {
    /// The name under which it is stored. It stays the same in later versions of the edition; none if the edition has no
    /// such thing.
    pub fn code(self, edition: &Edition) -> Option<String> {
        Some(match self {
            Item::Opus(id) => format!("o:{}", edition.opera.get(id.index())?.label.id),
            Item::Memory(id) => format!("m:{}", edition.memories.get(id.index())?.label.id),
            Item::Place(place) => format!("p:{}", edition.board.places.get(place.index())?.label.id),
        })
    }

    /// The period to which it belongs; none for a starting card and a place.
    pub fn period(self, edition: &Edition) -> Option<Round> {
        match self {
            Item::Opus(id) => edition.opera.get(id.index())?.period,
            Item::Memory(id) => edition.memories.get(id.index())?.period,
            Item::Place(_) => None,
        }
    }
}

impl From<Card> for Item {
    fn from(card: Card) -> Item {
        match card {
            Card::Memory(id) => Item::Memory(id),
            Card::Opus(id) => Item::Opus(id),
        }
    }
}

/// A room of the gallery.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// The works.
    Works,
    /// The memories.
    Memories,
    /// The places.
    Places,
}

impl Room {
    /// All rooms.
    pub const ALL: [Room; 3] = [Room::Works, Room::Memories, Room::Places];

    /// What hangs in it, in printed order.
    pub fn items(self, edition: &Edition) -> Vec<Item> {
        match self {
            Room::Works => ids(edition.opera.len()).map(|n| Item::Opus(OpusId::new(n))).collect(),
            Room::Memories => ids(edition.memories.len()).map(|n| Item::Memory(MemoryId::new(n))).collect(),
            Room::Places => Place::all().map(Item::Place).collect(),
        }
    }

    /// The walls of the room: what belongs to a period together, and first what belongs to none.
    pub fn walls(self, edition: &Edition) -> Vec<(Option<Round>, Vec<Item>)> {
        let items = self.items(edition);
        let periods = std::iter::once(None).chain(Round::all().map(Some));
        let of = |period| items.iter().copied().filter(|item| item.period(edition) == period).collect();
        periods
            .map(|period| (period, of(period)))
            .filter(|(_, items): &(_, Vec<Item>)| !items.is_empty())
            .collect()
    }
}

fn ids(count: usize) -> impl Iterator<Item = u8> {
    (0..count).filter_map(|n| u8::try_from(n).ok())
}

/// What the player has met: for each edition the names of the things.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Met(BTreeMap<String, BTreeSet<String>>);

impl Met {
    /// Whether the player has met it.
    pub fn has(&self, edition: &Edition, item: Item) -> bool {
        let code = item.code(edition);
        code.is_some_and(|code| self.0.get(&edition.id).is_some_and(|met| met.contains(&code)))
    }

    /// How many of these things the player has met.
    pub fn count(&self, edition: &Edition, items: &[Item]) -> usize {
        items.iter().filter(|item| self.has(edition, **item)).count()
    }

    /// Adds things. Returns whether one of them is new.
    pub fn add(&mut self, edition: &Edition, items: impl IntoIterator<Item = Item>) -> bool {
        let codes: Vec<String> = items.into_iter().filter_map(|item| item.code(edition)).collect();
        if codes.is_empty() {
            return false;
        }
        let met = self.0.entry(edition.id.clone()).or_default();
        let before = met.len();
        met.extend(codes);
        met.len() > before
    }

    /// Adds what was met in another browser.
    pub fn merge(&mut self, other: Met) {
        for (edition, codes) in other.0 {
            self.0.entry(edition).or_default().extend(codes);
        }
    }
}

/// What a scene shows to a person who plays: the cards in the row, their own works and memories, and the places to which
/// they travelled. Nothing for a person who only watches.
pub fn shown(scene: &Scene) -> Vec<Item> {
    let watches = scene.kind == Kind::Replay || scene.view.viewer == Viewer::Audience;
    if watches || !scene.sitters.get(scene.me.index()).is_some_and(table::Sitter::is_human) {
        return Vec::new();
    }
    let board = scene.board(scene.me);
    let row = scene.table().row.iter().flatten().map(|card| Item::from(*card));
    let own =
        board.opera.iter().copied().map(Item::Opus).chain(board.cards.iter().copied().map(Item::Memory));
    let travelled = scene.log.iter().filter_map(|entry| match entry.event.as_ref()? {
        Event::Open(Fact::Travelled { seat, to }) if *seat == scene.me => Some(Item::Place(*to)),
        _ => None,
    });
    row.chain(own).chain(travelled).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::{AutoEnd, Plan};
    use crate::sitting::Look;
    use crate::twins::{Twins, vienna};

    #[test]
    fn every_work_memory_and_place_hangs_on_one_wall() {
        for room in Room::ALL {
            let items = room.items(vienna());
            let mut hung: Vec<Item> = room.walls(vienna()).into_iter().flat_map(|(_, items)| items).collect();
            hung.sort();
            assert_eq!(hung, items);
        }
        let counts = Room::ALL.map(|room| room.items(vienna()).len());
        assert_eq!(counts, [vienna().opera.len(), vienna().memories.len(), vienna().board.places.len()]);
    }

    #[test]
    fn the_walls_of_works_begin_with_the_starting_work_and_go_by_periods() {
        let periods: Vec<_> = Room::Works.walls(vienna()).into_iter().map(|(period, _)| period).collect();
        assert_eq!(periods, std::iter::once(None).chain(Round::all().map(Some)).collect::<Vec<_>>());
    }

    #[test]
    fn every_thing_has_its_own_name() {
        let items = Room::ALL.into_iter().flat_map(|room| room.items(vienna()));
        let names: Vec<_> = items.map(|item| item.code(vienna()).unwrap()).collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    }

    #[test]
    fn what_was_met_is_counted_once_and_read_as_it_was_written() {
        let works = Room::Works.items(vienna());
        let mut met = Met::default();
        assert!(met.add(vienna(), works[..3].to_vec()));
        assert!(!met.add(vienna(), works[..2].to_vec()));
        assert!(met.has(vienna(), works[2]) && !met.has(vienna(), works[3]));
        assert_eq!(met.count(vienna(), &works), 3);
        let text = serde_json::to_string(&met).unwrap();
        assert_eq!(serde_json::from_str::<Met>(&text).unwrap(), met);
    }

    #[test]
    fn what_was_met_in_two_browsers_is_joined() {
        let works = Room::Works.items(vienna());
        let (mut here, mut there) = (Met::default(), Met::default());
        here.add(vienna(), works[..3].to_vec());
        there.add(vienna(), works[2..5].to_vec());
        here.merge(there);
        assert_eq!(here.count(vienna(), &works), 5);
    }

    #[test]
    fn a_player_meets_the_row_and_the_own_cards_and_a_bot_meets_nothing() {
        let twins = Twins::deal();
        let look = Look {
            past: None,
            eyes: None,
            curtain: None,
            before: None,
            plan: Plan::default(),
            auto_end: AutoEnd::Off,
        };
        let scene = twins.here.scene(&look).unwrap();
        let items = shown(&scene);
        assert!(scene.table().row.iter().flatten().all(|card| items.contains(&Item::from(*card))));
        assert!(items.contains(&Item::Opus(OpusId::STARTING)));
        let mut watched = scene.clone();
        watched.sitters.iter_mut().for_each(|sitter| *sitter = table::Sitter::bot("andante"));
        assert!(shown(&watched).is_empty());
    }
}
