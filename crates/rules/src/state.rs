//! The state of a game: plain data of less than 1 KiB, because bots copy it millions of times.

use vocab::{
    BonusId, ByKind, ByLine, ByMovement, Card, CityId, Composer, CourtId, InstrumentSpace, Level, MapTile,
    MemoryId, OpusId, Part, Piece, Place, Prompt, Round, Score, Seat, Set, Slot, SoloistId, TileId,
};

/// A stack of cards or tiles in a fixed array. They are added at the bottom and taken from the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack<T, const N: usize> {
    things: [T; N],
    top: u8,
    end: u8,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    pub(crate) const fn new(filler: T) -> Self {
        Stack { things: [filler; N], top: 0, end: 0 }
    }

    /// What is left, top first.
    #[inline(always)]
    pub(crate) fn as_slice(&self) -> &[T] {
        self.things.get(self.top as usize..self.end as usize).unwrap_or(&[])
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        self.things.get_mut(self.top as usize..self.end as usize).unwrap_or(&mut [])
    }

    /// What was taken since the stack was last emptied, in order.
    pub(crate) fn taken(&self) -> &[T] {
        self.things.get(..self.top as usize).unwrap_or(&[])
    }

    #[inline(always)]
    pub(crate) fn len(&self) -> usize {
        (self.end - self.top) as usize
    }

    #[inline(always)]
    pub(crate) fn peek(&self) -> Option<T> {
        self.as_slice().first().copied()
    }

    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        self.top += u8::from(self.top < self.end);
    }

    /// Adds at the bottom. A full stack ignores the piece; this does not happen in a valid game.
    #[inline(always)]
    pub(crate) fn push(&mut self, thing: T) {
        if self.len() == 0 && self.end as usize == N {
            self.clear();
        }
        if let Some(place) = self.things.get_mut(self.end as usize) {
            *place = thing;
            self.end += 1;
        }
    }

    #[inline(always)]
    pub(crate) fn clear(&mut self) {
        (self.top, self.end) = (0, 0);
    }
}

/// A card of the main deck in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Packed(u8);

impl Packed {
    const MEMORY: u8 = 0x80;
    pub(crate) const FILLER: Packed = Packed(0);

    /// A Memory card or an Opus card; nothing else is in the main deck.
    #[inline(always)]
    pub(crate) fn of(piece: Piece) -> Option<Packed> {
        match piece {
            Piece::Memory(id) => Some(Packed::from(Card::Memory(id))),
            Piece::Opus(id) => Some(Packed::from(Card::Opus(id))),
            Piece::Bonus(_) | Piece::City(_) | Piece::Court(_) | Piece::Soloist(_) => None,
        }
    }

    #[inline(always)]
    pub(crate) fn card(self) -> Card {
        if self.0 & Self::MEMORY == 0 {
            Card::Opus(OpusId::new(self.0))
        } else {
            Card::Memory(MemoryId::new(self.0 & !Self::MEMORY))
        }
    }
}

impl From<Card> for Packed {
    #[inline(always)]
    fn from(card: Card) -> Packed {
        match card {
            Card::Memory(id) => Packed(id.index() as u8 | Self::MEMORY),
            Card::Opus(id) => Packed(id.index() as u8),
        }
    }
}

/// The main deck: the piles of the five periods, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deck {
    pub(crate) cards: [Packed; Deck::SIZE],
    /// The index of the next card.
    pub(crate) next: u8,
    /// Where each period's pile ends.
    pub(crate) ends: [u8; 5],
}

impl Deck {
    pub(crate) const SIZE: usize = 80;

    /// Where a period's pile starts.
    #[inline(always)]
    pub(crate) fn start(&self, period: usize) -> u8 {
        if period == 0 { 0 } else { self.ends[period - 1] }
    }

    /// What is left of a period's pile, top first.
    pub(crate) fn pile(&self, round: Round) -> std::ops::Range<usize> {
        let start = self.start(round.index());
        start.max(self.next) as usize..self.ends[round.index()].max(self.next) as usize
    }
}

