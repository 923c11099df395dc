//! The only code that decides, undoes, redoes and resets a turn. It keeps only the current state of a game in memory,
//! so that a server can hold thousands of games. The past is in the journal.

use crate::journal::{self, Step};
use edition::Edition;
use record::{Decision, FileError, Record};
use rules::{Game, Seed};
use vocab::{Action, Illegal, Seat, View, Viewer};

/// What a player can do to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Make a decision.
    Act(Action),
    /// Undo the player's last decision.
    Undo,
    /// Undo all decisions of the player in this turn, back to the last information barrier.
    ResetTurn,
    /// Redo the last undone decision.
    Redo,
}

/// Why a command was refused. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The command was meant for another revision of the game.
    #[error("meant for revision {meant}, the game is at {now}")]
    Stale {
        /// The revision it was meant for.
        meant: u64,
        /// The revision of the game.
        now: u64,
    },
    /// The rules do not allow the action.
    #[error("{0}")]
    Illegal(#[from] Illegal),
    /// The last decision was made by another player, or it showed something hidden (INT-28).
    #[error("nothing can be taken back freely")]
    NotFree,
    /// The player has undone nothing since the last decision.
    #[error("there is nothing to do again")]
    NothingToRedo,
}

/// The current state of a game.
#[derive(Clone, Debug)]
pub struct ActiveGame {
    game: Game,
    seed: Seed,
    revision: u64,
    moment: u64,
    /// The game at the last information barrier. `since` has the decisions after it.
    barrier: Game,
    since: Vec<Decision>,
    /// The decisions that can be redone, the next one last.
    undone: Vec<(Seat, Action)>,
}

impl ActiveGame {
    /// Continues a recorded game whose journal has `revision` steps.
    pub fn new(record: &Record, revision: u64) -> ActiveGame {
        let decisions = record.decisions();
        let barred = decisions.iter().rposition(Decision::is_barrier).map_or(0, |at| at + 1);
        ActiveGame {
            game: *record.game(),
            seed: record.seed(),
            revision,
            moment: record.moment(),
            barrier: record.at(barred as u64).unwrap_or(*record.game()),
            since: decisions[barred..].to_vec(),
            undone: Vec::new(),
        }
    }

    /// Continues a game from its start and its journal.
    ///
    /// # Errors
    /// What is wrong with either.
    pub fn resume(
        start: &str,
        lines: &[String],
        editions: &dyn Fn(&[u8; 32]) -> Option<&'static Edition>,
    ) -> Result<ActiveGame, FileError> {
        let file = journal::game_file(start, lines.iter().map(String::as_str));
        let record = Record::read_journal(&file, editions)?;
        Ok(ActiveGame::new(&record, lines.len() as u64))
    }

    /// The edition.
    pub fn edition(&self) -> &'static Edition {
        self.game.edition()
    }

    /// The game itself, with everything hidden.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// How many steps the journal has: decisions and undos.
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

    /// What a viewer may see.
    pub fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    /// Each choice that a seat has now, with its thriftiest payment; none while others decide.
    pub fn options(&self, seat: Seat) -> Vec<Action> {
        if self.game.to_act() != Some(seat) {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.game.legal(&mut legal);
        legal.iter().map(|legal| legal.action()).collect()
    }

    /// Carries out a command of a seat for a revision of the game.
    ///
    /// # Errors
    /// The reason for the refusal. Nothing has changed.
    pub fn command(&mut self, seat: Seat, revision: u64, command: Command) -> Result<Step, Refusal> {
        if revision != self.revision {
            return Err(Refusal::Stale { meant: revision, now: self.revision });
        }
        match command {
            Command::Act(action) => {
                let step = self.decide(seat, action)?;
                self.undone.clear();
                Ok(step)
            }
            Command::Undo => self.undo(seat, 1),
            Command::ResetTurn => self.undo(seat, usize::MAX),
            Command::Redo => {
                let next = self.undone.pop_if(|(by, _)| *by == seat);
                let (_, action) = next.ok_or(Refusal::NothingToRedo)?;
                Ok(self.decide(seat, action)?)
            }
        }
    }

    /// The seat that can undo its last decision freely (INT-28).
    pub fn can_be_undone_by(&self) -> Option<Seat> {
        self.since.last().map(|last| last.seat)
    }

    /// Whether this seat can undo its last decision freely.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.can_be_undone_by() == Some(seat)
    }

    /// Whether this seat can redo an undone decision.
    pub fn can_redo(&self, seat: Seat) -> bool {
        self.undone.last().is_some_and(|(by, _)| *by == seat)
    }

    /// Goes back to an earlier moment because all players agreed. `record` is the whole game so far.
    pub fn rewind(&mut self, by: Seat, mut record: Record, to: u64) -> Option<Step> {
        if to >= self.moment || record.moment() != self.moment {
            return None;
        }
        record.truncate(to)?;
        *self = ActiveGame::new(&record, self.revision + 1);
        Some(Step::Undo { by, to })
    }

    /// Undoes at most `most` decisions of a seat since the last information barrier.
    fn undo(&mut self, seat: Seat, most: usize) -> Result<Step, Refusal> {
        let own = self.since.iter().rev().take_while(|decision| decision.seat == seat).count();
        let back = own.min(most);
        if back == 0 {
            return Err(Refusal::NotFree);
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
        Ok(Step::Undo { by: seat, to: self.moment })
    }

    fn decide(&mut self, seat: Seat, action: Action) -> Result<Step, Illegal> {
        let decision = Decision::take(&mut self.game, &self.seed, self.moment + 1, seat, action)?;
        self.revision += 1;
        self.moment += 1;
        if decision.is_barrier() {
            self.barrier = self.game;
            self.since = Vec::new();
        } else {
            self.since.push(decision.clone());
        }
        Ok(Step::Act(decision))
    }
}
