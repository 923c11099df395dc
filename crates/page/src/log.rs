//! The log as data: events with their costs and gains. They become sentences in the reader's language later.

use edition::{Cost, Edition};
use record::{Decision, Record};
use std::sync::Arc;
use table::Outcome;
use vocab::{Action, ByKind, Event, Exchange, Face, Fact, Gain, Kind, MemoryId, Seat, Source};

/// The log of a game. It contains only facts that everybody sees, so it is the same for every viewer.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Log {
    entries: Arc<Vec<Entry>>,
    /// The decisions that ended turns, each with the seat whose turn it was.
    turns: Vec<(u64, Seat)>,
    /// The facts of Maintenance and of the Soloist's turns.
    told: Arc<Vec<(u64, Fact)>>,
}

impl Log {
    /// The log of a whole record.
    pub fn of(record: &Record) -> Log {
        let mut log = Log::default();
        log.add(0, None, record.deal_events());
        record.decisions().iter().for_each(|decision| log.push(decision));
        log
    }

    /// Adds a decision.
    pub fn push(&mut self, decision: &Decision) {
        self.add(decision.moment, Some(decision.action), &decision.events);
    }

    /// Adds the events of the decision that led to a moment; those of the deal belong to moment 0.
    pub fn add<T>(&mut self, moment: u64, action: Option<Action>, events: &[Event<T>]) {
        let facts = events.iter().filter_map(|event| match event {
            Event::Open(fact) => Some(*fact),
            _ => None,
        });
        let entries = Arc::make_mut(&mut self.entries);
        for fact in facts {
            tell(moment, fact, &mut self.told);
            if let Fact::TurnEnded { seat } = fact {
                self.turns.push((moment, seat));
            }
            add(moment, action, fact, entries);
        }
    }

    /// Removes everything after a moment, because it was undone.
    pub fn truncate(&mut self, moment: u64) {
        Arc::make_mut(&mut self.entries).retain(|entry| entry.moment <= moment);
        self.turns.retain(|(end, _)| *end <= moment);
        Arc::make_mut(&mut self.told).retain(|(at, _)| *at <= moment);
    }

    /// The entries.
    pub fn entries(&self) -> &Arc<Vec<Entry>> {
        &self.entries
    }

    /// Every fact of Maintenance and of the Soloist's turns, each with the moment it led to. The page tells these step
    /// by step, so it needs them singly and with their sources; an entry sums them up.
    pub fn told(&self) -> &Arc<Vec<(u64, Fact)>> {
        &self.told
    }

    /// The decisions that ended a turn.
    pub fn turn_ends(&self) -> Vec<u64> {
        self.turns.iter().map(|(end, _)| *end).collect()
    }

    /// The decision that ended the last turn of a seat; 0 before the first one.
    pub fn last_turn_of(&self, seat: Seat) -> u64 {
        self.turns.iter().rev().find(|(_, by)| *by == seat).map_or(0, |(end, _)| *end)
    }
}

/// Keeps a fact if it belongs to Maintenance or to a turn of the Soloist.
fn tell(moment: u64, fact: Fact, told: &mut Arc<Vec<(u64, Fact)>>) {
    let ends = |fact: &Fact| matches!(fact, Fact::TurnEnded { .. } | Fact::RoundBegan { .. } | Fact::Ended);
    let begins = matches!(fact, Fact::MaintenanceReached { .. } | Fact::SoloistTurned { .. });
    if begins || told.last().is_some_and(|(_, last)| !ends(last)) {
        Arc::make_mut(told).push((moment, fact));
    }
}

/// One line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// The moment it led to; 0 is the deal.
    pub moment: u64,
    /// Who did it.
    pub seat: Option<Seat>,
    /// What happened; none if there are only gains.
    pub event: Option<Event<Face>>,
    /// Ducats paid, without those of exchanges.
    pub ducats: u8,
    /// Points paid, from tracks and counters.
    pub points: ByKind<u8>,
    /// Finance steps paid.
    pub finance: u8,
    /// Counters bought for the payment.
    pub bought: ByKind<u8>,
    /// Counters returned for the payment.
    pub returned: ByKind<u8>,
    /// What was received.
    pub gains: Vec<(Gain, u8, Source)>,
}

fn add(moment: u64, action: Option<Action>, fact: Fact, entries: &mut Vec<Entry>) {
    match fact {
        Fact::Paid { seat, ducats, tracks, counters, finance } => {
            let entry = last_of(moment, seat, entries);
            entry.ducats += ducats;
            entry.finance += finance;
            for kind in Kind::ALL {
                entry.points[kind] += tracks[kind] + counters[kind];
            }
        }
        Fact::Gained { seat, gain, n, source } if moment > 0 => {
            let entry = last_of(moment, seat, entries);
            match entry.gains.iter_mut().find(|(known, ..)| *known == gain) {
                Some((_, sum, _)) => *sum = sum.saturating_add(n),
                None => entry.gains.push((gain, n, source)),
            }
        }
        // An exchange during a payment belongs to the payment and gets no line of its own.
        Fact::Exchanged { seat, exchange } if !matches!(action, Some(Action::Exchange { .. })) => {
            let entry = last_of(moment, seat, entries);
            match exchange {
                Exchange::Buy(kind) => entry.bought[kind] += 1,
                Exchange::Return(kind) => entry.returned[kind] += 1,
            }
        }
        fact if is_logged(fact) => push(moment, fact, entries),
        _ => {}
    }
}

/// Adds a new line, or adds the fact to the line of a payment that came just before.
fn push(moment: u64, fact: Fact, entries: &mut Vec<Entry>) {
    let (seat, event) = (doer(fact), Some(Event::Open(fact)));
    match entries.last_mut() {
        Some(last) if last.moment == moment && last.seat == seat && last.event.is_none() => {
            last.event = event
        }
        _ => entries.push(Entry::new(moment, seat, event)),
    }
}

