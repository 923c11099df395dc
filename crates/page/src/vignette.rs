//! Which picture a card or place shows: a scene for each type of Opus, for a Memory card a scene that fits its actions,
//! and the skyline of each place.

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

/// The name of the picture of a place, by its id in the edition; none for a place of another edition.
pub fn of_place(id: &str) -> Option<&'static str> {
    Some(match id {
        "salzburg" => "place-salzburg",
        "vienna" => "place-vienna",
        "prague" => "place-prague",
        "berlin" => "place-berlin",
        "frankfurt" => "place-frankfurt",
        "london" => "place-london",
        "paris" => "place-paris",
        "lyon" => "place-lyon",
        "milan" => "place-milan",
        "innsbruck" => "place-innsbruck",
        "munich" => "place-munich",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twins::vienna;
    use std::path::Path;

    #[test]
    fn every_card_and_place_has_a_picture_that_is_among_the_files_of_the_page() {
        let memories = vienna().memories.iter().enumerate();
        let memories = memories.map(|(at, card)| of_memory(MemoryId::new(at as u8), card));
        let opera = vienna().opera.iter().map(|opus| of_opus(opus.kind));
        let places = vienna().board.places.iter();
        let places =
            places.map(|place| of_place(&place.label.id).expect("every place of Vienna has a picture"));
        for name in memories.chain(opera).chain(places) {
            let file = format!("{}/../web/static/art/{name}.svg", env!("CARGO_MANIFEST_DIR"));
            assert!(Path::new(&file).exists(), "{name}");
        }
    }
}
