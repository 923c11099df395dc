//! The components that players can take: cards and tiles, each sort with the ids of the edition.

use edition::{Edition, Label};
use serde::{Deserialize, Serialize};
use vocab::{MemoryId, OpusId};

/// A sort of component.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    /// Memory cards but the starting ones.
    Memory,
    /// Opus cards but the starting one.
    Opus,
    /// City tiles.
    City,
    /// Royal Court tiles.
    Court,
    /// Composer tiles.
    Tile,
    /// Period Bonus tiles.
    Bonus,
}

impl Sort {
    /// All of them.
    pub const ALL: [Sort; 6] = [Sort::Memory, Sort::Opus, Sort::City, Sort::Court, Sort::Tile, Sort::Bonus];

    /// The written form.
    pub const fn code(self) -> &'static str {
        match self {
            Sort::Memory => "memory",
            Sort::Opus => "opus",
            Sort::City => "city",
            Sort::Court => "court",
            Sort::Tile => "tile",
            Sort::Bonus => "bonus",
        }
    }
}

/// A card or tile: its sort and its index in the edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Component {
    /// What it is.
    pub sort: Sort,
    /// Which one.
    pub index: usize,
}

impl Component {
    /// All that can be taken; everybody has the starting cards.
    pub fn all(edition: &Edition) -> impl Iterator<Item = Component> {
        let ranges = [
            (Sort::Memory, MemoryId::STARTING..edition.memories.len()),
            (Sort::Opus, OpusId::STARTING.index() + 1..edition.opera.len()),
            (Sort::City, 0..edition.cities.len()),
            (Sort::Court, 0..edition.courts.len()),
            (Sort::Tile, 0..edition.tiles.len()),
            (Sort::Bonus, 0..edition.bonuses.len()),
        ];
        ranges.into_iter().flat_map(|(sort, range)| range.map(move |index| Component { sort, index }))
    }

    /// What is printed on it.
    pub fn label(self, edition: &Edition) -> &Label {
        match self.sort {
            Sort::Memory => &edition.memories[self.index].label,
            Sort::Opus => &edition.opera[self.index].label,
            Sort::City => &edition.cities[self.index].label,
            Sort::Court => &edition.courts[self.index].label,
            Sort::Tile => &edition.tiles[self.index].label,
            Sort::Bonus => &edition.bonuses[self.index].label,
        }
    }
}
