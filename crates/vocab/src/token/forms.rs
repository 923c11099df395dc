//! The tokens of all types of the vocabulary.

use super::*;
use crate::{Composer, Level, Line};

/// Declares tokens of types with fixed words.
macro_rules! coded {
    ($($Name:ident: $codes:expr),+ $(,)?) => {$(
        impl Token for $Name {
            fn write(&self, _: &dyn Names, out: &mut String) {
                out.push_str(self.code());
            }
            fn read(token: &str, _: &dyn Names) -> Result<Self, Expected> {
                $Name::from_code(token).ok_or(Expected::OneOf($codes))
            }
        }
    )+};
}
coded! {
    Kind: &["talent", "journey", "composition"],
    Icon: &["document", "commission", "perform_or_sell", "travel", "requiem"],
    Movement: &["kyrie", "sequentia", "offertorium", "sanctus", "agnus-dei"],
    Composer: &["eybler", "stadler", "suessmayr", "freystaedtler"],
    Line: &["upper", "lower"],
    Level: &["easy", "middle", "difficult"],
    Mode: &["perform", "sell"],
}

/// Declares tokens of numbers counted from one.
macro_rules! numbered {
    ($($Name:ident),+) => {$(
        impl Token for $Name {
            fn write(&self, _: &dyn Names, out: &mut String) {
                out.push_str(&self.number().to_string());
            }
            fn read(token: &str, _: &dyn Names) -> Result<Self, Expected> {
                let number = token.parse().ok();
                number.and_then($Name::new).ok_or(Expected::Number(1, $Name::COUNT as u8))
            }
        }
    )+};
}
numbered!(Seat, Round, Space, Slot, InstrumentSpace);

/// Declares tokens of ids that an edition names.
macro_rules! named {
    ($($Name:ident: $shelf:expr),+ $(,)?) => {$(
        impl Token for $Name {
            fn write(&self, names: &dyn Names, out: &mut String) {
                out.push_str(names.name($shelf, self.index()));
            }
            fn read(token: &str, names: &dyn Names) -> Result<Self, Expected> {
                let index = names.find($shelf, token).ok_or(Expected::Member($shelf))?;
                Ok($Name::new(index as u8))
            }
        }
    )+};
}
named! {
    MemoryId: Shelf::Memories,
    OpusId: Shelf::Opera,
    TileId: Shelf::Tiles,
    CityId: Shelf::Cities,
    CourtId: Shelf::Courts,
    BonusId: Shelf::Bonuses,
    SoloistId: Shelf::Soloist,
}

impl Token for Place {
    fn write(&self, names: &dyn Names, out: &mut String) {
        out.push_str(names.name(Shelf::Places, self.index()));
    }
    fn read(token: &str, names: &dyn Names) -> Result<Self, Expected> {
        names.find(Shelf::Places, token).map(Place::at).ok_or(Expected::Member(Shelf::Places))
    }
}

impl Token for Part {
    fn write(&self, _: &dyn Names, out: &mut String) {
        out.push_str(self.movement().code());
        out.push('.');
        out.push_str(&(self.row() + 1).to_string());
    }
    fn read(token: &str, _: &dyn Names) -> Result<Self, Expected> {
        let (movement, row) = token.split_once('.').ok_or(Expected::Part)?;
        let movement = Movement::from_code(movement).ok_or(Expected::Part)?;
        match row.parse::<usize>() {
            Ok(row) if (1..=Part::ROWS).contains(&row) => Ok(Part::new(movement, row - 1)),
            _ => Err(Expected::Part),
        }
    }
}

impl Token for u8 {
    fn write(&self, _: &dyn Names, out: &mut String) {
        out.push_str(&self.to_string());
    }
    fn read(token: &str, _: &dyn Names) -> Result<Self, Expected> {
        token.parse().map_err(|_| Expected::Number(0, u8::MAX))
    }
}

impl<T: Token> Token for Option<T> {
    fn write(&self, names: &dyn Names, out: &mut String) {
        match self {
            Some(value) => value.write(names, out),
            None => out.push('-'),
        }
    }
    fn read(token: &str, names: &dyn Names) -> Result<Self, Expected> {
        if token == "-" { Ok(None) } else { T::read(token, names).map(Some) }
    }
}

