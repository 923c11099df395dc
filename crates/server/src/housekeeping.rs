//! The regular work of a server: waking tables that have something to do, and deleting what is no longer needed.

use crate::config::Config;
use crate::now;
use crate::push;
use crate::summary;
use crate::table_registry::TableRegistry;
use std::time::Duration;

/// How often the server searches for tables that must act even though nobody is connected.
const WAKE_INTERVAL: Duration = Duration::from_secs(10);
/// How many tables of an earlier version get a summary each time.
const SUMMED_UP: u32 = 20;
/// How often old data is deleted.
const SWEEP_INTERVAL: Duration = Duration::from_secs(60 * 60);
/// Unused sessions are deleted after this time, in milliseconds.
const UNUSED_SESSIONS: i64 = 400 * DAY;
/// People without a seat are deleted after this time, in milliseconds.
const PEOPLE_WITHOUT_SEAT: i64 = 30 * DAY;
/// Accounts that were never used are deleted after this time, in milliseconds.
const UNUSED_ACCOUNTS: i64 = DAY;
/// Editions that no table uses are deleted after this time, in milliseconds.
const UNUSED_EDITIONS: i64 = DAY;
/// Browsers that did not renew their subscription to push messages are forgotten after this time, in milliseconds.
const UNUSED_SUBSCRIPTIONS: i64 = 90 * DAY;
const DAY: i64 = 24 * 60 * 60 * 1000;

/// How long tables are kept; `None` means for ever.
#[derive(Clone, Copy)]
pub struct Retention {
    waiting: Option<Duration>,
    finished: Option<Duration>,
}

impl Retention {
    /// The retention in the settings.
    pub fn of(config: &Config) -> Retention {
        Retention { waiting: config.keep_waiting, finished: config.keep_finished }
    }
}

/// Does the regular work until it is aborted.
pub async fn run(registry: TableRegistry, retention: Retention) {
    let mut wake = tokio::time::interval(WAKE_INTERVAL);
    let mut sweep = tokio::time::interval(SWEEP_INTERVAL);
    let mut first = true;
    loop {
        tokio::select! {
            _ = wake.tick() => {
                wake_tables(&registry, first).await;
                first = false;
            }
            _ = sweep.tick() => delete_old_data(&registry, retention).await,
        }
    }
}

async fn wake_tables(registry: &TableRegistry, first: bool) {
    if let Err(error) = registry.store().beat(now()).await {
        tracing::error!(%error, "cannot store the heartbeat");
    }
    if let Err(error) = registry.wake(first).await {
        tracing::error!(%error, "cannot wake the tables that are due");
    }
    if let Err(error) = push::send_due(registry, now()).await {
        tracing::error!(%error, "cannot send the push messages that are due");
    }
    if let Err(error) = summary::sum_up(registry, SUMMED_UP).await {
        tracing::error!(%error, "cannot update the summaries");
    }
}

async fn delete_old_data(registry: &TableRegistry, retention: Retention) {
    let store = registry.store();
    match store.sweep(before(retention.waiting), now() - UNUSED_SESSIONS).await {
        Ok(gone) => tracing::info!(gone, "removed waiting tables and unused sessions"),
        Err(error) => tracing::error!(%error, "cannot remove waiting tables and unused sessions"),
    }
    match registry.sweep_finished(before(retention.finished)).await {
        Ok(gone) => tracing::info!(gone, "removed finished games"),
        Err(error) => tracing::error!(%error, "cannot remove finished games"),
    }
    if let Err(error) = registry.bans().sweep(store).await {
        tracing::error!(%error, "cannot remove expired bans");
    }
    match store.sweep_people(now() - PEOPLE_WITHOUT_SEAT, now() - UNUSED_ACCOUNTS).await {
        Ok(gone) => tracing::info!(gone, "removed people"),
        Err(error) => tracing::error!(%error, "cannot remove people"),
    }
    match store.sweep_subscriptions(now() - UNUSED_SUBSCRIPTIONS).await {
        Ok(gone) => tracing::info!(gone, "removed unused push subscriptions"),
        Err(error) => tracing::error!(%error, "cannot remove unused push subscriptions"),
    }
    // After the tables, because a deleted table may have been the last to use an edition.
    match store.sweep_editions(now() - UNUSED_EDITIONS).await {
        Ok(gone) => tracing::info!(gone, "removed unused editions"),
        Err(error) => tracing::error!(%error, "cannot remove unused editions"),
    }
}

/// The time before which data is deleted; the earliest possible time if data is kept for ever.
fn before(kept: Option<Duration>) -> i64 {
    let ago = kept.map(|kept| i64::try_from(kept.as_millis()).unwrap_or(i64::MAX));
    ago.map_or(i64::MIN, |ago| now().saturating_sub(ago))
}
