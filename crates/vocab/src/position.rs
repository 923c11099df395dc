//! Everything on the table and where it lies, as far as it is known.

use crate::{
    ByKind, ByLine, ByMovement, Card, CityId, Composer, CourtId, Face, Level, Line, MapTile, MemoryId,
    OpusId, Part, Piece, Place, Prompt, Round, Score, Seat, Slot, SoloistId, TileId, Viewer,
};

/// A whole position. `C` is how a hidden thing is known: [`Piece`] is the truth, [`Face`] a viewer's sight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position<C = Piece> {
    /// How many seats; the Soloist has one.
    pub players: u8,
    /// The Soloist's level, in a solo game.
    pub level: Option<Level>,
    /// The round, which is the period.
    pub round: Round,
    /// Which turn of the round.
    pub turn: Slot,
    /// The first player of the round.
    pub first: Seat,
    /// Whose decision it is.
    pub active: Seat,
    /// Whether the game is over.
    pub over: bool,
    /// Open questions, the last is asked first.
    pub prompts: Vec<Prompt>,
    /// Composers by line.
    pub composers: ByLine<Option<Composer>>,
    /// Composer tiles taken from the top of each stack.
    pub tiles_taken: ByLine<ByMovement<u8>>,
    /// The parts of the Requiem that are not empty.
    pub parts: Vec<(Part, Mark)>,
    /// The card row, leftmost first.
    pub row: [Option<Card>; 7],
    /// What is left of the deck, by period, top first.
    pub piles: [Vec<C>; 5],
    /// Cards that left the game unseen.
    pub boxed: Vec<C>,
    /// Cards that left the game seen.
    pub discarded: Vec<Card>,
    /// The Period Bonus tile of each period.
    pub bonuses: [C; 5],
    /// Where Mozart's coach stands.
    pub coach: Place,
    /// The tile at each place, and whether its gilded face is up.
    pub map: [Option<(MapTile, bool)>; 11],
    /// The Royal Court stack, top first.
    pub courts: Vec<C>,
    /// The City stack, top first.
    pub cities: Vec<C>,
    /// City tiles on the discard.
    pub city_discard: Vec<CityId>,
    /// The players.
    pub seats: Vec<SeatPosition<C>>,
    /// The Soloist's cards.
    pub soloist: Option<SoloistPosition<C>>,
}

/// A player's board and what lies before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatPosition<C = Piece> {
    /// VP so far, line by line.
    pub score: Score,
    /// Ducats.
    pub ducats: u16,
    /// Story Tracks.
    pub tracks: ByKind<u8>,
    /// Story Point counters.
    pub counters: ByKind<u8>,
    /// Space of the Finance Track, 0 = lowest.
    pub finance: u8,
    /// The nine Memory cards (ROUND-3), wherever they are.
    pub cards: Vec<MemoryId>,
    /// Hand.
    pub hand: Vec<C>,
    /// Deck, top first.
    pub deck: Vec<C>,
    /// Experiences and Story of the four slots.
    pub slots: [(Option<MemoryId>, Option<MemoryId>); 4],
    /// Opus cards in front.
    pub opera: Vec<OpusId>,
    /// Those of them that are turned.
    pub turned: Vec<OpusId>,
    /// Royal Court tiles kept.
    pub courts: Vec<CourtId>,
    /// Whether a Requiem marker is on each instrument space.
    pub markers: [bool; 7],
    /// Whether the neutral marker is still there.
    pub neutral: bool,
    /// The Composer tile on each instrument space.
    pub tiles: [Option<TileId>; 7],
    /// Tiles that do not work yet (INT-18).
    pub asleep: [bool; 7],
}

/// The Soloist's cards and markers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloistPosition<C = Piece> {
    /// Cards turned this round, in order.
    pub shown: Vec<SoloistId>,
    /// Deck, top first.
    pub deck: Vec<C>,
    /// Requiem markers he still has.
    pub markers: u8,
}

/// What is on a part of the Requiem.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// Nothing.
    Empty,
    /// A Constanze counter (SETUP-7).
    Covered,
    /// A marker.
    Written {
        /// Whose; nobody's if neutral.
        by: Option<Seat>,
        /// Which composer's note it shows.
        line: Line,
    },
}

/// What a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies where, hidden things face down.
    pub table: Position<Face>,
}
