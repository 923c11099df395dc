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

/// A point as CSS `left` and `top` in percent, because the map scales with its panel.
pub fn percent((x, y): Point) -> (String, String) {
    (format!("{:.2}%", x / 4.0), format!("{:.2}%", y / 2.72))
}

/// The SVG path of a road, and the point of its price.
pub fn drawn(road: &Road) -> (String, Point) {
    let [mut from, mut to] = road.between;
    if from > to {
        (from, to) = (to, from);
    }
    let bend = BENDS.iter().find(|(a, b, ..)| (*a, *b) == (from.number(), to.number()));
    let (aside, at) = bend.map_or(((0.0, 0.0), 0.5), |(_, _, aside, at)| (*aside, *at));
    let (a, b) = (town(from), town(to));
    let middle = ((a.0 + b.0) / 2.0 + aside.0, (a.1 + b.1) / 2.0 + aside.1);
    let on_curve = |a: f64, middle: f64, b: f64| {
        let rest = 1.0 - at;
        rest * rest * a + 2.0 * at * rest * middle + at * at * b
    };
    let price = (on_curve(a.0, middle.0, b.0), on_curve(a.1, middle.1, b.1));
    (format!("M{} {}Q{} {} {} {}", a.0, a.1, middle.0, middle.1, b.0, b.1), price)
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
    fn prices_are_inside_the_map() {
        for road in &Edition::vienna().board.roads {
            let (_, (x, y)) = drawn(road);
            assert!((0.0..400.0).contains(&x) && (0.0..272.0).contains(&y), "{:?}", road.between);
        }
    }
}
