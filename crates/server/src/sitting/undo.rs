//! Going back: freely as far as nothing hidden was shown, further by consent of everybody whom it concerns.

use super::Sitting;
use crate::fault::Fault;
use protocol::{Refusal, Request, Told};
use table::{Live, Step};
use vocab::Seat;

/// How often a turn can be changed by taking something back or doing it again: more would only fill the disk.
const MOST_IN_A_TURN: u32 = 100;
/// The most steps of a journal. A game of four has about 450 decisions; only going back can make more.
const MOST_STEPS: u64 = 5_000;

impl Sitting {
    /// Whether somebody may still go back or do again; counts it.
    pub(super) fn count_undo(&mut self) -> Result<(), Refusal> {
        let steps = self.live.as_ref().map_or(0, Live::revision);
        if self.undone >= MOST_IN_A_TURN || steps >= MOST_STEPS {
            return Err(Refusal::TooManyUndos);
        }
        self.undone += 1;
        Ok(())
    }

    /// A step was taken: whoever was told no may ask again, and a turn that ends begins the count anew.
    pub(super) fn forget_undos(&mut self, step: &Step) {
        self.declined.clear();
        if matches!(step, Step::Act(decision) if decision.ends_turn()) {
            self.undone = 0;
        }
    }

    /// Asks whether the game may go back: everybody with a seat, people and programs, whether or not a bot stands in for
    /// them. Where there is nobody else, it goes back at once.
    pub(super) async fn ask_undo(&mut self, by: u8, moment: u64) -> Result<(), Refusal> {
        let now = self.live.as_ref().map_or(0, Live::moment);
        if moment >= now {
            return Err(Refusal::NoSuchMoment);
        }
        if self.request.is_some() || self.declined.contains(&by) {
            return Err(Refusal::AskedAlready);
        }
        self.count_undo()?;
        let time = i64::try_from(self.hall.house().answer_time.as_millis()).unwrap_or(i64::MAX);
        let others = || self.seats.iter().filter(|row| Sitting::is_person(row) && row.seat != by);
        let stood_in_for = others().any(|row| row.bot.is_some());
        let request = Request {
            by,
            moment,
            agreed: Vec::new(),
            waiting: others().map(|row| row.seat).collect(),
            until: stood_in_for.then(|| crate::now().saturating_add(time)),
        };
        self.beside(by, Told::AskedUndo { to: moment }).await.map_err(not_stored)?;
        if request.waiting.is_empty() {
            return self.rewind(&request).await;
        }
        self.set_request(Some(request)).await.map_err(not_stored)?;
        self.tell_table();
        Ok(())
    }

    pub(super) async fn answer_undo(&mut self, seat: u8, yes: bool) -> Result<(), Refusal> {
        let mut request = self.request.clone().ok_or(Refusal::NothingAsked)?;
        if request.by == seat && !yes {
            self.set_request(None).await.map_err(not_stored)?;
            self.tell_table();
            return Ok(());
        }
        let at = request.waiting.iter().position(|waiting| *waiting == seat).ok_or(Refusal::NothingAsked)?;
        request.waiting.remove(at);
        let told = if yes { Told::Agreed } else { Told::Disagreed };
        self.beside(seat, told).await.map_err(not_stored)?;
        request.agreed.push(seat);
        if yes && request.waiting.is_empty() {
            return self.rewind(&request).await;
        }
        if !yes {
            self.declined.push(request.by);
        }
        self.set_request(yes.then_some(request)).await.map_err(not_stored)?;
        self.tell_table();
        Ok(())
    }

    /// When somebody for whom a bot stands in must have answered, in milliseconds of Unix time.
    pub(super) fn answer_due(&self) -> Option<i64> {
        self.request.as_ref().and_then(|request| request.until)
    }

    /// Whoever has not answered in time is answered for by their bot, which says no.
    pub(super) async fn answer_for_absent(&mut self) -> Result<(), Refusal> {
        if self.answer_due().is_none_or(|until| until > crate::now()) {
            return Ok(());
        }
        let Some(request) = &self.request else { return Ok(()) };
        let absent = self.seats.iter().find(|row| request.waiting.contains(&row.seat) && row.bot.is_some());
        match absent.map(|row| row.seat) {
            Some(seat) => self.answer_undo(seat, false).await,
            // They took their seat back: they are asked like everybody else.
            None => {
                let request = Request { until: None, ..request.clone() };
                self.set_request(Some(request)).await.map_err(not_stored)
            }
        }
    }

    /// What is asked, on disk and here.
    pub(super) async fn set_request(&mut self, request: Option<Request>) -> Result<(), Fault> {
        if request != self.request {
            let json = request.as_ref().map(serde_json::to_string).transpose().map_err(|_| Fault::Store)?;
            self.hall.store().set_request(self.row.key, json.as_deref()).await?;
            self.request = request;
        }
        Ok(())
    }

    /// All agreed: the game goes back.
    async fn rewind(&mut self, request: &Request) -> Result<(), Refusal> {
        let by = Seat::new(request.by).ok_or(Refusal::NothingAsked)?;
        let record = crate::past::record(&self.hall, &self.id).await.map_err(not_stored)?.1;
        let live = self.live.as_mut().ok_or(Refusal::NotBegun)?;
        let step = live.rewind(by, record, request.moment).ok_or(Refusal::NoSuchMoment)?;
        self.keep(step).await?;
        self.beside(request.by, Told::Rewound { to: request.moment }).await.map_err(not_stored)?;
        self.tell_table();
        Ok(())
    }
}

pub(super) fn not_stored(_: Fault) -> Refusal {
    Refusal::NotStored
}
