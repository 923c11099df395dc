//! Every prompt and every action has a text.

use crate::table::{opus, sound, words};
use edition::Edition;
use texts::{Lang, Words, names};
use vocab::{
    Action, ByKind, CityId, Exchange, Icon, Icons, InstrumentSpace, Kind, Line, MemoryId, Mode, Movement,
    Part, Payment, Place, Pool, Prompt, Seat, Space,
};

const EMPTY: Payment = Payment::THRIFTIEST;

#[track_caller]
fn asks(prompt: Prompt, expected: &str) {
    sound(expected);
    assert_eq!(words().prompt(&prompt), expected);
}

#[track_caller]
fn says(action: Action, expected: &str) {
    sound(expected);
    assert_eq!(words().action(&action), expected);
}

fn icons(icons: &[Icon]) -> Icons {
    icons.iter().copied().collect()
}

#[test]
fn every_prompt_is_a_sentence() {
    asks(Prompt::Lay, "Play two cards: one in Experiences, one in Story.");
    asks(Prompt::UseOrTake, "Use the card, or take ducats instead.");
    asks(
        Prompt::Card(icons(&[Icon::Travel, Icon::Document, Icon::Travel])),
        "Use an action of your card (Document Memories and 2 × Travel), or end your turn.",
    );
    asks(Prompt::Card(icons(&[])), "You have no actions left: end your turn.");
    asks(Prompt::Gained(icons(&[Icon::Requiem])), "You gained Requiem. Use it now, or skip it.");
    asks(Prompt::Extra { icon: Icon::Travel, times: 1 }, "You may use Travel once more, or skip it.");
    asks(Prompt::Extra { icon: Icon::Travel, times: 2 }, "You may use Travel 2 more times, or skip it.");
    asks(Prompt::Kinds { pool: Pool::Track, left: 1 }, "Choose a track to advance by 1 step.");
    asks(Prompt::Kinds { pool: Pool::Track, left: 2 }, "Choose a track to advance by 1 step (2 steps left).");
    asks(Prompt::Kinds { pool: Pool::Counter, left: 1 }, "Choose the kind of your new counter.");
    asks(Prompt::Kinds { pool: Pool::Counter, left: 3 }, "Choose the kind of your next counter (3 left).");
    asks(Prompt::Neutral(Movement::Kyrie), "Place the neutral marker on another part of Kyrie.");
    asks(Prompt::Wake(InstrumentSpace::at(2)), "The Composer tile on instrument space 3 now takes effect.");
    asks(Prompt::Maintenance { seat: Seat::at(1), step: 3 }, "Maintenance continues with step 3: Ben.");
}

#[test]
fn a_city_says_what_it_allows_on_each_face() {
    let sells = |city: &edition::City| city.plain.at_city.is_some_and(|at| at.mode == Mode::Sell);
    let at = Edition::vienna().cities.iter().position(sells).unwrap() as u8;
    let prompt = |gilded| Prompt::AtCity { mode: Mode::Sell, city: CityId::new(at), gilded };
    let plain = words().prompt(&prompt(false));
    sound(&plain);
    assert!(plain.contains("sell an Opus (Religious Music) and also get 2 Finance steps."), "{plain}");
    let gilded = words().prompt(&prompt(true));
    assert!(gilded.contains("and also get 2 VP and 2 Finance steps."), "{gilded}");
}

#[test]
fn every_action_has_a_text() {
    let (idomeneo, part) = (opus("idomeneo"), Part::new(Movement::Sanctus, 2));
    says(
        Action::Lay { experience: MemoryId::new(2), story: MemoryId::new(0) },
        "play A Carriage at Dawn in Experiences and A Letter from Salzburg in Story",
    );
    says(Action::UseCard, "use the card");
    says(Action::TakeDucats, "take ducats instead of the card");
    says(
        Action::Document { space: Space::at(4), pay: EMPTY },
        "document Young Goethe in the Hall from space 5",
    );
    says(Action::Document { space: Space::at(0), pay: EMPTY }, "document the Memory card on space 1");
    says(
        Action::Commission { space: Space::at(2), pay: EMPTY },
        "commission Idomeneo, re di Creta from space 3",
    );
    says(Action::Commission { space: Space::at(0), pay: EMPTY }, "commission the Opus on space 1");
    says(Action::Perform { opus: idomeneo, pay: EMPTY }, "perform Idomeneo, re di Creta");
    says(Action::Sell { opus: idomeneo, pay: EMPTY }, "sell Idomeneo, re di Creta");
    says(Action::Travel { to: Place::at(1), pay: EMPTY }, "travel to Vienna");
    says(
        Action::Requiem { part, composer: Line::Upper, marker: InstrumentSpace::at(3), pay: EMPTY },
        "commission Strings in Sanctus from Eybler, using the marker from instrument space 4 (2 VP)",
    );
    says(
        Action::PlaceNeutral { part, composer: Line::Lower },
        "place the neutral marker on Strings in Sanctus for Süßmayr",
    );
    says(Action::ChooseKind { kind: Kind::Journey }, "choose Journey");
    says(Action::Exchange { exchange: Exchange::Buy(Kind::Journey) }, "buy 1 Journey counter for 3 ducats");
    says(
        Action::Exchange { exchange: Exchange::Return(Kind::Journey) },
        "return 1 Journey counter for 1 ducat",
    );
    says(Action::Decline, "skip");
    says(Action::EndTurn, "end the turn");
}

#[test]
fn a_payment_is_said_where_the_player_chose_it() {
    let to = Place::at(1);
    let pay = Payment { tracks: ByKind([0, 2, 0]), ..EMPTY };
    says(Action::Travel { to, pay }, "travel to Vienna, paying 2 Journey from the track");
    let pay = Payment {
        tracks: ByKind([0, 1, 0]),
        counters: ByKind([0, 1, 0]),
        bought: ByKind([0, 1, 0]),
        returned: ByKind([2, 0, 0]),
    };
    says(
        Action::Travel { to, pay },
        "travel to Vienna, paying 1 Journey from the track and 1 Journey counter, \
         after returning 2 Talent counters, after buying 1 Journey counter",
    );
}

#[test]
fn a_composer_who_is_not_known_is_called_by_the_line() {
    let players = |seat| names::player(Lang::En, seat);
    let words = Words::new(Lang::En, Edition::vienna(), &players);
    assert_eq!(words.composer(Line::Lower), "the lower-line composer");
    assert_eq!(words.player(Seat::at(3)), "Player 4");
    assert_eq!(words.part(Part::new(Movement::Kyrie, 6)), "part 7 of Kyrie");
}
