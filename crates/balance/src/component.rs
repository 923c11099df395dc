//! The cards and tiles that players can take.

use edition::{Edition, Label};
use serde::{Deserialize, Serialize};
use vocab::{MemoryId, OpusId};

/// A kind of component.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ComponentKind {
    /// Memory cards without the starting cards.
    Memory,
    /// Opus cards without the starting Opus.
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

impl ComponentKind {
    /// All kinds.
    pub const ALL: [ComponentKind; 6] = [
        ComponentKind::Memory,
        ComponentKind::Opus,
        ComponentKind::City,
        ComponentKind::Court,
        ComponentKind::Tile,
        ComponentKind::Bonus,
    ];

    /// The written form.
    pub const fn code(self) -> &'static str {
        match self {
            ComponentKind::Memory => "memory",
            ComponentKind::Opus => "opus",
            ComponentKind::City => "city",
            ComponentKind::Court => "court",
            ComponentKind::Tile => "tile",
            ComponentKind::Bonus => "bonus",
        }
    }
}

/// A card or tile: its kind and its index in the edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Component {
    /// Its kind.
    pub sort: ComponentKind,
    /// Its index in the edition.
    pub index: usize,
}

impl Component {
    /// All components that can be taken. Starting cards are left out, because everybody has them.
    pub fn all(edition: &Edition) -> impl Iterator<Item = Component> {
        let ranges = [
            (ComponentKind::Memory, MemoryId::STARTING..edition.memories.len()),
            (ComponentKind::Opus, OpusId::STARTING.index() + 1..edition.opera.len()),
            (ComponentKind::City, 0..edition.cities.len()),
            (ComponentKind::Court, 0..edition.courts.len()),
            (ComponentKind::Tile, 0..edition.tiles.len()),
            (ComponentKind::Bonus, 0..edition.bonuses.len()),
        ];
        ranges.into_iter().flat_map(|(sort, range)| range.map(move |index| Component { sort, index }))
    }

    /// Its name and history.
    pub fn label(self, edition: &Edition) -> &Label {
        match self.sort {
            ComponentKind::Memory => &edition.memories[self.index].label,
            ComponentKind::Opus => &edition.opera[self.index].label,
            ComponentKind::City => &edition.cities[self.index].label,
            ComponentKind::Court => &edition.courts[self.index].label,
            ComponentKind::Tile => &edition.tiles[self.index].label,
            ComponentKind::Bonus => &edition.bonuses[self.index].label,
        }
    }
}
