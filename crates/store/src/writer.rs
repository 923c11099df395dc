//! The only writer of this process. All waiting writes share one transaction, so the disk has to sync only once.

mod postgres;
mod sqlite;

use crate::AppendError;
use crate::sql::{Connection, query};
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnection;
use std::collections::HashSet;
use std::fs::File;
use std::pin::Pin;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot, watch};

/// How many writes can wait in the queue. Further ones wait for a free place.
const MOST_WAITING: usize = 4096;
/// The most writes in one transaction, so that the first one does not wait for too many others.
pub const MOST_TOGETHER: usize = 512;

/// A change that is running on the writer's connection.
pub type Changing<'c, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'c>>;
type Change = Box<dyn for<'c> FnOnce(&'c mut Connection) -> Changing<'c, ()> + Send>;

/// A step to be added to a journal.
#[derive(Clone)]
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
    /// Becomes true when the store closes: then nothing waits for the database any more.
    closing: Arc<watch::Sender<bool>>,
}

impl Writer {
    /// Starts the writer of a SQLite database. The lock is released after the connections are closed.
    pub fn sqlite(connection: Connection, checkpointer: SqliteConnection, lock: File) -> Writer {
        let (queue, jobs) = mpsc::channel(MOST_WAITING);
        tokio::spawn(sqlite::run(jobs, connection, checkpointer, lock));
        Writer { queue, closing: Arc::new(watch::Sender::new(false)) }
    }

    /// Starts the writer of a PostgreSQL database.
    pub fn postgres(options: PgConnectOptions) -> Writer {
        let (queue, jobs) = mpsc::channel(MOST_WAITING);
        let closing = watch::Sender::new(false);
        tokio::spawn(postgres::run(jobs, options, closing.subscribe()));
        Writer { queue, closing: Arc::new(closing) }
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
        change: impl for<'c> FnOnce(&'c mut Connection) -> Changing<'c, T> + Send + 'static,
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
        change: impl for<'c> FnOnce(&'c mut Connection) -> Changing<'c, ()> + Send + 'static,
    ) {
        let _ = self.queue.try_send((Write::Change(Box::new(change)), oneshot::channel().0));
    }

    /// Finishes all waiting writes, then closes the connection.
    pub async fn close(&self) {
        self.closing.send_replace(true);
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

/// What became of steps that the database was asked to add. It returns those that it added; if two steps have the same
/// revision, the first one was added.
fn outcomes(places: &[(i64, i64)], stored: Vec<(i64, i64)>) -> impl Iterator<Item = WriteResult> {
    let mut stored: HashSet<_> = stored.into_iter().collect();
    places.iter().map(move |place| stored.remove(place).then_some(()).ok_or(Failure::Revision))
}

/// Makes one change. If it fails, the other writes of the transaction are not affected.
async fn attempt(connection: &mut Connection, change: Change) -> Result<WriteResult, sqlx::Error> {
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
