//! A progress bar with the remaining time.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for this number of steps. It is drawn only on a terminal.
pub fn bar(steps: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {eta_precise}");
    ProgressBar::new(steps).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
