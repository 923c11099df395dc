//! How long ago something was, as text.

use texts::{Lang, t};

/// How long before `now` the time `then` was; both in milliseconds since 1970.
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
    fn a_time_is_given_in_its_largest_whole_unit() {
        let text = |minutes: f64| ago(Lang::En, 0.0, minutes * 60_000.0);
        assert_eq!(text(0.5), "a moment ago");
        assert_eq!(text(1.0), "1 minute ago");
        assert_eq!(text(59.9), "59 minutes ago");
        assert_eq!(text(60.0), "1 hour ago");
        assert_eq!(text(24.0 * 60.0 - 1.0), "23 hours ago");
        assert_eq!(text(24.0 * 60.0), "1 day ago");
        assert_eq!(text(48.0 * 60.0), "2 days ago");
    }

    #[test]
    fn a_time_in_the_future_counts_as_now() {
        assert_eq!(ago(Lang::En, 1e9, 0.0), "a moment ago");
    }
}
