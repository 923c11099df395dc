//! Every refusal says why, with its numbers.

use crate::table::{opus, sound, words};
use vocab::{
    ByKind, Icon, Illegal, Instrument, InstrumentSpace, Kind, Line, MemoryId, Mode, Movement, OpusId,
    OpusType, Part, Place, Prompt, Seat, Short, Space,
};

#[track_caller]
fn says(illegal: Illegal, expected: &str) {
    sound(expected);
    assert_eq!(words().illegal(&illegal), expected);
}

fn short(ducats: u16, has: u16, points: [u8; 3], missing: u16) -> Illegal {
    Illegal::Short(Short { ducats, has, points: ByKind(points), missing })
}

#[test]
fn what_is_missing_is_counted_and_priced() {
    says(short(0, 1, [1, 0, 0], 2), "Missing 1 Talent: you can buy it for 3 ducats, but you have only 1.");
    says(
        short(0, 1, [1, 0, 1], 4),
        "Missing 1 Talent and 1 Composition: you can buy them for 6 ducats, \
         but you have only 1 and spare counters worth 1.",
    );
    says(
        short(2, 4, [0, 1, 0], 1),
        "Missing 1 Journey: you can buy it for 3 ducats, but you must also pay 2 ducats, and you have only 4.",
    );
    says(short(5, 4, [0, 0, 0], 1), "Missing 1 ducat: this costs 5, but you have only 4.");
    says(
        short(5, 2, [0, 0, 0], 2),
        "Missing 2 ducats: this costs 5, but you have only 2 and spare counters worth 1.",
    );
}

#[test]
fn costs_say_their_figures() {
    says(
        Illegal::FinanceTooLow { steps: 1, has: 0 },
        "This costs 1 step down the Finance Track, but you can step down only 0.",
    );
    says(
        Illegal::FinanceTooLow { steps: 2, has: 1 },
        "This costs 2 steps down the Finance Track, but you can step down only 1.",
    );
    says(
        Illegal::WrongPoints { kind: Kind::Talent, cost: 2, offered: 1 },
        "This costs 2 Talent, but you are paying 1.",
    );
    says(
        Illegal::TrackTooLow { kind: Kind::Journey, has: 1, offered: 3 },
        "You are paying 3 from the Journey track, but you have 1 there.",
    );
    says(
        Illegal::TooFewCounters { kind: Kind::Composition, has: 0, needed: 1 },
        "This costs 1 Composition counter, but you have 0.",
    );
    says(Illegal::TooFewDucats { has: 2, needed: 3 }, "This costs 3 ducats, but you have 2.");
    says(Illegal::NothingToReturn(Kind::Talent), "You have no Talent counter to return.");
}

#[test]
fn cards_are_named() {
    let card = MemoryId::new(2);
    says(Illegal::NotInHand(card), "A Carriage at Dawn is not in your hand.");
    says(
        Illegal::SameCard(card),
        "You can’t play A Carriage at Dawn in both places. Choose two different cards.",
    );
    says(Illegal::EmptySpace(Space::at(0)), "Space 1 of the row is empty.");
    says(Illegal::NotAMemory(Space::at(2)), "Space 3 holds an Opus. To document, choose a Memory card.");
    says(Illegal::NotAnOpus(Space::at(4)), "Space 5 holds a Memory card. To commission, choose an Opus.");
    says(Illegal::NotYourOpus(OpusId::STARTING), "Maria Anna Mozart is not one of your Opus cards.");
    says(
        Illegal::Turned(OpusId::STARTING),
        "You have already performed Maria Anna Mozart this round. It is ready again next round.",
    );
    says(
        Illegal::WrongType { opus: opus("idomeneo"), wanted: OpusType::Symphony },
        "This City needs an Opus of the type Symphony. Idomeneo, re di Creta is of another type.",
    );
    says(Illegal::WrongMode { wanted: Mode::Perform }, "This City lets you perform an Opus, not sell one.");
    says(Illegal::WrongMode { wanted: Mode::Sell }, "This City lets you sell an Opus, not perform one.");
}

#[test]
fn places_and_parts_are_named() {
    let part = Part::new(Movement::Sanctus, 2);
    says(Illegal::NoTile(Place::at(6)), "There is no tile in Paris. Choose a location with a tile.");
    says(Illegal::NoSuchPart(Part::new(Movement::Kyrie, 7)), "Kyrie has no part 8.");
    says(
        Illegal::Covered(part),
        "Strings in Sanctus: covered by a Constanze counter, so nobody can commission it.",
    );
    says(Illegal::Written { part, by: Some(Seat::at(1)) }, "Strings in Sanctus: already taken by Ben.");
    says(Illegal::Written { part, by: None }, "Strings in Sanctus: already taken by a neutral marker.");
    says(
        Illegal::NoMarker { space: InstrumentSpace::at(6), others: 1 },
        "You have already used the marker of instrument space 7 (Organ). Choose another one.",
    );
    says(
        Illegal::NoMarker { space: InstrumentSpace::at(6), others: 0 },
        "You have no marker left for this instrument (Organ).",
    );
    says(
        Illegal::WrongInstrument { part: Instrument::Strings, marker: Instrument::Voice },
        "The part and the marker must be of the same instrument. The part is for Strings, the marker for Voice.",
    );
    says(Illegal::NoComposer(Line::Lower), "There is no composer on the lower line (sixteenth notes).");
    says(
        Illegal::StackEmpty { line: Line::Upper, movement: Movement::AgnusDei },
        "Eybler has no tiles left for Agnus Dei. You can’t commission a part from him there.",
    );
    says(
        Illegal::OtherMovement { wanted: Movement::Kyrie },
        "The neutral marker must go in the same movement as the horns marker: Kyrie.",
    );
}

#[test]
fn refusals_name_what_must_be_done_first() {
    says(Illegal::Over, "The game is over.");
    says(Illegal::NotYourTurn { to_act: Seat::at(1) }, "It is not your turn: Ben is deciding.");
    says(Illegal::NotAsked(Prompt::UseOrTake), "Not yet. Use the card, or take ducats instead.");
    says(Illegal::NoIcon(Icon::Travel), "You have no Travel action left now.");
    says(Illegal::NoExchangeNow, "You can exchange only on your turn, not during Maintenance.");
}
