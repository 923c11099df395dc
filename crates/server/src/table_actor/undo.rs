//! Undo: without consent back to the last information barrier, further back if all players agree.

use super::TableActor;
use crate::api_error::ApiError;
use protocol::{Refusal, TalkContent, UndoRequest};
use table::Step;
use vocab::Seat;

/// The most undos and redos in one turn. Each is a step of the journal, so without a limit a client could fill the
/// disk.
const MOST_IN_A_TURN: u32 = 100;
/// The most steps of a journal. A game of four has about 450 decisions; only undos can make more.
const MOST_STEPS: u64 = 5_000;

impl TableActor {
    /// Counts an undo or redo, and refuses it at the limit.
    pub(super) fn count_undo(&mut self) -> Result<(), Refusal> {
        if self.undo_count >= MOST_IN_A_TURN || self.revision() >= MOST_STEPS {
            return Err(Refusal::TooManyUndos);
        }
        self.undo_count += 1;
        Ok(())
    }

    /// Resets the limits after a step: declined players may ask again, and the end of a turn resets the count.
    pub(super) fn reset_undo_limits(&mut self, step: &Step) {
        self.declined.clear();
        if step.ends_turn() {
            self.undo_count = 0;
        }
    }

    /// Asks all other players, people and programs, whether the game may go back. A player whose seat a bot has taken
    /// over is asked too. Without other players the game goes back at once.
    pub(super) async fn ask_undo(&mut self, by: u8, moment: u64) -> Result<(), Refusal> {
        if moment >= self.moment() {
            return Err(Refusal::NoSuchMoment);
        }
        if self.undo_request.is_some() || self.declined.contains(&by) {
            return Err(Refusal::AskedAlready);
        }
        self.count_undo()?;
        let time = i64::try_from(self.registry.config().answer_time.as_millis()).unwrap_or(i64::MAX);
        let others = || self.seats.iter().filter(|row| row.by.is_player() && row.seat != by);
        let taken_over = others().any(|row| row.bot.is_some());
        let request = UndoRequest {
            by,
            moment,
            agreed: Vec::new(),
            waiting: others().map(|row| row.seat).collect(),
            until: taken_over.then(|| crate::now().saturating_add(time)),
        };
        self.post_talk(by, TalkContent::AskedUndo { to: moment }).await.map_err(not_stored)?;
        if request.waiting.is_empty() {
            return self.rewind(&request).await;
        }
        self.set_undo_request(Some(request)).await.map_err(not_stored)?;
        self.broadcast_table();
        Ok(())
    }

    /// Withdraws an undo request. Only the player who asked can do this.
    pub(super) async fn cancel_undo(&mut self, seat: u8) -> Result<(), Refusal> {
        if self.undo_request.as_ref().is_none_or(|request| request.by != seat) {
            return Err(Refusal::NothingAsked);
        }
        self.set_undo_request(None).await.map_err(not_stored)?;
        self.post_talk(seat, TalkContent::CancelledUndo).await.map_err(not_stored)?;
        self.broadcast_table();
        Ok(())
    }

    /// Answers an undo request.
    pub(super) async fn answer_undo(&mut self, seat: u8, yes: bool) -> Result<(), Refusal> {
        let mut request = self.undo_request.clone().ok_or(Refusal::NothingAsked)?;
        let at = request.waiting.iter().position(|waiting| *waiting == seat).ok_or(Refusal::NothingAsked)?;
        request.waiting.remove(at);
        let told = if yes { TalkContent::Agreed } else { TalkContent::Disagreed };
        self.post_talk(seat, told).await.map_err(not_stored)?;
        request.agreed.push(seat);
        if yes && request.waiting.is_empty() {
            return self.rewind(&request).await;
        }
        if !yes {
            self.declined.push(request.by);
        }
        self.set_undo_request(yes.then_some(request)).await.map_err(not_stored)?;
        self.broadcast_table();
        Ok(())
    }

    /// The deadline for the answers of players whose seat a bot has taken over, in milliseconds of Unix time.
    pub(super) fn answer_due(&self) -> Option<i64> {
        self.undo_request.as_ref().and_then(|request| request.until)
    }

    /// Answers no for a player whose seat a bot has taken over, if they have not answered in time.
    pub(super) async fn answer_for_absent(&mut self) -> Result<(), Refusal> {
        if self.answer_due().is_none_or(|until| until > crate::now()) {
            return Ok(());
        }
        let Some(request) = &self.undo_request else { return Ok(()) };
        let absent = self.seats.iter().find(|row| request.waiting.contains(&row.seat) && row.bot.is_some());
        match absent.map(|row| row.seat) {
            Some(seat) => self.answer_undo(seat, false).await,
            // The player has taken the seat back meanwhile, so the deadline no longer applies to them.
            None => {
                let request = UndoRequest { until: None, ..request.clone() };
                self.set_undo_request(Some(request)).await.map_err(not_stored)
            }
        }
    }

    /// Changes the undo request, in the store and in memory.
    pub(super) async fn set_undo_request(&mut self, request: Option<UndoRequest>) -> Result<(), ApiError> {
        if request != self.undo_request {
            let json =
                request.as_ref().map(serde_json::to_string).transpose().map_err(|_| ApiError::Store)?;
            self.registry.store().set_request(self.row.key, json.as_deref()).await?;
            self.undo_request = request;
        }
        Ok(())
    }

    /// Rewinds the game, because all players agreed.
    async fn rewind(&mut self, request: &UndoRequest) -> Result<(), Refusal> {
        let by = Seat::new(request.by).ok_or(Refusal::NothingAsked)?;
        let record = crate::replay::record(&self.registry, &self.id).await.map_err(not_stored)?.1;
        let game = self.game.as_mut().ok_or(Refusal::NotBegun)?;
        let step = game.rewind(by, record, request.moment).ok_or(Refusal::NoSuchMoment)?;
        self.commit_step(step).await?;
        self.post_talk(request.by, TalkContent::Rewound { to: request.moment }).await.map_err(not_stored)?;
        self.broadcast_table();
        Ok(())
    }
}

pub(super) fn not_stored(_: ApiError) -> Refusal {
    Refusal::NotStored
}
