//! Refusals: each names its rule and carries the figures.

use crate::{
    ByKind, Icon, Instrument, InstrumentSpace, Kind, Line, MemoryId, Mode, Movement, OpusId, OpusType, Part,
    Place, Prompt, Rule, Seat, Space,
};

/// What is missing for a cost after every possible exchange.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Short {
    /// Ducats the cost asks for, without exchanges.
    pub ducats: u16,
    /// Ducats there are.
    pub has: u16,
    /// Points of each kind that neither tracks nor counters cover and that would have to be bought.
    pub points: ByKind<u8>,
    /// Ducats still missing if every point is bought and every spare counter is returned.
    pub missing: u16,
}

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Somebody else decides now.
    NotYourTurn {
        /// Who does.
        to_act: Seat,
    },
    /// Something else is asked now.
    NotAsked(Prompt),
    /// The card is not in hand.
    NotInHand(MemoryId),
    /// One card cannot lie in two places.
    SameCard(MemoryId),
    /// No icon of this action is left to carry out.
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
    /// The City asks for the other half of the action.
    WrongMode {
        /// What it asks for.
        wanted: Mode,
    },
    /// There is no tile at the place.
    NoTile(Place),
    /// The movement has no such part.
    NoSuchPart(Part),
    /// A Constanze counter covers the part.
    Covered(Part),
    /// The part is written.
    Written {
        /// The part.
        part: Part,
        /// By whom; nobody for a neutral marker.
        by: Option<Seat>,
    },
    /// The instrument space has no marker any more.
    NoMarker {
        /// The space.
        space: InstrumentSpace,
        /// Markers of its instrument on other spaces.
        others: u8,
    },
    /// The marker is of another instrument than the part.
    WrongInstrument {
        /// The part's instrument.
        part: Instrument,
        /// The marker's.
        marker: Instrument,
    },
    /// No composer sits on that line.
    NoComposer(Line),
    /// The composer's stack for the movement is empty.
    StackEmpty {
        /// The line.
        line: Line,
        /// The movement.
        movement: Movement,
    },
    /// The neutral marker stays in the movement of the horns.
    OtherMovement {
        /// Where it belongs.
        wanted: Movement,
    },
    /// The cost cannot be paid.
    Short(Short),
    /// Too low on the Finance Track to pay steps.
    FinanceTooLow {
        /// Steps asked for.
        steps: u8,
        /// Steps there are.
        has: u8,
    },
    /// The payment offers another number of points than the cost asks for.
    WrongPoints {
        /// The kind.
        kind: Kind,
        /// Asked for.
        cost: u8,
        /// Offered.
        offered: u8,
    },
    /// The payment uses more track points than there are.
    TrackTooLow {
        /// The kind.
        kind: Kind,
        /// On the track.
        has: u8,
        /// Offered.
        offered: u8,
    },
    /// The payment uses or returns more counters than there are.
    TooFewCounters {
        /// The kind.
        kind: Kind,
        /// There are.
        has: u8,
        /// Needed.
        needed: u8,
    },
    /// Too few ducats for the payment or exchange.
    TooFewDucats {
        /// There are.
        has: u16,
        /// Needed.
        needed: u16,
    },
    /// There is no counter of this kind to return.
    NothingToReturn(Kind),
    /// No exchanges in Maintenance.
    NoExchangeNow,
}

impl Illegal {
    /// The rule that refuses.
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
    /// For programmers; people read the sentence that `texts` makes of it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {self:?}", self.rule())
    }
}

impl std::error::Error for Illegal {}
