//! A cache of the tables in memory, so that lists need not ask their actors.

use crate::summary::Summary;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A table in memory as lists show it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CachedTable {
    /// The seats whose players are connected, counted from 1.
    pub present: Vec<u8>,
    /// How many spectators are connected.
    pub watching: u32,
    /// The summary of the game, once it has begun.
    pub summary: Option<Summary>,
}

/// The tables in memory, by their ids.
#[derive(Default)]
pub struct LobbyCache(Mutex<HashMap<String, CachedTable>>);

impl LobbyCache {
    /// Adds or replaces a table.
    pub fn insert(&self, id: &str, table: CachedTable) {
        let mut tables = self.tables();
        match tables.get_mut(id) {
            Some(cached) => *cached = table,
            None => drop(tables.insert(id.to_owned(), table)),
        }
    }

    /// A table, if it is in memory.
    pub fn get(&self, id: &str) -> Option<CachedTable> {
        self.tables().get(id).cloned()
    }

    /// Whether a table is in memory.
    pub fn contains(&self, id: &str) -> bool {
        self.tables().contains_key(id)
    }

    /// Removes a table that has left memory.
    pub fn remove(&self, id: &str) {
        let mut tables = self.tables();
        tables.remove(id);
        if tables.len() * 4 < tables.capacity() {
            tables.shrink_to_fit();
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, CachedTable>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
