//! [`Game`]: the state with its edition, and what can be read from it.

use crate::state::{Board, State};
use edition::Edition;
use vocab::{
    Action, BonusId, Composer, Event, Level, Line, Part, Piece, Place, Prompt, Round, Score, Seat, Set, Slot,
    SoloistId,
};

/// A receiver of events: a `Vec` stores them, `()` drops them if only the position is needed.
pub trait Sink {
    /// Takes an event that has just happened.
    fn push(&mut self, event: Event);
}

impl Sink for Vec<Event> {
    fn push(&mut self, event: Event) {
        Vec::push(self, event);
    }
}

impl Sink for () {
    #[inline(always)]
    fn push(&mut self, _: Event) {}
}

/// An action that was found legal in the current position. [`Game::play`] requires it as a proof.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Legal(pub(crate) Action);

impl Legal {
    /// The action, with its payment made explicit.
    #[inline(always)]
    pub fn action(self) -> Action {
        self.0
    }
}

/// A game at one moment, with everything hidden.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    pub(crate) edition: &'static Edition,
    pub(crate) state: State,
}

/// Two games are equal if they are at the same position of the same edition.
impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.edition.hash == other.edition.hash && self.position() == other.position()
    }
}
impl Eq for Game {}

impl Game {
    /// An empty table. Events build a game from it.
    pub fn empty(edition: &'static Edition) -> Game {
        Game { edition, state: State::EMPTY }
    }

    /// The edition it is played with.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// The seat that has to decide; none when the game is over.
    #[inline(always)]
    pub fn to_act(&self) -> Option<Seat> {
        if self.state.over || self.state.prompts.top().is_none() { None } else { Some(self.state.active) }
    }

    /// The question that has to be answered now.
    #[inline(always)]
    pub fn prompt(&self) -> Option<Prompt> {
        self.state.prompts.top()
    }

    /// Whether the game is over.
    #[inline(always)]
    pub fn is_over(&self) -> bool {
        self.state.over
    }

    /// How many seats there are; the Soloist has one.
    #[inline(always)]
    pub fn players(&self) -> u8 {
        self.state.players
    }

    /// The Soloist's level, in a solo game.
    pub fn level(&self) -> Option<Level> {
        self.state.level
    }

    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.state.players as usize).map(Seat::at)
    }

    /// Whether a seat is the Soloist's.
    #[inline(always)]
    pub fn is_soloist(&self, seat: Seat) -> bool {
        self.state.is_soloist(seat)
    }

    /// The round.
    pub fn round(&self) -> Round {
        self.state.round
    }

    /// The turn of the round.
    pub fn turn(&self) -> Slot {
        self.state.turn
    }

    /// The composer on a line.
    pub fn composer(&self, line: Line) -> Option<Composer> {
        self.state.composers[line]
    }

    /// VP so far, line by line.
    #[inline(always)]
    pub fn score(&self, seat: Seat) -> Score {
        self.state.boards[seat.index()].score
    }

    /// A player's board and the cards and tiles in front of it.
    #[inline(always)]
    pub fn board(&self, seat: Seat) -> &Board {
        &self.state.boards[seat.index()]
    }

    /// The open questions. The last one is asked first.
    #[inline(always)]
    pub fn prompts(&self) -> &[Prompt] {
        self.state.prompts.as_slice()
    }

    /// Whether the Maintenance of this round has begun.
    #[inline(always)]
    pub fn in_maintenance(&self) -> bool {
        matches!(self.prompts().first(), Some(Prompt::Maintenance { .. }))
    }

    /// The Period Bonus tile of this round.
    #[inline(always)]
    pub fn bonus(&self) -> BonusId {
        self.state.bonuses[self.state.round.index()]
    }

    /// Where Mozart's coach stands.
    #[inline(always)]
    pub fn coach(&self) -> Place {
        self.state.coach
    }

    /// Parts on a line that a seat has written.
    #[inline(always)]
    pub fn written(&self, seat: Seat, line: Line) -> Set<Part> {
        self.state.written[seat.index()][line]
    }

    /// Parts on a line that anybody has written, including those with neutral markers.
    #[inline(always)]
    pub fn written_by_all(&self, line: Line) -> Set<Part> {
        self.state.written.iter().fold(Set::default(), |all, by| all.or(by[line]))
    }

    /// The Soloist's cards that he has not turned in this round. Their order is hidden.
    pub fn soloist_to_come(&self) -> Set<SoloistId> {
        self.state.soloist.deck.as_slice().iter().copied().collect()
    }

    /// Parts that nobody has written and Constanze does not cover.
    #[inline(always)]
    pub fn empty_parts(&self) -> Set<Part> {
        self.state.empty
    }

    /// Bytes of a state.
    pub const STATE_BYTES: usize = size_of::<State>();

    /// Whether an event shows something hidden; free undo stops there (INT-28).
    pub fn shows_hidden(event: &Event) -> bool {
        use vocab::Fact;
        matches!(
            event,
            Event::Drew { .. }
                | Event::Stacked { piece: Piece::Memory(_), .. }
                | Event::Open(
                    Fact::RowFilled { .. }
                        | Fact::TileLaid { .. }
                        | Fact::RoundBegan { .. }
                        | Fact::SoloistTurned { .. }
                        | Fact::TurnBegan { .. }
                        | Fact::Ended
                )
        )
    }
}
