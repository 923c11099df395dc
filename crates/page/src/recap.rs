//! The recap: what the others did since the player's last turn, grouped by player and shortened.

use crate::log::Entry;
use crate::round_end::{self, RoundEnd};
use crate::scene::Scene;
use vocab::{Event, Fact, Seat};

/// The turn to which a recap belongs: its seat, and the decision that ended the seat's turn before.
pub fn turn_of(scene: &Scene) -> (Seat, u64) {
    (scene.me, scene.since)
}

/// Whether to show the recap. `recapped` is the turn whose recap was read.
pub fn is_due(scene: &Scene, recapped: Option<(Seat, u64)>) -> bool {
    scene.mine && recapped != Some(turn_of(scene)) && has_news(scene)
}

/// Whether the others did anything since the last turn, or a round ended.
pub fn has_news(scene: &Scene) -> bool {
    let acted = |group: &Group<'_>| group.seat.is_some();
    groups(&scene.log, scene.me, scene.since).iter().any(acted) || round_ended(scene).is_some()
}

/// The end of a round since the player's last turn. It contains the player's own income.
pub fn round_ended(scene: &Scene) -> Option<RoundEnd> {
    round_end::last(&scene.told).filter(|end| end.moment >= scene.since.max(1))
}

/// The log lines of one player, or the lines that belong to no player.
#[derive(Clone, PartialEq, Debug)]
pub struct Group<'a> {
    /// The player.
    pub seat: Option<Seat>,
    /// The lines of the log.
    pub entries: Vec<&'a Entry>,
}

/// What the others did since a decision, grouped by player in the order of their first line.
pub fn groups(entries: &[Entry], me: Seat, since: u64) -> Vec<Group<'_>> {
    let mut groups: Vec<Group<'_>> = Vec::new();
    let since_then = |entry: &&Entry| entry.moment >= since.max(1) && entry.seat != Some(me);
    for entry in entries.iter().filter(since_then) {
        match groups.iter_mut().find(|group| group.seat == entry.seat) {
            Some(group) => group.entries.push(entry),
            None => groups.push(Group { seat: entry.seat, entries: vec![entry] }),
        }
    }
    groups.iter_mut().for_each(Group::keep_news);
    groups
}

impl Group<'_> {
    /// Keeps the lines worth reading, and at least the last one, so that no player is left out.
    fn keep_news(&mut self) {
        let last = self.entries.last().copied();
        self.entries.retain(|entry| is_news(entry));
        if self.entries.is_empty() {
            self.entries.extend(last);
        }
    }
}

/// Whether a line is worth reading. Preparatory steps are not, unless they brought something.
fn is_news(entry: &Entry) -> bool {
    let Some(Event::Open(fact)) = &entry.event else { return true };
    let on_the_way = matches!(
        fact,
        Fact::Laid { .. }
            | Fact::CardUsed { .. }
            | Fact::Declined { .. }
            | Fact::Exchanged { .. }
            | Fact::TracksEmptied { .. }
    );
    !on_the_way || !entry.gains.is_empty()
}

/// Shares `most` lines among groups of these sizes as evenly as possible.
pub fn shares(sizes: &[usize], most: usize) -> Vec<usize> {
    let mut shares = vec![0; sizes.len()];
    for _ in 0..most.min(sizes.iter().sum()) {
        let next = (0..sizes.len()).filter(|at| shares[*at] < sizes[*at]).min_by_key(|at| shares[*at]);
        if let Some(at) = next {
            shares[at] += 1;
        }
    }
    shares
}

/// A sentence without the name at its beginning.
pub fn without_name(text: &str, name: &str) -> String {
    let rest = text.strip_prefix(name).filter(|rest| rest.starts_with([' ', ':']));
    rest.map_or(text, |rest| rest.trim_start_matches([' ', ':'])).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use vocab::{Gain, Place, Source};

    fn entry(moment: u64, seat: usize, fact: fn(Seat) -> Fact) -> Entry {
        let seat = Seat::at(seat);
        let event = Some(Event::Open(fact(seat)));
        Entry::new(moment, Some(seat), event)
    }

    fn travel(seat: Seat) -> Fact {
        Fact::Travelled { seat, to: Place::at(1) }
    }

    #[test]
    fn what_others_did_is_told_by_player_and_only_since_my_turn() {
        let used = |seat| Fact::CardUsed { seat };
        let entries = [
            entry(2, 1, travel),
            entry(5, 0, travel),
            entry(6, 1, travel),
            entry(7, 2, travel),
            entry(8, 1, used),
            entry(9, 1, travel),
        ];
        let groups = groups(&entries, Seat::at(0), 5);
        let told: Vec<_> = groups
            .iter()
            .map(|group| (group.seat, group.entries.iter().map(|entry| entry.moment).collect::<Vec<_>>()))
            .collect();
        assert_eq!(told, [(Some(Seat::at(1)), vec![6, 9]), (Some(Seat::at(2)), vec![7])]);
    }

    #[test]
    fn a_player_without_news_still_has_a_line() {
        let entries =
            [entry(1, 1, |seat| Fact::Declined { seat }), entry(2, 1, |seat| Fact::CardUsed { seat })];
        let groups = groups(&entries, Seat::at(0), 0);
        assert_eq!(groups[0].entries, [&entries[1]]);
    }

    #[test]
    fn a_step_that_brought_something_is_news() {
        let mut used = entry(1, 1, |seat| Fact::CardUsed { seat });
        assert!(!is_news(&used));
        used.gains.push((Gain::Vp, 2, Source::Instead));
        assert!(is_news(&used));
    }

    #[test]
    fn room_is_shared_fairly() {
        assert_eq!(shares(&[1, 9, 4], 8), [1, 4, 3]);
        assert_eq!(shares(&[2, 1], 8), [2, 1]);
        assert_eq!(shares(&[], 8), [0; 0]);
    }

    #[test]
    fn a_name_at_the_beginning_goes() {
        assert_eq!(without_name("Anna sells Zaide", "Anna"), "sells Zaide");
        assert_eq!(without_name("Anna: Finance Track", "Anna"), "Finance Track");
        assert_eq!(without_name("Annabel sells Zaide", "Anna"), "Annabel sells Zaide");
    }
}
