//! Tables and their seats.

use crate::links::{Holder, hold};
use crate::sql::{Connection, FromRow, Query, query, query_as, query_scalar};
use crate::{NewSeat, NewTable, PlayerKey, SeatRow, Store, StoreError, TableKey, TableRow};
use protocol::http::LinkKind;

impl Store {
    /// Creates a table with its seats; the host may hold one of them.
    ///
    /// # Errors
    /// The id exists already, there is no such host or edition, or the write failed.
    pub async fn create_table(&self, table: &NewTable) -> Result<TableKey, StoreError> {
        let table = table.clone();
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                let edition = table.edition.map(Vec::from);
                if let Some(edition) = &edition {
                    query("SELECT 1 FROM editions WHERE hash = $1")
                        .bind(edition)
                        .fetch_one(&mut *connection)
                        .await?;
                }
                let key: TableKey = query_scalar(
                    "INSERT INTO tables (id, host, public, options, created, made_from, bots_only, edition)
                     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING key",
                )
                .bind(table.id)
                .bind(table.host)
                .bind(table.public)
                .bind(table.options)
                .bind(table.created)
                .bind(table.made_from)
                .bind(table.bots_only)
                .bind(edition)
                .fetch_one(&mut *connection)
                .await?;
                for seat in table.seats {
                    let host =
                        Holder { player: table.host, device: table.device.clone(), since: table.created };
                    add_seat(connection, key, host, seat).await?;
                }
                Ok(key)
            })
        });
        Ok(change.await?)
    }

    /// A table and its seats in order, found by the id in links.
    pub async fn table(&self, id: &str) -> Result<Option<(TableRow, Vec<SeatRow>)>, StoreError> {
        // Both are read in one statement, so that they fit together.
        let rows = query(
            "SELECT key, id, host, public, status, options, start, created, began, clocks, request, aside, told, made_from,
                    seat, by, name, bot, shut
             FROM tables LEFT JOIN seats ON table_key = key WHERE id = $1 ORDER BY seat",
        );
        let rows = rows.bind(id).fetch_all(&self.readers).await?;
        let Some(first) = rows.first() else { return Ok(None) };
        let mut seats = Vec::with_capacity(rows.len());
        for row in &rows {
            if row.get::<Option<i64>>("seat")?.is_some() {
                seats.push(SeatRow::from_row(row)?);
            }
        }
        Ok(Some((TableRow::from_row(first)?, seats)))
    }

    /// Deletes a table with everything that belongs to it.
    pub async fn delete_table(&self, table: TableKey) -> Result<(), StoreError> {
        self.set(query("DELETE FROM tables WHERE key = $1").bind(table)).await.map(drop)
    }

    /// Changes a seat: who plays it, name, bot, whether it is shut.
    ///
    /// # Errors
    /// There is no such seat, or the write failed.
    pub async fn set_seat(&self, table: TableKey, seat: &SeatRow) -> Result<(), StoreError> {
        let seat = seat.clone();
        let change = self
            .writer
            .change(move |connection| Box::pin(async move { change_seat(connection, table, &seat).await }));
        Ok(change.await?)
    }

    /// Starts the game. `start` is a `.game` file without decisions.
    ///
    /// # Errors
    /// There is no such waiting table, or the write failed. A game cannot be started twice.
    pub async fn begin(&self, table: TableKey, start: &str, at: i64) -> Result<(), StoreError> {
        let change = query(
            "UPDATE tables SET status = 'playing', start = $1, began = $2 WHERE key = $3 AND status = 'waiting'",
        );
        found(self.set(change.bind(start.to_owned()).bind(at).bind(table)).await?)
    }

    /// Marks the game as over. Has no effect if it is over already.
    ///
    /// # Errors
    /// There is no such table with a game, or the write failed.
    pub async fn finish(&self, table: TableKey, at: i64) -> Result<(), StoreError> {
        let change = query(
            "UPDATE tables SET status = 'over', ended = coalesce(ended, $1) WHERE key = $2 AND status != 'waiting'",
        );
        found(self.set(change.bind(at).bind(table)).await?)
    }

    /// Stores whether the table is in memory, and when it must be loaded again if it is not. Has no effect on
    /// a deleted table.
    pub async fn set_live(&self, table: TableKey, live: bool, wake: Option<i64>) -> Result<(), StoreError> {
        let change = query("UPDATE tables SET live = $1, wake = $2 WHERE key = $3");
        self.set(change.bind(live).bind(wake).bind(table)).await.map(drop)
    }

    /// Marks a table at which only bots can play.
    pub async fn set_bots_only(&self, table: TableKey) -> Result<(), StoreError> {
        self.set(query("UPDATE tables SET bots_only = TRUE WHERE key = $1").bind(table)).await.map(drop)
    }

    /// The number of unfinished tables with bots only: of this host, from this address, and in total.
    pub async fn bots_only_tables(
        &self,
        host: PlayerKey,
        made_from: Option<&str>,
    ) -> Result<(u32, u32, u32), StoreError> {
        let counts = query_as(
            "SELECT count(*) FILTER (WHERE host = $1), count(*) FILTER (WHERE made_from = $2), count(*)
             FROM tables WHERE bots_only AND status != 'over'",
        );
        Ok(counts.bind(host).bind(made_from).fetch_one(&self.readers).await?)
    }

    /// Records that an absent player was notified of the turn that began at this revision.
    pub async fn set_told(&self, table: TableKey, revision: u64) -> Result<(), StoreError> {
        let revision = i64::try_from(revision).unwrap_or(i64::MAX);
        self.set(query("UPDATE tables SET told = $1 WHERE key = $2").bind(revision).bind(table))
            .await
            .map(drop)
    }

    /// Quarantines a table, with the reason. It is not loaded any more; its journal stays unchanged.
    pub async fn quarantine(&self, table: TableKey, reason: &str) -> Result<(), StoreError> {
        let change = query("UPDATE tables SET aside = $1, live = FALSE, wake = NULL WHERE key = $2");
        self.set(change.bind(reason.to_owned()).bind(table)).await.map(drop)
    }

    /// Tables whose wake-up time has come. With `also_live` also those that were in memory when the server
    /// crashed.
    pub async fn due(&self, now: i64, also_live: bool) -> Result<Vec<String>, StoreError> {
        let tables = query_scalar(
            "SELECT id FROM tables WHERE live AND $1 AND aside IS NULL
             UNION ALL SELECT id FROM tables WHERE NOT live AND wake <= $2 AND aside IS NULL",
        );
        Ok(tables.bind(also_live).bind(now).fetch_all(&self.readers).await?)
    }

    /// Deletes waiting tables created before a time, and sessions not used since another time. Returns the
    /// number of both.
    pub async fn sweep(&self, waiting_before: i64, unused_before: i64) -> Result<u64, StoreError> {
        let tables =
            query("DELETE FROM tables WHERE status = 'waiting' AND created < $1").bind(waiting_before);
        let sessions = query("DELETE FROM sessions WHERE used < $1").bind(unused_before);
        Ok(self.set(tables).await? + self.set(sessions).await?)
    }

    /// Executes one statement and returns the number of changed rows.
    pub(crate) async fn set(&self, change: Query) -> Result<u64, StoreError> {
        let change = self.writer.change(move |connection| Box::pin(change.execute(connection)));
        Ok(change.await?)
    }
}

