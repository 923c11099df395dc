//! The log: every fact has a text or is known to be internal.

use crate::table::{opus, sound, words};
use vocab::{
    BonusId, ByKind, Card, CityId, Composer, CourtId, Event, Exchange, Face, Fact, Gain, InstrumentSpace,
    Kind, Level, Line, MapTile, MemoryId, Movement, OpusId, Part, Piece, Pile, Place, Prompt, Round, Seat,
    Slot, SoloistId, Source, Space, TileId,
};

const ANNA: Seat = Seat::at(0);
const BEN: Seat = Seat::at(1);

fn line(event: impl Into<Event<Face>>) -> Option<String> {
    words().event(&event.into())
}

#[track_caller]
fn says(event: impl Into<Event<Face>>, expected: &str) {
    assert_eq!(line(event).as_deref(), Some(expected));
}

fn gained(gain: Gain, n: u8, source: Source) -> Fact {
    Fact::Gained { seat: ANNA, gain, n, source }
}

fn paid(ducats: u8, tracks: [u8; 3], counters: [u8; 3], finance: u8) -> Fact {
    Fact::Paid { seat: BEN, ducats, tracks: ByKind(tracks), counters: ByKind(counters), finance }
}

/// Each fact that has a line in the log.
fn news() -> Vec<Fact> {
    let (card, place, part) = (MemoryId::new(0), Place::at(1), Part::new(Movement::Sequentia, 3));
    let (tile, city, court) = (TileId::new(0), CityId::new(0), CourtId::new(0));
    let (space, instrument) = (Space::at(6), InstrumentSpace::at(0));
    let (seat, line, movement) = (ANNA, Line::Upper, Movement::Sequentia);
    let (round, bonus, opus) = (Round::at(0), BonusId::new(0), OpusId::new(1));
    vec![
        Fact::Began { players: 2, level: None, first: seat },
        Fact::Began { players: 2, level: Some(Level::Easy), first: seat },
        Fact::ComposerCame { line, composer: Composer::Stadler },
        Fact::Covered { part },
        Fact::TileLaid { place, tile: MapTile::Court(court) },
        Fact::TileLaid { place, tile: MapTile::City(city) },
        Fact::RoundBegan { round, bonus },
        Fact::RowFilled { space, card: Card::Memory(card) },
        Fact::TurnBegan { seat, slot: Slot::at(0) },
        Fact::Laid { seat, slot: Slot::at(0), experience: card, story: MemoryId::new(1) },
        Fact::CardUsed { seat },
        Fact::DucatsTaken { seat },
        Fact::Declined { seat },
        Fact::Exchanged { seat, exchange: Exchange::Buy(Kind::Talent) },
        Fact::Exchanged { seat, exchange: Exchange::Return(Kind::Journey) },
        paid(1, [2, 0, 1], [0, 1, 0], 2),
        gained(Gain::Ducats, 2, Source::Start),
        Fact::Documented { seat, space, card: MemoryId::new(9), replaced: card },
        Fact::Commissioned { seat, space: Some(space), opus },
        Fact::Commissioned { seat, space: None, opus: OpusId::STARTING },
        Fact::Performed { seat, opus },
        Fact::Sold { seat, opus },
        Fact::Travelled { seat, to: place },
        Fact::CourtTaken { seat, place, court },
        Fact::CityLeft { place, city },
        Fact::MarkerPlaced { seat, part, line, space: Some(instrument) },
        Fact::MarkerPlaced { seat: BEN, part, line: Line::Lower, space: None },
        Fact::NeutralPlaced { seat, part, line },
        Fact::NeutralLost { seat },
        Fact::TileTaken { seat, line, movement, tile, space: instrument },
        Fact::SoloistTurned { card: SoloistId::new(1) },
        Fact::RowTaken { seat: BEN, space, card: Card::Opus(opus) },
        Fact::TracksEmptied { seat },
        Fact::BoardCleared { seat },
        Fact::SoloistGathered,
        Fact::Gilded,
        Fact::CitiesGathered,
        Fact::Swept { space, card: Card::Opus(opus) },
        Fact::PeriodClosed { round },
        Fact::FirstPlayer { seat },
        Fact::Ended,
    ]
}

/// One source of each kind.
fn sources() -> Vec<Source> {
    let (card, opus, tile) = (MemoryId::new(3), OpusId::new(2), TileId::new(4));
    vec![
        Source::Start,
        Source::Memory(card),
        Source::Instead,
        Source::Row(Space::at(6)),
        Source::Opus(opus),
        Source::Performance(opus),
        Source::Sale(opus),
        Source::Offertorium(tile),
        Source::Instrument(InstrumentSpace::at(2)),
        Source::Tile(tile),
        Source::City(CityId::new(0)),
        Source::Court(CourtId::new(0)),
        Source::Story(card),
        Source::Sequentia(tile),
        Source::Finance,
        Source::Bonus(BonusId::new(0)),
        Source::FullTrack(Kind::Talent),
        Source::FullFinance,
        Source::Choice,
        Source::Marker(Movement::AgnusDei),
        Source::Favour(CourtId::new(0)),
        Source::Requiem(Movement::Kyrie),
        Source::PointsLeft,
        Source::MoneyLeft,
    ]
}

#[test]
fn every_fact_that_players_notice_has_a_text() {
    let lines: Vec<String> = news().into_iter().filter_map(line).collect();
    assert_eq!(lines.len(), news().len());
    for (at, line) in lines.iter().enumerate() {
        sound(line);
        assert!(!lines[..at].contains(line), "{line} is said of two facts");
    }
}

