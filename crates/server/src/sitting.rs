//! One table as an actor: it alone changes its game, one request after the other. What it tells is stored before.

mod clock;
mod links;
mod play;
mod seats;
mod tell;
#[cfg(test)]
mod tests;
mod undo;

pub use clock::Times;
pub use play::why;
pub use tell::{entry, patron, state, status, viewer, written};

use crate::fault::Fault;
use crate::hall::Hall;
use crate::observe;
use crate::past;
use crate::thinkers::Lane;
use futures_util::FutureExt;
use protocol::http::{Devices, SeatKey};
use protocol::{Request, TableInfo, TableOptions, Wish};
use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{By, Hash, Holder, PlayerKey, SeatRow, Status, TableRow};
use table::Live;
use tokio::sync::{mpsc, oneshot};
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep_until};
use vocab::{Action, Seat};

/// Where an answer goes.
pub type Reply<T> = oneshot::Sender<Result<T, Fault>>;

/// What a table can be asked.
pub enum Ask {
    /// How it is, for somebody who looks.
    Info(Option<PlayerKey>, Reply<TableInfo>),
    /// A connection comes.
    Join(Joining, Reply<Joined>),
    /// A connection is gone.
    Gone(u64),
    /// Somebody wants something.
    Wish(u64, Wish),
    /// Somebody sits down at an open seat; their seat.
    Sit(Person, Option<u8>, String, Reply<u8>),
    /// Somebody comes with the key of a seat.
    Claim(Person, u8, Box<Hash>, Option<String>, Reply<u8>),
    /// The host invites somebody to a seat.
    Invite(PlayerKey, u8, Reply<SeatKey>),
    /// A link to the seat of whoever asks, for another device of theirs.
    LinkDevice(PlayerKey, Reply<SeatKey>),
    /// A link to the seat of whoever asks, for somebody else.
    HandOver(PlayerKey, Reply<SeatKey>),
    /// The links to the seat of whoever asks are to open it no longer.
    CancelLinks(PlayerKey, Reply<()>),
    /// The devices of the seat of whoever asks.
    Devices(PlayerKey, Reply<Devices>),
    /// A device is to open the seat no longer.
    Revoke(PlayerKey, PlayerKey, Reply<()>),
    /// The host removes somebody.
    Kick(PlayerKey, u8, bool, Reply<()>),
    /// A bot for an open seat.
    SeatBot(PlayerKey, u8, String, Reply<()>),
    /// Somebody leaves, for good or not.
    Leave(PlayerKey, bool, Reply<()>),
    /// The table is to go.
    Delete(PlayerKey, Reply<()>),
    /// The table is to go, whatever it does: whoever runs the server says so.
    Remove(Reply<()>),
    /// Somebody who held a seat here was forgotten.
    Abandoned(Reply<()>),
    /// Somebody is known no longer.
    Forgotten(PlayerKey),
    /// A bot has decided.
    Decided {
        /// At which revision.
        revision: u64,
        /// For which seat.
        seat: Seat,
        /// What; nothing if it could not.
        action: Option<Action>,
    },
    /// Something goes wrong that nobody thought of.
    #[cfg(test)]
    Panic(Reply<()>),
}

/// Somebody who comes to a table.
#[derive(Clone, Debug)]
pub struct Person {
    /// Who.
    pub key: PlayerKey,
    /// Whether it is a program.
    pub account: bool,
    /// What they use, such as `Firefox, Android`.
    pub device: String,
    /// Where they come from.
    pub address: String,
}

impl Person {
    fn holder(&self) -> Holder {
        Holder { player: self.key, device: self.device.clone(), since: crate::now() }
    }
}

/// A connection that comes.
#[derive(Clone)]
pub struct Joining {
    /// Its number.
    pub id: u64,
    /// Whose it is.
    pub player: Option<PlayerKey>,
    /// Where its news go.
    pub to: mpsc::Sender<Arc<str>>,
}

/// What a connection needs to tell what happened before it came.
pub struct Joined {
    /// The table in the store.
    pub key: store::TableKey,
    /// Up to here steps are past; later ones come as news.
    pub revision: u64,
    /// The seat, counted from 1.
    pub seat: Option<u8>,
    /// The edition, once the game has begun.
    pub edition: Option<&'static edition::Edition>,
}

