//! A sitting of which only the present is in memory: what happened before is in a journal, one line for each step.
//! For a server with thousands of tables.

use crate::Refusal;
use edition::Edition;
use record::{Decision, FileError, Record};
use rules::{Game, Seed};
use std::fmt::Write;
use vocab::{Action, Event, Seat, View, Viewer};

/// One step of a game: a line of its journal. Steps are counted from 1 without gaps, and that count is the
/// revision of the table; taking back is a step too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A decision and what followed from it.
    Act(Decision),
    /// A seat took the game back to where so many decisions were taken.
    Undo {
        /// Whose wish it was.
        by: Seat,
        /// How many decisions remain.
        to: u64,
    },
}

impl Step {
    /// The line of the journal: `1 lay nannerl london | laid …; asked …`, or `1 undo 12`.
    pub fn write(&self, edition: &Edition) -> String {
        let mut line = String::new();
        match self {
            Step::Act(decision) => {
                let _ = write!(line, "{} ", decision.seat);
                decision.action.write(edition, &mut line);
                for (at, event) in decision.events.iter().enumerate() {
                    line.push_str(if at == 0 { " | " } else { "; " });
                    line.push_str(&event.notation(edition));
                }
            }
            Step::Undo { by, to } => {
                let _ = write!(line, "{by} undo {to}");
            }
        }
        line
    }

    /// Reads a line of the journal; `moment` is how many decisions were taken before it.
    pub fn read(line: &str, moment: u64, edition: &Edition) -> Option<Step> {
        let (seat, rest) = line.split_once(' ')?;
        let seat = seat.parse().ok().and_then(Seat::new)?;
        if let Some(to) = rest.strip_prefix("undo ") {
            return Some(Step::Undo { by: seat, to: to.parse().ok()? });
        }
        let (action, events) = rest.split_once(" | ").unwrap_or((rest, ""));
        let events = events.split("; ").filter(|event| !event.is_empty());
        let events = events.map(|event| Event::read(event, edition).ok()).collect::<Option<Vec<Event>>>()?;
        let action = Action::read(action, edition).ok()?;
        Some(Step::Act(Decision { revision: moment + 1, seat, action, events }))
    }

    /// How many decisions stand after this step, if `moment` stood before.
    pub fn moment_after(&self, moment: u64) -> u64 {
        match self {
            Step::Act(_) => moment + 1,
            Step::Undo { to, .. } => *to,
        }
    }
}

/// The `.game` file of a start, itself a `.game` file without decisions, and the lines of its journal: what was taken
/// back is not in it.
pub fn file<'a>(start: &str, lines: impl IntoIterator<Item = &'a str>) -> String {
    let mut standing: Vec<&str> = Vec::new();
    for line in lines {
        let to = line.split_once(' ').and_then(|(_, rest)| rest.strip_prefix("undo "));
        match to.and_then(|to| to.parse().ok()) {
            Some(to) => standing.truncate(to),
            None => standing.push(line),
        }
    }
    let mut file = start.to_owned();
    for (at, line) in standing.iter().enumerate() {
        let _ = writeln!(file, "{} {line}", at + 1);
    }
    file
}

/// The present of a game.
#[derive(Clone, Debug)]
pub struct Live {
    game: Game,
    seed: Seed,
    revision: u64,
    moment: u64,
    /// The game at the last information barrier, and what was decided since.
    barrier: Game,
    since: Vec<Decision>,
    /// What was taken back and can be done again, the next last.
    undone: Vec<(Seat, Action)>,
}

impl Live {
    /// A game from its record, after so many steps of its journal.
    pub fn of(record: &Record, seed: Seed, revision: u64) -> Live {
        let decisions = record.decisions();
        let barred = decisions.iter().rposition(Decision::is_barrier).map_or(0, |at| at + 1);
        let barrier = record.at(barred as u64).unwrap_or(*record.game());
        Live {
            game: *record.game(),
            seed,
            revision,
            moment: record.revision(),
            barrier,
            since: decisions[barred..].to_vec(),
            undone: Vec::new(),
        }
    }

