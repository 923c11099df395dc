//! The audit: plays the decisions of a record again with the current rules.

use crate::{Record, Start};
use rules::{Game, SetupError};
use vocab::{Event, Illegal};

/// A decision, or the deal, that has a different result under the current rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The number of the decision; 0 is the deal.
    pub moment: u64,
    /// What differs.
    pub differs: Differs,
}

/// What differs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Differs {
    /// The set-up is refused.
    Setup(SetupError),
    /// The action is refused.
    Refused(Illegal),
    /// The payment differs.
    Action,
    /// The events differ.
    Event {
        /// The index of the first event that differs, counted from 0.
        at: usize,
        /// The event in the record, if there is one.
        recorded: Option<Event>,
        /// The event under the current rules, if there is one.
        today: Option<Event>,
    },
}

impl Record {
    /// Plays every decision again with the current rules and the seed, and reports each decision that differs.
    ///
    /// Each decision is played in its recorded position, so one difference does not cause others.
    pub fn audit(&self) -> Vec<Difference> {
        let mut differences = Vec::new();
        differences.extend(self.audit_deal().map(|differs| Difference { moment: 0, differs }));
        let mut game = self.opening();
        for decision in &self.decisions {
            let differs = self.audit_decision(&game, decision);
            differences.extend(differs.map(|differs| Difference { moment: decision.moment, differs }));
            decision.events.iter().for_each(|event| game.evolve(event));
        }
        differences
    }

    fn audit_deal(&self) -> Option<Differs> {
        let Start::Setup(setup) = &self.start else { return None };
        let mut events = Vec::new();
        match Game::deal(setup, self.edition(), &mut self.seed.dice(0), &mut events) {
            Ok(_) => first_difference(&self.deal, &events),
            Err(error) => Some(Differs::Setup(error)),
        }
    }

    fn audit_decision(&self, game: &Game, decision: &crate::Decision) -> Option<Differs> {
        let legal = match game.check(decision.seat, decision.action) {
            Ok(legal) if legal.action() == decision.action => legal,
            Ok(_) => return Some(Differs::Action),
            Err(refusal) => return Some(Differs::Refused(refusal)),
        };
        let mut events = Vec::new();
        { *game }.play(legal, &mut self.seed.dice(decision.moment), &mut events);
        first_difference(&decision.events, &events)
    }
}

fn first_difference(recorded: &[Event], today: &[Event]) -> Option<Differs> {
    let at = (0..recorded.len().max(today.len())).find(|at| recorded.get(*at) != today.get(*at))?;
    Some(Differs::Event { at, recorded: recorded.get(at).copied(), today: today.get(at).copied() })
}
