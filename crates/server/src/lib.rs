//! The web server: it carries the page inside the program, and tables at which people play from anywhere.
//!
//! [`bind`] takes an address, [`Server::open`] opens the store and the hall, [`Server::serve`] answers until told to end.

mod admin;
mod api;
mod bans;
mod bind;
mod choice;
mod client;
pub mod client_address;
pub mod config;
mod device;
mod editions;
mod fault;
mod hall;
mod headers;
mod health;
mod hosts;
mod identity;
pub mod limits;
pub mod listen;
pub mod observe;
mod page;
mod past;
mod plain;
mod sitting;
mod socket;
mod steady;
mod summary;
mod thinkers;
pub mod webhook;

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use admin::Door;
use api::Desk;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use config::Config;
use hall::{Hall, House};
use limits::Limits;
use listen::ListenError;
use store::{Store, StoreError};
use tokio::net::TcpListener;

pub use admin::SOCKET as ADMIN_SOCKET;
pub use bind::{BindError, bind};
pub use client::has_client;
pub(crate) use steady::now;

/// How often tables are looked for that have something to do though nobody is there.
const ROUNDS: Duration = Duration::from_secs(10);
/// So many tables of an earlier version are summed up in each round.
const SUMMED_UP: u32 = 20;
/// How often what nobody needs any more is removed.
const SWEEP: Duration = Duration::from_secs(60 * 60);
/// Sessions that are not used are kept so long, in milliseconds.
const UNUSED: i64 = 400 * 24 * 60 * 60 * 1000;
/// People who hold no seat and do not come are remembered so long, in milliseconds.
const STRANGERS: i64 = 30 * 24 * 60 * 60 * 1000;
/// Accounts that nobody uses after they were made are kept so long, in milliseconds.
const UNUSED_ACCOUNTS: i64 = 24 * 60 * 60 * 1000;
/// Editions that no table uses are kept so long, in milliseconds.
const EDITIONS: i64 = 24 * 60 * 60 * 1000;
/// How long tables may take to write themselves down when the server ends.
const LAST_WORDS: Duration = Duration::from_millis(1500);

/// A server that is open.
pub struct Server {
    hall: Hall,
    config: Config,
    router: Router,
    door: Option<Door>,
}

impl Server {
    /// Opens the store of the settings and whatever it holds.
    ///
    /// # Errors
    /// What is wrong with the store.
    pub async fn open(config: Config) -> Result<Server, StoreError> {
        let began = std::time::Instant::now();
        let store = Store::open(&config.data, config.durability).await?;
        tracing::info!(ms = began.elapsed().as_millis(), "the store is checked and open");
        let house = house(&config);
        observe::counts();
        let webhooks = webhook::Webhooks::new(config.webhooks);
        let webhooks = webhooks.inspect_err(|error| tracing::error!(%error, "webhooks")).ok();
        let hall = Hall::open(store, house, webhooks).await?;
        let router = router(&hall, &config);
        let door = Door::open(hall.store().folder(), hall.clone());
        Ok(Server { hall, config, router, door })
    }