/// A player's board and the cards and tiles in front of it. It is read-only: only events change a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Board {
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
    /// Hand.
    pub hand: Set<MemoryId>,
    pub(crate) deck: Stack<MemoryId, 9>,
    /// Cards in Experiences, turn by turn.
    pub experiences: [Option<MemoryId>; 4],
    /// Cards in Story, turn by turn.
    pub stories: [Option<MemoryId>; 4],
    /// Opus cards in front.
    pub opera: Set<OpusId>,
    /// Those of them that are turned.
    pub turned: Set<OpusId>,
    /// Royal Court tiles kept.
    pub courts: Set<CourtId>,
    /// The Composer tile on each instrument space.
    pub tiles: [Option<TileId>; 7],
    /// Bit mask of the instrument spaces that still have their marker.
    pub markers: u8,
    /// Bit mask of the spaces whose tile does not work yet (INT-18).
    pub asleep: u8,
    /// Whether the neutral marker is still there.
    pub neutral: bool,
}

impl Board {
    const EMPTY: Board = Board {
        score: Score([0; vocab::ScoreLine::ALL.len()]),
        ducats: 0,
        tracks: ByKind([0; 3]),
        counters: ByKind([0; 3]),
        finance: 0,
        hand: Set::from_bits(0),
        deck: Stack::new(MemoryId::new(0)),
        experiences: [None; 4],
        stories: [None; 4],
        opera: Set::from_bits(0),
        turned: Set::from_bits(0),
        courts: Set::from_bits(0),
        tiles: [None; 7],
        markers: 0,
        asleep: 0,
        neutral: false,
    };

    /// Instrument spaces that still have their marker.
    #[inline(always)]
    pub(crate) fn marker_spaces(&self) -> Set<InstrumentSpace> {
        Set::from_bits(u64::from(self.markers))
    }

    /// Composer tiles that work (INT-18). Tiles lie only on spaces whose marker was taken (REQ-6).
    #[inline(always)]
    pub(crate) fn working_tiles(&self) -> impl Iterator<Item = TileId> + use<> {
        let tiles = self.tiles;
        self.spaces_without(self.markers | self.asleep).into_iter().filter_map(move |at| tiles[at.index()])
    }

    fn spaces_without(&self, mask: u8) -> Set<InstrumentSpace> {
        Set::from_bits(u64::from(!mask) & ((1 << InstrumentSpace::COUNT) - 1))
    }

    /// Cards of the round still to be laid: hand and deck, as a set.
    #[inline(always)]
    pub fn unlaid(&self) -> Set<MemoryId> {
        self.deck.as_slice().iter().copied().collect::<Set<_>>().or(self.hand)
    }

    /// The nine cards: hand, deck and slots (ROUND-3).
    #[inline(always)]
    pub fn cards(&self) -> Set<MemoryId> {
        let slots = self.experiences.iter().chain(&self.stories).flatten();
        slots.copied().collect::<Set<_>>().or(self.unlaid())
    }
}

/// The Soloist's cards and markers; his score, Finance and Court tiles are on the board of seat 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Soloist {
    pub(crate) deck: Stack<SoloistId, 9>,
    pub(crate) markers: u8,
}

/// The stack of open questions. The depth is bounded: each Requiem action of a turn uses up one of seven markers and
/// adds at most three questions. Any other action can only end such a chain, because City tiles grant no Requiem.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Prompts {
    frames: [Prompt; Prompts::DEPTH],
    len: u8,
}

impl Prompts {
    pub(crate) const DEPTH: usize = 32;
    const EMPTY: Prompts = Prompts { frames: [Prompt::Lay; Prompts::DEPTH], len: 0 };

    #[inline(always)]
    pub(crate) fn as_slice(&self) -> &[Prompt] {
        self.frames.get(..self.len as usize).unwrap_or(&[])
    }

    #[inline(always)]
    pub(crate) fn top(&self) -> Option<Prompt> {
        self.as_slice().last().copied()
    }

    #[inline(always)]
    pub(crate) fn top_mut(&mut self) -> Option<&mut Prompt> {
        self.frames.get_mut((self.len as usize).wrapping_sub(1))
    }