/// A connection that is here.
struct Connection {
    id: u64,
    player: Option<PlayerKey>,
    seat: Option<u8>,
    to: mpsc::Sender<Arc<str>>,
}

/// What a bot thinks about: a decision of a seat at a revision. Dropped, it stops: nobody needs it any more.
struct Thinking {
    revision: u64,
    seat: Seat,
    stop: Arc<AtomicBool>,
    task: AbortHandle,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        self.task.abort();
    }
}

/// A table in memory.
struct Sitting {
    hall: Hall,
    id: String,
    mailbox: mpsc::WeakSender<Box<Ask>>,
    row: TableRow,
    options: TableOptions,
    seats: Vec<SeatRow>,
    live: Option<Live>,
    times: Times,
    connections: Vec<Connection>,
    request: Option<Request>,
    /// How often something was taken back or done again in this turn.
    undone: u32,
    /// The seats whose last request was declined and after which nothing was decided.
    declined: Vec<u8>,
    /// What a bot thinks about.
    thinking: Option<Thinking>,
    /// The revision at which the turn of whoever is asked began: after the last step of somebody else.
    turn: u64,
    /// The turn of which an absent player was told last.
    told: Option<u64>,
    commitment: String,
    /// Whether the store failed: what is in memory may be ahead of it.
    broken: bool,
}

/// Lets a table live until nobody is there any more.
pub async fn run(
    hall: Hall,
    id: String,
    mailbox: mpsc::WeakSender<Box<Ask>>,
    mut asks: mpsc::Receiver<Box<Ask>>,
) {
    let _counted = observe::Counted::table();
    if let Err(panic) = AssertUnwindSafe(sit(&hall, &id, &mailbox, &mut asks)).catch_unwind().await {
        hall.failed(&id, &what_panicked(&*panic)).await;
    }
    if let Some(mailbox) = mailbox.upgrade() {
        hall.forget(&id, &mailbox);
    }
    // Whoever asked in the meantime gets no answer, and asks again.
    asks.close();
}

async fn sit(
    hall: &Hall,
    id: &str,
    mailbox: &mpsc::WeakSender<Box<Ask>>,
    asks: &mut mpsc::Receiver<Box<Ask>>,
) {
    match Box::pin(Sitting::load(hall.clone(), id.to_owned(), mailbox.clone())).await {
        Ok(sitting) => {
            let mut sitting = Box::new(sitting);
            // The sitting outlives a panic for long enough to send everybody away; they come back to a new one.
            if let Err(panic) = AssertUnwindSafe(sitting.live(asks)).catch_unwind().await {
                sitting.tell_bye();
                drop(sitting);
                std::panic::resume_unwind(panic);
            }
        }
        Err(fault) => {
            while let Ok(ask) = asks.try_recv() {
                ask.refuse(fault.clone());
            }
        }
    }
}

/// What a panic says.
fn what_panicked(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message").to_owned()
}

impl Ask {
    fn refuse(self, fault: Fault) {
        match self {
            Ask::Info(_, reply) => drop(reply.send(Err(fault))),
            Ask::Join(_, reply) => drop(reply.send(Err(fault))),
            Ask::Sit(.., reply) | Ask::Claim(.., reply) => drop(reply.send(Err(fault))),
            Ask::Invite(.., reply) | Ask::LinkDevice(_, reply) | Ask::HandOver(_, reply) => {
                drop(reply.send(Err(fault)))
            }
            Ask::Devices(_, reply) => drop(reply.send(Err(fault))),
            Ask::SeatBot(.., reply)
            | Ask::CancelLinks(_, reply)
            | Ask::Revoke(.., reply)
            | Ask::Kick(.., reply)
            | Ask::Leave(.., reply)
            | Ask::Delete(_, reply)
            | Ask::Remove(reply)
            | Ask::Abandoned(reply) => drop(reply.send(Err(fault))),
            #[cfg(test)]
            Ask::Panic(reply) => drop(reply.send(Err(fault))),
            Ask::Gone(_) | Ask::Wish(..) | Ask::Forgotten(_) | Ask::Decided { .. } => {}
        }
    }
}

