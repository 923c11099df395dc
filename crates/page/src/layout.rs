//! Which layout the table has, from the size of the window and of the text.

/// The layouts of the table page. Every layout shows the decision; they differ in how many boards are in view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// All boards at once, or one of them large; the decision in a column at the right.
    Overview,
    /// One board with tabs above it and my things below it; the decision in a column at the right.
    Panes,
    /// One board, the decision below it, the tabs at the bottom: phones and tablets held upright.
    Phone,
    /// A low window: the tabs as a rail at the left, one board, the decision as a sheet at the right.
    Side,
}

/// The size that the overview is drawn for, in pixels. On larger windows everything grows.
const DRAWN: (f64, f64) = (1366.0, 768.0);

/// Below this width the size of the window changes no sizes.
const NARROW: f64 = 900.0;

impl Layout {
    /// The layout for a window of this size in CSS pixels. `text` is the player's text size, 1 for 100 %.
    pub fn of(width: f64, height: f64, text: f64) -> Layout {
        let unit = unit(width, height, text);
        let (width, height) = (width / unit, height / unit);
        match () {
            () if width >= 1280.0 && height >= 700.0 => Layout::Overview,
            () if width >= NARROW && height >= 560.0 => Layout::Panes,
            () if height < 560.0 && width > height => Layout::Side,
            () => Layout::Phone,
        }
    }

    /// The value of the attribute `data-layout`.
    pub fn code(self) -> &'static str {
        match self {
            Layout::Overview => "overview",
            Layout::Panes => "panes",
            Layout::Phone => "phone",
            Layout::Side => "side",
        }
    }
}

/// Whether a window is narrow for its text: pages with two columns show one.
pub fn is_narrow(width: f64, height: f64, text: f64) -> bool {
    width / unit(width, height, text) < NARROW
}

/// How many CSS pixels a drawn pixel has; the style sheet makes 1 rem ten of them.
pub fn unit(width: f64, height: f64, text: f64) -> f64 {
    let grown = if width < NARROW { 1.0 } else { (width / DRAWN.0).min(height / DRAWN.1).max(1.0) };
    grown * text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_size_has_the_layout_that_was_designed_for_it() {
        let cases = [
            (360, 640, Layout::Phone),
            (390, 844, Layout::Phone),
            (768, 1024, Layout::Phone),
            (820, 1180, Layout::Phone),
            (844, 390, Layout::Side),
            (683, 384, Layout::Side),
            (1024, 768, Layout::Panes),
            (1180, 820, Layout::Panes),
            (1093, 614, Layout::Panes),
            (1366, 641, Layout::Panes),
            (1280, 720, Layout::Overview),
            (1366, 768, Layout::Overview),
            (1536, 864, Layout::Overview),
            (1920, 1080, Layout::Overview),
            (2560, 1440, Layout::Overview),
        ];
        for (width, height, layout) in cases {
            assert_eq!(Layout::of(width.into(), height.into(), 1.0), layout, "{width}×{height}");
        }
    }

    #[test]
    fn larger_text_chooses_a_layout_with_fewer_boards() {
        assert_eq!(Layout::of(1366.0, 768.0, 1.3), Layout::Panes);
        assert_eq!(Layout::of(1024.0, 768.0, 1.3), Layout::Phone);
        assert_eq!(Layout::of(844.0, 390.0, 1.3), Layout::Side);
        assert_eq!(Layout::of(360.0, 640.0, 1.5), Layout::Phone);
        assert_eq!(Layout::of(640.0, 360.0, 1.3), Layout::Side);
        assert!(is_narrow(1024.0, 768.0, 1.3) && !is_narrow(1024.0, 768.0, 1.0));
    }

    #[test]
    fn a_small_window_never_shrinks_the_text() {
        for (width, height) in [(320, 360), (390, 844), (1280, 720), (1366, 400)] {
            assert_eq!(unit(width.into(), height.into(), 1.0), 1.0);
        }
        assert!(unit(1920.0, 1080.0, 1.0) > 1.4);
    }
}
