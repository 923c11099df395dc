//! Refusals: why an action is illegal, with the rule that forbids it and the numbers involved.

use crate::{
    ByKind, Icon, Instrument, InstrumentSpace, Kind, Line, MemoryId, Mode, Movement, OpusId, OpusType, Part,
    Place, Prompt, Rule, Seat, Space,
};

/// What a player lacks for a cost after every possible exchange.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Short {
    /// Ducats the cost asks for, before exchanges.
    pub ducats: u16,
    /// Ducats the player has.
    pub has: u16,
    /// Points of each kind that the player's tracks and counters do not cover, so they would have to be
    /// bought.
    pub points: ByKind<u8>,
    /// Ducats still missing after every missing point is bought and every spare counter is returned.
    pub missing: u16,
}

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Another seat has to decide now.
    NotYourTurn {
        /// The seat that has to decide.
        to_act: Seat,
    },
    /// The action does not answer the current question.
    NotAsked(Prompt),
    /// The card is not in hand.
    NotInHand(MemoryId),
    /// The same card is laid in two places.
    SameCard(MemoryId),
    /// The action's icons are used up.
    NoIcon(Icon),
    /// The space of the row is empty.
    EmptySpace(Space),
    /// There is an Opus on the space, not a Memory card.
    NotAMemory(Space),
    /// There is a Memory card on the space, not an Opus.
    NotAnOpus(Space),
    /// The Opus is not in front of the player.
    NotYourOpus(OpusId),
    /// The Opus is turned: it was performed this round.
    Turned(OpusId),
    /// The City asks for another type.
    WrongType {
        /// The Opus that was tried.
        opus: OpusId,
        /// The type asked for.
        wanted: OpusType,
    },
    /// The City asks for a sale instead of a performance, or the reverse.
    WrongMode {
        /// Which of the two it asks for.
        wanted: Mode,
    },
    /// There is no tile at the place.
    NoTile(Place),
    /// The movement has no such part.
    NoSuchPart(Part),
    /// A Constanze counter covers the part.
    Covered(Part),
    /// The part is already written.
    Written {
        /// The part.
        part: Part,
        /// Who wrote it; nobody if the marker is neutral.
        by: Option<Seat>,
    },
    /// The instrument space has no marker left.
    NoMarker {
        /// The space.
        space: InstrumentSpace,
        /// How many markers of its instrument are on other spaces.
        others: u8,
    },
    /// The marker is of another instrument than the part.
    WrongInstrument {
        /// The part's instrument.
        part: Instrument,
        /// The marker's instrument.
        marker: Instrument,
    },
    /// No composer has that line.
    NoComposer(Line),
    /// The composer's stack for the movement is empty.
    StackEmpty {
        /// The line.
        line: Line,
        /// The movement.
        movement: Movement,
    },
    /// The neutral marker must be placed in another movement.
    OtherMovement {
        /// The movement in which it must be placed.
        wanted: Movement,
    },
    /// The cost cannot be paid.
    Short(Short),
    /// The player is too low on the Finance Track to pay steps.
    FinanceTooLow {
        /// Steps the cost asks for.
        steps: u8,
        /// Steps the player can give.
        has: u8,
    },
    /// The payment offers another number of points than the cost asks for.
    WrongPoints {
        /// The kind.
        kind: Kind,
        /// Points the cost asks for.
        cost: u8,
        /// Points the payment offers.
        offered: u8,
    },
    /// The payment uses more track points than the player has.
    TrackTooLow {
        /// The kind.
        kind: Kind,
        /// Points on the track.
        has: u8,
        /// Points the payment offers.
        offered: u8,
    },
    /// The payment uses or returns more counters than the player has.
    TooFewCounters {
        /// The kind.
        kind: Kind,
        /// Counters the player has.
        has: u8,
        /// Counters needed.
        needed: u8,
    },
    /// Too few ducats for the payment or exchange.
    TooFewDucats {
        /// Ducats the player has.
        has: u16,
        /// Ducats needed.
        needed: u16,
    },
    /// The player has no counter of this kind to return.
    NothingToReturn(Kind),
    /// Exchanges are not allowed in Maintenance.
    NoExchangeNow,
}

impl Illegal {
    /// The rule that forbids the action.
    pub const fn rule(&self) -> Rule {
        match self {
            Illegal::Over => Rule::End1,
            Illegal::NotYourTurn { .. } => Rule::Round1,
            Illegal::NotAsked(prompt) => prompt.rule(),
            Illegal::NotInHand(_) | Illegal::SameCard(_) => Rule::Turn1,
            Illegal::NoIcon(_) => Rule::Turn3,
            Illegal::EmptySpace(_) => Rule::Row2,
            Illegal::NotAMemory(_) => Rule::Doc1,
            Illegal::NotAnOpus(_) => Rule::Com1,
            Illegal::NotYourOpus(_) => Rule::Perf1,
            Illegal::Turned(_) => Rule::Perf2,
            Illegal::WrongType { .. } | Illegal::WrongMode { .. } => Rule::Trav5,
            Illegal::NoTile(_) => Rule::Int3,
            Illegal::NoSuchPart(_) => Rule::Comp8,
            Illegal::Covered(_) => Rule::Setup7,
            Illegal::Written { .. } | Illegal::NoMarker { others: 0, .. } => Rule::Req1,
            Illegal::NoMarker { .. } | Illegal::WrongInstrument { .. } => Rule::Req2,
            Illegal::NoComposer(_) => Rule::Solo2,
            Illegal::StackEmpty { .. } => Rule::Int22,
            Illegal::OtherMovement { .. } => Rule::Req4,
            Illegal::Short(_) | Illegal::TooFewDucats { .. } => Rule::Pay6,
            Illegal::FinanceTooLow { .. } => Rule::Int23,
            Illegal::WrongPoints { .. } | Illegal::TrackTooLow { .. } | Illegal::TooFewCounters { .. } => {
                Rule::Pay1
            }
            Illegal::NothingToReturn(_) => Rule::Pay5,
            Illegal::NoExchangeNow => Rule::Int32,
        }
    }
}

impl std::fmt::Display for Illegal {
    /// For programmers. Players read a sentence from `texts` instead.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {self:?}", self.rule())
    }
}

impl std::error::Error for Illegal {}
