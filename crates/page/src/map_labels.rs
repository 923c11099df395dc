//! Where the labels of the map are drawn, so that nothing covers anything.
//!
//! The towns stay where they are on the land. The labels with names and tiles are arranged around them, for the size of
//! the box, the language and the tiles that lie there. If not everything fits, less is shown; if even that does not
//! fit, the map becomes larger than its box and scrolls.

mod content;
mod rect;
mod search;
mod size;
#[cfg(test)]
mod tests;

pub use content::{contents, missing, price};
pub use rect::Rect;
pub use size::{Content, Tile, legend_size};

use crate::roads::{self, Curve, Point, Window};
use edition::Edition;
use search::Problem;
use vocab::Place;

/// How much the labels show, most first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Detail {
    /// Everything: skylines, royal favours, and in words what is missing.
    Full,
    /// No skylines; what is missing as symbols.
    Favours,
    /// No royal favours either.
    Plain,
    /// The same with smaller symbols.
    Compact,
    /// The same with lower labels, which are too small for a finger.
    Low,
}

impl Detail {
    /// Those that are tried for a pointer, the best first. Labels for a finger are never lower than a finger needs.
    fn of(pointer: Pointer) -> [Detail; 4] {
        let least = if pointer == Pointer::Mouse { Detail::Low } else { Detail::Compact };
        [Detail::Full, Detail::Favours, Detail::Plain, least]
    }

    /// Whether the symbols are small.
    pub fn is_small(self) -> bool {
        self >= Detail::Compact
    }

    /// The CSS class.
    pub fn code(self) -> &'static str {
        match self {
            Detail::Full => "full",
            Detail::Favours => "favours",
            Detail::Plain => "plain",
            Detail::Compact => "compact",
            // The style sheet only makes compact labels lower.
            Detail::Low => "compact d-low",
        }
    }

    /// Whether royal favours are shown.
    pub fn shows_favours(self) -> bool {
        self <= Detail::Favours
    }

    /// The sizes of what is drawn between the labels.
    fn spaces(self) -> Spaces {
        match self {
            Detail::Full => Spaces { coach: 2.0, town: 0.8, price: 1.15, gap: 0.8 },
            Detail::Favours | Detail::Plain => Spaces { coach: 1.8, town: 0.7, price: 1.1, gap: 0.7 },
            Detail::Compact => Spaces { coach: 1.5, town: 0.6, price: 0.85, gap: 0.35 },
            Detail::Low => Spaces { coach: 1.4, town: 0.45, price: 0.85, gap: 0.2 },
        }
    }

    /// The part of the map that labels with the space around them may cover; a search would not succeed with more.
    fn fullest(self) -> f64 {
        match self {
            Detail::Full => 0.45,
            Detail::Favours | Detail::Plain => 0.42,
            Detail::Compact | Detail::Low => 0.6,
        }
    }

    /// How many roads may be without a price. The labels show the sum, so a small map can do without.
    fn unpriced(self) -> usize {
        match self {
            Detail::Full | Detail::Favours | Detail::Plain => 1,
            Detail::Compact | Detail::Low => usize::MAX,
        }
    }

    /// The longest line between a town and its label.
    fn longest_lead(self) -> f64 {
        match self {
            Detail::Full => 6.5,
            Detail::Favours | Detail::Plain => 8.0,
            Detail::Compact => 7.0,
            Detail::Low => 6.0,
        }
    }
}

/// What points at the labels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    /// A mouse.
    Mouse,
    /// A finger.
    Finger,
}

/// Half of the side of the coach, of a town and of the price of a road, and the space between labels, in rem.
struct Spaces {
    coach: f64,
    town: f64,
    price: f64,
    gap: f64,
}

/// An arranged map. Lengths are in rem.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// How much the labels show.
    pub detail: Detail,
    /// Width and height of the map: the box, or more if the map scrolls.
    pub area: (f64, f64),
    /// The part of the drawing that is shown.
    pub window: Window,
    /// The label of each place.
    pub labels: Vec<Rect>,
    /// Where the price of each road is drawn; none if the labels leave no room. The labels show the sum.
    pub prices: Vec<Option<Point>>,
    /// Where the words “price” and “reward” are explained, if there is room.
    pub legend: Option<Rect>,
}

