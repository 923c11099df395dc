//! Writing to SQLite.

use super::{Failure, Job, JournalStep, MOST_TOGETHER, Write, WriteResult, attempt, copy_of, outcomes};
use crate::sql::{Connection, query};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, QueryBuilder};
use std::fs::File;
use tokio::sync::{mpsc, watch};

/// The number of writes after which a checkpoint moves the write-ahead log into the database.
const CHECKPOINT_AFTER: usize = 1000;

/// Writes until the queue is closed.
pub async fn run(
    mut queue: mpsc::Receiver<Job>,
    mut connection: Connection,
    checkpointer: SqliteConnection,
    lock: File,
) {
    let (checkpoints, requested) = watch::channel(());
    let checkpointer = tokio::spawn(checkpoint(requested, checkpointer));
    let mut since_checkpoint = 0;
    let mut jobs = Vec::new();
    let mut closing = false;
    while !closing && queue.recv_many(&mut jobs, MOST_TOGETHER).await > 0 {
        let (writes, answers): (Vec<_>, Vec<_>) = jobs.drain(..).unzip();
        closing = writes.iter().any(|write| matches!(write, Write::Close));
        let results = match write(&mut connection, writes).await {
            Ok(results) => results,
            Err(error) => {
                // SQLite may have rolled back by itself already, for example when the disk is full.
                let _ = query("ROLLBACK").execute(&mut connection).await;
                answers.iter().map(|_| Err(Failure::Database(copy_of(&error)))).collect()
            }
        };
        for (answer, result) in answers.into_iter().zip(results) {
            let _ = answer.send(result);
            since_checkpoint += 1;
        }
        if since_checkpoint >= CHECKPOINT_AFTER {
            since_checkpoint = 0;
            checkpoints.send_replace(());
        }
    }
    drop(checkpoints);
    let _ = checkpointer.await;
    // The order matters: the lock must be held until the files are closed, and `close` waits until the queue
    // is dropped.
    connection.close().await;
    drop(lock);
    drop(queue);
}

/// Moves the write-ahead log into the database. It has its own connection, so that the writer can go on.
async fn checkpoint(mut requested: watch::Receiver<()>, mut connection: SqliteConnection) {
    while requested.changed().await.is_ok() {
        // If this fails, the next checkpoint tries again.
        let _ = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
    }
    let _ = connection.close().await;
}

/// Does all writes in one transaction. After an error nothing is written.
async fn write(connection: &mut Connection, writes: Vec<Write>) -> Result<Vec<WriteResult>, sqlx::Error> {
    let mut results = Vec::with_capacity(writes.len());
    let mut steps = Vec::new();
    // A single statement needs no explicit transaction, and usually there are only steps.
    let alone = writes.iter().all(|write| matches!(write, Write::Append(_)));
    if !alone {
        query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    }
    for item in writes {
        // Steps that came before a change are written before it.
        match item {
            Write::Append(step) => steps.push(step),
            Write::Change(change) => {
                append(connection, &mut steps, &mut results).await?;
                results.push(attempt(connection, change).await?);
            }
            Write::Close => {
                append(connection, &mut steps, &mut results).await?;
                results.push(Ok(()));
            }
        }
    }
    append(connection, &mut steps, &mut results).await?;
    if !alone {
        query("COMMIT").execute(connection).await?;
    }
    Ok(results)
}

/// Adds many steps in one statement. The database ignores steps that are not the next of their table.
async fn append(
    connection: &mut Connection,
    steps: &mut Vec<JournalStep>,
    results: &mut Vec<WriteResult>,
) -> Result<(), sqlx::Error> {
    if steps.is_empty() {
        return Ok(());
    }
    let places: Vec<_> = steps.iter().map(|step| (step.table, step.revision)).collect();
    let Connection::Sqlite(connection) = connection else { return Err(sqlx::Error::WorkerCrashed) };
    let mut insert = QueryBuilder::new("INSERT INTO journal (table_key, revision, at, line) ");
    insert.push_values(steps.drain(..), |mut row, step| {
        row.push_bind(step.table).push_bind(step.revision).push_bind(step.at).push_bind(step.line);
    });
    insert.push(" RETURNING table_key, revision");
    // The statement depends on the number of steps, so caching it is not worthwhile.
    let stored: Vec<(i64, i64)> = insert.build_query_as().persistent(false).fetch_all(connection).await?;
    results.extend(outcomes(&places, stored));
    Ok(())
}
