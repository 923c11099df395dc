//! What a server keeps on disk: tables, the journal of their games, who holds which seat. SQLite in one folder.
//!
//! The journal is the truth: a step is a line with its own revision, and nothing is shown before its line is stored.

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
pub use rows::{
    By, DeviceRow, JournalRow, LinkKind, LinkRow, NewPlayer, NewSeat, NewTable, PlayerKey, PlayerRow,
    SeatRow, Status, TableKey, TableRow, TalkRow,
};

use sqlx::sqlite::SqlitePool;
use std::path::{Path, PathBuf};
use writer::Writer;

/// A secret is kept as its SHA-256.
pub type Hash = [u8; 32];

/// When a step counts as stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// When it is on the disk: it survives a loss of power.
    #[default]
    Full,
    /// When the system has it: it survives the end of the program, but perhaps not a loss of power.
    Normal,
}

/// The disk. Copies share one; the files are closed when the last is dropped, or by [`Store::close`].
#[derive(Clone)]
pub struct Store {
    database: PathBuf,
    server_key: Hash,
    readers: SqlitePool,
    writer: Writer,
}

impl Store {
    /// Opens the store of a folder; makes and migrates what is missing.
    ///
    /// # Errors
    /// The folder cannot be used, another program uses it, or what is there is no store that this version can read.
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

    /// Where it is.
    pub fn folder(&self) -> &Path {
        self.database.parent().unwrap_or(&self.database)
    }

    /// Everything under way is written, then the files are closed.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// A random key of this store, made with it: signs cookies.
    pub async fn server_key(&self) -> Result<Hash, StoreError> {
        Ok(self.server_key)
    }
}
