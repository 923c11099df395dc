//! Which picture a card, tile or place shows: a scene of its own or of its type for each Opus, the story of each Memory
//! card, an emblem for each Royal Court tile, scenes for the movements, the periods and the Soloist's cards, and the
//! skyline of each place.

use edition::{Memory, Resources};
use vocab::{Icon, MemoryId, Movement, OpusType};

/// The picture of a work by its id in the edition: a motif of its own, or one of the motifs of its type, so chosen that
/// works of one type and period differ. Sorted by type and period, as the works follow each other in the edition.
const WORKS: [(&str, &str); 46] = [
    ("bastien-und-bastienne", "opus-shepherds"),
    ("mitridate-re-di-ponto", "opus-opera-seria"),
    ("la-finta-giardiniera", "opus-opera"),
    ("il-re-pastore", "opus-opera-masks"),
    ("zaide", "opus-opera-box"),
    ("idomeneo", "opus-idomeneo"),
    ("die-entfuehrung-aus-dem-serail", "opus-entfuehrung"),
    ("le-nozze-di-figaro", "opus-nozze-di-figaro"),
    ("don-giovanni", "opus-don-giovanni"),
    ("cosi-fan-tutte", "opus-cosi-fan-tutte"),
    ("die-zauberfloete", "opus-zauberfloete"),
    ("la-clemenza-di-tito", "opus-clemenza-di-tito"),
    ("god-is-our-refuge", "opus-religious"),
    ("waisenhausmesse", "opus-religious-bells"),
    ("exsultate-jubilate", "opus-religious-cherubs"),
    ("misericordias-domini", "opus-religious"),
    ("kroenungsmesse", "opus-coronation-mass"),
    ("missa-solemnis-k-337", "opus-religious-organ"),
    ("vesperae-solennes-de-confessore", "opus-religious-bells"),
    ("grosse-messe-c-moll", "opus-religious-cherubs"),
    ("davide-penitente", "opus-king-david"),
    ("kyrie-k-341", "opus-religious-organ"),
    ("ave-verum-corpus", "opus-ave-verum"),
    ("symphony-no-1", "opus-symphony"),
    ("symphony-alte-lambacher", "opus-symphony-horns"),
    ("symphony-no-25", "opus-symphony-strings"),
    ("symphony-no-29", "opus-symphony-horns"),
    ("symphony-no-31-paris", "opus-symphony-paris"),
    ("symphony-no-34", "opus-symphony"),
    ("symphony-no-35-haffner", "opus-symphony-haffner"),
    ("symphony-no-36-linz", "opus-symphony-linz"),
    ("symphony-no-38-prague", "opus-symphony-prague"),
    ("symphony-no-40", "opus-symphony-strings"),
    ("symphony-no-41-jupiter", "opus-symphony-jupiter"),
    ("sonates-pour-le-clavecin-op-1", "opus-chamber-piano"),
    ("string-quartet-no-1-lodi", "opus-chamber"),
    ("divertimento-k-136", "opus-chamber-trio"),
    ("serenata-notturna", "opus-chamber-trio"),
    ("haffner-serenade", "opus-chamber-winds"),
    ("divertimento-no-15-lodron", "opus-chamber"),
    ("piano-sonata-no-8", "opus-chamber-piano"),
    ("posthorn-serenade", "opus-posthorn"),
    ("string-quartet-no-19-dissonance", "opus-dissonance"),
    ("kegelstatt-trio", "opus-kegelstatt"),
    ("eine-kleine-nachtmusik", "opus-kleine-nachtmusik"),
    ("clarinet-quintet", "opus-clarinet-quintet"),
];

/// The name of the picture of an Opus, by its id in the edition; the starting Opus shows the child prodigy. A work of
/// another edition has one of the motifs of its type, always the same one.
pub fn of_opus(id: &str, kind: Option<OpusType>) -> &'static str {
    if let Some((_, name)) = WORKS.iter().find(|(work, _)| *work == id) {
        return name;
    }
    let motifs: &[&'static str] = match kind {
        Some(OpusType::Opera) => &["opus-opera", "opus-opera-masks", "opus-opera-box", "opus-opera-seria"],
        Some(OpusType::Religious) => {
            &["opus-religious", "opus-religious-organ", "opus-religious-bells", "opus-religious-cherubs"]
        }
        Some(OpusType::Symphony) => &["opus-symphony", "opus-symphony-horns", "opus-symphony-strings"],
        Some(OpusType::Chamber) => {
            &["opus-chamber", "opus-chamber-trio", "opus-chamber-winds", "opus-chamber-piano"]
        }
        None => &["memory-child"],
    };
    let sum: usize = id.bytes().map(usize::from).sum();
    motifs[sum % motifs.len()]
}

