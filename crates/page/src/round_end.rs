//! The end of a round: what everybody received in Maintenance, line by line, and what changed on the main board.

use vocab::{BonusId, Fact, Gain, Kind, Place, Round, Seat, Source};

/// The end of a round, up to the beginning of the next one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundEnd {
    /// The round that ended.
    pub round: Round,
    /// The moment at which the next round began.
    pub moment: u64,
    /// What each player received, in the order of Maintenance. The Soloist receives nothing.
    pub incomes: Vec<Income>,
    /// The places with a new tile.
    pub laid: Vec<Place>,
    /// How many cards left the row.
    pub swept: usize,
    /// The new first player, if the marker moved.
    pub first: Option<Seat>,
    /// The Period Bonus of the round that begins.
    pub bonus: BonusId,
}

/// What a player received in Maintenance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Income {
    /// The player.
    pub seat: Seat,
    /// One line for each step that brought something.
    pub lines: Vec<Line>,
}

/// What one step of Maintenance brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The step.
    pub step: Step,
    /// Where it came from, each source once.
    pub sources: Vec<Source>,
    /// What was received, summed up by kind.
    pub gains: Vec<(Gain, u8)>,
}

/// The steps of Maintenance that bring something to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The Story cards: the new points on the tracks, and VP.
    Story,
    /// Sequentia tiles.
    Sequentia,
    /// The space of the Finance Track.
    Finance,
    /// The Period Bonus.
    Bonus,
}

impl Step {
    /// The step after which the count of Maintenance stands at `reached`.
    fn before(reached: u8) -> Option<Step> {
        match reached {
            2 => Some(Step::Story),
            3 => Some(Step::Sequentia),
            4 => Some(Step::Finance),
            5 => Some(Step::Bonus),
            _ => None,
        }
    }

    /// The word for this step in a message.
    pub fn code(self) -> &'static str {
        match self {
            Step::Story => "story",
            Step::Sequentia => "sequentia",
            Step::Finance => "finance",
            Step::Bonus => "bonus",
        }
    }

    /// Its symbol.
    pub fn symbol(self) -> &'static str {
        match self {
            Step::Story => "document",
            Step::Sequentia => "requiem",
            Step::Finance => "finance",
            Step::Bonus => "repeat",
        }
    }
}

impl Income {
    /// How much of something was received altogether.
    pub fn sum(&self, gain: Gain) -> u16 {
        let gains = self.lines.iter().flat_map(|line| &line.gains);
        gains.filter(|(known, _)| *known == gain).map(|(_, n)| u16::from(*n)).sum()
    }

    /// The points on a track at the beginning of the next round: the tracks were emptied before.
    pub fn track(&self, kind: Kind) -> u16 {
        self.sum(Gain::Track(kind))
    }

    fn add(&mut self, step: Step, gain: Gain, n: u8, source: Source) {
        if self.lines.last().is_none_or(|line| line.step != step) {
            self.lines.push(Line { step, sources: Vec::new(), gains: Vec::new() });
        }
        let Some(line) = self.lines.last_mut() else { return };
        if !line.sources.contains(&source) {
            line.sources.push(source);
        }
        match line.gains.iter_mut().find(|(known, _)| *known == gain) {
            Some((_, sum)) => *sum = sum.saturating_add(n),
            None => line.gains.push((gain, n)),
        }
    }
}

/// The last end of a round in the facts of a log, if another round began. At the end of the game there is a score sheet
/// instead.
pub fn last(told: &[(u64, Fact)]) -> Option<RoundEnd> {
    let begins = |(_, fact): &(u64, Fact)| matches!(fact, Fact::RoundBegan { .. });
    let end = told.iter().rposition(begins)?;
    let (moment, Fact::RoundBegan { round, bonus }) = told[end] else { return None };
    let since = told[..end]
        .iter()
        .rposition(|(_, fact)| matches!(fact, Fact::TurnEnded { .. } | Fact::RoundBegan { .. }));
    let facts = told[since.map_or(0, |at| at + 1)..end].iter().map(|(_, fact)| *fact);
    let round = Round::new(round.number() - 1)?;
    let mut ending =
        RoundEnd { round, moment, incomes: Vec::new(), laid: Vec::new(), swept: 0, first: None, bonus };
    let mut step = None;
    for fact in facts {
        ending.add(fact, &mut step);
    }
    Some(ending)
}

/// The step of Maintenance that asks a player something now, from the facts of a log.
pub fn step_now(told: &[(u64, Fact)]) -> Option<Step> {
    told.iter().rev().find_map(|(_, fact)| match fact {
        Fact::MaintenanceReached { step, .. } => Step::before(*step),
        _ => None,
    })
}

