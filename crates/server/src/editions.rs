//! Editions that people bring. They are checked off the async threads and few at a time, kept in the store under a key
//! that covers every word of them, and in memory only once a table needs them: there they stay (decision 10).

use crate::fault::Fault;
use edition::Edition;
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, PoisonError, RwLock};
use store::{EditionRoom, Hash, NewEdition, Store};
use texts::{Lang, faults};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// So many are read at once; more would slow everybody else down.
const AT_ONCE: usize = 2;
/// So many wait for that; whoever comes then is told to come later.
const WAITING: usize = 8;
/// So many faults are told: whoever brings an edition has tools that tell all.
const MOST_FAULTS: usize = 5;
/// The most editions in memory for new tables. What tables need that are there already may be some more.
const MOST_FOR_NEW: usize = 400;
const MOST_IN_MEMORY: usize = 500;
/// What the store keeps.
const ROOM: EditionRoom = EditionRoom { share: 10, most: 2000, bytes: 256 * 1024 * 1024 };

/// What an edition is needed for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum For {
    /// A table that is just made.
    NewTable,
    /// A table that is there.
    Table,
}

/// The editions of a server.
pub struct Editions {
    store: Store,
    loaded: RwLock<HashMap<Hash, &'static Edition>>,
    reading: Gate,
}

impl Editions {
    /// Those of a store; none is in memory.
    pub fn new(store: Store) -> Editions {
        Editions { store, loaded: RwLock::default(), reading: Gate::new(AT_ONCE, WAITING) }
    }

    /// An edition by its key: of a release the hash, of one that was brought what [`Editions::bring`] said.
    ///
    /// # Errors
    /// There is none, or there are too many in memory.
    pub async fn find(&self, key: &Hash, why: For) -> Result<&'static Edition, Fault> {
        if let Some(known) = Edition::released(key).or_else(|| self.loaded(key)) {
            return Ok(known);
        }
        let files = self.store.edition(key).await?.ok_or(Fault::NoEdition)?;
        let most = if why == For::NewTable { MOST_FOR_NEW } else { MOST_IN_MEMORY };
        if self.loaded.read().unwrap_or_else(PoisonError::into_inner).len() >= most {
            return Err(Fault::EditionsInMemory);
        }
        let permit = self.reading.pass().await?;
        let edition = off_the_async_threads(permit, move || {
            let files: Vec<(String, String)> = serde_json::from_str(&files).ok()?;
            read(&files).ok()
        });
        // What was valid once may be refused by a later program.
        let edition = edition.await?.ok_or(Fault::NoEdition)?;
        let mut loaded = self.loaded.write().unwrap_or_else(PoisonError::into_inner);
        Ok(loaded.entry(*key).or_insert_with(|| edition.leak()))
    }

    /// One that is in the store no longer: no new table can have it.
    pub fn forget(&self, key: &Hash) {
        self.loaded.write().unwrap_or_else(PoisonError::into_inner).remove(key);
    }

    fn loaded(&self, key: &Hash) -> Option<&'static Edition> {
        self.loaded.read().unwrap_or_else(PoisonError::into_inner).get(key).copied()
    }

    /// Keeps an edition that somebody brings, and says its key. `may` is asked before anything that costs much.
    ///
    /// # Errors
    /// Its faults, that there is no room, or that too many bring one just now.
    pub async fn bring(
        &self,
        files: BTreeMap<String, String>,
        from: String,
        may: impl FnOnce() -> Result<(), Fault>,
    ) -> Result<Hash, Fault> {
        let files: Vec<(String, String)> = files.into_iter().collect();
        let json = serde_json::to_string(&files).map_err(|_| Fault::Store)?;
        let key: Hash = Sha256::digest(&json).into();
        if self.store.keeps_edition(&key, crate::now()).await? {
            return Ok(key);
        }
        may()?;
        let permit = self.reading.try_pass().await?;
        let checked = off_the_async_threads(permit, move || {
            let edition = read(&files).map_err(|faults| Fault::Edition(told(&faults)))?;
            // Ours, word for word: nothing to keep.
            let ours = Edition::released_files(&edition.hash).is_some_and(|ours| {
                let mut ours = ours.map(|(name, text)| (name.to_owned(), text.to_owned()));
                ours.sort();
                ours[..] == files[..]
            });
            Ok::<_, Fault>(ours.then_some(edition.hash))
        });
        if let Some(ours) = checked.await?? {
            return Ok(ours);
        }
        let edition = NewEdition { key, files: json, from, at: crate::now() };
        if self.store.put_edition(edition, ROOM).await? { Ok(key) } else { Err(Fault::TooManyEditions) }
    }

    /// The files of an edition by its key.
    ///
    /// # Errors
    /// There is none.
    pub async fn files(&self, key: &Hash) -> Result<BTreeMap<String, String>, Fault> {
        if let Some(files) = Edition::released_files(key) {
            return Ok(files.into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect());
        }
        let files = self.store.edition(key).await?.ok_or(Fault::NoEdition)?;
        let files: Vec<(String, String)> = serde_json::from_str(&files).map_err(|_| Fault::Store)?;
        Ok(files.into_iter().collect())
    }
}

fn read(files: &[(String, String)]) -> Result<Edition, Vec<edition::Fault>> {
    let texts: Vec<(&str, &str)> = files.iter().map(|(name, text)| (&**name, &**text)).collect();
    Edition::from_files(&texts)
}

/// The first faults, as people read them.
fn told(all: &[edition::Fault]) -> String {
    let line = |fault: &edition::Fault| {
        format!("{}:{}: {}", fault.file, fault.line, faults::edition(Lang::En, fault))
    };
    let mut lines: Vec<String> = all.iter().take(MOST_FAULTS).map(line).collect();
    if all.len() > MOST_FAULTS {
        lines.push("…".to_owned());
    }
    lines.join(" ")
}

/// Work that takes long. The permit is kept until it is done, also if nobody waits for it any more.
async fn off_the_async_threads<T: Send + 'static>(
    permit: OwnedSemaphorePermit,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    let work = tokio::task::spawn_blocking(move || {
        let done = work();
        drop(permit);
        done
    });
    work.await.map_err(|error| {
        tracing::error!(%error, "edition");
        Fault::Store
    })
}

/// So many work at once, so many wait.
struct Gate {
    working: Arc<Semaphore>,
    waiting: Semaphore,
}

impl Gate {
    fn new(at_once: usize, waiting: usize) -> Gate {
        Gate { working: Arc::new(Semaphore::new(at_once)), waiting: Semaphore::new(waiting) }
    }

    /// A place at work, after a while; none if too many wait for it.
    async fn try_pass(&self) -> Result<OwnedSemaphorePermit, Fault> {
        let _waiting = self.waiting.try_acquire().map_err(|_| Fault::Busy)?;
        self.pass().await
    }

    /// A place at work, however many wait for it.
    async fn pass(&self) -> Result<OwnedSemaphorePermit, Fault> {
        self.working.clone().acquire_owned().await.map_err(|_| Fault::Busy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_comes_when_too_many_wait_is_told_to_come_later() {
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
        assert_eq!(gate.try_pass().await.map(drop), Err(Fault::Busy));
        drop(working);
        for waited in waiting {
            assert_eq!(waited.await.unwrap(), Ok(()));
        }
        assert!(gate.try_pass().await.is_ok());
    }
}
