//! The measures and their targets.

use crate::ComponentKind;
use bots::Lean;
use serde::{Deserialize, Serialize};
use vocab::{Composer, Level, Score, ScoreLine};

/// Something that is measured.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Measure {
    /// How often the player at this position in the turn order of the first round wins, counted from 0.
    Seat(usize),
    /// The winner's score.
    Winner,
    /// The last player's score as a share of the winner's.
    Last,
    /// The share of a source in the winner's VP.
    Share(VpSource),
    /// How often a strategy wins against the three others.
    Lean(Lean),
    /// How many components of a kind are taken too rarely.
    Rare(ComponentKind),
    /// How many components of a kind have owners that win too often or too rarely.
    Uneven(ComponentKind),
    /// The share of the Requiem in the winner's VP with two composers.
    Pair(Composer, Composer),
    /// How often the leader after round 2 wins.
    Leader,
    /// How often the bot beats the Soloist.
    Solo(Level),
    /// Turns in which ducats are taken instead of the card.
    Instead,
}

/// The unit of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// A share from 0 to 1.
    Share,
    /// VP.
    Vp,
    /// A number of components.
    Number,
}

/// The smallest and the greatest value that meet the target.
pub type Target = [Option<f64>; 2];

impl Measure {
    /// All measures in the order of the report.
    pub fn all() -> Vec<Measure> {
        let pairs = (0..4).flat_map(|a| (a + 1..4).map(move |b| (Composer::ALL[a], Composer::ALL[b])));
        let mut all: Vec<Measure> = (0..4).map(Measure::Seat).collect();
        all.extend([Measure::Winner, Measure::Last]);
        all.extend(VpSource::ALL.map(Measure::Share));
        all.extend([Measure::Leader, Measure::Instead]);
        all.extend(Lean::ALL.map(Measure::Lean));
        all.extend(pairs.map(|(a, b)| Measure::Pair(a, b)));
        all.extend(Level::ALL.map(Measure::Solo));
        all.extend(ComponentKind::ALL.map(Measure::Rare));
        all.extend(ComponentKind::ALL.map(Measure::Uneven));
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

    /// The unit of its figures.
    pub const fn unit(self) -> Unit {
        match self {
            Measure::Winner => Unit::Vp,
            Measure::Rare(_) | Measure::Uneven(_) => Unit::Number,
            _ => Unit::Share,
        }
    }

    /// The target with this number of players.
    pub fn target(self, players: Option<u8>) -> Target {
        match self {
            Measure::Seat(_) => {
                let even = 1.0 / f64::from(players.unwrap_or(2));
                [Some(even - 0.03), Some(even + 0.03)]
            }
            Measure::Winner => [Some(80.0), Some(130.0)],
            Measure::Last => [Some(0.60), None],
            Measure::Share(VpSource::Opus) => [Some(0.12), None],
            Measure::Share(VpSource::Requiem | VpSource::Favours) => [Some(0.12), Some(0.40)],
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

/// The share of games in which an offered component must be taken.
pub const RARE: f64 = 0.05;
/// How far the win rate of a component's owners may be from the mean.
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

/// Where VP come from. A coarser division than the lines of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum VpSource {
    /// Opus cards commissioned.
    Bought,
    /// Opus cards sold.
    Sold,
    /// Opus cards commissioned and sold.
    Opus,
    /// Offertorium and other tiles.
    Tiles,
    /// The Requiem at the end.
    Requiem,
    /// Royal favours.
    Favours,
    /// Story, Finance Track and Period Bonus.
    Income,
    /// Points and ducats left at the end, VP at the start, and anything else.
    Left,
}

impl VpSource {
    /// All sources.
    pub const ALL: [VpSource; 8] = [
        VpSource::Bought,
        VpSource::Sold,
        VpSource::Opus,
        VpSource::Tiles,
        VpSource::Requiem,
        VpSource::Favours,
        VpSource::Income,
        VpSource::Left,
    ];

    /// Sources that add up to the whole score.
    pub const PARTS: [VpSource; 7] = [
        VpSource::Bought,
        VpSource::Sold,
        VpSource::Tiles,
        VpSource::Requiem,
        VpSource::Favours,
        VpSource::Income,
        VpSource::Left,
    ];

    /// The written form.
    pub const fn code(self) -> &'static str {
        match self {
            VpSource::Bought => "bought",
            VpSource::Sold => "sold",
            VpSource::Opus => "opus",
            VpSource::Tiles => "tiles",
            VpSource::Requiem => "requiem",
            VpSource::Favours => "favours",
            VpSource::Income => "income",
            VpSource::Left => "left",
        }
    }

    /// The source of a line of the score sheet.
    pub const fn of(line: ScoreLine) -> VpSource {
        match line {
            ScoreLine::Opus => VpSource::Bought,
            ScoreLine::Sales => VpSource::Sold,
            ScoreLine::Offertorium | ScoreLine::Tiles | ScoreLine::Map => VpSource::Tiles,
            ScoreLine::Requiem | ScoreLine::Markers => VpSource::Requiem,
            ScoreLine::Favours => VpSource::Favours,
            ScoreLine::Story | ScoreLine::Finance | ScoreLine::Bonus => VpSource::Income,
            ScoreLine::Start | ScoreLine::Other | ScoreLine::Points | ScoreLine::Money => VpSource::Left,
        }
    }

    /// Its VP on a score sheet.
    pub fn vp(self, score: &Score) -> u16 {
        match self {
            VpSource::Opus => VpSource::Bought.vp(score) + VpSource::Sold.vp(score),
            _ => score.iter().filter(|(line, _)| VpSource::of(*line) == self).map(|(_, vp)| vp).sum(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_measure_survives_writing_and_parsing() {
        for measure in Measure::all() {
            assert_eq!(Measure::try_from(measure.code()), Ok(measure));
        }
        assert!(Measure::try_from("tempo".to_owned()).is_err());
    }

    #[test]
    fn the_parts_make_up_the_whole_score() {
        let score = Score(std::array::from_fn(|at| 1 << at.min(12)));
        let parts: u16 = VpSource::PARTS.iter().map(|source| source.vp(&score)).sum();
        assert_eq!(parts, score.total());
    }
}