    #[inline(always)]
    pub(crate) fn push(&mut self, prompt: Prompt) {
        if let Some(frame) = self.frames.get_mut(self.len as usize) {
            *frame = prompt;
            self.len += 1;
        }
    }

    #[inline(always)]
    pub(crate) fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }
}

/// Two stacks are equal if their open questions are equal. Frames above the top are leftovers of answered questions.
impl PartialEq for Prompts {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}
impl Eq for Prompts {}

/// Everything that changes in a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct State {
    pub(crate) players: u8,
    pub(crate) level: Option<Level>,
    pub(crate) round: Round,
    pub(crate) turn: Slot,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    pub(crate) over: bool,
    pub(crate) prompts: Prompts,
    pub(crate) composers: ByLine<Option<Composer>>,
    pub(crate) tiles_taken: ByLine<ByMovement<u8>>,
    /// Parts that nobody has written and Constanze does not cover.
    pub(crate) empty: Set<Part>,
    pub(crate) covered: Set<Part>,
    /// Written parts by seat and line. The fifth entry is for neutral markers.
    pub(crate) written: [ByLine<Set<Part>>; 5],
    pub(crate) row: [Option<Card>; 7],
    pub(crate) deck: Deck,
    /// Memory cards that left the game unseen, and seen.
    pub(crate) boxed_memories: Set<MemoryId>,
    pub(crate) gone_memories: Set<MemoryId>,
    /// Opus cards that left the game unseen, and seen.
    pub(crate) boxed_opera: Set<OpusId>,
    pub(crate) gone_opera: Set<OpusId>,
    pub(crate) bonuses: [BonusId; 5],
    pub(crate) bonuses_len: u8,
    pub(crate) coach: Place,
    pub(crate) map: [Option<MapTile>; 11],
    /// Bit mask of the places whose tile shows its gilded face.
    pub(crate) gilded: u16,
    pub(crate) courts: Stack<CourtId, 16>,
    pub(crate) cities: Stack<CityId, 15>,
    pub(crate) city_discard: Set<CityId>,
    pub(crate) boards: [Board; 4],
    pub(crate) soloist: Soloist,
}

impl State {
    /// The index of neutral markers in [`State::written`].
    pub(crate) const NOBODY: usize = 4;

    pub(crate) const EMPTY: State = State {
        players: 0,
        level: None,
        round: Round::at(0),
        turn: Slot::at(0),
        first: Seat::at(0),
        active: Seat::at(0),
        over: false,
        prompts: Prompts::EMPTY,
        composers: ByLine([None; 2]),
        tiles_taken: ByLine([ByMovement([0; 5]); 2]),
        empty: Set::from_bits(0),
        covered: Set::from_bits(0),
        written: [ByLine([Set::from_bits(0); 2]); 5],
        row: [None; 7],
        deck: Deck { cards: [Packed::FILLER; Deck::SIZE], next: 0, ends: [0; 5] },
        boxed_memories: Set::from_bits(0),
        gone_memories: Set::from_bits(0),
        boxed_opera: Set::from_bits(0),
        gone_opera: Set::from_bits(0),
        bonuses: [BonusId::new(0); 5],
        bonuses_len: 0,
        coach: Place::at(0),
        map: [None; 11],
        gilded: 0,
        courts: Stack::new(CourtId::new(0)),
        cities: Stack::new(CityId::new(0)),
        city_discard: Set::from_bits(0),
        boards: [Board::EMPTY; 4],
        soloist: Soloist { deck: Stack::new(SoloistId::new(0)), markers: 0 },
    };

    /// All written parts of a seat, of both lines.
    #[inline(always)]
    pub(crate) fn parts_of(&self, seat: Seat) -> Set<Part> {
        let written = &self.written[seat.index()];
        written.0[0].or(written.0[1])
    }

    /// Whether a seat is the Soloist's.
    #[inline(always)]
    pub(crate) fn is_soloist(&self, seat: Seat) -> bool {
        self.level.is_some() && seat.index() == 1
    }

    /// The seat to the left.
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        Seat::at((seat.index() + 1) % self.players.max(1) as usize)
    }
}

impl Soloist {
    /// The Soloist's seat.
    pub(crate) const SEAT: Seat = Seat::at(1);
}
