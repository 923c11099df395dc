//! Which picture a card shows: a scene for each type of Opus, and for a Memory card a scene that fits its actions.

use edition::{Memory, Resources};
use vocab::{Icon, MemoryId, OpusType};

/// The name of the picture of an Opus; the starting Opus shows the child prodigy.
pub fn of_opus(kind: Option<OpusType>) -> &'static str {
    match kind {
        Some(OpusType::Opera) => "opus-opera",
        Some(OpusType::Religious) => "opus-religious",
        Some(OpusType::Symphony) => "opus-symphony",
        Some(OpusType::Chamber) => "opus-chamber",
        None => "memory-child",
    }
}

/// The name of the picture of a Memory card. Cards with the same action alternate between the scenes that fit it.
pub fn of_memory(id: MemoryId, card: &Memory) -> &'static str {
    let scenes: &[&'static str] = match card.printed.first() {
        Some(Icon::Travel) if card.printed.len() == 1 => &["memory-coach"],
        Some(Icon::Travel) => &["memory-coach", "memory-audience", "memory-ball"],
        Some(Icon::Document) if card.reward != Resources::default() => &["memory-coffee", "memory-cards"],
        Some(Icon::Document) => &["memory-letter", "memory-coffee"],
        Some(Icon::Commission) if card.reward.ducats > 0 => &["memory-purse"],
        Some(Icon::Commission) => &["memory-audience", "memory-purse"],
        Some(Icon::PerformOrSell) => &["memory-ball", "memory-child", "memory-organist"],
        Some(Icon::Requiem) => &["memory-deathbed", "memory-organist", "memory-letter"],
        None => &["memory-letter"],
    };
    scenes[id.index() % scenes.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twins::vienna;
    use std::path::Path;

    #[test]
    fn every_card_has_a_picture_that_is_among_the_files_of_the_page() {
        let memories = vienna().memories.iter().enumerate();
        let memories = memories.map(|(at, card)| of_memory(MemoryId::new(at as u8), card));
        let opera = vienna().opera.iter().map(|opus| of_opus(opus.kind));
        for name in memories.chain(opera) {
            let file = format!("{}/../web/static/art/{name}.svg", env!("CARGO_MANIFEST_DIR"));
            assert!(Path::new(&file).exists(), "{name}");
        }
    }
}
