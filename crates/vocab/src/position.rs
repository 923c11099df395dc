//! Positions: where every card, tile and marker lies, as far as it is known.

use crate::{
    ByKind, ByLine, ByMovement, Card, CityId, Composer, CourtId, Face, Level, Line, MapTile, MemoryId,
    OpusId, Part, Piece, Place, Prompt, Round, Score, Seat, Slot, SoloistId, TileId, Viewer,
};

/// A whole position. `C` is the type of a hidden card or tile: [`Piece`] in the real game, [`Face`] in a view.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position<C = Piece> {
    /// The number of seats, including the Soloist's.
    pub players: u8,
    /// The Soloist's level, in a solo game.
    pub level: Option<Level>,
    /// The round, which is also the period.
    pub round: Round,
    /// Which turn of the round.
    pub turn: Slot,
    /// The first player of the round.
    pub first: Seat,
    /// Whose decision it is.
    pub active: Seat,
    /// Whether the game is over.
    pub over: bool,
    /// The open questions; the last one is asked first.
    pub prompts: Vec<Prompt>,
    /// Composers by line.
    pub composers: ByLine<Option<Composer>>,
    /// How many Composer tiles were taken from each stack.
    pub tiles_taken: ByLine<ByMovement<u8>>,
    /// The parts of the Requiem that are not empty.
    pub parts: Vec<(Part, Mark)>,
    /// The card row, leftmost first.
    pub row: [Option<Card>; 7],
    /// What is left of each period's deck, top first.
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
    /// Discarded City tiles.
    pub city_discard: Vec<CityId>,
    /// The players.
    pub seats: Vec<SeatPosition<C>>,
    /// The Soloist's cards.
    pub soloist: Option<SoloistPosition<C>>,
}

/// A player's board and what lies in front of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatPosition<C = Piece> {
    /// VP so far, by line of the score sheet.
    pub score: Score,
    /// Ducats.
    pub ducats: u16,
    /// Points on the Story Tracks.
    pub tracks: ByKind<u8>,
    /// Story Point counters.
    pub counters: ByKind<u8>,
    /// Space of the Finance Track, 0 = lowest.
    pub finance: u8,
    /// The nine Memory cards of the player in this round (ROUND-3), in any place.
    pub cards: Vec<MemoryId>,
    /// Hand.
    pub hand: Vec<C>,
    /// Deck, top first.
    pub deck: Vec<C>,
    /// The cards laid in Experiences and Story of the four slots.
    pub slots: [(Option<MemoryId>, Option<MemoryId>); 4],
    /// Opus cards in front of the player.
    pub opera: Vec<OpusId>,
    /// Opus cards that are turned.
    pub turned: Vec<OpusId>,
    /// Royal Court tiles kept.
    pub courts: Vec<CourtId>,
    /// Whether a Requiem marker is on each instrument space.
    pub markers: [bool; 7],
    /// Whether the neutral marker is still on the board.
    pub neutral: bool,
    /// The Composer tile on each instrument space.
    pub tiles: [Option<TileId>; 7],
    /// Composer tiles that have no effect yet (INT-18).
    pub asleep: [bool; 7],
}

/// The Soloist's cards and markers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloistPosition<C = Piece> {
    /// Cards turned this round, in order.
    pub shown: Vec<SoloistId>,
    /// Deck, top first.
    pub deck: Vec<C>,
    /// Requiem markers the Soloist still has.
    pub markers: u8,
}

/// What lies on a part of the Requiem.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// Nothing.
    Empty,
    /// A Constanze counter (SETUP-7).
    Covered,
    /// A marker.
    Written {
        /// Whose marker it is; nobody's if it is neutral.
        by: Option<Seat>,
        /// The composer's line whose note it shows.
        line: Line,
    },
}

/// What a viewer sees of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The position with hidden cards and tiles face down.
    pub table: Position<Face>,
}
