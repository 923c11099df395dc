//! What is measured, and what the edition must show.

use crate::Sort;
use bots::Lean;
use serde::{Deserialize, Serialize};
use vocab::{Composer, Level, Score, ScoreLine};

/// A line of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Measure {
    /// How often the player wins who sits here in the order of the first round, counted from 0.
    Seat(usize),
    /// The winner's score.
    Winner,
    /// The last player's score as a share of the winner's.
    Last,
    /// The share of a source in the winner's VP.
    Share(Source),
    /// How often a plan wins against the three others.
    Lean(Lean),
    /// How many components of a sort are taken too rarely.
    Rare(Sort),
    /// With how many components of a sort their owners win too often or too rarely.
    Uneven(Sort),
    /// The share of the Requiem in the winner's VP with two composers.
    Pair(Composer, Composer),
    /// How often the leader after round 2 wins.
    Leader,
    /// How often the bot beats the Soloist.
    Solo(Level),
    /// Turns in which ducats are taken instead of the card.
    Instead,
}

/// What a figure counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A share of one.
    Share,
    /// VP.
    Vp,
    /// Components.
    Number,
}

/// The least and the most that is wanted.
pub type Target = [Option<f64>; 2];

impl Measure {
    /// All of them in the order of the table.
    pub fn all() -> Vec<Measure> {
        let pairs = (0..4).flat_map(|a| (a + 1..4).map(move |b| (Composer::ALL[a], Composer::ALL[b])));
        let mut all: Vec<Measure> = (0..4).map(Measure::Seat).collect();
        all.extend([Measure::Winner, Measure::Last]);
        all.extend(Source::ALL.map(Measure::Share));
        all.extend([Measure::Leader, Measure::Instead]);
        all.extend(Lean::ALL.map(Measure::Lean));
        all.extend(pairs.map(|(a, b)| Measure::Pair(a, b)));
        all.extend(Level::ALL.map(Measure::Solo));
        all.extend(Sort::ALL.map(Measure::Rare));
        all.extend(Sort::ALL.map(Measure::Uneven));
        all
    }

    /// The written form.
    pub fn code(self) -> String {
        match self {
            Measure::Seat(seat) => format!("seat-{}", seat + 1),
            Measure::Winner => "winner".to_owned(),
            Measure::Last => "last".to_owned(),
            Measure::Share(source) => format!("share-{}", source.code()),
            Measure::Lean(lean) => format!("plan-{}", lean.code()),
            Measure::Rare(sort) => format!("rare-{}", sort.code()),
            Measure::Uneven(sort) => format!("uneven-{}", sort.code()),
            Measure::Pair(a, b) => format!("pair-{}-{}", a.code(), b.code()),
            Measure::Leader => "leader".to_owned(),
            Measure::Solo(level) => format!("solo-{}", level.code()),
            Measure::Instead => "instead".to_owned(),
        }
    }

    /// What its figures count.
    pub const fn unit(self) -> Unit {
        match self {
            Measure::Winner => Unit::Vp,
            Measure::Rare(_) | Measure::Uneven(_) => Unit::Number,
            _ => Unit::Share,
        }
    }

    /// What is wanted, with so many players.
    pub fn target(self, players: Option<u8>) -> Target {
        match self {
            Measure::Seat(_) => {
                let even = 1.0 / f64::from(players.unwrap_or(2));
                [Some(even - 0.03), Some(even + 0.03)]
            }
            Measure::Winner => [Some(80.0), Some(130.0)],
            Measure::Last => [Some(0.60), None],
            Measure::Share(Source::Opus) => [Some(0.12), None],
            Measure::Share(Source::Requiem | Source::Favours) => [Some(0.12), Some(0.40)],
            Measure::Share(_) => [None, Some(0.40)],
            Measure::Lean(_) => [Some(0.15), None],
            Measure::Rare(_) | Measure::Uneven(_) => [None, Some(0.0)],
            Measure::Pair(..) => [Some(0.15), Some(0.40)],
            Measure::Leader => [None, Some(0.65)],
            Measure::Solo(Level::Easy) => [Some(0.95), None],
            Measure::Solo(Level::Middle) => [Some(0.70), Some(0.85)],
            Measure::Solo(Level::Difficult) => [Some(0.40), Some(0.60)],
            Measure::Instead => [None, Some(0.15)],
        }
    }
}

/// The share of games in which a component that is offered must be taken.
pub const RARE: f64 = 0.05;
/// How far the win rate of its owners may be from the mean.
pub const UNEVEN: f64 = 0.08;

impl From<Measure> for String {
    fn from(measure: Measure) -> String {
        measure.code()
    }
}

impl TryFrom<String> for Measure {
    type Error = String;
    fn try_from(code: String) -> Result<Measure, String> {
        Measure::all().into_iter().find(|measure| measure.code() == code).ok_or(code)
    }
}

/// Where VP come from, in the words of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// Opus cards bought.
    Bought,
    /// Opus cards sold.
    Sold,
    /// Both.
    Opus,
    /// Offertorium and other tiles.
    Tiles,
    /// The Requiem at the end.
    Requiem,
    /// Royal favours.
    Favours,
    /// Story, Finance Track and Period Bonus.
    Income,
    /// What is left, and what is there from the start.
    Left,
}

impl Source {
    /// All of them.
    pub const ALL: [Source; 8] = [
        Source::Bought,
        Source::Sold,
        Source::Opus,
        Source::Tiles,
        Source::Requiem,
        Source::Favours,
        Source::Income,
        Source::Left,
    ];

    /// Those that make up the whole score, each VP once.
    pub const PARTS: [Source; 7] = [
        Source::Bought,
        Source::Sold,
        Source::Tiles,
        Source::Requiem,
        Source::Favours,
        Source::Income,
        Source::Left,
    ];

    /// The written form.
    pub const fn code(self) -> &'static str {
        match self {
            Source::Bought => "bought",
            Source::Sold => "sold",
            Source::Opus => "opus",
            Source::Tiles => "tiles",
            Source::Requiem => "requiem",
            Source::Favours => "favours",
            Source::Income => "income",
            Source::Left => "left",
        }
    }

    /// The source of a line of the score sheet.
    pub const fn of(line: ScoreLine) -> Source {
        match line {
            ScoreLine::Opus => Source::Bought,
            ScoreLine::Sales => Source::Sold,
            ScoreLine::Offertorium | ScoreLine::Tiles | ScoreLine::Map => Source::Tiles,
            ScoreLine::Requiem | ScoreLine::Markers => Source::Requiem,
            ScoreLine::Favours => Source::Favours,
            ScoreLine::Story | ScoreLine::Finance | ScoreLine::Bonus => Source::Income,
            ScoreLine::Start | ScoreLine::Other | ScoreLine::Points | ScoreLine::Money => Source::Left,
        }
    }

    /// Its VP on a score sheet.
    pub fn vp(self, score: &Score) -> u16 {
        match self {
            Source::Opus => Source::Bought.vp(score) + Source::Sold.vp(score),
            _ => score.iter().filter(|(line, _)| Source::of(*line) == self).map(|(_, vp)| vp).sum(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_measure_reads_back() {
        for measure in Measure::all() {
            assert_eq!(Measure::try_from(measure.code()), Ok(measure));
        }
        assert!(Measure::try_from("tempo".to_owned()).is_err());
    }

    #[test]
    fn the_parts_make_up_the_whole_score() {
        let score = Score(std::array::from_fn(|at| 1 << at.min(12)));
        let parts: u16 = Source::PARTS.iter().map(|source| source.vp(&score)).sum();
        assert_eq!(parts, score.total());
    }
}
