//! Notation: the written form of actions and events, one token per field.

use crate::{
    BonusId, ByKind, Card, CityId, CourtId, Exchange, Face, Gain, Icon, Icons, InstrumentSpace, Kind,
    MapTile, MemoryId, Mode, Movement, OpusId, Part, Payment, Piece, Pile, Place, Pool, Prompt, Round, Seat,
    Slot, SoloistId, Source, Space, TileId,
};

/// A list of the edition whose entries have names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shelf {
    /// Memory cards, starting cards first.
    Memories,
    /// Opus cards, the starting one first.
    Opera,
    /// Composer tiles.
    Tiles,
    /// City tiles.
    Cities,
    /// Royal Court tiles.
    Courts,
    /// Period Bonus tiles.
    Bonuses,
    /// Soloist cards.
    Soloist,
    /// Locations of the map.
    Places,
}

/// The names of an edition: from ids to words and back.
pub trait Names {
    /// The name of an entry; `?` if the index is unknown.
    fn name(&self, shelf: Shelf, index: usize) -> &str;
    /// The index of the entry with this name.
    fn find(&self, shelf: Shelf, name: &str) -> Option<usize>;
}

/// What the parser of a notation expected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Expected {
    /// The word of an action or event.
    Word,
    /// The name of an entry of a shelf.
    Member(Shelf),
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number between these two.
    Number(u8, u8),
    /// A movement and the number of a part, such as `sanctus.2`.
    Part,
    /// A payment, such as `t2T1+J1-C2`.
    Payment,
    /// A list of actions, such as `travel,requiem`, or `-` for none.
    Icons,
    /// Another field.
    Field,
    /// The end of the text.
    End,
}

/// Why a text is not valid notation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NotationError {
    /// Column, counted in characters from 1.
    pub column: usize,
    /// What was found there.
    pub found: String,
    /// What was expected.
    pub expected: Expected,
}

impl std::fmt::Display for NotationError {
    /// For programmers. Players read a sentence from `texts` instead.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "column {}: found {:?}, expected {:?}", self.column, self.found, self.expected)
    }
}

impl std::error::Error for NotationError {}

/// A value written as one token without spaces.
pub trait Token: Sized {
    /// Appends the token.
    fn write(&self, names: &dyn Names, out: &mut String);
    /// Parses the token.
    fn read(token: &str, names: &dyn Names) -> Result<Self, Expected>;
    /// The value that is meant if the token is missing at the end of the text.
    fn omitted() -> Option<Self> {
        None
    }
    /// Whether the token is left out at the end of a text.
    fn omit(&self) -> bool {
        false
    }
}

/// The tokens of a text with their columns.
pub(crate) struct Fields<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Fields<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Fields { text, at: 0 }
    }

    /// The next token and its byte offset.
    fn next(&mut self) -> Option<(usize, &'a str)> {
        let rest = &self.text[self.at..];
        let start = self.at + (rest.len() - rest.trim_start().len());
        let token = self.text[start..].split_whitespace().next()?;
        self.at = start + token.len();
        Some((start, token))
    }

    fn error(&self, byte: usize, found: &str, expected: Expected) -> NotationError {
        NotationError { column: self.text[..byte].chars().count() + 1, found: found.to_owned(), expected }
    }

    /// The first word.
    pub(crate) fn word(&mut self) -> Result<(usize, &'a str), NotationError> {
        self.next().ok_or_else(|| self.error(self.text.len(), "", Expected::Word))
    }

    pub(crate) fn unknown(&self, byte: usize, word: &str) -> NotationError {
        self.error(byte, word, Expected::Word)
    }

    /// The next field.
    pub(crate) fn field<T: Token>(&mut self, names: &dyn Names) -> Result<T, NotationError> {
        match self.next() {
            Some((byte, token)) => {
                T::read(token, names).map_err(|expected| self.error(byte, token, expected))
            }
            None => T::omitted().ok_or_else(|| self.error(self.text.len(), "", Expected::Field)),
        }
    }

    /// Refuses anything that follows.
    pub(crate) fn end(&mut self) -> Result<(), NotationError> {
        match self.next() {
            Some((byte, token)) => Err(self.error(byte, token, Expected::End)),
            None => Ok(()),
        }
    }
}

/// Declares an enum whose variants are written as a word and its fields, separated by spaces.
macro_rules! notation {
    (
        $(#[$meta:meta])*
        pub enum $Name:ident {
            $($(#[$vmeta:meta])* $Variant:ident $({ $($field:ident: $ty:ty),+ $(,)? })? = $word:literal),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[allow(missing_docs)]
        pub enum $Name {
            $($(#[$vmeta])* $Variant $({ $($field: $ty),+ })?),+
        }

        impl $Name {
            /// The word with which its written form begins.
            pub const fn word(&self) -> &'static str {
                match self { $($Name::$Variant { .. } => $word),+ }
            }
        }

        impl $Name {
            /// Appends the written form.
            pub fn write(&self, names: &dyn crate::Names, out: &mut String) {
                out.push_str(self.word());
                match self {
                    $($Name::$Variant $({ $($field),+ })? => {
                        $($(
                            if !crate::Token::omit($field) {
                                out.push(' ');
                                crate::Token::write($field, names, out);
                            }
                        )+)?
                    })+
                }
            }

            /// The written form.
            pub fn notation(&self, names: &dyn crate::Names) -> String {
                let mut out = String::new();
                self.write(names, &mut out);
                out
            }

            /// Parses the written form.
            ///
            /// # Errors
            /// The column of the first token that does not fit, and what was expected there.
            pub fn read(text: &str, names: &dyn crate::Names) -> Result<Self, crate::NotationError> {
                let mut fields = crate::token::Fields::new(text);
                let (at, word) = fields.word()?;
                let value = match word {
                    $($word => $Name::$Variant $({ $($field: fields.field::<$ty>(names)?),+ })?,)+
                    _ => return Err(fields.unknown(at, word)),
                };
                fields.end()?;
                Ok(value)
            }
        }
    };
}
pub(crate) use notation;

/// Writes a word and its fields, for the few events that the macro [`notation`] does not declare.
pub(crate) fn write_fields(word: &str, fields: &[&dyn WriteToken], names: &dyn Names, out: &mut String) {
    out.push_str(word);
    for field in fields {
        out.push(' ');
        field.write_token(names, out);
    }
}

/// The writing half of [`Token`] as an object-safe trait.
pub(crate) trait WriteToken {
    fn write_token(&self, names: &dyn Names, out: &mut String);
}

impl<T: Token> WriteToken for T {
    fn write_token(&self, names: &dyn Names, out: &mut String) {
        self.write(names, out);
    }
}

mod forms;
