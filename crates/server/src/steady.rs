//! The time of this process: it goes on evenly, whatever happens to the clock of the machine meanwhile.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// A clock that was set once and goes on by itself.
struct SteadyClock {
    /// When it was set, in milliseconds of Unix time.
    set: i64,
    since: Instant,
}

impl SteadyClock {
    /// Sets a clock to a time.
    fn set_to(wall: SystemTime, since: Instant) -> SteadyClock {
        let time = wall.duration_since(UNIX_EPOCH).unwrap_or_default();
        SteadyClock { set: i64::try_from(time.as_millis()).unwrap_or(i64::MAX), since }
    }

    /// What it shows, in milliseconds of Unix time.
    fn at(&self, now: Instant) -> i64 {
        let gone = now.saturating_duration_since(self.since).as_millis();
        self.set.saturating_add(i64::try_from(gone).unwrap_or(i64::MAX))
    }
}

/// Milliseconds of Unix time. The clock of the machine is read once: if somebody sets it while games are on, nobody
/// loses or wins time.
pub fn now() -> i64 {
    static CLOCK: LazyLock<SteadyClock> =
        LazyLock::new(|| SteadyClock::set_to(SystemTime::now(), Instant::now()));
    CLOCK.at(Instant::now())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_clock_counts_what_has_passed_and_never_looks_at_the_wall_again() {
        let (wall, since) = (UNIX_EPOCH + Duration::from_secs(1791), Instant::now());
        let clock = SteadyClock::set_to(wall, since);
        assert_eq!(clock.at(since), 1_791_000);
        assert_eq!(clock.at(since + Duration::from_millis(1234)), 1_792_234);
        if let Some(before) = since.checked_sub(Duration::from_secs(5)) {
            assert_eq!(clock.at(before), 1_791_000, "it never goes back");
        }
    }

    #[test]
    fn a_wall_before_1970_is_no_harm() {
        let since = Instant::now();
        let clock = SteadyClock::set_to(UNIX_EPOCH - Duration::from_secs(1), since);
        assert_eq!(clock.at(since), 0);
    }
}
