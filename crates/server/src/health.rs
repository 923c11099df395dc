//! Whether the server can do its work: it is tried, not believed.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::Store;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

/// So long a store may take to write something small.
const PATIENCE: Duration = Duration::from_secs(5);
/// So long an answer is good for everybody who asks: many questions cost one write.
const GOOD_FOR: Duration = Duration::from_secs(1);

/// How the store is.
#[derive(Default)]
pub struct Health {
    damaged: AtomicBool,
    last: Mutex<Option<(Instant, bool)>>,
}

impl Health {
    /// The store was found damaged. That does not pass by itself.
    pub fn set_damaged(&self) {
        self.damaged.store(true, Ordering::Relaxed);
    }

    /// Whether the store takes what it is given and gives it back.
    pub async fn check(&self, store: &Store) -> bool {
        if self.damaged.load(Ordering::Relaxed) {
            return false;
        }
        let mut last = self.last.lock().await;
        if let Some((at, well)) = *last
            && at.elapsed() < GOOD_FOR
        {
            return well;
        }
        let well = match timeout(PATIENCE, store.probe(crate::now())).await {
            Ok(Ok(())) => true,
            Ok(Err(error)) => {
                tracing::error!(%error, "health");
                false
            }
            Err(_) => {
                tracing::error!(seconds = PATIENCE.as_secs(), "health: the store does not write in time");
                false
            }
        };
        *last = Some((Instant::now(), well));
        well
    }
}
