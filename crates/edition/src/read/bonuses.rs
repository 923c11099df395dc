//! Period Bonus tiles (MAINT-4).

use super::component_list::ComponentList;
use super::effect::{Site, resources};
use super::source::Faults;
use super::toml_table::TomlTable;
use super::{count_periods, label};
use crate::Bonus;

/// Reads `bonuses.toml`.
pub fn read(mut root: TomlTable<'_>, faults: &Faults) -> Option<Vec<Bonus>> {
    let bonuses = ComponentList::read(&mut root, "bonus", |table| {
        let label = label(table, "title");
        let (period, action) = (table.word("period"), table.word("action"));
        let reward = table.table("reward").map(|reward| resources(reward, Site::Bonus));
        Some(Bonus { label, period: period?, action: action?, reward: reward? })
    });
    // COMP-2
    bonuses.count(faults, 15);
    count_periods(&bonuses, faults, [3; 5], |bonus| Some(bonus.period));
    bonuses.unique(faults, |bonus| &bonus.label);
    bonuses.into_values()
}
