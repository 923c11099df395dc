//! Memory cards as they lie on a board or in a hand: letters on blue-grey paper.

use crate::value;
use edition::{Edition, Memory, Resources};
use leptos::prelude::*;
use vocab::MemoryId;

/// The card with this id.
pub fn memory(edition: &'static Edition, id: MemoryId) -> Option<&'static Memory> {
    edition.memories.get(id.index())
}

/// The upper half: actions and reward.
pub fn experience_half(card: &Memory) -> AnyView {
    let reward = (card.reward != Resources::default()).then(|| {
        view! { <span class="rw">{value::resources(&card.reward)}</span> }
    });
    view! {
        <span class="ar"><span class="acts">{value::actions(&card.printed)}</span>{reward}</span>
    }
    .into_any()
}

/// The lower half: Story icons.
pub fn story_half(card: &Memory) -> AnyView {
    view! { <span class="sty">{value::resources(&story(card))}</span> }.into_any()
}

/// The Story icons as what they bring in Maintenance.
pub fn story(card: &Memory) -> Resources {
    Resources { track: card.story.points, vp: card.story.vp, ..Resources::default() }
}

/// The Story icons as plain counts, where an arrow for each would be too much.
pub fn story_counts(card: &Memory) -> AnyView {
    let counts = Resources { counter: card.story.points, vp: card.story.vp, ..Resources::default() };
    view! { <span class="sty">{value::resources(&counts)}</span> }.into_any()
}
