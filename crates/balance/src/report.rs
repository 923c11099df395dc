//! The report: every measure with its figure, its target and a verdict.

use crate::components::ComponentLine;
use crate::figures::{Figure, Spread};
use crate::measure::Target;
use crate::{Estimate, GameKind, Measure, Options, Plan, Summary, components, figures, lines};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Everything that was measured.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The title of the edition.
    pub title: String,
    /// Its version.
    pub version: u32,
    /// The options of the games.
    pub options: Options,
    /// The number of games of each kind.
    pub games: BTreeMap<GameKind, u64>,
    /// The measures.
    pub lines: Vec<ReportLine>,
    /// The results of every card and tile.
    pub components: Vec<ComponentLine>,
    /// Further figures that help to understand the report.
    pub figures: Vec<Figure>,
    /// The distributions of scores.
    pub scores: Vec<Spread>,
}

/// A measure with its figure.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReportLine {
    /// The measure.
    pub measure: Measure,
    /// The number of players; none if it is about all games or about one kind only.
    pub players: Option<u8>,
    /// The figure.
    pub figure: Estimate,
    /// The target: at least, at most.
    pub target: Target,
    /// Whether the target is met.
    pub verdict: Verdict,
}

/// Whether a figure meets its target.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It meets the target.
    Holds,
    /// It misses the target, but perhaps by chance: more games would decide.
    Open,
    /// It misses the target with its whole interval.
    Fails,
}

impl Verdict {
    /// Compares a figure with its target.
    ///
    /// # Examples
    /// ```
    /// use balance::{Estimate, Verdict};
    /// let even = [Some(0.47), Some(0.53)];
    /// assert_eq!(Verdict::of(&Estimate::share(52.0, 100), even), Verdict::Holds);
    /// assert_eq!(Verdict::of(&Estimate::share(56.0, 100), even), Verdict::Open);
    /// assert_eq!(Verdict::of(&Estimate::share(70.0, 100), even), Verdict::Fails);
    /// ```
    pub fn of(figure: &Estimate, [least, most]: Target) -> Verdict {
        let beyond = |low: f64, high: f64| {
            least.is_some_and(|least| high < least - 1e-9) || most.is_some_and(|most| low > most + 1e-9)
        };
        match (beyond(figure.value, figure.value), beyond(figure.low, figure.high)) {
            (false, _) => Verdict::Holds,
            (true, false) => Verdict::Open,
            (true, true) => Verdict::Fails,
        }
    }

    /// The written form.
    pub const fn code(self) -> &'static str {
        match self {
            Verdict::Holds => "holds",
            Verdict::Open => "open",
            Verdict::Fails => "fails",
        }
    }
}

impl ReportLine {
    /// A figure with the target of its measure.
    pub fn new(measure: Measure, players: Option<u8>, figure: Estimate) -> ReportLine {
        let target = measure.target(players);
        ReportLine { measure, players, figure, target, verdict: Verdict::of(&figure, target) }
    }
}

impl Report {
    /// Evaluates the games of a plan.
    pub fn new(plan: &Plan, games: &[&Summary]) -> Report {
        let mut counts = BTreeMap::new();
        games.iter().for_each(|game| *counts.entry(game.kind).or_default() += 1);
        let components = components::of(plan.edition, games);
        let mut lines = lines::of(games);
        lines.extend(components::lines(&components));
        Report {
            title: plan.edition.title.clone(),
            version: plan.edition.version,
            options: plan.options(),
            games: counts,
            lines,
            components,
            figures: figures::of(games),
            scores: figures::scores(games),
        }
    }

    /// The line of a measure with this number of players.
    pub fn line(&self, measure: Measure, players: Option<u8>) -> Option<&ReportLine> {
        self.lines.iter().find(|line| line.measure == measure && line.players == players)
    }
}
