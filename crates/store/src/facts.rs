//! What is known of a table beside its journal, and of the time in which there was no server.

use crate::{Store, StoreError, TableKey, files};
use sqlx::sqlite::SqliteConnection;
use sqlx::{query, query_scalar};

/// What is written to see whether there is room, and how much.
const ROOM: &str = "lacrimosa.room";
const MARGIN: usize = 64 * 1024;
/// When a server was last seen to be alive.
const ALIVE: &str = "alive";
/// How long there was no server, in all, since it is counted.
const WITHOUT_SERVER: &str = "without-server";

impl Store {
    /// Keeps a request that waits for consent, as JSON; none if nothing is asked any more.
    pub async fn set_request(&self, table: TableKey, request: Option<&str>) -> Result<(), StoreError> {
        let change = query("UPDATE tables SET request = ? WHERE key = ?");
        self.set(change.bind(request.map(str::to_owned)).bind(table)).await.map(drop)
    }

    /// Keeps the clocks of a table at a revision, as JSON: what the journal alone does not say.
    pub async fn set_clocks(&self, table: TableKey, clocks: &str) -> Result<(), StoreError> {
        let change = query("UPDATE tables SET clocks = ? WHERE key = ?");
        self.set(change.bind(clocks.to_owned()).bind(table)).await.map(drop)
    }

    /// Keeps what lists show of a table that is not in memory, as JSON.
    pub async fn set_summary(&self, table: TableKey, summary: &str) -> Result<(), StoreError> {
        let change = query("UPDATE tables SET summary = ? WHERE key = ?");
        self.set(change.bind(summary.to_owned()).bind(table)).await.map(drop)
    }

    /// A table with a game is in memory from now on: its clocks, and its summary if it has none yet.
    pub async fn table_wakes(
        &self,
        table: TableKey,
        clocks: &str,
        summary: Option<&str>,
    ) -> Result<(), StoreError> {
        let change = query(
            "UPDATE tables SET live = 1, wake = NULL, clocks = ?, summary = coalesce(summary, ?) WHERE key = ?",
        );
        let summary = summary.map(str::to_owned);
        self.set(change.bind(clocks.to_owned()).bind(summary).bind(table)).await.map(drop)
    }

    /// A table with a game leaves memory: when it must be looked at again, its clocks, its summary.
    pub async fn table_rests(
        &self,
        table: TableKey,
        wake: Option<i64>,
        clocks: &str,
        summary: &str,
    ) -> Result<(), StoreError> {
        let change = query("UPDATE tables SET live = 0, wake = ?, clocks = ?, summary = ? WHERE key = ?");
        let change = change.bind(wake).bind(clocks.to_owned()).bind(summary.to_owned()).bind(table);
        self.set(change).await.map(drop)
    }

    /// The same for a table of before that has none yet.
    pub async fn add_summary(&self, table: TableKey, summary: &str) -> Result<(), StoreError> {
        let change = query("UPDATE tables SET summary = ? WHERE key = ? AND summary IS NULL");
        self.set(change.bind(summary.to_owned()).bind(table)).await.map(drop)
    }

    /// Tables of games that have no summary: they were made by an earlier version. The newest first, by their names in
    /// links.
    pub async fn without_summary(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let tables = query_scalar(
            "SELECT id FROM tables WHERE summary IS NULL AND status != 'waiting' AND aside IS NULL
             ORDER BY key DESC LIMIT ?",
        );
        Ok(tables.bind(most).fetch_all(&self.readers).await?)
    }

    /// Notes that a server is alive. It is written like everything else: if it cannot be, nothing can.
    pub async fn beat(&self, at: i64) -> Result<(), StoreError> {
        let change = self.writer.change(move |connection| Box::pin(set_number(connection, ALIVE, at)));
        Ok(change.await?)
    }

    /// Tries whether the store can do its work: something is written, there is room for more, something is read.
    ///
    /// # Errors
    /// What cannot be done.
    pub async fn probe(&self, at: i64) -> Result<(), StoreError> {
        self.beat(at).await?;
        self.room().await?;
        query("SELECT count(*) FROM (SELECT key FROM tables LIMIT 1)").fetch_one(&self.readers).await?;
        Ok(())
    }

    /// Whether the disk has room for what will be written next: a short note finds a place even on a full one.
    async fn room(&self) -> Result<(), StoreError> {
        let file = self.database.with_file_name(ROOM);
        let tried = tokio::task::spawn_blocking(move || {
            let tried = std::fs::write(&file, [0; MARGIN]);
            let removed = std::fs::remove_file(&file);
            tried.and(removed).map_err(files::about(&file))
        });
        tried.await.unwrap_or(Err(sqlx::Error::WorkerCrashed.into()))
    }

    /// A server begins its work. The time since the last one was alive counts for nobody: what waits for a time waits
    /// so much longer. Says how long there was no server, in all; nothing is counted of what an earlier version left.
    pub async fn resume(&self, at: i64) -> Result<i64, StoreError> {
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                let gap = number(connection, ALIVE).await?.map_or(0, |alive| at - alive);
                let gone = number(connection, WITHOUT_SERVER).await?.unwrap_or(0) + gap;
                let later = query("UPDATE tables SET wake = wake + ? WHERE wake IS NOT NULL AND NOT live");
                later.bind(gap).execute(&mut *connection).await?;
                set_number(connection, WITHOUT_SERVER, gone).await?;
                set_number(connection, ALIVE, at).await?;
                Ok(gone)
            })
        });
        Ok(change.await?)
    }
}

async fn number(connection: &mut SqliteConnection, name: &str) -> Result<Option<i64>, sqlx::Error> {
    let kept: Option<Vec<u8>> =
        query_scalar("SELECT value FROM meta WHERE name = ?").bind(name).fetch_optional(connection).await?;
    Ok(kept.and_then(|kept| kept.try_into().ok()).map(i64::from_be_bytes))
}

async fn set_number(
    connection: &mut SqliteConnection,
    name: &'static str,
    number: i64,
) -> Result<(), sqlx::Error> {
    query("INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value")
        .bind(name)
        .bind(number.to_be_bytes().to_vec())
        .execute(connection)
        .await
        .map(drop)
}
