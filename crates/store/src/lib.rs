//! What a server stores: tables, the journals of their games, who holds which seat. In SQLite in one folder, or in
//! PostgreSQL.
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
mod postgres;
mod push;
mod rematch;
mod rows;
mod sql;
mod tables;
mod transfer;
mod writer;

pub use admin::{BanRow, Counts, EditionFacts, PersonFacts, TableFacts};
pub use copy::{backup, restore};
pub use editions::{EditionRoom, NewEdition};
pub use error::{AppendError, StoreError};
pub use journal::MOST_TALK;
pub use links::Holder;
pub use lists::{ListedSeat, ListedTable, Listing};
pub use postgres::Address;
pub use push::{DuePush, Subscription, SubscriptionKey, WaitingPush};
pub use rematch::{NewRematch, RematchError};
pub use rows::{
    DeviceRow, JournalRow, LinkRow, NewPlayer, NewSeat, NewTable, PlayerKey, PlayerRow, SeatRow, TableKey,
    TableRow, TalkRow,
};

pub use transfer::{Transferred, transfer};

use sql::{Connection, Readers};
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

/// An open store. Clones share the same files or connections, which are closed when the last one is dropped or by
/// [`Store::close`].
#[derive(Clone)]
pub struct Store {
    /// The file of the database; none in PostgreSQL.
    database: Option<PathBuf>,
    server_key: Hash,
    readers: Readers,
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
        let mut connection = Connection::Sqlite(files::writer(&database, durability).await?);
        let server_key = files::server_key(&mut connection).await?;
        let readers = Readers::Sqlite(files::readers(&database).await?);
        let writer = Writer::sqlite(connection, files::connect(&database).await?, lock);
        Ok(Store { database: Some(database), server_key, readers, writer })
    }

    /// Whether there is a store in a folder.
    pub fn is_in(folder: &Path) -> bool {
        files::database(folder).is_file()
    }

    /// Opens the store in a PostgreSQL database. Creates it in an empty database, and migrates it if it is older.
    /// Several processes may have it open.
    ///
    /// # Errors
    /// The database cannot be reached, or it has no store that this version can read.
    pub async fn connect(address: &Address) -> Result<Store, StoreError> {
        let (readers, server_key) = postgres::open(address).await?;
        Ok(Store { database: None, server_key, readers, writer: Writer::postgres(address.options()) })
    }

    /// The folder of the store, if it is in a folder.
    pub fn folder(&self) -> Option<&Path> {
        self.database.as_deref().and_then(Path::parent)
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
