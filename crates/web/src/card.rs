//! The halves of a Memory card on a board or in a hand.

use crate::value;
use edition::{Memory, Resources};
use leptos::prelude::*;

pub use page::card::{memory, story};

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

/// The lower half: Story icons as rewards.
pub fn story_half(card: &Memory) -> AnyView {
    view! { <span class="sty">{value::resources(&story(card))}</span> }.into_any()
}
