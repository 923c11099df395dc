//! Which picture a card or place shows: a scene for each type of Opus, the story of each Memory card, and the skyline
//! of each place.

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

/// The name of the picture of a Memory card: the scene of its story; for a card of another edition one that fits its
/// actions.
pub fn of_memory(id: MemoryId, card: &Memory) -> &'static str {
    of_story(&card.label.id).unwrap_or_else(|| of_actions(id, card))
}

/// The name of the picture of a Memory card, by its id in the edition; none for a card of another edition.
fn of_story(id: &str) -> Option<&'static str> {
    Some(match id {
        "a-letter-from-salzburg" => "memory-letter",
        "an-evening-at-the-keyboard" => "memory-keyboard",
        "a-carriage-at-dawn" => "memory-coach",
        "fresh-ruled-paper" => "memory-page",
        "the-copyists-bill" => "memory-copyist",
        "sunday-in-the-organ-loft" => "memory-organist",
        "coffee-and-gossip" => "memory-coffee",
        "cards-after-supper" => "memory-cards",
        "a-purse-on-the-table" => "memory-purse",
        "young-goethe-in-the-hall" => "memory-child",
        "at-the-royal-table" => "memory-royal",
        "mr-barringtons-test" => "memory-cat",
        "smallpox-at-olmuetz" => "memory-sickbed",
        "the-guarded-miserere" => "memory-miserere",
        "serenata-for-a-wedding" => "memory-hasse",
        "requiem-for-an-archbishop" => "memory-catafalque",
        "the-empress-was-gracious" => "memory-audience",
        "viva-maestro" => "memory-viva",
        "the-archdukes-visit" => "memory-shepherd",
        "a-letter-to-padre-martini" => "memory-friar",
        "the-forgotten-blessing" => "memory-blessing",
        "herr-trazom" => "memory-workshop",
        "the-organists-last-vespers" => "memory-vespers",
        "with-aloysia-to-kirchheim" => "memory-song",
        "an-ice-at-the-palais-royal" => "memory-ice",
        "at-two-in-the-morning" => "memory-vigil",
        "the-duke-who-did-not-pay" => "memory-harp",
        "so-small-a-head" => "memory-elector",
        "count-arcos-kick" => "memory-kick",
        "the-duel-with-clementi" => "memory-duel",
        "a-small-wedding" => "memory-wedding",
        "no-symphony-in-the-trunk" => "memory-trunk",
        "the-empty-page" => "memory-duo",
        "thirty-four-kreuzer" => "memory-starling",
        "haydn-speaks-to-leopold" => "memory-haydn",
        "the-lodge-in-mourning" => "memory-lodge",
        "two-operas-in-the-orangery" => "memory-orangery",
        "nothing-but-figaro" => "memory-ball",
        "an-overture-by-morning" => "memory-overture",
        "the-motet-at-st-thomas" => "memory-motet",
        "honour-but-little-money" => "memory-laurel",
        "the-grey-messenger" => "memory-messenger",
        "the-glockenspiel-joke" => "memory-glockenspiel",
        _ => return None,
    })
}

/// The name of a picture that fits the actions of a Memory card. Cards with the same action alternate between the
/// scenes that fit it.
fn of_actions(id: MemoryId, card: &Memory) -> &'static str {
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
    use edition::Edition;
    use std::collections::BTreeSet;

    #[test]
    fn every_card_and_place_has_a_picture_that_is_among_the_files_of_the_page() {
        let memories = [vienna(), Edition::first_vienna()].into_iter().flat_map(|edition| {
            edition.memories.iter().enumerate().map(|(at, card)| of_memory(MemoryId::new(at as u8), card))
        });
        let opera = vienna().opera.iter().map(|opus| of_opus(opus.kind));
        let places = vienna().board.places.iter();
        let places =
            places.map(|place| of_place(&place.label.id).expect("every place of Vienna has a picture"));
        for name in memories.chain(opera).chain(places) {
            assert!(size(name).is_some(), "{name}");
        }
    }

    #[test]
    fn every_memory_card_of_vienna_shows_its_own_story_in_a_small_file() {
        let mut scenes = BTreeSet::new();
        for card in &vienna().memories {
            let name = of_story(&card.label.id).unwrap_or_else(|| panic!("{} has no scene", card.label.id));
            let bytes = size(name).unwrap_or_else(|| panic!("{name} is missing"));
            assert!(bytes <= 3072, "{name}: {bytes} bytes");
            scenes.insert(name);
        }
        assert!(scenes.len() >= 20, "{} scenes", scenes.len());
    }

    #[test]
    fn a_memory_card_of_another_edition_shows_a_scene_that_fits_its_actions() {
        for (at, card) in vienna().memories.iter().enumerate() {
            let mut card = card.clone();
            card.label.id = format!("another-{at}");
            let name = of_memory(MemoryId::new(at as u8), &card);
            assert!(size(name).is_some(), "{name}");
        }
    }

    /// The bytes of a picture; none without such a file.
    fn size(name: &str) -> Option<u64> {
        let file = format!("{}/../web/static/art/{name}.svg", env!("CARGO_MANIFEST_DIR"));
        Some(std::fs::metadata(file).ok()?.len())
    }
}
