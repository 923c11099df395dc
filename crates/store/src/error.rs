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
    /// Another program has the store open.
    #[error("{0}: another program has this store open")]
    InUse(PathBuf),
    /// What the database says.
    #[error("{0}")]
    Database(#[from] sqlx::Error),
}

impl StoreError {
    /// Whether something that the change is about is not there.
    pub fn is_missing(&self) -> bool {
        matches!(self, StoreError::Database(sqlx::Error::RowNotFound))
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
