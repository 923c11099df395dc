//! The move that an undo request would take back.

use crate::log::Entry;

/// What a request to go back to a moment would undo.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Undone<'a> {
    /// The line of the first undone decision; none if it has no line of its own.
    pub first: Option<&'a Entry>,
    /// How many later decisions are undone with it.
    pub later: u64,
}

/// What a request to go back to `moment` would undo, when `now` decisions stand.
pub fn undone(log: &[Entry], moment: u64, now: u64) -> Undone<'_> {
    let first = log.iter().find(|entry| entry.moment == moment + 1 && entry.event.is_some());
    Undone { first, later: now.saturating_sub(moment + 1) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::Log;
    use crate::twins::{Twins, anna};
    use std::sync::Arc;

    #[test]
    fn a_request_names_its_first_decision_and_counts_the_others() {
        let mut twins = Twins::deal();
        (0..9).for_each(|_| twins.act());
        let log = Log::of(twins.here.table().record());
        let found = undone(log.entries(), 4, 9);
        assert!(found.first.is_none_or(|entry| entry.moment == 5));
        assert_eq!(found.later, 4);
        assert!((0..9).any(|moment| undone(log.entries(), moment, 9).first.is_some()));
        assert_eq!(undone(log.entries(), 8, 9).later, 0);
        assert_eq!(undone(&[], 9, 9), Undone { first: None, later: 0 });
    }

    #[test]
    fn an_undo_that_needs_consent_begins_before_the_last_own_decision() {
        let mut twins = Twins::deal();
        let mut remote = twins.remote();
        assert_eq!(remote.before_own_decision(), None, "nothing is decided yet");
        let mut own = None;
        for _ in 0..40 {
            own = (twins.live.to_act() == Some(anna())).then_some(twins.live.moment()).or(own);
            twins.act();
            remote.update(twins.entries.last().unwrap(), &twins.state());
            assert_eq!(remote.before_own_decision(), own);
        }
        let mut table = twins.table();
        table.seats[0].bot = Some("presto".into());
        remote.set_table(Arc::new(table));
        assert_eq!(remote.before_own_decision(), None, "a bot decides for me");
    }
}
