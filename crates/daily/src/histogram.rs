//! The results of many games, and the place of the player's own among them.

/// How many of the results are lower than the player's.
///
/// # Examples
/// ```
/// assert_eq!(daily::better_than(&[40, 50, 60], 50), 1);
/// ```
pub fn better_than(results: &[u16], mine: u16) -> usize {
    results.iter().filter(|vp| **vp < mine).count()
}

/// Results by VP.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Histogram {
    /// The bars, lowest VP first, without gaps.
    pub bars: Vec<Bar>,
}

/// A range of VP.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bar {
    /// The lowest VP.
    pub from: u16,
    /// The highest VP.
    pub to: u16,
    /// How many results of each group are in the range.
    pub counts: Vec<usize>,
    /// Whether the player's own result is in it.
    pub mine: bool,
}

impl Histogram {
    /// The most bars.
    pub const MOST: u16 = 12;

    /// The results of several groups, such as one for each bot.
    pub fn of(groups: &[Vec<u16>], mine: Option<u16>) -> Histogram {
        let all = || groups.iter().flatten().copied().chain(mine);
        let (Some(least), Some(most)) = (all().min(), all().max()) else { return Histogram::default() };
        // The narrowest round width for which the bars suffice.
        let bars = |width: u16| most / width - least / width;
        let widths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
        let width = widths.into_iter().find(|width| bars(*width) < Self::MOST).unwrap_or(10_000);
        let bar = |at: u16| {
            let from = (least / width + at) * width;
            let to = from.saturating_add(width - 1);
            let within = |vp: &u16| (from..=to).contains(vp);
            let count = |group: &Vec<u16>| group.iter().filter(|vp| within(vp)).count();
            Bar {
                from,
                to,
                counts: groups.iter().map(count).collect(),
                mine: mine.as_ref().is_some_and(within),
            }
        };
        Histogram { bars: (0..=bars(width)).map(bar).collect() }
    }

    /// The most results in one bar.
    pub fn highest(&self) -> usize {
        self.bars
            .iter()
            .map(|bar| bar.counts.iter().sum::<usize>() + usize::from(bar.mine))
            .max()
            .unwrap_or(0)
    }
}
