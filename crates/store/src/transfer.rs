//! Copies everything from one store to another, of whichever engine, and compares both.

use crate::sql::{Column, Connection, Query, Row, Value, query, query_scalar};
use crate::{Store, StoreError};
use sha2::{Digest, Sha256};

/// How many rows are copied in one transaction.
const PAGE: u32 = 500;

/// The kinds of columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Integer,
    Text,
    Bytes,
    Flag,
}
use Kind::{Bytes, Flag, Integer, Text};

/// A table of the database: its columns, of which the first ones are its key.
struct Table {
    name: &'static str,
    key: usize,
    columns: &'static [(&'static str, Kind)],
    /// Whether the database counts the keys.
    counted: bool,
}

const fn table(name: &'static str, key: usize, columns: &'static [(&'static str, Kind)]) -> Table {
    Table { name, key, columns, counted: false }
}

const fn counted(name: &'static str, columns: &'static [(&'static str, Kind)]) -> Table {
    Table { name, key: 1, columns, counted: true }
}

/// All tables. A table comes after those that it refers to.
const TABLES: &[Table] = &[
    table("meta", 1, &[("name", Text), ("value", Bytes)]),
    counted(
        "players",
        &[
            ("key", Integer),
            ("name", Text),
            ("webhook", Text),
            ("account", Flag),
            ("created", Integer),
            ("made_from", Text),
            ("webhook_secret", Text),
        ],
    ),
    table("sessions", 1, &[("hash", Bytes), ("player", Integer), ("used", Integer)]),
    table(
        "editions",
        1,
        &[("hash", Bytes), ("files", Text), ("brought", Integer), ("brought_from", Text), ("bytes", Integer)],
    ),
    counted(
        "tables",
        &[
            ("key", Integer),
            ("id", Text),
            ("host", Integer),
            ("public", Flag),
            ("status", Text),
            ("options", Text),
            ("start", Text),
            ("created", Integer),
            ("began", Integer),
            ("ended", Integer),
            ("live", Flag),
            ("wake", Integer),
            ("talked", Integer),
            ("summary", Text),
            ("clocks", Text),
            ("request", Text),
            ("told", Integer),
            ("aside", Text),
            ("made_from", Text),
            ("bots_only", Flag),
            ("edition", Bytes),
        ],
    ),
    table(
        "seats",
        2,
        &[
            ("table_key", Integer),
            ("seat", Integer),
            ("by", Text),
            ("name", Text),
            ("bot", Text),
            ("shut", Flag),
        ],
    ),
    table(
        "holders",
        2,
        &[
            ("player", Integer),
            ("table_key", Integer),
            ("seat", Integer),
            ("since", Integer),
            ("device", Text),
        ],
    ),
    table(
        "links",
        1,
        &[("hash", Bytes), ("table_key", Integer), ("seat", Integer), ("kind", Text), ("until", Integer)],
    ),
    table("journal", 2, &[("table_key", Integer), ("revision", Integer), ("at", Integer), ("line", Text)]),
    table(
        "talk",
        2,
        &[
            ("table_key", Integer),
            ("id", Integer),
            ("at", Integer),
            ("seat", Integer),
            ("moment", Integer),
            ("told", Text),
        ],
    ),
    table("blocks", 3, &[("table_key", Integer), ("player", Integer), ("address", Text)]),
    table("bans", 1, &[("net", Text), ("made", Integer), ("until", Integer), ("reason", Text)]),
    counted(
        "push_subscriptions",
        &[
            ("key", Integer),
            ("player", Integer),
            ("endpoint", Text),
            ("p256dh", Bytes),
            ("auth", Bytes),
            ("lang", Text),
            ("quiet_from", Integer),
            ("quiet_to", Integer),
            ("utc_offset", Integer),
            ("seen", Integer),
        ],
    ),
    table(
        "push_waiting",
        2,
        &[
            ("subscription", Integer),
            ("table_key", Integer),
            ("seat", Integer),
            ("turn", Integer),
            ("due", Integer),
        ],
    ),
];

/// What a transfer copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transferred {
    /// The number of tables.
    pub tables: u64,
    /// The number of steps in all journals.
    pub steps: u64,
    /// The number of rows of all kinds.
    pub rows: u64,
}

/// Copies everything from one store to another, which must be new. Reads both completely at the end and compares them.
///
/// # Errors
/// The other store is not empty, the copy is not equal, or a store failed.
pub async fn transfer(from: &Store, to: &Store) -> Result<Transferred, StoreError> {
    let counts = to.counts().await?;
    if counts.tables > 0 || counts.people > 0 {
        return Err(StoreError::NotEmpty);
    }
    // The new store has made its own keys and times, which give way to those of the copied one.
    to.set(query("DELETE FROM meta WHERE name != 'schema-version'")).await?;
    for table in TABLES {
        copy(table, from, to).await?;
    }
    let mut done = Transferred { tables: 0, steps: 0, rows: 0 };
    for table in TABLES {
        let (read, written) = (sum(table, from).await?, sum(table, to).await?);
        if read != written {
            return Err(StoreError::Unequal { table: table.name, read: read.0, written: written.0 });
        }
        done.rows += read.0;
        match table.name {
            "tables" => done.tables = read.0,
            "journal" => done.steps = read.0,
            _ => {}
        }
    }
    Ok(done)
}

async fn copy(table: &'static Table, from: &Store, to: &Store) -> Result<(), StoreError> {
    let mut after = None;
    loop {
        let page = page(table, from, after.as_ref()).await?;
        let Some(last) = page.last() else { break };
        after = Some(last.clone());
        let change = to.writer.change(move |connection| Box::pin(insert(connection, table, page)));
        change.await?;
    }
    if table.counted {
        // A key that was given is never given again, even if its row is gone.
        let last = from.last_key(table.name).await?;
        to.set_last_key(table.name, last).await?;
    }
    Ok(())
}

async fn insert(
    connection: &mut Connection,
    table: &'static Table,
    rows: Vec<Vec<Value>>,
) -> Result<(), sqlx::Error> {
    let places: Vec<_> = (1..=table.columns.len()).map(|n| format!("${n}")).collect();
    let text = format!("INSERT INTO {} ({}) VALUES ({})", table.name, names(table), places.join(", "));
    for row in rows {
        bound(query(text.clone()), row).execute(connection).await?;
    }
    Ok(())
}

/// The rows after a key, in the order of the keys. The version of the schema is the store's own.
async fn page(
    table: &Table,
    store: &Store,
    after: Option<&Vec<Value>>,
) -> Result<Vec<Vec<Value>>, sqlx::Error> {
    let key: Vec<_> = table.columns[..table.key].iter().map(|(name, _)| *name).collect();
    let key = key.join(", ");
    let places: Vec<_> = (1..=table.key).map(|n| format!("${n}")).collect();
    let mut conditions = Vec::new();
    if after.is_some() {
        conditions.push(format!("({key}) > ({})", places.join(", ")));
    }
    if table.name == "meta" {
        conditions.push("name != 'schema-version'".to_owned());
    }
    let condition =
        if conditions.is_empty() { String::new() } else { format!("WHERE {}", conditions.join(" AND ")) };
    let text = format!("SELECT {} FROM {} {condition} ORDER BY {key} LIMIT {PAGE}", names(table), table.name);
    let after = after.map(|row| row[..table.key].to_vec()).unwrap_or_default();
    let rows = bound(query(text), after).fetch_all(&store.readers).await?;
    rows.iter().map(|row| read(table, row)).collect()
}

fn names(table: &Table) -> String {
    table.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
}

fn bound(query: Query, values: Vec<Value>) -> Query {
    values.into_iter().fold(query, Query::bind)
}

fn read(table: &Table, row: &Row) -> Result<Vec<Value>, sqlx::Error> {
    let columns = table.columns.iter().enumerate();
    columns
        .map(|(at, (_, kind))| {
            Ok(match kind {
                Integer => Value::Integer(Column::read(row, at)?),
                Text => Value::Text(Column::read(row, at)?),
                Bytes => Value::Bytes(Column::read(row, at)?),
                Flag => Value::Flag(Column::read(row, at)?),
            })
        })
        .collect()
}

/// The number of rows and the sum of their hashes. The sum does not depend on the order of the rows, because the engines
/// sort texts differently.
async fn sum(table: &Table, store: &Store) -> Result<(u64, u128), StoreError> {
    let (mut count, mut sum) = (0, 0_u128);
    let mut after = None;
    loop {
        let page = page(table, store, after.as_ref()).await?;
        let Some(last) = page.last() else { return Ok((count, sum)) };
        after = Some(last.clone());
        for row in &page {
            let hash = Sha256::digest(format!("{row:?}"));
            let part = hash.iter().take(16).fold(0_u128, |part, byte| (part << 8) | u128::from(*byte));
            sum = sum.wrapping_add(part);
            count += 1;
        }
    }
}

impl Store {
    /// The last key that the database gave in a table.
    async fn last_key(&self, table: &'static str) -> Result<i64, StoreError> {
        let text = match self.database {
            Some(_) => "SELECT seq FROM sqlite_sequence WHERE name = $1",
            None => {
                "SELECT coalesce(last_value, 0) FROM pg_sequences
                 WHERE schemaname = current_schema() AND sequencename = $1 || '_key_seq'"
            }
        };
        Ok(query_scalar(text).bind(table).fetch_optional(&self.readers).await?.unwrap_or(0))
    }

    async fn set_last_key(&self, table: &'static str, last: i64) -> Result<(), StoreError> {
        if last == 0 {
            return Ok(());
        }
        if self.database.is_some() {
            let known = query("UPDATE sqlite_sequence SET seq = $1 WHERE name = $2").bind(last).bind(table);
            if self.set(known).await? == 0 {
                let new = query("INSERT INTO sqlite_sequence (seq, name) VALUES ($1, $2)");
                self.set(new.bind(last).bind(table)).await?;
            }
            return Ok(());
        }
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                let set = query("SELECT setval(pg_get_serial_sequence($2, 'key'), $1)");
                set.bind(last).bind(table).fetch_one(connection).await.map(drop)
            })
        });
        Ok(change.await?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Durability;
    use std::collections::BTreeSet;

    #[tokio::test]
    async fn every_column_of_the_database_is_copied() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path(), Durability::Normal).await.unwrap();
        let stored = query_scalar::<String>(
            "SELECT tables.name || '.' || columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
             WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'",
        );
        let stored: BTreeSet<String> = stored.fetch_all(&store.readers).await.unwrap().into_iter().collect();
        let copied = |table: &Table| {
            table.columns.iter().map(|(column, _)| format!("{}.{column}", table.name)).collect::<Vec<_>>()
        };
        assert_eq!(TABLES.iter().flat_map(copied).collect::<BTreeSet<_>>(), stored);
    }
}
