//! The report: every line of the table with its figure, its target, and whether it holds.

use crate::components::ComponentLine;
use crate::figures::{Figure, Spread};
use crate::measure::Target;
use crate::{Estimate, Measure, Options, Plan, Summary, Table, components, figures, lines};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Everything that was measured.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The title of the edition.
    pub title: String,
    /// Its version.
    pub version: u32,
    /// Whose games, and of what luck.
    pub options: Options,
    /// How many games at each table.
    pub games: BTreeMap<Table, u64>,
    /// The table.
    pub lines: Vec<Line>,
    /// Every card and tile.
    pub components: Vec<ComponentLine>,
    /// Further figures that help to understand the table.
    pub figures: Vec<Figure>,
    /// How scores are spread.
    pub scores: Vec<Spread>,
}

/// A figure of the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// What is measured.
    pub measure: Measure,
    /// With so many players; not given, all tables together or the one that it is about.
    pub players: Option<u8>,
    /// The figure.
    pub figure: Estimate,
    /// What is wanted: at least, at most.
    pub target: Target,
    /// Whether it holds.
    pub verdict: Verdict,
}

/// Whether a figure is as wanted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// It is.
    Holds,
    /// It is not, but that may be luck: more games would tell.
    Open,
    /// It is not, and the whole interval lies outside.
    Fails,
}

impl Verdict {
    /// Holds a figure against its target.
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

impl Line {
    /// A figure held against the target of its measure.
    pub fn new(measure: Measure, players: Option<u8>, figure: Estimate) -> Line {
        let target = measure.target(players);
        Line { measure, players, figure, target, verdict: Verdict::of(&figure, target) }
    }
}

impl Report {
    /// Makes the report of games.
    pub fn new(plan: &Plan, games: &[&Summary]) -> Report {
        let mut counts = BTreeMap::new();
        games.iter().for_each(|game| *counts.entry(game.table).or_default() += 1);
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

    /// The line of a measure with so many players.
    pub fn line(&self, measure: Measure, players: Option<u8>) -> Option<&Line> {
        self.lines.iter().find(|line| line.measure == measure && line.players == players)
    }
}
