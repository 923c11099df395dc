//! The geometry of the curve of an analysis: what each player could expect after each turn.

use crate::layout::{is_narrow, unit};
use analysis::{Analysis, Outlook};
use vocab::{Round, Seat};

/// The width of the column beside the curve, of edges and gaps, in drawn pixels.
const BESIDE: f64 = 370.0;
const EDGES: f64 = 46.0;

/// The width of the drawing in a window with this size of text, so that its letters are as large as those around it.
pub fn width_in((width, height): (f64, f64), text: f64) -> f64 {
    let drawn = width / unit(width, height, text);
    let beside = if is_narrow(width, height, text) { EDGES } else { BESIDE };
    (drawn - beside).clamp(260.0, 1600.0).round()
}

/// What the curve shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// The share of winning, in per cent.
    Share,
    /// The expected final score.
    Vp,
}

/// The curve of an analysis.
pub struct Curve<'a> {
    analysis: &'a Analysis,
    figure: Figure,
    /// The values at the bottom and at the top.
    range: [f64; 2],
    width: f64,
}

/// A part of the field, from one edge to another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Band {
    /// Its round.
    pub round: Round,
    /// Its left edge.
    pub from: f64,
    /// Its right edge.
    pub to: f64,
}

impl<'a> Curve<'a> {
    /// The curve, as far as it is known.
    pub fn new(analysis: &'a Analysis, figure: Figure, width: f64) -> Curve<'a> {
        let points = analysis.course.iter().flatten().flat_map(|point| &point.seats);
        let values: Vec<f64> = points.map(|outlook| value(figure, outlook)).collect();
        let most = values.iter().copied().fold(0.0, f64::max);
        let least = values.iter().copied().fold(most, f64::min);
        let range = match figure {
            Figure::Share => [0.0, 100.0],
            Figure::Vp => [(least / 10.0).floor() * 10.0, ((most / 10.0).ceil() * 10.0).max(10.0)],
        };
        Curve { analysis, figure, range, width }
    }

    /// The height of the drawing.
    pub fn height(&self) -> f64 {
        (self.width * 0.28).clamp(180.0, 260.0).round()
    }

    /// The edges of the field: left, top, right, bottom.
    pub fn field(&self) -> [f64; 4] {
        [50.0, 12.0, self.width - 16.0, self.height() - 32.0]
    }

    /// The x position after a number of turns.
    pub fn x(&self, turns: usize) -> f64 {
        let [left, _, right, _] = self.field();
        left + (right - left) * turns as f64 / self.analysis.turns.len().max(1) as f64
    }

    fn y(&self, value: f64) -> f64 {
        let ([_, top, _, bottom], [least, most]) = (self.field(), self.range);
        bottom - (bottom - top) * (value - least) / (most - least).max(1.0)
    }

    /// The position of a seat after a number of turns, if it is known.
    pub fn place(&self, seat: Seat, turns: usize) -> Option<[f64; 2]> {
        let point = self.analysis.course.get(turns)?.as_ref()?;
        Some([self.x(turns), self.y(value(self.figure, point.seats.get(seat.index())?))])
    }

    /// The line of a seat as an SVG path.
    pub fn path(&self, seat: Seat) -> String {
        let points = (0..self.analysis.course.len()).filter_map(|turns| self.place(seat, turns));
        let points: Vec<String> = points.map(|[x, y]| format!("{x:.1} {y:.1}")).collect();
        if points.is_empty() { String::new() } else { format!("M{}", points.join("L")) }
    }

    /// The values of the scale and their y positions.
    pub fn scale(&self) -> Vec<(i64, f64)> {
        let [least, most] = self.range;
        let step = [25.0, 10.0, 20.0, 50.0, 100.0].into_iter().find(|step| match self.figure {
            Figure::Share => true,
            Figure::Vp => *step != 25.0 && (most - least) / step <= 6.0,
        });
        let step = step.unwrap_or(200.0);
        let mut values = vec![];
        let mut value = (least / step).ceil() * step;
        while value <= most {
            values.push((value as i64, self.y(value)));
            value += step;
        }
        values
    }

    /// The y position of the chance that everybody has at first.
    pub fn even(&self) -> Option<f64> {
        let seats = self.analysis.course.iter().flatten().next()?.seats.len();
        (self.figure == Figure::Share && seats > 0).then(|| self.y(100.0 / seats as f64))
    }

    /// The rounds, from left to right.
    pub fn bands(&self) -> Vec<Band> {
        let mut bands: Vec<Band> = vec![];
        for (at, turn) in self.analysis.turns.iter().enumerate() {
            let (from, to) = (self.x(at), self.x(at + 1));
            match bands.last_mut().filter(|band| band.round == turn.round) {
                Some(band) => band.to = to,
                None => bands.push(Band { round: turn.round, from, to }),
            }
        }
        bands
    }
}

fn value(figure: Figure, outlook: &Outlook) -> f64 {
    match figure {
        Figure::Share => f64::from(outlook.share) / 10.0,
        Figure::Vp => f64::from(outlook.vp) / 1000.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use analysis::{Point, Step};
    use edition::Edition;
    use record::Record;
    use rules::{Seed, Setup};
    use vocab::Action;

    fn analysis() -> Analysis {
        let mut record = Record::deal(&Setup::players(2), Edition::vienna(), Seed::from_number(3)).unwrap();
        for _ in 0..2 {
            let seat = record.game().to_act().unwrap();
            let mut legal = Vec::new();
            record.game().legal(&mut legal);
            for action in [legal[0].action(), Action::TakeDucats, Action::EndTurn] {
                record.act(seat, action).unwrap();
            }
        }
        let mut analysis = Analysis::of(&record);
        for (turns, share) in [(0, 500), (1, 250)] {
            let outlook = |share| Outlook { vp: 61_000, share, luck: 0 };
            analysis.add(Step::Point(Point { turns, seats: vec![outlook(share), outlook(1000 - share)] }));
        }
        analysis
    }

    #[test]
    fn a_line_ends_where_the_analysis_is() {
        let analysis = analysis();
        let curve = Curve::new(&analysis, Figure::Share, 666.0);
        assert_eq!(curve.path(Seat::at(0)), "M50.0 83.0L350.0 118.5");
        assert_eq!(curve.place(Seat::at(1), 1), Some([350.0, 47.5]));
        assert_eq!(curve.place(Seat::at(0), 2), None);
        assert_eq!(curve.even(), Some(83.0));
    }

    #[test]
    fn the_scale_holds_all_values() {
        let analysis = analysis();
        let shares = Curve::new(&analysis, Figure::Share, 666.0);
        assert_eq!(shares.scale().iter().map(|(n, _)| *n).collect::<Vec<_>>(), [0, 25, 50, 75, 100]);
        let vp = Curve::new(&analysis, Figure::Vp, 666.0);
        assert_eq!(vp.scale().iter().map(|(n, _)| *n).collect::<Vec<_>>(), [60, 70]);
        assert_eq!(vp.even(), None);
    }

    #[test]
    fn a_round_is_a_band() {
        let analysis = analysis();
        let bands = Curve::new(&analysis, Figure::Share, 666.0).bands();
        assert_eq!(bands, [Band { round: Round::new(1).unwrap(), from: 50.0, to: 650.0 }]);
    }
}