/// Written as three numbers: `2/0/1`.
impl Token for ByKind<u8> {
    fn write(&self, _: &dyn Names, out: &mut String) {
        let [talent, journey, composition] = self.0;
        out.push_str(&format!("{talent}/{journey}/{composition}"));
    }
    fn read(token: &str, _: &dyn Names) -> Result<Self, Expected> {
        let mut numbers = ByKind::default();
        let mut parts = token.split('/');
        for number in &mut numbers.0 {
            *number = parts.next().and_then(|part| part.parse().ok()).ok_or(Expected::Number(0, u8::MAX))?;
        }
        if parts.next().is_some() { Err(Expected::Number(0, u8::MAX)) } else { Ok(numbers) }
    }
}

/// Writes a word, a colon and a token.
fn tagged(tag: &str, value: &dyn WriteToken, names: &dyn Names, out: &mut String) {
    out.push_str(tag);
    out.push(':');
    value.write_token(names, out);
}

/// Splits `tag:value`; without a colon the value is empty.
fn untag(token: &str) -> (&str, &str) {
    token.split_once(':').unwrap_or((token, ""))
}

impl Token for Piece {
    fn write(&self, names: &dyn Names, out: &mut String) {
        match self {
            Piece::Memory(id) => tagged("memory", id, names, out),
            Piece::Opus(id) => tagged("opus", id, names, out),
            Piece::Bonus(id) => tagged("bonus", id, names, out),
            Piece::City(id) => tagged("city", id, names, out),
            Piece::Court(id) => tagged("court", id, names, out),
            Piece::Soloist(id) => tagged("soloist", id, names, out),
        }
    }
    fn read(token: &str, names: &dyn Names) -> Result<Self, Expected> {
        let (tag, value) = untag(token);
        Ok(match tag {
            "memory" => Piece::Memory(Token::read(value, names)?),
            "opus" => Piece::Opus(Token::read(value, names)?),
            "bonus" => Piece::Bonus(Token::read(value, names)?),
            "city" => Piece::City(Token::read(value, names)?),
            "court" => Piece::Court(Token::read(value, names)?),
            "soloist" => Piece::Soloist(Token::read(value, names)?),
            _ => return Err(Expected::OneOf(&["memory:", "opus:", "bonus:", "city:", "court:", "soloist:"])),
        })
    }
}

/// Something hidden is written `?`.
impl Token for Face {
    fn write(&self, names: &dyn Names, out: &mut String) {
        match self {
            Face::Up(piece) => piece.write(names, out),
            Face::Down => out.push('?'),
        }
    }
    fn read(token: &str, names: &dyn Names) -> Result<Self, Expected> {
        if token == "?" { Ok(Face::Down) } else { Piece::read(token, names).map(Face::Up) }
    }
}

impl Token for Card {
    fn write(&self, names: &dyn Names, out: &mut String) {
        Piece::from(*self).write(names, out);
    }
    fn read(token: &str, names: &dyn Names) -> Result<Self, Expected> {
        match Piece::read(token, names) {
            Ok(Piece::Memory(id)) => Ok(Card::Memory(id)),
            Ok(Piece::Opus(id)) => Ok(Card::Opus(id)),
            Ok(_) => Err(Expected::OneOf(&["memory:", "opus:"])),
            Err(expected) => Err(expected),
        }
    }
}

impl Token for MapTile {
    fn write(&self, names: &dyn Names, out: &mut String) {
        match self {
            MapTile::Court(id) => tagged("court", id, names, out),
            MapTile::City(id) => tagged("city", id, names, out),
        }
    }
    fn read(token: &str, names: &dyn Names) -> Result<Self, Expected> {
        match Piece::read(token, names) {
            Ok(Piece::Court(id)) => Ok(MapTile::Court(id)),
            Ok(Piece::City(id)) => Ok(MapTile::City(id)),
            Ok(_) => Err(Expected::OneOf(&["court:", "city:"])),
            Err(expected) => Err(expected),
        }
    }
}

impl Token for Pile {
    fn write(&self, names: &dyn Names, out: &mut String) {
        match self {
            Pile::Period(round) => tagged("period", round, names, out),
            Pile::Bonus => out.push_str("bonus"),
            Pile::Box => out.push_str("box"),
            Pile::Cities => out.push_str("cities"),
            Pile::Courts => out.push_str("courts"),
            Pile::Deck(seat) => tagged("deck", seat, names, out),
            Pile::Soloist => out.push_str("soloist"),
        }
    }
    fn read(token: &str, names: &dyn Names) -> Result<Self, Expected> {
        let (tag, value) = untag(token);
        Ok(match tag {
            "period" => Pile::Period(Token::read(value, names)?),
            "bonus" => Pile::Bonus,
            "box" => Pile::Box,
            "cities" => Pile::Cities,
            "courts" => Pile::Courts,
            "deck" => Pile::Deck(Token::read(value, names)?),
            "soloist" => Pile::Soloist,
            _ => {
                const PILES: &[&str] = &["period:", "bonus", "box", "cities", "courts", "deck:", "soloist"];
                return Err(Expected::OneOf(PILES));
            }
        })
    }
}

