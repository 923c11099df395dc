//! Editions that players upload. They are checked on blocking threads, a few at a time, and stored under a hash of
//! their files. An edition is loaded when a table first needs it, and then stays in memory (decision 10).

use crate::api_error::ApiError;
use edition::Edition;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, PoisonError, RwLock};
use store::{EditionRoom, Hash, NewEdition, Store};
use texts::{Lang, faults};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// How many editions are parsed at once; more would slow the server down.
const AT_ONCE: usize = 2;
/// How many uploads may wait to be parsed. Further ones are refused as busy.
const WAITING: usize = 8;
/// How many faults a response lists; `lacrimosa edition check` lists all of them.
const MAX_FAULTS: usize = 5;
/// The most editions in memory for new tables. Existing tables may load some more, up to `MAX_IN_MEMORY`.
const MAX_FOR_NEW: usize = 400;
const MAX_IN_MEMORY: usize = 500;
/// How many editions the store keeps: unused ones of one address, all, and the bytes of all.
const ROOM: EditionRoom = EditionRoom { share: 10, most: 2000, bytes: 256 * 1024 * 1024 };

/// What an edition is needed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum For {
    /// A table that is being created.
    NewTable,
    /// An existing table.
    Table,
}

/// The editions of a server.
pub struct Editions {
    store: Store,
    loaded: RwLock<HashMap<Hash, &'static Edition>>,
    reading: Gate,
}

impl Editions {
    /// The editions of a store; none is loaded yet.
    pub fn new(store: Store) -> Editions {
        Editions { store, loaded: RwLock::default(), reading: Gate::new(AT_ONCE, WAITING) }
    }

    /// Finds an edition by its key: the hash of a released one, or the key that [`Editions::bring`] returned.
    ///
    /// # Errors
    /// There is no such edition, or too many are in memory.
    pub async fn find(&self, key: &Hash, why: For) -> Result<&'static Edition, ApiError> {
        if let Some(known) = Edition::released(key).or_else(|| self.loaded(key)) {
            return Ok(known);
        }
        let files = self.store.edition(key).await?.ok_or(ApiError::NoEdition)?;
        let most = if why == For::NewTable { MAX_FOR_NEW } else { MAX_IN_MEMORY };
        if self.loaded.read().unwrap_or_else(PoisonError::into_inner).len() >= most {
            return Err(ApiError::EditionsInMemory);
        }
        let permit = self.reading.pass().await?;
        let edition = run_blocking(permit, move || {
            let files: Vec<(String, String)> = serde_json::from_str(&files).ok()?;
            read(&files).ok()
        });
        // A stored edition may be invalid under the checks of a later version.
        let edition = edition.await?.ok_or(ApiError::NoEdition)?;
        let mut loaded = self.loaded.write().unwrap_or_else(PoisonError::into_inner);
        Ok(loaded.entry(*key).or_insert_with(|| edition.leak()))
    }

    /// Forgets an edition that was deleted from the store, so that no new table can use it.
    pub fn forget(&self, key: &Hash) {
        self.loaded.write().unwrap_or_else(PoisonError::into_inner).remove(key);
    }

    fn loaded(&self, key: &Hash) -> Option<&'static Edition> {
        self.loaded.read().unwrap_or_else(PoisonError::into_inner).get(key).copied()
    }

    /// Checks and stores an uploaded edition and returns its key. `may` checks the rate limit; it is called only for an
    /// edition that is not stored yet, before the expensive check.
    ///
    /// # Errors
    /// The edition has faults, the store has no room for it, or too many uploads are running.
    pub async fn bring(
        &self,
        files: BTreeMap<String, String>,
        from: String,
        may: impl FnOnce() -> Result<(), ApiError>,
    ) -> Result<Hash, ApiError> {
        let files: Vec<(String, String)> = files.into_iter().collect();
        let json = serde_json::to_string(&files).map_err(|_| ApiError::Store)?;
        let key: Hash = Sha256::digest(&json).into();
        if self.store.keeps_edition(&key, crate::now()).await? {
            return Ok(key);
        }
        may()?;
        let permit = self.reading.try_pass().await?;
        let checked = run_blocking(permit, move || {
            let edition = read(&files).map_err(|faults| ApiError::Edition(list(&faults)))?;
            // The files of a released edition are built in and need not be stored.
            let ours = Edition::released_files(&edition.hash).is_some_and(|ours| {
                let mut ours = ours.map(|(name, text)| (name.to_owned(), text.to_owned()));
                ours.sort();
                ours[..] == files[..]
            });
            Ok::<_, ApiError>(ours.then_some(edition.hash))
        });
        if let Some(ours) = checked.await?? {
            return Ok(ours);
        }
        let edition = NewEdition { key, files: json, from, at: crate::now() };
        if self.store.put_edition(edition, ROOM).await? { Ok(key) } else { Err(ApiError::TooManyEditions) }
    }

    /// The files of an edition.
    ///
    /// # Errors
    /// There is no such edition.
    pub async fn files(&self, key: &Hash) -> Result<BTreeMap<String, String>, ApiError> {
        if let Some(files) = Edition::released_files(key) {
            return Ok(files.into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect());
        }
        let files = self.store.edition(key).await?.ok_or(ApiError::NoEdition)?;
        let files: Vec<(String, String)> = serde_json::from_str(&files).map_err(|_| ApiError::Store)?;
        Ok(files.into_iter().collect())
    }
}