/// The name of the picture of a Royal Court tile, by its id in the edition; none for a tile of another edition.
pub fn of_court(id: &str) -> Option<&'static str> {
    Some(match id {
        "opera-religious" => "court-opera-religious",
        "symphony-chamber" => "court-symphony-chamber",
        "opera-chamber" => "court-opera-chamber",
        "religious-symphony-chamber" => "court-religious-symphony-chamber",
        "periods-1-2" => "court-periods-1-2",
        "periods-2-3" => "court-periods-2-3",
        "periods-3-4" => "court-periods-3-4",
        "periods-1-3-5" => "court-periods-1-3-5",
        "strings-voice" => "court-strings-voice",
        "horns-percussion" => "court-horns-percussion",
        "percussion-organ" => "court-percussion-organ",
        "horns-strings-voice" => "court-horns-strings-voice",
        "kyrie-offertorium" => "court-kyrie-offertorium",
        "sequentia-sanctus" => "court-sequentia-sanctus",
        "kyrie-agnus-dei" => "court-kyrie-agnus-dei",
        "sequentia-offertorium-agnus-dei" => "court-sequentia-offertorium-agnus-dei",
        _ => return None,
    })
}

/// The name of the picture of a movement of the Requiem.
pub fn of_movement(movement: Movement) -> &'static str {
    match movement {
        Movement::Kyrie => "movement-kyrie",
        Movement::Sequentia => "movement-sequentia",
        Movement::Offertorium => "movement-offertorium",
        Movement::Sanctus => "movement-sanctus",
        Movement::AgnusDei => "movement-agnus-dei",
    }
}

/// The name of the title picture of a period, 1 to 5.
pub fn of_period(number: u8) -> Option<&'static str> {
    Some(match number {
        1 => "period-1",
        2 => "period-2",
        3 => "period-3",
        4 => "period-4",
        5 => "period-5",
        _ => return None,
    })
}

/// The back of the Soloist's cards.
pub const SOLOIST_BACK: &str = "soloist-back";
/// The Soloist at the end of the game.
pub const SOLOIST_CODA: &str = "soloist-coda";

/// The name of the picture of a Soloist's card, by its first action.
pub fn of_soloist(actions: &[Icon]) -> &'static str {
    match actions.first() {
        Some(Icon::Commission) => "soloist-commission",
        Some(Icon::Travel) => "soloist-travel",
        Some(Icon::Requiem) => "soloist-requiem",
        Some(Icon::PerformOrSell) => "soloist-perform-or-sell",
        Some(Icon::Document) => "soloist-document",
        None => SOLOIST_BACK,
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
        let opera = vienna().opera.iter().map(|opus| of_opus(&opus.label.id, opus.kind));
        let places = vienna().board.places.iter();
        let places =
            places.map(|place| of_place(&place.label.id).expect("every place of Vienna has a picture"));
        for name in memories.chain(opera).chain(places) {
            assert!(size(name).is_some(), "{name}");
        }
    }

    /// Checks that this picture is among the files and small.
    fn small(name: &str) {
        let bytes = size(name).unwrap_or_else(|| panic!("{name} is missing"));
        assert!(bytes <= 3072, "{name}: {bytes} bytes");
    }

    #[test]
    fn every_work_court_movement_period_and_soloist_card_of_vienna_has_a_small_picture() {
        let edition = vienna();
        for opus in edition.opera.iter().filter(|opus| opus.kind.is_some()) {
            let id = &*opus.label.id;
            assert!(WORKS.iter().any(|(work, _)| *work == id), "{id} has no motif");
            small(of_opus(id, opus.kind));
        }
        for court in &edition.courts {
            let id = &court.label.id;
            small(of_court(id).unwrap_or_else(|| panic!("{id} has no emblem")));
        }
        Movement::ALL.into_iter().for_each(|movement| small(of_movement(movement)));
        for number in 1..=edition.board.periods.len() as u8 {
            small(of_period(number).unwrap_or_else(|| panic!("period {number} has no picture")));
        }
        edition.soloist.iter().for_each(|card| small(of_soloist(&card.actions)));
        Icon::ALL.into_iter().for_each(|icon| small(of_soloist(&[icon])));
        small(SOLOIST_BACK);
        small(SOLOIST_CODA);
    }

    #[test]
    fn works_of_one_type_and_period_differ_and_famous_works_have_motifs_of_their_own() {
        let mut seen = BTreeSet::new();
        let mut motifs: Vec<&str> = Vec::new();
        for opus in vienna().opera.iter().filter(|opus| opus.kind.is_some()) {
            let name = of_opus(&opus.label.id, opus.kind);
            assert!(seen.insert((opus.period, name)), "{name} twice in a period");
            motifs.push(name);
        }
        let own = motifs.iter().filter(|name| motifs.iter().filter(|other| other == name).count() == 1);
        assert!(own.count() >= 20);
    }

    #[test]
    fn a_work_of_another_edition_shows_a_motif_of_its_type() {
        for kind in OpusType::ALL {
            for id in ["one", "another", "a-third", "the-fourth", "zauberfloete-2"] {
                let name = of_opus(id, Some(kind));
                assert!(name.starts_with(&format!("opus-{}", kind.code())), "{name}");
                assert!(size(name).is_some(), "{name}");
            }
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
