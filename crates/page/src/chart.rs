//! The geometry of a line chart: its scale and the position of each point.

/// The width of the drawing.
pub const WIDTH: f64 = 430.0;
/// The left margin.
pub const LEFT: f64 = 30.0;
/// The space between the scale and the first column.
pub const INSET: f64 = 10.0;
/// The right margin.
pub const RIGHT: f64 = 14.0;
/// The top margin.
pub const TOP: f64 = 10.0;
/// The bottom margin.
pub const BOTTOM: f64 = 22.0;

/// The points of each seat over time. The last column is at the right edge.
pub struct Chart {
    /// For each column, the points of the seats.
    pub points: Vec<Vec<u16>>,
    /// The labels below the columns.
    pub ticks: Vec<(usize, String)>,
    /// Whether shapes are drawn in every column, or only in the last one.
    pub shapes: Shapes,
    /// The height of the drawing; the width is `WIDTH`.
    pub height: f64,
}

/// Where the shapes of the seats are drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shapes {
    /// At every point.
    Everywhere,
    /// At the end of each line.
    AtTheEnd,
}

impl Chart {
    /// The top of the scale.
    pub fn most(&self) -> u16 {
        self.points.iter().flatten().copied().max().unwrap_or(0).max(10)
    }

    /// The x position of a column.
    pub fn x(&self, at: usize) -> f64 {
        let steps = self.points.len().saturating_sub(1).max(1) as f64;
        LEFT + INSET + (WIDTH - LEFT - INSET - RIGHT) * at as f64 / steps
    }

    /// The y position of a number of points.
    pub fn y(&self, vp: u16) -> f64 {
        let field = self.height - TOP - BOTTOM;
        TOP + field * (1.0 - f64::from(vp) / f64::from(self.most()))
    }

    /// How many lines there are.
    pub fn seats(&self) -> usize {
        self.points.first().map_or(0, Vec::len)
    }

    /// The line of a seat as an SVG path.
    pub fn path(&self, seat: usize) -> String {
        let points = self.points.iter().enumerate();
        let place = |(at, vp): (usize, &Vec<u16>)| format!("{:.1} {:.1}", self.x(at), self.y(vp[seat]));
        format!("M{}", points.map(place).collect::<Vec<_>>().join("L"))
    }
}

/// About five round numbers for a scale up to this number.
pub fn steps(most: u16) -> Vec<u16> {
    let step = [5, 10, 20, 25, 50, 100, 200, 500].into_iter().find(|step| most / step <= 5).unwrap_or(1000);
    (0..=most / step).map(|n| n * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_has_round_numbers_and_not_too_many() {
        assert_eq!(steps(10), [0, 5, 10]);
        assert_eq!(steps(111), [0, 20, 40, 60, 80, 100]);
        assert_eq!(steps(140), [0, 25, 50, 75, 100, 125]);
        assert!((10..2000).all(|most| steps(most).len() <= 6));
    }

    #[test]
    fn the_last_moment_is_at_the_right_edge() {
        let points = vec![vec![0], vec![5], vec![20]];
        let chart = Chart { points, ticks: Vec::new(), shapes: Shapes::AtTheEnd, height: 200.0 };
        assert_eq!((chart.x(2), chart.y(20)), (WIDTH - RIGHT, TOP));
    }
}
