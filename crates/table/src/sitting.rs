//! The table: the record of a game, its seats, and what was taken back.

use crate::{Offers, PlayedBy, Sitter};
use edition::Edition;
use record::{Decision, Record};
use rules::{Game, Seed, Setup, SetupError};
use vocab::{Action, Illegal, Seat, View, Viewer};

/// A game being played.
#[derive(Clone, Debug)]
pub struct Table {
    record: Record,
    sitters: Vec<Sitter>,
    /// What was taken back and can be done again, the next last.
    undone: Vec<Decision>,
}

/// Why the table did not take an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// It was meant for another moment of the game.
    #[error("meant for revision {meant}, the table is at {now}")]
    Stale {
        /// The revision it was meant for.
        meant: u64,
        /// The revision of the table.
        now: u64,
    },
    /// The rules do not allow it.
    #[error("{0}")]
    Illegal(#[from] Illegal),
}

impl Table {
    /// Deals a new game.
    ///
    /// # Errors
    /// Says what cannot be set up, and by which rule.
    pub fn deal(
        setup: &Setup,
        edition: &'static Edition,
        seed: Seed,
        sitters: Vec<Sitter>,
    ) -> Result<Table, SetupError> {
        let record = Record::deal(setup, edition, seed)?;
        Ok(Table::seated(record, sitters))
    }

    /// Goes on with a record; who sits where is what it says. Where it says nothing, people sit, and in a solo game
    /// the Soloist on the second seat.
    pub fn of(record: Record) -> Table {
        let sitters = record.sitters().iter().map(|line| Sitter::read(line)).collect();
        Table::seated(record, sitters)
    }

    /// Goes on with a record and these sitters.
    pub fn seated(record: Record, mut sitters: Vec<Sitter>) -> Table {
        let game = record.game();
        sitters.resize_with(game.players().into(), || Sitter::human(""));
        if game.level().is_some() {
            sitters[1].by = PlayedBy::Soloist;
        }
        let lines: Vec<String> = sitters.iter().map(Sitter::notation).collect();
        let record = record.with_sitters(lines.iter().map(String::as_str));
        Table { record, sitters, undone: Vec::new() }
    }

    /// The game as it is now. For tools that may know everything; a person looks through [`Table::view`].
    pub fn game(&self) -> &Game {
        self.record.game()
    }

    /// The record, to be written as a `.game` file.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Who sits at the seats.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// How many decisions were taken.
    pub fn revision(&self) -> u64 {
        self.record.revision()
    }

    /// What somebody sees.
    pub fn view(&self, viewer: Viewer) -> View {
        self.game().view(viewer)
    }

    /// What a seat can do, and why not the rest.
    pub fn offers(&self, seat: Seat) -> Offers {
        Offers::of(self.game(), seat)
    }

    /// Decides for a seat: the only way in which a game goes on. What was taken back is then gone for good.
    ///
    /// # Errors
    /// Nothing has changed, and why.
    pub fn act(&mut self, seat: Seat, revision: u64, action: Action) -> Result<&Decision, Refusal> {
        let now = self.revision();
        if revision != now {
            return Err(Refusal::Stale { meant: revision, now });
        }
        let decision = self.record.act(seat, action)?;
        self.undone.clear();
        Ok(decision)
    }

    /// Whether this seat can freely take its last decision back (INT-28).
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.record.decisions().last().is_some_and(|last| last.seat == seat && !last.is_barrier())
    }

    /// Takes the last decision of this seat back, if nothing hidden was shown since.
    pub fn undo(&mut self, seat: Seat) -> bool {
        let decision = if self.can_undo(seat) { self.record.undo() } else { None };
        let done = decision.is_some();
        self.undone.extend(decision);
        done
    }

    /// Whether this seat can do again what it took back.
    pub fn can_redo(&self, seat: Seat) -> bool {
        self.undone.last().is_some_and(|next| next.seat == seat)
    }

    /// Does again what this seat took back last.
    pub fn redo(&mut self, seat: Seat) -> bool {
        let Some(next) = self.undone.pop_if(|next| next.seat == seat) else { return false };
        self.record.act(next.seat, next.action).is_ok()
    }

    /// Takes back everything this seat decided in its turn, as far as nothing hidden was shown.
    pub fn reset_turn(&mut self, seat: Seat) -> bool {
        let before = self.undone.len();
        while self.undo(seat) {}
        self.undone.len() > before
    }

    /// What was decided since this seat ended its last turn, that decision first: for a recap of what others did.
    pub fn since_last_turn(&self, seat: Seat) -> &[Decision] {
        let decisions = self.record.decisions();
        let own = decisions.iter().rposition(|decision| decision.seat == seat && decision.ends_turn());
        let (_, after) = decisions.split_at(own.unwrap_or(0));
        after
    }
}
