//! Fields with a closed list of allowed words.

use super::source::whole;
use crate::{Direction, From, RowEnd};
use toml::de::DeValue;
use vocab::{Composer, Icon, Instrument, Kind, Movement, OpusType, Round};

/// A value from a closed list of words.
pub trait Word: Sized {
    /// Reads it.
    fn read(value: &DeValue<'_>) -> Option<Self>;
    /// All words that are allowed.
    fn all() -> Vec<String>;
}

macro_rules! words_of_the_game {
    ($($Name:ident),+) => {$(
        impl Word for $Name {
            fn read(value: &DeValue<'_>) -> Option<Self> {
                $Name::from_code(value.as_str()?)
            }
            fn all() -> Vec<String> {
                $Name::ALL.iter().map(ToString::to_string).collect()
            }
        }
    )+};
}

words_of_the_game!(Composer, Icon, Instrument, Kind, Movement, OpusType);

macro_rules! words_of_the_schema {
    ($($Name:ident { $($word:literal = $value:expr),+ })+) => {$(
        impl Word for $Name {
            fn read(value: &DeValue<'_>) -> Option<Self> {
                match value.as_str()? { $($word => Some($value),)+ _ => None }
            }
            fn all() -> Vec<String> {
                vec![$($word.to_owned()),+]
            }
        }
    )+};
}

words_of_the_schema! {
    RowEnd { "leftmost" = RowEnd::Leftmost, "rightmost" = RowEnd::Rightmost }
    Direction { "ascending" = Direction::Ascending, "descending" = Direction::Descending }
    From { "top" = From::Top, "bottom" = From::Bottom }
    PlaceKind { "court" = PlaceKind::Court, "city" = PlaceKind::City }
    FavourKind {
        "type" = FavourKind::Type, "period" = FavourKind::Period, "instrument" = FavourKind::Instrument,
        "movement" = FavourKind::Movement
    }
}

/// The type of tile that lies at a place.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum PlaceKind {
    /// A Royal Court tile.
    Court,
    /// A City tile.
    City,
}

/// What the items of a favour are.
#[derive(Clone, Copy)]
pub enum FavourKind {
    /// Types of Opus.
    Type,
    /// Periods of Opus.
    Period,
    /// Instruments of the Requiem.
    Instrument,
    /// Movements of the Requiem.
    Movement,
}

impl Word for Round {
    fn read(value: &DeValue<'_>) -> Option<Self> {
        Round::new(u8::try_from(whole(value)?).ok()?)
    }
    fn all() -> Vec<String> {
        Round::all().map(|round| round.to_string()).collect()
    }
}
