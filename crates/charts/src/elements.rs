//! The elements of an SVG picture, as text.

use std::fmt::Write;

/// The point of a text that its position refers to.
#[derive(Clone, Copy)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

/// The elements drawn so far. The `look` of an element is its style attributes, such as `class="grid"`.
#[derive(Default)]
pub struct Elements(pub String);

impl Elements {
    /// A filled box with its upper left corner.
    pub fn rect(&mut self, [x, y]: [f64; 2], [width, height]: [f64; 2], look: &str) {
        let _ = writeln!(
            self.0,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" {look}/>"
        );
    }

    /// A line from one point to another.
    pub fn line(&mut self, [x1, y1]: [f64; 2], [x2, y2]: [f64; 2], look: &str) {
        let _ =
            writeln!(self.0, "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" {look}/>");
    }

    /// A dot around its centre.
    pub fn dot(&mut self, [x, y]: [f64; 2], radius: f64, look: &str) {
        let _ = writeln!(self.0, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\" {look}/>");
    }

    /// One line of text.
    pub fn text(&mut self, [x, y]: [f64; 2], anchor: Anchor, look: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let text = escape(text);
        let _ =
            writeln!(self.0, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" {look}>{text}</text>");
    }
}

/// Escapes a text for the content of an element.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// The estimated width of a text. The estimate is rather too large than too small.
pub fn width_of(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * size * 0.56
}
