//! Parses the `data-tip` attribute.

use vocab::{
    BonusId, CityId, CourtId, Icon, Instrument, InstrumentSpace, Kind, Line, Member, MemoryId, Movement,
    OpusId, OpusType, Part, Place, ScoreLine, SoloistId, TileId,
};

/// What a tooltip explains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A Memory card.
    Memory(MemoryId),
    /// An Opus card.
    Opus(OpusId),
    /// A Composer tile.
    Tile(TileId),
    /// A City tile.
    City(CityId),
    /// A Royal Court tile.
    Court(CourtId),
    /// A place on the map with its tile.
    Place(Place),
    /// A Period Bonus tile.
    Bonus(BonusId),
    /// A kind of Story Points.
    Kind(Kind),
    /// Any kind of Story Points.
    Wild,
    /// An action.
    Action(Icon),
    /// A type of Opus.
    Type(OpusType),
    /// An instrument space of the board that is shown.
    Space(InstrumentSpace),
    /// An instrument.
    Instrument(Instrument),
    /// A part of the Requiem.
    Part(Part),
    /// A movement of the Requiem.
    Movement(Movement),
    /// A stack of Composer tiles.
    Stack(Line, Movement),
    /// A composer in this game.
    Composer(Line),
    /// A Soloist card.
    Soloist(SoloistId),
    /// A group of lines of the score sheet.
    Score(&'static str),
    /// A line of the score sheet.
    Line(ScoreLine),
    /// Something that needs no further id.
    Thing(Thing),
}

/// Subjects that have only one explanation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// Constanze counters.
    Constanze,
    /// The Finance Track.
    Finance,
    /// Victory points.
    Vp,
    /// Money.
    Ducats,
    /// Buying and returning counters.
    Exchange,
    /// The period, which is the round.
    Period,
    /// The cards left in the period's deck.
    Deck,
    /// Experiences and Story.
    Slots,
    /// The hand.
    Hand,
    /// The Opus cards of a player.
    Opera,
    /// The instrument spaces.
    Instruments,
    /// The first player.
    First,
    /// The summary of a player.
    Player,
    /// The projected score.
    Projected,
    /// Mozart's coach.
    Coach,
}

impl Key {
    /// Parses a key; none if the text is not one.
    pub fn read(text: &str) -> Option<Key> {
        let (word, rest) = text.split_once(':').unwrap_or((text, ""));
        if rest.is_empty() {
            return thing(word).map(Key::Thing);
        }
        Some(match word {
            "memory" => Key::Memory(MemoryId::new(number(rest)?)),
            "opus" => Key::Opus(OpusId::new(number(rest)?)),
            "tile" => Key::Tile(TileId::new(number(rest)?)),
            "city" => Key::City(CityId::new(number(rest)?)),
            "court" => Key::Court(CourtId::new(number(rest)?)),
            "bonus" => Key::Bonus(BonusId::new(number(rest)?)),
            "soloist" => Key::Soloist(SoloistId::new(number(rest)?)),
            "place" => Key::Place(Place::new(number(rest)?.checked_add(1)?)?),
            "part" => Key::Part(part(number(rest)?)?),
            "instrument" => return instrument(rest),
            "kind" if rest == "wild" => Key::Wild,
            "kind" => Key::Kind(Kind::from_code(rest)?),
            "icon" => Key::Action(action(rest)?),
            "type" => Key::Type(OpusType::from_code(rest)?),
            "movement" => Key::Movement(Movement::from_code(rest)?),
            "composer" => Key::Composer(Line::from_code(rest)?),
            "stack" => stack(rest)?,
            "score" => Key::Score(crate::score_groups::GROUPS.iter().find(|(code, _)| *code == rest)?.0),
            "line" => Key::Line(ScoreLine::from_code(rest)?),
            _ => return None,
        })
    }
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok()
}

fn part(bit: u8) -> Option<Part> {
    (usize::from(bit) < Part::COUNT).then(|| Part::from_bit(bit))
}

/// An instrument space by its index, or an instrument by its code.
fn instrument(text: &str) -> Option<Key> {
    match Instrument::from_code(text) {
        Some(instrument) => Some(Key::Instrument(instrument)),
        None => InstrumentSpace::new(number(text)?.checked_add(1)?).map(Key::Space),
    }
}

/// An action by its code, or by the name of its icon.
fn action(code: &str) -> Option<Icon> {
    match code {
        "performsell" | "perform" | "sell" => Some(Icon::PerformOrSell),
        code => Icon::from_code(code),
    }
}

fn stack(text: &str) -> Option<Key> {
    let (line, movement) = text.split_once(':')?;
    Some(Key::Stack(Line::from_code(line)?, Movement::from_code(movement)?))
}

fn thing(word: &str) -> Option<Thing> {
    Some(match word {
        "constanze" => Thing::Constanze,
        "finance" => Thing::Finance,
        "vp" => Thing::Vp,
        "ducats" => Thing::Ducats,
        "exchange" => Thing::Exchange,
        "period" => Thing::Period,
        "deck" => Thing::Deck,
        "slots" => Thing::Slots,
        "hand" => Thing::Hand,
        "opera" => Thing::Opera,
        "instruments" => Thing::Instruments,
        "first" => Thing::First,
        "player" => Thing::Player,
        "projected" => Thing::Projected,
        "coach" => Thing::Coach,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn components_are_parsed_from_their_index() {
        assert_eq!(Key::read("memory:12"), Some(Key::Memory(MemoryId::new(12))));
        assert_eq!(Key::read("place:10"), Some(Key::Place(Place::at(10))));
        assert_eq!(Key::read("instrument:6"), Some(Key::Space(InstrumentSpace::at(6))));
        assert_eq!(Key::read("part:39"), Some(Key::Part(Part::new(Movement::AgnusDei, 7))));
    }

    #[test]
    fn an_index_out_of_range_is_no_key() {
        for text in ["place:11", "instrument:7", "part:40", "memory:256", "memory:-1", "memory:x", "memory:"]
        {
            assert_eq!(Key::read(text), None, "{text}");
        }
    }

    #[test]
    fn enums_are_parsed_from_their_code() {
        assert_eq!(Key::read("kind:journey"), Some(Key::Kind(Kind::Journey)));
        assert_eq!(Key::read("kind:wild"), Some(Key::Wild));
        assert_eq!(Key::read("icon:perform_or_sell"), Some(Key::Action(Icon::PerformOrSell)));
        assert_eq!(Key::read("icon:sell"), Some(Key::Action(Icon::PerformOrSell)));
        assert_eq!(Key::read("instrument:organ"), Some(Key::Instrument(Instrument::Organ)));
        assert_eq!(Key::read("composer:lower"), Some(Key::Composer(Line::Lower)));
        assert_eq!(Key::read("stack:upper:agnus-dei"), Some(Key::Stack(Line::Upper, Movement::AgnusDei)));
        assert_eq!(Key::read("score:favours"), Some(Key::Score("favours")));
        assert_eq!(Key::read("line:requiem"), Some(Key::Line(ScoreLine::Requiem)));
    }

    #[test]
    fn single_subjects_are_parsed_from_their_word() {
        assert_eq!(Key::read("exchange"), Some(Key::Thing(Thing::Exchange)));
        assert_eq!(Key::read("coach"), Some(Key::Thing(Thing::Coach)));
        assert_eq!(Key::read("nonsense"), None);
        assert_eq!(Key::read("stack:upper"), None);
        assert_eq!(Key::read(""), None);
    }
}
