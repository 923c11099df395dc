//! The turns of a game, and the parts of a turn between which something hidden was shown.

use record::Record;
use rules::Game;
use std::ops::Range;
use vocab::{Action, Round, Seat, Slot};

/// A turn that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Who played it.
    pub seat: Seat,
    /// Its round.
    pub round: Round,
    /// Its number in the round.
    pub slot: Slot,
    /// The moment at which it began.
    pub from: u64,
    /// The moment at which it had ended.
    pub to: u64,
}

impl Turn {
    /// The turns of a game, without one that has not ended. Choices in Maintenance belong to no turn.
    pub fn all(record: &Record) -> Vec<Turn> {
        let Some(mut game) = record.at(0) else { return vec![] };
        let (mut turns, mut begun) = (vec![], None);
        for decision in record.decisions() {
            let from = *begun.get_or_insert(decision.moment - 1);
            let (maintaining, round, slot) = (game.in_maintenance(), game.round(), game.turn());
            decision.events.iter().for_each(|event| game.evolve(event));
            if maintaining {
                begun = None;
            } else if decision.action == Action::EndTurn {
                turns.push(Turn { seat: decision.seat, round, slot, from, to: decision.moment });
                begun = None;
            }
        }
        turns
    }

    /// The numbers of its decisions, in parts: a part ends where something hidden was shown, because the rest of the turn
    /// could be planned only then.
    pub(crate) fn parts(&self, record: &Record) -> Vec<Range<usize>> {
        let (from, to) = (self.from as usize, self.to as usize);
        let mut parts = vec![];
        let mut start = from;
        for at in from..to {
            let shows = record.decisions()[at].events.iter().any(Game::shows_hidden);
            if shows || at + 1 == to {
                parts.push(start..at + 1);
                start = at + 1;
            }
        }
        parts
    }
}
