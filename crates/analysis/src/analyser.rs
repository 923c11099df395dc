//! Makes an analysis, step by step.

use crate::sources::code_of;
use crate::{Analysis, Depth, Finding, GROUPS, Outlook, Point, Step, Turn, luck};
use bots::{Effort, Expectation, Review, expect, review};
use record::Record;
use rules::{Game, Seed};
use std::ops::Range;
use vocab::{Action, ScoreLine, Seat, Viewer};

/// What a search tries out for a part of a turn.
const SEARCH: Effort = Effort { choose: 256, worlds: 64 };
/// All guesses follow from it, so that an analysis can be repeated.
const SEED: u64 = 1791;
/// In how many imagined games the outlook of a player who does not see everything is judged.
const GUESSES: u64 = 4;

/// Makes an analysis, step by step. It can be dropped after any step and continued with what is known.
#[derive(Debug)]
pub struct Analyser<'a> {
    record: &'a Record,
    viewer: Option<Seat>,
    analysis: Analysis,
}

impl<'a> Analyser<'a> {
    /// Continues an analysis. A `viewer` who still plays learns nothing that is hidden from them: only their own turns are
    /// judged, and what others can expect is guessed.
    pub fn new(record: &'a Record, viewer: Option<Seat>, analysis: Analysis) -> Analyser<'a> {
        Analyser { record, viewer, analysis }
    }

    /// What is known so far.
    pub fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// How many steps were made, and how many there are in all: a point and a glance for each turn, then a search.
    pub fn progress(&self) -> (usize, usize) {
        let known = |depth: Depth| {
            let findings = self.analysis.findings.iter().flatten();
            findings.filter(|finding| finding.depth >= depth).count()
        };
        let points = self.analysis.course.iter().flatten().count();
        let turns = (0..self.analysis.turns.len()).filter(|turn| self.judges(*turn)).count();
        (points + known(Depth::Glance) + known(Depth::Search), self.analysis.course.len() + 2 * turns)
    }

    /// How many steps the fast look needs: all but the searches.
    pub fn fast_steps(&self) -> usize {
        let turns = (0..self.analysis.turns.len()).filter(|turn| self.judges(*turn)).count();
        self.analysis.course.len() + turns
    }

    /// The next step: the points and glances in the order of the game, then the searches, the turn that lost most first. None
    /// if everything is done or if it is stopped.
    pub fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Option<Step> {
        let step = self.glance(stop).or_else(|| self.search(stop))?;
        self.analysis.add(step.clone());
        Some(step)
    }

    /// Whether the turn is judged.
    fn judges(&self, turn: usize) -> bool {
        self.viewer.is_none_or(|viewer| self.analysis.turns[turn].seat == viewer)
    }

    /// The next step of the fast look.
    fn glance(&self, stop: &mut dyn FnMut() -> bool) -> Option<Step> {
        let unknown = |at: &usize| match at % 2 {
            0 => self.analysis.course[at / 2].is_none(),
            _ => self.analysis.findings[at / 2].is_none() && self.judges(at / 2),
        };
        let at = (0..self.analysis.course.len() + self.analysis.turns.len()).find(unknown)?;
        match at % 2 {
            0 => Some(Step::Point(self.point(at / 2))),
            _ => self.judge(at / 2, Depth::Glance, stop),
        }
    }

    fn search(&self, stop: &mut dyn FnMut() -> bool) -> Option<Step> {
        let glances = self.analysis.findings.iter().flatten();
        let glances = glances.filter(|finding| finding.depth < Depth::Search);
        let next = glances.max_by_key(|finding| (finding.lost, std::cmp::Reverse(finding.turn)))?.turn;
        self.judge(next, Depth::Search, stop)
    }

    /// What the players can expect after a number of turns: before cards are drawn at the end of the last one, so that its
    /// luck belongs to the next point. The last point of a finished game is its result.
    fn point(&self, turns: usize) -> Point {
        let moment_of = |turns: usize| match turns.checked_sub(1).map(|last| &self.analysis.turns[last]) {
            None => 0,
            Some(_) if turns == self.analysis.turns.len() && self.record.game().is_over() => {
                self.record.moment()
            }
            Some(turn) => turn.to - 1,
        };
        let (from, to) = (moment_of(turns.saturating_sub(1)), moment_of(turns));
        let mut game = self.record.at(from).unwrap_or(*self.record.game());
        let mut luck = vec![0; usize::from(game.players())];
        for decision in &self.record.decisions()[from as usize..to as usize] {
            let more = luck::of(&game, decision, SEED);
            luck.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
            decision.events.iter().for_each(|event| game.evolve(event));
        }
        let seats = self.outlook(&game).into_iter().zip(luck);
        let outlook = |(one, luck): (Expectation, i32)| Outlook { vp: one.vp, share: one.share, luck };
        Point { turns, seats: seats.map(outlook).collect() }
    }

    fn outlook(&self, game: &Game) -> Vec<Expectation> {
        let Some(viewer) = self.viewer.filter(|_| !game.is_over()) else { return expect(game) };
        let guess = |number| {
            let mut dice = Seed::from_number(SEED).dice(number);
            expect(&game.resample(Viewer::Seat(viewer), &mut dice))
        };
        let guesses: Vec<Vec<Expectation>> = (0..GUESSES).map(guess).collect();
        let mean = |at: usize, figure: fn(&Expectation) -> i32| {
            guesses.iter().map(|guess| figure(&guess[at])).sum::<i32>() / GUESSES as i32
        };
        let of = |(at, one): (usize, &Expectation)| Expectation {
            seat: one.seat,
            vp: mean(at, |one| one.vp),
            lead: mean(at, |one| one.lead),
            share: mean(at, |one| one.share),
        };
        guesses[0].iter().enumerate().map(of).collect()
    }

    /// Judges a turn. What its parts lost is added up; the line that is shown is that of the costliest part.
    fn judge(&self, number: usize, depth: Depth, stop: &mut dyn FnMut() -> bool) -> Option<Step> {
        let turn = &self.analysis.turns[number];
        let effort = if depth == Depth::Glance { Effort::GLANCE } else { SEARCH };
        let mut reviews: Vec<(u64, Review)> = vec![];
        for part in turn.parts(self.record) {
            if stop() {
                return None;
            }
            if let Some(review) = self.review(turn, part.clone(), effort, stop) {
                reviews.push((part.start as u64, review));
            } else if stop() {
                return None;
            }
        }
        Some(Step::Finding(self.finding(number, depth, &reviews)))
    }

    fn review(
        &self,
        turn: &Turn,
        part: Range<usize>,
        effort: Effort,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Review> {
        let game = self.record.at(part.start as u64)?;
        let view = game.view(Viewer::Seat(turn.seat));
        let actions: Vec<Action> =
            self.record.decisions()[part].iter().map(|decision| decision.action).collect();
        review(&view, game.edition(), &actions, effort, SEED ^ turn.from << 16, stop)
    }

    fn finding(&self, turn: usize, depth: Depth, reviews: &[(u64, Review)]) -> Finding {
        let lost = reviews.iter().map(|(_, review)| review.lost).sum();
        let squares = reviews.iter().map(|(_, review)| i64::from(review.error).pow(2)).sum::<i64>();
        let found = reviews.iter().map(|(_, review)| review.found).max().unwrap_or(0);
        let worst =
            reviews.iter().enumerate().max_by_key(|(at, (_, review))| (review.lost, std::cmp::Reverse(*at)));
        let worst = worst.map(|(_, worst)| worst);
        let edition = self.record.edition();
        let notation = |actions: &[Action]| actions.iter().map(|action| action.notation(edition)).collect();
        Finding {
            turn,
            depth,
            lost,
            error: squares.isqrt() as i32,
            share: reviews.iter().map(|(_, review)| review.share).sum(),
            found: if lost < Analysis::NOTHING { found.max(0) } else { 0 },
            moment: worst.map_or(self.analysis.turns[turn].from, |(moment, _)| *moment),
            played: worst.map_or(vec![], |(_, review)| notation(&review.played)),
            best: worst.map_or(vec![], |(_, review)| notation(&review.best)),
            sources: worst.map_or(vec![], |(_, review)| by_group(&review.sources)),
        }
    }
}

/// The sums of the lines of each group.
fn by_group(lines: &[(ScoreLine, i32)]) -> Vec<(String, i32)> {
    let sum =
        |code: &str| lines.iter().filter(|(line, _)| code_of(*line) == code).map(|(_, more)| more).sum();
    GROUPS.iter().map(|(code, _)| ((*code).to_owned(), sum(code))).collect()
}