#[test]
fn every_source_has_its_own_words() {
    let lines: Vec<String> = sources().into_iter().map(|source| words().source(source)).collect();
    for (at, line) in lines.iter().enumerate() {
        sound(line);
        assert!(!lines[..at].contains(line), "{line} is said of two sources");
    }
}

#[test]
fn internal_events_have_no_line_in_the_log() {
    let silent = [
        Fact::Asked { prompt: Prompt::Lay },
        Fact::Settled,
        Fact::Spent { icon: None },
        Fact::TileWoke { seat: ANNA, space: InstrumentSpace::at(0) },
        Fact::TurnEnded { seat: ANNA },
        Fact::MaintenanceReached { seat: ANNA, step: 1 },
    ];
    for fact in silent {
        assert_eq!(line(fact), None);
    }
    assert_eq!(line(Event::Stacked { pile: Pile::Box, piece: Face::Down }), None);
}

#[test]
fn a_drawn_card_is_named_to_those_who_see_it() {
    let card = Piece::Memory(MemoryId::new(2));
    says(Event::Drew { seat: ANNA, card: Face::Down }, "Anna draws a card");
    says(Event::Drew { seat: ANNA, card: Face::Up(card) }, "Anna draws A Carriage at Dawn");
}

#[test]
fn a_turn_has_its_lines_in_the_log() {
    let (experience, story) = (MemoryId::new(2), MemoryId::new(0));
    says(Fact::TurnBegan { seat: ANNA, slot: Slot::at(1) }, "Turn 2 of 4: Anna");
    says(
        Fact::Laid { seat: ANNA, slot: Slot::at(1), experience, story },
        "Anna plays A Carriage at Dawn in Experiences and A Letter from Salzburg in Story",
    );
    says(Fact::DucatsTaken { seat: ANNA }, "Anna takes ducats instead of the card");
    says(paid(2, [1, 0, 0], [0, 0, 0], 0), "Ben pays 2 ducats and 1 Talent from the track");
    says(
        paid(1, [0, 2, 0], [0, 1, 0], 1),
        "Ben pays 1 ducat, 2 Journey from the track, 1 Journey counter and 1 Finance step",
    );
    let idomeneo = opus("idomeneo");
    says(
        Fact::Commissioned { seat: BEN, space: Some(Space::at(2)), opus: idomeneo },
        "Ben commissions Idomeneo, re di Creta",
    );
    says(
        gained(Gain::Ducats, 1, Source::Performance(idomeneo)),
        "Anna: +1 ducat (performance of Idomeneo, re di Creta)",
    );
    says(gained(Gain::Ducats, 2, Source::FullTrack(Kind::Talent)), "Anna: +2 ducats (Talent track full)");
    says(
        gained(Gain::Counter(Kind::Journey), 2, Source::Instrument(InstrumentSpace::at(4))),
        "Anna: +2 Journey counters (instrument space 5, Voice)",
    );
    says(
        Fact::Exchanged { seat: BEN, exchange: Exchange::Buy(Kind::Talent) },
        "Ben buys 1 Talent counter for 3 ducats",
    );
    says(
        Fact::Exchanged { seat: BEN, exchange: Exchange::Return(Kind::Talent) },
        "Ben returns 1 Talent counter for 1 ducat",
    );
}

#[test]
fn map_and_requiem_have_their_lines_in_the_log() {
    let (tile, space) = (TileId::new(0), InstrumentSpace::at(2));
    says(Fact::Travelled { seat: ANNA, to: Place::at(1) }, "Anna travels to Vienna");
    says(
        Fact::CourtTaken { seat: ANNA, place: Place::at(1), court: CourtId::new(0) },
        "Anna takes the Royal Court tile Stage and Altar in Vienna",
    );
    let part = Part::new(Movement::Sequentia, 3);
    says(
        Fact::MarkerPlaced { seat: ANNA, part, line: Line::Lower, space: Some(space) },
        "Anna commissions Strings II in Sequentia from Süßmayr",
    );
    says(
        Fact::TileTaken { seat: ANNA, line: Line::Upper, movement: Movement::Kyrie, tile, space },
        "Anna takes the Composer tile A Pass for the Coach (Eybler, Kyrie)",
    );
    let part = Part::new(Movement::Sanctus, 2);
    says(
        Fact::MarkerPlaced { seat: BEN, part, line: Line::Lower, space: None },
        "Ben takes Strings in Sanctus, sixteenth notes",
    );
}

#[test]
fn rounds_and_scores_have_their_lines_in_the_log() {
    says(
        Fact::RoundBegan { round: Round::at(0), bonus: BonusId::new(0) },
        "Round 1, period I (1763–1772). Period Bonus: Notes of the Grand Tour \
         (2 ducats for each Document Memories in Experiences)",
    );
    says(
        Fact::SoloistTurned { card: SoloistId::new(1) },
        "Ben reveals Soloist card 2: Travel (row: rightmost; map: descending, 1 Royal Court; \
         Requiem: Sequentia from the bottom)",
    );
    says(gained(Gain::Vp, 8, Source::Favour(CourtId::new(0))), "Anna: +8 VP (royal favour Stage and Altar)");
    says(gained(Gain::Vp, 1, Source::Requiem(Movement::AgnusDei)), "Anna: +1 VP (Requiem, Agnus Dei)");
    says(Fact::Ended, "The game is over");
}
