//! Copies of a store: one made while it is in use, and one put in its place.

use crate::files::{self, about};
use crate::{Store, StoreError};
use sqlx::{Connection, query};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

const SUFFIX: &str = ".before-restore";
const ARRIVING: &str = ".restoring";
/// What SQLite keeps beside a database: what was written last, and where it is.
const COMPANIONS: [&str; 2] = ["-wal", "-shm"];

impl Store {
    /// Writes a whole copy of the store to a file, while it is in use.
    ///
    /// # Errors
    /// The file is there already, or cannot be written.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        copy(&self.database, to).await
    }
}

/// Writes a whole copy of the store of a folder to a file; a server may have it open.
///
/// # Errors
/// There is no store, the file is there already, or it cannot be written.
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
    // An empty file that was not there before: nothing is overwritten, and nobody else may read the copy.
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

/// Puts a copy in the place of the store of a folder; what was there is kept beside it. The new one belongs to whoever the
/// old one belonged to, or without one the folder: root may restore what a server reads that runs as somebody else.
///
/// # Errors
/// The file is no copy of a store, a server has the store open, or the store is somebody else's.
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

/// Copies first and checks the copy: what was checked is what will be used.
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

/// Moves the database aside with its companions, under a name that is free. The companions go first: they would be taken
/// for those of the next database.
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

/// Whose a store is, and who may read it.
#[cfg(unix)]
struct Owner {
    user: u32,
    group: u32,
    mode: Option<u32>,
}

#[cfg(unix)]
impl Owner {
    /// Of the database that is there, or else of the folder.
    fn of(place: &Path, folder: &Path) -> Result<Owner, StoreError> {
        use std::os::unix::fs::MetadataExt;
        if let Ok(found) = fs::metadata(place) {
            return Ok(Owner { user: found.uid(), group: found.gid(), mode: Some(found.mode() & 0o777) });
        }
        let found = fs::metadata(folder).map_err(about(folder))?;
        Ok(Owner { user: found.uid(), group: found.gid(), mode: None })
    }

    /// Makes a file theirs.
    fn give(&self, file: &Path) -> Result<(), StoreError> {
        use std::os::unix::fs::PermissionsExt;
        if let Some(mode) = self.mode {
            fs::set_permissions(file, fs::Permissions::from_mode(mode)).map_err(about(file))?;
        }
        self.give_as_it_is(file)
    }

    /// The lock, too: whoever made it anew could be the only one who may use it.
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
            // The group is a matter of taste if the user is right.
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
        // It may not be there; if it stays, making it anew says why.
        let _ = fs::remove_file(beside(database, companion));
    }
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
}

/// A file for nobody else's eyes.
fn private() -> fs::OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
