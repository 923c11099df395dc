//! The log as data: what happened, with what it cost and brought, to be worded in the reader's language.

use record::Record;
use vocab::{Action, ByKind, Event, Face, Fact, Gain, Kind, Seat, Source, Viewer};

/// One line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The decision it belongs to; 0 is the deal.
    pub revision: u64,
    /// Whose doing it is.
    pub seat: Option<Seat>,
    /// What is told; nothing if there are only gains.
    pub event: Option<Event<Face>>,
    /// Ducats paid.
    pub ducats: u8,
    /// Points paid, from tracks and counters.
    pub points: ByKind<u8>,
    /// Finance steps paid.
    pub finance: u8,
    /// What was received.
    pub gains: Vec<(Gain, u8, Source)>,
}

/// The lines of a whole game as somebody may know it.
pub fn of(record: &Record, viewer: Viewer) -> Vec<Entry> {
    let mut entries = Vec::new();
    let seen = |events: &[Event]| events.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>();
    add(0, None, &seen(record.deal_events()), &mut entries);
    for decision in record.decisions() {
        add(decision.revision, Some(decision.action), &seen(&decision.events), &mut entries);
    }
    entries
}

/// The lines of one more decision as it was seen, or of the deal.
pub fn add(revision: u64, action: Option<Action>, events: &[Event<Face>], entries: &mut Vec<Entry>) {
    let exchanges = matches!(action, Some(Action::Exchange { .. }));
    for event in events {
        let Event::Open(fact) = *event else { continue };
        match fact {
            Fact::Paid { seat, ducats, tracks, counters, finance } => {
                let entry = last_of(revision, seat, entries);
                entry.ducats += ducats;
                entry.finance += finance;
                for kind in Kind::ALL {
                    entry.points[kind] += tracks[kind] + counters[kind];
                }
            }
            Fact::Gained { seat, gain, n, source } if revision > 0 => {
                let entry = last_of(revision, seat, entries);
                match entry.gains.iter_mut().find(|(known, ..)| *known == gain) {
                    Some((_, sum, _)) => *sum = sum.saturating_add(n),
                    None => entry.gains.push((gain, n, source)),
                }
            }
            // What is bought on the way to a payment belongs to it.
            Fact::Exchanged { .. } if !exchanges => {}
            fact if is_told(fact) => tell(revision, fact, entries),
            _ => {}
        }
    }
}

/// A new line, or the words for a payment that came just before.
fn tell(revision: u64, fact: Fact, entries: &mut Vec<Entry>) {
    let (seat, event) = (doer(fact), Some(Event::Open(fact)));
    match entries.last_mut() {
        Some(last) if last.revision == revision && last.seat == seat && last.event.is_none() => {
            last.event = event
        }
        _ => entries.push(Entry::new(revision, seat, event)),
    }
}

impl Entry {
    fn new(revision: u64, seat: Option<Seat>, event: Option<Event<Face>>) -> Entry {
        let (points, gains) = (ByKind::default(), Vec::new());
        Entry { revision, seat, event, ducats: 0, points, finance: 0, gains }
    }
}

/// The line that a payment or a gain of this seat belongs to.
fn last_of(revision: u64, seat: Seat, entries: &mut Vec<Entry>) -> &mut Entry {
    let fits = |entry: &Entry| entry.revision == revision && entry.seat == Some(seat);
    if !entries.last().is_some_and(fits) {
        entries.push(Entry::new(revision, Some(seat), None));
    }
    let last = entries.len() - 1;
    &mut entries[last]
}

fn is_told(fact: Fact) -> bool {
    matches!(
        fact,
        Fact::Exchanged { .. }
            | Fact::RoundBegan { .. }
            | Fact::Laid { .. }
            | Fact::CardUsed { .. }
            | Fact::DucatsTaken { .. }
            | Fact::Declined { .. }
            | Fact::Documented { .. }
            | Fact::Commissioned { space: Some(_), .. }
            | Fact::Performed { .. }
            | Fact::Sold { .. }
            | Fact::Travelled { .. }
            | Fact::CourtTaken { .. }
            | Fact::MarkerPlaced { .. }
            | Fact::NeutralPlaced { .. }
            | Fact::NeutralLost { .. }
            | Fact::TileTaken { .. }
            | Fact::SoloistTurned { .. }
            | Fact::RowTaken { .. }
            | Fact::TracksEmptied { .. }
            | Fact::FirstPlayer { .. }
            | Fact::Ended
    )
}

fn doer(fact: Fact) -> Option<Seat> {
    match fact {
        Fact::Laid { seat, .. }
        | Fact::CardUsed { seat }
        | Fact::DucatsTaken { seat }
        | Fact::Declined { seat }
        | Fact::Exchanged { seat, .. }
        | Fact::Documented { seat, .. }
        | Fact::Commissioned { seat, .. }
        | Fact::Performed { seat, .. }
        | Fact::Sold { seat, .. }
        | Fact::Travelled { seat, .. }
        | Fact::CourtTaken { seat, .. }
        | Fact::MarkerPlaced { seat, .. }
        | Fact::NeutralPlaced { seat, .. }
        | Fact::NeutralLost { seat }
        | Fact::TileTaken { seat, .. }
        | Fact::RowTaken { seat, .. }
        | Fact::TracksEmptied { seat }
        | Fact::FirstPlayer { seat } => Some(seat),
        Fact::SoloistTurned { .. } => Some(Seat::at(1)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Seed, Setup};

    /// A whole game, always the same.
    fn game() -> Record {
        let vienna = edition::Edition::vienna();
        let mut record = Record::deal(&Setup::players(2), vienna, Seed::from_number(4)).unwrap();
        let mut legal = Vec::new();
        while let Some(seat) = record.game().to_act() {
            record.game().legal(&mut legal);
            let at = (record.revision() as usize * 7 + 3) % legal.len();
            record.act(seat, legal[at].action()).unwrap();
        }
        record
    }

    #[test]
    fn a_payment_stands_on_the_line_of_what_it_bought() {
        let record = game();
        let entries = of(&record, Viewer::Audience);
        let bought = |entry: &&Entry| matches!(entry.event, Some(Event::Open(Fact::Commissioned { .. })));
        assert!(entries.iter().filter(bought).count() > 0);
        for entry in entries.iter().filter(bought) {
            let decision = &record.decisions()[entry.revision as usize - 1];
            let paid = decision.events.iter().find_map(|event| match event {
                Event::Open(Fact::Paid { ducats, .. }) => Some(*ducats),
                _ => None,
            });
            assert_eq!(entry.ducats, paid.unwrap_or(0));
        }
    }

    #[test]
    fn nobody_reads_of_a_card_that_was_drawn() {
        let drawn = |entry: &Entry| matches!(entry.event, Some(Event::Drew { .. } | Event::Stacked { .. }));
        assert!(!of(&game(), Viewer::Audience).iter().any(drawn));
    }

    #[test]
    fn the_log_grows_by_decisions() {
        let record = game();
        let mut grown = of(&record, Viewer::Audience);
        let whole = grown.clone();
        let last = record.decisions().last().unwrap();
        grown.retain(|entry| entry.revision < last.revision);
        let seen: Vec<_> = last.events.iter().map(|event| event.seen_by(Viewer::Audience)).collect();
        add(last.revision, Some(last.action), &seen, &mut grown);
        assert_eq!(grown, whole);
    }
}
