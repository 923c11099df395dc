//! Rectangles on the map, in rem.

use crate::roads::Point;

/// A rectangle; `left` and `top` are measured from the upper left corner of the map.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Rect {
    /// The square with this centre and half of this side.
    pub fn around((x, y): Point, half: f64) -> Rect {
        Rect { left: x - half, top: y - half, width: 2.0 * half, height: 2.0 * half }
    }

    /// The same rectangle with a margin.
    pub fn grown(self, by: f64) -> Rect {
        Rect {
            left: self.left - by,
            top: self.top - by,
            width: self.width + 2.0 * by,
            height: self.height + 2.0 * by,
        }
    }

    /// The area that both cover; 0 if they only touch.
    pub fn common(self, other: Rect) -> f64 {
        let across = (self.right().min(other.right()) - self.left.max(other.left)).max(0.0);
        let down = (self.bottom().min(other.bottom()) - self.top.max(other.top)).max(0.0);
        across * down
    }

    /// Whether both cover some area.
    pub fn overlaps(self, other: Rect) -> bool {
        self.left < other.right()
            && other.left < self.right()
            && self.top < other.bottom()
            && other.top < self.bottom()
    }

    /// Whether the point is inside.
    pub fn contains(self, (x, y): Point) -> bool {
        self.left < x && x < self.right() && self.top < y && y < self.bottom()
    }

    /// The point of the rectangle that is nearest to another point.
    pub fn nearest(self, (x, y): Point) -> Point {
        (x.clamp(self.left, self.right()), y.clamp(self.top, self.bottom()))
    }

    /// The distance of a point from the rectangle; 0 inside.
    pub fn distance(self, (x, y): Point) -> f64 {
        let (near_x, near_y) = self.nearest((x, y));
        (near_x - x).hypot(near_y - y)
    }

    /// The centre.
    pub fn middle(self) -> Point {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// The right edge.
    pub fn right(self) -> f64 {
        self.left + self.width
    }

    /// The lower edge.
    pub fn bottom(self) -> f64 {
        self.top + self.height
    }
}
