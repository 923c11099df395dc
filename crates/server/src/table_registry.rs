//! The registry of all tables, and what they share: the store, the settings, the bot scheduler. A table is in memory
//! while it is used. A request to a table that is not in memory loads it from its journal.

mod actors;

use crate::api_error::ApiError;
use crate::bans::Bans;
use crate::bot_scheduler::BotScheduler;
use crate::editions::Editions;
use crate::health::Health;
use crate::identity::Signer;
use crate::lobby_cache::LobbyCache;
use crate::push::Pushes;
use crate::table_config::TableConfig;
use crate::webhook::{Turn, Unfit, Webhooks};
use actors::Mailbox;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Instant;
use store::{PlayerKey, Store, StoreError, TableKey};
use tokio::sync::{MutexGuard, broadcast, watch};

/// How many notices may wait for a socket. A socket that falls further behind is closed, and its client reconnects.
const NOTICES: usize = 16;

/// The registry. Clones share one.
#[derive(Clone)]
pub struct TableRegistry(Arc<Inner>);

struct Inner {
    store: Store,
    config: TableConfig,
    signer: Signer,
    started: i64,
    downtime: i64,
    lobby_cache: LobbyCache,
    tables: Mutex<HashMap<String, Mailbox>>,
    editions: Editions,
    bot_scheduler: BotScheduler,
    /// Locked while tables of bots alone are counted and one is added.
    creating_bots_only: tokio::sync::Mutex<()>,
    /// When tables panicked recently, by their ids.
    panics: Mutex<HashMap<String, Vec<Instant>>>,
    next_connection: AtomicU64,
    /// How often the loops of tables ran.
    #[cfg(test)]
    turns: AtomicU64,
    /// Whether bots panic.
    #[cfg(test)]
    bots_panic: std::sync::atomic::AtomicBool,
    open_sockets: AtomicU32,
    shutdown: watch::Sender<bool>,
    webhooks: Option<Webhooks>,
    pushes: Option<Pushes>,
    health: Health,
    bans: Bans,
    announcement: RwLock<Option<Arc<str>>>,
    notices: broadcast::Sender<Notice>,
}

/// A notice to all sockets of all tables.
#[derive(Clone, Debug)]
pub enum Notice {
    /// An encoded announcement to everybody.
    Announced(Arc<str>),
    /// The sessions of a player have ended.
    Revoked(PlayerKey),
    /// Addresses were banned.
    Banned,
}

/// An open socket in the count; dropping it lowers the count.
pub struct OpenSocket(TableRegistry);

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.0.0.open_sockets.fetch_sub(1, Ordering::Relaxed);
    }
}

impl TableRegistry {
    /// Opens the registry of a store.
    ///
    /// # Errors
    /// An error of the store.
    pub async fn open(
        store: Store,
        config: TableConfig,
        webhooks: Option<Webhooks>,
    ) -> Result<TableRegistry, StoreError> {
        let signer = Signer::new(store.server_key().await?);
        let editions = Editions::new(store.clone());
        let started = crate::now();
        let downtime = store.resume(started).await?;
        let bans = Bans::load(&store).await?;
        let announcement = store.announcement().await?.map(Into::into);
        let pushes = Pushes::open(&store, &config).await?;
        let (notices, _) = broadcast::channel(NOTICES);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (shutdown, _) = watch::channel(false);
        Ok(TableRegistry(Arc::new(Inner {
            store,
            config,
            signer,
            started,
            downtime,
            lobby_cache: LobbyCache::default(),
            tables: Mutex::default(),
            editions,
            bot_scheduler: BotScheduler::new(cores),
            creating_bots_only: tokio::sync::Mutex::default(),
            panics: Mutex::default(),
            next_connection: AtomicU64::new(1),
            #[cfg(test)]
            turns: AtomicU64::new(0),
            #[cfg(test)]
            bots_panic: false.into(),
            open_sockets: AtomicU32::new(0),
            shutdown,
            webhooks,
            pushes,
            health: Health::default(),
            bans,
            announcement: RwLock::new(announcement),
            notices,
        })))
    }

    /// The banned addresses.
    pub fn bans(&self) -> &Bans {
        &self.0.bans
    }

