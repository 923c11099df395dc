//! The files of a store: its folder, its lock, its database and the schema.

use crate::sql::{self, Connection};
use crate::writer::MOST_TOGETHER;
use crate::{Durability, Hash, StoreError};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection as _, query, query_as, query_scalar, raw_sql};
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The migrations in order. Their number is the schema version of this program.
const MIGRATIONS: [&str; 4] = [
    include_str!("../migrations/sqlite/0001_the_first_shape.sql"),
    include_str!("../migrations/sqlite/0002_facts_and_bounds.sql"),
    include_str!("../migrations/sqlite/0003_links_to_seats.sql"),
    include_str!("../migrations/sqlite/0004_push.sql"),
];
/// The application id in the header of the database: the letters LACR.
const APPLICATION: i64 = 0x4C41_4352;

/// The prefix of all file names of a store.
#[cfg(unix)]
const OURS: &str = "lacrimosa.";
pub const LOCK: &str = "lacrimosa.lock";
const DATABASE: &str = "lacrimosa.db";
const READERS: u32 = 3;
/// In KiB, which SQLite writes as negative numbers. Small, because the operating system caches the files
/// anyway.
const CACHE_OF_WRITER: &str = "-4096";
const CACHE_OF_READER: &str = "-1024";
/// The length of the write-ahead log, in pages, at which the writer makes a checkpoint itself. Usually another
/// connection does so earlier.
const LONGEST_LOG: &str = "8000";
/// How long to wait for another process that is just closing the store.
const PATIENCE: Duration = Duration::from_secs(1);
const BETWEEN_TRIES: Duration = Duration::from_millis(20);
const BUSY: Duration = Duration::from_secs(5);

/// The path of the database in a folder.
pub fn database(folder: &Path) -> PathBuf {
    folder.join(DATABASE)
}

/// Adds the path to an input or output error.
pub fn about(path: &Path) -> impl Fn(io::Error) -> StoreError {
    move |error| StoreError::Folder { folder: path.to_owned(), error }
}

/// Creates the folder so that only this user can read it. Returns its absolute path.
pub fn make_folder(folder: &Path) -> Result<PathBuf, StoreError> {
    let folder = std::path::absolute(folder).map_err(about(folder))?;
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(&folder).map_err(about(&folder))?;
    #[cfg(unix)]
    close_folder(&folder);
    Ok(folder)
}

/// Makes an existing folder private if it contains nothing but a store. If that is not permitted, the folder
/// stays as it is, because the files themselves are private.
#[cfg(unix)]
fn close_folder(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let is_ours = |entry: io::Result<fs::DirEntry>| {
        entry.is_ok_and(|entry| entry.file_name().to_string_lossy().starts_with(OURS))
    };
    let open = fs::metadata(folder).is_ok_and(|found| found.permissions().mode() & 0o077 != 0);
    if open && fs::read_dir(folder).is_ok_and(|mut entries| entries.all(is_ours)) {
        let _ = fs::set_permissions(folder, fs::Permissions::from_mode(0o700));
    }
}

/// Creates the database before SQLite does and makes it and its companion files private. SQLite gives new
/// companions the same permissions.
#[cfg(unix)]
fn make_private(path: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    let mut make = File::options();
    make.create(true).truncate(false).write(true).mode(0o600).open(path).map_err(about(path))?;
    for companion in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(companion);
        let open = fs::metadata(&name).is_ok_and(|found| found.permissions().mode() & 0o077 != 0);
        if open {
            // The file may belong to another user who only lets us write to it. Then its permissions stay.
            let _ = fs::set_permissions(&name, fs::Permissions::from_mode(0o600));
        }
    }
    Ok(())
}

/// Locks the folder for this process. The operating system releases the lock when the process ends.
pub async fn lock(folder: &Path) -> Result<File, StoreError> {
    let path = folder.join(LOCK);
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(&path).map_err(about(&path))?;
    let mut waited = Duration::ZERO;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::Error(error)) => return Err(about(&path)(error)),
            Err(TryLockError::WouldBlock) if waited >= PATIENCE => {
                return Err(StoreError::InUse(folder.to_owned()));
            }
            Err(TryLockError::WouldBlock) => tokio::time::sleep(BETWEEN_TRIES).await,
        }
        waited += BETWEEN_TRIES;
    }
}

/// Opens the database for writing and migrates it to this version.
pub async fn writer(path: &Path, durability: Durability) -> Result<SqliteConnection, StoreError> {
    let synchronous = match durability {
        Durability::Full => SqliteSynchronous::Full,
        Durability::Normal => SqliteSynchronous::Normal,
    };
    let options = options(path, CACHE_OF_WRITER)
        .create_if_missing(true)
        .synchronous(synchronous)
        .pragma("wal_autocheckpoint", LONGEST_LOG)
        .row_buffer_size(MOST_TOGETHER);
    #[cfg(unix)]
    make_private(path)?;
    let (mut connection, version) = identify(path, options).await?;
    // Not earlier, because it writes to the file, which might not have been a store.
    query("PRAGMA journal_mode = WAL").execute(&mut connection).await?;
    sound(path, &mut connection, "PRAGMA quick_check(1)").await?;
    migrate(&mut connection, version).await?;
    Ok(connection)
}

