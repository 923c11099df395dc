//! The map: places and roads (COMP-7).

use super::component_list::ComponentList;
use super::label;
use super::source::Faults;
use super::toml_table::TomlTable;
use super::word::PlaceKind;
use crate::fault::Expected;
use crate::{PlaceData, Road};
use vocab::Place;

/// The most a road may cost. The cost of the longest route, which has ten roads, fits into a byte.
const DEAREST: u8 = 20;

/// Places, roads, and the place where the coach starts.
pub struct Map {
    /// The places by number.
    pub places: [PlaceData; Place::COUNT],
    /// The roads, if all could be read.
    pub roads: Option<Vec<Road>>,
    /// The place where the coach starts, if it exists.
    pub start: Option<Place>,
}

/// Reads the map out of `board.toml`.
pub fn read(root: &mut TomlTable<'_>, faults: &Faults) -> Option<Map> {
    let mut number = 0;
    let places = ComponentList::read(root, "place", |table| {
        table.count("number", &mut number);
        place(table, number)
    });
    // COMP-2, COMP-7
    places.count(faults, Place::COUNT);
    places.count_of(faults, "kind = \"court\"", 3, |place| place.court);
    places.count_of(faults, "kind = \"city\"", 8, |place| !place.court);
    places.unique(faults, |place| &place.label);
    let Some(names) = names(&places) else {
        root.skip(&["start_place", "road"]);
        return None;
    };
    // SETUP-1: the coach starts in Salzburg, the first place.
    let start = root.name("start_place", &names[..1]).map(Place::at);
    let mut taken = Vec::new();
    let roads = ComponentList::read(root, "road", |table| road(table, &names, &mut taken));
    let reached = reached(&taken);
    for (index, (spot, _)) in places.iter().enumerate() {
        // COMP-7: every location can be reached.
        if roads.is_complete() && !reached.contains(&index) {
            faults.add(spot.fault("", Expected::Road));
        }
    }
    Some(Map { places: places.into_values()?.try_into().ok()?, roads: roads.into_values(), start })
}

/// The ids of all places. Without all of them roads cannot be checked.
fn names(places: &ComponentList<PlaceData>) -> Option<Vec<String>> {
    let names: Vec<String> = places.iter().map(|(_, place)| place.label.id.clone()).collect();
    (names.len() == Place::COUNT).then_some(names)
}

/// COMP-7: place 1 is Salzburg and place 11 is Munich.
fn place(table: &mut TomlTable<'_>, number: u8) -> Option<PlaceData> {
    let label = label(table, "name");
    let fixed = match usize::from(number) {
        1 => Some("salzburg"),
        Place::COUNT => Some("munich"),
        _ => None,
    };
    if let Some(fixed) = fixed.filter(|fixed| *fixed != label.id) {
        table.fault_at("id", Expected::Word { words: vec![fixed.to_owned()] });
    }
    let kind: PlaceKind = table.word("kind")?;
    Some(PlaceData { label, court: kind == PlaceKind::Court })
}

/// COMP-7: a road joins two different places, and no two roads join the same places.
fn road(table: &mut TomlTable<'_>, names: &[String], taken: &mut Vec<[usize; 2]>) -> Option<Road> {
    let ducats = table.small("ducats", 0..=DEAREST);
    let found = table.name_list("between", names)?;
    let Ok(between) = <[usize; 2]>::try_from(found) else {
        table.fault_at("between", Expected::Count { count: 2 });
        return None;
    };
    let [a, b] = between;
    if a == b || taken.contains(&[a, b]) || taken.contains(&[b, a]) {
        table.fault_at("between", Expected::Different);
    }
    taken.push(between);
    Some(Road { between: between.map(Place::at), ducats: ducats? })
}

/// The places that can be reached from the first one.
fn reached(roads: &[[usize; 2]]) -> Vec<usize> {
    let mut reached = vec![0];
    let mut next = 0;
    while let Some(here) = reached.get(next).copied() {
        for [a, b] in roads {
            let there = if *a == here {
                *b
            } else if *b == here {
                *a
            } else {
                continue;
            };
            if !reached.contains(&there) {
                reached.push(there);
            }
        }
        next += 1;
    }
    reached
}
