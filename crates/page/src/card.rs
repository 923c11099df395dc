//! Lookups of Memory cards.

use edition::{Edition, Memory, Resources};
use vocab::MemoryId;

/// The card with this id.
pub fn memory(edition: &'static Edition, id: MemoryId) -> Option<&'static Memory> {
    edition.memories.get(id.index())
}

/// The resources that the Story icons bring in Maintenance.
pub fn story(card: &Memory) -> Resources {
    Resources { track: card.story.points, vp: card.story.vp, ..Resources::default() }
}
