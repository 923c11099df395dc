//! What people add to a game: notes at its moments, and branches: what else could have been played.

use crate::{Decision, Record};
use rules::Game;

/// A judgement of what led to a moment, as in chess.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Judgement {
    /// `!!`
    Brilliant,
    /// `!`
    Good,
    /// `!?`
    Interesting,
    /// `?!`
    Doubtful,
    /// `?`
    Mistake,
    /// `??`
    Blunder,
}

impl Judgement {
    /// All values, the best first.
    pub const ALL: [Judgement; 6] = [
        Judgement::Brilliant,
        Judgement::Good,
        Judgement::Interesting,
        Judgement::Doubtful,
        Judgement::Mistake,
        Judgement::Blunder,
    ];

    /// The written form.
    pub const fn code(self) -> &'static str {
        match self {
            Judgement::Brilliant => "!!",
            Judgement::Good => "!",
            Judgement::Interesting => "!?",
            Judgement::Doubtful => "?!",
            Judgement::Mistake => "?",
            Judgement::Blunder => "??",
        }
    }

    /// The judgement with this written form.
    pub fn from_code(code: &str) -> Option<Judgement> {
        Judgement::ALL.into_iter().find(|judgement| judgement.code() == code)
    }
}

/// A note at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The moment.
    pub moment: u64,
    /// The judgement of the decision that led to it.
    pub judgement: Option<Judgement>,
    /// The text, on one line.
    pub text: String,
}

impl Note {
    /// The most characters of a text.
    pub const LONGEST: usize = 500;
}

/// A branch: other decisions from a moment on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The moment at which it leaves the game.
    pub from: u64,
    /// Its title, on one line; it may be empty.
    pub title: String,
    /// Its decisions. The first one leads to the moment after `from`.
    pub decisions: Vec<Decision>,
}

impl Branch {
    /// The most branches of a game.
    pub const MOST: usize = 64;
}

impl Record {
    /// The notes, in the order of their moments; one at most for each.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// The note at a moment.
    pub fn note(&self, moment: u64) -> Option<&Note> {
        self.notes.iter().find(|note| note.moment == moment)
    }

    /// Sets the note at a moment; without judgement and text it is removed. Line breaks become spaces, and a text that is
    /// too long is cut. Nothing changes if the moment does not exist.
    pub fn set_note(&mut self, moment: u64, judgement: Option<Judgement>, text: &str) {
        if moment > self.moment() {
            return;
        }
        self.notes.retain(|note| note.moment != moment);
        let text = one_line(text);
        if judgement.is_some() || !text.is_empty() {
            let at = self.notes.partition_point(|note| note.moment < moment);
            self.notes.insert(at, Note { moment, judgement, text });
        }
    }

    /// The branches, in the order in which they were added.
    pub fn branches(&self) -> &[Branch] {
        &self.branches
    }

    /// Adds what another game, which continues from a moment of this one, did differently. A branch that is the beginning
    /// of the new one is replaced. Returns false if the games have nothing in common, if there is nothing new, or if
    /// there are too many branches.
    pub fn add_branch(&mut self, title: &str, other: &Record) -> bool {
        let same =
            self.decisions.iter().zip(&other.decisions).take_while(|(one, other)| one == other).count();
        if self.opening() != other.opening() || other.decisions.len() == same {
            return false;
        }
        let decisions = other.decisions[same..].to_vec();
        let from = same as u64;
        let starts = |long: &[Decision], short: &[Decision]| long.get(..short.len()) == Some(short);
        if self.branches.iter().any(|branch| branch.from == from && starts(&branch.decisions, &decisions)) {
            return false;
        }
        self.branches.retain(|branch| branch.from != from || !starts(&decisions, &branch.decisions));
        if self.branches.len() >= Branch::MOST {
            return false;
        }
        self.branches.push(Branch { from, title: one_line(title), decisions });
        true
    }

    /// Removes a branch.
    pub fn remove_branch(&mut self, at: usize) {
        if at < self.branches.len() {
            self.branches.remove(at);
        }
    }

    /// The game with the decisions of a branch instead of its own. Its notes up to there are kept.
    pub fn branched(&self, at: usize) -> Option<Record> {
        let branch = self.branches.get(at)?;
        let mut record = self.clone();
        record.truncate(branch.from)?;
        record.branches.clear();
        branch.decisions.iter().for_each(|decision| record.push(decision.clone()));
        Some(record)
    }

    /// The notes and branches that still have their moment.
    pub(crate) fn drop_after(&mut self, moment: u64) {
        self.notes.retain(|note| note.moment <= moment);
        self.branches.retain(|branch| branch.from <= moment);
    }

    /// The game at the end of a branch.
    pub(crate) fn end_of(&self, branch: &Branch) -> Option<Game> {
        let mut game = self.at(branch.from)?;
        branch.decisions.iter().flat_map(|decision| &decision.events).for_each(|event| game.evolve(event));
        Some(game)
    }
}

/// A text without line breaks and other control characters.
pub(crate) fn one_line(text: &str) -> String {
    let line = text.split(char::is_control).collect::<Vec<_>>().join(" ");
    line.trim().chars().take(Note::LONGEST).collect::<String>().trim_end().to_owned()
}
