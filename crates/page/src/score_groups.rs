//! The lines of the score sheet in groups, and the parts of a bar that shows them.

pub use analysis::{GROUPS, group};

use texts::{Lang, t};
use vocab::Score;

/// The name of a group.
pub fn group_name(lang: Lang, code: &str) -> String {
    t::web_group(lang, code)
}

/// A part of a bar; positions are in per cent of the full width.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Part {
    /// The index of its group.
    pub group: usize,
    /// Its points.
    pub vp: u16,
    /// Where it begins.
    pub from: f64,
    /// How wide it is.
    pub width: f64,
}

/// The parts of a bar. A bar of `most` points has the full width.
pub fn parts_of(score: &Score, most: u16) -> Vec<Part> {
    parts(GROUPS.iter().map(|(_, lines)| group(score, lines)), most)
}

/// The parts of a bar with these VP in the groups.
pub fn parts(groups: impl Iterator<Item = u16>, most: u16) -> Vec<Part> {
    let mut from = 0.0;
    let mut parts = Vec::new();
    for (at, vp) in groups.enumerate() {
        let width = f64::from(vp) * 100.0 / f64::from(most.max(1));
        if vp > 0 {
            parts.push(Part { group: at, vp, from, width });
        }
        from += width;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use vocab::ScoreLine;

    #[test]
    fn the_parts_of_the_longest_bar_fill_it() {
        let mut score = Score::default();
        score.add(ScoreLine::Opus, 30);
        score.add(ScoreLine::Requiem, 50);
        score.add(ScoreLine::Money, 20);
        let parts = parts_of(&score, score.total());
        assert_eq!(parts.iter().map(|part| part.vp).collect::<Vec<_>>(), [30, 50, 20]);
        assert_eq!(parts.last().map(|part| part.from + part.width), Some(100.0));
    }
}
