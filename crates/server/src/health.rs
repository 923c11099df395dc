//! The health check: writes to the store and reads from it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::Store;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

/// How long the test write may take.
const PROBE_TIME: Duration = Duration::from_secs(5);
/// How long a result is cached, so that frequent checks do not cause frequent writes.
const CACHE_TIME: Duration = Duration::from_secs(1);

/// The state of the store.
#[derive(Default)]
pub struct Health {
    damaged: AtomicBool,
    last: Mutex<Option<(Instant, bool)>>,
}

impl Health {
    /// Marks the store as damaged, until the server is restarted.
    pub fn set_damaged(&self) {
        self.damaged.store(true, Ordering::Relaxed);
    }

    /// Whether the store can be written and read.
    pub async fn check(&self, store: &Store) -> bool {
        if self.damaged.load(Ordering::Relaxed) {
            return false;
        }
        let mut last = self.last.lock().await;
        if let Some((at, healthy)) = *last
            && at.elapsed() < CACHE_TIME
        {
            return healthy;
        }
        let healthy = match timeout(PROBE_TIME, store.probe(crate::now())).await {
            Ok(Ok(())) => true,
            Ok(Err(error)) => {
                tracing::error!(%error, "health: the store cannot be encode");
                false
            }
            Err(_) => {
                tracing::error!(seconds = PROBE_TIME.as_secs(), "health: the store does not write in time");
                false
            }
        };
        *last = Some((Instant::now(), healthy));
        healthy
    }
}
