//! What is stored about a table besides its journal, and how long no server was running.

use crate::sql::{Connection, query, query_scalar};
use crate::{Store, StoreError, TableKey, files};

/// The file that is written to test for free space, and its size.
const ROOM: &str = "lacrimosa.room";
const MARGIN: usize = 64 * 1024;
/// The time at which a server was last running.
const ALIVE: &str = "alive";
/// The recorded total time without a running server.
const WITHOUT_SERVER: &str = "without-server";

impl Store {
    /// Stores a request that waits for consent, as JSON; none if there is no request.
    pub async fn set_request(&self, table: TableKey, request: Option<&str>) -> Result<(), StoreError> {
        let change = query("UPDATE tables SET request = $1 WHERE key = $2");
        self.set(change.bind(request.map(str::to_owned)).bind(table)).await.map(drop)
    }

    /// Stores the clocks of a table at a revision, as JSON. The journal alone does not determine them.
    pub async fn set_clocks(&self, table: TableKey, clocks: &str) -> Result<(), StoreError> {
        let change = query("UPDATE tables SET clocks = $1 WHERE key = $2");
        self.set(change.bind(clocks.to_owned()).bind(table)).await.map(drop)
    }

    /// Stores the summary that lists show for a table that is not in memory, as JSON.
    pub async fn set_summary(&self, table: TableKey, summary: &str) -> Result<(), StoreError> {
        let change = query("UPDATE tables SET summary = $1 WHERE key = $2");
        self.set(change.bind(summary.to_owned()).bind(table)).await.map(drop)
    }

    /// Marks a table with a game as loaded. Stores its clocks, and its summary if it has none yet.
    pub async fn table_wakes(
        &self,
        table: TableKey,
        clocks: &str,
        summary: Option<&str>,
    ) -> Result<(), StoreError> {
        let change = query(
            "UPDATE tables SET live = TRUE, wake = NULL, clocks = $1, summary = coalesce(summary, $2) WHERE key = $3",
        );
        let summary = summary.map(str::to_owned);
        self.set(change.bind(clocks.to_owned()).bind(summary).bind(table)).await.map(drop)
    }

    /// Marks a table with a game as unloaded. Stores when it must be loaded again, its clocks and its
    /// summary.
    pub async fn table_rests(
        &self,
        table: TableKey,
        wake: Option<i64>,
        clocks: &str,
        summary: &str,
    ) -> Result<(), StoreError> {
        let change =
            query("UPDATE tables SET live = FALSE, wake = $1, clocks = $2, summary = $3 WHERE key = $4");
        let change = change.bind(wake).bind(clocks.to_owned()).bind(summary.to_owned()).bind(table);
        self.set(change).await.map(drop)
    }

    /// Stores the summary of a table from an earlier version, unless it has one by now.
    pub async fn add_summary(&self, table: TableKey, summary: &str) -> Result<(), StoreError> {
        let change = query("UPDATE tables SET summary = $1 WHERE key = $2 AND summary IS NULL");
        self.set(change.bind(summary.to_owned()).bind(table)).await.map(drop)
    }

    /// Tables with games but without summaries, which were created by an earlier version. Newest first, as
    /// ids.
    pub async fn without_summary(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let tables = query_scalar(
            "SELECT id FROM tables WHERE summary IS NULL AND status != 'waiting' AND aside IS NULL
             ORDER BY key DESC LIMIT $1",
        );
        Ok(tables.bind(most).fetch_all(&self.readers).await?)
    }

    /// Records that a server is running.
    pub async fn beat(&self, at: i64) -> Result<(), StoreError> {
        let change = self.writer.change(move |connection| Box::pin(set_number(connection, ALIVE, at)));
        Ok(change.await?)
    }

    /// Tests whether the store works: writes something, checks for free space, and reads something.
    ///
    /// # Errors
    /// The operation that failed.
    pub async fn probe(&self, at: i64) -> Result<(), StoreError> {
        self.beat(at).await?;
        self.room().await?;
        query("SELECT count(*) FROM (SELECT key FROM tables LIMIT 1)").fetch_one(&self.readers).await?;
        Ok(())
    }

    /// Whether the disk has room for the next writes. A small write can succeed even on a full disk, so this
    /// writes more.
    async fn room(&self) -> Result<(), StoreError> {
        let Some(database) = &self.database else { return Ok(()) };
        let file = database.with_file_name(ROOM);
        let tried = tokio::task::spawn_blocking(move || {
            let tried = std::fs::write(&file, [0; MARGIN]);
            let removed = std::fs::remove_file(&file);
            tried.and(removed).map_err(files::about(&file))
        });
        tried.await.unwrap_or(Err(sqlx::Error::WorkerCrashed.into()))
    }

    /// Called when a server starts. Times without a server must not count, so all wake-up times are postponed
    /// by the time since a server was last running. Returns the total time without a server; it starts at 0
    /// for a store of an earlier version.
    pub async fn resume(&self, at: i64) -> Result<i64, StoreError> {
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                let gap = number(connection, ALIVE).await?.map_or(0, |alive| at - alive);
                let gone = number(connection, WITHOUT_SERVER).await?.unwrap_or(0) + gap;
                let later = query("UPDATE tables SET wake = wake + $1 WHERE wake IS NOT NULL AND NOT live");
                later.bind(gap).execute(&mut *connection).await?;
                set_number(connection, WITHOUT_SERVER, gone).await?;
                set_number(connection, ALIVE, at).await?;
                Ok(gone)
            })
        });
        Ok(change.await?)
    }
}

async fn number(connection: &mut Connection, name: &str) -> Result<Option<i64>, sqlx::Error> {
    let kept: Option<Vec<u8>> =
        query_scalar("SELECT value FROM meta WHERE name = $1").bind(name).fetch_optional(connection).await?;
    Ok(kept.and_then(|kept| kept.try_into().ok()).map(i64::from_be_bytes))
}

async fn set_number(connection: &mut Connection, name: &'static str, number: i64) -> Result<(), sqlx::Error> {
    query("INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value")
        .bind(name)
        .bind(number.to_be_bytes().to_vec())
        .execute(connection)
        .await
        .map(drop)
}
