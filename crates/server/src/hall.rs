//! The hall: every table by its name. A table is in memory while somebody is there, and comes back from its journal
//! when somebody asks for it.

use crate::bans::Bans;
use crate::config::BotTables;
use crate::editions::Editions;
use crate::fault::Fault;
use crate::health::Health;
use crate::identity::Signer;
use crate::limits::Limits;
use crate::observe;
use crate::sitting::{self, Ask, Reply};
use crate::summary::Glances;
use crate::thinkers::Thinkers;
use crate::webhook::{Turn, Unfit, Webhooks};
use protocol::http::NewTables;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};
use store::{PlayerKey, Store, StoreError, TableKey};
use tokio::sync::{MutexGuard, broadcast, mpsc, oneshot, watch};

/// How many requests may wait for one table.
const MAILBOX: usize = 64;
/// How many notices may wait for a socket; one that is further behind is let go and comes back.
const NOTICES: usize = 16;
/// How often a table that is just leaving memory is asked again.
const TRIES: usize = 5;

/// A table that fails so often within so long is set aside.
const MOST_FAILURES: usize = 3;
const FAILURES_COUNT_FOR: Duration = Duration::from_secs(10 * 60);

/// How the hall is kept.
#[derive(Clone, Debug)]
pub struct House {
    /// After so long without anybody a table leaves memory.
    pub idle: Duration,
    /// How long what a bot did stays before the next thing happens, if somebody looks.
    pub bot_pause: Duration,
    /// How long a person for whom a bot stands in has to answer whether the game may go back.
    pub answer_time: Duration,
    /// The most seats one person may hold in games that are not over.
    pub most_games: u32,
    /// How many unfinished tables may be played by bots alone.
    pub bot_tables: BotTables,
    /// Where the page lies, with a slash at both ends.
    pub base_path: String,
    /// The address of the page for people elsewhere, if it is known.
    pub public_url: Option<String>,
    /// Who may make tables.
    pub new_tables: NewTables,
    /// The word that whoever makes a table must know, if it takes one.
    pub table_word: Option<String>,
    /// The address of the page for people on the same network, if it is known.
    pub network_url: Option<String>,
    /// How much anybody may ask.
    pub limits: Arc<Limits>,
}

impl House {
    /// Where others find the page, with a slash at the end.
    pub fn shared_url(&self) -> Option<String> {
        let url = self.public_url.as_ref().or(self.network_url.as_ref())?;
        Some(format!("{}/", url.trim_end_matches('/')))
    }

    /// Where people find a table: an address, or a path of this server.
    pub fn address(&self, table: &str) -> String {
        let base = self.public_url.as_deref().map_or(&*self.base_path, |url| url.trim_end_matches('/'));
        format!("{}/#/t/{table}", base.trim_end_matches('/'))
    }
}

/// The hall. Copies share one.
#[derive(Clone)]
pub struct Hall(Arc<Inner>);

struct Inner {
    store: Store,
    house: House,
    signer: Signer,
    started: i64,
    without_server: i64,
    glances: Glances,
    tables: Mutex<HashMap<String, mpsc::Sender<Box<Ask>>>>,
    editions: Editions,
    thinkers: Thinkers,
    /// Held by whoever counts tables of bots alone and adds one.
    making_bot_tables: tokio::sync::Mutex<()>,
    /// When tables failed, by their names in links; what is long ago is forgotten.
    failures: Mutex<HashMap<String, Vec<Instant>>>,
    next_connection: AtomicU64,
    /// How often tables looked around.
    #[cfg(test)]
    turns: AtomicU64,
    /// Whether bots panic.
    #[cfg(test)]
    bots_panic: std::sync::atomic::AtomicBool,
    present: AtomicU32,
    ending: watch::Sender<bool>,
    webhooks: Option<Webhooks>,
    health: Health,
    bans: Bans,
    announcement: RwLock<Option<Arc<str>>>,
    notices: broadcast::Sender<Notice>,
}

/// What every socket must know at once, whatever table it is at.
#[derive(Clone, Debug)]
pub enum Notice {
    /// A message to everybody, as it goes over the wire.
    Announced(Arc<str>),
    /// The sessions of somebody have ended.
    Revoked(PlayerKey),
    /// Addresses were banned.
    Banned,
}

impl Hall {
    /// Opens the hall on a store.
    ///
    /// # Errors
    /// What the store says.
    pub async fn open(
        store: Store,
        house: House,
        webhooks: Option<Webhooks>,
    ) -> Result<Hall, store::StoreError> {
        let signer = Signer::new(store.server_key().await?);
        let editions = Editions::new(store.clone());
        let started = crate::now();
        let without_server = store.resume(started).await?;
        let bans = Bans::load(&store).await?;
        let announcement = store.announcement().await?.map(Into::into);
        let (notices, _) = broadcast::channel(NOTICES);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (ending, _) = watch::channel(false);
        Ok(Hall(Arc::new(Inner {
            store,
            house,
            signer,
            started,
            without_server,
            glances: Glances::default(),
            tables: Mutex::default(),
            editions,
            thinkers: Thinkers::new(cores),
            making_bot_tables: tokio::sync::Mutex::default(),
            failures: Mutex::default(),
            next_connection: AtomicU64::new(1),
            #[cfg(test)]
            turns: AtomicU64::new(0),
            #[cfg(test)]
            bots_panic: false.into(),
            present: AtomicU32::new(0),
            ending,
            webhooks,
            health: Health::default(),
            bans,
            announcement: RwLock::new(announcement),
            notices,
        })))
    }

