//! A dot plot: names on the left, an axis below, for each name a dot with whiskers. It uses the reader's light or dark
//! colour scheme.

use crate::elements::{Anchor, Elements, escape, width_of};
use crate::scale::{position, round_step};

/// A dot plot.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DotPlot {
    /// The title above the plot.
    pub title: String,
    /// The label of the axis.
    pub axis: String,
    /// Notes below the plot, in small letters.
    pub notes: Vec<String>,
    /// The rows, from top to bottom.
    pub rows: Vec<Row>,
}

/// A row of a dot plot.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The name of the row.
    pub label: String,
    /// The value.
    pub value: f64,
    /// Its confidence interval.
    pub whiskers: Option<(f64, f64)>,
    /// The value as text, at the right.
    pub note: String,
}

/// Sizes in pixels.
const LINE: f64 = 34.0;
const MARGIN: f64 = 24.0;
const FIELD: f64 = 460.0;
/// The font size assumed for the width of texts: more than the 14 px of the style, because some fonts are wide.
const LETTERS: f64 = 15.0;

/// Each colour is given twice: viewers without CSS variables use the first, light one.
const STYLE: &str = "<style>
svg { --paper: #fbf7ee; --ink: #2d2418; --faint: #6f6350; --grid: #e2d8c2; --gold: #8a6414; }
@media (prefers-color-scheme: dark) {
  svg { --paper: #1d1914; --ink: #efe6d3; --faint: #b5a88f; --grid: #3b342a; --gold: #d9b25a; }
}
.paper { fill: #fbf7ee; fill: var(--paper); }
text { fill: #2d2418; fill: var(--ink); font: 14px system-ui, 'DejaVu Sans', sans-serif; }
.title { font-size: 18px; font-weight: 600; }
.faint { font-size: 12px; fill: #6f6350; fill: var(--faint); }
.grid { stroke: #e2d8c2; stroke: var(--grid); }
.whisker { stroke: #2d2418; stroke: var(--ink); stroke-width: 1.6; fill: none; }
.value { fill: #8a6414; fill: var(--gold); }
</style>
";

impl DotPlot {
    /// The text of an SVG file.
    pub fn svg(&self) -> String {
        let left = MARGIN * 2.0 + widest(self.rows.iter().map(|row| &row.label));
        let right = MARGIN * 2.0 + widest(self.rows.iter().map(|row| &row.note));
        let top = MARGIN + 40.0;
        let bottom = top + LINE * self.rows.len() as f64;
        let texts = [&self.title, &self.axis].into_iter().chain(&self.notes);
        let width = (left + FIELD + right).max(2.0 * MARGIN + widest(texts));
        let height = bottom + 62.0 + 18.0 * self.notes.len() as f64;
        let axis = Axis::over(self.extent(), left, left + FIELD);
        let mut out = Elements::default();
        text(&mut out, [MARGIN, MARGIN + 14.0], "title", Anchor::Start, &self.title);
        for tick in &axis.ticks {
            let x = axis.at(*tick);
            line(&mut out, "grid", [x, top], [x, bottom]);
            text(&mut out, [x, bottom + 18.0], "faint", Anchor::Middle, &axis.number(*tick));
        }
        for (number, row) in self.rows.iter().enumerate() {
            let y = top + LINE * (number as f64 + 0.5);
            text(&mut out, [left - MARGIN, y + 5.0], "name", Anchor::End, &row.label);
            text(&mut out, [left + FIELD + MARGIN, y + 5.0], "note", Anchor::Start, &row.note);
            draw(&mut out, row, &axis, y);
        }
        text(&mut out, [left + FIELD / 2.0, bottom + 40.0], "faint", Anchor::Middle, &self.axis);
        for (number, note) in self.notes.iter().enumerate() {
            let y = bottom + 64.0 + 18.0 * number as f64;
            text(&mut out, [MARGIN, y], "faint", Anchor::Start, note);
        }
        let (title, Elements(body)) = (escape(&self.title), out);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
             viewBox=\"0 0 {width:.0} {height:.0}\" role=\"img\">\n<title>{title}</title>\n{STYLE}\
             <rect class=\"paper\" width=\"100%\" height=\"100%\" rx=\"8\"/>\n{body}</svg>\n"
        )
    }

    /// The smallest and the largest value that is drawn.
    fn extent(&self) -> (f64, f64) {
        let of_row = |row: &Row| {
            let (low, high) = row.whiskers.unwrap_or((row.value, row.value));
            [row.value, low, high]
        };
        let values = self.rows.iter().flat_map(of_row);
        let finite = values.filter(|value| value.is_finite());
        finite
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(value), high.max(value)))
    }
}

fn draw(out: &mut Elements, row: &Row, axis: &Axis, y: f64) {
    if let Some((low, high)) = row.whiskers.filter(|(low, high)| low < high) {
        let (low, high) = (axis.at(low), axis.at(high));
        line(out, "whisker", [low, y], [high, y]);
        for x in [low, high] {
            line(out, "whisker", [x, y - 5.0], [x, y + 5.0]);
        }
    }
    out.dot([axis.at(row.value), y], 5.5, "class=\"value\"");
}

/// A scale with ticks at round numbers.
struct Axis {
    low: f64,
    high: f64,
    left: f64,
    right: f64,
    step: f64,
    ticks: Vec<f64>,
}

impl Axis {
    /// About six ticks, so that everything lies between the first and the last.
    fn over((low, high): (f64, f64), left: f64, right: f64) -> Axis {
        let (low, high) = match (low, high) {
            _ if low < high => (low, high),
            _ if low == high => (low.min(0.0), high.max(1.0)),
            _ => (0.0, 1.0), // There are no values.
        };
        let step = round_step((high - low) / 6.0);
        let (first, last) = ((low / step).floor() as i64, (high / step).ceil() as i64);
        let ticks: Vec<f64> = (first..=last).map(|number| number as f64 * step).collect();
        Axis { low: first as f64 * step, high: last as f64 * step, left, right, step, ticks }
    }

    fn at(&self, value: f64) -> f64 {
        position(value.clamp(self.low, self.high), [self.low, self.high], [self.left, self.right])
    }

    fn number(&self, tick: f64) -> String {
        let decimals = (-self.step.log10().floor()).max(0.0) as usize;
        format!("{tick:.decimals$}")
    }
}

fn widest<'a>(texts: impl Iterator<Item = &'a String>) -> f64 {
    texts.map(|text| width_of(text, LETTERS)).fold(0.0, f64::max)
}

fn text(out: &mut Elements, at: [f64; 2], class: &str, anchor: Anchor, text: &str) {
    out.text(at, anchor, &format!("class=\"{class}\""), text);
}

fn line(out: &mut Elements, class: &str, from: [f64; 2], to: [f64; 2]) {
    out.line(from, to, &format!("class=\"{class}\""));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(value: f64, whiskers: Option<(f64, f64)>) -> Row {
        Row { label: "a < b".to_owned(), value, whiskers, note: String::new() }
    }

    #[test]
    fn ticks_are_round_and_hold_everything() {
        let axis = Axis::over((-3.0, 417.0), 0.0, 100.0);
        assert_eq!((axis.ticks[0], axis.ticks[1], axis.high), (-100.0, 0.0, 500.0));
        assert_eq!((axis.at(-100.0), axis.at(500.0), axis.at(200.0)), (0.0, 100.0, 50.0));
        assert_eq!(axis.number(-100.0), "-100");
        assert_eq!(Axis::over((0.0, 0.9), 0.0, 1.0).number(0.2), "0.2");
    }

    #[test]
    fn nothing_at_all_and_a_single_value_can_be_drawn() {
        for rows in [vec![], vec![row(0.0, None)], vec![row(5.0, None)]] {
            let svg = DotPlot { rows, ..DotPlot::default() }.svg();
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
    }

    #[test]
    fn an_endless_whisker_ends_at_the_edge() {
        let endless = Some((f64::NEG_INFINITY, f64::INFINITY));
        let rows = vec![row(2.0, endless), row(3.0, None)];
        let svg = DotPlot { rows, ..DotPlot::default() }.svg();
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        assert!(svg.contains("a &lt; b"), "{svg}");
    }
}
