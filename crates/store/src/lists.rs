//! Lists of tables: each with its seats, in one look.

use crate::rows::{read_by, read_status};
use crate::{By, PlayerKey, Status, Store, StoreError, TableKey};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, query};

/// So many of the newest open tables are looked at for the list of them.
const NEWEST: u32 = 5000;
/// The most open tables of one address in a list.
const SHARE: u32 = 3;

/// A table as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedTable {
    /// Its number.
    pub key: TableKey,
    /// Its name in links.
    pub id: String,
    /// Who made it.
    pub host: Option<PlayerKey>,
    /// Where it is in its life.
    pub status: Status,
    /// What was chosen, as JSON.
    pub options: String,
    /// When it was made.
    pub created: i64,
    /// When the game began.
    pub began: Option<i64>,
    /// How its game stood when the table left memory, as JSON.
    pub summary: Option<String>,
    /// A request that waits for consent, as JSON.
    pub request: Option<String>,
    /// Which seat whoever asked holds.
    pub you: Option<u8>,
    /// The seats, first to last.
    pub seats: Vec<ListedSeat>,
}

/// A seat as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedSeat {
    /// Which, counted from 1.
    pub seat: u8,
    /// Who sits there.
    pub by: By,
    /// What the others call them.
    pub name: String,
    /// The bot that decides.
    pub bot: Option<String>,
}

/// Tables in the order asked for, and those of which something cannot be read: which, and why.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listing {
    /// The tables.
    pub tables: Vec<ListedTable>,
    /// Those that cannot be read.
    pub unreadable: Vec<(TableKey, String)>,
}

/// What a list reads of the tables it chose.
macro_rules! listed {
    ($chosen:literal) => {
        concat!(
            "WITH chosen AS (",
            $chosen,
            ") SELECT t.key, t.id, t.host, t.status, t.options, t.created, t.began, t.summary, t.request,
                      s.seat, s.by, s.name, s.bot, h.seat AS you
               FROM chosen JOIN tables AS t USING (key)
               JOIN seats AS s ON s.table_key = t.key
               LEFT JOIN holders AS h ON h.table_key = t.key AND h.player = ?
               ORDER BY t.key DESC, s.seat"
        )
    };
}

impl Store {
    /// The tables where somebody holds a seat, the newest first.
    pub async fn list_of(&self, player: PlayerKey, most: u32) -> Result<Listing, StoreError> {
        let list = query(listed!(
            "SELECT key FROM holders JOIN tables ON key = table_key WHERE player = ? AND aside IS NULL
             ORDER BY table_key DESC LIMIT ?"
        ));
        gathered(list.bind(player).bind(most).bind(player).fetch_all(&self.readers).await?)
    }

    /// Public tables with an open seat, the newest first; of one address a few, so that nobody hides the others.
    pub async fn list_open(&self, player: Option<PlayerKey>, most: u32) -> Result<Listing, StoreError> {
        let list = query(listed!(
            "SELECT key FROM (
                 SELECT key, row_number() OVER (PARTITION BY coalesce(made_from, key) ORDER BY key DESC) AS place
                 FROM (SELECT key, made_from FROM tables WHERE public AND status = 'waiting' AND aside IS NULL
                       ORDER BY key DESC LIMIT ?)
             ) WHERE place <= ? ORDER BY key DESC LIMIT ?"
        ));
        gathered(list.bind(NEWEST).bind(SHARE).bind(most).bind(player).fetch_all(&self.readers).await?)
    }

    /// Public games that are on, the newest first.
    pub async fn list_playing(&self, player: Option<PlayerKey>, most: u32) -> Result<Listing, StoreError> {
        let list = query(listed!(
            "SELECT key FROM tables WHERE public AND status = 'playing' AND aside IS NULL ORDER BY key DESC LIMIT ?"
        ));
        gathered(list.bind(most).bind(player).fetch_all(&self.readers).await?)
    }
}

/// The rows of each table follow each other: one for each of its seats.
fn gathered(rows: Vec<SqliteRow>) -> Result<Listing, StoreError> {
    let mut listing = Listing::default();
    for row in rows {
        let key: TableKey = row.try_get("key")?;
        if listing.unreadable.last().is_some_and(|(unreadable, _)| *unreadable == key) {
            continue;
        }
        if listing.tables.last().is_none_or(|table| table.key != key) {
            match table(&row) {
                Ok(table) => listing.tables.push(table),
                Err(error) => {
                    listing.unreadable.push((key, error.to_string()));
                    continue;
                }
            }
        }
        match (seat(&row), listing.tables.last_mut()) {
            (Ok(seat), Some(table)) => table.seats.push(seat),
            (Err(error), _) => {
                listing.tables.pop();
                listing.unreadable.push((key, error.to_string()));
            }
            (Ok(_), None) => {}
        }
    }
    Ok(listing)
}

fn table(row: &SqliteRow) -> Result<ListedTable, sqlx::Error> {
    Ok(ListedTable {
        key: row.try_get("key")?,
        id: row.try_get("id")?,
        host: row.try_get("host")?,
        status: read_status(row.try_get("status")?)?,
        options: row.try_get("options")?,
        created: row.try_get("created")?,
        began: row.try_get("began")?,
        summary: row.try_get("summary")?,
        request: row.try_get("request")?,
        you: row.try_get("you")?,
        seats: Vec::new(),
    })
}

fn seat(row: &SqliteRow) -> Result<ListedSeat, sqlx::Error> {
    Ok(ListedSeat {
        seat: row.try_get("seat")?,
        by: read_by(row.try_get("by")?)?,
        name: row.try_get("name")?,
        bot: row.try_get("bot")?,
    })
}
