//! Backups of a store, and restoring them.

use crate::files::{self, about};
use crate::{Store, StoreError};
use sqlx::{Connection, query};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

const SUFFIX: &str = ".before-restore";
const ARRIVING: &str = ".restoring";
/// The suffixes of the files that SQLite keeps beside a database: the write-ahead log and its index.
const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

impl Store {
    /// Writes a complete backup of the store to a file while it is in use.
    ///
    /// # Errors
    /// The file exists already, or it cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        copy(self.database.as_ref().ok_or(StoreError::NotAFolder)?, to).await
    }
}

/// Writes a complete backup of the store of a folder to a file. A server may have the store open.
///
/// # Errors
/// There is no store, the file exists already, or it cannot be written.
pub async fn backup(folder: &Path, to: &Path) -> Result<(), StoreError> {
    let database = files::database(folder);
    if !database.is_file() {
        return Err(StoreError::Missing(folder.to_owned()));
    }
    files::check(&database).await?;
    copy(&database, to).await
}

async fn copy(database: &Path, to: &Path) -> Result<(), StoreError> {
    let to = std::path::absolute(to).map_err(about(to))?;
    let not_a_name = || about(&to)(io::ErrorKind::InvalidFilename.into());
    let name = to.to_str().ok_or_else(not_a_name)?;
    // The file is created here, so that nothing is overwritten and only this user can read it.
    let file = private().create_new(true).open(&to).map_err(about(&to))?;
    let mut connection = files::connect(database).await?;
    let copied = query("VACUUM INTO ?").bind(name).execute(&mut connection).await;
    let closed = connection.close().await;
    if let Err(error) = copied.and(closed) {
        let _ = fs::remove_file(&to);
        return Err(error.into());
    }
    file.sync_all().map_err(about(&to))
}

/// Replaces the store of a folder with a backup; the old store is kept beside it. The new files get the owner
/// of the old store or of the folder, so that root can restore a store for a server that runs as another
/// user.
///
/// # Errors
/// The file is not a backup of a store, a server has the store open, or the store belongs to another user.
pub async fn restore(from: &Path, folder: &Path) -> Result<(), StoreError> {
    let folder = files::make_folder(folder)?;
    let _lock = files::lock(&folder).await?;
    let place = files::database(&folder);
    let owner = Owner::of(&place, &folder)?;
    let arriving = beside(&place, ARRIVING);
    let arrived = arrive(from, &arriving).await;
    let arrived = arrived.and_then(|()| owner.give(&arriving)).and_then(|()| owner.give_lock(&folder));
    if arrived.is_err() {
        remove(&arriving);
        return arrived;
    }
    keep(&place)?;
    fs::rename(&arriving, &place).map_err(about(&place))
}

/// Copies the backup first and checks the copy, so that the checked file is the one that is used.
async fn arrive(from: &Path, arriving: &Path) -> Result<(), StoreError> {
    remove(arriving);
    let mut copy = File::open(from).map_err(about(from))?;
    let mut file = private().create_new(true).open(arriving).map_err(about(arriving))?;
    io::copy(&mut copy, &mut file).and_then(|_| file.sync_all()).map_err(about(from))?;
    files::check(arriving).await.map_err(|error| match error {
        StoreError::Foreign(_) => StoreError::Foreign(from.to_owned()),
        other => other,
    })
}

/// Renames the database and its companion files to a free name. The companions are renamed first; otherwise
/// SQLite would apply them to the next database.
fn keep(place: &Path) -> Result<(), StoreError> {
    let names = (1..).map(|n| if n == 1 { SUFFIX.to_owned() } else { format!("{SUFFIX}-{n}") });
    let Some(kept) = names.map(|name| beside(place, &name)).find(|name| !name.exists()) else {
        return Ok(());
    };
    for companion in COMPANIONS.into_iter().chain([""]) {
        match fs::rename(beside(place, companion), beside(&kept, companion)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(about(place)(error)),
            _ => {}
        }
    }
    Ok(())
}

/// The owner and the permissions of a store.
#[cfg(unix)]
struct Owner {
    user: u32,
    group: u32,
    mode: Option<u32>,
}

#[cfg(unix)]
impl Owner {
    /// Those of the existing database, or else of the folder.
    fn of(place: &Path, folder: &Path) -> Result<Owner, StoreError> {
        use std::os::unix::fs::MetadataExt;
        if let Ok(found) = fs::metadata(place) {
            return Ok(Owner { user: found.uid(), group: found.gid(), mode: Some(found.mode() & 0o777) });
        }
        let found = fs::metadata(folder).map_err(about(folder))?;
        Ok(Owner { user: found.uid(), group: found.gid(), mode: None })
    }

    /// Gives a file this owner and these permissions.
    fn give(&self, file: &Path) -> Result<(), StoreError> {
        use std::os::unix::fs::PermissionsExt;
        if let Some(mode) = self.mode {
            fs::set_permissions(file, fs::Permissions::from_mode(mode)).map_err(about(file))?;
        }
        self.give_as_it_is(file)
    }

    /// Gives the lock file this owner; otherwise only the user who created it could use it.
    fn give_lock(&self, folder: &Path) -> Result<(), StoreError> {
        self.give_as_it_is(&folder.join(files::LOCK))
    }

    fn give_as_it_is(&self, file: &Path) -> Result<(), StoreError> {
        use std::os::unix::fs::{MetadataExt, chown};
        let now = fs::metadata(file).map_err(about(file))?;
        if (now.uid(), now.gid()) == (self.user, self.group) {
            return Ok(());
        }
        match chown(file, Some(self.user), Some(self.group)) {
            // A wrong group does no harm if the user is right.
            Err(error) if now.uid() != self.user => Err(about(file)(error)),
            _ => Ok(()),
        }
    }
}

#[cfg(not(unix))]
struct Owner;

#[cfg(not(unix))]
impl Owner {
    fn of(_: &Path, _: &Path) -> Result<Owner, StoreError> {
        Ok(Owner)
    }

    fn give(&self, _: &Path) -> Result<(), StoreError> {
        Ok(())
    }

    fn give_lock(&self, _: &Path) -> Result<(), StoreError> {
        Ok(())
    }
}

fn remove(database: &Path) {
    for companion in COMPANIONS.into_iter().chain([""]) {
        // It may not exist. If it cannot be removed, creating the new file reports why.
        let _ = fs::remove_file(beside(database, companion));
    }
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// Options for a file that only this user can read.
fn private() -> fs::OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
