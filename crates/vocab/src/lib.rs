//! The vocabulary of the game: seats, kinds, ids, actions, prompts, events, positions, refusals. Data without
//! rules.
//!
//! The types are small and mostly `Copy`. The crate `rules` says what they mean, `edition` what is printed on
//! components, `texts` which words players read.

mod action;
mod event;
mod ids;
mod illegal;
mod payment;
mod position;
mod prompt;
mod rule;
mod score;
mod set;
mod token;
mod words;

pub use action::{Action, Exchange};
pub use event::{Event, Fact, Gain, Pile, Source, Viewer};
pub use ids::{
    BonusId, Card, CityId, ConstanzeId, CourtId, Face, InstrumentSpace, MapTile, MemoryId, OpusId, Part,
    Piece, Place, Round, Seat, Slot, SoloistId, Space, TileId,
};
pub use illegal::{Illegal, Short};
pub use payment::Payment;
pub use position::{Mark, Position, SeatPosition, SoloistPosition, View};
pub use prompt::{Icons, Pool, Prompt};
pub use rule::Rule;
pub use score::{Score, ScoreLine};
pub use set::{Member, Set};
pub use token::{Expected, Names, NotationError, Shelf, Token};
pub use words::{
    ByComposer, ByIcon, ByInstrument, ByKind, ByLevel, ByLine, ByMode, ByMovement, ByType, Composer, Icon,
    Instrument, Kind, Level, Line, Mode, Movement, OpusType,
};
