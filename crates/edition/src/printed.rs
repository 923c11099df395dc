//! The components with all printed values.

use crate::{Cost, Effect, Resources};
use vocab::{
    ByKind, ByMovement, Composer, Icon, Icons, Instrument, Movement, OpusType, Part, Place, Round, Set,
};

/// Name and history of a component. They are stored apart from the numbers, so that the numbers lie close together in
/// memory.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Label {
    /// Stable id in kebab case.
    pub id: String,
    /// Title.
    pub title: String,
    /// A date or year, where there is one.
    pub date: String,
    /// The place where it happened.
    pub place: String,
    /// A sentence of history.
    pub history: String,
}

/// Main board and personal board.
#[derive(Clone, Debug)]
pub struct Board {
    /// Last space of a Story Track.
    pub track_max: u8,
    /// Where Story markers start (SETUP-10).
    pub track_start: u8,
    /// Where the Finance marker starts (SETUP-10).
    pub finance_start: u8,
    /// Where the coach starts (SETUP-1).
    pub start_place: Place,
    /// Ducats for one counter (PAY-5).
    pub exchange_buy: u8,
    /// Ducats for a counter returned (PAY-5).
    pub exchange_return: u8,
    /// Ducats for a step beyond the end of a Story Track (PAY-3).
    pub full_track_ducats: u8,
    /// VP for a step beyond the end of the Finance Track (PAY-4).
    pub full_finance_vp: u8,
    /// Story Points for 1 VP at the end (END-6).
    pub points_per_vp: u8,
    /// Ducats for 1 VP at the end (END-7).
    pub ducats_per_vp: u8,
    /// The years of the periods (COMP-4).
    pub periods: [Period; 5],
    /// The card row, leftmost first (COMP-11).
    pub row: [RowSpace; 7],
    /// The Finance Track, lowest space first.
    pub finance: Vec<FinanceSpace>,
    /// The locations in the order of their numbers.
    pub places: [PlaceData; 11],
    /// The roads.
    pub roads: Vec<Road>,
    /// The movements of the Requiem.
    pub movements: ByMovement<MovementData>,
    /// The instrument spaces of a personal board, from the top.
    pub spaces: [InstrumentSpaceData; 7],
    /// What the players start with, in turn order (SETUP-11).
    pub start: [Start; 4],
    /// Where the Soloist's Finance marker starts: Easy, Middle, Difficult (SOLO-5).
    pub soloist_finance: [u8; 3],
    /// What the human starts with in the solo game (SOLO-6).
    pub solo_start: Start,
}

/// The years of a period of Mozart's life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    /// Its first year.
    pub first: u16,
    /// Its last year.
    pub last: u16,
}

/// A space of the card row: one value for a Memory card, one for an Opus.
#[derive(Clone, Copy, Debug, Default)]
pub struct RowSpace {
    /// For a Memory card.
    pub memory: RowValue,
    /// For an Opus.
    pub opus: RowValue,
}

/// What a space of the card row demands or gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RowValue {
    /// A cost to pay.
    pub cost: Cost,
    /// A reward, received before the cost of the card is paid (INT-15). It has no wilds.
    pub reward: Resources,
}

/// A space of the Finance Track.
#[derive(Clone, Copy, Debug, Default)]
pub struct FinanceSpace {
    /// Ducats at Maintenance.
    pub ducats: u8,
    /// VP at Maintenance.
    pub vp: u8,
    /// Track steps of the player's choice at Maintenance.
    pub wild: u8,
}

/// A location.
#[derive(Clone, Debug, Default)]
pub struct PlaceData {
    /// Name and history.
    pub label: Box<Label>,
    /// Whether it is a Royal Court; otherwise it is a City.
    pub court: bool,
}

/// A road of the map.
#[derive(Clone, Copy, Debug)]
pub struct Road {
    /// Its two ends.
    pub between: [Place; 2],
    /// Its cost in ducats.
    pub ducats: u8,
}

/// A movement of the Requiem.
#[derive(Clone, Debug, Default)]
pub struct MovementData {
    /// Name.
    pub label: Box<Label>,
    /// VP for each marker of the composer with more markers (END-5).
    pub higher: u8,
    /// VP for each other marker.
    pub lower: u8,
    /// Instrument parts, top to bottom.
    pub parts: Vec<Instrument>,
}

/// An instrument space.
#[derive(Clone, Copy, Debug)]
pub struct InstrumentSpaceData {
    /// Which instrument.
    pub instrument: Instrument,
    /// The reward for taking its marker. It has no wilds.
    pub reward: Effect,
}

/// What a player starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Start {
    /// Ducats.
    pub ducats: u8,
    /// VP.
    pub vp: u8,
}

/// A Memory card (COMP-3).
#[derive(Clone, Debug)]
pub struct Memory {
    /// Name and history.
    pub label: Box<Label>,
    /// Its period; none for a starting card.
    pub period: Option<Round>,
    /// Reward of the upper half: ducats and track steps.
    pub reward: Resources,
    /// The number of icons of each action.
    pub actions: Icons,
    /// The actions as printed, left to right (INT-37).
    pub printed: Vec<Icon>,
    /// Story icons.
    pub story: Story,
}

/// Story icons of a Memory card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// Track steps by kind.
    pub points: ByKind<u8>,
    /// VP.
    pub vp: u8,
}

