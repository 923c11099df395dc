//! The bots of a table: a bot thinks outside the actor, and its decision comes back as a request.

use super::{TableActor, TableRequest};
use crate::api_error::ApiError;
use crate::bot_scheduler::{NoSlot, Priority, Slot};
use crate::observe;
use crate::table_registry::TableRegistry;
use bots::{Bot, Budget};
use protocol::SeatKind;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use store::{SeatRow, TableKey};
use table::Command;
use tokio::task::AbortHandle;
use vocab::{Action, Seat, Viewer};

/// The expected time of a decision: a fixed part, and a part for each simulation.
const SHORT_THOUGHT: Duration = Duration::from_millis(5);
const SIMULATION: Duration = Duration::from_millis(1);
/// When too many bots wait, a table asks for a slot again after this time.
const RETRY_SLOT: Duration = Duration::from_secs(2);

/// A bot that thinks about a decision of a seat at a revision. Dropping it stops the bot.
pub(super) struct BotTask {
    revision: u64,
    seat: Seat,
    stop: Arc<AtomicBool>,
    task: AbortHandle,
}

impl Drop for BotTask {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.task.abort();
    }
}

impl TableActor {
    /// Starts a bot for a seat unless it already thinks. An unknown bot does nothing.
    pub(super) fn start_bot(&mut self, bot: Option<Bot>, seat: Seat) {
        let (Some(bot), Some(game)) = (bot, &self.game) else { return };
        let revision = game.revision();
        if self.is_thinking(revision, seat) {
            return;
        }
        let (view, edition) = (game.view(Viewer::Seat(seat)), game.edition());
        let seed = revision ^ (seat.index() as u64) << 32;
        let pause = if self.has_human_viewer() { Some(self.registry.config().bot_pause) } else { None };
        let (registry, mailbox, priority) = (self.registry.clone(), self.mailbox.clone(), self.priority());
        let (id, key) = (self.id.clone(), self.row.key);
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        let task = tokio::spawn(async move {
            if let Some(pause) = pause {
                tokio::time::sleep(pause).await;
            }
            let Some(slot) = wait_for_slot(&registry, key, priority, bot).await else { return };
            let began = Instant::now();
            #[cfg(test)]
            let panics = registry.bots_panic();
            let think = move || {
                // The slot is in use until the bot returns, even if nobody waits for its decision any more.
                let _slot = slot;
                #[cfg(test)]
                assert!(!panics, "as asked for");
                let stop = &mut || stopped.load(Ordering::Relaxed);
                bots::think(bot, &view, edition, Budget::of(bot, seed), stop).map(|thought| thought.action)
            };
            let action = tokio::task::spawn_blocking(think).await.unwrap_or_else(|error| {
                let table = observe::short(&id);
                tracing::error!(table, bot = bot.code(), revision, %error, "a bot failed");
                None
            });
            observe::thought(bot.code(), began.elapsed());
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Box::new(TableRequest::BotDecided { revision, seat, action })).await;
            }
        });
        self.bot_task = Some(BotTask { revision, seat, stop, task: task.abort_handle() });
    }

    fn is_thinking(&self, revision: u64, seat: Seat) -> bool {
        self.bot_task.as_ref().is_some_and(|task| task.revision == revision && task.seat == seat)
    }

    /// Whether a person may be watching: any connection but that of a program at its own seat.
    fn has_human_viewer(&self) -> bool {
        let program = |seat: u8| self.seat(seat).is_ok_and(|row| row.by == SeatKind::Account);
        self.connections.iter().any(|connection| !connection.seat.is_some_and(program))
    }

    /// Stops a bot that thinks for this seat, because somebody else decides for it now, and continues the game. A bot
    /// that thinks for another seat goes on.
    pub(super) fn stop_bot_of(&mut self, seat: u8) {
        if self.bot_task.as_ref().is_some_and(|task| task.seat.number() == seat) {
            self.bot_task = None;
        }
        self.continue_game();
    }

    /// Plays a bot's decision, unless the game has changed since the bot began. If the bot failed or its action is
    /// illegal, its last option is played, so that the game goes on.
    pub(super) async fn bot_decided(&mut self, revision: u64, seat: Seat, action: Option<Action>) {
        if !self.is_thinking(revision, seat) || self.bot_of(seat).is_none() {
            return;
        }
        self.bot_task = None;
        let Some(game) = &mut self.game else { return };
        let step = action.and_then(|action| {
            let played = game.command(seat, revision, Command::Act(action));
            played.inspect_err(|error| tracing::error!(table = observe::short(&self.id), %error, "bot")).ok()
        });
        let step = step.or_else(|| {
            let last = *game.options(seat).last()?;
            game.command(seat, revision, Command::Act(last)).ok()
        });
        match step {
            Some(step) => drop(self.commit_step(step).await),
            None => tracing::error!(table = observe::short(&self.id), revision, "a bot has no legal action"),
        }
    }

    /// Checks the limit of tables played by bots alone, if a bot at this seat would make this table one of them.
    pub(super) async fn check_bots_only(&self, seat: u8) -> Result<(), ApiError> {
        let other = |row: &SeatRow| row.seat != seat && (row.by == SeatKind::Open || row.by.is_player());
        let (false, Some(host)) = (self.seats.iter().any(other), self.row.host) else { return Ok(()) };
        let _reserved = self.registry.reserve_bots_only(host, self.row.made_from.as_deref()).await?;
        Ok(self.registry.store().set_bots_only(self.row.key).await?)
    }
}

/// Waits for a slot to think in. None if the table asked for another slot meanwhile.
async fn wait_for_slot(
    registry: &TableRegistry,
    table: TableKey,
    priority: Priority,
    bot: Bot,
) -> Option<Slot> {
    let expected = SHORT_THOUGHT + SIMULATION * bot.simulations();
    loop {
        match registry.bot_scheduler().slot(table, priority, expected).await {
            Ok(slot) => return Some(slot),
            Err(NoSlot::Full) => tokio::time::sleep(RETRY_SLOT).await,
            Err(NoSlot::Replaced) => return None,
        }
    }
}
