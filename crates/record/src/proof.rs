//! Checks properties that must hold after every decision of every game, on games played at random.

use crate::Record;
use edition::Edition;
use rules::{Game, Legal, Luck, Seed, Setup, SetupError};
use std::collections::BTreeMap;
use vocab::{
    Action, Event, Exchange, Fact, Gain, Illegal, InstrumentSpace, Kind, Line, MemoryId, Movement, OpusId,
    Part, Payment, Place, Rule, Seat, Space, Viewer,
};

/// More decisions than any game has: every decision uses something up.
const LONGEST: u64 = 5_000;

/// A property that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Disproof {
    /// The moment after which it was found.
    pub moment: u64,
    /// Which property.
    pub property: Property,
    /// Details, for programmers.
    pub details: String,
}

/// The properties.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Property {
    /// Every card, tile and marker is in one place, nothing is out of range.
    Invariants,
    /// Folding the events gives the game.
    Fold,
    /// `check` accepts every listed action unchanged, and no choice is listed twice.
    LegalIsAccepted,
    /// Every accepted action is listed.
    AcceptedIsLegal,
    /// Somebody can act until the end.
    SomebodyCanAct,
    /// A view does not change when everything hidden from it is dealt again.
    NoLeak,
    /// An imagined game gives the view from which it was made.
    Guess,
    /// Money and VP are the sum of the events.
    Sums,
    /// A refusal changes nothing and names a rule of the catalogue.
    Refusal,
    /// A game is the same after writing and reading.
    File,
    /// The game ends.
    Ends,
}

/// Counts of what the checks covered.
#[derive(Clone, Default, Debug)]
pub struct Seen {
    /// Games played.
    pub games: u64,
    /// Decisions taken.
    pub decisions: u64,
    /// How often each rule refused something.
    pub refusals: BTreeMap<Rule, u64>,
}

impl Seen {
    /// Adds the counts of another run.
    pub fn add(&mut self, other: &Seen) {
        self.games += other.games;
        self.decisions += other.decisions;
        for (rule, count) in &other.refusals {
            *self.refusals.entry(*rule).or_default() += count;
        }
    }
}

/// Plays a whole game at random and checks everything after every decision.
///
/// # Errors
/// The set-up that is refused, or the first property that does not hold.
pub fn prove(
    setup: &Setup,
    edition: &'static Edition,
    seed: Seed,
    seen: &mut Seen,
) -> Result<Record, Failed> {
    let mut record = Record::deal(setup, edition, seed).map_err(Failed::Setup)?;
    // Choices and imagined games use the luck of a moment that no game reaches.
    let mut choices = seed.dice(u64::MAX);
    let mut sums = Sums::default();
    sums.add(edition, record.deal_events());
    loop {
        let check = Check { game: record.game(), moment: record.moment() };
        let legal = check.all(&mut choices, &sums, seen).map_err(Failed::Disproof)?;
        if legal.is_empty() {
            break;
        }
        let chosen = legal[choices.below(legal.len() as u32) as usize];
        let before = *record.game();
        let seat = before.to_act().unwrap_or(Seat::at(0));
        let moment = record.moment() + 1;
        let fail = |property, details: String| Failed::Disproof(Disproof { moment, property, details });
        let decision = record.act(seat, chosen.action());
        let decision = decision.map_err(|illegal| fail(Property::LegalIsAccepted, format!("{illegal}")))?;
        let mut folded = before;
        decision.events.iter().for_each(|event| folded.evolve(event));
        sums.add(edition, &decision.events);
        if folded != *record.game() {
            return Err(fail(Property::Fold, format!("{:?}", chosen.action())));
        }
        if moment > LONGEST {
            return Err(fail(Property::Ends, format!("{moment} decisions")));
        }
    }
    seen.games += 1;
    seen.decisions += record.moment();
    reads_back(&record).map_err(Failed::Disproof)?;
    Ok(record)
}

/// Why a proof ended early.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failed {
    /// The game cannot be set up.
    Setup(SetupError),
    /// A property does not hold.
    Disproof(Disproof),
}

/// Checks that writing and reading the file gives the same game and the same bytes, and that an audit finds no
/// difference.
fn reads_back(record: &Record) -> Result<(), Disproof> {
    let text = record.write();
    let edition = record.edition();
    let fail = |details: String| Disproof { moment: record.moment(), property: Property::File, details };
    let again = Record::read(&text, &|hash| (*hash == edition.hash).then_some(edition));
    let again = again.map_err(|error| fail(error.to_string()))?;
    if again.game() != record.game() || again.write() != text {
        return Err(fail("another game".to_owned()));
    }
    match again.audit().first() {
        Some(difference) => Err(fail(format!("{difference:?}"))),
        None => Ok(()),
    }
}

struct Check<'a> {
    game: &'a Game,
    moment: u64,
}

