//! Charts as SVG: names on the left, an axis below, for each name a point with whiskers. They are readable by
//! light and by dark, and nothing is needed to look at them but a browser.

use std::fmt::Write;

/// A chart.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Chart {
    /// Above it.
    pub title: String,
    /// What the axis counts.
    pub axis: String,
    /// Below it, in small letters.
    pub notes: Vec<String>,
    /// From top to bottom.
    pub items: Vec<Item>,
}

/// A line of a chart.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// What it is called.
    pub label: String,
    /// The value.
    pub value: f64,
    /// How far it can be trusted.
    pub whiskers: Option<(f64, f64)>,
    /// The value in words, at the right.
    pub note: String,
}

/// Pixels.
const LINE: f64 = 34.0;
const MARGIN: f64 = 24.0;
const FIELD: f64 = 460.0;
/// Of a letter of 14 px.
const LETTER: f64 = 8.4;

/// Each colour twice: for those who know no variables, the light one.
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

impl Chart {
    /// The chart as a file.
    pub fn svg(&self) -> String {
        let left = MARGIN * 2.0 + width(self.items.iter().map(|item| item.label.as_str()));
        let right = MARGIN * 2.0 + width(self.items.iter().map(|item| item.note.as_str()));
        let top = MARGIN + 40.0;
        let bottom = top + LINE * self.items.len() as f64;
        let words = [&self.title, &self.axis].into_iter().chain(&self.notes).map(String::as_str);
        let across = (left + FIELD + right).max(2.0 * MARGIN + width(words));
        let down = bottom + 62.0 + 18.0 * self.notes.len() as f64;
        let axis = Axis::over(self.extent(), left, left + FIELD);
        let title = escape(&self.title);
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{across:.0}\" height=\"{down:.0}\" \
             viewBox=\"0 0 {across:.0} {down:.0}\" role=\"img\">\n<title>{title}</title>\n{STYLE}\
             <rect class=\"paper\" width=\"100%\" height=\"100%\" rx=\"8\"/>\n"
        );
        text(&mut out, MARGIN, MARGIN + 14.0, "title", "start", &self.title);
        for tick in &axis.ticks {
            let x = axis.at(*tick);
            line(&mut out, "grid", (x, top), (x, bottom));
            text(&mut out, x, bottom + 18.0, "faint", "middle", &axis.number(*tick));
        }
        for (number, item) in self.items.iter().enumerate() {
            let y = top + LINE * (number as f64 + 0.5);
            text(&mut out, left - MARGIN, y + 5.0, "name", "end", &item.label);
            text(&mut out, left + FIELD + MARGIN, y + 5.0, "note", "start", &item.note);
            draw(&mut out, item, &axis, y);
        }
        text(&mut out, left + FIELD / 2.0, bottom + 40.0, "faint", "middle", &self.axis);
        for (number, note) in self.notes.iter().enumerate() {
            text(&mut out, MARGIN, bottom + 64.0 + 18.0 * number as f64, "faint", "start", note);
        }
        out.push_str("</svg>\n");
        out
    }

    /// The smallest and the largest value that is drawn.
    fn extent(&self) -> (f64, f64) {
        let of_item = |item: &Item| {
            let (low, high) = item.whiskers.unwrap_or((item.value, item.value));
            [item.value, low, high]
        };
        let values = self.items.iter().flat_map(of_item);
        let finite = values.filter(|value| value.is_finite());
        finite
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), value| (low.min(value), high.max(value)))
    }
}

fn draw(out: &mut String, item: &Item, axis: &Axis, y: f64) {
    let x = axis.at(item.value);
    if let Some((low, high)) = item.whiskers.filter(|(low, high)| low < high) {
        let (low, high) = (axis.at(low), axis.at(high));
        let (above, below) = (y - 5.0, y + 5.0);
        let _ = writeln!(
            out,
            "<path class=\"whisker\" d=\"M{low:.1} {y:.1}H{high:.1}M{low:.1} {above:.1}V{below:.1}M{high:.1} {above:.1}V{below:.1}\"/>"
        );
    }
    let _ = writeln!(out, "<circle class=\"value\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5.5\"/>");
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
            _ => (0.0, 1.0), // there is nothing
        };
        let rough = (high - low) / 6.0;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0].map(|nice| nice * power).into_iter().find(|step| *step >= rough);
        let step = step.unwrap_or(10.0 * power);
        let (first, last) = ((low / step).floor() as i64, (high / step).ceil() as i64);
        let ticks: Vec<f64> = (first..=last).map(|number| number as f64 * step).collect();
        Axis { low: first as f64 * step, high: last as f64 * step, left, right, step, ticks }
    }

    fn at(&self, value: f64) -> f64 {
        let part = (value.clamp(self.low, self.high) - self.low) / (self.high - self.low);
        self.left + part * (self.right - self.left)
    }

    fn number(&self, tick: f64) -> String {
        let decimals = (-self.step.log10().floor()).max(0.0) as usize;
        format!("{tick:.decimals$}")
    }
}

fn width<'a>(texts: impl Iterator<Item = &'a str>) -> f64 {
    texts.map(|text| text.chars().count()).max().unwrap_or(0) as f64 * LETTER
}

fn text(out: &mut String, x: f64, y: f64, class: &str, anchor: &str, text: &str) {
    let text = escape(text);
    let _ = writeln!(
        out,
        "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"
    );
}

fn line(out: &mut String, class: &str, from: (f64, f64), to: (f64, f64)) {
    let ((x1, y1), (x2, y2)) = (from, to);
    let _ = writeln!(
        out,
        "<line class=\"{class}\" x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\"/>"
    );
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(value: f64, whiskers: Option<(f64, f64)>) -> Item {
        Item { label: "a < b".to_owned(), value, whiskers, note: String::new() }
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
        for items in [vec![], vec![item(0.0, None)], vec![item(5.0, None)]] {
            let svg = Chart { items, ..Chart::default() }.svg();
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
    }

    #[test]
    fn an_endless_whisker_ends_at_the_edge() {
        let endless = Some((f64::NEG_INFINITY, f64::INFINITY));
        let items = vec![item(2.0, endless), item(3.0, None)];
        let svg = Chart { items, ..Chart::default() }.svg();
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        assert!(svg.contains("a &lt; b"), "{svg}");
    }
}
