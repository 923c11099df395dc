//! A chart of lines: a scale, a line for each player, and the player's shape at every point.

use crate::icons::of_seat;
use leptos::prelude::*;
use vocab::Seat;

/// The width of the drawing and the edges around the field.
const WIDTH: f64 = 430.0;
const LEFT: f64 = 30.0;
/// Room between the scale and the first moment.
const INSET: f64 = 10.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 22.0;

/// Points by seat at moments; the last moment is at the right edge.
pub struct Chart {
    /// For each moment, the points of the seats.
    pub points: Vec<Vec<u16>>,
    /// What is written under moments.
    pub ticks: Vec<(usize, String)>,
    /// Whether shapes stand at every moment, or only at the last.
    pub shapes: Shapes,
    /// The height of the drawing, where it is 430 wide.
    pub height: f64,
}

/// Where shapes stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shapes {
    /// At every point.
    Everywhere,
    /// At the end of each line.
    AtTheEnd,
}

impl Chart {
    fn most(&self) -> u16 {
        self.points.iter().flatten().copied().max().unwrap_or(0).max(10)
    }

    fn x(&self, at: usize) -> f64 {
        let steps = self.points.len().saturating_sub(1).max(1) as f64;
        LEFT + INSET + (WIDTH - LEFT - INSET - RIGHT) * at as f64 / steps
    }

    fn y(&self, vp: u16) -> f64 {
        let field = self.height - TOP - BOTTOM;
        TOP + field * (1.0 - f64::from(vp) / f64::from(self.most()))
    }

    fn seats(&self) -> usize {
        self.points.first().map_or(0, Vec::len)
    }

    fn path(&self, seat: usize) -> String {
        let points = self.points.iter().enumerate();
        let place = |(at, vp): (usize, &Vec<u16>)| format!("{:.1} {:.1}", self.x(at), self.y(vp[seat]));
        format!("M{}", points.map(place).collect::<Vec<_>>().join("L"))
    }

    /// The drawing, with a line at the moment that is looked at. What it says is told elsewhere.
    pub fn draw(&self, cursor: Option<usize>) -> AnyView {
        let scale: Vec<AnyView> = steps(self.most())
            .into_iter()
            .map(|vp| {
                let y = format!("{:.1}", self.y(vp));
                let path = format!("M{LEFT} {y}H{}", WIDTH - RIGHT);
                view! { <path class="gr" d=path></path><text class="ax" x=LEFT - 6.0 y=y>{vp}</text> }
                    .into_any()
            })
            .collect();
        let ticks: Vec<AnyView> = self.ticks.iter().map(|(at, text)| self.tick(*at, text)).collect();
        let lines: Vec<AnyView> = (0..self.seats()).map(|seat| self.line(seat, cursor)).collect();
        let mark = cursor.map(|at| {
            let path = format!("M{:.1} {TOP}V{}", self.x(at), self.height - BOTTOM);
            view! { <path class="cur" d=path></path> }
        });
        view! {
            <svg class="lns" viewBox=format!("0 0 {} {}", WIDTH, self.height) aria-hidden="true">{scale}{ticks}{mark}{lines}</svg>
        }
        .into_any()
    }

    /// What is written under a moment; under the last one it ends at the edge, however long it is.
    fn tick(&self, at: usize, text: &str) -> AnyView {
        let last = at + 1 == self.points.len();
        let x = if last { WIDTH - 2.0 } else { self.x(at) };
        let class = if last { "tk lst" } else { "tk" };
        view! { <text class=class x=format!("{x:.1}") y=self.height - 5.0>{text.to_owned()}</text> }
            .into_any()
    }

    fn line(&self, seat: usize, cursor: Option<usize>) -> AnyView {
        let last = self.points.len().saturating_sub(1);
        let marked = |at: &usize| match (cursor, self.shapes) {
            (Some(cursor), _) => *at == cursor,
            (None, Shapes::Everywhere) => true,
            (None, Shapes::AtTheEnd) => *at == last,
        };
        let shape = of_seat(Some(Seat::at(seat)));
        let marks: Vec<AnyView> = (0..self.points.len())
            .filter(marked)
            .map(|at| {
                let (x, y) = (self.x(at) - 5.5, self.y(self.points[at][seat]) - 5.5);
                view! {
                    <use href=format!("#i-{shape}") x=format!("{x:.1}") y=format!("{y:.1}") width="11" height="11"></use>
                }
                .into_any()
            })
            .collect();
        view! { <g class=format!("p{}", seat + 1)><path class="ln-p" d=self.path(seat)></path>{marks}</g> }
            .into_any()
    }
}

/// Round numbers of a scale up to this number: about five of them.
fn steps(most: u16) -> Vec<u16> {
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
