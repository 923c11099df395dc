//! The sources of points, as tables and advice group them.

use vocab::{Score, ScoreLine};

/// The lines of the score sheet, grouped as the table shows them.
pub const GROUPS: [(&str, &[ScoreLine]); 8] = [
    ("opus", &[ScoreLine::Opus]),
    ("sales", &[ScoreLine::Sales]),
    ("tiles", &[ScoreLine::Tiles, ScoreLine::Offertorium, ScoreLine::Map]),
    ("income", &[ScoreLine::Finance, ScoreLine::Story, ScoreLine::Bonus]),
    ("requiem", &[ScoreLine::Requiem, ScoreLine::Markers]),
    ("favours", &[ScoreLine::Favours]),
    ("left", &[ScoreLine::Points, ScoreLine::Money]),
    ("start", &[ScoreLine::Start, ScoreLine::Other]),
];

/// The VP of a group of lines.
pub fn group(score: &Score, lines: &[ScoreLine]) -> u16 {
    lines.iter().map(|line| score.on(*line)).sum()
}

/// The code of the group of a line.
pub(crate) fn code_of(line: ScoreLine) -> &'static str {
    GROUPS.iter().find(|(_, lines)| lines.contains(&line)).map_or("start", |(code, _)| code)
}
