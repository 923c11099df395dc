//! Draws SVG pictures on a parchment background, so that they are readable on light and dark pages.

pub use crate::elements::{Anchor, width_of};

use crate::elements::Elements;
use crate::scale::{position, round_step};

/// The colour of text and axes.
pub const INK: &str = "#251c12";
/// The paler colour of explanations.
pub const PALE: &str = "#54452f";
const PAPER: &str = "#f6eedb";
/// The colour of grid lines.
pub const RULE: &str = "#cbbb95";
/// The colour of a target range.
pub const WANTED: &str = "#dcd9a8";
/// The colours of verdicts: target met, open, target missed.
pub const VERDICTS: [&str; 3] = ["#2f6140", "#9a6a00", "#8e2417"];
/// Colours of adjacent areas. Neighbours also differ in lightness.
pub const COLOURS: [&str; 7] = ["#7a2430", "#c08a8f", "#7a5a14", "#2f5668", "#8a5592", "#cfa548", "#9c9276"];

/// The text colour on each of `COLOURS`.
pub const ON_COLOURS: [&str; 7] = [LIGHT, INK, LIGHT, LIGHT, LIGHT, INK, INK];
const LIGHT: &str = "#fff8ea";

/// A picture that is being drawn.
pub struct Board {
    width: f64,
    height: f64,
    body: Elements,
}

impl Board {
    /// An empty picture of this size with a title.
    pub fn new(width: f64, height: f64, title: &str) -> Board {
        let mut board = Board { width, height, body: Elements::default() };
        board.text(24.0, 34.0, Anchor::Start, 17.0, INK, title);
        board
    }

    /// A filled box.
    pub fn rect(&mut self, x: f64, y: f64, width: f64, height: f64, fill: &str) {
        self.body.rect([x, y], [width, height], &format!("fill=\"{fill}\""));
    }

    /// A line from one point to another.
    pub fn line(&mut self, from: [f64; 2], to: [f64; 2], stroke: &str, width: f64) {
        self.body.line(from, to, &format!("stroke=\"{stroke}\" stroke-width=\"{width}\""));
    }

    /// A dot.
    pub fn dot(&mut self, x: f64, y: f64, radius: f64, fill: &str) {
        let look = format!("fill=\"{fill}\" stroke=\"{PAPER}\" stroke-width=\"0.8\"");
        self.body.dot([x, y], radius, &look);
    }

    /// A line of text.
    pub fn text(&mut self, x: f64, y: f64, anchor: Anchor, size: f64, fill: &str, text: &str) {
        self.body.text([x, y], anchor, &format!("font-size=\"{size}\" fill=\"{fill}\""), text);
    }

    /// Coloured squares with their meaning, in rows that wrap.
    pub fn legend(&mut self, mut x: f64, mut y: f64, entries: &[(&str, String)]) {
        let begin = x;
        for (colour, text) in entries {
            let wide = 26.0 + width_of(text, 12.0) + 16.0;
            if x + wide > self.width - 16.0 {
                (x, y) = (begin, y + 20.0);
            }
            self.rect(x, y - 10.0, 12.0, 12.0, colour);
            self.text(x + 18.0, y, Anchor::Start, 12.0, PALE, text);
            x += wide;
        }
    }

    /// The finished picture.
    pub fn finish(self) -> String {
        let Board { width, height, body: Elements(body) } = self;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"'Source Sans 3', 'DejaVu Sans', Verdana, sans-serif\">\n\
             <rect x=\"1\" y=\"1\" width=\"{}\" height=\"{}\" rx=\"10\" fill=\"{PAPER}\" stroke=\"#b08d3c\" stroke-width=\"2\"/>\n\
             {body}</svg>\n",
            width - 2.0,
            height - 2.0
        )
    }
}

/// An area with scales. It maps values to positions in the picture.
#[derive(Clone, Copy)]
pub struct Field {
    /// Left, top, right and bottom edge.
    pub edges: [f64; 4],
    /// Values at the left and right edge.
    pub across: [f64; 2],
    /// Values at the bottom and top edge.
    pub up: [f64; 2],
}

impl Field {
    /// The x position of a value.
    pub fn x(&self, value: f64) -> f64 {
        let [left, _, right, _] = self.edges;
        position(value, self.across, [left, right])
    }

    /// The y position of a value. A value outside the scale is drawn on the edge.
    pub fn y(&self, value: f64) -> f64 {
        let [_, top, _, bottom] = self.edges;
        position(value, self.up, [bottom, top]).clamp(top, bottom)
    }

    /// Horizontal grid lines at round values, labelled with the value times `scale` (100 for per cent).
    pub fn rules(&self, board: &mut Board, scale: f64) {
        let [left, _, right, _] = self.edges;
        let step = about_eight((self.up[1] - self.up[0]) * scale) / scale;
        let mut value = (self.up[0] / step).ceil() * step;
        while value <= self.up[1] + step * 1e-6 {
            let y = self.y(value);
            board.line([left, y], [right, y], RULE, 1.0);
            let number = (value * scale * 10.0).round() / 10.0 + 0.0;
            board.text(left - 8.0, y + 4.0, Anchor::End, 11.0, PALE, &number.to_string());
            value += step;
        }
    }
}

/// A round step that divides a range into about eight parts.
fn about_eight(range: f64) -> f64 {
    round_step((0.9 * range / 8.0).max(1e-9))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_is_divided_into_about_eight_round_steps() {
        assert_eq!([100.0, 60.0, 7.0, 0.3].map(about_eight), [20.0, 10.0, 1.0, 0.05]);
    }

    #[test]
    fn a_value_lies_where_the_scale_says() {
        let field = Field { edges: [10.0, 20.0, 110.0, 120.0], across: [0.0, 1.0], up: [-1.0, 1.0] };
        assert_eq!((field.x(0.5), field.y(0.0), field.y(9.0)), (60.0, 70.0, 20.0));
    }
}