impl Sheet {
    /// Where a town is.
    pub fn town(&self, place: Place) -> Point {
        self.window.place(roads::town(place), self.area)
    }

    /// The CSS classes of a label: at which side of its room it is drawn, so that it is near its town.
    pub fn side(&self, place: Place) -> String {
        let (label, (x, y)) = (self.labels[place.index()], self.town(place));
        let across = match (x - label.left) / label.width {
            part if part < 0.3 => "town-left",
            part if part > 0.7 => "town-right",
            _ => "town-middle",
        };
        let down = if y > label.bottom() { "town-below" } else { "town-above" };
        format!("{across} {down}")
    }

    /// The nearest label in a direction.
    pub fn neighbour(&self, from: Place, direction: Direction) -> Option<Place> {
        let (x, y) = self.labels[from.index()].middle();
        let away = |place: Place| {
            let (to_x, to_y) = self.labels[place.index()].middle();
            let (ahead, aside) = match direction {
                Direction::Left => (x - to_x, y - to_y),
                Direction::Right => (to_x - x, y - to_y),
                Direction::Up => (y - to_y, x - to_x),
                Direction::Down => (to_y - y, x - to_x),
            };
            // Labels aside count as twice as far, and those behind not at all.
            (ahead > 0.5).then_some((place, ahead + 2.0 * aside.abs()))
        };
        let all = Place::all().filter(|place| *place != from).filter_map(away);
        all.min_by(|(_, a), (_, b)| a.total_cmp(b)).map(|(place, _)| place)
    }
}

/// A direction on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// To the west.
    Left,
    /// To the east.
    Right,
    /// To the north.
    Up,
    /// To the south.
    Down,
}

impl Direction {
    /// The direction of an arrow key, by its name in the browser.
    pub fn of_key(key: &str) -> Option<Direction> {
        Some(match key {
            "ArrowLeft" => Direction::Left,
            "ArrowRight" => Direction::Right,
            "ArrowUp" => Direction::Up,
            "ArrowDown" => Direction::Down,
            _ => return None,
        })
    }
}

/// The part of a map that labels may cover if it scrolls: as it is larger than its box anyway, it need not be crowded.
const LOOSE: f64 = 0.5;
/// How often a map that has no room becomes larger.
const GROWTHS: usize = 40;

/// Arranges the map for a box. `legend` is the size of the words that explain price and reward.
pub fn arrange(
    edition: &Edition,
    area: (f64, f64),
    coach: Place,
    contents: &[Content],
    legend: (f64, f64),
    pointer: Pointer,
) -> Sheet {
    let fit =
        |area, detail: Detail, full, lead| fit(edition, area, coach, contents, detail, (full, lead), legend);
    let details = Detail::of(pointer);
    let least = details[details.len() - 1];
    let near = |detail: Detail| fit(area, detail, detail.fullest(), detail.longest_lead());
    if let Some(sheet) = details.into_iter().find_map(near) {
        return sheet;
    }
    // A label far from its town is better than one that is out of view.
    if let Some(sheet) = fit(area, least, least.fullest(), f64::INFINITY) {
        return sheet;
    }
    let mut area = (area.0.max(20.0), area.1.max(20.0));
    for _ in 0..GROWTHS {
        // Higher first, as people scroll up and down; very narrow boxes also need width.
        area = if area.1 < 1.5 * area.0 { (area.0, area.1 * 1.06) } else { (area.0 * 1.05, area.1 * 1.03) };
        if let Some(sheet) = fit(area, least, LOOSE, least.longest_lead()) {
            return sheet;
        }
    }
    stacked(edition, area, contents)
}

