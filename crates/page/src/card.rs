//! Lookups of Memory cards, and sums of what they bring.

use edition::{Edition, Memory, Resources};
use vocab::{Gain, MemoryId, Source};

/// The card with this id.
pub fn memory(edition: &'static Edition, id: MemoryId) -> Option<&'static Memory> {
    edition.memories.get(id.index())
}

/// The resources that the Story icons bring in Maintenance.
pub fn story(card: &Memory) -> Resources {
    Resources { track: card.story.points, vp: card.story.vp, ..Resources::default() }
}

/// The sum of several gains.
pub fn together(gains: &[(Gain, u8, Source)]) -> Resources {
    let mut all = Resources::default();
    for (gain, n, _) in gains {
        let sum = match gain {
            Gain::Ducats => &mut all.ducats,
            Gain::Vp => &mut all.vp,
            Gain::Finance => &mut all.finance,
            Gain::Track(kind) => &mut all.track[*kind],
            Gain::Counter(kind) => &mut all.counter[*kind],
        };
        *sum = sum.saturating_add(*n);
    }
    all
}
