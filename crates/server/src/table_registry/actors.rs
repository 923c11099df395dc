//! The running actors: starting them, sending them requests, and what happens after a panic.

use super::TableRegistry;
use crate::api_error::ApiError;
use crate::observe;
use crate::table_actor::{self, Reply, TableRequest};
use protocol::Status;
use std::collections::HashMap;
use std::sync::{MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::StoreError;
use tokio::sync::{mpsc, oneshot};

/// The sending half of an actor's queue.
pub type Mailbox = mpsc::Sender<Box<TableRequest>>;

/// How many requests may wait for one table.
const MAILBOX: usize = 64;
/// How often a request is tried if its table is just leaving memory.
const TRIES: usize = 5;
/// A table that panics this often within the time below is quarantined.
const MOST_PANICS: usize = 3;
const PANICS_COUNT_FOR: Duration = Duration::from_secs(10 * 60);

impl TableRegistry {
    /// Sends a request to a table and waits for the answer. A table that is not in memory is loaded.
    ///
    /// # Errors
    /// The table refuses the request or does not exist.
    pub async fn request<T>(
        &self,
        id: &str,
        request: impl Fn(Reply<T>) -> TableRequest,
    ) -> Result<T, ApiError> {
        for _ in 0..TRIES {
            let panics = self.panics(id);
            let mailbox = self.mailbox(id);
            let (reply, answer) = oneshot::channel();
            if mailbox.send(Box::new(request(reply))).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
            // No answer: the table left memory before it read the request, or it panicked. A request that may have
            // caused a panic is not sent again.
            mailbox.closed().await;
            self.forget(id, &mailbox);
            if self.panics(id) > panics {
                return Err(ApiError::TableFailed);
            }
        }
        Err(ApiError::Store)
    }

    /// The mailbox of a table; its actor is started if it does not run.
    pub fn mailbox(&self, id: &str) -> Mailbox {
        let mut tables = self.tables();
        if let Some(mailbox) = tables.get(id) {
            return mailbox.clone();
        }
        let (mailbox, requests) = mpsc::channel(MAILBOX);
        tables.insert(id.to_owned(), mailbox.clone());
        tokio::spawn(table_actor::run(self.clone(), id.to_owned(), mailbox.downgrade(), requests));
        mailbox
    }

    /// The mailbox of a table whose actor runs.
    pub fn running_mailbox(&self, id: &str) -> Option<Mailbox> {
        self.tables().get(id).cloned()
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.tables().len()
    }

    /// Removes a table whose actor has stopped, unless another one was started for it.
    pub fn forget(&self, id: &str, mailbox: &Mailbox) {
        let mut tables = self.tables();
        if tables.get(id).is_some_and(|known| known.same_channel(mailbox)) {
            tables.remove(id);
            self.lobby_cache().remove(id);
        }
        if tables.len() * 4 < tables.capacity() {
            tables.shrink_to_fit();
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Mailbox>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts the actors of tables with a deadline or a bot's decision that is due. After a restart of the server these
    /// are also the tables that were in memory before (`also_live`).
    pub async fn wake(&self, also_live: bool) -> Result<(), ApiError> {
        for id in self.store().due(crate::now(), also_live).await? {
            self.mailbox(&id);
        }
        Ok(())
    }

    /// Deletes the games that ended before a time, and stops their actors. Returns how many.
    pub async fn sweep_finished(&self, before: i64) -> Result<u64, StoreError> {
        let mut all = 0;
        loop {
            let gone = self.store().sweep_finished(before).await?;
            if gone.is_empty() {
                return Ok(all);
            }
            all += gone.len() as u64;
            for mailbox in gone.iter().filter_map(|id| self.running_mailbox(id)) {
                let _ = mailbox.send(Box::new(TableRequest::Remove(oneshot::channel().0))).await;
            }
        }
    }

    /// Handles the panic of a table: it is loaded again from its journal, or quarantined after several panics.
    pub async fn table_panicked(&self, id: &str, panic: &str) {
        tracing::error!(table = observe::short(id), panic, "a table panicked");
        observe::table_failed();
        let many = self.count_panic(id, Instant::now()) >= MOST_PANICS;
        let Ok(Some((row, _))) = self.store().table(id).await else { return };
        let stored = if many {
            tracing::error!(table = observe::short(id), "the table is quarantined after several panics");
            self.store().quarantine(row.key, &format!("it failed {MOST_PANICS} times: {panic}")).await
        } else if row.status == Status::Playing {
            self.store().set_live(row.key, false, Some(crate::now())).await
        } else {
            Ok(())
        };
        if let Err(error) = stored {
            tracing::error!(table = observe::short(id), %error, "a table that panicked");
        }
    }

    fn count_panic(&self, id: &str, now: Instant) -> usize {
        let mut panics = self.0.panics.lock().unwrap_or_else(PoisonError::into_inner);
        panics.retain(|_, times| {
            times.retain(|time| now.saturating_duration_since(*time) < PANICS_COUNT_FOR);
            !times.is_empty()
        });
        let times = panics.entry(id.to_owned()).or_default();
        times.push(now);
        times.len()
    }

    /// Forgets the panics of a table that the operator has released from quarantine.
    pub fn reset_panics(&self, id: &str) {
        self.0.panics.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    fn panics(&self, id: &str) -> usize {
        let panics = self.0.panics.lock().unwrap_or_else(PoisonError::into_inner);
        panics.get(id).map_or(0, Vec::len)
    }
}
