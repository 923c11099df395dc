//! Playing: a client's message becomes a step of the game, which is stored before it is broadcast.

use super::TableActor;
use super::broadcast::encode;
use super::undo::not_stored;
use crate::api_error::ApiError;
use crate::observe;
use crate::sanitize;
use protocol::{ClientMessage, LONGEST_LINE, Refusal, SeatKind, ServerMessage, Status, TalkContent};
use std::time::Instant;
use table::{ActiveGame, Command, Step, StepLine};
use texts::{Lang, Words, faults, names};
use vocab::{Action, Seat, Viewer};

impl TableActor {
    /// Carries out a client's message. A refusal goes back to the connection that sent it.
    pub(super) async fn handle_message(&mut self, from: u64, message: ClientMessage) {
        let Some(connection) = self.connections.iter().find(|connection| connection.id == from) else {
            return;
        };
        let handled = match connection.seat.and_then(Seat::new) {
            Some(seat) => self.carry_out(seat, message).await,
            None => Err(Refusal::NotSeated),
        };
        if let Err(refusal) = handled {
            observe::refused(refusal.code());
            self.send_to(from, encode(&ServerMessage::Refused(refusal)));
        }
    }

    async fn carry_out(&mut self, seat: Seat, message: ClientMessage) -> Result<(), Refusal> {
        match message {
            ClientMessage::Act { revision, action } => {
                let edition = self.playable_game(seat)?.edition();
                let action = Action::read(&action, edition)
                    .map_err(|error| Refusal::Malformed { text: faults::notation(Lang::En, &error) })?;
                self.command(seat, revision, Command::Act(action)).await
            }
            ClientMessage::Undo { revision, turn: false } => self.undo(seat, revision, Command::Undo).await,
            ClientMessage::Undo { revision, turn: true } => {
                self.undo(seat, revision, Command::ResetTurn).await
            }
            ClientMessage::Redo { revision } => self.undo(seat, revision, Command::Redo).await,
            ClientMessage::AskUndo { moment } => {
                self.playable_game(seat)?;
                self.ask_undo(seat.number(), moment).await
            }
            ClientMessage::AnswerUndo { yes } => self.answer_undo(seat.number(), yes).await,
            ClientMessage::CancelUndo {} => self.cancel_undo(seat.number()).await,
            ClientMessage::Say { text } => self.say(seat.number(), &text).await,
            ClientMessage::React { reaction } => {
                self.post_talk(seat.number(), TalkContent::Reacted { reaction }).await.map_err(not_stored)
            }
            ClientMessage::TakeBack {} => self.take_back(seat.number()).await.map_err(not_stored),
        }
    }

    /// The game, if the player of this seat can decide something in it.
    fn playable_game(&self, seat: Seat) -> Result<&ActiveGame, Refusal> {
        let game = self.game.as_ref().ok_or(Refusal::NotBegun)?;
        if game.is_over() {
            return Err(Refusal::Over);
        }
        if self.bot_of(seat).is_some() {
            return Err(Refusal::TakenOver);
        }
        Ok(game)
    }

    async fn undo(&mut self, seat: Seat, revision: u64, command: Command) -> Result<(), Refusal> {
        self.playable_game(seat)?;
        self.count_undo()?;
        self.command(seat, revision, command).await
    }

    async fn command(&mut self, seat: Seat, revision: u64, command: Command) -> Result<(), Refusal> {
        let game = self.game.as_mut().ok_or(Refusal::NotBegun)?;
        let step = game.command(seat, revision, command).map_err(|refused| refusal(game, seat, refused))?;
        self.commit_step(step).await
    }