pub(crate) async fn change_seat(
    connection: &mut Connection,
    table: TableKey,
    seat: &SeatRow,
) -> Result<(), sqlx::Error> {
    let change =
        query("UPDATE seats SET by = $1, name = $2, bot = $3, shut = $4 WHERE table_key = $5 AND seat = $6")
            .bind(seat.by.code())
            .bind(seat.name.clone())
            .bind(seat.bot.clone())
            .bind(seat.shut)
            .bind(table)
            .bind(seat.seat)
            .execute(connection)
            .await?;
    if change == 0 { Err(sqlx::Error::RowNotFound) } else { Ok(()) }
}

pub(crate) async fn add_seat(
    connection: &mut Connection,
    table: TableKey,
    host: Holder,
    NewSeat { row, host_holds, invitation }: NewSeat,
) -> Result<(), sqlx::Error> {
    query("INSERT INTO seats (table_key, seat, by, name, bot, shut) VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(table)
        .bind(row.seat)
        .bind(row.by.code())
        .bind(row.name)
        .bind(row.bot)
        .bind(row.shut)
        .execute(&mut *connection)
        .await?;
    if let Some(secret) = invitation {
        query("INSERT INTO links (hash, table_key, seat, kind) VALUES ($1, $2, $3, $4)")
            .bind(secret.to_vec())
            .bind(table)
            .bind(row.seat)
            .bind(LinkKind::Invitation.code())
            .execute(&mut *connection)
            .await?;
    }
    if host_holds {
        hold(connection, table, row.seat, host).await?;
    }
    Ok(())
}

fn found(rows: u64) -> Result<(), StoreError> {
    if rows == 0 { Err(sqlx::Error::RowNotFound.into()) } else { Ok(()) }
}
