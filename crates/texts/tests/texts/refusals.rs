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
    says(short(0, 1, [1, 0, 0], 2), "1 Talent short: 3 ducats would buy it, and you have 1.");
    says(
        short(0, 1, [1, 0, 1], 4),
        "1 Talent and 1 Composition short: 6 ducats would buy them, \
         and you have 1 and spare counters worth 1.",
    );
    says(
        short(2, 4, [0, 1, 0], 1),
        "1 Journey short: 3 ducats would buy it, but 2 ducats must be paid as well, and you have 4.",
    );
    says(short(5, 4, [0, 0, 0], 1), "1 ducat short: this costs 5, and you have 4.");
    says(
        short(5, 2, [0, 0, 0], 2),
        "2 ducats short: this costs 5, and you have 2 and spare counters worth 1.",
    );
}

#[test]
fn costs_say_their_figures() {
    says(
        Illegal::FinanceTooLow { steps: 1, has: 0 },
        "This costs 1 step down the Finance Track, and you have 0.",
    );
    says(
        Illegal::FinanceTooLow { steps: 2, has: 1 },
        "This costs 2 steps down the Finance Track, and you have 1.",
    );
    says(
        Illegal::WrongPoints { kind: Kind::Talent, cost: 2, offered: 1 },
        "This costs 2 Talent; the payment offers 1.",
    );
    says(
        Illegal::TrackTooLow { kind: Kind::Journey, has: 1, offered: 3 },
        "The payment takes 3 from the Journey track, and you have 1 there.",
    );
    says(
        Illegal::TooFewCounters { kind: Kind::Composition, has: 0, needed: 1 },
        "This takes 1 Composition counter, and you have 0.",
    );
    says(Illegal::TooFewDucats { has: 2, needed: 3 }, "This takes 3 ducats, and you have 2.");
    says(Illegal::NothingToReturn(Kind::Talent), "You have no Talent counter to return.");
}

#[test]
fn cards_are_named() {
    let card = MemoryId::new(2);
    says(Illegal::NotInHand(card), "A Carriage at Dawn is not in your hand.");
    says(
        Illegal::SameCard(card),
        "A Carriage at Dawn cannot lie in both places: choose two different cards.",
    );
    says(Illegal::EmptySpace(Space::at(0)), "Space 1 of the row is empty.");
    says(Illegal::NotAMemory(Space::at(2)), "An Opus lies on space 3; to document, choose a Memory card.");
    says(Illegal::NotAnOpus(Space::at(4)), "A Memory card lies on space 5; to commission, choose an Opus.");
    says(Illegal::NotYourOpus(OpusId::STARTING), "Maria Anna Mozart is not in front of you.");
    says(
        Illegal::Turned(OpusId::STARTING),
        "Maria Anna Mozart has been performed this round; it is ready again after Maintenance.",
    );
    says(
        Illegal::WrongType { opus: opus("idomeneo"), wanted: OpusType::Symphony },
        "This City asks for an Opus of the type Symphony; Idomeneo, re di Creta is of another type.",
    );
    says(Illegal::WrongMode { wanted: Mode::Perform }, "This City asks for a performance, not for a sale.");
    says(Illegal::WrongMode { wanted: Mode::Sell }, "This City asks for a sale, not for a performance.");
}

#[test]
fn places_and_parts_are_named() {
    let part = Part::new(Movement::Sanctus, 2);
    says(Illegal::NoTile(Place::at(6)), "No tile lies in Paris; choose a location with a tile.");
    says(Illegal::NoSuchPart(Part::new(Movement::Kyrie, 7)), "Kyrie has no part 8.");
    says(
        Illegal::Covered(part),
        "Strings in Sanctus: a Constanze counter covers it, so it can never be written.",
    );
    says(Illegal::Written { part, by: Some(Seat::at(1)) }, "Strings in Sanctus: already written by Ben.");
    says(Illegal::Written { part, by: None }, "Strings in Sanctus: already written, with a neutral marker.");
    says(
        Illegal::NoMarker { space: InstrumentSpace::at(6), others: 1 },
        "The marker of instrument space 7 (Organ) is gone; choose one that is still there.",
    );
    says(
        Illegal::NoMarker { space: InstrumentSpace::at(6), others: 0 },
        "You have no marker for this instrument left (Organ).",
    );
    says(
        Illegal::WrongInstrument { part: Instrument::Strings, marker: Instrument::Voice },
        "The part and the marker must be of one instrument; the part is for Strings, the marker for Voice.",
    );
    says(Illegal::NoComposer(Line::Lower), "No composer is on the lower line (sixteenth notes).");
    says(
        Illegal::StackEmpty { line: Line::Upper, movement: Movement::AgnusDei },
        "No tile is left for Agnus Dei: Eybler cannot be hired there.",
    );
    says(
        Illegal::OtherMovement { wanted: Movement::Kyrie },
        "The neutral marker has to stay in the movement of the horns, Kyrie.",
    );
}

#[test]
fn refusals_name_what_must_be_done_first() {
    says(Illegal::Over, "The game is over.");
    says(Illegal::NotYourTurn { to_act: Seat::at(1) }, "It is not your turn to decide: Ben decides now.");
    says(
        Illegal::NotAsked(Prompt::UseOrTake),
        "Something else comes first. Use the card, or take ducats instead.",
    );
    says(Illegal::NoIcon(Icon::Travel), "Travel: no such action is left to carry out now.");
    says(Illegal::NoExchangeNow, "You can exchange only in your own turn, not in Maintenance.");
}
