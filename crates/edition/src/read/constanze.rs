//! Constanze cards (SETUP-7).

use super::component_list::ComponentList;
use super::source::Faults;
use super::toml_table::TomlTable;
use crate::Constanze;
use crate::fault::Expected;
use vocab::{ByMovement, Movement, Part, Set};

/// COMP-2: the number of Constanze counters.
const COUNTERS: usize = 10;

/// Reads `constanze.toml`. Parts are checked only if the number of parts of each movement is known.
pub fn read(
    mut root: TomlTable<'_>,
    parts: Option<ByMovement<usize>>,
    faults: &Faults,
) -> Option<Vec<Constanze>> {
    let mut number = 0;
    let cards = ComponentList::read(&mut root, "constanze", |table| {
        table.count("number", &mut number);
        let [two, three, four] = ["two", "three", "four"].map(|field| covered(table, field, parts));
        let (two, three, four) = (two?, three?, four?);
        nested(table, "three", three, two);
        nested(table, "four", four, three);
        Some(Constanze { number, covers: [two, three, four] })
    });
    // COMP-2
    cards.count(faults, 5);
    cards.into_values()
}

/// SETUP-7: the parts are different and exist.
fn covered(
    table: &mut TomlTable<'_>,
    field: &'static str,
    parts: Option<ByMovement<usize>>,
) -> Option<Set<Part>> {
    let found: Vec<Option<Part>> =
        table.table_list(field).into_iter().map(|mut table| part(&mut table, parts)).collect();
    let found: Vec<Part> = found.into_iter().collect::<Option<_>>()?;
    let set: Set<Part> = found.iter().copied().collect();
    if set.len() < found.len() {
        table.fault_at(field, Expected::Different);
    }
    if found.len() > COUNTERS {
        table.fault_at(field, Expected::AtMost { count: COUNTERS });
    }
    Some(set)
}

fn part(table: &mut TomlTable<'_>, parts: Option<ByMovement<usize>>) -> Option<Part> {
    let movement: Option<Movement> = table.word("movement");
    let most = parts.zip(movement).map_or(Part::ROWS, |(parts, movement)| parts[movement]);
    let row = table.small("part", 1..=most.min(Part::ROWS) as u8);
    Some(Part::new(movement?, usize::from(row?) - 1))
}

/// SETUP-7: the parts covered with more players are also covered with fewer.
fn nested(table: &TomlTable<'_>, field: &str, parts: Set<Part>, fewer_players: Set<Part>) {
    for part in parts.without(fewer_players) {
        let found = format!("{field}: {} {}", part.movement(), part.row() + 1);
        table.fault(found, Expected::Nested);
    }
}
