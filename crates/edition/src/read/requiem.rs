//! The movements of the Requiem (COMP-8).

use super::MOST;
use super::component_list::ComponentList;
use super::label;
use super::source::Faults;
use super::toml_table::TomlTable;
use crate::MovementData;
use crate::fault::Expected;
use vocab::{ByMovement, Instrument, Movement, Part};

/// Reads the movements out of `board.toml`.
pub fn read(root: &mut TomlTable<'_>, faults: &Faults) -> Option<ByMovement<MovementData>> {
    let mut number = 0;
    let movements = ComponentList::read(root, "movement", |table| {
        table.count("number", &mut number);
        movement(table, Movement::ALL.get(usize::from(number) - 1).copied())
    });
    movements.count(faults, Movement::ALL.len());
    movements.into_values()?.try_into().ok().map(ByMovement)
}

/// COMP-8: the five movements are in order.
fn movement(table: &mut TomlTable<'_>, movement: Option<Movement>) -> Option<MovementData> {
    let label = label(table, "title");
    if let Some(movement) = movement.filter(|movement| movement.code() != label.id) {
        table.fault_at("id", Expected::Word { words: vec![movement.to_string()] });
    }
    let lower = table.small("lower", 0..=MOST - 1);
    let higher = table.small("higher", lower.unwrap_or_default() + 1..=MOST);
    let parts = table.word_list("parts")?;
    check_parts(table, &parts);
    Some(MovementData { label, higher: higher?, lower: lower?, parts })
}

/// COMP-8: at least two different instruments, and not too many parts.
fn check_parts(table: &TomlTable<'_>, parts: &[Instrument]) {
    if parts.len() > Part::ROWS {
        table.fault_at("parts", Expected::AtMost { count: Part::ROWS });
    }
    let instruments = Instrument::ALL.iter().filter(|instrument| parts.contains(instrument)).count();
    if instruments < 2 {
        table.fault_at("parts", Expected::AtLeastDifferent { count: 2 });
    }
}