impl Check<'_> {
    fn fail<T>(&self, property: Property, details: impl std::fmt::Debug) -> Result<T, Disproof> {
        Err(Disproof { moment: self.moment, property, details: format!("{details:?}") })
    }

    fn all(&self, luck: &mut impl Luck, sums: &Sums, seen: &mut Seen) -> Result<Vec<Legal>, Disproof> {
        let broken = self.game.broken();
        if !broken.is_empty() {
            return self.fail(Property::Invariants, broken);
        }
        for ((seat, board), told) in self.game.seats().zip(&self.game.position().seats).zip(sums.0) {
            if (i32::from(board.ducats), i32::from(board.score.total())) != told {
                return self.fail(Property::Sums, (seat, board.ducats, board.score.total(), told));
            }
        }
        // Checks one viewer per decision, in rotation. In a whole game each viewer is checked often.
        let viewers = self.game.players() as u64 + 1;
        let viewer = self.game.seats().map(Viewer::Seat).nth((self.moment % viewers) as usize);
        self.eyes(viewer.unwrap_or(Viewer::Audience), luck)?;
        let mut legal = Vec::new();
        self.game.legal(&mut legal);
        match self.game.to_act() {
            Some(_) if legal.is_empty() => return self.fail(Property::SomebodyCanAct, self.game.prompt()),
            None if !legal.is_empty() || !self.game.is_over() => {
                return self.fail(Property::Ends, self.game.prompt());
            }
            Some(seat) => self.actions(seat, &legal, luck, seen)?,
            None => {}
        }
        Ok(legal)
    }

    fn eyes(&self, viewer: Viewer, luck: &mut impl Luck) -> Result<(), Disproof> {
        let view = self.game.view(viewer);
        let other = self.game.resample(viewer, luck);
        if other.view(viewer) != view {
            return self.fail(Property::NoLeak, viewer);
        }
        let guess = Game::imagine(&view, self.game.edition(), luck);
        if guess.view(viewer) != view || !guess.broken().is_empty() {
            return self.fail(Property::Guess, viewer);
        }
        Ok(())
    }

    /// `check` accepts exactly what `legal` lists. This is tested with the listed actions and with random ones.
    fn actions(
        &self,
        seat: Seat,
        legal: &[Legal],
        luck: &mut impl Luck,
        seen: &mut Seen,
    ) -> Result<(), Disproof> {
        for (at, one) in legal.iter().enumerate() {
            if self.game.check(seat, one.action()) != Ok(*one) {
                return self.fail(Property::LegalIsAccepted, one);
            }
            if legal[..at].iter().any(|other| other.action().choice() == one.action().choice()) {
                return self.fail(Property::LegalIsAccepted, ("twice", one));
            }
        }
        for _ in 0..8 {
            let action = made_up(self.game, luck);
            match self.game.check(seat, action) {
                Ok(accepted) => {
                    let choice = accepted.action().choice();
                    if !legal.iter().any(|one| one.action().choice() == choice) {
                        return self.fail(Property::AcceptedIsLegal, action);
                    }
                }
                Err(illegal) => {
                    self.refusal(action, &illegal, legal)?;
                    *seen.refusals.entry(illegal.rule()).or_default() += 1;
                }
            }
        }
        let other = Seat::at((seat.index() + 1) % self.game.players() as usize);
        match self.game.check(other, Action::EndTurn) {
            Err(Illegal::NotYourTurn { to_act }) if to_act == seat => Ok(()),
            answer => self.fail(Property::Refusal, (other, answer)),
        }
    }

    fn refusal(&self, action: Action, illegal: &Illegal, legal: &[Legal]) -> Result<(), Disproof> {
        let listed = legal.iter().any(|one| one.action().choice() == action);
        if listed || !Rule::ALL.contains(&illegal.rule()) {
            return self.fail(Property::Refusal, (action, illegal));
        }
        Ok(())
    }
}

/// The ducats and VP of each seat, summed up from the events.
#[derive(Default)]
struct Sums([(i32, i32); 4]);

impl Sums {
    fn add(&mut self, edition: &Edition, events: &[Event]) {
        let (buy, give_back) =
            (i32::from(edition.board.exchange_buy), i32::from(edition.board.exchange_return));
        for event in events {
            let Event::Open(fact) = event else { continue };
            match *fact {
                Fact::Gained { seat, gain: Gain::Ducats, n, .. } => self.0[seat.index()].0 += i32::from(n),
                Fact::Gained { seat, gain: Gain::Vp, n, .. } => self.0[seat.index()].1 += i32::from(n),
                Fact::Paid { seat, ducats, .. } => self.0[seat.index()].0 -= i32::from(ducats),
                Fact::Exchanged { seat, exchange: Exchange::Buy(_) } => self.0[seat.index()].0 -= buy,
                Fact::Exchanged { seat, exchange: Exchange::Return(_) } => {
                    self.0[seat.index()].0 += give_back
                }
                _ => {}
            }
        }
    }
}

/// A random action of any kind, legal or not, sometimes with its own payment.
fn made_up(game: &Game, luck: &mut impl Luck) -> Action {
    let mut below = |n: usize| luck.below(n as u32) as usize;
    let edition = game.edition();
    let mut pay = Payment::THRIFTIEST;
    if below(3) == 0 {
        for group in [&mut pay.tracks, &mut pay.counters, &mut pay.bought, &mut pay.returned] {
            group[Kind::ALL[below(3)]] = below(4) as u8;
        }
    }
    let kind = Kind::ALL[below(3)];
    let space = Space::at(below(Space::COUNT));
    let opus = OpusId::new(below(edition.opera.len()) as u8);
    let part = Part::new(Movement::ALL[below(5)], below(Part::ROWS));
    let composer = Line::ALL[below(2)];
    match below(14) {
        0 => {
            let mut memory = || MemoryId::new(below(edition.memories.len()) as u8);
            Action::Lay { experience: memory(), story: memory() }
        }
        1 => Action::UseCard,
        2 => Action::TakeDucats,
        3 => Action::Document { space, pay },
        4 => Action::Commission { space, pay },
        5 => Action::Perform { opus, pay },
        6 => Action::Sell { opus, pay },
        7 => Action::Travel { to: Place::at(below(Place::COUNT)), pay },
        8 | 9 => Action::Requiem { part, composer, marker: InstrumentSpace::at(below(7)), pay },
        10 => Action::PlaceNeutral { part, composer },
        11 => Action::ChooseKind { kind },
        12 => Action::Exchange {
            exchange: if below(2) == 0 { Exchange::Buy(kind) } else { Exchange::Return(kind) },
        },
        _ => [Action::Decline, Action::EndTurn][below(2)],
    }
}
