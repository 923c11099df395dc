//! Time at a table: since when somebody is asked, and what is left on the clocks. Most of it follows from the journal;
//! the rest is kept beside it.

use super::Sitting;
use crate::fault::Fault;
use protocol::{TableOptions, Told};
use serde::{Deserialize, Serialize};
use store::{JournalRow, SeatRow, TableRow};
use table::Live;
use vocab::Seat;

/// Who takes over if the table did not say.
const USUAL_BOT: &str = "andante";
/// What somebody has at least who takes the seat back.
const MINUTE: i64 = 60_000;

/// The clocks.
pub struct Times {
    /// Since when whoever decides is asked, in milliseconds of Unix time.
    pub asked: i64,
    /// What is left for each seat; empty without clocks.
    pub left: Vec<i64>,
    per_turn: i64,
    /// How long there had been no server when `asked` was right; unknown to a table of an earlier version.
    without_server: Option<i64>,
}

/// The clocks at a revision, as they are stored.
#[derive(Serialize, Deserialize)]
struct Stored {
    revision: u64,
    asked: i64,
    left: Vec<i64>,
    without_server: i64,
}

impl Times {
    /// Before the first step.
    pub fn new(options: &TableOptions, seats: usize, began: i64) -> Times {
        let (left, per_turn) = match options.clock {
            Some(clock) => (vec![i64::from(clock.seconds) * 1000; seats], i64::from(clock.per_turn) * 1000),
            None => (Vec::new(), 0),
        };
        Times { asked: began, left, per_turn, without_server: None }
    }

    /// As they were kept, with the steps that were taken since.
    pub fn resume(options: &TableOptions, seats: usize, row: &TableRow, steps: &[JournalRow]) -> Times {
        let mut times = Times::new(options, seats, row.began.unwrap_or(row.created));
        let stored = row.clocks.as_deref().and_then(|clocks| serde_json::from_str::<Stored>(clocks).ok());
        let mut known = 0;
        if let Some(stored) = stored.filter(|stored| stored.left.len() == times.left.len()) {
            known = stored.revision;
            times.asked = stored.asked;
            times.left = stored.left;
            times.without_server = Some(stored.without_server);
        }
        for step in steps.iter().filter(|step| step.revision > known) {
            times.step(&step.line, step.at);
        }
        times
    }

    /// Nobody is to blame for the time in which there was no server: `gone` in all, and the present one started then.
    pub fn wait_for_server(&mut self, gone: i64, started: i64) {
        match self.without_server {
            Some(before) => self.asked += gone - before,
            None => self.asked = self.asked.max(started),
        }
        self.asked = self.asked.min(crate::now());
        self.without_server = Some(gone);
    }

    /// As they are stored.
    fn write(&self, revision: u64, without_server: i64) -> String {
        let stored = Stored { revision, asked: self.asked, left: self.left.clone(), without_server };
        serde_json::to_string(&stored).unwrap_or_default()
    }

    /// A step of the journal: whoever took it used the time since they were asked, and a turn that ends adds to it.
    pub fn step(&mut self, line: &str, at: i64) {
        let seat = line.split_once(' ').and_then(|(seat, _)| seat.parse::<usize>().ok());
        if let Some(left) = seat.and_then(|seat| self.left.get_mut(seat.saturating_sub(1))) {
            *left -= (at - self.asked).max(0);
            if line.contains("ended-turn ") {
                *left = (*left).max(0) + self.per_turn;
            }
        }
        self.asked = at;
    }

    /// What is left for a seat at a time.
    pub fn left(&self, seat: usize, asked: bool, now: i64) -> Option<i64> {
        let used = if asked { (now - self.asked).max(0) } else { 0 };
        self.left.get(seat).map(|left| (left - used).max(0))
    }
}

impl Sitting {
    /// The clocks as they are stored.
    pub(super) fn clocks(&self) -> String {
        self.times.write(self.live.as_ref().map_or(0, Live::revision), self.hall.without_server())
    }

    /// Whoever decides is asked anew: their time runs from now on. The journal does not say so.
    pub(super) async fn ask_anew(&mut self) -> Result<(), Fault> {
        if self.live.is_none() {
            return Ok(());
        }
        self.times.asked = crate::now();
        Ok(self.hall.store().set_clocks(self.row.key, &self.clocks()).await?)
    }

    /// The person who is asked, if time runs for them.
    fn hurried(&self) -> Option<Seat> {
        let seat = self.live.as_ref()?.to_act()?;
        let row = self.seats.get(seat.index())?;
        (Sitting::is_person(row) && row.bot.is_none()).then_some(seat)
    }

    /// When somebody's time is up, in milliseconds of Unix time: to decide, or to answer whether the game may go back.
    pub(super) fn due(&self) -> Option<i64> {
        [self.decision_due(), self.answer_due()].into_iter().flatten().min()
    }

