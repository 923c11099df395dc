//! Setup (SETUP-1 to SETUP-12, SOLO-1 to SOLO-6): deals a game.

use crate::play::Play;
use crate::state::Soloist;
use crate::{Game, Luck, Sink, shuffle};
use edition::Edition;
use vocab::{
    Card, CityId, Composer, CourtId, Event, Fact, Gain, Kind, Level, Line, MemoryId, OpusId, Piece, Pile,
    Round, Rule, Seat, SoloistId, Source,
};

/// The choices before a game. A choice that is not made is drawn at random.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Humans and bots at the table: 2 to 4, or 1 with a level.
    pub players: u8,
    /// The level of the Soloist in a solo game.
    pub solo: Option<Level>,
    /// The composer on the upper line.
    pub upper: Option<Composer>,
    /// The composer on the lower line; none in the solo game.
    pub lower: Option<Composer>,
    /// The first player.
    pub first: Option<Seat>,
}

impl Setup {
    /// A game of two to four players.
    pub fn players(players: u8) -> Setup {
        Setup { players, solo: None, upper: None, lower: None, first: None }
    }

    /// One human against the Soloist.
    pub fn solo(level: Level) -> Setup {
        Setup { solo: Some(level), ..Setup::players(1) }
    }
}

/// Why a game cannot be set up like that.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupError {
    /// Not 2 to 4 players, or not 1 against the Soloist.
    Players {
        /// The value in the set-up.
        found: u8,
        /// The fewest.
        least: u8,
        /// The most.
        most: u8,
    },
    /// Both lines have the same composer.
    SameComposer(Composer),
    /// In the solo game only the upper line has a composer.
    LowerComposer(Composer),
    /// There is no such seat, or in the solo game the human is always first.
    First {
        /// The value in the set-up.
        found: Seat,
        /// The last seat that can be first.
        most: u8,
    },
}

impl SetupError {
    /// The rule that refuses.
    pub const fn rule(&self) -> Rule {
        match self {
            SetupError::Players { .. } => Rule::Comp1,
            SetupError::SameComposer(_) => Rule::Setup5,
            SetupError::LowerComposer(_) => Rule::Solo2,
            SetupError::First { most: 1, .. } => Rule::Solo6,
            SetupError::First { .. } => Rule::Setup11,
        }
    }
}

impl std::fmt::Display for SetupError {
    /// For programmers. Players read a sentence from `texts` instead.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {self:?}", self.rule())
    }
}

impl std::error::Error for SetupError {}

impl Game {
    /// Deals a game up to the first decision.
    ///
    /// # Errors
    /// What cannot be set up, and by which rule.
    ///
    /// # Examples
    /// ```
    /// use rules::{Game, Seed, Setup};
    /// let mut events = Vec::new();
    /// let luck = &mut Seed::from_number(1).dice(0);
    /// let game = Game::deal(&Setup::players(3), edition::Edition::vienna(), luck, &mut events).unwrap();
    /// assert_eq!(game.players(), 3);
    /// let mut folded = Game::empty(game.edition());
    /// events.iter().for_each(|event| folded.evolve(event));
    /// assert_eq!(folded, game);
    /// ```
    pub fn deal(
        setup: &Setup,
        edition: &'static Edition,
        luck: &mut impl Luck,
        out: &mut impl Sink,
    ) -> Result<Game, SetupError> {
        check(setup)?;
        let mut game = Game::empty(edition);
        Play { game: &mut game, luck, out }.deal(setup);
        Ok(game)
    }
}

fn check(setup: &Setup) -> Result<(), SetupError> {
    // COMP-1: one human alone plays against the Soloist.
    let (least, most) = if setup.solo.is_some() { (1, 1) } else { (2, 4) };
    if !(least..=most).contains(&setup.players) {
        return Err(SetupError::Players { found: setup.players, least, most });
    }
    match (setup.upper, setup.lower) {
        (_, Some(lower)) if setup.solo.is_some() => return Err(SetupError::LowerComposer(lower)),
        (Some(upper), Some(lower)) if upper == lower => return Err(SetupError::SameComposer(upper)),
        _ => {}
    }
    match setup.first {
        Some(first) if first.number() > setup.players => {
            Err(SetupError::First { found: first, most: setup.players })
        }
        _ => Ok(()),
    }
}