impl Token for Gain {
    fn write(&self, names: &dyn Names, out: &mut String) {
        match self {
            Gain::Ducats => out.push_str("ducats"),
            Gain::Vp => out.push_str("vp"),
            Gain::Track(kind) => tagged("track", kind, names, out),
            Gain::Counter(kind) => tagged("counter", kind, names, out),
            Gain::Finance => out.push_str("finance"),
        }
    }
    fn read(token: &str, names: &dyn Names) -> Result<Self, Expected> {
        let (tag, value) = untag(token);
        Ok(match tag {
            "ducats" => Gain::Ducats,
            "vp" => Gain::Vp,
            "track" => Gain::Track(Token::read(value, names)?),
            "counter" => Gain::Counter(Token::read(value, names)?),
            "finance" => Gain::Finance,
            _ => return Err(Expected::OneOf(&["ducats", "vp", "track:", "counter:", "finance"])),
        })
    }
}

/// A source is a word, followed by a colon and what it is about if there is something.
macro_rules! sources {
    ($($Bare:ident = $bare:literal),+; $($Tagged:ident = $tag:literal),+ $(,)?) => {
        impl Token for Source {
            fn write(&self, names: &dyn Names, out: &mut String) {
                match self {
                    $(Source::$Bare => out.push_str($bare),)+
                    $(Source::$Tagged(value) => tagged($tag, value, names, out),)+
                }
            }
            fn read(token: &str, names: &dyn Names) -> Result<Self, Expected> {
                let (tag, value) = untag(token);
                Ok(match tag {
                    $($bare => Source::$Bare,)+
                    $($tag => Source::$Tagged(Token::read(value, names)?),)+
                    _ => return Err(Expected::OneOf(&[$($bare,)+ $($tag),+])),
                })
            }
        }
    };
}
sources! {
    Start = "start", Instead = "instead", Finance = "finance", FullFinance = "full-finance",
    Choice = "choice", PointsLeft = "points-left", MoneyLeft = "money-left";
    Memory = "memory", Row = "row", Opus = "opus", Performance = "performance", Sale = "sale",
    Offertorium = "offertorium", Instrument = "instrument", Tile = "tile", City = "city", Court = "court",
    Story = "story", Sequentia = "sequentia", Bonus = "bonus", FullTrack = "full-track", Marker = "marker",
    Favour = "favour", Requiem = "requiem",
}

impl Token for Exchange {
    fn write(&self, names: &dyn Names, out: &mut String) {
        match self {
            Exchange::Buy(kind) => tagged("buy", kind, names, out),
            Exchange::Return(kind) => tagged("return", kind, names, out),
        }
    }
    fn read(token: &str, names: &dyn Names) -> Result<Self, Expected> {
        let (tag, value) = untag(token);
        match tag {
            "buy" => Token::read(value, names).map(Exchange::Buy),
            "return" => Token::read(value, names).map(Exchange::Return),
            _ => Err(Expected::OneOf(&["buy:", "return:"])),
        }
    }
}

impl Token for Icons {
    fn write(&self, _: &dyn Names, out: &mut String) {
        let codes: Vec<_> = self.iter().map(Icon::code).collect();
        out.push_str(if codes.is_empty() { "-" } else { "" });
        out.push_str(&codes.join(","));
    }
    fn read(token: &str, _: &dyn Names) -> Result<Self, Expected> {
        if token == "-" {
            return Ok(Icons::default());
        }
        token.split(',').map(|code| Icon::from_code(code).ok_or(Expected::Icons)).collect()
    }
}

impl Token for Pool {
    fn write(&self, _: &dyn Names, out: &mut String) {
        out.push_str(match self {
            Pool::Track => "track",
            Pool::Counter => "counter",
        });
    }
    fn read(token: &str, _: &dyn Names) -> Result<Self, Expected> {
        match token {
            "track" => Ok(Pool::Track),
            "counter" => Ok(Pool::Counter),
            _ => Err(Expected::OneOf(&["track", "counter"])),
        }
    }
}

/// The words with which a written [`Prompt`] begins.
const PROMPTS: &[&str] = &[
    "lay",
    "use-or-take",
    "card:",
    "gained:",
    "extra:",
    "at-city:",
    "kinds:",
    "neutral:",
    "wake:",
    "maintenance:",
];