fn read(files: &[(String, String)]) -> Result<Edition, Vec<edition::Fault>> {
    let texts: Vec<(&str, &str)> = files.iter().map(|(name, text)| (&**name, &**text)).collect();
    Edition::from_files(&texts)
}

/// The first faults as text.
fn list(all: &[edition::Fault]) -> String {
    let line = |error: &edition::Fault| {
        format!("{}:{}: {}", error.file, error.line, faults::edition(Lang::En, error))
    };
    let mut lines: Vec<String> = all.iter().take(MAX_FAULTS).map(line).collect();
    if all.len() > MAX_FAULTS {
        lines.push("…".to_owned());
    }
    lines.join(" ")
}

/// Runs slow work on a blocking thread, which keeps the permit until the work is done, even if the request is
/// cancelled.
async fn run_blocking<T: Send + 'static>(
    permit: OwnedSemaphorePermit,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, ApiError> {
    let work = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(permit);
        done
    });
    work.await.map_err(|error| {
        tracing::error!(%error, "checking an edition panicked");
        ApiError::Store
    })
}

/// Limits how many tasks run at once and how many wait for that.
struct Gate {
    working: Arc<Semaphore>,
    waiting: Semaphore,
}

impl Gate {
    fn new(at_once: usize, waiting: usize) -> Gate {
        Gate { working: Arc::new(Semaphore::new(at_once)), waiting: Semaphore::new(waiting) }
    }

    /// Waits for a permit; refuses if too many are waiting.
    async fn try_pass(&self) -> Result<OwnedSemaphorePermit, ApiError> {
        let _waiting = self.waiting.try_acquire().map_err(|_| ApiError::Busy)?;
        self.pass().await
    }

    /// Waits for a permit, without a limit on the number that wait.
    async fn pass(&self) -> Result<OwnedSemaphorePermit, ApiError> {
        self.working.clone().acquire_owned().await.map_err(|_| ApiError::Busy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_request_is_refused_as_busy_when_too_many_wait() {
        let gate = Arc::new(Gate::new(1, 2));
        let working = gate.try_pass().await.unwrap();
        let wait = || {
            let gate = gate.clone();
            tokio::spawn(async move { gate.try_pass().await.map(drop) })
        };
        let waiting = [wait(), wait()];
        while gate.waiting.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(gate.try_pass().await.map(drop), Err(ApiError::Busy));
        drop(working);
        for waited in waiting {
            assert_eq!(waited.await.unwrap(), Ok(()));
        }
        assert!(gate.try_pass().await.is_ok());
    }
}
