//! Names, costs, rewards, cards and tiles in plain words.

use crate::table::{opus, sound, words};
use edition::{AtCity, Cost, Edition, Effect, Favour, Item, PerOpus, Repeat, Resources};
use texts::{Lang, catalogue, effects, names};
use vocab::{
    BonusId, ByKind, CityId, Composer, CourtId, Icon, Instrument, Kind, Level, Line, MemoryId, Mode,
    Movement, OpusId, OpusType, Place, Round, Rule, ScoreLine, SoloistId, TileId,
};

const EN: Lang = Lang::En;

#[test]
fn every_fixed_word_has_its_own_name_in_every_language() {
    for &lang in Lang::ALL {
        let sets: [Vec<String>; 11] = [
            Kind::ALL.map(|it| names::kind(lang, it)).into(),
            Icon::ALL.map(|it| names::icon(lang, it)).into(),
            Mode::ALL.map(|it| names::mode(lang, it)).into(),
            OpusType::ALL.map(|it| names::opus_type(lang, it)).into(),
            Instrument::ALL.map(|it| names::instrument(lang, it)).into(),
            Movement::ALL.map(|it| names::movement(lang, it)).into(),
            Composer::ALL.map(|it| names::composer(lang, it)).into(),
            Line::ALL.map(|it| names::note(lang, it)).into(),
            Level::ALL.map(|it| names::level(lang, it)).into(),
            Round::all().map(|it| names::period(lang, it)).collect(),
            ScoreLine::ALL.map(|it| names::score_line(lang, it)).into(),
        ];
        for set in sets {
            for (at, name) in set.iter().enumerate() {
                sound(name);
                assert!(!set[..at].contains(name), "{name} in {} twice", lang.code());
            }
        }
    }
    assert_eq!(names::icon(EN, Icon::PerformOrSell), "Perform or Sell Music");
    assert_eq!(names::score_line(EN, ScoreLine::Other), "Other");
    assert_eq!(names::soloist(EN), "Schikaneder");
}

#[test]
fn every_card_and_tile_of_the_edition_has_a_text() {
    let (words, edition) = (words(), Edition::vienna());
    let each =
        |count: usize, tell: &dyn Fn(u8) -> String| (0..count as u8).map(tell).for_each(|it| sound(&it));
    each(edition.memories.len(), &|at| words.memory(MemoryId::new(at)));
    each(edition.opera.len(), &|at| words.opus(OpusId::new(at)));
    each(edition.tiles.len(), &|at| words.tile(TileId::new(at)));
    each(edition.cities.len(), &|at| words.city(CityId::new(at)));
    each(edition.courts.len(), &|at| words.court(CourtId::new(at)));
    each(edition.bonuses.len(), &|at| words.bonus(BonusId::new(at)));
    each(edition.soloist.len(), &|at| words.soloist_card(SoloistId::new(at)));
    Place::all().for_each(|place| sound(&words.place(place)));
}

#[test]
fn cards_and_tiles_read_well() {
    let words = words();
    assert_eq!(
        words.memory(MemoryId::new(1)),
        "An Evening at the Keyboard: 1 ducat, then Perform or Sell Music. Story: 1 Composition step."
    );
    assert_eq!(words.memory(MemoryId::new(2)), "A Carriage at Dawn: Travel. Story: 1 Talent step.");
    assert_eq!(
        words.opus(opus("idomeneo")),
        "Idomeneo, re di Creta (1781), Opera, period III. Cost: 6 ducats and 3 Talent; 8 VP at once. \
         Perform for 2 Talent: 12 ducats. Sell for 2 Talent: 6 VP and 1 Finance step."
    );
    assert_eq!(
        words.opus(OpusId::STARTING),
        "Maria Anna Mozart. Perform for nothing: 2 ducats. Sell for 1 Talent: 1 VP and 1 Finance step."
    );
    assert_eq!(
        words.court(CourtId::new(0)),
        "Stage and Altar. Cost: 2 Journey. Plain face: 1 ducat and 1 VP. Gilded face: 1 ducat and 3 VP. \
         Royal favour: 8 VP if you have an Opus of each type: Opera and Religious Music."
    );
    assert_eq!(
        words.city(CityId::new(2)),
        "The Copyist’s Shop. Cost: 1 Journey. Plain face: 1 Talent counter and Document Memories. \
         Gilded face: 3 ducats, 1 Talent counter and Document Memories."
    );
}

#[test]
fn every_word_of_the_effect_language_has_a_text() {
    let cost = Cost { ducats: 1, points: ByKind([1, 2, 3]), finance: 2 };
    assert_eq!(effects::cost(EN, &cost), "1 ducat, 1 Talent, 2 Journey, 3 Composition and 2 Finance steps");
    assert_eq!(effects::cost(EN, &Cost::default()), "nothing");
    let resources = Resources {
        ducats: 2,
        vp: 1,
        finance: 1,
        track: ByKind([1, 0, 0]),
        track_wild: 2,
        counter: ByKind([0, 0, 1]),
        counter_wild: 1,
    };
    assert_eq!(
        effects::resources(EN, &resources),
        "2 ducats, 1 VP, 1 Finance step, 1 Talent step, 2 steps on any tracks, 1 Composition counter \
         and 1 counter of any kind"
    );
    let effect = Effect {
        actions: [Icon::Travel, Icon::Travel].into_iter().collect(),
        per_opus: Some(PerOpus { kind: OpusType::Chamber, vp: 2 }),
        at_city: Some(AtCity {
            mode: Mode::Perform,
            kind: OpusType::Opera,
            extra: Resources { ducats: 3, ..Resources::default() },
        }),
        neutral: true,
        ..Effect::default()
    };
    assert_eq!(
        effects::effect(EN, &effect),
        "2 VP for each Opus you have (Chamber Music), perform an Opus (Opera) and also get 3 ducats, \
         the neutral marker and 2 × Travel"
    );
}

#[test]
fn repeating_rewards_and_favours_have_texts() {
    let repeat = |repeat| effects::repeat(EN, &repeat);
    assert_eq!(repeat(Repeat::Track(Kind::Journey)), "1 Journey step at the end of every round");
    assert_eq!(
        repeat(Repeat::Opus { kind: OpusType::Symphony, vp: 2 }),
        "2 VP whenever you commission, perform or sell an Opus (Symphony)"
    );
    assert_eq!(repeat(Repeat::Action(Icon::Travel)), "Travel once more each time you use this action");
    let favour = |items: [Item; 2]| effects::favour(EN, &Favour { items: items.into(), vp: 7 });
    assert_eq!(
        favour([Item::Period(Round::at(0)), Item::Period(Round::at(3))]),
        "7 VP if you have an Opus of each period: I and IV"
    );
    assert_eq!(
        favour([Instrument::Voice, Instrument::Organ].map(Item::Instrument)),
        "7 VP if you have a marker on each instrument: Voice and Organ"
    );
    assert_eq!(
        favour([Movement::Kyrie, Movement::Sanctus].map(Item::Movement)),
        "7 VP if you have a marker in each movement: Kyrie and Sanctus"
    );
}

#[test]
fn every_rule_has_its_sentence_and_every_ruling_its_question() {
    for &rule in Rule::ALL {
        assert_ne!(catalogue::rule(EN, rule), rule.id());
        assert_eq!(catalogue::ruling(EN, rule).is_some(), rule.section() == "INT", "{rule}");
    }
    let (question, why) = catalogue::ruling(EN, Rule::Int30).unwrap();
    assert_eq!(
        (question.as_str(), why.as_str()),
        ("Do two Offertorium tiles for the same type both count?", "Each tile scores every time.")
    );
}
