//! What a server keeps on disk: tables, the journal of their games, who holds which seat. SQLite in one folder.
//!
//! The journal is the truth: a step is a line with its own revision, and nothing is shown before its line is stored.

mod error;
mod rows;

pub use error::{AppendError, StoreError};
pub use rows::{
    By, JournalRow, NewSeat, NewTable, PlayerKey, PlayerRow, SeatRow, Status, TableKey, TableRow, TalkRow,
};

use std::path::Path;

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

/// The disk. Copies share one.
#[derive(Clone)]
pub struct Store {}

impl Store {
    /// Opens the store of a folder; makes and migrates what is missing.
    pub async fn open(_folder: &Path, _durability: Durability) -> Result<Store, StoreError> {
        todo!()
    }

    /// Everything under way is written, then the files are closed.
    pub async fn close(&self) {}

    /// A random key of this store, made with it: signs cookies.
    pub async fn server_key(&self) -> Result<Hash, StoreError> {
        todo!()
    }

    /// Makes a table with its seats; the host may hold one of them.
    pub async fn create_table(&self, _table: &NewTable) -> Result<TableKey, StoreError> {
        todo!()
    }

    /// A table by its name in links, with its seats, first to last.
    pub async fn table(&self, _id: &str) -> Result<Option<(TableRow, Vec<SeatRow>)>, StoreError> {
        todo!()
    }

    /// Removes a table with all that belongs to it.
    pub async fn delete_table(&self, _table: TableKey) -> Result<(), StoreError> {
        todo!()
    }

    /// Changes a seat: who, name, bot, key, whether it is handed over.
    pub async fn set_seat(&self, _table: TableKey, _seat: &SeatRow) -> Result<(), StoreError> {
        todo!()
    }

    /// Finds the seat with this key: the table's name in links and the seat.
    pub async fn seat_by_key(&self, _key: &Hash) -> Result<Option<(String, u8)>, StoreError> {
        todo!()
    }

    /// The game begins: `start` is a `.game` file without decisions.
    pub async fn begin(&self, _table: TableKey, _start: &str, _at: i64) -> Result<(), StoreError> {
        todo!()
    }

    /// The game is over.
    pub async fn finish(&self, _table: TableKey, _at: i64) -> Result<(), StoreError> {
        todo!()
    }

    /// Whether the table is in memory, and when it must be looked at again if it is not.
    pub async fn set_live(
        &self,
        _table: TableKey,
        _live: bool,
        _wake: Option<i64>,
    ) -> Result<(), StoreError> {
        todo!()
    }

    /// Adds a step to a journal. Ready when it is stored; steps of many tables are stored together.
    ///
    /// # Errors
    /// Nothing was added: the revision is there already or leaves a gap, or the disk failed.
    pub async fn append(
        &self,
        _table: TableKey,
        _revision: u64,
        _at: i64,
        _line: String,
    ) -> Result<(), AppendError> {
        todo!()
    }

    /// The steps after a revision, up to and with another one.
    pub async fn journal(
        &self,
        _table: TableKey,
        _after: u64,
        _up_to: u64,
    ) -> Result<Vec<JournalRow>, StoreError> {
        todo!()
    }

    /// Adds to the talk of a table; its number at this table.
    pub async fn add_talk(
        &self,
        _table: TableKey,
        _at: i64,
        _seat: u8,
        _moment: u64,
        _told: &str,
    ) -> Result<i64, StoreError> {
        todo!()
    }

    /// The last lines of talk, oldest first.
    pub async fn talk(&self, _table: TableKey, _most: u32) -> Result<Vec<TalkRow>, StoreError> {
        todo!()
    }

    /// Somebody new with a first session, by the hash of its secret.
    pub async fn new_player(
        &self,
        _session: &Hash,
        _name: &str,
        _account: bool,
        _at: i64,
    ) -> Result<PlayerKey, StoreError> {
        todo!()
    }

    /// Who has this session. Sessions that are used are kept.
    pub async fn player_by_session(
        &self,
        _session: &Hash,
        _at: i64,
    ) -> Result<Option<PlayerRow>, StoreError> {
        todo!()
    }

    /// Changes the usual name and the webhook.
    pub async fn change_player(
        &self,
        _player: PlayerKey,
        _name: &str,
        _webhook: Option<&str>,
    ) -> Result<(), StoreError> {
        todo!()
    }

    /// Forgets somebody: sessions, webhook, words, and the names at seats that nobody else holds. Says which seats of
    /// games that are not over nobody holds now, by the table's name in links.
    pub async fn delete_player(&self, _player: PlayerKey) -> Result<Vec<(String, u8)>, StoreError> {
        todo!()
    }

    /// Somebody holds a seat from now on, on this device too.
    pub async fn hold(&self, _table: TableKey, _seat: u8, _player: PlayerKey) -> Result<(), StoreError> {
        todo!()
    }

    /// Nobody but this player holds the seat; nobody at all if none is named.
    pub async fn release(
        &self,
        _table: TableKey,
        _seat: u8,
        _but: Option<PlayerKey>,
    ) -> Result<(), StoreError> {
        todo!()
    }

    /// The seat somebody holds at a table.
    pub async fn seat_of(&self, _table: TableKey, _player: PlayerKey) -> Result<Option<u8>, StoreError> {
        todo!()
    }

    /// Where those who hold a seat want to be told that it is their turn.
    pub async fn webhooks(&self, _table: TableKey, _seat: u8) -> Result<Vec<String>, StoreError> {
        todo!()
    }

    /// The tables where somebody holds a seat, the newest first, by their names in links.
    pub async fn tables_of(&self, _player: PlayerKey, _most: u32) -> Result<Vec<String>, StoreError> {
        todo!()
    }

    /// How many seats somebody holds in games that are not over.
    pub async fn unfinished(&self, _player: PlayerKey) -> Result<u32, StoreError> {
        todo!()
    }

    /// Public tables of a status, the newest first, by their names in links.
    pub async fn public_tables(&self, _status: Status, _most: u32) -> Result<Vec<String>, StoreError> {
        todo!()
    }

    /// Tables that were in memory when the server ended without a word, or that must be looked at by now.
    pub async fn due(&self, _now: i64, _also_live: bool) -> Result<Vec<String>, StoreError> {
        todo!()
    }

    /// Keeps the files of an edition, as JSON, under its hash.
    pub async fn put_edition(&self, _hash: &Hash, _files: &str) -> Result<(), StoreError> {
        todo!()
    }

    /// All editions that were brought: hash and files.
    pub async fn editions(&self) -> Result<Vec<(Hash, String)>, StoreError> {
        todo!()
    }

    /// Removes tables on which nobody began before a time, and sessions not used since another.
    pub async fn sweep(&self, _waiting_before: i64, _unused_before: i64) -> Result<u64, StoreError> {
        todo!()
    }

    /// Writes a whole copy of the store to a file, while it is in use.
    pub async fn backup(&self, _to: &Path) -> Result<(), StoreError> {
        todo!()
    }
}

/// Puts a copy in the place of the store of a folder; what was there is kept beside it.
///
/// # Errors
/// The file is no copy of a store, or a server has the store open.
pub async fn restore(_from: &Path, _folder: &Path) -> Result<(), StoreError> {
    todo!()
}