    /// Who is not answered.
    pub fn bans(&self) -> &Bans {
        &self.0.bans
    }

    /// What is announced to everybody.
    pub fn announcement(&self) -> Option<Arc<str>> {
        self.0.announcement.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What is announced from now on to whoever comes.
    pub fn set_announcement(&self, text: Option<&str>) {
        *self.0.announcement.write().unwrap_or_else(PoisonError::into_inner) = text.map(Into::into);
    }

    /// What every socket must know, from now on.
    pub fn notices(&self) -> broadcast::Receiver<Notice> {
        self.0.notices.subscribe()
    }

    /// Tells every socket.
    pub fn notify(&self, notice: Notice) {
        // Nobody may be there.
        let _ = self.0.notices.send(notice);
    }

    /// The disk.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// How the hall is kept.
    pub fn house(&self) -> &House {
        &self.0.house
    }

    /// Who signs cookies.
    pub fn signer(&self) -> &Signer {
        &self.0.signer
    }

    /// Since when it is open.
    pub fn started(&self) -> i64 {
        self.0.started
    }

    /// How long there was no server, in all, in milliseconds.
    pub fn without_server(&self) -> i64 {
        self.0.without_server
    }

    /// The tables in memory at a glance.
    pub fn glances(&self) -> &Glances {
        &self.0.glances
    }

    /// Sets a table aside that cannot be read or played: it is not woken any more, and harms no other.
    pub async fn set_aside(&self, table: TableKey, reason: &str) -> Fault {
        tracing::error!(table, reason, "table set aside");
        if let Err(error) = self.store().set_aside(table, reason).await {
            self.trouble(error);
        }
        Fault::SetAside
    }

    /// The store failed. If it is damaged, that is known from now on.
    pub fn trouble(&self, error: StoreError) -> Fault {
        if error.is_damage() {
            self.0.health.set_damaged();
        }
        error.into()
    }

    /// Whether the store takes what it is given.
    pub fn health(&self) -> &Health {
        &self.0.health
    }

    /// Who thinks next.
    pub fn thinkers(&self) -> &Thinkers {
        &self.0.thinkers
    }

    /// Room for one more table of bots alone; kept until it is made.
    ///
    /// # Errors
    /// Whoever makes it has enough of them, or the server has.
    pub async fn room_for_bots(
        &self,
        host: PlayerKey,
        made_from: Option<&str>,
    ) -> Result<MutexGuard<'_, ()>, Fault> {
        let room = self.0.making_bot_tables.lock().await;
        let most = self.0.house.bot_tables;
        let (of_host, from_there, all) = self.store().bots_only_tables(host, made_from).await?;
        if of_host >= most.per_person || from_there >= most.per_address {
            return Err(Fault::TooManyBotTables(most.per_person, most.per_address));
        }
        if all >= most.in_all {
            return Err(Fault::BotTablesFull(most.in_all));
        }
        Ok(room)
    }

    /// A table looks around.
    #[cfg(test)]
    pub fn count_turn(&self) -> u64 {
        self.0.turns.fetch_add(1, Ordering::Relaxed)
    }

    /// Bots panic from now on.
    #[cfg(test)]
    pub fn let_bots_panic(&self) {
        self.0.bots_panic.store(true, Ordering::Relaxed);
    }

    /// Whether bots panic.
    #[cfg(test)]
    pub fn bots_panic(&self) -> bool {
        self.0.bots_panic.load(Ordering::Relaxed)
    }

    /// A number for a new connection.
    pub fn new_connection(&self) -> u64 {
        self.0.next_connection.fetch_add(1, Ordering::Relaxed)
    }

    /// How many sockets are open.
    pub fn present(&self) -> u32 {
        self.0.present.load(Ordering::Relaxed)
    }

    /// A socket came, or went.
    pub fn count_present(&self, came: bool) {
        let add = if came { 1 } else { u32::MAX };
        self.0.present.fetch_add(add, Ordering::Relaxed);
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.tables().len()
    }

    /// Becomes true when the server ends.
    pub fn ending(&self) -> watch::Receiver<bool> {
        self.0.ending.subscribe()
    }

    /// Everybody is told that the server ends.
    pub fn end(&self) {
        self.0.ending.send_replace(true);
    }

