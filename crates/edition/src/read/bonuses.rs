//! Period Bonus tiles (MAINT-4).

use super::component_list::ComponentList;
use super::effect::{Site, resources};
use super::source::Faults;
use super::toml_table::TomlTable;
use super::{count_periods, label};
use crate::Bonus;
use crate::fault::Expected;
use vocab::Icons;

/// Cards in Experiences at the end of a round.
const CARDS: u8 = 4;
/// The greatest amount on a tile: it is received for every icon on these cards, and the product is one gain.
const MOST: u8 = u8::MAX / (CARDS * Icons::MOST);

/// Reads `bonuses.toml`.
pub fn read(mut root: TomlTable<'_>, faults: &Faults) -> Option<Vec<Bonus>> {
    let bonuses = ComponentList::read(&mut root, "bonus", |table| {
        let label = label(table, "title");
        let (period, action) = (table.word("period"), table.word("action"));
        let mut reward = table.table("reward").map(|reward| resources(reward, Site::Bonus));
        if reward.iter_mut().flat_map(|reward| reward.numbers_mut()).any(|number| *number > MOST) {
            table.fault_at("reward", Expected::AtMost { count: MOST.into() });
        }
        Some(Bonus { label, period: period?, action: action?, reward: reward? })
    });
    // COMP-2
    bonuses.count(faults, 15);
    count_periods(&bonuses, faults, [3; 5], |bonus| Some(bonus.period));
    bonuses.unique(faults, |bonus| &bonus.label);
    bonuses.into_values()
}
