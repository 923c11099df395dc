//! Memory cards (COMP-3).

use super::component_list::ComponentList;
use super::effect::{Site, actions, kinds, resources};
use super::source::Faults;
use super::toml_table::TomlTable;
use super::{count_periods, label};
use crate::fault::Expected;
use crate::{Memory, Story};
use vocab::{MemoryId, Round};

/// Reads `memories.toml`: the starting cards, then the others.
pub fn read(mut root: TomlTable<'_>, faults: &Faults) -> Option<Vec<Memory>> {
    let starting = ComponentList::read(&mut root, "starting", |table| card(table, None));
    let others = ComponentList::read(&mut root, "memory", |table| {
        let period = table.word("period");
        card(table, period).filter(|_| period.is_some())
    });
    // COMP-2
    starting.count(faults, MemoryId::STARTING);
    others.count(faults, 34);
    count_periods(&others, faults, [7, 7, 7, 7, 6], |card| card.period);
    let cards = starting.and(others);
    cards.unique(faults, |card| &card.label);
    cards.into_values()
}

fn card(table: &mut TomlTable<'_>, period: Option<Round>) -> Option<Memory> {
    let mut label = label(table, "title");
    (label.date, label.place) = (table.words("date"), table.words("place"));
    let reward =
        table.table_if_any("reward").map(|reward| resources(reward, Site::Memory)).unwrap_or_default();
    let printed = actions(table);
    let (story, is_empty) = story(table)?;
    // COMP-3: only the reward is optional.
    if is_empty {
        table.fault_at("story", Expected::AtLeast { count: 1 });
    }
    let printed = printed?;
    Some(Memory { label, period, reward, actions: printed.iter().copied().collect(), printed, story })
}

/// The Story icons of the lower half, and whether it is empty. A half with an invalid amount does not count
/// as empty, because that amount is already a fault.
fn story(table: &mut TomlTable<'_>) -> Option<(Story, bool)> {
    let mut table = table.table("story")?;
    let is_empty = table.is_all_zero();
    Some((Story { points: kinds(&mut table), vp: table.amount("vp") }, is_empty))
}
