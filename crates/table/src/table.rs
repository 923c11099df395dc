//! A game with its whole history and its seats, for a program that holds one game and may know everything.

use crate::active_game::{ActiveGame, Command, Refusal};
use crate::journal::Step;
use crate::{Offers, PlayedBy, Sitter};
use edition::Edition;
use record::{Decision, Judgement, Record};
use rules::{Game, Seed, Setup, SetupError};
use vocab::{Seat, View, Viewer};

/// A game being played: the active game and the record that follows its steps.
#[derive(Clone, Debug)]
pub struct Table {
    active: ActiveGame,
    record: Record,
    sitters: Vec<Sitter>,
}

impl Table {
    /// Deals a new game.
    ///
    /// # Errors
    /// What cannot be set up, and by which rule.
    pub fn deal(
        setup: &Setup,
        edition: &'static Edition,
        seed: Seed,
        sitters: Vec<Sitter>,
    ) -> Result<Table, SetupError> {
        let record = Record::deal(setup, edition, seed)?;
        Ok(Table::seated(record, sitters))
    }

    /// Continues a record with the players it names. A seat without a named player has a person; in a solo game the
    /// second seat has the Soloist.
    pub fn of(record: Record) -> Table {
        let sitters = record.sitters().iter().map(|line| Sitter::read(line)).collect();
        Table::seated(record, sitters)
    }

    /// Continues a record with these players.
    pub fn seated(record: Record, mut sitters: Vec<Sitter>) -> Table {
        let game = record.game();
        sitters.resize_with(game.players().into(), || Sitter::human(""));
        if game.level().is_some() {
            sitters[1].by = PlayedBy::Soloist;
        }
        let lines: Vec<String> = sitters.iter().map(Sitter::notation).collect();
        let record = record.with_sitters(lines.iter().map(String::as_str));
        Table { active: ActiveGame::new(&record, record.moment()), record, sitters }
    }

    /// The current game, with everything hidden. [`Table::view`] returns what a person may see.
    pub fn game(&self) -> &Game {
        self.active.game()
    }

    /// Sets the note at a moment; see [`Record::set_note`].
    pub fn set_note(&mut self, moment: u64, judgement: Option<Judgement>, text: &str) {
        self.record.set_note(moment, judgement, text);
    }

    /// Removes a branch.
    pub fn remove_branch(&mut self, at: usize) {
        self.record.remove_branch(at);
    }

    /// The record, to be written as a `.game` file.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Who plays at each seat.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// How many decisions stand.
    pub fn moment(&self) -> u64 {
        self.active.moment()
    }

    /// The number of steps since the deal, including undos. A game that was read from a file has one step for each
    /// decision.
    pub fn revision(&self) -> u64 {
        self.active.revision()
    }

    /// What a viewer may see.
    pub fn view(&self, viewer: Viewer) -> View {
        self.game().view(viewer)
    }

    /// What a seat can do, and why it cannot do the rest.
    pub fn offers(&self, seat: Seat) -> Offers {
        Offers::of(self.game(), seat)
    }

    /// Carries out a command of a seat for a revision of the game. Nothing else changes a game.
    ///
    /// # Errors
    /// The reason for the refusal. Nothing has changed.
    pub fn command(&mut self, seat: Seat, revision: u64, command: Command) -> Result<Step, Refusal> {
        let step = self.active.command(seat, revision, command)?;
        match &step {
            Step::Act(decision) => self.record.push(decision.clone()),
            Step::Undo { to, .. } => drop(self.record.truncate(*to)),
        }
        Ok(step)
    }

    /// The seat that can undo its last decision freely (INT-28).
    pub fn can_be_undone_by(&self) -> Option<Seat> {
        self.active.can_be_undone_by()
    }

    /// Whether this seat can undo its last decision freely.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.active.can_undo(seat)
    }

    /// Whether this seat can redo an undone decision.
    pub fn can_redo(&self, seat: Seat) -> bool {
        self.active.can_redo(seat)
    }

    /// The decisions since the last turn of this seat, beginning with the one that ended it. They are used for the
    /// recap.
    pub fn since_last_turn(&self, seat: Seat) -> &[Decision] {
        let decisions = self.record.decisions();
        let own = decisions.iter().rposition(|decision| decision.seat == seat && decision.ends_turn());
        let (_, after) = decisions.split_at(own.unwrap_or(0));
        after
    }
}
