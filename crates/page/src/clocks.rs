//! The clocks of a table. The server sets them; between its messages the page counts them down.

use protocol::TableInfo;

/// A clock warns when at most this many milliseconds are left.
const WARNING: i64 = 60_000;

/// The clocks of a table; empty if there are none.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Clocks {
    /// The milliseconds left for each seat when the clocks were last set.
    left: Vec<Option<i64>>,
    /// The seat whose clock runs.
    running: Option<usize>,
    /// When they were set, in milliseconds since 1970 by the clock of this computer.
    at: f64,
}

/// What one clock shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Hours, minutes and seconds.
    pub text: String,
    /// Whether little time is left.
    pub low: bool,
}

impl Clocks {
    /// The clocks as the server has just sent them.
    pub fn of(table: &TableInfo, now: f64) -> Clocks {
        let running = table.to_act.map(|seat| usize::from(seat).saturating_sub(1));
        let runs = |seat: &usize| table.seats.get(*seat).is_some_and(|seated| seated.clock.is_some());
        let left = table.seats.iter().map(|seated| seated.clock).collect();
        Clocks { left, running: running.filter(runs), at: now }
    }

    /// Stops the running clock and starts that of another seat.
    pub fn pass(&mut self, to: Option<usize>, now: f64) {
        self.left = (0..self.left.len()).map(|seat| self.left(seat, now)).collect();
        self.running = to;
        self.at = now;
    }

    /// Whether the table has clocks.
    pub fn any(&self) -> bool {
        self.left.iter().any(Option::is_some)
    }

    /// What the clock of a seat shows.
    pub fn reading(&self, seat: usize, now: f64) -> Option<Reading> {
        let left = self.left(seat, now)?;
        let seconds = (left + 999) / 1000;
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        let text = match hours {
            0 => format!("{minutes}:{seconds:02}"),
            _ => format!("{hours}:{minutes:02}:{seconds:02}"),
        };
        Some(Reading { text, low: left <= WARNING })
    }

    fn left(&self, seat: usize, now: f64) -> Option<i64> {
        let left = (*self.left.get(seat)?)?;
        let gone = if self.running == Some(seat) { (now - self.at).max(0.0) as i64 } else { 0 };
        Some((left - gone).max(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks() -> Clocks {
        Clocks { left: vec![Some(65_000), Some(3_600_000), None], running: Some(0), at: 1000.0 }
    }

    fn shows(clocks: &Clocks, seat: usize, now: f64) -> Option<String> {
        clocks.reading(seat, now).map(|reading| reading.text)
    }

    #[test]
    fn only_the_clock_of_the_deciding_seat_runs() {
        assert_eq!(shows(&clocks(), 0, 11_000.0), Some("0:55".into()));
        assert_eq!(shows(&clocks(), 1, 11_000.0), Some("1:00:00".into()));
        assert_eq!(shows(&clocks(), 2, 11_000.0), None);
    }

    #[test]
    fn a_clock_keeps_what_is_left_when_the_turn_passes_on() {
        let mut clocks = clocks();
        clocks.pass(Some(1), 11_000.0);
        assert_eq!(shows(&clocks, 0, 99_000.0), Some("0:55".into()));
        assert_eq!(shows(&clocks, 1, 12_000.0), Some("59:59".into()));
    }

    #[test]
    fn a_clock_warns_in_its_last_minute_and_ends_at_nothing() {
        let low = |now| clocks().reading(0, now).is_some_and(|reading| reading.low);
        assert!(!low(5_999.0) && low(6_000.0));
        assert_eq!(shows(&clocks(), 0, 1e9), Some("0:00".into()));
    }
}
