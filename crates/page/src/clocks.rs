//! The clocks of a table. The server sets them; between its messages the page counts them down.

use protocol::{Clock, TableInfo};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;

/// The clocks of a table; empty if there are none.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Clocks {
    /// The milliseconds left for each seat when the clocks were last set.
    left: Vec<Option<i64>>,
    /// The seat whose clock runs.
    running: Option<usize>,
    /// A clock warns when at most this many milliseconds are left.
    warning: i64,
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
        Clocks { left, running: running.filter(runs), warning: warning(table.options.clock), at: now }
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

    /// Whether the clock of a seat runs.
    pub fn runs(&self, seat: usize) -> bool {
        self.running == Some(seat)
    }

    /// What the clock of a seat shows.
    pub fn reading(&self, seat: usize, now: f64) -> Option<Reading> {
        let left = self.left(seat, now)?;
        Some(Reading { text: time(left), low: left <= self.warning })
    }

    fn left(&self, seat: usize, now: f64) -> Option<i64> {
        let left = (*self.left.get(seat)?)?;
        let gone = if self.running == Some(seat) { (now - self.at).max(0.0) as i64 } else { 0 };
        Some((left - gone).max(0))
    }
}

/// Milliseconds as hours, minutes and seconds, rounded up.
pub fn time(millis: i64) -> String {
    let seconds = (millis.max(0) + 999) / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// When a clock warns: a player of a long game needs more time to come back.
fn warning(clock: Option<Clock>) -> i64 {
    match i64::from(clock.map_or(0, |clock| clock.seconds)) * 1000 {
        total if total >= 24 * HOUR => 2 * HOUR,
        total if total >= HOUR => 5 * MINUTE,
        _ => MINUTE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks() -> Clocks {
        Clocks {
            left: vec![Some(65_000), Some(3_600_000), None],
            running: Some(0),
            warning: MINUTE,
            at: 1000.0,
        }
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
    fn the_clock_of_a_long_game_warns_earlier() {
        let warns = |seconds| warning(Some(Clock { seconds, per_turn: 0 }));
        assert_eq!((warns(900), warns(3600), warns(86_400)), (MINUTE, 5 * MINUTE, 2 * HOUR));
        assert_eq!(time(-1), "0:00");
    }

    #[test]
    fn a_clock_warns_in_its_last_minute_and_ends_at_nothing() {
        let low = |now| clocks().reading(0, now).is_some_and(|reading| reading.low);
        assert!(!low(5_999.0) && low(6_000.0));
        assert_eq!(shows(&clocks(), 0, 1e9), Some("0:00".into()));
    }
}
