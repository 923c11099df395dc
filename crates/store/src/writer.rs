//! The only writer of the database. All waiting writes share one transaction, so the disk has to sync only
//! once.

use crate::AppendError;
use sqlx::query;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, QueryBuilder};
use std::collections::HashSet;
use std::fs::File;
use std::pin::Pin;
use tokio::sync::{mpsc, oneshot, watch};

/// How many writes can wait in the queue. Further ones wait for a free place.
const MOST_WAITING: usize = 4096;
/// The most writes in one transaction, so that the first one does not wait for too many others.
pub const MOST_TOGETHER: usize = 512;
/// The number of writes after which a checkpoint moves the write-ahead log into the database.
const CHECKPOINT_AFTER: usize = 1000;

/// A change that is running on the writer's connection.
pub type Changing<'c, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'c>>;
type Change = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> Changing<'c, ()> + Send>;

/// A step to be added to a journal.
pub struct JournalStep {
    pub table: i64,
    pub revision: i64,
    pub at: i64,
    pub line: String,
}

enum Write {
    Append(JournalStep),
    Change(Change),
    Close,
}

/// Why a write failed.
#[derive(Debug)]
enum Failure {
    Revision,
    Database(sqlx::Error),
}

type WriteResult = Result<(), Failure>;
type Job = (Write, oneshot::Sender<WriteResult>);

/// A handle to the writer. The writer stops when the last handle is dropped.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<Job>,
}

impl Writer {
    /// Starts the writer. The lock is released after the connections are closed.
    pub fn start(connection: SqliteConnection, checkpointer: SqliteConnection, lock: File) -> Writer {
        let (queue, jobs) = mpsc::channel(MOST_WAITING);
        tokio::spawn(run(jobs, connection, checkpointer, lock));
        Writer { queue }
    }

    /// Adds a step. Returns when it is stored.
    pub async fn append(&self, step: JournalStep) -> Result<(), AppendError> {
        self.ask(Write::Append(step)).await.map_err(|failure| match failure {
            Failure::Revision => AppendError::Revision,
            Failure::Database(error) => AppendError::Failed(error.to_string()),
        })
    }

    /// Makes a change completely or not at all. Returns when it is stored.
    pub async fn change<T: Send + 'static>(
        &self,
        change: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Changing<'c, T> + Send + 'static,
    ) -> Result<T, sqlx::Error> {
        let (send, result) = oneshot::channel();
        let change: Change = Box::new(move |connection| {
            Box::pin(async move {
                // The caller may have stopped waiting.
                let _ = send.send(change(connection).await?);
                Ok(())
            })
        });
        match self.ask(Write::Change(change)).await {
            Ok(()) => result.await.map_err(|_| sqlx::Error::WorkerCrashed),
            Err(Failure::Database(error)) => Err(error),
            Err(Failure::Revision) => Err(sqlx::Error::RowNotFound),
        }
    }

    /// Queues a change without waiting for it. The change is dropped if the queue is full.
    pub fn change_in_background(
        &self,
        change: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Changing<'c, ()> + Send + 'static,
    ) {
        let _ = self.queue.try_send((Write::Change(Box::new(change)), oneshot::channel().0));
    }

    /// Finishes all waiting writes, then closes the connection.
    pub async fn close(&self) {
        let _ = self.ask(Write::Close).await;
        self.queue.closed().await;
    }

    async fn ask(&self, write: Write) -> WriteResult {
        let closed = || Failure::Database(sqlx::Error::PoolClosed);
        let (answer, answered) = oneshot::channel();
        self.queue.send((write, answer)).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

async fn run(
    mut queue: mpsc::Receiver<Job>,
    mut connection: SqliteConnection,
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
    let _ = connection.close().await;
    drop(lock);
    drop(queue);
}

/// Moves the write-ahead log into the database. It has its own connection, so that the writer can go on.
async fn checkpoint(mut requested: watch::Receiver<()>, mut connection: SqliteConnection) {
    while requested.changed().await.is_ok() {
        // If this fails, the next checkpoint tries again.
        let _ = query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
    }
    let _ = connection.close().await;
}

/// Does all writes in one transaction. After an error nothing is written.
async fn write(
    connection: &mut SqliteConnection,
    writes: Vec<Write>,
) -> Result<Vec<WriteResult>, sqlx::Error> {
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
    connection: &mut SqliteConnection,
    steps: &mut Vec<JournalStep>,
    results: &mut Vec<WriteResult>,
) -> Result<(), sqlx::Error> {
    if steps.is_empty() {
        return Ok(());
    }
    let places: Vec<_> = steps.iter().map(|step| (step.table, step.revision)).collect();
    let mut insert = QueryBuilder::new("INSERT INTO journal (table_key, revision, at, line) ");
    insert.push_values(steps.drain(..), |mut row, step| {
        row.push_bind(step.table).push_bind(step.revision).push_bind(step.at).push_bind(step.line);
    });
    insert.push(" RETURNING table_key, revision");
    // The statement depends on the number of steps, so caching it is not worthwhile.
    let stored: Vec<(i64, i64)> = insert.build_query_as().persistent(false).fetch_all(connection).await?;
    let mut stored: HashSet<_> = stored.into_iter().collect();
    // If two steps have the same revision, the first one was stored.
    results.extend(places.iter().map(|place| stored.remove(place).then_some(()).ok_or(Failure::Revision)));
    Ok(())
}

/// Makes one change. If it fails, the other writes of the transaction are not affected.
async fn attempt(connection: &mut SqliteConnection, change: Change) -> Result<WriteResult, sqlx::Error> {
    query("SAVEPOINT change").execute(&mut *connection).await?;
    let result = change(connection).await.map_err(Failure::Database);
    if result.is_err() {
        query("ROLLBACK TO change").execute(&mut *connection).await?;
    }
    query("RELEASE change").execute(connection).await?;
    Ok(result)
}

fn copy_of(error: &sqlx::Error) -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::other(error.to_string()))
}