impl RoundEnd {
    fn add(&mut self, fact: Fact, step: &mut Option<Step>) {
        match fact {
            Fact::MaintenanceReached { step: reached, .. } => *step = Step::before(reached),
            Fact::TracksEmptied { seat } => self.incomes.push(Income { seat, lines: Vec::new() }),
            Fact::Gained { seat, gain, n, source } => {
                let income = self.incomes.iter_mut().find(|income| income.seat == seat);
                if let Some((income, step)) = income.zip(*step) {
                    income.add(step, gain, n, source);
                }
            }
            Fact::TileLaid { place, .. } => self.laid.push(place),
            Fact::Swept { .. } => self.swept += 1,
            Fact::FirstPlayer { seat } => self.first = Some(seat),
            _ => {}
        }
    }

    /// What a seat received.
    pub fn income(&self, seat: Seat) -> Option<&Income> {
        self.incomes.iter().find(|income| income.seat == seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::Log;
    use edition::Edition;
    use record::Record;
    use rules::{Game, Seed, Setup};
    use vocab::{Event, Level, Piece, Viewer};

    fn board(game: &Game, seat: Seat) -> vocab::SeatPosition<vocab::Face> {
        game.view(Viewer::Audience).table.seats[seat.index()].clone()
    }

    /// Plays a random game and calls `look` with the games before and after each Maintenance, and its end.
    fn rounds(setup: &Setup, seed: u64, mut look: impl FnMut(&Game, &Game, RoundEnd)) {
        let mut record = Record::deal(setup, Edition::vienna(), Seed::from_number(seed)).unwrap();
        let (mut log, mut legal) = (Log::of(&record), Vec::new());
        let mut before = *record.game();
        while let Some(seat) = record.game().to_act() {
            record.game().legal(&mut legal);
            let at = (record.moment() as usize * 7 + seed as usize) % legal.len();
            let start = *record.game();
            record.act(seat, legal[at].action()).unwrap();
            let decision = record.decisions().last().unwrap();
            log.push(decision);
            let is = |wanted: fn(&Fact) -> bool| {
                let open = |event: &Event<Piece>| matches!(event, Event::Open(fact) if wanted(fact));
                decision.events.iter().any(open)
            };
            if is(|fact| matches!(fact, Fact::TurnEnded { .. })) {
                before = start;
            }
            if is(|fact| matches!(fact, Fact::RoundBegan { .. })) {
                let end = last(log.told()).unwrap();
                assert_eq!(end.moment, record.moment());
                look(&before, record.game(), end);
            }
        }
    }

    #[test]
    fn the_sums_are_what_changed_on_the_boards() {
        let mut ends = 0;
        let solo = Setup::solo(Level::Middle);
        for (seed, setup) in (1..9).flat_map(|seed| [(seed, Setup::players(3)), (seed, solo)]) {
            rounds(&setup, seed, |before, after, end| {
                ends += 1;
                let people = usize::from(after.players()) - usize::from(after.level().is_some());
                assert_eq!(end.incomes.len(), people);
                for income in &end.incomes {
                    let (old, new) = (board(before, income.seat), board(after, income.seat));
                    assert_eq!(old.ducats + income.sum(Gain::Ducats), new.ducats);
                    assert_eq!(old.score.total() + income.sum(Gain::Vp), new.score.total());
                    assert_eq!(u16::from(old.finance) + income.sum(Gain::Finance), u16::from(new.finance));
                    for kind in Kind::ALL {
                        assert_eq!(income.track(kind), u16::from(new.tracks[kind]));
                        let counters = income.sum(Gain::Counter(kind));
                        assert_eq!(u16::from(old.counters[kind]) + counters, u16::from(new.counters[kind]));
                    }
                }
            });
        }
        assert_eq!(ends, 8 * 2 * 4);
    }

    #[test]
    fn every_line_has_a_gain_and_the_steps_are_in_order() {
        rounds(&Setup::players(2), 5, |_, after, end| {
            assert_eq!(end.round.number() + 1, after.view(Viewer::Audience).table.round.number());
            assert!(end.swept <= 4 && end.first.is_some());
            for income in &end.incomes {
                assert!(income.lines.iter().all(|line| !line.gains.is_empty()));
                let steps: Vec<usize> = income.lines.iter().map(|line| line.step as usize).collect();
                assert!(steps.is_sorted());
            }
        });
    }

    #[test]
    fn an_undo_forgets_what_was_told() {
        let record = Record::deal(&Setup::players(2), Edition::vienna(), Seed::from_number(4)).unwrap();
        let mut log = Log::of(&record);
        let seat = Seat::at(0);
        log.add::<Piece>(1, None, &[Fact::MaintenanceReached { seat, step: 2 }.into()]);
        log.add::<Piece>(2, None, &[Fact::TracksEmptied { seat }.into()]);
        assert_eq!(log.told().len(), 2);
        log.truncate(1);
        assert_eq!(log.told().len(), 1);
    }
}
