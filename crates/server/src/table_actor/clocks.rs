//! The clocks of a table and its deadlines. Most of their state follows from the journal; the rest is stored beside it.

use super::TableActor;
use crate::api_error::ApiError;
use protocol::{TableOptions, TalkContent};
use serde::{Deserialize, Serialize};
use store::{JournalRow, SeatRow, TableRow};
use table::StepLine;
use vocab::Seat;

/// The bot that takes seats over if the table's options name none.
const DEFAULT_BOT: &str = "andante";
/// The least time on the clock of a player who takes their seat back, in milliseconds.
const MINUTE: i64 = 60_000;

/// The clocks.
pub struct Clocks {
    /// When the deciding seat began to decide, in milliseconds of Unix time.
    pub asked: i64,
    /// The time left for each seat at that time, in milliseconds; empty in a game without clocks.
    pub left: Vec<i64>,
    per_turn: i64,
    /// The server's total downtime when `asked` was set; unknown for a table of an earlier version.
    downtime: Option<i64>,
}

/// The clocks at a revision, in the store.
#[derive(Serialize, Deserialize)]
struct Stored {
    revision: u64,
    asked: i64,
    left: Vec<i64>,
    #[serde(rename = "without_server")]
    downtime: i64,
}

impl Clocks {
    /// The clocks before the first step.
    pub fn new(options: &TableOptions, seats: usize, began: i64) -> Clocks {
        let (left, per_turn) = match options.clock {
            Some(clock) => (vec![i64::from(clock.seconds) * 1000; seats], i64::from(clock.per_turn) * 1000),
            None => (Vec::new(), 0),
        };
        Clocks { asked: began, left, per_turn, downtime: None }
    }

    /// The stored clocks, updated by the steps since then.
    pub fn resume(options: &TableOptions, seats: usize, row: &TableRow, steps: &[JournalRow]) -> Clocks {
        let mut clocks = Clocks::new(options, seats, row.began.unwrap_or(row.created));
        let stored = row.clocks.as_deref().and_then(|clocks| serde_json::from_str::<Stored>(clocks).ok());
        let mut known = 0;
        if let Some(stored) = stored.filter(|stored| stored.left.len() == clocks.left.len()) {
            known = stored.revision;
            clocks.asked = stored.asked;
            clocks.left = stored.left;
            clocks.downtime = Some(stored.downtime);
        }
        for step in steps.iter().filter(|step| step.revision > known) {
            match StepLine::read(&step.line) {
                Some(line) => clocks.step(line.seat, line.ends_turn(), step.at),
                None => clocks.asked = step.at,
            }
        }
        clocks
    }

    /// Excludes the time in which no server was running. `downtime` is the total of it, and `started` is when the
    /// current server started.
    pub fn add_downtime(&mut self, downtime: i64, started: i64) {
        match self.downtime {
            Some(before) => self.asked += downtime - before,
            None => self.asked = self.asked.max(started),
        }
        self.asked = self.asked.min(crate::now());
        self.downtime = Some(downtime);
    }

    /// The JSON for the store.
    fn encode(&self, revision: u64, downtime: i64) -> String {
        let stored = Stored { revision, asked: self.asked, left: self.left.clone(), downtime };
        serde_json::to_string(&stored).unwrap_or_default()
    }

    /// Counts a step: its player used the time since `asked`, and the end of a turn adds time.
    pub fn step(&mut self, seat: Seat, ends_turn: bool, at: i64) {
        if let Some(left) = self.left.get_mut(seat.index()) {
            *left -= (at - self.asked).max(0);
            if ends_turn {
                *left = (*left).max(0) + self.per_turn;
            }
        }
        self.asked = at;
    }

    /// Takes the time since `asked` from the clock of the deciding seat.
    fn use_up(&mut self, seat: usize, now: i64) {
        if let Some(left) = self.left.get_mut(seat) {
            *left = (*left - (now - self.asked).max(0)).max(0);
        }
        self.asked = now;
    }