    /// The announcement to everybody.
    pub fn announcement(&self) -> Option<Arc<str>> {
        self.0.announcement.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Changes the announcement that new connections get.
    pub fn set_announcement(&self, text: Option<&str>) {
        *self.0.announcement.write().unwrap_or_else(PoisonError::into_inner) = text.map(Into::into);
    }

    /// Subscribes to the notices to all sockets.
    pub fn notices(&self) -> broadcast::Receiver<Notice> {
        self.0.notices.subscribe()
    }

    /// Sends a notice to all sockets.
    pub fn notify(&self, notice: Notice) {
        // An error means that no socket is open.
        let _ = self.0.notices.send(notice);
    }

    /// The store.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// The settings of tables.
    pub fn config(&self) -> &TableConfig {
        &self.0.config
    }

    /// The signer of cookies.
    pub fn signer(&self) -> &Signer {
        &self.0.signer
    }

    /// When this server started, in milliseconds of Unix time.
    pub fn started(&self) -> i64 {
        self.0.started
    }

    /// How long no server was running since the store was created, in milliseconds.
    pub fn downtime(&self) -> i64 {
        self.0.downtime
    }

    /// The tables in memory, for lists.
    pub fn lobby_cache(&self) -> &LobbyCache {
        &self.0.lobby_cache
    }

    /// Quarantines a table that cannot be read or played: it is not loaded again, so it does no harm to other tables.
    pub async fn quarantine(&self, table: TableKey, reason: &str) -> ApiError {
        tracing::error!(table, reason, "table quarantined");
        if let Err(error) = self.store().quarantine(table, reason).await {
            self.store_failed(error);
        }
        ApiError::Quarantined
    }

    /// Handles an error of the store: a damaged store makes the server unhealthy.
    pub fn store_failed(&self, error: StoreError) -> ApiError {
        if error.is_damage() {
            self.0.health.set_damaged();
        }
        error.into()
    }

    /// Whether the store can be written.
    pub fn health(&self) -> &Health {
        &self.0.health
    }

    /// The scheduler that decides which bot thinks next.
    pub fn bot_scheduler(&self) -> &BotScheduler {
        &self.0.bot_scheduler
    }

    /// Reserves one more table of bots alone; the reservation is held until the table is created.
    ///
    /// # Errors
    /// The host, their address or the server has too many of them.
    pub async fn reserve_bots_only(
        &self,
        host: PlayerKey,
        made_from: Option<&str>,
    ) -> Result<MutexGuard<'_, ()>, ApiError> {
        let reserved = self.0.creating_bots_only.lock().await;
        let most = self.0.config.bot_tables;
        let (of_host, from_there, all) = self.store().bots_only_tables(host, made_from).await?;
        if of_host >= most.per_person || from_there >= most.per_address {
            return Err(ApiError::TooManyBotTables(most.per_person, most.per_address));
        }
        if all >= most.in_all {
            return Err(ApiError::BotTablesFull(most.in_all));
        }
        Ok(reserved)
    }

    /// Counts one more run of a table's loop.
    #[cfg(test)]
    pub fn count_turn(&self) -> u64 {
        self.0.turns.fetch_add(1, Ordering::Relaxed)
    }

    /// Makes all bots panic.
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
    pub fn open_sockets(&self) -> u32 {
        self.0.open_sockets.load(Ordering::Relaxed)
    }

    /// Counts a socket as open until the result is dropped.
    pub fn count_socket(&self) -> OpenSocket {
        self.0.open_sockets.fetch_add(1, Ordering::Relaxed);
        OpenSocket(self.clone())
    }

    /// Becomes true when the server shuts down.
    pub fn shutdown_signal(&self) -> watch::Receiver<bool> {
        self.0.shutdown.subscribe()
    }

    /// Signals all tables that the server shuts down.
    pub fn shut_down(&self) {
        self.0.shutdown.send_replace(true);
    }

    /// Checks the address of a webhook.
    ///
    /// # Errors
    /// Why no message can be sent there.
    pub fn check_webhook(&self, address: &str) -> Result<(), Unfit> {
        self.0.webhooks.as_ref().ok_or(Unfit::Off)?.fit(address).map(drop)
    }

    /// Notifies the webhooks of a player that it is their turn. Each message is signed with the webhook's secret.
    pub fn notify_turn(&self, webhooks: &[(String, Option<String>)], turn: &Turn) {
        let Some(messenger) = &self.0.webhooks else { return };
        for (address, secret) in webhooks {
            messenger.tell(address, secret.as_deref(), turn.clone());
        }
    }

    /// Push messages, unless they are switched off.
    pub fn pushes(&self) -> Option<&Pushes> {
        self.0.pushes.as_ref()
    }

    /// The editions that tables are played with.
    pub fn editions(&self) -> &Editions {
        &self.0.editions
    }
}
