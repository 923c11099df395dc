//! Quiet hours: the part of a player's day in which no message may arrive.

use store::Subscription;

const MINUTE: i64 = 60 * 1000;
const DAY: i64 = 24 * 60;

/// When the quiet hours that hold at the time `at` end; none if none hold. Times are milliseconds of Unix time.
pub fn ends(subscription: &Subscription, at: i64) -> Option<i64> {
    let (from, to) = subscription.quiet?;
    let minute = at.div_euclid(MINUTE);
    // They may pass midnight. If they begin and end at the same minute, there are none.
    let length = (i64::from(to) - i64::from(from)).rem_euclid(DAY);
    let passed = (minute + i64::from(subscription.utc_offset) - i64::from(from)).rem_euclid(DAY);
    (passed < length).then_some((minute + length - passed) * MINUTE)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The end of quiet hours in minutes of UTC, on the second day of 1970.
    fn at(quiet: Option<(u16, u16)>, utc_offset: i16, minute: i64) -> Option<i64> {
        let subscription = Subscription {
            endpoint: String::new(),
            p256dh: Vec::new(),
            auth: Vec::new(),
            lang: String::new(),
            quiet,
            utc_offset,
        };
        ends(&subscription, (DAY + minute) * MINUTE + 59_999).map(|end| end / MINUTE - DAY)
    }

    #[test]
    fn quiet_hours_hold_from_their_first_minute_until_their_end() {
        let noon = Some((12 * 60, 13 * 60));
        assert_eq!(at(noon, 0, 12 * 60 - 1), None);
        assert_eq!(at(noon, 0, 12 * 60), Some(13 * 60));
        assert_eq!(at(noon, 0, 13 * 60 - 1), Some(13 * 60));
        assert_eq!(at(noon, 0, 13 * 60), None);
        assert_eq!(at(None, 0, 12 * 60), None);
    }

    #[test]
    fn quiet_hours_may_pass_midnight() {
        let night = Some((22 * 60, 8 * 60));
        assert_eq!(at(night, 0, 23 * 60), Some(32 * 60), "on the next day");
        assert_eq!(at(night, 0, 60), Some(8 * 60));
        assert_eq!(at(night, 0, 9 * 60), None);
    }

    #[test]
    fn quiet_hours_are_in_local_time() {
        let night = Some((22 * 60, 8 * 60));
        assert_eq!(at(night, 120, 20 * 60), Some(30 * 60), "22:00 two hours east of Greenwich");
        assert_eq!(at(night, -300, 20 * 60), None, "15:00 five hours west");
        assert_eq!(at(night, -300, 4 * 60), Some(13 * 60));
    }

    #[test]
    fn quiet_hours_of_no_length_never_hold() {
        assert!((0..DAY).all(|minute| at(Some((600, 600)), 0, minute).is_none()));
    }
}
