//! Events: everything that changes a game, in the order in which it happens.

use crate::token::{self, Fields, notation};
use crate::{
    BonusId, Card, CityId, Composer, CourtId, Exchange, Face, Icon, InstrumentSpace, Kind, Level, Line,
    MapTile, MemoryId, Movement, Names, NotationError, OpusId, Part, Piece, Place, Prompt, Round, ScoreLine,
    Seat, Slot, SoloistId, Space, TileId, Token,
};

notation! {
    /// A fact that everybody at the table sees.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Fact {
        /// The game is set up for this number of seats. If a level is given, seat 2 is the Soloist.
        Began { players: u8, level: Option<Level>, first: Seat } = "began",
        /// A composer takes a line (SETUP-5).
        ComposerCame { line: Line, composer: Composer } = "composer",
        /// A Constanze counter covers a part (SETUP-7).
        Covered { part: Part } = "covered",
        /// The top tile of its stack is laid on the map, plain face up (SETUP-8, MAINT-7).
        TileLaid { place: Place, tile: MapTile } = "laid-tile",
        /// A round begins and its Period Bonus is revealed (ROUND-1).
        RoundBegan { round: Round, bonus: BonusId } = "round",
        /// A card from the deck fills a space of the row (ROW-1).
        RowFilled { space: Space, card: Card } = "filled",
        /// A turn begins.
        TurnBegan { seat: Seat, slot: Slot } = "turn",
        /// Two cards are laid (TURN-1).
        Laid { seat: Seat, slot: Slot, experience: MemoryId, story: MemoryId } = "laid",
        /// The card is used (TURN-2).
        CardUsed { seat: Seat } = "used",
        /// Ducats are taken instead of the card (TURN-2).
        DucatsTaken { seat: Seat } = "took-ducats",
        /// A question is pushed onto the stack of open questions.
        Asked { prompt: Prompt } = "asked",
        /// The topmost question is answered and removed.
        Settled = "settled",
        /// One action or one wild of the topmost question is used up. The question is removed when none is
        /// left.
        Spent { icon: Option<Icon> } = "spent",
        /// A gained action was not carried out (INT-20).
        Declined { seat: Seat } = "declined",
        /// Ducats and counters change hands with the bank (PAY-5).
        Exchanged { seat: Seat, exchange: Exchange } = "exchanged",
        /// A cost is paid (PAY-1).
        Paid { seat: Seat, ducats: u8, tracks: crate::ByKind<u8>, counters: crate::ByKind<u8>, finance: u8 } = "paid",
        /// Something is received.
        Gained { seat: Seat, gain: Gain, n: u8, source: Source } = "gained",
        /// A Memory card of the row replaces the card in the Story place (DOC-2).
        Documented { seat: Seat, space: Space, card: MemoryId, replaced: MemoryId } = "documented",
        /// A player takes an Opus from the row (COM-1). Without a space it is the starting Opus.
        Commissioned { seat: Seat, space: Option<Space>, opus: OpusId } = "commissioned",
        /// An Opus is performed and turned (PERF-2).
        Performed { seat: Seat, opus: OpusId } = "performed",
        /// An Opus is sold and leaves the game (PERF-3).
        Sold { seat: Seat, opus: OpusId } = "sold",
        /// The Mozart marker moves (TRAV-4).
        Travelled { seat: Seat, to: Place } = "travelled",
        /// A Royal Court tile is kept (TRAV-3).
        CourtTaken { seat: Seat, place: Place, court: CourtId } = "court",
        /// A City tile is used, or passed by the Soloist, and discarded (TRAV-3, SOLO-12).
        CityLeft { place: Place, city: CityId } = "city",
        /// A Requiem marker is placed (REQ-3). The Soloist's markers come from no instrument space.
        MarkerPlaced { seat: Seat, part: Part, line: Line, space: Option<InstrumentSpace> } = "marker",
        /// The neutral marker is placed (REQ-4).
        NeutralPlaced { seat: Seat, part: Part, line: Line } = "neutral",
        /// The neutral marker leaves the game (INT-36).
        NeutralLost { seat: Seat } = "neutral-lost",
        /// A Composer tile leaves its stack for an instrument space (REQ-6).
        TileTaken { seat: Seat, line: Line, movement: Movement, tile: TileId, space: InstrumentSpace } = "tile",
        /// The Composer tile on the space has an effect from now on (INT-18).
        TileWoke { seat: Seat, space: InstrumentSpace } = "woke",
        /// The turn is over.
        TurnEnded { seat: Seat } = "ended-turn",
        /// The Soloist turns a card into Experiences or Story (SOLO-7).
        SoloistTurned { card: SoloistId } = "turned",
        /// A card of the row is taken by the Soloist and leaves the game (SOLO-9 to SOLO-11).
        RowTaken { seat: Seat, space: Space, card: Card } = "taken",
        /// All tracks of a seat go to 0 (MAINT-1).
        TracksEmptied { seat: Seat } = "tracks-emptied",
        /// Maintenance of a seat moves on to its next step.
        MaintenanceReached { seat: Seat, step: u8 } = "maintenance",
        /// Turned Opus cards are ready again and the slots are emptied (MAINT-5).
        BoardCleared { seat: Seat } = "cleared",
        /// The Soloist's cards are picked up to be shuffled (SOLO-14).
        SoloistGathered = "gathered",
        /// Tiles still on the map turn to their gilded face (MAINT-6).
        Gilded = "gilded",
        /// The discarded City tiles are picked up to be shuffled (MAINT-7).
        CitiesGathered = "cities-gathered",
        /// A card on one of the four rightmost spaces of the row leaves the game (MAINT-8).
        Swept { space: Space, card: Card } = "swept",
        /// The rest of a period's deck leaves the game unseen, and the cards of the row move right (MAINT-8,
        /// MAINT-9).
        PeriodClosed { round: Round } = "closed",
        /// The first-player marker goes to this seat (MAINT-10).
        FirstPlayer { seat: Seat } = "first",
        /// The game is over.
        Ended = "over",
    }
}

