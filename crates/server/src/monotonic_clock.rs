//! A clock that is monotonic even if the system clock is changed while the server runs.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Unix time computed from one reading of the system clock and the monotonic clock since.
struct MonotonicClock {
    /// The reading of the system clock, in milliseconds of Unix time.
    start: i64,
    since: Instant,
}

impl MonotonicClock {
    /// A clock that shows `wall` at the instant `since`.
    fn set_to(wall: SystemTime, since: Instant) -> MonotonicClock {
        let time = wall.duration_since(UNIX_EPOCH).unwrap_or_default();
        MonotonicClock { start: i64::try_from(time.as_millis()).unwrap_or(i64::MAX), since }
    }

    /// The time at an instant, in milliseconds of Unix time.
    fn at(&self, now: Instant) -> i64 {
        let passed = now.saturating_duration_since(self.since).as_millis();
        self.start.saturating_add(i64::try_from(passed).unwrap_or(i64::MAX))
    }
}

/// The time in milliseconds of Unix time. The system clock is read only once, so changing it while games are running
/// does not affect the players' clocks.
pub fn now() -> i64 {
    static CLOCK: LazyLock<MonotonicClock> =
        LazyLock::new(|| MonotonicClock::set_to(SystemTime::now(), Instant::now()));
    CLOCK.at(Instant::now())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_clock_adds_the_passed_time_to_its_start() {
        let (wall, since) = (UNIX_EPOCH + Duration::from_secs(1791), Instant::now());
        let clock = MonotonicClock::set_to(wall, since);
        assert_eq!(clock.at(since), 1_791_000);
        assert_eq!(clock.at(since + Duration::from_millis(1234)), 1_792_234);
        if let Some(before) = since.checked_sub(Duration::from_secs(5)) {
            assert_eq!(clock.at(before), 1_791_000, "it never goes backwards");
        }
    }

    #[test]
    fn a_system_clock_before_1970_counts_as_1970() {
        let since = Instant::now();
        let clock = MonotonicClock::set_to(UNIX_EPOCH - Duration::from_secs(1), since);
        assert_eq!(clock.at(since), 0);
    }
}
