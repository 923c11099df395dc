//! What can go wrong with a disk.

use std::path::PathBuf;

/// Why the store could not do it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The folder cannot be made or read.
    #[error("{folder}: {error}")]
    Folder {
        /// Which.
        folder: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// The store was written by a later version of the program.
    #[error("the store is of a later version ({found}, this program knows {known})")]
    Later {
        /// The version of its tables.
        found: i64,
        /// The newest this program knows.
        known: i64,
    },
    /// The file is no store of ours.
    #[error("{0}: no store of this program")]
    Foreign(PathBuf),
    /// There is no store in the folder.
    #[error("{0}: there is no store in this folder")]
    Missing(PathBuf),
    /// Another program has the store open.
    #[error("{0}: another program has this store open")]
    InUse(PathBuf),
    /// The file is damaged.
    #[error(
        "{file}: the database is damaged ({found}); end the server and put a copy in its place: \
         lacrimosa restore COPY --data {folder}",
        folder = file.parent().unwrap_or(file).display()
    )]
    Damaged {
        /// Which.
        file: PathBuf,
        /// The first thing that is wrong with it.
        found: String,
    },
    /// What the database says.
    #[error("{0}")]
    Database(#[from] sqlx::Error),
}

impl StoreError {
    /// Whether something that the change is about is not there.
    pub fn is_missing(&self) -> bool {
        matches!(self, StoreError::Database(sqlx::Error::RowNotFound))
    }

    /// Whether the file itself is damaged.
    pub fn is_damage(&self) -> bool {
        const CORRUPT: u32 = 11;
        const NOT_A_DATABASE: u32 = 26;
        match self {
            StoreError::Damaged { .. } => true,
            StoreError::Database(sqlx::Error::Database(error)) => {
                // The last byte is the kind, what stands before it says more.
                let code = error.code().and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xff);
                matches!(code, Some(CORRUPT | NOT_A_DATABASE))
            }
            _ => false,
        }
    }

    /// Whether what was asked for is there and cannot be read, now or later.
    pub fn is_unreadable(&self) -> bool {
        let nonsense =
            matches!(self, StoreError::Database(sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. }));
        nonsense || self.is_damage()
    }
}

/// Why a step was not added.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AppendError {
    /// The revision is there already, or one before it is missing.
    #[error("the journal is not at the revision before this one")]
    Revision,
    /// The disk failed, or the store is closed.
    #[error("{0}")]
    Failed(String),
}
