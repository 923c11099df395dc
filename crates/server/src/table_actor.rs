//! The actor of one table. Only the actor changes its game, and it handles one request at a time. A step is stored
//! before it is broadcast.

mod bots;
mod broadcast;
mod clocks;
mod links;
mod notify;
mod play;
mod rematch;
mod request;
mod seats;
#[cfg(test)]
mod tests;
mod undo;

pub use broadcast::{encode, entry, state, viewer};
pub use clocks::{Clocks, time_left};
pub use request::{Joined, Joining, OptionList, Person, Reply, TableRequest};

use crate::api_error::ApiError;
use crate::bot_scheduler::Priority;
use crate::observe;
use crate::replay;
use crate::table_registry::TableRegistry;
use futures_util::FutureExt;
use protocol::{Status, TableOptions, UndoRequest};
use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use store::{PlayerKey, SeatRow, TableRow};
use table::ActiveGame;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use vocab::Seat;

/// An open connection.
struct Connection {
    id: u64,
    player: Option<PlayerKey>,
    seat: Option<u8>,
    options: OptionList,
    to: mpsc::Sender<Arc<str>>,
}

/// A table in memory.
struct TableActor {
    registry: TableRegistry,
    id: String,
    mailbox: mpsc::WeakSender<Box<TableRequest>>,
    row: TableRow,
    options: TableOptions,
    seats: Vec<SeatRow>,
    game: Option<ActiveGame>,
    clocks: Clocks,
    connections: Vec<Connection>,
    undo_request: Option<UndoRequest>,
    /// The table of the rematch, if one was started.
    rematch: Option<String>,
    /// How many undos and redos there were in this turn.
    undo_count: u32,
    /// The seats whose last undo request was declined, until the next step.
    declined: Vec<u8>,
    bot_task: Option<bots::BotTask>,
    /// The revision at which the turn of the deciding seat began: the last step of another seat.
    turn_began: u64,
    /// The `turn_began` of the last turn for which an absent player was notified.
    notified_turn: Option<u64>,
    commitment: String,
    /// Whether the actor must stop: the store failed and the memory may be ahead of it, or the table was deleted.
    broken: bool,
}

/// Runs a table until nobody has been connected for some time.
pub async fn run(
    registry: TableRegistry,
    id: String,
    mailbox: mpsc::WeakSender<Box<TableRequest>>,
    mut requests: mpsc::Receiver<Box<TableRequest>>,
) {
    let _counted = observe::Counted::table();
    let running = load_and_run(&registry, &id, &mailbox, &mut requests);
    if let Err(panic) = AssertUnwindSafe(running).catch_unwind().await {
        registry.table_panicked(&id, &panic_message(&*panic)).await;
    }
    if let Some(mailbox) = mailbox.upgrade() {
        registry.forget(&id, &mailbox);
    }
    // Requests that arrived meanwhile get no answer. The registry sends them again.
    requests.close();
}

async fn load_and_run(
    registry: &TableRegistry,
    id: &str,
    mailbox: &mpsc::WeakSender<Box<TableRequest>>,
    requests: &mut mpsc::Receiver<Box<TableRequest>>,
) {
    match Box::pin(TableActor::load(registry.clone(), id.to_owned(), mailbox.clone())).await {
        Ok(actor) => {
            let mut actor = Box::new(actor);
            // After a panic the actor still closes its connections; the clients reconnect to a new actor.
            if let Err(panic) = AssertUnwindSafe(actor.run(requests)).catch_unwind().await {
                actor.disconnect_all();
                drop(actor);
                std::panic::resume_unwind(panic);
            }
        }
        Err(error) => {
            while let Ok(request) = requests.try_recv() {
                request.refuse(error.clone());
            }
        }
    }
}

fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message").to_owned()
}

impl TableActor {
    async fn load(
        registry: TableRegistry,
        id: String,
        mailbox: mpsc::WeakSender<Box<TableRequest>>,
    ) -> Result<TableActor, ApiError> {
        let (mut row, seats) = replay::table(&registry, &id).await?;
        let options = replay::options(&registry, &row).await?;
        let undo_request = row.request.take();
        let mut actor = TableActor {
            clocks: Clocks::new(&options, seats.len(), row.began.unwrap_or(row.created)),
            notified_turn: row.told,
            undo_request: undo_request.and_then(|request| serde_json::from_str(&request).ok()),
            registry,
            id,
            mailbox,
            row,
            options,
            seats,
            game: None,
            connections: Vec::new(),
            rematch: None,
            undo_count: 0,
            declined: Vec::new(),
            bot_task: None,
            turn_began: 0,
            commitment: String::new(),
            broken: false,
        };
        if actor.row.start.is_some() {
            actor.resume().await?;
        }
        actor.find_rematch().await?;
        // Long texts that are rarely needed are not kept in memory.
        actor.row.options = String::new();
        (actor.row.start, actor.row.clocks) = (None, None);
        Ok(actor)
    }

    /// Rebuilds the game from its journal.
    async fn resume(&mut self) -> Result<(), ApiError> {
        let (game, clocks, lines) =
            replay::resume(&self.registry, &self.row, &self.options, self.seats.len()).await?;
        self.commitment = commitment(self.row.start.as_deref().unwrap_or_default());
        self.clocks = clocks;
        self.turn_began = play::turn_began(&lines, game.to_act());
        self.game = Some(game);
        if self.row.status == Status::Playing {
            self.mark_running().await?;
            self.finish_if_over().await?;
        }
        Ok(())
    }