impl Entry {
    pub(crate) fn new(moment: u64, seat: Option<Seat>, event: Option<Event<Face>>) -> Entry {
        let (none, gains) = (ByKind::default(), Vec::new());
        Entry {
            moment,
            seat,
            event,
            ducats: 0,
            points: none,
            finance: 0,
            bought: none,
            returned: none,
            gains,
        }
    }

    /// What left the player's hands, exchanges included: the figures of the button that was pressed.
    pub fn price(&self, edition: &Edition) -> Cost {
        let Entry { ducats, points, finance, bought, returned, .. } = *self;
        Outcome { ducats, tracks: points, finance, bought, returned, ..Outcome::default() }.price(edition)
    }
}

/// The card instead of which a line tells that ducats were taken: the last one that its player laid in Experiences.
pub fn card_not_used(log: &[Entry], line: &Entry) -> Option<MemoryId> {
    let Some(Event::Open(Fact::DucatsTaken { seat: by })) = line.event else { return None };
    log.iter().rev().filter(|entry| entry.moment <= line.moment).find_map(|entry| match entry.event {
        Some(Event::Open(Fact::Laid { seat, experience, .. })) if seat == by => Some(experience),
        _ => None,
    })
}

/// The line to which a payment or a gain of this seat belongs.
fn last_of(moment: u64, seat: Seat, entries: &mut Vec<Entry>) -> &mut Entry {
    let fits = |entry: &Entry| entry.moment == moment && entry.seat == Some(seat);
    if !entries.last().is_some_and(fits) {
        entries.push(Entry::new(moment, Some(seat), None));
    }
    let last = entries.len() - 1;
    &mut entries[last]
}

fn is_logged(fact: Fact) -> bool {
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
            let at = (record.moment() as usize * 7 + 3) % legal.len();
            record.act(seat, legal[at].action()).unwrap();
        }
        record
    }

    #[test]
    fn a_payment_stands_on_the_line_of_what_it_bought() {
        let record = game();
        let log = Log::of(&record);
        let entries = log.entries();
        let bought = |entry: &&Entry| matches!(entry.event, Some(Event::Open(Fact::Commissioned { .. })));
        assert!(entries.iter().filter(bought).count() > 0);
        for entry in entries.iter().filter(bought) {
            let decision = &record.decisions()[entry.moment as usize - 1];
            let paid = decision.events.iter().find_map(|event| match event {
                Event::Open(Fact::Paid { ducats, .. }) => Some(*ducats),
                _ => None,
            });
            assert_eq!(entry.ducats, paid.unwrap_or(0));
        }
    }

    #[test]
    fn a_line_names_the_price_that_was_on_the_button_exchanges_included() {
        let vienna = edition::Edition::vienna();
        let mut exchanged = 0;
        for seed in 0..6 {
            let mut record = Record::deal(&Setup::players(2), vienna, Seed::from_number(seed)).unwrap();
            while let Some(seat) = record.game().to_act() {
                let offers = table::Offers::of(record.game(), seat).now;
                let offer = &offers[(record.moment() as usize * 7 + 3) % offers.len()];
                record.act(seat, offer.action).unwrap();
                if matches!(offer.action, Action::Exchange { .. }) || offer.outcome.hidden {
                    continue;
                }
                let mut log = Log::default();
                log.push(record.decisions().last().unwrap());
                let price = log.entries().first().map(|entry| entry.price(vienna)).unwrap_or_default();
                assert_eq!(price, offer.outcome.price(vienna), "{:?}", offer.action);
                let swaps = [offer.outcome.bought, offer.outcome.returned];
                exchanged += usize::from(swaps != [ByKind::default(); 2]);
            }
        }
        assert!(exchanged > 3, "{exchanged}");
    }

    #[test]
    fn the_card_that_was_laid_last_is_the_one_instead_of_which_ducats_are_taken() {
        let record = game();
        let log = Log::of(&record);
        let mut taken = 0;
        for line in log.entries().iter() {
            let Some(card) = card_not_used(log.entries(), line) else { continue };
            taken += 1;
            let game = record.at(line.moment - 1).unwrap();
            let laid = game.board(line.seat.unwrap()).experiences[game.turn().index()];
            assert_eq!(laid, Some(card));
        }
        assert!(taken > 0);
    }

    #[test]
    fn nobody_reads_of_a_card_that_was_drawn() {
        let drawn = |entry: &Entry| matches!(entry.event, Some(Event::Drew { .. } | Event::Stacked { .. }));
        assert!(!Log::of(&game()).entries().iter().any(drawn));
    }

    #[test]
    fn the_log_grows_by_decisions_and_shrinks_by_undos() {
        let record = game();
        let whole = Log::of(&record);
        let last = record.decisions().last().unwrap();
        let mut grown = whole.clone();
        grown.truncate(last.moment - 1);
        assert_ne!(grown, whole);
        grown.push(last);
        assert_eq!(grown, whole);
    }

    #[test]
    fn the_last_turn_of_a_seat_is_the_decision_that_ended_it() {
        let record = game();
        let log = Log::of(&record);
        let ends = record.decisions().iter().filter(|decision| decision.ends_turn());
        assert_eq!(log.turn_ends(), ends.map(|decision| decision.moment).collect::<Vec<_>>());
        let own = |decision: &&record::Decision| decision.seat == Seat::at(1) && decision.ends_turn();
        let last = record.decisions().iter().rev().find(own).unwrap();
        assert_eq!(log.last_turn_of(Seat::at(1)), last.moment);
    }
}
