//! A game with its history: the deal, then the decisions in order.

use crate::{Branch, Note};
use edition::Edition;
use rules::{Dice, Game, Salt, Seed, Setup, SetupError};
use vocab::{Action, Event, Fact, Illegal, Seat};

/// A game in progress or finished, with everything that happened.
///
/// A moment is the number of decisions that stand: 0 after the deal, and one more after each decision. The game is
/// always the fold of the events. The luck of a decision follows from the seed and its moment, so the same seed and the
/// same actions give the same record.
///
/// # Examples
/// ```
/// use record::Record;
/// use rules::{Seed, Setup};
/// let vienna = edition::Edition::vienna();
/// let mut record = Record::deal(&Setup::players(2), vienna, Seed::from_number(1791)).unwrap();
/// let mut legal = Vec::new();
/// record.game().legal(&mut legal);
/// let seat = record.game().to_act().unwrap();
/// record.act(seat, legal[0].action()).unwrap();
///
/// let file = record.write();
/// let again = Record::read(&file, &|hash| (*hash == vienna.hash).then_some(vienna)).unwrap();
/// assert_eq!(again.game(), record.game());
/// assert_eq!(again.write(), file);
/// assert!(again.audit().is_empty());
///
/// record.truncate(0);
/// assert_eq!(Some(*record.game()), again.at(0));
/// ```
#[derive(Clone)]
pub struct Record {
    pub(crate) program: String,
    pub(crate) seed: Seed,
    pub(crate) salt: Option<Salt>,
    pub(crate) start: Start,
    pub(crate) sitters: Vec<String>,
    pub(crate) edition_folder: Option<String>,
    pub(crate) deal: Vec<Event>,
    pub(crate) decisions: Vec<Decision>,
    pub(crate) notes: Vec<Note>,
    pub(crate) branches: Vec<Branch>,
    pub(crate) game: Game,
}

/// Short, because a whole game would flood the output.
impl std::fmt::Debug for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let over = self.game.is_over();
        f.debug_struct("Record").field("moment", &self.moment()).field("over", &over).finish_non_exhaustive()
    }
}

/// How a game began.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// With a set-up.
    Setup(Setup),
    /// From a written position, in the middle of a game.
    Position(Box<Game>),
}

/// One decision and what followed from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// How many decisions stand after it: its number, counted from 1.
    pub moment: u64,
    /// Who decided.
    pub seat: Seat,
    /// The action, with its payment made explicit.
    pub action: Action,
    /// What happened.
    pub events: Vec<Event>,
}

impl Decision {
    /// Checks an action and plays it on the game; `moment` decisions stand after it.
    ///
    /// # Errors
    /// Why the action is not legal. The game has not changed.
    pub fn take(
        game: &mut Game,
        seed: &Seed,
        moment: u64,
        seat: Seat,
        action: Action,
    ) -> Result<Decision, Illegal> {
        let legal = game.check(seat, action)?;
        let mut events = Vec::new();
        game.play(legal, &mut seed.dice(moment), &mut events);
        Ok(Decision { moment, seat, action: legal.action(), events })
    }

    /// Whether it showed something hidden, used luck or passed the turn on: free undo stops there (INT-28).
    pub fn is_barrier(&self) -> bool {
        // A shuffle shows nothing, but undoing it would let the player choose a different shuffle.
        let bars = |event: &Event| Game::shows_hidden(event) || matches!(event, Event::Stacked { .. });
        self.events.iter().any(bars)
    }

    /// Whether it ended a turn.
    pub fn ends_turn(&self) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Open(Fact::TurnEnded { .. })))
    }
}

impl Record {
    /// Deals a new game.
    ///
    /// # Errors
    /// What cannot be set up, and by which rule.
    pub fn deal(setup: &Setup, edition: &'static Edition, seed: Seed) -> Result<Record, SetupError> {
        let mut deal = Vec::new();
        let game = Game::deal(setup, edition, &mut seed.dice(0), &mut deal)?;
        Ok(Record { deal, ..Record::begin(Start::Setup(*setup), game, seed) })
    }

    /// Begins with a position.
    pub fn from_position(game: Game, seed: Seed) -> Record {
        Record::begin(Start::Position(Box::new(game)), game, seed)
    }

