//! Seats, and the ids of everything in the box.

use crate::{Member, Movement};

/// Declares an id: an index into a list of the edition.
macro_rules! ids {
    ($($(#[$meta:meta])* $Name:ident),+ $(,)?) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $Name(u8);

        impl $Name {
            /// The id with this index.
            #[inline(always)]
            pub const fn new(index: u8) -> Self {
                $Name(index)
            }

            /// The index.
            #[inline(always)]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl Member for $Name {
            #[inline(always)]
            fn bit(self) -> u8 {
                self.0
            }
            #[inline(always)]
            fn from_bit(bit: u8) -> Self {
                $Name(bit)
            }
        }
    )+};
}

ids! {
    /// A Memory card. The first nine are the starting cards, of which every player has one each (SETUP-9).
    MemoryId,
    /// An Opus card. The first is the starting Opus, of which every player has one (COMP-5).
    OpusId,
    /// A Composer tile.
    TileId,
    /// A City tile.
    CityId,
    /// A Royal Court tile.
    CourtId,
    /// A Period Bonus tile.
    BonusId,
    /// A Constanze card.
    ConstanzeId,
    /// A Soloist card. Index 0 is the card with number 1.
    SoloistId,
}

impl MemoryId {
    /// How many starting cards there are (SETUP-9).
    pub const STARTING: usize = 9;

    /// Whether it is one of the nine starting cards.
    pub const fn is_starting(self) -> bool {
        self.index() < Self::STARTING
    }
}

impl OpusId {
    /// The starting Opus, *Maria Anna Mozart*.
    pub const STARTING: OpusId = OpusId(0);
}

/// Declares a type for numbers that people count from one.
macro_rules! counted {
    ($($(#[$meta:meta])* $Name:ident 1..=$max:literal),+ $(,)?) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $Name(u8);

        impl $Name {
            /// How many there are.
            pub const COUNT: usize = $max;

            /// The value with this number, counted from 1.
            pub const fn new(number: u8) -> Option<Self> {
                if number >= 1 && number <= $max { Some($Name(number - 1)) } else { None }
            }

            /// The value with this index, counted from 0; indices beyond the last wrap around.
            #[inline(always)]
            pub const fn at(index: usize) -> Self {
                $Name((index % $max) as u8)
            }

            /// Its index, counted from 0.
            #[inline(always)]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its number, counted from 1.
            pub const fn number(self) -> u8 {
                self.0 + 1
            }

            /// All values.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
                (0..$max).map($Name)
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}", self.number())
            }
        }

        impl Member for $Name {
            #[inline(always)]
            fn bit(self) -> u8 {
                self.0
            }
            #[inline(always)]
            fn from_bit(bit: u8) -> Self {
                $Name(bit)
            }
        }
    )+};
}

counted! {
    /// A place at the table, clockwise. In the solo game the human has seat 1 and the Soloist seat 2.
    Seat 1..=4,
    /// A round, which is also a period of Mozart's life (ROUND-1).
    Round 1..=5,
    /// A space of the card row: 1 = leftmost, newest; 7 = rightmost, oldest.
    Space 1..=7,
    /// A column of a personal board.
    Slot 1..=4,
    /// A numbered location of the map (COMP-7).
    Place 1..=11,
    /// An instrument space of a personal board, from the top (COMP-9).
    InstrumentSpace 1..=7,
}

/// An instrument part of a movement, counted from the top.
///
/// # Examples
/// ```
/// use vocab::{Movement, Part};
/// let part = Part::new(Movement::Sanctus, 2);
/// assert_eq!((part.movement(), part.row()), (Movement::Sanctus, 2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Part(u8);

impl Part {
    /// The most parts a movement can have.
    pub const ROWS: usize = 8;
    /// The length of an array with room for the parts of all movements.
    pub const COUNT: usize = Self::ROWS * Movement::ALL.len();

    /// The part of a movement in this row, counted from 0 at the top.
    #[inline(always)]
    pub const fn new(movement: Movement, row: usize) -> Part {
        Part((movement.index() * Self::ROWS + row % Self::ROWS) as u8)
    }

    /// The movement it belongs to.
    #[inline(always)]
    pub const fn movement(self) -> Movement {
        Movement::ALL[self.0 as usize / Self::ROWS]
    }

    /// Its row in the movement, counted from 0 at the top.
    #[inline(always)]
    pub const fn row(self) -> usize {
        self.0 as usize % Self::ROWS
    }

    /// Its index in an array of all parts.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Member for Part {
    #[inline(always)]
    fn bit(self) -> u8 {
        self.0
    }
    #[inline(always)]
    fn from_bit(bit: u8) -> Self {
        Part(bit)
    }
}

/// A card of the row. Memory and Opus cards are mixed in one deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// A Memory card.
    Memory(MemoryId),
    /// An Opus card.
    Opus(OpusId),
}

/// A tile on the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MapTile {
    /// A Royal Court tile.
    Court(CourtId),
    /// A City tile.
    City(CityId),
}

/// Any card or tile that can lie face down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A Memory card.
    Memory(MemoryId),
    /// An Opus card.
    Opus(OpusId),
    /// A Period Bonus tile.
    Bonus(BonusId),
    /// A City tile.
    City(CityId),
    /// A Royal Court tile.
    Court(CourtId),
    /// A Soloist card.
    Soloist(SoloistId),
}

impl From<Card> for Piece {
    fn from(card: Card) -> Piece {
        match card {
            Card::Memory(id) => Piece::Memory(id),
            Card::Opus(id) => Piece::Opus(id),
        }
    }
}

/// What a viewer sees of a [`Piece`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Face {
    /// Face up.
    Up(Piece),
    /// Face down: only the back is visible.
    Down,
}

impl Face {
    /// The Memory card, if this is a Memory card that lies face up.
    pub fn memory(self) -> Option<MemoryId> {
        match self {
            Face::Up(Piece::Memory(id)) => Some(id),
            _ => None,
        }
    }
}