/// Something that happened. `C` is the type of a hidden card or tile: [`Piece`] in the real game, [`Face`] as a viewer
/// sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event<C = Piece> {
    /// A card or tile is put face down at the bottom of a pile.
    Stacked {
        /// The pile.
        pile: Pile,
        /// The card or tile.
        piece: C,
    },
    /// A player draws a card from their deck (TURN-4).
    Drew {
        /// Who draws.
        seat: Seat,
        /// The card.
        card: C,
    },
    /// An event in which nothing is hidden.
    Open(Fact),
}

impl<C> From<Fact> for Event<C> {
    #[inline(always)]
    fn from(fact: Fact) -> Self {
        Event::Open(fact)
    }
}

/// A pile of face-down cards or tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pile {
    /// The cards of a period, top first (SETUP-3).
    Period(Round),
    /// The Bonus tile on a period's pile.
    Bonus,
    /// Cards put back into the box unseen (SETUP-2).
    Box,
    /// The City stack.
    Cities,
    /// The Royal Court stack.
    Courts,
    /// A player's deck.
    Deck(Seat),
    /// The Soloist's deck.
    Soloist,
}

/// What a seat receives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gain {
    /// Ducats.
    Ducats,
    /// Victory points.
    Vp,
    /// Steps on a Story Track.
    Track(Kind),
    /// Counters.
    Counter(Kind),
    /// Steps on the Finance Track.
    Finance,
}

/// Where a gain comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// The set-up (SETUP-10, SETUP-11).
    Start,
    /// The reward of an Experiences card (TURN-3).
    Memory(MemoryId),
    /// Ducats taken instead of the card (TURN-2).
    Instead,
    /// The reward of a row space (COM-1).
    Row(Space),
    /// The VP of an Opus (COM-2).
    Opus(OpusId),
    /// A performance (PERF-2).
    Performance(OpusId),
    /// A sale (PERF-3).
    Sale(OpusId),
    /// The repeating VP of an Offertorium tile (TILE-2).
    Offertorium(TileId),
    /// An instrument space (REQ-2).
    Instrument(InstrumentSpace),
    /// The immediate reward of a Composer tile (REQ-6).
    Tile(TileId),
    /// A City tile (TRAV-2).
    City(CityId),
    /// A Royal Court tile (TRAV-2).
    Court(CourtId),
    /// The Story icons of a card (MAINT-1, SOLO-9).
    Story(MemoryId),
    /// A Sequentia tile (TILE-1).
    Sequentia(TileId),
    /// The Finance space (MAINT-3).
    Finance,
    /// The Period Bonus (MAINT-4).
    Bonus(BonusId),
    /// A step beyond the end of a Story Track (PAY-3).
    FullTrack(Kind),
    /// A step beyond the end of the Finance Track (PAY-4).
    FullFinance,
    /// A wild whose kind was chosen (PAY-2).
    Choice,
    /// The Soloist's marker in a movement (SOLO-13).
    Marker(Movement),
    /// A royal favour (END-2).
    Favour(CourtId),
    /// The markers in a movement at the end (END-5).
    Requiem(Movement),
    /// Story Points left (END-6).
    PointsLeft,
    /// Ducats left (END-7).
    MoneyLeft,
}

