//! What a server stores on disk: tables, the journals of their games, who holds which seat. SQLite in one
//! folder.
//!
//! The journal is authoritative: each step of a game is a line with its own revision, and a step is stored
//! before clients see it.

mod admin;
mod copy;
mod editions;
mod error;
mod facts;
mod files;
mod journal;
mod links;
mod lists;
mod players;
mod push;
mod rematch;
mod rows;
mod tables;
mod writer;

pub use admin::{BanRow, Counts, EditionFacts, PersonFacts, TableFacts};
pub use copy::{backup, restore};
pub use editions::{EditionRoom, NewEdition};
pub use error::{AppendError, StoreError};
pub use journal::MOST_TALK;
pub use links::Holder;
pub use lists::{ListedSeat, ListedTable, Listing};
pub use push::{DuePush, Subscription, SubscriptionKey, WaitingPush};
pub use rematch::{NewRematch, RematchError};
pub use rows::{
    DeviceRow, JournalRow, LinkRow, NewPlayer, NewSeat, NewTable, PlayerKey, PlayerRow, SeatRow, TableKey,
    TableRow, TalkRow,
};

use sqlx::sqlite::SqlitePool;
use std::path::{Path, PathBuf};
use writer::Writer;

/// The SHA-256 of a secret; secrets themselves are not stored.
pub type Hash = [u8; 32];

/// When a step counts as stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// When it is on the disk. It then survives a power failure.
    #[default]
    Full,
    /// When the operating system has it. It survives the end of the process, but perhaps not a power failure.
    Normal,
}

/// An open store. Clones share the same files, which are closed when the last one is dropped or by
/// [`Store::close`].
#[derive(Clone)]
pub struct Store {
    database: PathBuf,
    server_key: Hash,
    readers: SqlitePool,
    writer: Writer,
}

impl Store {
    /// Opens the store of a folder. Creates it if it is missing, and migrates it if it is older.
    ///
    /// # Errors
    /// The folder cannot be used, another process uses it, or it has no store that this version can read.
    pub async fn open(folder: &Path, durability: Durability) -> Result<Store, StoreError> {
        let folder = files::make_folder(folder)?;
        let lock = files::lock(&folder).await?;
        let database = files::database(&folder);
        let mut connection = files::writer(&database, durability).await?;
        let server_key = files::server_key(&mut connection).await?;
        let readers = files::readers(&database).await?;
        let writer = Writer::start(connection, files::connect(&database).await?, lock);
        Ok(Store { database, server_key, readers, writer })
    }

    /// The folder of the store.
    pub fn folder(&self) -> &Path {
        self.database.parent().unwrap_or(&self.database)
    }

    /// Finishes all pending writes, then closes the files.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// A random key that is created with the store. It signs cookies.
    pub async fn server_key(&self) -> Result<Hash, StoreError> {
        Ok(self.server_key)
    }
}
