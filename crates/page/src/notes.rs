//! The shapes of beamed notes on a stave, as SVG paths, in the hand of each composer.

use std::fmt::Write as _;
use vocab::{Composer, Line, Part};

/// The width of a group of beamed notes; the drawing has its own units.
pub const WIDTH: f64 = 80.0;

/// The height of the drawing: a stave with the room above and below it.
pub const HEIGHT: f64 = 40.0;

/// The distance of two lines of the stave. The middle line is at half the height; the style sheet draws the lines.
const GAP: f64 = 6.0;

/// How high the notes stand, in half gaps below the middle line. It is not music, but it looks like it.
const TUNE: [u8; 20] = [1, 2, 3, 4, 3, 1, 0, 2, 2, 3, 4, 2, 1, 3, 2, 0, 3, 4, 1, 2];

/// Who writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// A composer.
    Composer(Composer),
    /// Schikaneder, who writes the line without a composer in the solo game (SOLO-2).
    Soloist,
    /// Mozart, who wrote the parts that Constanze keeps.
    Mozart,
}

impl Hand {
    /// All hands.
    pub const ALL: [Hand; 6] = [
        Hand::Composer(Composer::Eybler),
        Hand::Composer(Composer::Stadler),
        Hand::Composer(Composer::Suessmayr),
        Hand::Composer(Composer::Freystaedtler),
        Hand::Soloist,
        Hand::Mozart,
    ];

    /// The hand of a line.
    pub fn of(composer: Option<Composer>) -> Hand {
        composer.map_or(Hand::Soloist, Hand::Composer)
    }

    /// How this hand writes. The shapes differ most in what is still seen when a stave is small: the form of the heads,
    /// the weight and slope of the beams, and the lean of the stems.
    fn pen(self) -> Pen {
        match self {
            // A copyist's clean and regular hand: oval heads, thin stems, straight beams.
            Hand::Composer(Composer::Eybler) => Pen { slopes: (-1.5, 1.5), shift: 3, ..Pen::PLAIN },
            // An old abbé's hand: broad flat heads, short heavy stems, level beams as thick as bars.
            Hand::Composer(Composer::Stadler) => Pen {
                radius: (5.0, 2.7),
                tilt: 0.0,
                stem: 1.9,
                length: 2.6,
                beam: (4.2, 4.2),
                apart: 6.0,
                slopes: (0.0, 0.0),
                shift: 9,
                ..Pen::PLAIN
            },
            // A hurried hand close to Mozart's: small slanting heads, leaning stems, beams that rise and swell.
            Hand::Composer(Composer::Suessmayr) => Pen {
                radius: (4.2, 2.5),
                tilt: 38.0,
                stem: 1.1,
                lean: 3.2,
                beam: (1.4, 4.0),
                apart: 5.2,
                slopes: (-6.0, -4.0),
                ..Pen::PLAIN
            },
            // A pupil of strict counterpoint: pointed heads like old mensural notes, upright stems, two fine beams.
            Hand::Composer(Composer::Freystaedtler) => Pen {
                form: Form::Pointed,
                radius: (4.5, 3.8),
                tilt: 0.0,
                stem: 1.2,
                length: 3.4,
                beam: (2.0, 2.0),
                apart: 4.0,
                slopes: (2.5, 4.5),
                shift: 14,
                ..Pen::PLAIN
            },
            // A man of the theatre: large round heads and arched beams.
            Hand::Soloist => {
                Pen { radius: (3.9, 3.9), tilt: 0.0, arch: 4.0, slopes: (0.0, 0.0), shift: 6, ..Pen::PLAIN }
            }
            Hand::Mozart => Pen { slopes: (3.0, -2.0), ..Pen::PLAIN },
        }
    }
}

/// The form of the heads.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Form {
    Oval,
    Pointed,
}

/// The measures of a hand, in the units of the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Pen {
    form: Form,
    /// Half the width and half the height of a head.
    radius: (f64, f64),
    /// By how many degrees the right end of a head is raised.
    tilt: f64,
    /// The width of a stem.
    stem: f64,
    /// The length of the shortest stem, in gaps of the stave.
    length: f64,
    /// How far a stem leans to the right.
    lean: f64,
    /// The thickness of a beam at its beginning and at its end.
    beam: (f64, f64),
    /// The distance of two beams.
    apart: f64,
    /// How far the beams of one group and of the next fall.
    slopes: (f64, f64),
    /// How far the middle of a beam is bent up.
    arch: f64,
    /// Where the hand begins in the tune.
    shift: usize,
}

impl Pen {
    const PLAIN: Pen = Pen {
        form: Form::Oval,
        radius: (4.3, 3.2),
        tilt: 20.0,
        stem: 1.4,
        length: 3.1,
        lean: 0.0,
        beam: (3.2, 3.2),
        apart: 5.0,
        slopes: (0.0, 0.0),
        arch: 0.0,
        shift: 0,
    };
}

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

/// The n-th group of notes of a part. The line decides what is beamed: three eighths or four sixteenths. The hand
/// decides how it is written.
pub fn group(part: Part, line: Line, hand: Hand, n: usize) -> Group {
    let (count, beams) = match line {
        Line::Upper => (3, 1),
        Line::Lower => (4, 2),
    };
    let pen = hand.pen();
    let seed = part.row() * 3 + part.movement().index() * 7 + n * count + pen.shift;
    let step = WIDTH / count as f64;
    let height = |k: usize| f64::from(TUNE[(seed + k) % TUNE.len()]) * GAP / 2.0 + HEIGHT / 2.0 + 1.0;
    let heads: Vec<(f64, f64)> = (0..count).map(|k| (step * (k as f64 + 0.42), height(k))).collect();
    let slope = if seed.is_multiple_of(2) { pen.slopes.0 } else { pen.slopes.1 };
    let path = path(&heads, beams, &pen, slope);
    Group { heads, beams, path }
}