    /// The time left for a seat. It decreases only while the seat decides.
    pub fn left(&self, seat: usize, decides: bool, now: i64) -> Option<i64> {
        time_left(&self.left, seat, decides.then_some(self.asked), now)
    }
}

/// The time left for a seat; `since` is when it began to decide, if it decides.
pub fn time_left(left: &[i64], seat: usize, since: Option<i64>, now: i64) -> Option<i64> {
    let used = since.map_or(0, |since| (now - since).max(0));
    left.get(seat).map(|left| (left - used).max(0))
}

impl TableActor {
    /// The JSON of the clocks for the store.
    pub(super) fn clocks_json(&self) -> String {
        self.clocks.encode(self.revision(), self.registry.downtime())
    }

    /// Restarts the decision time of the deciding seat. The store keeps it, because it does not follow from the
    /// journal.
    pub(super) async fn restart_decision_time(&mut self) -> Result<(), ApiError> {
        if self.game.is_none() {
            return Ok(());
        }
        self.clocks.asked = crate::now();
        Ok(self.registry.store().set_clocks(self.row.key, &self.clocks_json()).await?)
    }

    /// The deciding seat, if its player and not a bot decides.
    fn timed_seat(&self) -> Option<Seat> {
        let seat = self.game.as_ref()?.to_act()?;
        let row = self.seats.get(seat.index())?;
        (row.by.is_player() && row.bot.is_none()).then_some(seat)
    }

    /// The next deadline in milliseconds of Unix time: to decide, or to answer an undo request.
    pub(super) fn due(&self) -> Option<i64> {
        [self.decision_due(), self.answer_due()].into_iter().flatten().min()
    }

    /// When a bot takes over the deciding seat.
    fn decision_due(&self) -> Option<i64> {
        let seat = self.timed_seat()?;
        let inactive = self.options.patience().map(|seconds| i64::from(seconds) * 1000);
        let clock = self.clocks.left.get(seat.index()).map(|left| (*left).max(0));
        let first = [inactive, clock].into_iter().flatten().min()?;
        Some(self.clocks.asked + first)
    }

    /// Handles a deadline that has passed: answers for absent players, or lets a bot take over the deciding seat.
    pub(super) async fn handle_deadline(&mut self) {
        if self.answer_for_absent().await.is_err() {
            self.broken = true;
        }
        if self.decision_due().is_none_or(|due| due > crate::now()) {
            return;
        }
        let Some(seat) = self.timed_seat() else { return };
        let clock = self.clocks.left(seat.index(), true, crate::now()) == Some(0);
        if self.take_over(seat.number(), clock).await.is_err() {
            self.broken = true;
        }
    }

    /// The code of the bot that takes seats over at this table.
    pub(super) fn substitute_bot(&self) -> &str {
        self.options.take_over.as_ref().map_or(DEFAULT_BOT, |after| &after.bot)
    }

    /// Lets a bot decide for a seat until its player takes it back. The time that the player has used for the current
    /// decision is taken from their clock: otherwise, leaving and coming back would give it back to them.
    pub(super) async fn take_over(&mut self, seat: u8, clock: bool) -> Result<(), ApiError> {
        if self.timed_seat().is_some_and(|timed| timed.number() == seat) {
            self.clocks.use_up(usize::from(seat) - 1, crate::now());
            self.registry.store().set_clocks(self.row.key, &self.clocks_json()).await?;
        }
        let row = SeatRow { bot: Some(self.substitute_bot().to_owned()), ..self.seat(seat)?.clone() };
        self.set_seat(row).await?;
        self.set_undo_request(None).await?;
        self.post_talk(seat, TalkContent::TakenOver { clock }).await?;
        self.broadcast_table();
        self.continue_game();
        Ok(())
    }

