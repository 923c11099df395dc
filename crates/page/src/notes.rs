//! The shapes of beamed notes on a stave, as SVG paths.

use std::fmt::Write as _;
use vocab::{Line, Part};

/// The width of a group of beamed notes; the drawing has its own units.
pub const WIDTH: f64 = 80.0;

/// The height of the drawing: a stave with the room above and below it.
pub const HEIGHT: f64 = 40.0;

/// The distance of two lines of the stave. The middle line is at half the height; the style sheet draws the lines.
const GAP: f64 = 6.0;

/// How high the notes stand, in half gaps below the middle line. It is not music, but it looks like it.
const TUNE: [u8; 20] = [1, 2, 3, 4, 3, 1, 0, 2, 2, 3, 4, 2, 1, 3, 2, 0, 3, 4, 1, 2];

/// Notes that are beamed together.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// The centres of the heads.
    pub heads: Vec<(f64, f64)>,
    /// The number of beams: one for eighths, two for sixteenths.
    pub beams: u8,
    /// Heads, stems and beams as one path to be filled.
    pub path: String,
}

/// The n-th group of notes of a part. The line decides what is beamed: three eighths or four sixteenths.
pub fn group(part: Part, line: Line, n: usize) -> Group {
    let (count, beams) = match line {
        Line::Upper => (3, 1),
        Line::Lower => (4, 2),
    };
    let seed = part.row() * 3 + part.movement().index() * 7 + n * count;
    let step = WIDTH / count as f64;
    let height = |k: usize| f64::from(TUNE[(seed + k) % TUNE.len()]) * GAP / 2.0 + HEIGHT / 2.0 + 1.0;
    let heads: Vec<(f64, f64)> = (0..count).map(|k| (step * (k as f64 + 0.42), height(k))).collect();
    let path = path(&heads, beams, if seed.is_multiple_of(2) { 3.0 } else { -2.0 });
    Group { heads, beams, path }
}

/// The path of a group. Every piece runs clockwise, so that pieces that overlap stay filled.
fn path(heads: &[(f64, f64)], beams: u8, slope: f64) -> String {
    const RADIUS: (f64, f64) = (4.3, 3.2);
    // The heads are tilted by 20 degrees: this is their end on the right.
    const END: (f64, f64) = (4.04, 1.47);
    const STEM: f64 = 1.4;
    let highest = heads.iter().map(|(_, y)| *y).fold(HEIGHT, f64::min);
    let top = (highest - 3.1 * GAP).max(1.0 + slope.abs());
    let (first, last) = (stem_of(heads.first()), stem_of(heads.last()));
    let beam_at = |x: f64| top + slope * (x - first) / (last - first).max(1.0);
    let mut path = String::new();
    let mut draw = |piece: std::fmt::Arguments<'_>| path.write_fmt(piece).expect("a string takes everything");
    for (x, y) in heads {
        let (rx, ry) = RADIUS;
        let (dx, dy) = END;
        draw(format_args!(
            "M{:.1} {:.1}a{rx} {ry} -20 0 1 {:.1} {:.1}a{rx} {ry} -20 0 1 {:.1} {:.1}z",
            x - dx,
            y + dy,
            2.0 * dx,
            -2.0 * dy,
            -2.0 * dx,
            2.0 * dy
        ));
        let stem = stem_of(Some(&(*x, *y)));
        draw(format_args!("M{:.1} {:.1}V{:.1}h{STEM}V{:.1}z", stem, y - 0.8, beam_at(stem), y - 0.8));
    }
    for beam in 0..beams {
        let down = f64::from(beam) * 5.0;
        draw(format_args!(
            "M{first:.1} {:.1}L{:.1} {:.1}v3.2L{first:.1} {:.1}z",
            beam_at(first) + down,
            last + STEM,
            beam_at(last) + down,
            beam_at(first) + down + 3.2
        ));
    }
    path
}

/// The left edge of the stem of a head.
fn stem_of(head: Option<&(f64, f64)>) -> f64 {
    head.map_or(0.0, |(x, _)| x + 2.8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use vocab::Movement;

    #[test]
    fn every_note_stands_inside_its_stave() {
        for movement in Movement::ALL {
            for (row, line, n) in (0..Part::ROWS).flat_map(|row| Line::ALL.map(|line| (row, line, row % 4))) {
                let group = group(Part::new(movement, row), line, n);
                for (x, y) in &group.heads {
                    assert!((5.0..=WIDTH - 7.0).contains(x) && (HEIGHT / 2.0..=HEIGHT - 4.0).contains(y));
                }
            }
        }
    }

    #[test]
    fn the_number_of_beams_and_notes_tells_the_composer() {
        let of = |line| group(Part::new(Movement::Kyrie, 0), line, 0);
        assert_eq!((of(Line::Upper).heads.len(), of(Line::Upper).beams), (3, 1));
        assert_eq!((of(Line::Lower).heads.len(), of(Line::Lower).beams), (4, 2));
        assert_ne!(of(Line::Upper).path, group(Part::new(Movement::Kyrie, 1), Line::Upper, 0).path);
    }
}