    /// Answers on a listener until `shutdown` is ready. Everybody is told that the server ends, what is under way is
    /// finished, and the store is closed.
    ///
    /// # Errors
    /// The certificate is of no use, or the listener fails.
    pub async fn serve(
        self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ListenError> {
        let hall = self.hall.clone();
        let rounds = tokio::spawn(make_rounds(hall.clone(), Keep::of(&self.config)));
        let ending = {
            let hall = hall.clone();
            async move {
                shutdown.await;
                hall.end();
            }
        };
        let result = listen::run(listener, self.router, &self.config, ending).await;
        drop(self.door);
        rounds.abort();
        hall.end();
        let empty = async {
            while hall.tables_in_memory() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = tokio::time::timeout(LAST_WORDS, empty).await;
        if let Err(error) = hall.store().beat(now()).await {
            tracing::error!(%error, "last beat");
        }
        hall.store().close().await;
        result
    }
}

/// What tables need to know of the settings.
fn house(config: &Config) -> House {
    House {
        idle: config.idle,
        bot_tables: config.bot_tables,
        bot_pause: config.bot_pause,
        answer_time: config.answer_time,
        most_games: config.limits.games_per_person,
        base_path: format!("{}/", config.base_path),
        public_url: config.public_url.clone(),
        network_url: config.network_url.clone(),
        new_tables: config.new_tables,
        table_word: config.table_word.clone(),
        limits: Arc::new(Limits::new(&config.limits)),
    }
}

/// How long tables are kept; none for ever.
#[derive(Clone, Copy)]
struct Keep {
    waiting: Option<Duration>,
    finished: Option<Duration>,
}

impl Keep {
    fn of(config: &Config) -> Keep {
        Keep { waiting: config.keep_waiting, finished: config.keep_finished }
    }
}

/// So long ago. What is kept for ever was never so long ago.
fn before(kept: Option<Duration>) -> i64 {
    let ago = kept.map(|kept| i64::try_from(kept.as_millis()).unwrap_or(i64::MAX));
    ago.map_or(i64::MIN, |ago| now().saturating_sub(ago))
}

/// Looks after tables at which nobody is, and after what nobody needs.
async fn make_rounds(hall: Hall, keep: Keep) {
    let mut rounds = tokio::time::interval(ROUNDS);
    let mut sweep = tokio::time::interval(SWEEP);
    let mut first = true;
    loop {
        tokio::select! {
            _ = rounds.tick() => {
                if let Err(error) = hall.store().beat(now()).await {
                    tracing::error!(%error, "beat");
                }
                if let Err(error) = hall.wake(first).await {
                    tracing::error!(%error, "rounds");
                }
                first = false;
                if let Err(error) = summary::sum_up(&hall, SUMMED_UP).await {
                    tracing::error!(%error, "summaries");
                }
            }
            _ = sweep.tick() => {
                match hall.store().sweep(before(keep.waiting), now() - UNUSED).await {
                    Ok(gone) => tracing::info!(gone, "swept"),
                    Err(error) => tracing::error!(%error, "sweep"),
                }
                match hall.sweep_finished(before(keep.finished)).await {
                    Ok(gone) => tracing::info!(gone, "finished games swept"),
                    Err(error) => tracing::error!(%error, "sweep of finished games"),
                }
                if let Err(error) = hall.bans().sweep(hall.store()).await {
                    tracing::error!(%error, "sweep of bans");
                }
                match hall.store().sweep_people(now() - STRANGERS, now() - UNUSED_ACCOUNTS).await {
                    Ok(gone) => tracing::info!(gone, "people swept"),
                    Err(error) => tracing::error!(%error, "sweep of people"),
                }
                // After the tables, which may have been the last to use one.
                match hall.store().sweep_editions(now() - EDITIONS).await {
                    Ok(gone) => tracing::info!(gone, "editions swept"),
                    Err(error) => tracing::error!(%error, "sweep of editions"),
                }
            }
        }
    }
}

/// Everything that is answered.
fn router(hall: &Hall, config: &Config) -> Router {
    let limits = hall.house().limits.clone();
    let files = from_fn_with_state(limits.clone(), limits::keep_pace_of_files);
    let desk = Desk { hall: hall.clone(), limits: limits.clone() };
    let admin = config.admin_token.as_deref();
    let admin = admin.map(|token| admin::with_token(hall.clone(), token, limits.clone()));
    let token = observe::MetricsToken(config.metrics_token.clone().map(Into::into));
    Router::new()
        .merge(admin.unwrap_or_default())
        .merge(api::router(desk, config.limits.edition_bytes))
        .merge(Router::new().route("/metrics", get(observe::metrics).with_state(token)).layer(files.clone()))
        .layer(DefaultBodyLimit::max(config.limits.body_bytes))
        .layer(from_fn(headers::guard))
        .merge(pages().layer(files))
        .layer(from_fn_with_state(hall.clone(), bans::refuse_banned))
}

/// The files of the page, without any tables.
pub fn pages() -> Router {
    Router::new()
        .route("/", get(page::index))
        .route("/{*name}", get(page::file))
        .layer(from_fn(headers::guard))
}