/// Runs a check of the whole file.
async fn sound(
    path: &Path,
    connection: &mut SqliteConnection,
    check: &'static str,
) -> Result<(), StoreError> {
    let damaged = |found| StoreError::Damaged { file: path.to_owned(), found };
    match query_scalar::<_, String>(check).fetch_one(connection).await.map_err(StoreError::from) {
        Ok(found) if found == "ok" => Ok(()),
        Ok(found) => Err(damaged(found)),
        Err(error) if error.is_damage() => Err(damaged(error.to_string())),
        Err(error) => Err(error),
    }
}

/// Connections that only read.
pub async fn readers(path: &Path) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new()
        .max_connections(READERS)
        .idle_timeout(None)
        .max_lifetime(None)
        .test_before_acquire(false);
    Ok(pool.connect_with(options(path, CACHE_OF_READER).pragma("query_only", "ON")).await?)
}

/// A connection for long operations.
pub async fn connect(path: &Path) -> Result<SqliteConnection, StoreError> {
    Ok(options(path, CACHE_OF_READER).connect().await?)
}

/// Checks that the file is undamaged and a store of this version or an earlier one.
pub async fn check(path: &Path) -> Result<(), StoreError> {
    let (mut connection, version) = identify(path, options(path, CACHE_OF_READER)).await?;
    let sound = sound(path, &mut connection, "PRAGMA integrity_check(1)").await;
    connection.close().await?;
    if version == 0 { Err(StoreError::Foreign(path.to_owned())) } else { sound }
}

/// The random key of the store, created at its first use.
pub async fn server_key(connection: &mut Connection) -> Result<Hash, StoreError> {
    let mut fresh = Hash::default();
    getrandom::fill(&mut fresh).map_err(|error| sqlx::Error::Io(io::Error::other(error.to_string())))?;
    sql::query("INSERT INTO meta (name, value) VALUES ('server-key', $1) ON CONFLICT DO NOTHING")
        .bind(&fresh)
        .execute(connection)
        .await?;
    let kept = sql::query_scalar("SELECT value FROM meta WHERE name = 'server-key'");
    Ok(kept.fetch_one(connection).await?)
}

fn options(path: &Path, cache: &'static str) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(BUSY)
        .pragma("cache_size", cache)
}

/// Connects without changing anything. Returns the schema version, 0 for a new file.
async fn identify(path: &Path, options: SqliteConnectOptions) -> Result<(SqliteConnection, i64), StoreError> {
    let foreign = |error: sqlx::Error| {
        if is_no_database(&error) {
            return StoreError::Foreign(path.to_owned());
        }
        let error = StoreError::from(error);
        if error.is_damage() {
            StoreError::Damaged { file: path.to_owned(), found: error.to_string() }
        } else {
            error
        }
    };
    let mut connection = options.connect().await.map_err(foreign)?;
    let (application, version, things): (i64, i64, i64) = query_as(
        "SELECT application_id, user_version, (SELECT count(*) FROM sqlite_schema)
         FROM pragma_application_id, pragma_user_version",
    )
    .fetch_one(&mut connection)
    .await
    .map_err(foreign)?;
    let known = MIGRATIONS.len() as i64;
    match application {
        APPLICATION if version > known => Err(StoreError::Later { found: version, known }),
        APPLICATION => Ok((connection, version)),
        0 if version == 0 && things == 0 => Ok((connection, 0)),
        _ => Err(StoreError::Foreign(path.to_owned())),
    }
}

fn is_no_database(error: &sqlx::Error) -> bool {
    const SQLITE_NOTADB: &str = "26";
    error.as_database_error().and_then(|error| error.code()).is_some_and(|code| code == SQLITE_NOTADB)
}

async fn migrate(connection: &mut SqliteConnection, version: i64) -> Result<(), StoreError> {
    if version == MIGRATIONS.len() as i64 {
        return Ok(());
    }
    // Recreating a table must not delete the rows that refer to it. This can only be set outside of a
    // transaction.
    query("PRAGMA foreign_keys = OFF").execute(&mut *connection).await?;
    let migrated = migrate_in_one_step(connection, version).await;
    query("PRAGMA foreign_keys = ON").execute(connection).await?;
    migrated
}

async fn migrate_in_one_step(connection: &mut SqliteConnection, version: i64) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for migration in MIGRATIONS.into_iter().skip(version.try_into().unwrap_or(0)) {
        raw_sql(migration).execute(&mut *transaction).await?;
    }
    let broken = query("PRAGMA foreign_key_check").fetch_optional(&mut *transaction).await?;
    if broken.is_some() {
        return Err(sqlx::Error::Protocol("the migration broke a reference".to_owned()).into());
    }
    Ok(transaction.commit().await?)
}
