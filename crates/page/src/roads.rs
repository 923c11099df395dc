//! Coordinates of the towns and the curves of the roads on the map.

use edition::{Edition, Road};
use vocab::Place;

/// A point of the map, which is 400 units wide and 272 high.
pub type Point = (f64, f64);

/// The coordinates of each place, in the order of their numbers.
const TOWNS: [Point; 11] = [
    (272.0, 186.0),
    (332.0, 134.0),
    (260.0, 86.0),
    (258.0, 22.0),
    (190.0, 98.0),
    (54.0, 69.0),
    (88.0, 126.0),
    (92.0, 216.0),
    (196.0, 220.0),
    (230.0, 204.0),
    (236.0, 142.0),
];

/// Roads that bend to leave room for names and tiles: the numbers of both places, the offset of the curve's control
/// point, and the position of the price along the curve (0 to 1). All other roads are straight with a centred price.
const BENDS: [(u8, u8, Point, f64); 12] = [
    (1, 2, (-22.0, -16.0), 0.36),
    (1, 10, (0.0, -4.0), 0.5),
    (1, 11, (5.0, -5.0), 0.5),
    (2, 3, (-13.0, 8.0), 0.5),
    (3, 11, (4.0, 2.0), 0.5),
    (4, 5, (4.0, 2.0), 0.5),
    (5, 6, (0.0, 2.0), 0.66),
    (5, 7, (0.0, -7.0), 0.5),
    (5, 11, (8.0, -6.0), 0.5),
    (7, 8, (62.0, -2.0), 0.5),
    (8, 9, (0.0, 12.0), 0.55),
    (9, 10, (29.0, 11.0), 0.5),
];

/// The coordinates of a place.
pub fn town(place: Place) -> Point {
    TOWNS[place.index()]
}

/// A road as a curve: its two ends, the control point between them, and where its price is drawn (0 to 1).
pub struct Curve {
    from: Point,
    bend: Point,
    to: Point,
    /// The position of the price along the curve, if nothing else is there.
    pub price: f64,
}

impl Curve {
    /// The curve of a road.
    pub fn of(road: &Road) -> Curve {
        let [mut from, mut to] = road.between;
        if from > to {
            (from, to) = (to, from);
        }
        let bend = BENDS.iter().find(|(a, b, ..)| (*a, *b) == (from.number(), to.number()));
        let (aside, price) = bend.map_or(((0.0, 0.0), 0.5), |(_, _, aside, at)| (*aside, *at));
        let (from, to) = (town(from), town(to));
        let bend = ((from.0 + to.0) / 2.0 + aside.0, (from.1 + to.1) / 2.0 + aside.1);
        Curve { from, bend, to, price }
    }

    /// A point of the curve; 0 is its one end and 1 the other.
    pub fn point(&self, at: f64) -> Point {
        let rest = 1.0 - at;
        let on_curve = |a: f64, bend: f64, b: f64| rest * rest * a + 2.0 * at * rest * bend + at * at * b;
        (on_curve(self.from.0, self.bend.0, self.to.0), on_curve(self.from.1, self.bend.1, self.to.1))
    }

    /// The curve as an SVG path.
    pub fn path(&self) -> String {
        let Curve { from, bend, to, .. } = self;
        format!("M{} {}Q{} {} {} {}", from.0, from.1, bend.0, bend.1, to.0, to.1)
    }
}

/// The part of the drawing that is shown, in its units. Land and sea go on beyond the edges of the board, so that the
/// map fills a box of any shape without moving a town.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Window {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

/// How much more the drawing may be stretched in one direction than in the other.
const STRETCH: f64 = 1.3;
/// The size of the drawing, and the width that a tall box may reduce it to.
const DRAWN: (f64, f64) = (400.0, 272.0);
const NARROWEST: f64 = 340.0;

impl Window {
    /// The part for a box, of which `aspect` is the width divided by the height.
    pub fn of(aspect: f64) -> Window {
        let (mut width, mut height) = DRAWN;
        if aspect < width / height {
            // A tall box: cut off the Atlantic and the far east, then stretch, then show more north and south.
            width = (height * aspect).max(NARROWEST);
            height = height.max(width / aspect / STRETCH);
        } else {
            width = width.max(height * aspect / STRETCH);
        }
        // The towns are in the middle of what is left.
        Window { left: 195.0 - width / 2.0, top: 132.0 - height / 2.0, width, height }
    }

    /// Where a point of the drawing is in a box of this width and height.
    pub fn place(self, (x, y): Point, (width, height): (f64, f64)) -> Point {
        ((x - self.left) / self.width * width, (y - self.top) / self.height * height)
    }

    /// The SVG attribute `viewBox`.
    pub fn view_box(self) -> String {
        format!("{:.2} {:.2} {:.2} {:.2}", self.left, self.top, self.width, self.height)
    }
}

/// The roads of a cheapest route (INT-11), as indices into the edition's roads.
pub fn route(edition: &Edition, from: Place, to: Place) -> Vec<usize> {
    let left = |place: Place| edition.derived.distance[place.index()][to.index()];
    let (mut here, mut seen, mut way) = (from, vec![from], Vec::new());
    while here != to {
        let next = edition.board.roads.iter().enumerate().find_map(|(n, road)| {
            let there = other_end(road, here).filter(|there| !seen.contains(there))?;
            (left(there).checked_add(road.ducats) == Some(left(here))).then_some((n, there))
        });
        let Some((n, there)) = next else { break };
        way.push(n);
        seen.push(there);
        here = there;
    }
    way
}

fn other_end(road: &Road, here: Place) -> Option<Place> {
    match road.between {
        [a, b] if a == here => Some(b),
        [a, b] if b == here => Some(a),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_costs_the_distance_of_the_edition_and_ends_at_its_destination() {
        let edition = Edition::vienna();
        for from in Place::all() {
            for to in Place::all() {
                let way = route(edition, from, to);
                let roads: Vec<&Road> = way.iter().map(|n| &edition.board.roads[*n]).collect();
                let ducats: u8 = roads.iter().map(|road| road.ducats).sum();
                assert_eq!(ducats, edition.derived.distance[from.index()][to.index()]);
                let end = roads.iter().try_fold(from, |here, road| other_end(road, here));
                assert_eq!(end, Some(to));
            }
        }
    }

    #[test]
    fn every_window_shows_all_towns_and_stretches_the_drawing_a_little_at_most() {
        for aspect in [0.5, 0.75, 0.886, 1.0, 1.22, 1.38, 1.47, 1.755, 1.91, 2.5, 3.0] {
            let window = Window::of(aspect);
            let stretch = window.width / window.height / aspect;
            assert!((1.0 / 1.301..=1.301).contains(&stretch), "{aspect}: {stretch}");
            for place in Place::all() {
                let (x, y) = window.place(town(place), (1.0, 1.0));
                assert!((0.03..0.97).contains(&x) && (0.03..0.97).contains(&y), "{aspect}: {place:?}");
            }
        }
    }

    #[test]
    fn the_ends_of_a_curve_are_its_towns() {
        for road in &Edition::vienna().board.roads {
            let [a, b] = road.between;
            let curve = Curve::of(road);
            assert_eq!([curve.point(0.0), curve.point(1.0)], [town(a.min(b)), town(a.max(b))]);
        }
    }
}
