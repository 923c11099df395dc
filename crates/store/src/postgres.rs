//! A store in PostgreSQL: connecting, the password, migrations.

use crate::sql::{Connection, Readers};
use crate::{Hash, StoreError, files};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions, Postgres};
use sqlx::{ConnectOptions, Connection as _, query, query_scalar, raw_sql};
use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

/// The migrations in order. Their number is the schema version of this program.
const MIGRATIONS: [&str; 1] = [include_str!("../migrations/postgres/0001_the_first_shape.sql")];
/// The number of the lock that a process holds while it migrates: the letters LACR.
const MIGRATING: i64 = 0x4C41_4352;
const READERS: u32 = 8;
/// How long a query waits for a connection before it fails.
const PATIENCE: Duration = Duration::from_secs(3);

/// Where a PostgreSQL database is, and how to sign in there.
/// The address of a PostgreSQL database, with what is needed to sign in there.
#[derive(Clone)]
pub struct Address(PgConnectOptions);

/// Without the password.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Address(options) = self;
        let (host, database) = (options.get_host(), options.get_database().unwrap_or_default());
        write!(f, "postgres://{}@{host}:{}/{database}", options.get_username(), options.get_port())
    }
}

impl FromStr for Address {
    type Err = StoreError;

    /// Reads `postgres://USER@HOST:PORT/DATABASE`. What it leaves out comes from the variables that all programs of
    /// PostgreSQL read, such as `PGPASSWORD`, `PGPASSFILE` and `PGSSLROOTCERT`.
    fn from_str(text: &str) -> Result<Address, StoreError> {
        if !["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme)) {
            return Err(StoreError::Address("it must begin with postgres://".to_owned()));
        }
        // The error is about a part of the address and never contains the password.
        let options =
            PgConnectOptions::from_str(text).map_err(|error| StoreError::Address(error.to_string()))?;
        Ok(Address(options.application_name("lacrimosa")))
    }
}

impl Address {
    /// Uses the password in a file.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn with_password_file(self, file: &Path) -> Result<Address, StoreError> {
        let password = std::fs::read_to_string(file).map_err(files::about(file))?;
        Ok(Address(self.0.password(password.trim_end_matches(['\r', '\n']))))
    }

    pub(crate) fn options(&self) -> PgConnectOptions {
        self.0.clone()
    }
}

/// Connects and migrates the database to this version. Returns the key of the store, too.
pub async fn open(address: &Address) -> Result<(Readers, Hash), StoreError> {
    let mut connection = address.0.connect().await?;
    migrate(&mut connection).await?;
    let mut connection = Connection::Postgres(connection);
    let key = files::server_key(&mut connection).await?;
    connection.close().await;
    let pool = PgPoolOptions::new().max_connections(READERS).acquire_timeout(PATIENCE);
    Ok((Readers::Postgres(pool.connect_with(address.options()).await?), key))
}

/// Brings the database to this version. Several nodes may start at once, so a lock lets them migrate one after another.
async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await?;
    query("SELECT pg_advisory_xact_lock($1)").bind(MIGRATING).execute(&mut *transaction).await?;
    let version = version(&mut transaction).await?;
    let known = MIGRATIONS.len() as i64;
    if version > known {
        return Err(StoreError::Later { found: version, known });
    }
    for migration in MIGRATIONS.into_iter().skip(version.try_into().unwrap_or(0)) {
        raw_sql(migration).execute(&mut *transaction).await?;
    }
    if version < known {
        query("UPDATE meta SET value = $1 WHERE name = 'schema-version'")
            .bind(known.to_be_bytes().to_vec())
            .execute(&mut *transaction)
            .await?;
    }
    Ok(transaction.commit().await?)
}

/// The schema version; 0 for an empty database.
async fn version(transaction: &mut sqlx::Transaction<'_, Postgres>) -> Result<i64, StoreError> {
    let things: i64 = query_scalar("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()")
        .fetch_one(&mut **transaction)
        .await?;
    if things == 0 {
        let empty = "CREATE TABLE meta (name TEXT NOT NULL PRIMARY KEY, value BYTEA NOT NULL);
             INSERT INTO meta (name, value) VALUES ('schema-version', '\\x0000000000000000')";
        raw_sql(empty).execute(&mut **transaction).await?;
        return Ok(0);
    }
    let ours: bool =
        query_scalar("SELECT to_regclass('meta') IS NOT NULL AND to_regclass('journal') IS NOT NULL")
            .fetch_one(&mut **transaction)
            .await?;
    if !ours {
        return Err(StoreError::ForeignDatabase);
    }
    let kept: Option<Vec<u8>> = query_scalar("SELECT value FROM meta WHERE name = 'schema-version'")
        .fetch_optional(&mut **transaction)
        .await?;
    let version = kept.and_then(|kept| kept.try_into().ok()).map(i64::from_be_bytes);
    version.ok_or(StoreError::ForeignDatabase)
}

/// Whether the database did not do what it was asked for because it is away, restarts or gives way to another
/// transaction: the same request may succeed later.
pub fn is_away(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) => true,
        sqlx::Error::PoolTimedOut | sqlx::Error::WorkerCrashed => true,
        sqlx::Error::Database(error) => error.code().is_some_and(|code| {
            // Connection lost, transaction rolled back, out of resources, shutdown, an error of the machine, and a
            // replica that is read only.
            ["08", "40", "53", "57", "58", "25006"].iter().any(|class| code.starts_with(class))
        }),
        _ => false,
    }
}