impl<L: Luck, S: Sink> Play<'_, L, S> {
    pub(crate) fn stack(&mut self, pile: Pile, pieces: impl IntoIterator<Item = Piece>) {
        for piece in pieces {
            self.emit(Event::Stacked { pile, piece });
        }
    }

    fn deal(&mut self, setup: &Setup) {
        let solo = setup.solo.is_some();
        let players = if solo { 2 } else { setup.players };
        let first = match setup.first {
            Some(seat) => seat,
            None if solo => Seat::at(0),                                // SOLO-6
            None => Seat::at(self.luck.below(players.into()) as usize), // SETUP-11
        };
        // SETUP-1, SETUP-9: coach and markers are in place when the game begins.
        self.emit(Fact::Began { players, level: setup.solo, first });
        self.deal_composers(setup);
        self.cover_parts(players);
        for round in Round::all() {
            self.deal_period(round, players);
        }
        self.deal_map();
        for seat in (0..setup.players as usize).map(Seat::at) {
            self.deal_seat(seat, solo);
        }
        if let Some(level) = setup.solo {
            self.deal_soloist(level);
        }
        self.begin_round(Round::at(0)); // SETUP-4, SETUP-12
    }

    /// SETUP-5: two different composers, or in the solo game one (SOLO-2).
    fn deal_composers(&mut self, setup: &Setup) {
        let mut free = Composer::ALL;
        shuffle(&mut free, self.luck);
        let mut free =
            free.into_iter().filter(|composer| ![setup.upper, setup.lower].contains(&Some(*composer)));
        let upper = setup.upper.or_else(|| free.next());
        let lower = if setup.solo.is_some() { None } else { setup.lower.or_else(|| free.next()) };
        for (line, composer) in [(Line::Upper, upper), (Line::Lower, lower)] {
            if let Some(composer) = composer {
                self.emit(Fact::ComposerCame { line, composer });
            }
        }
    }

    /// SETUP-7: a random Constanze card, read for this number of players (SOLO-1: for two).
    fn cover_parts(&mut self, players: u8) {
        let cards = &self.game.edition.constanze;
        let Some(card) = cards.get(self.luck.below(cards.len() as u32) as usize) else { return };
        for part in card.covers[players as usize - 2].iter() {
            self.emit(Fact::Covered { part });
        }
    }

    /// SETUP-2 and SETUP-3: some cards of the period go back to the box unseen, and the others are shuffled. One of the
    /// period's Bonus tiles lies on top.
    fn deal_period(&mut self, round: Round, players: u8) {
        let out = removed_cards(players);
        let (memories, opera) = self.game.edition.derived.of_period(round);
        let mut memories = Few::<MemoryId, 16>::new(MemoryId::new(0), memories.iter());
        let mut opera = Few::<OpusId, 16>::new(OpusId::STARTING, opera.iter());
        shuffle(memories.as_mut(), self.luck);
        shuffle(opera.as_mut(), self.luck);
        let (boxed_memories, memories) = memories.as_mut().split_at(out);
        let (boxed_opera, opera) = opera.as_mut().split_at(out);
        let mut pile =
            Few::<Card, 32>::new(Card::Opus(OpusId::STARTING), memories.iter().copied().map(Card::Memory));
        pile.extend(opera.iter().copied().map(Card::Opus));
        shuffle(pile.as_mut(), self.luck);
        self.stack(Pile::Box, boxed_memories.iter().copied().map(Piece::Memory));
        self.stack(Pile::Box, boxed_opera.iter().copied().map(Piece::Opus));
        self.stack(Pile::Period(round), pile.as_ref().iter().copied().map(Piece::from));
        let bonuses = self.game.edition.derived.bonuses[round.index()];
        let bonus = bonuses.iter().nth(self.luck.below(bonuses.len() as u32) as usize);
        self.stack(Pile::Bonus, bonus.map(Piece::Bonus));
    }

    /// SETUP-8.
    fn deal_map(&mut self) {
        let courts = (0..self.game.edition.courts.len()).map(|at| CourtId::new(at as u8));
        let mut courts = Few::<CourtId, 16>::new(CourtId::new(0), courts);
        shuffle(courts.as_mut(), self.luck);
        self.stack(Pile::Courts, courts.as_ref().iter().copied().map(Piece::Court));
        let cities = (0..self.game.edition.cities.len()).map(|at| CityId::new(at as u8));
        let mut cities = Few::<CityId, 16>::new(CityId::new(0), cities);
        shuffle(cities.as_mut(), self.luck);
        self.stack(Pile::Cities, cities.as_ref().iter().copied().map(Piece::City));
        self.refill_map();
    }

    /// SETUP-9 to SETUP-12 for one player.
    fn deal_seat(&mut self, seat: Seat, solo: bool) {
        let state = &self.game.state;
        let board = &self.game.edition.board;
        let turn = (seat.index() + state.players as usize - state.first.index()) % state.players as usize;
        let start = if solo { board.solo_start } else { board.start[turn] }; // SETUP-11, SOLO-6
        self.emit(Fact::Commissioned { seat, space: None, opus: OpusId::STARTING });
        self.gain(seat, Gain::Ducats, start.ducats, Source::Start);
        self.gain(seat, Gain::Vp, start.vp, Source::Start);
        for kind in Kind::ALL {
            self.gain(seat, Gain::Track(kind), board.track_start, Source::Start); // SETUP-10
        }
        self.gain(seat, Gain::Finance, board.finance_start, Source::Start);
        let cards = (0..MemoryId::STARTING as u8).map(MemoryId::new);
        let mut cards = Few::<MemoryId, 9>::new(MemoryId::new(0), cards);
        shuffle(cards.as_mut(), self.luck);
        self.stack(Pile::Deck(seat), cards.as_ref().iter().copied().map(Piece::Memory));
    }

    /// SOLO-3 to SOLO-5.
    fn deal_soloist(&mut self, level: Level) {
        let steps = self.game.edition.board.soloist_finance[level.index()];
        self.gain(Soloist::SEAT, Gain::Finance, steps, Source::Start);
        self.shuffle_soloist();
    }

    /// Shuffles the Soloist's nine cards (SOLO-14): the eight used ones and the ninth (INT-40).
    pub(crate) fn shuffle_soloist(&mut self) {
        let Some(level) = self.game.state.level else { return };
        let mut cards = soloist_cards(level);
        shuffle(&mut cards, self.luck);
        self.emit(Fact::SoloistGathered);
        self.stack(Pile::Soloist, cards.map(Piece::Soloist));
    }
}

