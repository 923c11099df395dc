//! A temporary place for a store, and rows to put into it: a folder, or a schema of the database in the variable
//! `LACRIMOSA_TEST_STORE`.

use protocol::SeatKind;
use protocol::http::LinkKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use store::{
    Address, Durability, Hash, Holder, NewSeat, NewTable, PlayerKey, SeatRow, Store, StoreError, TableKey,
};

/// The variable with the address of a database for all stores.
pub const DATABASE: &str = "LACRIMOSA_TEST_STORE";

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A temporary folder for one store; dropping it removes the folder.
pub struct House(PathBuf);

impl House {
    pub fn new() -> House {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        House(std::env::temp_dir().join(format!("lacrimosa-store-{}-{number}", std::process::id())))
    }

    pub fn folder(&self) -> PathBuf {
        self.0.join("store")
    }

    pub fn file(&self, name: &str) -> PathBuf {
        std::fs::create_dir_all(&self.0).unwrap();
        self.0.join(name)
    }

    pub fn database(&self) -> PathBuf {
        self.folder().join("lacrimosa.db")
    }

    pub async fn open(&self) -> Store {
        match std::env::var(DATABASE) {
            Ok(address) => {
                let name = self.0.file_name().unwrap().to_str().unwrap().replace('-', "_");
                in_schema(&address, &name).await
            }
            Err(_) => Store::open(&self.folder(), Durability::Normal).await.unwrap(),
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The store in a schema of a PostgreSQL database.
pub async fn in_schema(address: &str, name: &str) -> Store {
    use sqlx::{Connection, PgConnection};
    let mut connection = PgConnection::connect(address).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("CREATE SCHEMA IF NOT EXISTS {name}"));
    sqlx::raw_sql(create).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let address: Address = pgkit::schema(address, name).parse().unwrap();
    Store::connect(&address).await.unwrap()
}

/// A hash for a test secret.
pub fn hash(n: u8) -> Hash {
    [n; 32]
}

pub fn seat(number: u8, by: SeatKind) -> SeatRow {
    SeatRow { seat: number, by, name: format!("seat {number}"), bot: None, shut: false }
}

/// A public table whose host sits at the first of two seats.
pub fn new_table(id: &str, host: PlayerKey) -> NewTable {
    NewTable {
        id: id.to_owned(),
        host,
        public: true,
        options: "{}".to_owned(),
        device: "Firefox, Linux".to_owned(),
        created: 1000,
        made_from: None,
        bots_only: false,
        seats: vec![
            NewSeat { row: seat(1, SeatKind::Human), host_holds: true, invitation: None },
            NewSeat { row: seat(2, SeatKind::Open), host_holds: false, invitation: None },
        ],
        edition: None,
    }
}

/// A store with one player, whose session is `hash(1)`, and their table `first`.
pub async fn furnished(house: &House) -> (Store, PlayerKey, TableKey) {
    let store = house.open().await;
    let host = store.new_player(&hash(1), "Constanze", false, 1000).await.unwrap();
    let table = store.create_table(&new_table("first", host)).await.unwrap();
    (store, host, table)
}

/// Adds a device of a player to a seat.
pub async fn hold(store: &Store, table: TableKey, seat: u8, player: PlayerKey) -> Result<(), StoreError> {
    let secret = [player as u8 ^ 0x80; 32];
    store.put_link(table, seat, LinkKind::Device, &secret, None).await?;
    let holder = Holder { player, device: "Safari, iPhone".to_owned(), since: 2000 };
    store.add_device(table, seat, holder, secret).await
}

/// Runs a statement directly on a database that no store has open.
pub async fn tamper(database: &Path, statement: &'static str) {
    use sqlx::{ConnectOptions, Connection};
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(statement).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}
