//! Soloist cards (SOLO-8).

use super::component_list::ComponentList;
use super::effect::actions;
use super::source::Faults;
use super::toml_table::TomlTable;
use crate::{Label, SoloistCard};

/// Reads `soloist.toml`.
pub fn read(mut root: TomlTable<'_>, faults: &Faults) -> Option<Vec<SoloistCard>> {
    let mut number = 0;
    let cards = ComponentList::read(&mut root, "card", |table| {
        table.count("number", &mut number);
        card(table, number)
    });
    // COMP-2
    cards.count(faults, 11);
    cards.into_values()
}

fn card(table: &mut TomlTable<'_>, number: u8) -> Option<SoloistCard> {
    let label = Box::new(Label { id: number.to_string(), ..Label::default() });
    let (actions, row) = (actions(table), table.word("row"));
    let travel =
        table.table("travel").map(|mut column| (column.word("direction"), column.small("courts", 0..=2)));
    let requiem = table.table("requiem").map(|mut column| (column.word("movement"), column.word("from")));
    let ((direction, courts), (movement, from)) = (travel?, requiem?);
    Some(SoloistCard {
        label,
        actions: actions?,
        row: row?,
        direction: direction?,
        courts: courts?,
        movement: movement?,
        from: from?,
    })
}