    /// When a bot takes over from whoever is asked.
    fn decision_due(&self) -> Option<i64> {
        let seat = self.hurried()?;
        let absent = self.options.take_over.as_ref().map(|after| i64::from(after.seconds) * 1000);
        let clock = self.times.left.get(seat.index()).map(|left| (*left).max(0));
        let first = [absent, clock].into_iter().flatten().min()?;
        Some(self.times.asked + first)
    }

    /// What was due is done: a bot answers for whoever did not, or takes over from whoever is asked.
    pub(super) async fn time_is_up(&mut self) {
        if self.answer_for_absent().await.is_err() {
            self.broken = true;
        }
        if self.decision_due().is_none_or(|due| due > crate::now()) {
            return;
        }
        let Some(seat) = self.hurried() else { return };
        let clock = self.times.left(seat.index(), true, crate::now()) == Some(0);
        if self.take_over(seat.number(), clock).await.is_err() {
            self.broken = true;
        }
    }

    /// The bot that stands in for people at this table, by its code.
    pub(super) fn stand_in(&self) -> &str {
        self.options.take_over.as_ref().map_or(USUAL_BOT, |after| &after.bot)
    }

    /// A bot decides for this seat from now on.
    pub(super) async fn take_over(&mut self, seat: u8, clock: bool) -> Result<(), Fault> {
        let row = SeatRow { bot: Some(self.stand_in().to_owned()), ..self.seat(seat)?.clone() };
        self.set_seat(row).await?;
        self.set_request(None).await?;
        self.beside(seat, Told::TakenOver { clock }).await?;
        self.tell_table();
        self.go_on();
        Ok(())
    }

    /// The seat is its person's again.
    pub(super) async fn take_back(&mut self, seat: u8) -> Result<(), Fault> {
        let row = self.seat(seat)?.clone();
        if row.bot.is_none() || !Sitting::is_person(&row) {
            return Ok(());
        }
        self.set_seat(SeatRow { bot: None, ..row }).await?;
        if let Some(left) = self.times.left.get_mut(usize::from(seat) - 1) {
            *left = (*left).max(MINUTE);
        }
        self.ask_anew().await?;
        self.stop_thinking_for(seat);
        self.beside(seat, Told::TakenBack).await?;
        self.tell_table();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Clock;

    #[test]
    fn a_clock_runs_for_whoever_decides_and_gets_time_for_a_turn() {
        let clock = Some(Clock { seconds: 100, per_turn: 10 });
        let options = TableOptions { clock, ..TableOptions::default() };
        let mut times = Times::new(&options, 2, 1_000);
        times.step("1 lay a b | laid 1 1 a b", 31_000);
        assert_eq!(times.left, [70_000, 100_000]);
        times.step("1 end | ended-turn 1; began-turn 2 1", 41_000);
        assert_eq!(times.left, [70_000, 100_000]);
        assert_eq!(times.left(1, true, 51_000), Some(90_000));
        assert_eq!(times.left(0, false, 51_000), Some(70_000));
        assert_eq!(times.left(1, true, 999_000), Some(0));
    }

    fn row(clocks: Option<String>) -> TableRow {
        TableRow {
            key: 1,
            id: String::new(),
            host: None,
            public: false,
            status: store::Status::Playing,
            options: String::new(),
            start: None,
            created: 0,
            began: Some(1_000),
            clocks,
            request: None,
            aside: None,
            told: None,
            made_from: None,
        }
    }

    #[test]
    fn clocks_are_as_they_were_kept_plus_the_steps_since_and_without_the_time_without_a_server() {
        let clock = Some(Clock { seconds: 100, per_turn: 10 });
        let options = TableOptions { clock, ..TableOptions::default() };
        let step = |revision, at| JournalRow { revision, at, line: "1 lay a b | laid 1 1 a b".to_owned() };
        let steps = [step(1, 100_000), step(2, 102_000)];
        // After the first step the seat was taken back with a minute: the journal does not say so.
        let kept = Times { asked: 101_000, left: vec![60_000, 100_000], per_turn: 0, without_server: None };
        let row = row(Some(kept.write(1, 7_000)));
        let mut times = Times::resume(&options, 2, &row, &steps);
        assert_eq!((times.asked, &*times.left), (102_000, &[59_000, 100_000][..]));
        times.wait_for_server(7_000, 150_000);
        assert_eq!(times.asked, 102_000, "the same server");
        times.wait_for_server(27_000, 150_000);
        assert_eq!(times.asked, 122_000, "another one, twenty seconds later");
    }

    #[test]
    fn nobody_of_an_earlier_version_is_blamed_for_the_time_before_the_server_started() {
        let mut times = Times::resume(&TableOptions::default(), 2, &row(None), &[]);
        times.wait_for_server(0, 150_000);
        assert_eq!(times.asked, 150_000);
    }

    #[test]
    fn without_a_clock_nothing_runs() {
        let mut times = Times::new(&TableOptions::default(), 2, 0);
        times.step("1 undo 3", 5);
        assert_eq!((times.asked, times.left(0, true, 9)), (5, None));
    }
}
