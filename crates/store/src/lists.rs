//! Lists of tables with their seats, each read with one query.

use crate::rows::{decode_seat_kind, decode_status};
use crate::sql::{Row, query};
use crate::{PlayerKey, Store, StoreError, TableKey};
use protocol::{SeatKind, Status};

/// How many of the newest open tables are considered for a list.
const NEWEST: u32 = 5000;
/// The most open tables of one address in a list.
const SHARE: u32 = 3;

/// A table as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedTable {
    /// Its key.
    pub key: TableKey,
    /// Its id in links.
    pub id: String,
    /// The player who created it.
    pub host: Option<PlayerKey>,
    /// Its status.
    pub status: Status,
    /// Its options, as JSON.
    pub options: String,
    /// When it was created.
    pub created: i64,
    /// When the game began.
    pub began: Option<i64>,
    /// The summary of its game when the table was last unloaded, as JSON.
    pub summary: Option<String>,
    /// A request that waits for consent, as JSON.
    pub request: Option<String>,
    /// The seat of the player who asks.
    pub you: Option<u8>,
    /// The seats, first to last.
    pub seats: Vec<ListedSeat>,
}

/// A seat as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedSeat {
    /// Its number, counted from 1.
    pub seat: u8,
    /// Who plays it.
    pub by: SeatKind,
    /// The player's name.
    pub name: String,
    /// The bot that plays it.
    pub bot: Option<String>,
}

/// The tables of a list, and those that cannot be read with the reason.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listing {
    /// The tables.
    pub tables: Vec<ListedTable>,
    /// Tables that cannot be read.
    pub unreadable: Vec<(TableKey, String)>,
}

/// The query for the tables that the inner query chooses. Its first parameter is the player who asks.
macro_rules! listed {
    ($chosen:literal) => {
        concat!(
            "WITH chosen AS (",
            $chosen,
            ") SELECT t.key, t.id, t.host, t.status, t.options, t.created, t.began, t.summary, t.request,
                      s.seat, s.by, s.name, s.bot, h.seat AS you
               FROM chosen JOIN tables AS t USING (key)
               JOIN seats AS s ON s.table_key = t.key
               LEFT JOIN holders AS h ON h.table_key = t.key AND h.player = $1
               ORDER BY t.key DESC, s.seat"
        )
    };
}

impl Store {
    /// The tables at which a player holds a seat, newest first.
    pub async fn list_of(&self, player: PlayerKey, most: u32) -> Result<Listing, StoreError> {
        let list = query(listed!(
            "SELECT key FROM holders JOIN tables ON key = table_key WHERE player = $1 AND aside IS NULL
             ORDER BY table_key DESC LIMIT $2"
        ));
        gathered(list.bind(player).bind(most).fetch_all(&self.readers).await?)
    }

    /// Public tables with an open seat, newest first. Each address has at most `SHARE` tables in it, so that
    /// nobody can flood the list.
    pub async fn list_open(&self, player: Option<PlayerKey>, most: u32) -> Result<Listing, StoreError> {
        let list = query(listed!(
            "SELECT key FROM (
                 SELECT key, row_number() OVER (PARTITION BY coalesce(made_from, CAST(key AS TEXT)) ORDER BY key DESC) AS place
                 FROM (SELECT key, made_from FROM tables WHERE public AND status = 'waiting' AND aside IS NULL
                       ORDER BY key DESC LIMIT $2) AS newest
             ) AS placed WHERE place <= $3 ORDER BY key DESC LIMIT $4"
        ));
        gathered(list.bind(player).bind(NEWEST).bind(SHARE).bind(most).fetch_all(&self.readers).await?)
    }

    /// Public games that are being played, newest first.
    pub async fn list_playing(&self, player: Option<PlayerKey>, most: u32) -> Result<Listing, StoreError> {
        let list = query(listed!(
            "SELECT key FROM tables WHERE public AND status = 'playing' AND aside IS NULL ORDER BY key DESC LIMIT $2"
        ));
        gathered(list.bind(player).bind(most).fetch_all(&self.readers).await?)
    }
}

/// Combines the rows into tables. There is a row for each seat, and the rows of a table are consecutive.
fn gathered(rows: Vec<Row>) -> Result<Listing, StoreError> {
    let mut listing = Listing::default();
    for row in rows {
        let key: TableKey = row.get("key")?;
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

fn table(row: &Row) -> Result<ListedTable, sqlx::Error> {
    Ok(ListedTable {
        key: row.get("key")?,
        id: row.get("id")?,
        host: row.get("host")?,
        status: decode_status(&row.get::<String>("status")?)?,
        options: row.get("options")?,
        created: row.get("created")?,
        began: row.get("began")?,
        summary: row.get("summary")?,
        request: row.get("request")?,
        you: row.get("you")?,
        seats: Vec::new(),
    })
}

fn seat(row: &Row) -> Result<ListedSeat, sqlx::Error> {
    Ok(ListedSeat {
        seat: row.get("seat")?,
        by: decode_seat_kind(&row.get::<String>("by")?)?,
        name: row.get("name")?,
        bot: row.get("bot")?,
    })
}