/// SOLO-4: the Soloist's nine cards.
///
/// # Examples
/// ```
/// use vocab::Level;
/// let hardest = rules::soloist_cards(Level::Difficult).last().map(|card| card.index());
/// assert_eq!(hardest, Some(10));
/// ```
pub fn soloist_cards(level: Level) -> [SoloistId; 9] {
    let numbers: [u8; 9] = match level {
        Level::Easy => [1, 2, 3, 4, 5, 6, 7, 8, 9],
        Level::Middle => [1, 2, 3, 4, 5, 6, 7, 9, 10],
        Level::Difficult => [1, 2, 3, 4, 5, 6, 7, 10, 11],
    };
    numbers.map(|number| SoloistId::new(number - 1))
}

/// SETUP-2: how many Memory cards, and how many Opus cards, of each period go back to the box.
pub(crate) const fn removed_cards(players: u8) -> usize {
    4usize.saturating_sub(players as usize)
}

/// A short list in a fixed array, so that dealing allocates nothing.
pub(crate) struct Few<T, const N: usize>([T; N], usize);

impl<T: Copy, const N: usize> Few<T, N> {
    pub(crate) fn new(filler: T, things: impl Iterator<Item = T>) -> Self {
        let mut few = Few([filler; N], 0);
        few.extend(things);
        few
    }

    fn extend(&mut self, things: impl Iterator<Item = T>) {
        let (_, free) = self.0.split_at_mut(self.1);
        self.1 += free.iter_mut().zip(things).map(|(place, thing)| *place = thing).count();
    }

    pub(crate) fn as_mut(&mut self) -> &mut [T] {
        &mut self.0[..self.1]
    }

    pub(crate) fn as_ref(&self) -> &[T] {
        &self.0[..self.1]
    }
}
