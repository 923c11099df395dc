//! What is known of a game so far. It is data that can be sent and stored.

use crate::{GROUPS, Turn};
use record::Record;
use serde::{Deserialize, Serialize};
use vocab::Seat;

/// What an [`crate::Analyser`] found out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// What the players could expect at a point of the game.
    Point(Point),
    /// What a turn lost.
    Finding(Finding),
}

/// What the players could expect after a number of turns.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Point {
    /// How many turns were played.
    pub turns: usize,
    /// What each seat could expect.
    pub seats: Vec<Outlook>,
}

/// What a seat could expect. Amounts are in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Outlook {
    /// The final score.
    pub vp: i32,
    /// The share of winning.
    pub share: i32,
    /// By how much luck has raised the expected lead since the point before.
    pub luck: i32,
}

/// What a turn lost against the best one. Amounts are in thousandths of a VP, and always those of the final lead.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// The number of the turn in [`Analysis::turns`].
    pub turn: usize,
    /// How thoroughly it was judged.
    pub depth: Depth,
    /// What it lost.
    pub lost: i32,
    /// The standard error of what it lost; 0 if nothing was tried out.
    pub error: i32,
    /// The share of winning that it lost, in thousandths.
    pub share: i32,
    /// By how much a turn that lost nothing is better than the one that promises most at first sight.
    pub found: i32,
    /// The moment of the decision that lost most.
    pub moment: u64,
    /// What was decided there, in notation, continued as well as possible.
    pub played: Vec<String>,
    /// What would have been best there, in notation.
    pub best: Vec<String>,
    /// From which sources the best turn can expect more, or less: the codes of [`GROUPS`].
    pub sources: Vec<(String, i32)>,
}

/// How thoroughly a turn was judged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Depth {
    /// The net judged it.
    Glance,
    /// It was tried out in imagined worlds.
    Search,
}

/// What is known of a game so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// The turns of the game.
    pub turns: Vec<Turn>,
    /// What the players could expect: before the first turn, then after each turn.
    pub course: Vec<Option<Point>>,
    /// What each turn lost.
    pub findings: Vec<Option<Finding>>,
}

impl Analysis {
    /// A turn that loses less is as good as the best one.
    pub const NOTHING: i32 = 300;
    /// A turn that loses more is costly.
    pub const COSTLY: i32 = 1000;
    /// How many turns of a player are shown.
    pub const SHOWN: usize = 3;

    /// Nothing is known yet.
    pub fn of(record: &Record) -> Analysis {
        let turns = Turn::all(record);
        Analysis { course: vec![None; turns.len() + 1], findings: vec![None; turns.len()], turns }
    }

    /// Adds a step, also one from another place. A step that does not fit the game is ignored, as is a glance at a turn that was
    /// searched.
    pub fn add(&mut self, step: Step) {
        match step {
            Step::Point(point) => {
                if let Some(place) = self.course.get_mut(point.turns) {
                    *place = Some(point);
                }
            }
            Step::Finding(finding) => {
                let place = self.findings.get_mut(finding.turn);
                let known = |place: &Option<Finding>| place.as_ref().map(|known| known.depth);
                if let Some(place) = place.filter(|place| known(place) <= Some(finding.depth)) {
                    *place = Some(finding);
                }
            }
        }
    }

    /// The steps that give this analysis again.
    pub fn steps(&self) -> Vec<Step> {
        let points = self.course.iter().flatten().cloned().map(Step::Point);
        points.chain(self.findings.iter().flatten().cloned().map(Step::Finding)).collect()
    }

    /// What is known of the turns of a seat.
    pub fn findings_of(&self, seat: Seat) -> impl Iterator<Item = &Finding> {
        self.findings.iter().flatten().filter(move |finding| self.turns[finding.turn].seat == seat)
    }

    /// The turns of a seat that lost most, the costliest first; only those that certainly lost something.
    pub fn costliest(&self, seat: Seat) -> Vec<&Finding> {
        let certain =
            |finding: &&Finding| finding.lost >= Analysis::COSTLY && finding.lost > 2 * finding.error;
        let mut findings: Vec<&Finding> = self.findings_of(seat).filter(certain).collect();
        findings.sort_by_key(|finding| -finding.lost);
        findings.truncate(Analysis::SHOWN);
        findings
    }

    /// The turns of a seat that were as good as the best, though that was easily overlooked; the best find first.
    pub fn finds(&self, seat: Seat) -> Vec<&Finding> {
        let good = |finding: &&Finding| finding.lost < Analysis::NOTHING && finding.found >= Analysis::COSTLY;
        let mut findings: Vec<&Finding> = self.findings_of(seat).filter(good).collect();
        findings.sort_by_key(|finding| -finding.found);
        findings.truncate(Analysis::SHOWN);
        findings
    }

    /// What all turns of a seat lost together, in thousandths of a VP.
    pub fn lost(&self, seat: Seat) -> i32 {
        self.findings_of(seat).map(|finding| finding.lost).sum()
    }

    /// By how much luck raised the expected lead of a seat, in thousandths of a VP.
    pub fn luck(&self, seat: Seat) -> i32 {
        let points = self.course.iter().flatten();
        points.filter_map(|point| point.seats.get(seat.index())).map(|outlook| outlook.luck).sum()
    }

    /// The sources, by code, from which the better turns of a seat could expect clearly more, most first, in thousandths of a VP.
    pub fn missed(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let lost = self.findings_of(seat).filter(|finding| finding.lost >= Analysis::NOTHING);
        let sources: Vec<&(String, i32)> = lost.flat_map(|finding| &finding.sources).collect();
        let sum = |code: &str| sources.iter().filter(|(of, _)| of == code).map(|(_, more)| more).sum::<i32>();
        let mut missed: Vec<(&str, i32)> = GROUPS.iter().map(|(code, _)| (*code, sum(code))).collect();
        missed.retain(|(_, more)| *more >= Analysis::COSTLY);
        missed.sort_by_key(|(_, more)| -more);
        missed
    }
}