    pub(crate) fn begin(start: Start, game: Game, seed: Seed) -> Record {
        let program = concat!("lacrimosa ", env!("CARGO_PKG_VERSION")).to_owned();
        let sitters = Vec::new();
        Record {
            program,
            seed,
            salt: None,
            start,
            sitters,
            edition_folder: None,
            deal: Vec::new(),
            decisions: Vec::new(),
            notes: Vec::new(),
            branches: Vec::new(),
            game,
        }
    }

    /// The same game with the folder of its edition: a path of one line, relative to the folder of the game file.
    #[must_use]
    pub fn with_edition_folder(self, folder: &str) -> Record {
        let fits = !folder.is_empty() && !folder.chars().any(char::is_control);
        Record { edition_folder: fits.then(|| folder.to_owned()), ..self }
    }

    /// The edition it is played with.
    pub fn edition(&self) -> &'static Edition {
        self.game.edition()
    }

    /// The program that began it, with its version.
    pub fn program(&self) -> &str {
        &self.program
    }

    /// Who sits at each seat, as the table wrote it; empty if unknown.
    pub fn sitters(&self) -> &[String] {
        &self.sitters
    }

    /// Sets who sits at each seat, one line each. Control characters become spaces.
    #[must_use]
    pub fn with_sitters<'a>(mut self, sitters: impl IntoIterator<Item = &'a str>) -> Record {
        let line =
            |sitter: &str| sitter.split(char::is_control).collect::<Vec<_>>().join(" ").trim().to_owned();
        self.sitters = sitters.into_iter().map(line).collect();
        self
    }

    /// Salts the commitment. Like the seed, the salt is secret until the game is over.
    #[must_use]
    pub fn with_salt(mut self, salt: Salt) -> Record {
        self.salt = Some(salt);
        self
    }

    /// How it began.
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// The game as it is now.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How many decisions stand.
    pub fn moment(&self) -> u64 {
        self.decisions.len() as u64
    }

    /// The events of the deal; none if the game began with a position.
    pub fn deal_events(&self) -> &[Event] {
        &self.deal
    }

    /// The decisions.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// The commitment to the seed, which everybody may see from the start.
    pub fn commitment_hex(&self) -> String {
        let commitment = match &self.salt {
            Some(salt) => self.seed.salted_commitment(salt),
            None => self.seed.commitment(),
        };
        hex::encode(commitment)
    }

    /// The seed, which reveals everything hidden. Only the program that deals may use it.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The seed, once the game is over and it reveals nothing.
    pub fn seed_if_over(&self) -> Option<Seed> {
        self.game.is_over().then_some(self.seed)
    }

    /// The salt of the commitment, if it has one, once the game is over.
    pub fn salt_if_over(&self) -> Option<Salt> {
        self.salt.filter(|_| self.game.is_over())
    }

    /// The luck of the decision with this number, for tools that look ahead.
    pub fn luck(&self, moment: u64) -> Dice {
        self.seed.dice(moment)
    }

    /// The game at a moment, folded from the events.
    pub fn at(&self, moment: u64) -> Option<Game> {
        let count = usize::try_from(moment).ok()?;
        let mut game = self.opening();
        for decision in self.decisions.get(..count)? {
            decision.events.iter().for_each(|event| game.evolve(event));
        }
        Some(game)
    }

    /// The game at moment 0.
    pub(crate) fn opening(&self) -> Game {
        match &self.start {
            Start::Position(game) => **game,
            Start::Setup(_) => {
                let mut game = Game::empty(self.edition());
                self.deal.iter().for_each(|event| game.evolve(event));
                game
            }
        }
    }

    /// Decides for a seat.
    ///
    /// # Errors
    /// Why the action is not legal. Nothing has changed.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<&Decision, Illegal> {
        let moment = self.moment() + 1;
        let decision = Decision::take(&mut self.game, &self.seed, moment, seat, action)?;
        let at = self.decisions.len();
        self.decisions.push(decision);
        Ok(&self.decisions[at])
    }

    /// Adds a decision that was made in an equal game.
    pub fn push(&mut self, decision: Decision) {
        decision.events.iter().for_each(|event| self.game.evolve(event));
        self.decisions.push(decision);
    }

    /// Goes back to an earlier moment, even if hidden things were shown since. Nothing changes if the moment does not
    /// exist.
    pub fn truncate(&mut self, moment: u64) -> Option<()> {
        self.game = self.at(moment)?;
        self.decisions.truncate(usize::try_from(moment).ok()?);
        self.drop_after(moment);
        Some(())
    }
}
