//! The Soloist: his last turn action by action, and what is openly known of his next one.

use crate::log::Entry;
use edition::Direction;
use rules::soloist_cards;
use vocab::{Card, Event, Face, Fact, Gain, Icon, MapTile, Place, Position, Seat, SoloistId, Source, Space};

/// His seat.
pub const SEAT: Seat = Seat::at(1);

/// One turn of the Soloist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The moment of the game that his turn led to.
    pub moment: u64,
    /// The card that says what he does.
    pub what: SoloistId,
    /// The card that says where.
    pub how: SoloistId,
    /// What he did, in order. An action that found nothing is left out.
    pub acts: Vec<Act>,
}

/// One action of the Soloist.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// Which action it is.
    pub icon: Icon,
    /// What happened.
    pub facts: Vec<Fact>,
}

impl Act {
    /// What he received, with the sources.
    pub fn gains(&self) -> Vec<(Gain, u8, Source)> {
        let gained = |fact: &Fact| match *fact {
            Fact::Gained { seat, gain, n, source } if seat == SEAT => Some((gain, n, source)),
            _ => None,
        };
        self.facts.iter().filter_map(gained).collect()
    }
}

/// The Soloist's last turn in the facts of a log.
pub fn last_turn(told: &[(u64, Fact)]) -> Option<Turn> {
    let turned = |(_, fact): &(u64, Fact)| match fact {
        Fact::SoloistTurned { card } => Some(*card),
        _ => None,
    };
    let second = told.iter().rposition(|entry| turned(entry).is_some())?;
    let (what, how) = (turned(told.get(second.checked_sub(1)?)?)?, turned(&told[second])?);
    let mut acts = Vec::new();
    for (_, fact) in &told[second + 1..] {
        if matches!(fact, Fact::TurnEnded { .. }) {
            break;
        }
        add(*fact, &mut acts);
    }
    acts.iter_mut().for_each(name_sale);
    Some(Turn { moment: told[second].0, what, how, acts })
}

/// Adds a fact to the action to which it belongs.
fn add(fact: Fact, acts: &mut Vec<Act>) {
    let begins = match fact {
        Fact::RowTaken { card: Card::Memory(_), .. } => Some(Icon::Document),
        Fact::RowTaken { card: Card::Opus(_), .. } => Some(Icon::Commission),
        Fact::MarkerPlaced { .. } => Some(Icon::Requiem),
        Fact::Travelled { .. } | Fact::CityLeft { .. } | Fact::CourtTaken { .. } => Some(Icon::Travel),
        _ => None,
    };
    let travels_on = begins == Some(Icon::Travel) && acts.last().is_some_and(|act| act.icon == Icon::Travel);
    match begins.filter(|_| !travels_on) {
        Some(icon) => acts.push(Act { icon, facts: vec![fact] }),
        None => acts.last_mut().into_iter().for_each(|act| act.facts.push(fact)),
    }
}

/// A work that he took without scoring its commission was sold.
fn name_sale(act: &mut Act) {
    let commissioned = act.gains().iter().any(|(.., source)| matches!(source, Source::Opus(_)));
    if act.icon == Icon::Commission && !commissioned {
        act.icon = Icon::PerformOrSell;
    }
}

/// Where the coach drove in a turn of his, from the log of the game; none if it stayed.
pub fn drive(log: &[Entry], turn: &Turn, start: Place) -> Option<(Place, Place)> {
    let facts = turn.acts.iter().flat_map(|act| &act.facts);
    let to = facts.filter_map(travelled).next_back()?;
    let earlier = log.iter().filter(|entry| entry.moment < turn.moment);
    let mut from = earlier.filter_map(|entry| match entry.event.as_ref()? {
        Event::Open(fact) => travelled(fact),
        _ => None,
    });
    Some((from.next_back().unwrap_or(start), to))
}

fn travelled(fact: &Fact) -> Option<Place> {
    match *fact {
        Fact::Travelled { to, .. } => Some(to),
        _ => None,
    }
}

/// His cards that were not turned in this round.
pub fn unseen(table: &Position<Face>) -> Vec<SoloistId> {
    let Some((level, soloist)) = table.level.zip(table.soloist.as_ref()) else { return Vec::new() };
    soloist_cards(level).into_iter().filter(|card| !soloist.shown.contains(card)).collect()
}