impl Token for Prompt {
    fn write(&self, names: &dyn Names, out: &mut String) {
        match self {
            Prompt::Lay => out.push_str("lay"),
            Prompt::UseOrTake => out.push_str("use-or-take"),
            Prompt::Card(icons) => tagged("card", icons, names, out),
            Prompt::Gained(icons) => tagged("gained", icons, names, out),
            Prompt::Extra { icon, times } => {
                tagged("extra", icon, names, out);
                tagged("", times, names, out);
            }
            Prompt::AtCity { mode, city, gilded } => {
                tagged("at-city", mode, names, out);
                tagged("", city, names, out);
                out.push_str(if *gilded { ":gilded" } else { ":plain" });
            }
            Prompt::Kinds { pool, left } => {
                tagged("kinds", pool, names, out);
                tagged("", left, names, out);
            }
            Prompt::Neutral(movement) => tagged("neutral", movement, names, out),
            Prompt::Wake(space) => tagged("wake", space, names, out),
            Prompt::Maintenance { seat, step } => {
                tagged("maintenance", seat, names, out);
                tagged("", step, names, out);
            }
        }
    }

    fn read(token: &str, names: &dyn Names) -> Result<Self, Expected> {
        let (tag, value) = untag(token);
        let (head, tail) = untag(value);
        Ok(match tag {
            "lay" => Prompt::Lay,
            "use-or-take" => Prompt::UseOrTake,
            "card" => Prompt::Card(Token::read(value, names)?),
            "gained" => Prompt::Gained(Token::read(value, names)?),
            "extra" => Prompt::Extra { icon: Token::read(head, names)?, times: Token::read(tail, names)? },
            "at-city" => {
                let (city, face) = untag(tail);
                let gilded = match face {
                    "gilded" => true,
                    "plain" => false,
                    _ => return Err(Expected::OneOf(&["plain", "gilded"])),
                };
                Prompt::AtCity { mode: Token::read(head, names)?, city: Token::read(city, names)?, gilded }
            }
            "kinds" => Prompt::Kinds { pool: Token::read(head, names)?, left: Token::read(tail, names)? },
            "neutral" => Prompt::Neutral(Token::read(value, names)?),
            "wake" => Prompt::Wake(Token::read(value, names)?),
            "maintenance" => {
                Prompt::Maintenance { seat: Token::read(head, names)?, step: Token::read(tail, names)? }
            }
            _ => return Err(Expected::OneOf(PROMPTS)),
        })
    }
}

/// Track points are small letters, counters are capitals; bought counters follow `+`, returned ones `-`:
/// `t2T1+J1-C2`. The empty payment is left out.
impl Token for Payment {
    fn write(&self, _: &dyn Names, out: &mut String) {
        let groups = [
            ("", "tjc", self.tracks),
            ("", "TJC", self.counters),
            ("+", "TJC", self.bought),
            ("-", "TJC", self.returned),
        ];
        for (sign, letters, numbers) in groups {
            for (letter, number) in letters.chars().zip(numbers.0) {
                if number > 0 {
                    out.push_str(&format!("{sign}{letter}{number}"));
                }
            }
        }
    }

    fn read(token: &str, _: &dyn Names) -> Result<Self, Expected> {
        let mut payment = Payment::default();
        let mut rest = token;
        while !rest.is_empty() {
            let sign = rest.chars().next().filter(|c| "+-".contains(*c));
            rest = &rest[sign.map_or(0, char::len_utf8)..];
            let letter = rest.chars().next().ok_or(Expected::Payment)?;
            let kind = match letter.to_ascii_lowercase() {
                't' => Kind::Talent,
                'j' => Kind::Journey,
                'c' => Kind::Composition,
                _ => return Err(Expected::Payment),
            };
            rest = &rest[letter.len_utf8()..];
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let number = rest[..digits].parse().map_err(|_| Expected::Payment)?;
            rest = &rest[digits..];
            let group = match (sign, letter.is_ascii_uppercase()) {
                (None, false) => &mut payment.tracks,
                (None, true) => &mut payment.counters,
                (Some('+'), true) => &mut payment.bought,
                (Some(_), true) => &mut payment.returned,
                (Some(_), false) => return Err(Expected::Payment),
            };
            group[kind] = number;
        }
        Ok(payment)
    }

    fn omitted() -> Option<Self> {
        Some(Payment::default())
    }

    fn omit(&self) -> bool {
        self.is_empty()
    }
}