impl Sitting {
    async fn load(hall: Hall, id: String, mailbox: mpsc::WeakSender<Box<Ask>>) -> Result<Sitting, Fault> {
        let (row, seats) = past::table(&hall, &id).await?;
        let options = past::options(&hall, &row).await?;
        let mut sitting = Sitting {
            times: Times::new(&options, seats.len(), row.began.unwrap_or(row.created)),
            hall,
            id,
            mailbox,
            row,
            options,
            seats,
            live: None,
            connections: Vec::new(),
            request: None,
            undone: 0,
            declined: Vec::new(),
            thinking: None,
            turn: 0,
            told: None,
            commitment: String::new(),
            broken: false,
        };
        sitting.told = sitting.row.told;
        let request = sitting.row.request.take();
        sitting.request = request.and_then(|request| serde_json::from_str(&request).ok());
        if sitting.row.start.is_some() {
            sitting.resume().await?;
        }
        // Long texts that are rarely needed stay on the disk.
        sitting.row.options = String::new();
        (sitting.row.start, sitting.row.clocks) = (None, None);
        Ok(sitting)
    }

    /// Brings the game back from its journal.
    async fn resume(&mut self) -> Result<(), Fault> {
        let (live, times, lines) =
            past::present(&self.hall, &self.row, &self.options, self.seats.len()).await?;
        self.commitment = commitment(self.row.start.as_deref().unwrap_or_default());
        self.times = times;
        self.turn = play::turn_began(&lines, live.to_act());
        self.live = Some(live);
        if self.row.status == Status::Playing {
            self.wake().await?;
            self.finish_if_over().await?;
        }
        Ok(())
    }

    /// Notes that the table is in memory with a game, and its clocks: steps that come later are of the same server.
    async fn wake(&mut self) -> Result<(), Fault> {
        let summary = self.summary().map(|summary| summary.write());
        Ok(self.hall.store().table_wakes(self.row.key, &self.clocks(), summary.as_deref()).await?)
    }

    /// Notes that the table leaves memory, and how it is.
    async fn rest(&self) -> Result<(), Fault> {
        let summary = self.summary().map(|summary| summary.write()).unwrap_or_default();
        Ok(self.hall.store().table_rests(self.row.key, self.wake_at(), &self.clocks(), &summary).await?)
    }

    /// One request after the other, until nobody is there.
    async fn live(&mut self, asks: &mut mpsc::Receiver<Box<Ask>>) {
        let mut ending = self.hall.ending();
        let mut quiet_since = Instant::now();
        // Who sits here is as the store has it; a table for bots alone waits for nobody.
        let ready = async {
            self.abandon_unheld().await?;
            self.begin_if_full().await
        };
        if let Err(fault) = Box::pin(ready).await {
            tracing::error!(table = observe::short(&self.id), %fault, "begin");
        }
        self.go_on();
        let mut lane = self.lane();
        self.show();
        loop {
            #[cfg(test)]
            self.hall.count_turn();
            let deadline = self.deadline();
            // While a bot thinks the table stays, and the bot's answer wakes it.
            let idle =
                (self.is_empty() && self.thinking.is_none()).then(|| quiet_since + self.hall.house().idle);
            let wake = [deadline, idle].into_iter().flatten().min();
            tokio::select! {
                ask = asks.recv() => match ask {
                    // Boxed, so that a table at rest stays small.
                    Some(ask) => Box::pin(self.answer(*ask)).await,
                    None => break,
                },
                () = sleep_until(wake.unwrap_or_else(Instant::now)), if wake.is_some() => {
                    if self.deadline().is_some_and(|deadline| deadline <= Instant::now()) {
                        Box::pin(self.time_is_up()).await;
                    } else if idle.is_some_and(|idle| idle <= Instant::now()) && asks.is_empty() {
                        break;
                    }
                }
                () = async { drop(ending.wait_for(|ending| *ending).await) } => {
                    self.tell_bye();
                    break;
                }
            }
            if self.broken {
                self.tell_bye();
                break;
            }
            if !self.is_empty() {
                quiet_since = Instant::now();
            }
            let now = self.lane();
            if lane != now && self.thinking.is_some() {
                self.hall.thinkers().change_lane(self.row.key, now);
            }
            lane = now;
            self.show();
        }
        if self.row.status == Status::Playing {
            // What is in memory may be ahead of the store: then only that it is not there any more is sure.
            let _ = if self.broken {
                self.hall.store().set_live(self.row.key, false, self.wake_at()).await.map_err(Fault::from)
            } else {
                self.rest().await
            };
        }
    }

    fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    /// Whether somebody plays here or looks on: then bots that think for this table come first.
    fn lane(&self) -> Lane {
        let plays = |row: &SeatRow| Sitting::is_person(row) && row.bot.is_none();
        if !self.is_empty() || self.seats.iter().any(plays) { Lane::People } else { Lane::BotsAlone }
    }

    /// When the table must be looked at though nobody is there.
    fn wake_at(&self) -> Option<i64> {
        // A bot whose thought was cut off goes on at the next start.
        if self.thinking.is_some() { Some(crate::now()) } else { self.due() }
    }

    fn deadline(&self) -> Option<Instant> {
        let left = self.due()? - crate::now();
        Some(Instant::now() + Duration::from_millis(u64::try_from(left).unwrap_or(0)))
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Info(player, reply) => {
                let seat = self.seat_of(player).await;
                drop(reply.send(seat.map(|seat| self.info(player, seat))));
            }
            Ask::Join(joining, reply) => {
                let joined = self.join(joining).await;
                drop(reply.send(joined));
            }
            Ask::Gone(id) => self.gone(id),
            Ask::Wish(from, wish) => self.wish(from, wish).await,
            Ask::Sit(person, seat, name, reply) => drop(reply.send(self.sit(person, seat, name).await)),
            Ask::Claim(person, seat, key, name, reply) => {
                drop(reply.send(self.claim(person, seat, *key, name).await));
            }
            Ask::Invite(player, seat, reply) => drop(reply.send(self.invite(player, seat).await)),
            Ask::LinkDevice(player, reply) => drop(reply.send(self.link_device(player).await)),
            Ask::HandOver(player, reply) => drop(reply.send(self.hand_over(player).await)),
            Ask::CancelLinks(player, reply) => drop(reply.send(self.cancel_links(player).await)),
            Ask::Devices(player, reply) => drop(reply.send(self.devices(player).await)),
            Ask::Revoke(player, device, reply) => drop(reply.send(self.revoke(player, device).await)),
            Ask::Kick(player, seat, block, reply) => drop(reply.send(self.kick(player, seat, block).await)),
            Ask::SeatBot(player, seat, bot, reply) => {
                drop(reply.send(self.seat_bot(player, seat, &bot).await));
            }
            Ask::Leave(player, for_good, reply) => drop(reply.send(self.leave(player, for_good).await)),
            Ask::Delete(player, reply) => drop(reply.send(self.delete(player).await)),
            Ask::Remove(reply) => drop(reply.send(self.remove().await)),
            Ask::Abandoned(reply) => drop(reply.send(self.abandon_unheld().await)),
            Ask::Forgotten(player) => drop(self.forgotten(player).await),
            Ask::Decided { revision, seat, action } => self.decided(revision, seat, action).await,
            #[cfg(test)]
            Ask::Panic(_reply) => panic!("as asked for"),
        }
    }

    async fn seat_of(&self, player: Option<PlayerKey>) -> Result<Option<u8>, Fault> {
        match player {
            Some(player) => Ok(self.hall.store().seat_of(self.row.key, player).await?),
            None => Ok(None),
        }
    }

    fn seat(&self, seat: u8) -> Result<&SeatRow, Fault> {
        self.seats.iter().find(|row| row.seat == seat).ok_or(Fault::NoSeat)
    }

    /// Keeps a seat on disk, then here.
    async fn set_seat(&mut self, row: SeatRow) -> Result<(), Fault> {
        self.hall.store().set_seat(self.row.key, &row).await?;
        self.know_seat(row);
        Ok(())
    }

    /// Knows a seat as it is on disk.
    fn know_seat(&mut self, row: SeatRow) {
        if let Some(known) = self.seats.iter_mut().find(|known| known.seat == row.seat) {
            *known = row;
        }
    }

    /// Whether a bot decides for this seat.
    fn bot_of(&self, seat: Seat) -> Option<&str> {
        let row = self.seats.get(seat.index())?;
        row.bot.as_deref()
    }

    fn is_person(row: &SeatRow) -> bool {
        matches!(row.by, By::Human | By::Account)
    }
}

/// The commitment in the header of a game.
pub fn commitment(start: &str) -> String {
    let line = start.lines().find_map(|line| line.strip_prefix("commitment "));
    line.unwrap_or_default().to_owned()
}
