//! Errors of the store.

use std::path::PathBuf;

/// Why an operation of the store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// A folder or file cannot be created or read.
    #[error("{folder}: {error}")]
    Folder {
        /// The folder or file.
        folder: PathBuf,
        /// The error of the operating system.
        error: std::io::Error,
    },
    /// The store was written by a later version of the program.
    #[error("the store is of a later version ({found}, this program knows {known})")]
    Later {
        /// The version of its schema.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// The file is not a store of this program.
    #[error("{0}: not a store of this program")]
    Foreign(PathBuf),
    /// There is no store in the folder.
    #[error("{0}: there is no store in this folder")]
    Missing(PathBuf),
    /// Another process has the store open.
    #[error("{0}: another program has this store open")]
    InUse(PathBuf),
    /// The file is damaged.
    #[error(
        "{file}: the database is damaged ({found}); end the server and put a copy in its place: \
         lacrimosa restore COPY --data {folder}",
        folder = file.parent().unwrap_or(file).display()
    )]
    Damaged {
        /// The file.
        file: PathBuf,
        /// The first damage found.
        found: String,
    },
    /// The address of a database cannot be used.
    #[error("the address of the database: {0}")]
    Address(String),
    /// The database has tables of another program.
    #[error("the database belongs to another program; give an empty one")]
    ForeignDatabase,
    /// The store that was to become a copy has tables or players already.
    #[error("the new store is not empty")]
    NotEmpty,
    /// A copy differs from what was copied.
    #[error("the copy differs in {table}: {read} rows were read, {written} are there")]
    Unequal {
        /// The table of the database.
        table: &'static str,
        /// How many rows were read.
        read: u64,
        /// How many rows the copy has.
        written: u64,
    },
    /// The operation works only on a store in a folder.
    #[error("the store is in PostgreSQL; make backups with pg_dump")]
    NotAFolder,
    /// An error of the database.
    #[error("{0}")]
    Database(#[from] sqlx::Error),
}

impl StoreError {
    /// Whether a row that the change needs does not exist.
    pub fn is_missing(&self) -> bool {
        matches!(self, StoreError::Database(sqlx::Error::RowNotFound))
    }

    /// Whether the file itself is damaged.
    pub fn is_damage(&self) -> bool {
        const CORRUPT: u32 = 11;
        const NOT_A_DATABASE: u32 = 26;
        match self {
            StoreError::Damaged { .. } => true,
            StoreError::Database(sqlx::Error::Database(error))
                if error.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() =>
            {
                // The lowest byte is the primary result code; the others add details.
                let code = error.code().and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xff);
                matches!(code, Some(CORRUPT | NOT_A_DATABASE))
            }
            _ => false,
        }
    }

    /// Whether the requested data exists but cannot be read.
    pub fn is_unreadable(&self) -> bool {
        let nonsense =
            matches!(self, StoreError::Database(sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. }));
        nonsense || self.is_damage()
    }
}

/// Why a step was not added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AppendError {
    /// The revision exists already, or the one before it is missing.
    #[error("the journal is not at the revision before this one")]
    Revision,
    /// The write failed, or the store is closed.
    #[error("{0}")]
    Failed(String),
}