    /// Marks the game as in memory, and stores its clocks.
    async fn mark_running(&mut self) -> Result<(), ApiError> {
        let summary = self.summary().map(|summary| summary.encode());
        Ok(self.registry.store().table_wakes(self.row.key, &self.clocks_json(), summary.as_deref()).await?)
    }

    /// Marks the game as not in memory, and stores its clocks and its summary.
    async fn mark_stopped(&self) -> Result<(), ApiError> {
        let summary = self.summary().map(|summary| summary.encode()).unwrap_or_default();
        let store = self.registry.store();
        Ok(store.table_rests(self.row.key, self.wake_at(), &self.clocks_json(), &summary).await?)
    }

    /// Handles requests and deadlines until nobody has been connected for the idle time, or the server shuts down.
    async fn run(&mut self, requests: &mut mpsc::Receiver<Box<TableRequest>>) {
        let mut shutdown = self.registry.shutdown_signal();
        let mut empty_since = Instant::now();
        if let Err(error) = Box::pin(self.start()).await {
            tracing::error!(table = observe::short(&self.id), %error, "start");
        }
        let mut priority = self.priority();
        self.update_lobby_cache();
        loop {
            #[cfg(test)]
            self.registry.count_turn();
            // A table stays in memory while a bot thinks; the bot's answer wakes the loop.
            let idle = (self.is_empty() && self.bot_task.is_none())
                .then(|| empty_since + self.registry.config().idle);
            let wake = [self.deadline(), idle].into_iter().flatten().min();
            tokio::select! {
                request = requests.recv() => match request {
                    // The future is boxed so that an idle table is small.
                    Some(request) => Box::pin(self.handle(*request)).await,
                    None => break,
                },
                () = sleep_until(wake.unwrap_or_else(Instant::now)), if wake.is_some() => {
                    if self.deadline().is_some_and(|deadline| deadline <= Instant::now()) {
                        Box::pin(self.handle_deadline()).await;
                    } else if idle.is_some_and(|idle| idle <= Instant::now()) && requests.is_empty() {
                        break;
                    }
                }
                () = async { drop(shutdown.wait_for(|shutdown| *shutdown).await) } => {
                    self.disconnect_all();
                    break;
                }
            }
            if self.broken {
                self.disconnect_all();
                break;
            }
            if !self.is_empty() {
                empty_since = Instant::now();
            }
            let now = self.priority();
            if priority != now && self.bot_task.is_some() {
                self.registry.bot_scheduler().set_priority(self.row.key, now);
            }
            priority = now;
            self.update_lobby_cache();
        }
        if self.row.status == Status::Playing {
            // An error of the store is already logged.
            let _ = self.stop().await;
        }
    }

    /// Applies what the store knows about the seats, deals if all are taken, and continues the game.
    async fn start(&mut self) -> Result<(), ApiError> {
        let ready = async {
            self.release_unheld_seats().await?;
            self.begin_if_full().await
        };
        let ready = ready.await;
        self.continue_game();
        ready.map(drop)
    }

    async fn stop(&mut self) -> Result<(), ApiError> {
        if self.broken {
            // The memory may be ahead of the store, so nothing of it is stored.
            Ok(self.registry.store().set_live(self.row.key, false, self.wake_at()).await?)
        } else {
            self.mark_stopped().await
        }
    }

    fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    /// Tables where somebody plays or watches have priority.
    fn priority(&self) -> Priority {
        let plays = |row: &SeatRow| row.by.is_player() && row.bot.is_none();
        if !self.is_empty() || self.seats.iter().any(plays) { Priority::People } else { Priority::BotsOnly }
    }

    /// When the table must be loaded again even if nobody connects.
    fn wake_at(&self) -> Option<i64> {
        // The decision of an interrupted bot is computed again at once.
        if self.bot_task.is_some() { Some(crate::now()) } else { self.due() }
    }

    fn deadline(&self) -> Option<Instant> {
        let left = self.due()? - crate::now();
        Some(Instant::now() + Duration::from_millis(u64::try_from(left).unwrap_or(0)))
    }

    fn revision(&self) -> u64 {
        self.game.as_ref().map_or(0, ActiveGame::revision)
    }

    fn moment(&self) -> u64 {
        self.game.as_ref().map_or(0, ActiveGame::moment)
    }

    async fn seat_of(&self, player: Option<PlayerKey>) -> Result<Option<u8>, ApiError> {
        match player {
            Some(player) => Ok(self.registry.store().seat_of(self.row.key, player).await?),
            None => Ok(None),
        }
    }

    fn check_host(&self, player: PlayerKey) -> Result<(), ApiError> {
        if self.row.host == Some(player) { Ok(()) } else { Err(ApiError::NotHost) }
    }

    fn seat(&self, seat: u8) -> Result<&SeatRow, ApiError> {
        self.seats.iter().find(|row| row.seat == seat).ok_or(ApiError::NoSeat)
    }

    /// Changes a seat in the store, then in memory.
    async fn set_seat(&mut self, row: SeatRow) -> Result<(), ApiError> {
        self.registry.store().set_seat(self.row.key, &row).await?;
        self.replace_seat(row);
        Ok(())
    }

    /// Changes a seat in memory.
    fn replace_seat(&mut self, row: SeatRow) {
        if let Some(known) = self.seats.iter_mut().find(|known| known.seat == row.seat) {
            *known = row;
        }
    }

    /// The code of the bot that decides for a seat.
    fn bot_of(&self, seat: Seat) -> Option<&str> {
        self.seats.get(seat.index())?.bot.as_deref()
    }
}

/// The commitment in the header of a game.
pub fn commitment(start: &str) -> String {
    let line = start.lines().find_map(|line| line.strip_prefix("commitment "));
    line.unwrap_or_default().to_owned()
}