impl Source {
    /// The line of the score sheet to which its VP are added.
    pub const fn line(self) -> ScoreLine {
        match self {
            Source::Start => ScoreLine::Start,
            Source::Opus(_) => ScoreLine::Opus,
            Source::Sale(_) => ScoreLine::Sales,
            Source::Offertorium(_) => ScoreLine::Offertorium,
            Source::Tile(_) | Source::Instrument(_) => ScoreLine::Tiles,
            Source::City(_) | Source::Court(_) => ScoreLine::Map,
            Source::Story(_) => ScoreLine::Story,
            Source::Finance | Source::FullFinance => ScoreLine::Finance,
            Source::Bonus(_) => ScoreLine::Bonus,
            Source::Marker(_) => ScoreLine::Markers,
            Source::Favour(_) => ScoreLine::Favours,
            Source::Requiem(_) => ScoreLine::Requiem,
            Source::PointsLeft => ScoreLine::Points,
            Source::MoneyLeft => ScoreLine::Money,
            Source::Memory(_)
            | Source::Instead
            | Source::Row(_)
            | Source::Performance(_)
            | Source::Sequentia(_)
            | Source::FullTrack(_)
            | Source::Choice => ScoreLine::Other,
        }
    }
}

/// Who looks at the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player, who sees their own hand.
    Seat(Seat),
    /// A spectator, who sees no hand.
    Audience,
}

impl Event {
    /// The event as this viewer may see it (INT-28). Every event has such a form, so all viewers number
    /// events alike.
    ///
    /// # Examples
    /// ```
    /// use vocab::{Event, Face, MemoryId, Piece, Seat, Viewer};
    /// let drew = Event::Drew { seat: Seat::at(0), card: Piece::Memory(MemoryId::new(3)) };
    /// let seen = Event::Drew { seat: Seat::at(0), card: Face::Down };
    /// assert_eq!(drew.seen_by(Viewer::Seat(Seat::at(1))), seen);
    /// ```
    pub fn seen_by(self, viewer: Viewer) -> Event<Face> {
        match self {
            Event::Stacked { pile, .. } => Event::Stacked { pile, piece: Face::Down },
            Event::Drew { seat, card } if viewer == Viewer::Seat(seat) => {
                Event::Drew { seat, card: Face::Up(card) }
            }
            Event::Drew { seat, .. } => Event::Drew { seat, card: Face::Down },
            Event::Open(fact) => Event::Open(fact),
        }
    }
}

impl<C: Token> Event<C> {
    /// The written form.
    pub fn notation(&self, names: &dyn Names) -> String {
        let mut out = String::new();
        match self {
            Event::Stacked { pile, piece } => token::write_fields("stacked", &[pile, piece], names, &mut out),
            Event::Drew { seat, card } => token::write_fields("drew", &[seat, card], names, &mut out),
            Event::Open(fact) => fact.write(names, &mut out),
        }
        out
    }

    /// Parses the written form.
    ///
    /// # Errors
    /// The column of the first token that does not fit, and what was expected there.
    pub fn read(text: &str, names: &dyn Names) -> Result<Self, NotationError> {
        let mut fields = Fields::new(text);
        let event = match fields.word()?.1 {
            "stacked" => Event::Stacked { pile: fields.field(names)?, piece: fields.field(names)? },
            "drew" => Event::Drew { seat: fields.field(names)?, card: fields.field(names)? },
            _ => return Fact::read(text, names).map(Event::Open),
        };
        fields.end()?;
        Ok(event)
    }
}
