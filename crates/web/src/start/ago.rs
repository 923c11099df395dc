//! How long ago something was, in words.

use texts::{Lang, t};

/// How long ago a moment was; both in milliseconds since 1970.
pub fn ago(lang: Lang, then: f64, now: f64) -> String {
    let minutes = ((now - then) / 60_000.0).max(0.0) as i64;
    match (minutes, minutes / 60, minutes / (24 * 60)) {
        (0, ..) => t::start_ago_moment(lang),
        (minutes, 0, _) => t::start_ago_minutes(lang, minutes),
        (_, hours, 0) => t::start_ago_hours(lang, hours),
        (.., days) => t::start_ago_days(lang, days),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_whole_unit_is_told() {
        let told = |minutes: f64| ago(Lang::En, 0.0, minutes * 60_000.0);
        assert_eq!(told(0.5), "a moment ago");
        assert_eq!(told(1.0), "1 minute ago");
        assert_eq!(told(59.9), "59 minutes ago");
        assert_eq!(told(60.0), "1 hour ago");
        assert_eq!(told(24.0 * 60.0 - 1.0), "23 hours ago");
        assert_eq!(told(24.0 * 60.0), "1 day ago");
        assert_eq!(told(48.0 * 60.0), "2 days ago");
    }

    #[test]
    fn a_clock_that_was_set_back_does_no_harm() {
        assert_eq!(ago(Lang::En, 1e9, 0.0), "a moment ago");
    }
}
