//! Composers and their tiles (SETUP-6, TILE-1 to TILE-4).

use super::MOST;
use super::component_list::ComponentList;
use super::effect::{Price, Site, cost, effect};
use super::label;
use super::source::{Faults, clip};
use super::toml_table::{Spot, TomlTable};
use crate::fault::Expected;
use crate::{Cost, Label, Repeat, Tile};
use vocab::{ByComposer, Composer, Kind, Movement};

/// The composers and their tiles.
pub struct Composers {
    /// Names and history.
    pub composers: ByComposer<Label>,
    /// The tiles.
    pub tiles: Vec<Tile>,
}

/// Reads `composers.toml`.
pub fn read(mut root: TomlTable<'_>, faults: &Faults) -> Option<Composers> {
    let mut order = Composer::ALL.into_iter();
    let composers = ComponentList::read(&mut root, "composer", |table| {
        let label = label(table, "name");
        if let Some(composer) = order.next().filter(|composer| composer.code() != label.id) {
            table.fault_at("id", Expected::Word { words: vec![composer.to_string()] });
        }
        Some(*label)
    });
    let tiles = ComponentList::read(&mut root, "tile", tile);
    // COMP-2
    composers.count(faults, Composer::ALL.len());
    tiles.count(faults, 60);
    for (composer, count) in Composer::ALL.into_iter().zip([16, 15, 16, 13]) {
        let sort = format!("composer = \"{composer}\"");
        tiles.count_of(faults, &sort, count, |tile| tile.composer == composer);
    }
    tiles.unique(faults, |tile| &tile.label);
    stacks(&tiles, faults);
    let (composers, tiles) = (composers.into_values(), tiles.into_values());
    Some(Composers { composers: ByComposer(composers?.try_into().ok()?), tiles: tiles? })
}

fn tile(table: &mut TomlTable<'_>) -> Option<Tile> {
    let label = label(table, "title");
    let (composer, movement) = (table.word("composer"), table.word("movement"));
    let dots = dots(table);
    let cost = cost(table.table("cost"), &[Price::Ducats, Price::Points(Kind::Composition), Price::Finance]);
    // TRAV-6: besides Cities only Sanctus tiles pay for works. If the movement is unknown, every word is
    // accepted.
    let site = if movement.is_none_or(|it| it == Movement::Sanctus) { Site::Sanctus } else { Site::Tile };
    let immediate = table.table_if_any("immediate").map(|table| effect(table, site)).unwrap_or_default();
    let repeat = match movement {
        Some(movement) => repeat(table, movement),
        None => {
            table.skip(&["repeat"]);
            None
        }
    };
    Some(Tile { label, composer: composer?, movement: movement?, dots: dots?, cost, immediate, repeat })
}

/// SETUP-6: 0, 3 or 4 dots.
fn dots(table: &mut TomlTable<'_>) -> Option<u8> {
    let dots = table.small("dots", 0..=4)?;
    if dots != 0 && dots < 3 {
        table.fault_at("dots", Expected::Word { words: ["0", "3", "4"].map(str::to_owned).to_vec() });
    }
    Some(dots)
}

fn repeat(table: &mut TomlTable<'_>, movement: Movement) -> Option<Repeat> {
    let mut repeat = table.table_if_any("repeat")?;
    match movement {
        // TILE-1
        Movement::Sequentia => repeat.word("track").map(Repeat::Track),
        // TILE-2
        Movement::Offertorium => {
            let (kind, vp) = (repeat.word("opus"), repeat.small("vp", 1..=MOST));
            Some(Repeat::Opus { kind: kind?, vp: vp? })
        }
        // TILE-3
        Movement::AgnusDei => repeat.word("action").map(Repeat::Action),
        // TILE-4
        Movement::Kyrie | Movement::Sanctus => {
            repeat.skip(&["track", "opus", "vp", "action"]);
            table.fault_at("repeat", Expected::NoRepeat);
            None
        }
    }
}

/// SETUP-6: every composer has a non-empty stack for every movement, cheapest tile on top, even with two
/// players.
fn stacks(tiles: &ComponentList<Tile>, faults: &Faults) {
    for composer in Composer::ALL {
        for movement in Movement::ALL {
            let stack =
                tiles.iter().filter(|(_, tile)| (tile.composer, tile.movement) == (composer, movement));
            let stack: Vec<(&Spot, &Tile)> = stack.collect();
            if tiles.is_complete() && !stack.iter().any(|(_, tile)| tile.dots == 0) {
                let sort = format!("composer = \"{composer}\", movement = \"{movement}\", dots = 0");
                faults.add(tiles.fault(&sort, 0, Expected::AtLeast { count: 1 }));
            }
            order(&stack, faults);
        }
    }
}

/// SETUP-6: a cheaper tile never lies below a dearer one. INT-35: otherwise the order of the file counts.
fn order(stack: &[(&Spot, &Tile)], faults: &Faults) {
    for (index, (spot, tile)) in stack.iter().enumerate() {
        let above = stack[..index].iter().find(|(_, above)| is_cheaper(&tile.cost, &above.cost));
        if let Some((_, above)) = above {
            let expected = Expected::CheaperFirst { above: clip(&above.label.id) };
            faults.add(spot.fault(tile.cost, expected));
        }
    }
}

/// Whether one cost is nowhere higher and somewhere lower than the other.
fn is_cheaper(a: &Cost, b: &Cost) -> bool {
    let points = Kind::ALL.into_iter().all(|kind| a.points[kind] <= b.points[kind]);
    a != b && a.ducats <= b.ducats && a.finance <= b.finance && points
}