    /// A game from its start and its journal.
    ///
    /// # Errors
    /// What is wrong with either.
    pub fn resume(
        start: &str,
        lines: &[String],
        editions: &dyn Fn(&[u8; 32]) -> Option<&'static Edition>,
    ) -> Result<Live, FileError> {
        let record = Record::read_journal(&file(start, lines.iter().map(String::as_str)), editions)?;
        Ok(Live::of(&record, record.seed(), lines.len() as u64))
    }

    /// The edition.
    pub fn edition(&self) -> &'static Edition {
        self.game.edition()
    }

    /// How many steps were taken: decisions and undos.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// How many decisions stand.
    pub fn moment(&self) -> u64 {
        self.moment
    }

    /// Who decides.
    pub fn to_act(&self) -> Option<Seat> {
        self.game.to_act()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// The round, counted from 1.
    pub fn round(&self) -> u8 {
        self.game.round().number()
    }

    /// The victory points so far, seat by seat.
    pub fn scores(&self) -> Vec<u16> {
        self.game.seats().map(|seat| self.game.score(seat).total()).collect()
    }

    /// What somebody sees.
    pub fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    /// What a seat may do now: every choice once, in its notation; nothing while others decide.
    pub fn options(&self, seat: Seat) -> Vec<String> {
        if self.game.to_act() != Some(seat) {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.game.legal(&mut legal);
        legal.iter().map(|legal| legal.action().notation(self.edition())).collect()
    }

    /// Decides for a seat.
    ///
    /// # Errors
    /// Nothing has changed, and why.
    pub fn act(&mut self, seat: Seat, revision: u64, action: Action) -> Result<Step, Refusal> {
        self.at(revision)?;
        let step = self.play(seat, action)?;
        self.undone.clear();
        Ok(step)
    }

    /// Whether this seat can freely take its last decision back (INT-28).
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.since.last().is_some_and(|last| last.seat == seat)
    }

    /// Whether this seat can do again what it took back.
    pub fn can_redo(&self, seat: Seat) -> bool {
        self.undone.last().is_some_and(|(by, _)| *by == seat)
    }

    /// Takes the last decision of a seat back, or everything it decided since the last barrier. Nothing if that is
    /// not free.
    pub fn undo(&mut self, seat: Seat, whole_turn: bool) -> Option<Step> {
        let own = self.since.iter().rev().take_while(|decision| decision.seat == seat).count();
        let back = if whole_turn { own } else { own.min(1) };
        if back == 0 {
            return None;
        }
        let kept = self.since.len() - back;
        let taken = self.since.drain(kept..).rev().map(|decision| (decision.seat, decision.action));
        self.undone.extend(taken);
        self.game = self.barrier;
        for event in self.since.iter().flat_map(|decision| &decision.events) {
            self.game.evolve(event);
        }
        self.moment -= back as u64;
        self.revision += 1;
        Some(Step::Undo { by: seat, to: self.moment })
    }

    /// Does again what this seat took back last.
    pub fn redo(&mut self, seat: Seat) -> Option<Step> {
        let (_, action) = self.undone.pop_if(|(by, _)| *by == seat)?;
        self.play(seat, action).ok()
    }

    /// Takes the game back to an earlier moment with the consent of all; the record is the whole game so far.
    pub fn rewind(&mut self, by: Seat, mut record: Record, to: u64) -> Option<Step> {
        if to >= self.moment || record.revision() != self.moment {
            return None;
        }
        record.truncate(to)?;
        *self = Live::of(&record, self.seed, self.revision + 1);
        Some(Step::Undo { by, to })
    }

    fn at(&self, revision: u64) -> Result<(), Refusal> {
        if revision == self.revision {
            return Ok(());
        }
        Err(Refusal::Stale { meant: revision, now: self.revision })
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<Step, Refusal> {
        let legal = self.game.check(seat, action)?;
        let mut events = Vec::new();
        self.game.play(legal, &mut self.seed.dice(self.moment + 1), &mut events);
        self.revision += 1;
        self.moment += 1;
        let decision = Decision { revision: self.moment, seat, action: legal.action(), events };
        if decision.is_barrier() {
            self.barrier = self.game;
            self.since = Vec::new();
        } else {
            self.since.push(decision.clone());
        }
        Ok(Step::Act(decision))
    }
}