    /// Gives a seat back to its player.
    pub(super) async fn take_back(&mut self, seat: u8) -> Result<(), ApiError> {
        let row = self.seat(seat)?.clone();
        if row.bot.is_none() || !row.by.is_player() {
            return Ok(());
        }
        self.set_seat(SeatRow { bot: None, ..row }).await?;
        if let Some(left) = self.clocks.left.get_mut(usize::from(seat) - 1) {
            *left = (*left).max(MINUTE);
        }
        self.restart_decision_time().await?;
        self.stop_bot_of(seat);
        self.post_talk(seat, TalkContent::TakenBack).await?;
        self.broadcast_table();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Clock;

    #[test]
    fn a_clock_runs_for_the_deciding_seat_and_gains_time_for_a_turn() {
        let clock = Some(Clock { seconds: 100, per_turn: 10 });
        let options = TableOptions { clock, ..TableOptions::default() };
        let mut clocks = Clocks::new(&options, 2, 1_000);
        clocks.step(Seat::at(0), false, 31_000);
        assert_eq!(clocks.left, [70_000, 100_000]);
        clocks.step(Seat::at(0), true, 41_000);
        assert_eq!(clocks.left, [70_000, 100_000]);
        assert_eq!(clocks.left(1, true, 51_000), Some(90_000));
        assert_eq!(clocks.left(0, false, 51_000), Some(70_000));
        assert_eq!(clocks.left(1, true, 999_000), Some(0));
    }

    #[test]
    fn leaving_a_seat_uses_up_the_time_since_its_decision_began() {
        let clock = Some(Clock { seconds: 100, per_turn: 10 });
        let options = TableOptions { clock, ..TableOptions::default() };
        let mut clocks = Clocks::new(&options, 2, 1_000);
        clocks.use_up(0, 31_000);
        assert_eq!((clocks.asked, &*clocks.left), (31_000, &[70_000, 100_000][..]));
        clocks.use_up(0, 999_000);
        assert_eq!(clocks.left, [0, 100_000]);
    }

    fn row(clocks: Option<String>) -> TableRow {
        TableRow {
            key: 1,
            id: String::new(),
            host: None,
            public: false,
            status: protocol::Status::Playing,
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
    fn resumed_clocks_include_later_steps_and_exclude_downtime() {
        let clock = Some(Clock { seconds: 100, per_turn: 10 });
        let options = TableOptions { clock, ..TableOptions::default() };
        let step = |revision, at| JournalRow { revision, at, line: "1 lay a b | laid 1 1 a b".to_owned() };
        let steps = [step(1, 100_000), step(2, 102_000)];
        // After the first step the seat was taken back, and got a minute. The journal does not contain this.
        let kept = Clocks { asked: 101_000, left: vec![60_000, 100_000], per_turn: 0, downtime: None };
        let row = row(Some(kept.encode(1, 7_000)));
        let mut clocks = Clocks::resume(&options, 2, &row, &steps);
        assert_eq!((clocks.asked, &*clocks.left), (102_000, &[59_000, 100_000][..]));
        clocks.add_downtime(7_000, 150_000);
        assert_eq!(clocks.asked, 102_000, "the same server");
        clocks.add_downtime(27_000, 150_000);
        assert_eq!(clocks.asked, 122_000, "another one, twenty seconds later");
    }

    #[test]
    fn clocks_of_an_earlier_version_exclude_the_time_before_the_server_started() {
        let mut clocks = Clocks::resume(&TableOptions::default(), 2, &row(None), &[]);
        clocks.add_downtime(0, 150_000);
        assert_eq!(clocks.asked, 150_000);
    }

    #[test]
    fn without_a_clock_nothing_runs() {
        let mut clocks = Clocks::new(&TableOptions::default(), 2, 0);
        clocks.step(Seat::at(0), false, 5);
        assert_eq!((clocks.asked, clocks.left(0, true, 9)), (5, None));
    }
}
