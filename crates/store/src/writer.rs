//! The one hand that writes. Everything that waits is written in one transaction: the disk is asked once for all.

use crate::AppendError;
use sqlx::query;
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, QueryBuilder};
use std::collections::HashSet;
use std::fs::File;
use std::pin::Pin;
use tokio::sync::{mpsc, oneshot, watch};

/// How many writes may wait; whoever comes later waits for a place.
const MOST_WAITING: usize = 4096;
/// The most writes of a transaction: the first to come should not wait for too many others.
pub const MOST_TOGETHER: usize = 512;
/// After so many writes the log is tidied up.
const TIDY_AFTER: usize = 1000;

/// A change under way on the connection of the writer.
pub type Changing<'c, T> = Pin<Box<dyn Future<Output = Result<T, sqlx::Error>> + Send + 'c>>;
type Change = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> Changing<'c, ()> + Send>;

/// A step that wants into a journal.
pub struct Step {
    pub table: i64,
    pub revision: i64,
    pub at: i64,
    pub line: String,
}

enum Work {
    Append(Step),
    Change(Change),
    Close,
}

/// Why one write of several was not done.
#[derive(Debug)]
enum Failure {
    Revision,
    Database(sqlx::Error),
}

type Outcome = Result<(), Failure>;
type Job = (Work, oneshot::Sender<Outcome>);

/// The way to the writer. It ends when the last copy is dropped.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<Job>,
}

impl Writer {
    /// Starts to write. The lock is let go when the connections are closed.
    pub fn start(connection: SqliteConnection, tidier: SqliteConnection, lock: File) -> Writer {
        let (queue, jobs) = mpsc::channel(MOST_WAITING);
        tokio::spawn(run(jobs, connection, tidier, lock));
        Writer { queue }
    }

    /// Adds a step. Ready when it is stored.
    pub async fn append(&self, step: Step) -> Result<(), AppendError> {
        self.ask(Work::Append(step)).await.map_err(|failure| match failure {
            Failure::Revision => AppendError::Revision,
            Failure::Database(error) => AppendError::Failed(error.to_string()),
        })
    }

    /// Makes a change as a whole or not at all. Ready when it is stored.
    pub async fn change<T: Send + 'static>(
        &self,
        change: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Changing<'c, T> + Send + 'static,
    ) -> Result<T, sqlx::Error> {
        let (bring, found) = oneshot::channel();
        let change: Change = Box::new(move |connection| {
            Box::pin(async move {
                // Who does not wait any more needs no answer.
                let _ = bring.send(change(connection).await?);
                Ok(())
            })
        });
        match self.ask(Work::Change(change)).await {
            Ok(()) => found.await.map_err(|_| sqlx::Error::WorkerCrashed),
            Err(Failure::Database(error)) => Err(error),
            Err(Failure::Revision) => Err(sqlx::Error::RowNotFound),
        }
    }

    /// Makes a change that nobody waits for, unless too much is waiting.
    pub fn change_some_time(
        &self,
        change: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Changing<'c, ()> + Send + 'static,
    ) {
        let _ = self.queue.try_send((Work::Change(Box::new(change)), oneshot::channel().0));
    }

    /// Everything that waits is written, then the connection is closed.
    pub async fn close(&self) {
        let _ = self.ask(Work::Close).await;
        self.queue.closed().await;
    }

    async fn ask(&self, work: Work) -> Outcome {
        let closed = || Failure::Database(sqlx::Error::PoolClosed);
        let (answer, answered) = oneshot::channel();
        self.queue.send((work, answer)).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

async fn run(
    mut queue: mpsc::Receiver<Job>,
    mut connection: SqliteConnection,
    tidier: SqliteConnection,
    lock: File,
) {
    let (tidy_up, asked) = watch::channel(());
    let tidier = tokio::spawn(tidy(asked, tidier));
    let mut untidy = 0;
    let mut jobs = Vec::new();
    let mut closing = false;
    while !closing && queue.recv_many(&mut jobs, MOST_TOGETHER).await > 0 {
        let (work, answers): (Vec<_>, Vec<_>) = jobs.drain(..).unzip();
        closing = work.iter().any(|work| matches!(work, Work::Close));
        let outcomes = match write(&mut connection, work).await {
            Ok(outcomes) => outcomes,
            Err(error) => {
                // SQLite may have rolled back by itself already, as when the disk is full.
                let _ = query("ROLLBACK").execute(&mut connection).await;
                answers.iter().map(|_| Err(Failure::Database(the_same(&error)))).collect()
            }
        };
        for (answer, outcome) in answers.into_iter().zip(outcomes) {
            let _ = answer.send(outcome);
            untidy += 1;
        }
        if untidy >= TIDY_AFTER {
            untidy = 0;
            tidy_up.send_replace(());
        }
    }
    drop(tidy_up);
    let _ = tidier.await;
    // In this order: nobody else may open the files before they are closed, and `close` waits for the queue.
    let _ = connection.close().await;
    drop(lock);
    drop(queue);
}

/// Moves what was written from the log into the database, on a connection of its own: the writer goes on meanwhile.
async fn tidy(mut asked: watch::Receiver<()>, mut connection: SqliteConnection) {
    while asked.changed().await.is_ok() {
        // What could not be moved now is moved another time.
        let _ = query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
    }
    let _ = connection.close().await;
}

/// One transaction. An error is one of the disk: nothing was written.
async fn write(connection: &mut SqliteConnection, work: Vec<Work>) -> Result<Vec<Outcome>, sqlx::Error> {
    let mut outcomes = Vec::with_capacity(work.len());
    let mut steps = Vec::new();
    // A statement alone is a transaction by itself, and most often there are only steps.
    let alone = work.iter().all(|work| matches!(work, Work::Append(_)));
    if !alone {
        query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    }
    for work in work {
        // What came before a change is written before it.
        match work {
            Work::Append(step) => steps.push(step),
            Work::Change(change) => {
                append(connection, &mut steps, &mut outcomes).await?;
                outcomes.push(attempt(connection, change).await?);
            }
            Work::Close => {
                append(connection, &mut steps, &mut outcomes).await?;
                outcomes.push(Ok(()));
            }
        }
    }
    append(connection, &mut steps, &mut outcomes).await?;
    if !alone {
        query("COMMIT").execute(connection).await?;
    }
    Ok(outcomes)
}

/// Many steps in one statement. The journal passes over those that are not the next of their table.
async fn append(
    connection: &mut SqliteConnection,
    steps: &mut Vec<Step>,
    outcomes: &mut Vec<Outcome>,
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
    // The statement depends on the number of steps: not worth remembering.
    let stored: Vec<(i64, i64)> = insert.build_query_as().persistent(false).fetch_all(connection).await?;
    let mut stored: HashSet<_> = stored.into_iter().collect();
    // Of two equal ones the first was stored.
    outcomes.extend(places.iter().map(|place| stored.remove(place).then_some(()).ok_or(Failure::Revision)));
    Ok(())
}

/// One change, which may fail without the others.
async fn attempt(connection: &mut SqliteConnection, change: Change) -> Result<Outcome, sqlx::Error> {
    query("SAVEPOINT change").execute(&mut *connection).await?;
    let outcome = change(connection).await.map_err(Failure::Database);
    if outcome.is_err() {
        query("ROLLBACK TO change").execute(&mut *connection).await?;
    }
    query("RELEASE change").execute(connection).await?;
    Ok(outcome)
}

fn the_same(error: &sqlx::Error) -> sqlx::Error {
    sqlx::Error::Io(std::io::Error::other(error.to_string()))
}