/// An Opus card (COMP-4).
#[derive(Clone, Debug)]
pub struct Opus {
    /// Title, year and history.
    pub label: Box<Label>,
    /// Its type; none for the starting Opus (COMP-5).
    pub kind: Option<OpusType>,
    /// Its period; none for the starting Opus.
    pub period: Option<Round>,
    /// Cost: ducats and Talent.
    pub cost: Cost,
    /// VP received when it is commissioned.
    pub vp: u8,
    /// Talent that a performance costs.
    pub perform_talent: u8,
    /// Ducats that a performance brings.
    pub perform_ducats: u8,
    /// Talent that a sale costs.
    pub sell_talent: u8,
    /// Finance steps that a sale brings.
    pub sell_finance: u8,
    /// VP that a sale brings.
    pub sell_vp: u8,
}

/// A Composer tile.
#[derive(Clone, Debug)]
pub struct Tile {
    /// Name.
    pub label: Box<Label>,
    /// Its composer.
    pub composer: Composer,
    /// Its movement.
    pub movement: Movement,
    /// The number of players from which it is used: 0 (always), 3 or 4 (SETUP-6).
    pub dots: u8,
    /// Cost (REQ-5).
    pub cost: Cost,
    /// Immediate reward (REQ-6).
    pub immediate: Effect,
    /// Repeating reward.
    pub repeat: Option<Repeat>,
}

/// A repeating reward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Repeat {
    /// A track step in every Maintenance (TILE-1).
    Track(vocab::Kind),
    /// VP whenever an Opus of the type is commissioned, performed or sold (TILE-2).
    Opus {
        /// The type.
        kind: OpusType,
        /// The VP.
        vp: u8,
    },
    /// The action once more (TILE-3).
    Action(Icon),
}

/// A City tile (COMP-6).
#[derive(Clone, Debug)]
pub struct City {
    /// Name.
    pub label: Box<Label>,
    /// Cost in Journey and Talent.
    pub cost: Cost,
    /// Reward of the plain face.
    pub plain: Effect,
    /// Reward of the gilded face.
    pub gilded: Effect,
}

/// A Royal Court tile (COMP-6).
#[derive(Clone, Debug)]
pub struct Court {
    /// Name.
    pub label: Box<Label>,
    /// Cost in Journey.
    pub cost: Cost,
    /// Reward of the plain face.
    pub plain: Effect,
    /// Reward of the gilded face.
    pub gilded: Effect,
    /// The royal favour (END-2).
    pub favour: Favour,
}

impl City {
    /// The reward of the face that is up.
    #[inline(always)]
    pub fn face(&self, gilded: bool) -> &Effect {
        if gilded { &self.gilded } else { &self.plain }
    }
}

impl Court {
    /// The reward of the face that is up.
    #[inline(always)]
    pub fn face(&self, gilded: bool) -> &Effect {
        if gilded { &self.gilded } else { &self.plain }
    }
}

/// A royal favour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Favour {
    /// The items it needs. They are all of one kind, and one thing counts for one item only.
    pub items: Vec<Item>,
    /// VP if all items are there.
    pub vp: u8,
}

/// An item of a favour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// An Opus of this type.
    Type(OpusType),
    /// An Opus of this period.
    Period(Round),
    /// A Requiem marker on this instrument.
    Instrument(Instrument),
    /// A Requiem marker in this movement.
    Movement(Movement),
}

/// A Period Bonus tile.
#[derive(Clone, Debug)]
pub struct Bonus {
    /// Name.
    pub label: Box<Label>,
    /// Its period.
    pub period: Round,
    /// The action whose icons are counted (MAINT-4).
    pub action: Icon,
    /// The reward for each icon.
    pub reward: Resources,
}

/// A Constanze card.
#[derive(Clone, Debug)]
pub struct Constanze {
    /// Its number.
    pub number: u8,
    /// Covered parts with two, three and four players.
    pub covers: [Set<Part>; 3],
}

/// A Soloist card (SOLO-8).
#[derive(Clone, Debug)]
pub struct SoloistCard {
    /// Its number, as a label.
    pub label: Box<Label>,
    /// Actions, left to right.
    pub actions: Vec<Icon>,
    /// First column: the end of the row from which it takes a card.
    pub row: RowEnd,
    /// Second column: the direction in which it travels.
    pub direction: Direction,
    /// Second column: how many Courts it visits.
    pub courts: u8,
    /// Third column: the movement.
    pub movement: Movement,
    /// Third column: the end of the movement where it writes.
    pub from: From,
}

/// An end of the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowEnd {
    /// The newest card.
    Leftmost,
    /// The oldest card.
    Rightmost,
}

/// A direction around the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Towards higher numbers.
    Ascending,
    /// Towards lower numbers.
    Descending,
}

/// An end of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// The topmost empty part.
    Top,
    /// The bottommost empty part.
    Bottom,
}

impl RowEnd {
    /// The word used in messages.
    pub const fn code(self) -> &'static str {
        match self {
            RowEnd::Leftmost => "leftmost",
            RowEnd::Rightmost => "rightmost",
        }
    }
}

impl Direction {
    /// The word used in messages.
    pub const fn code(self) -> &'static str {
        match self {
            Direction::Ascending => "ascending",
            Direction::Descending => "descending",
        }
    }
}

impl From {
    /// The word used in messages.
    pub const fn code(self) -> &'static str {
        match self {
            From::Top => "top",
            From::Bottom => "bottom",
        }
    }
}
