//! The steps of the games and the chat of the tables.

use crate::sql::{query, query_as, query_scalar};
use crate::writer::JournalStep;
use crate::{AppendError, JournalRow, Store, StoreError, TableKey, TalkRow};

/// The most chat messages stored per table.
pub const MOST_TALK: i64 = 500;

impl Store {
    /// Adds a step to a journal. Returns when it is stored. Steps of many tables are stored together.
    ///
    /// # Errors
    /// The step was not added: its revision exists already or leaves a gap, or the write failed.
    pub async fn append(
        &self,
        table: TableKey,
        revision: u64,
        at: i64,
        line: String,
    ) -> Result<(), AppendError> {
        let revision = i64::try_from(revision).map_err(|_| AppendError::Revision)?;
        self.writer.append(JournalStep { table, revision, at, line }).await
    }

    /// The steps after a revision, up to and including another one.
    pub async fn journal(
        &self,
        table: TableKey,
        after: u64,
        up_to: u64,
    ) -> Result<Vec<JournalRow>, StoreError> {
        let steps = query_as(
            "SELECT revision, at, line FROM journal
             WHERE table_key = $1 AND revision > $2 AND revision <= $3 ORDER BY revision",
        );
        Ok(steps.bind(table).bind(number(after)).bind(number(up_to)).fetch_all(&self.readers).await?)
    }

    /// Adds a chat message and returns its number at the table. Only the last [`MOST_TALK`] messages are
    /// kept.
    ///
    /// # Errors
    /// There is no such table, or the write failed.
    pub async fn add_talk(
        &self,
        table: TableKey,
        at: i64,
        seat: u8,
        moment: u64,
        told: &str,
    ) -> Result<i64, StoreError> {
        let told = told.to_owned();
        let change = self.writer.change(move |connection| {
            Box::pin(async move {
                // The table counts its messages, so that the number of a removed message is never used again.
                let id: i64 =
                    query_scalar("UPDATE tables SET talked = talked + 1 WHERE key = $1 RETURNING talked")
                        .bind(table)
                        .fetch_one(&mut *connection)
                        .await?;
                query("INSERT INTO talk (table_key, id, at, seat, moment, told) VALUES ($1, $2, $3, $4, $5, $6)")
                    .bind(table)
                    .bind(id)
                    .bind(at)
                    .bind(seat)
                    .bind(number(moment))
                    .bind(told)
                    .execute(&mut *connection)
                    .await?;
                query("DELETE FROM talk WHERE table_key = $1 AND id <= $2")
                    .bind(table)
                    .bind(id - MOST_TALK)
                    .execute(connection)
                    .await?;
                Ok(id)
            })
        });
        Ok(change.await?)
    }

    /// The last chat messages, oldest first.
    pub async fn talk(&self, table: TableKey, most: u32) -> Result<Vec<TalkRow>, StoreError> {
        let last = query_as(
            "SELECT id, at, seat, moment, told FROM talk WHERE table_key = $1 ORDER BY id DESC LIMIT $2",
        );
        let mut last: Vec<TalkRow> = last.bind(table).bind(most).fetch_all(&self.readers).await?;
        last.reverse();
        Ok(last)
    }
}

/// Converts to SQLite's integers. Larger numbers do not occur.
fn number(n: u64) -> i64 {
    n.try_into().unwrap_or(i64::MAX)
}