    /// Stores a step that the game has taken, broadcasts it and continues the game.
    pub(super) async fn commit_step(&mut self, step: Step) -> Result<(), Refusal> {
        let at = crate::now();
        self.store_step(&step, at).await?;
        observe::moved(self.kind_of_player(&step));
        self.clocks.step(step.seat(), step.ends_turn(), at);
        if self.game.as_ref().and_then(ActiveGame::to_act) != Some(step.seat()) {
            self.turn_began = self.revision();
        }
        self.bot_task = None;
        let had_request = self.undo_request.is_some();
        self.set_undo_request(None).await.map_err(not_stored)?;
        self.reset_undo_limits(&step);
        self.broadcast_step(&step, at);
        if had_request || !self.clocks.left.is_empty() {
            self.broadcast_table();
        }
        self.finish_if_over().await.map_err(not_stored)?;
        self.continue_game();
        Ok(())
    }

    async fn store_step(&mut self, step: &Step, at: i64) -> Result<(), Refusal> {
        let Some(game) = &self.game else { return Err(Refusal::NotBegun) };
        let revision = game.revision();
        let line = step.write(game.edition());
        let began = Instant::now();
        let stored = self.registry.store().append(self.row.key, revision, at, line).await;
        observe::stored(began.elapsed());
        stored.map_err(|error| {
            tracing::error!(table = observe::short(&self.id), revision, %error, "step not stored");
            self.broken = true;
            Refusal::NotStored
        })
    }

    /// Who took a step, for the metrics.
    fn kind_of_player(&self, step: &Step) -> &'static str {
        match self.seats.get(step.seat().index()) {
            Some(row) if row.bot.is_some() => "bot",
            Some(row) if row.by == SeatKind::Account => "account",
            _ => "human",
        }
    }

    pub(super) async fn finish_if_over(&mut self) -> Result<(), ApiError> {
        let over = self.game.as_ref().is_some_and(ActiveGame::is_over);
        if over && self.row.status == Status::Playing {
            // The summary comes first, so that no list shows a finished game without its result.
            if let Some(summary) = self.summary() {
                self.registry.store().set_summary(self.row.key, &summary.encode()).await?;
            }
            self.registry.store().finish(self.row.key, crate::now()).await?;
            self.row.status = Status::Over;
            self.broadcast_table();
            self.notify_absent_of_end();
        }
        Ok(())
    }

    /// Starts the bot that decides next, or notifies the player who decides next if they are not connected.
    pub(super) fn continue_game(&mut self) {
        let Some(game) = &self.game else { return };
        let Some(seat) = game.to_act() else { return };
        match self.bot_of(seat) {
            Some(code) => self.start_bot(bots::Bot::from_code(code), seat),
            None => self.notify_absent_player(seat),
        }
    }

    async fn say(&mut self, seat: u8, text: &str) -> Result<(), Refusal> {
        if !self.options.talk {
            return Err(Refusal::NoTalk);
        }
        let text: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let text = sanitize::single_line(&text);
        if text.is_empty() || text.chars().count() > LONGEST_LINE {
            return Err(Refusal::Length { most: LONGEST_LINE });
        }
        self.post_talk(seat, TalkContent::Said { text }).await.map_err(not_stored)
    }
}

/// The revision at which the turn of the deciding seat began: that of the last line of another seat.
pub(super) fn turn_began(lines: &[String], to_act: Option<Seat>) -> u64 {
    let by = |line: &str| StepLine::read(line).map(|step| step.seat);
    let others = lines.iter().rposition(|line| by(line) != to_act);
    others.map_or(0, |at| at as u64 + 1)
}

/// A refusal of the game as the client gets it, with the reason in English.
fn refusal(game: &ActiveGame, seat: Seat, refusal: table::Refusal) -> Refusal {
    match refusal {
        table::Refusal::Stale { meant, now } => Refusal::Stale { meant, now },
        table::Refusal::NotFree => Refusal::NotFree,
        table::Refusal::NothingToRedo => Refusal::NothingToRedo,
        table::Refusal::Illegal(illegal) => {
            let names = |seat| names::player(Lang::En, seat);
            let words = Words::new(Lang::En, game.edition(), &names);
            let words = words.at(&game.view(Viewer::Seat(seat)).table);
            Refusal::Illegal { rule: illegal.rule().to_string(), text: words.illegal(&illegal) }
        }
    }
}
