//! Writing to PostgreSQL, which may be away for a while.
//!
//! A step is never lost and never stored twice: the writer repeats it until the database has answered, and recognises
//! it by table and revision if an earlier try was stored although its answer did not arrive.

use super::{
    Change, Failure, Job, JournalStep, MOST_TOGETHER, Write, WriteResult, attempt, copy_of, outcomes,
};
use crate::postgres::is_away;
use crate::sql::{Connection, query};
use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{sleep, timeout};

/// The pauses between attempts to reach a database that is away: the first and the longest.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);
/// A database that does not answer for this long counts as away.
const PATIENCE: Duration = Duration::from_secs(10);

/// Writes until the queue is closed.
pub async fn run(mut queue: mpsc::Receiver<Job>, options: PgConnectOptions, closing: watch::Receiver<bool>) {
    let mut link = Link { options, connection: None, closing };
    let mut jobs = Vec::new();
    let mut closed = false;
    while !closed && queue.recv_many(&mut jobs, MOST_TOGETHER).await > 0 {
        let (mut steps, mut changes) = (Vec::new(), Vec::new());
        // Steps that came before a change are written before it, and those after it, after it.
        for (write, answer) in jobs.drain(..) {
            match write {
                Write::Append(step) => {
                    link.make(&mut changes).await;
                    steps.push((step, answer));
                }
                Write::Change(change) => {
                    link.append(&mut steps).await;
                    changes.push((change, answer));
                }
                Write::Close => {
                    closed = true;
                    let _ = answer.send(Ok(()));
                }
            }
        }
        link.append(&mut steps).await;
        link.make(&mut changes).await;
    }
    if let Some(connection) = link.connection.take() {
        let _ = timeout(PATIENCE, connection.close()).await;
    }
    drop(queue);
}

type Answer = oneshot::Sender<WriteResult>;

/// The writer's connection, which is opened again whenever it breaks.
struct Link {
    options: PgConnectOptions,
    connection: Option<Connection>,
    closing: watch::Receiver<bool>,
}

impl Link {
    /// Adds steps. Waits for a database that is away, so a step fails only if the database refuses it or the store is
    /// closed meanwhile.
    async fn append(&mut self, waiting: &mut Vec<(JournalStep, Answer)>) {
        if waiting.is_empty() {
            return;
        }
        let (steps, answers): (Vec<_>, Vec<_>) = waiting.drain(..).unzip();
        let mut again = false;
        let results = loop {
            let tried = match self.connect().await {
                Ok(connection) => patient(append(connection, &steps, again)).await,
                Err(error) => break Err(error),
            };
            match tried {
                Err(error) if is_away(&error) => {
                    tracing::warn!(%error, steps = steps.len(), "the database is away; steps wait");
                    self.connection = None;
                    again = true;
                }
                result => break result,
            }
        };
        let results = results.unwrap_or_else(|error| {
            answers.iter().map(|_| Err(Failure::Database(copy_of(&error)))).collect()
        });
        for (answer, result) in answers.into_iter().zip(results) {
            let _ = answer.send(result);
        }
    }

    /// Makes changes in one transaction, once the database is there. If the connection breaks meanwhile, the callers
    /// get the error: a change cannot be repeated without them.
    async fn make(&mut self, waiting: &mut Vec<(Change, Answer)>) {
        if waiting.is_empty() {
            return;
        }
        let (changes, answers): (Vec<_>, Vec<_>) = waiting.drain(..).unzip();
        let made = match self.connect().await {
            Ok(connection) => patient(make(connection, changes)).await,
            Err(error) => Err(error),
        };
        let results = made.unwrap_or_else(|error| {
            // Whatever was begun on this connection ends with it.
            self.connection = None;
            answers.iter().map(|_| Err(Failure::Database(copy_of(&error)))).collect()
        });
        for (answer, result) in answers.into_iter().zip(results) {
            let _ = answer.send(result);
        }
    }

    /// A connection that answers. Waits until there is one or the store closes.
    async fn connect(&mut self) -> Result<&mut Connection, sqlx::Error> {
        let mut pause = FIRST_PAUSE;
        loop {
            if *self.closing.borrow() && self.connection.is_none() {
                return Err(sqlx::Error::PoolClosed);
            }
            let reached = match self.connection.take() {
                Some(connection) => Ok(connection),
                None => {
                    let connected = timeout(PATIENCE, self.options.connect()).await;
                    connected.unwrap_or_else(|_| Err(late())).map(Connection::Postgres)
                }
            };
            match reached {
                Ok(connection) => return Ok(self.connection.insert(connection)),
                Err(error) => {
                    tracing::warn!(%error, "cannot reach the database");
                    tokio::select! {
                        () = sleep(pause) => {}
                        _ = self.closing.wait_for(|closing| *closing) => {}
                    }
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
            }
        }
    }
}

/// An answer that does not come in time is like a broken connection.
async fn patient<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    timeout(PATIENCE, work).await.unwrap_or_else(|_| Err(late()))
}

fn late() -> sqlx::Error {
    sqlx::Error::Io(std::io::ErrorKind::TimedOut.into())
}

/// Adds many steps in one statement, which is a transaction of its own. The database ignores steps that are not the
/// next of their table. `again`: an earlier try may have been stored.
async fn append(
    connection: &mut Connection,
    steps: &[JournalStep],
    again: bool,
) -> Result<Vec<WriteResult>, sqlx::Error> {
    let Connection::Postgres(connection) = connection else { return Err(sqlx::Error::WorkerCrashed) };
    let mut stored = send(
        connection,
        "INSERT INTO journal (table_key, revision, at, line)
         SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[])
         ON CONFLICT DO NOTHING RETURNING table_key, revision",
        steps,
    )
    .await?;
    if again {
        let earlier = send(
            connection,
            "SELECT table_key, revision FROM journal
             JOIN unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[]) AS sent (table_key, revision, at, line)
             USING (table_key, revision, at, line)",
            steps,
        );
        stored.extend(earlier.await?);
    }
    let places: Vec<_> = steps.iter().map(|step| (step.table, step.revision)).collect();
    Ok(outcomes(&places, stored).collect())
}

async fn send(
    connection: &mut PgConnection,
    statement: &'static str,
    steps: &[JournalStep],
) -> Result<Vec<(i64, i64)>, sqlx::Error> {
    let numbers = |number: fn(&JournalStep) -> i64| steps.iter().map(number).collect::<Vec<_>>();
    let lines: Vec<&str> = steps.iter().map(|step| &*step.line).collect();
    sqlx::query_as(statement)
        .bind(numbers(|step| step.table))
        .bind(numbers(|step| step.revision))
        .bind(numbers(|step| step.at))
        .bind(lines)
        .fetch_all(connection)
        .await
}

/// Makes all changes in one transaction.
async fn make(connection: &mut Connection, changes: Vec<Change>) -> Result<Vec<WriteResult>, sqlx::Error> {
    query("BEGIN").execute(connection).await?;
    let mut results = Vec::with_capacity(changes.len());
    for change in changes {
        results.push(attempt(connection, change).await?);
    }
    query("COMMIT").execute(connection).await?;
    Ok(results)
}