    /// Whether an address can be told whose turn it is.
    ///
    /// # Errors
    /// Why not.
    pub fn fit_webhook(&self, address: &str) -> Result<(), Unfit> {
        self.0.webhooks.as_ref().ok_or(Unfit::Off)?.fit(address).map(drop)
    }

    /// It is somebody's turn: told to addresses, signed with their secrets.
    pub fn tell_turn(&self, webhooks: &[(String, Option<String>)], turn: &Turn) {
        let Some(messenger) = &self.0.webhooks else { return };
        for (address, secret) in webhooks {
            messenger.tell(address, secret.as_deref(), turn.clone());
        }
    }

    /// Asks a table for something; it comes into memory if it is not there.
    ///
    /// # Errors
    /// Why the table refuses, or that there is none.
    pub async fn ask<T>(&self, id: &str, ask: impl Fn(Reply<T>) -> Ask) -> Result<T, Fault> {
        for _ in 0..TRIES {
            let failures = self.failures(id);
            let mailbox = self.mailbox(id);
            let (reply, answer) = oneshot::channel();
            if mailbox.send(Box::new(ask(reply))).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
            // No answer: the table left memory before it read the question, or it failed. A question that makes a
            // table fail is not asked again.
            mailbox.closed().await;
            self.forget(id, &mailbox);
            if self.failures(id) > failures {
                return Err(Fault::TableFailed);
            }
        }
        Err(Fault::Store)
    }

    /// A table panicked. It comes back from its journal; if that happens again and again, it is set aside.
    pub async fn failed(&self, id: &str, panic: &str) {
        tracing::error!(table = observe::short(id), panic, "a table failed; it comes back from its journal");
        observe::table_failed();
        let many = self.count_failure(id, Instant::now()) >= MOST_FAILURES;
        let Ok(Some((row, _))) = self.store().table(id).await else { return };
        let kept = if many {
            tracing::error!(table = observe::short(id), "the table failed again and again; it is set aside");
            self.store().set_aside(row.key, &format!("it failed {MOST_FAILURES} times: {panic}")).await
        } else if row.status == store::Status::Playing {
            self.store().set_live(row.key, false, Some(crate::now())).await
        } else {
            Ok(())
        };
        if let Err(error) = kept {
            tracing::error!(table = observe::short(id), %error, "a table that failed");
        }
    }

    fn count_failure(&self, id: &str, now: Instant) -> usize {
        let mut failures = self.0.failures.lock().unwrap_or_else(PoisonError::into_inner);
        failures.retain(|_, times| {
            times.retain(|time| now.saturating_duration_since(*time) < FAILURES_COUNT_FOR);
            !times.is_empty()
        });
        let times = failures.entry(id.to_owned()).or_default();
        times.push(now);
        times.len()
    }

    /// A table that was set aside may fail anew before it is set aside again.
    pub fn forgive(&self, id: &str) {
        self.0.failures.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    fn failures(&self, id: &str) -> usize {
        let failures = self.0.failures.lock().unwrap_or_else(PoisonError::into_inner);
        failures.get(id).map_or(0, Vec::len)
    }

    /// The mailbox of a table.
    pub fn mailbox(&self, id: &str) -> mpsc::Sender<Box<Ask>> {
        let mut tables = self.tables();
        if let Some(mailbox) = tables.get(id) {
            return mailbox.clone();
        }
        let (mailbox, asks) = mpsc::channel(MAILBOX);
        tables.insert(id.to_owned(), mailbox.clone());
        tokio::spawn(sitting::run(self.clone(), id.to_owned(), mailbox.downgrade(), asks));
        mailbox
    }

    /// The mailbox of a table that is in memory.
    pub fn known(&self, id: &str) -> Option<mpsc::Sender<Box<Ask>>> {
        self.tables().get(id).cloned()
    }

    /// A table has left memory.
    pub fn forget(&self, id: &str, mailbox: &mpsc::Sender<Box<Ask>>) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|known| known.same_channel(mailbox)) {
            tables.remove(id);
            self.0.glances.forget(id);
        }
        if tables.len() * 4 < tables.capacity() {
            tables.shrink_to_fit();
        }
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Box<Ask>>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Brings tables back that have something to do: bots, clocks, absent players.
    pub async fn wake(&self, also_live: bool) -> Result<(), Fault> {
        for id in self.store().due(crate::now(), also_live).await? {
            self.mailbox(&id);
        }
        Ok(())
    }

    /// Removes the games that ended before a time, also from memory. Says how many.
    pub async fn sweep_finished(&self, before: i64) -> Result<u64, store::StoreError> {
        let mut all = 0;
        loop {
            let gone = self.store().sweep_finished(before).await?;
            if gone.is_empty() {
                return Ok(all);
            }
            all += gone.len() as u64;
            for mailbox in gone.iter().filter_map(|id| self.known(id)) {
                let _ = mailbox.send(Box::new(Ask::Remove(oneshot::channel().0))).await;
            }
        }
    }

    /// The editions that tables are played with.
    pub fn editions(&self) -> &Editions {
        &self.0.editions
    }
}