/// The next Royal Court with a tile in a direction. If the coach stands on one, that one is the first he visits.
pub fn next_court(table: &Position<Face>, direction: Direction) -> Option<Place> {
    let has_court = |place: &Place| matches!(table.map[place.index()], Some((MapTile::Court(_), _)));
    let step = |n: usize| match direction {
        Direction::Ascending => n,
        Direction::Descending => Place::COUNT - n,
    };
    (0..Place::COUNT).map(|n| Place::at((table.coach.index() + step(n)) % Place::COUNT)).find(has_court)
}

/// The cards at the right and the left end of the row, which he takes next: of Memory cards, then of Opus cards.
pub fn row_ends(table: &Position<Face>) -> [[Option<Card>; 2]; 2] {
    let of = |memory: bool| {
        let fits = |card: &Card| matches!(card, Card::Memory(_)) == memory;
        let cards: Vec<Card> =
            Space::all().filter_map(|space| table.row[space.index()]).filter(fits).collect();
        [cards.last().copied(), cards.first().copied()]
    };
    [of(true), of(false)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::Log;
    use edition::Edition;
    use record::Record;
    use rules::{Seed, Setup};
    use vocab::{Level, Viewer};

    /// Calls `look` after each turn of the Soloist in a random game, with the VP that he had before.
    fn turns(level: Level, mut look: impl FnMut(&Record, Turn, u16)) {
        let setup = Setup::solo(level);
        let mut record = Record::deal(&setup, Edition::vienna(), Seed::from_number(6)).unwrap();
        let (mut log, mut legal) = (Log::of(&record), Vec::new());
        let score = |record: &Record| record.game().view(Viewer::Audience).table.seats[1].score.total();
        while let Some(seat) = record.game().to_act() {
            record.game().legal(&mut legal);
            let at = (record.moment() as usize * 7 + 3) % legal.len();
            let before = score(&record);
            record.act(seat, legal[at].action()).unwrap();
            let decision = record.decisions().last().unwrap().clone();
            log.push(&decision);
            if decision.ends_turn() && !record.game().is_over() {
                look(&record, last_turn(log.told()).unwrap(), before);
            }
        }
    }

    #[test]
    fn the_actions_of_a_turn_are_those_of_his_card_and_their_gains_are_his_points() {
        for level in [Level::Easy, Level::Middle, Level::Difficult] {
            let mut seen = 0;
            turns(level, |record, turn, before| {
                seen += 1;
                assert_eq!(turn.moment, record.moment());
                let table = record.game().view(Viewer::Audience).table;
                let gained: u16 = turn
                    .acts
                    .iter()
                    .flat_map(Act::gains)
                    .map(|(gain, n, _)| if gain == Gain::Vp { n.into() } else { 0 })
                    .sum();
                assert_eq!(before + gained, table.seats[1].score.total());
                let printed = &Edition::vienna().soloist[turn.what.index()].actions;
                let documents = turn.acts.iter().any(|act| act.icon == Icon::Document);
                let known = |act: &Act| printed.contains(&act.icon);
                assert!(documents || turn.acts.iter().all(known), "{printed:?} {:?}", turn.acts);
            });
            assert_eq!(seen, 19);
        }
    }

    #[test]
    fn his_drive_begins_where_the_coach_was_and_ends_where_it_is() {
        let mut drives = 0;
        turns(Level::Middle, |record, turn, _| {
            let log = Log::of(record);
            let start = Edition::vienna().board.start_place;
            let coach = |moment| record.at(moment).unwrap().view(Viewer::Audience).table.coach;
            if let Some((from, to)) = drive(log.entries(), &turn, start) {
                drives += 1;
                assert_eq!((from, to), (coach(turn.moment - 1), coach(turn.moment)));
            } else {
                assert_eq!(coach(turn.moment - 1), coach(turn.moment));
            }
        });
        assert!(drives > 0);
    }

    #[test]
    fn what_was_not_turned_is_unseen() {
        turns(Level::Middle, |record, turn, _| {
            let table = record.game().view(Viewer::Audience).table;
            let unseen = unseen(&table);
            let shown = &table.soloist.as_ref().unwrap().shown;
            assert_eq!(unseen.len() + shown.len(), 9);
            assert!(shown.is_empty() || !unseen.contains(&turn.how));
        });
    }
}
