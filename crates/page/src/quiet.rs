//! Quiet hours in the settings: the part of the day in which the server sends no push messages.

use protocol::push::QuietHours;
use serde::{Deserialize, Serialize};

/// The quiet hours that the user chose. The times stay when they are switched off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Quiet {
    /// Whether they hold.
    pub on: bool,
    /// Their first minute of the day.
    pub from: u16,
    /// The minute of the day with which they end.
    pub to: u16,
}

impl Default for Quiet {
    /// The night, switched off.
    fn default() -> Self {
        Quiet { on: false, from: 22 * 60, to: 8 * 60 }
    }
}

impl Quiet {
    /// What the server gets; none if they are off.
    pub fn hours(self) -> Option<QuietHours> {
        self.on.then_some(QuietHours { from: self.from, to: self.to })
    }
}

/// A minute of the day as the value of a time field: `22:05`.
pub fn time(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// The minute of the day of a time field; none if it is empty.
pub fn minute(time: &str) -> Option<u16> {
    let (hours, rest) = time.split_once(':')?;
    let (hours, minutes) = (hours.parse::<u16>().ok()?, rest.get(..2)?.parse::<u16>().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_field_shows_a_minute_of_the_day() {
        for minute_of_day in 0..24 * 60 {
            assert_eq!(minute(&time(minute_of_day)), Some(minute_of_day));
        }
        assert_eq!(time(22 * 60 + 5), "22:05");
        assert_eq!(minute("07:30:00"), Some(450), "some browsers add seconds");
        for wrong in ["", ":", "24:00", "10:60", "1", "10:5"] {
            assert_eq!(minute(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn quiet_hours_that_are_off_are_not_sent() {
        let off = Quiet::default();
        assert_eq!(off.hours(), None);
        assert_eq!(Quiet { on: true, ..off }.hours(), Some(QuietHours { from: 1320, to: 480 }));
    }
}
