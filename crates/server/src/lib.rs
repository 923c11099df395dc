//! The web server: serves the page, and tables at which people play over the network.
//!
//! [`bind`] opens the listener, [`Server::open`] opens the store, [`Server::serve`] serves requests until shutdown.

mod admin;
mod api;
mod api_error;
mod bans;
mod bind;
mod bot_scheduler;
mod choice;
pub mod client_address;
pub mod config;
mod device;
mod editions;
mod headers;
mod health;
mod hosts;
mod housekeeping;
mod identity;
pub mod limits;
pub mod listen;
mod lobby_cache;
mod monotonic_clock;
pub mod observe;
mod page;
mod page_files;
mod push;
mod replay;
mod sanitize;
mod socket;
mod summary;
mod table_actor;
mod table_config;
mod table_info;
mod table_registry;
pub mod webhook;

use std::future::Future;
use std::time::Duration;

use admin::Door;
use api::ApiState;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use config::Config;
use housekeeping::Retention;
use listen::ListenError;
use store::{Store, StoreError};
use table_config::TableConfig;
use table_registry::TableRegistry;
use tokio::net::TcpListener;

pub use admin::SOCKET as ADMIN_SOCKET;
pub use bind::{BindError, bind};
pub(crate) use monotonic_clock::now;
pub use page_files::PageFiles;

/// How long tables may take to store their state at shutdown.
const TABLES_SHUTDOWN_TIME: Duration = Duration::from_millis(1500);

/// A server with an open store, ready to serve.
pub struct Server {
    registry: TableRegistry,
    config: Config,
    router: Router,
    door: Option<Door>,
}

impl Server {
    /// Opens the store named by the settings, and the admin socket.
    ///
    /// # Errors
    /// The store cannot be opened.
    pub async fn open(config: Config) -> Result<Server, StoreError> {
        let began = std::time::Instant::now();
        let store = match &config.store {
            Some(address) => Store::connect(address).await?,
            None => Store::open(&config.data, config.durability).await?,
        };
        tracing::info!(ms = began.elapsed().as_millis(), "opened the store");
        let table_config = TableConfig::new(&config);
        observe::counts();
        let webhooks = webhook::Webhooks::new(config.webhooks);
        let webhooks = webhooks
            .inspect_err(|error| tracing::error!(%error, "cannot build the HTTP client for webhooks"))
            .ok();
        let registry = TableRegistry::open(store, table_config, webhooks).await?;
        let router = router(&registry, &config);
        let door = Door::open(&config.data, registry.clone());
        Ok(Server { registry, config, router, door })
    }

    /// Serves requests until `shutdown` is ready. Then it notifies all sockets, lets running requests finish, and
    /// closes the store.
    ///
    /// # Errors
    /// The certificate cannot be used.
    pub async fn serve(
        self,
        listener: TcpListener,
        shutdown: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), ListenError> {
        let registry = self.registry.clone();
        let housekeeping = tokio::spawn(housekeeping::run(registry.clone(), Retention::of(&self.config)));
        let ending = {
            let registry = registry.clone();
            async move {
                shutdown.await;
                registry.shut_down();
            }
        };
        let result = listen::run(listener, self.router, &self.config, ending).await;
        drop(self.door);
        housekeeping.abort();
        registry.shut_down();
        let empty = async {
            while registry.tables_in_memory() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = tokio::time::timeout(TABLES_SHUTDOWN_TIME, empty).await;
        if let Err(error) = registry.store().beat(now()).await {
            tracing::error!(%error, "cannot store the heartbeat at shutdown");
        }
        registry.store().close().await;
        result
    }
}

/// All routes with their middleware.
fn router(registry: &TableRegistry, config: &Config) -> Router {
    let limits = registry.config().limits.clone();
    let files = from_fn_with_state(limits.clone(), limits::limit_files);
    let state = ApiState { registry: registry.clone(), limits: limits.clone() };
    let admin = config.admin_token.as_deref();
    let admin = admin.map(|token| admin::with_token(registry.clone(), token, limits.clone()));
    let token = observe::MetricsToken(config.metrics_token.clone().map(Into::into));
    Router::new()
        .merge(admin.unwrap_or_default())
        .merge(api::router(state, config.limits.edition_bytes))
        .merge(Router::new().route("/metrics", get(observe::metrics).with_state(token)).layer(files.clone()))
        .layer(DefaultBodyLimit::max(config.limits.body_bytes))
        .layer(from_fn(headers::guard))
        .merge(pages(config.page).layer(files))
        .layer(from_fn_with_state(registry.clone(), bans::refuse_banned))
}

/// The routes of the page's files only.
pub fn pages(files: PageFiles) -> Router {
    Router::new()
        .route("/", get(page::index))
        .route("/{*name}", get(page::file))
        .with_state(files)
        .layer(from_fn(headers::guard))
}