/// The path of a group. Every piece runs clockwise, so that pieces that overlap stay filled.
fn path(heads: &[(f64, f64)], beams: u8, pen: &Pen, slope: f64) -> String {
    let highest = heads.iter().map(|(_, y)| *y).fold(HEIGHT, f64::min);
    let top = (highest - pen.length * GAP).max(1.0 + slope.abs() + pen.arch);
    // Where a stem meets the beam.
    let end = |head: &(f64, f64)| foot(head, pen).0 + pen.lean;
    let (first, last) = (heads.first().map_or(0.0, end), heads.last().map_or(0.0, end));
    let along = |x: f64| (x - first) / (last - first).max(1.0);
    let beam_at = |x: f64| top + slope * along(x) - 4.0 * pen.arch * along(x) * (1.0 - along(x));
    let mut path = String::new();
    for head in heads {
        draw_head(&mut path, head, pen);
        let ((x, y), to) = (foot(head, pen), end(head));
        let (width, up) = (pen.stem, beam_at(to));
        write(&mut path, format_args!("M{x:.1} {y:.1}L{to:.1} {up:.1}h{width}L{:.1} {y:.1}z", x + width));
    }
    let last = last + pen.stem;
    for beam in 0..beams {
        let down = f64::from(beam) * pen.apart;
        let (from, to) = (beam_at(first) + down, beam_at(last) + down);
        let (thin, thick) = pen.beam;
        if pen.arch == 0.0 {
            write(
                &mut path,
                format_args!(
                    "M{first:.1} {from:.1}L{last:.1} {to:.1}v{thick}L{first:.1} {:.1}z",
                    from + thin
                ),
            );
        } else {
            let (middle, bend) = ((first + last) / 2.0, (from + to) / 2.0 - 2.0 * pen.arch);
            write(
                &mut path,
                format_args!(
                    "M{first:.1} {from:.1}Q{middle:.1} {bend:.1} {last:.1} {to:.1}v{thick}Q{middle:.1} {:.1} {first:.1} {:.1}z",
                    bend + thick,
                    from + thin
                ),
            );
        }
    }
    path
}

fn draw_head(path: &mut String, (x, y): &(f64, f64), pen: &Pen) {
    let (rx, ry) = pen.radius;
    match pen.form {
        Form::Oval => {
            let tilt = pen.tilt.to_radians();
            let (dx, dy, turn) = (rx * tilt.cos(), rx * tilt.sin(), -pen.tilt);
            write(
                path,
                format_args!(
                    "M{:.1} {:.1}a{rx} {ry} {turn} 0 1 {:.1} {:.1}a{rx} {ry} {turn} 0 1 {:.1} {:.1}z",
                    x - dx,
                    y + dy,
                    2.0 * dx,
                    -2.0 * dy,
                    -2.0 * dx,
                    2.0 * dy
                ),
            );
        }
        Form::Pointed => {
            write(path, format_args!("M{:.1} {y:.1}l{rx} {:.1}l{rx} {ry}l{:.1} {ry}z", x - rx, -ry, -rx))
        }
    }
}

fn write(path: &mut String, piece: std::fmt::Arguments<'_>) {
    path.write_fmt(piece).expect("a string takes everything");
}

/// The left end of the foot of a stem.
fn foot((x, y): &(f64, f64), pen: &Pen) -> (f64, f64) {
    let (rx, _) = pen.radius;
    match pen.form {
        Form::Oval => (x + rx * pen.tilt.to_radians().cos() - pen.stem, y - 0.8),
        // The stem of a pointed head stands on its tip.
        Form::Pointed => (x - pen.stem / 2.0, y - 1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use vocab::Movement;

    #[test]
    fn every_note_stands_inside_its_stave() {
        for (movement, hand) in Movement::ALL.into_iter().flat_map(|at| Hand::ALL.map(|hand| (at, hand))) {
            for (row, line, n) in (0..Part::ROWS).flat_map(|row| Line::ALL.map(|line| (row, line, row % 4))) {
                let group = group(Part::new(movement, row), line, hand, n);
                for (x, y) in &group.heads {
                    assert!((5.0..=WIDTH - 7.0).contains(x) && (HEIGHT / 2.0..=HEIGHT - 4.0).contains(y));
                }
            }
        }
    }

    #[test]
    fn the_number_of_beams_and_notes_tells_the_line() {
        for hand in Hand::ALL {
            let of = |line| group(Part::new(Movement::Kyrie, 0), line, hand, 0);
            assert_eq!((of(Line::Upper).heads.len(), of(Line::Upper).beams), (3, 1));
            assert_eq!((of(Line::Lower).heads.len(), of(Line::Lower).beams), (4, 2));
            let other = group(Part::new(Movement::Kyrie, 1), Line::Upper, hand, 0);
            assert_ne!(of(Line::Upper).path, other.path);
        }
    }

    #[test]
    fn every_composer_writes_the_same_part_in_another_hand() {
        for line in Line::ALL {
            let paths = Hand::ALL.map(|hand| group(Part::new(Movement::Sanctus, 2), line, hand, 1).path);
            assert_eq!(paths.iter().collect::<BTreeSet<_>>().len(), Hand::ALL.len());
        }
    }

    #[test]
    fn a_part_looks_the_same_whenever_it_is_drawn() {
        let draw = || Hand::ALL.map(|hand| group(Part::new(Movement::Offertorium, 3), Line::Lower, hand, 2));
        assert_eq!(draw(), draw());
    }
}
