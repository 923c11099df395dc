//! Royal Court tiles and their favours (COMP-6, END-2).

use super::MOST;
use super::component_list::ComponentList;
use super::effect::{Price, Site, cost};
use super::face::faces;
use super::label;
use super::source::Faults;
use super::toml_table::TomlTable;
use super::word::FavourKind;
use crate::fault::Expected;
use crate::{Court, Favour, Item};
use vocab::Kind;

/// Reads `courts.toml`.
pub fn read(mut root: TomlTable<'_>, faults: &Faults) -> Option<Vec<Court>> {
    let courts = ComponentList::read(&mut root, "court", |table| {
        let label = label(table, "title");
        // TRAV-2: Journey.
        let cost = cost(table.table("cost"), &[Price::Points(Kind::Journey)]);
        let faces = faces(table, Site::Court);
        let favour = table.table("favour").and_then(favour);
        let (plain, gilded) = faces?;
        Some(Court { label, cost, plain, gilded, favour: favour? })
    });
    // COMP-2
    courts.count(faults, 16);
    courts.unique(faults, |court| &court.label);
    courts.into_values()
}

/// END-2: two or more different items of one kind.
fn favour(mut table: TomlTable<'_>) -> Option<Favour> {
    let vp = table.small("vp", 1..=MOST);
    let Some(kind) = table.word("kind") else {
        table.skip(&["items"]);
        return None;
    };
    let items: Vec<Item> = match kind {
        FavourKind::Type => table.word_list("items")?.into_iter().map(Item::Type).collect(),
        FavourKind::Period => table.word_list("items")?.into_iter().map(Item::Period).collect(),
        FavourKind::Instrument => table.word_list("items")?.into_iter().map(Item::Instrument).collect(),
        FavourKind::Movement => table.word_list("items")?.into_iter().map(Item::Movement).collect(),
    };
    if items.len() < 2 {
        table.fault_at("items", Expected::AtLeast { count: 2 });
    }
    if items.iter().enumerate().any(|(index, item)| items[..index].contains(item)) {
        table.fault_at("items", Expected::Different);
    }
    Some(Favour { items, vp: vp? })
}
