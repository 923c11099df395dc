//! Which decisions stand and which were undone, so that Undo and Redo never stop between laying cards and using them.

use crate::plan::{CardUse, Plan};
use vocab::Action;

/// The decisions of a game in order, and the undone ones.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Steps {
    stand: Vec<Action>,
    /// The decisions that can be redone, the next one last.
    undone: Vec<Action>,
}

impl Steps {
    /// The decisions of a game in which nothing was undone.
    pub fn of(actions: impl IntoIterator<Item = Action>) -> Steps {
        Steps { stand: actions.into_iter().collect(), undone: Vec::new() }
    }

    /// Adds the decision that led to a moment. The same decision as the last undone one counts as its redo.
    pub fn act(&mut self, moment: u64, action: Action) {
        self.stand.truncate(usize::try_from(moment).unwrap_or(usize::MAX).saturating_sub(1));
        self.stand.push(action);
        if self.undone.pop() != Some(action) {
            self.undone.clear();
        }
    }

    /// The decision that followed a moment.
    pub fn after(&self, moment: u64) -> Option<Action> {
        self.stand.get(usize::try_from(moment).ok()?).copied()
    }

    /// Goes back to a moment.
    pub fn undo(&mut self, to: u64) {
        let kept = usize::try_from(to).unwrap_or(usize::MAX).min(self.stand.len());
        self.undone.extend(self.stand.drain(kept..).rev());
    }

    /// Forgets what could be redone.
    pub fn forget_undone(&mut self) {
        self.undone.clear();
    }

    /// How many decisions one press of Undo takes back: the last one, the skipped actions that it led to, and the
    /// cards if it was the first decision after laying them.
    pub fn to_undo(&self) -> usize {
        let mut rest = self.stand.as_slice();
        while let Some((taken, before)) = rest.split_last() {
            rest = before;
            let ends = rest.last().is_none_or(|last| *last == Action::EndTurn);
            if ends || *taken != Action::Decline && !rest.last().is_some_and(begins_turn) {
                break;
            }
        }
        self.stand.len() - rest.len()
    }

    /// How many decisions one press of Redo repeats: as many as the matching Undo took back.
    pub fn to_redo(&self) -> usize {
        let mut rest = self.undone.as_slice();
        while let Some((redone, after)) = rest.split_last() {
            rest = after;
            if !begins_turn(redone) && rest.last() != Some(&Action::Decline) {
                break;
            }
        }
        self.undone.len() - rest.len()
    }

    /// The plan of the cards that one press of Undo takes back.
    pub fn plan_to_restore(&self) -> Option<Plan> {
        let taken = &self.stand[self.stand.len() - self.to_undo()..];
        let [Action::Lay { experience, story }, used, ..] = taken else { return None };
        let use_ = if *used == Action::TakeDucats { CardUse::Ducats } else { CardUse::Actions };
        Some(Plan { experience: Some((*experience, use_)), story: Some(*story) })
    }
}

/// Whether a decision is one of those that a plan plays first.
fn begins_turn(action: &Action) -> bool {
    matches!(action, Action::Lay { .. } | Action::UseCard | Action::TakeDucats)
}

#[cfg(test)]
mod tests {
    use super::*;
    use vocab::{Kind, MemoryId};

    const LAY: Action = Action::Lay { experience: MemoryId::new(1), story: MemoryId::new(2) };
    const KIND: Action = Action::ChooseKind { kind: Kind::Talent };

    #[test]
    fn undo_takes_back_the_cards_with_the_first_action() {
        let mut steps = Steps::of([Action::EndTurn, LAY, Action::UseCard, KIND, KIND]);
        assert_eq!((steps.to_undo(), steps.plan_to_restore()), (1, None));
        steps.undo(4);
        assert_eq!(steps.to_undo(), 3);
        let plan =
            Plan { experience: Some((MemoryId::new(1), CardUse::Actions)), story: Some(MemoryId::new(2)) };
        assert_eq!(steps.plan_to_restore(), Some(plan));
        steps.undo(1);
        assert_eq!(steps.to_redo(), 3);
        steps.act(2, LAY);
        steps.act(3, Action::UseCard);
        steps.act(4, KIND);
        assert_eq!(steps.to_redo(), 1);
    }

    #[test]
    fn undo_takes_back_a_skipped_action_with_the_one_that_brought_it() {
        let mut steps = Steps::of([LAY, Action::UseCard, KIND, KIND, Action::Decline]);
        assert_eq!(steps.to_undo(), 2);
        steps.undo(3);
        assert_eq!(steps.to_redo(), 2);
    }

    #[test]
    fn undo_never_goes_behind_the_end_of_a_turn() {
        let steps = Steps::of([KIND, Action::EndTurn, LAY]);
        assert_eq!((steps.to_undo(), steps.plan_to_restore()), (1, None));
        assert_eq!(Steps::default().to_undo(), 0);
        assert_eq!(Steps::default().to_redo(), 0);
    }

    #[test]
    fn another_decision_ends_what_can_be_redone() {
        let mut steps = Steps::of([LAY, Action::UseCard]);
        steps.undo(0);
        steps.act(1, Action::Lay { experience: MemoryId::new(2), story: MemoryId::new(1) });
        assert_eq!(steps.to_redo(), 0);
    }
}