/// The arrangement with this much detail, if there is room, the labels cover no more than this part of the map, and none
/// is farther than this from its town.
fn fit(
    edition: &Edition,
    area: (f64, f64),
    coach: Place,
    contents: &[Content],
    detail: Detail,
    (fullest, longest_lead): (f64, f64),
    legend: (f64, f64),
) -> Option<Sheet> {
    let spaces = detail.spaces();
    let sizes: Vec<(f64, f64)> = contents.iter().map(|content| content.size(detail)).collect();
    let covered: f64 = sizes.iter().map(|(width, height)| (width + spaces.gap) * (height + spaces.gap)).sum();
    if covered > fullest * area.0 * area.1 {
        return None;
    }
    let window = Window::of(area.0 / area.1);
    let towns: Vec<Point> = Place::all().map(|place| window.place(roads::town(place), area)).collect();
    let blocks = |steady: bool| -> Vec<Rect> {
        let half = |place| if steady || place == coach { spaces.coach } else { spaces.town };
        Place::all().map(|place| Rect::around(towns[place.index()], half(place))).collect()
    };
    let curves: Vec<Curve> = edition.board.roads.iter().map(Curve::of).collect();
    let on = |curve: &Curve, at: f64| window.place(curve.point(at), area);
    let points = curves.iter().flat_map(|curve| (1..6).map(move |n| on(curve, f64::from(n) / 6.0)));
    let problem = Problem {
        area,
        margin: if detail.is_small() { 0.3 } else { 0.5 },
        gap: spaces.gap,
        towns: towns.clone(),
        sizes,
        // Where there is room, every town has room for the coach: then no label moves when the coach does.
        blocks: blocks(detail < Detail::Compact),
        roads: points.collect(),
    };
    let labels = search::search(&problem)?;
    let far = |(label, town): (&Rect, &Point)| label.distance(*town) > longest_lead;
    if labels.iter().zip(&towns).any(far) {
        return None;
    }
    let mut taken: Vec<Rect> = labels.iter().copied().chain(blocks(false)).collect();
    let mut prices = Vec::new();
    for curve in &curves {
        let spots = SPOTS.map(|aside| curve.price + aside).into_iter().filter(|at| (0.1..0.9).contains(at));
        let rects = spots.map(|at| on(curve, at)).map(|point| (point, Rect::around(point, spaces.price)));
        let free = rects.into_iter().find(|(_, rect)| is_free(*rect, &taken, area));
        taken.extend(free.map(|(_, rect)| rect));
        prices.push(free.map(|(point, _)| point));
    }
    if prices.iter().filter(|price| price.is_none()).count() > detail.unpriced() {
        return None;
    }
    let legend = free_spot(legend, &taken, area);
    Some(Sheet { detail, area, window, labels, prices, legend })
}

/// Where the price of a road may be drawn: at its own place along the road or so much before or after it.
const SPOTS: [f64; 11] = [0.0, 0.07, -0.07, 0.14, -0.14, 0.21, -0.21, 0.28, -0.28, 0.34, -0.34];

/// Whether a rectangle is on the map and covers nothing.
fn is_free(rect: Rect, taken: &[Rect], area: (f64, f64)) -> bool {
    let inside = rect.left >= 0.0 && rect.top >= 0.0 && rect.right() <= area.0 && rect.bottom() <= area.1;
    inside && taken.iter().all(|other| !other.overlaps(rect))
}

/// A free spot for a rectangle along the edges of the map: the lower right corner if possible.
fn free_spot((width, height): (f64, f64), taken: &[Rect], area: (f64, f64)) -> Option<Rect> {
    let (right, bottom) = (area.0 - width - 0.8, area.1 - height - 0.8);
    let steps = |to: f64| (0..=10).map(move |n| to - (to - 0.8) * f64::from(n) / 10.0);
    let edges = steps(right).map(|left| (left, bottom)).chain(steps(bottom).map(|top| (right, top)));
    let edges = edges.chain(steps(bottom).map(|top| (0.8, top))).chain(steps(right).map(|left| (left, 0.8)));
    let rects = edges.map(|(left, top)| Rect { left, top, width, height });
    rects.into_iter().find(|rect| is_free(rect.grown(0.3), taken, area))
}

/// The last resort, for boxes in which nothing else fits: all labels in one column.
fn stacked(edition: &Edition, (width, _): (f64, f64), contents: &[Content]) -> Sheet {
    let detail = Detail::Compact;
    let mut top = 0.5;
    let labels: Vec<Rect> = contents
        .iter()
        .map(|content| {
            let (width, height) = content.size(detail);
            let label = Rect { left: 0.5, top, width, height };
            top += height + detail.spaces().gap;
            label
        })
        .collect();
    let widest = labels.iter().map(|label| label.right()).fold(width, f64::max);
    let area = (widest + 0.5, top);
    let prices = vec![None; edition.board.roads.len()];
    Sheet { detail, area, window: Window::of(area.0 / area.1), labels, prices, legend: None }
}
