//! `lacrimosa backup`, `restore` and `copy`: complete copies of a server's data.

use crate::serve_args::{CopyArgs, TransferArgs};
use anyhow::{Context, Result, anyhow, bail};
use std::future::Future;
use std::path::Path;
use store::{Address, Durability, Store, StoreError, Transferred};
use texts::{Lang, t};

pub fn backup(lang: Lang, args: &CopyArgs) -> Result<()> {
    let folder = args.place.folder(lang)?;
    if args.file.exists() {
        bail!(t::program_exists(lang, args.file.display().to_string()));
    }
    wait(lang, store::backup(&folder, &args.file))?;
    println!("{}", t::copy_made(lang, args.file.display().to_string(), folder.display().to_string()));
    Ok(())
}

pub fn restore(lang: Lang, args: &CopyArgs) -> Result<()> {
    let folder = args.place.folder(lang)?;
    if !args.file.is_file() {
        bail!(t::program_cannot_read(lang, args.file.display().to_string()));
    }
    wait(lang, store::restore(&args.file, &folder))?;
    println!("{}", t::copy_restored(lang, args.file.display().to_string(), folder.display().to_string()));
    Ok(())
}

/// Copies all data of a server to another place, which must be new, and compares them.
pub fn transfer(lang: Lang, args: &TransferArgs) -> Result<()> {
    let done = wait(lang, async {
        // What does not exist must not be created by reading it.
        let from = open(&args.from, Missing::Refuse).await?;
        let to = open(&args.to, Missing::Create).await?;
        let done = store::transfer(&from, &to).await;
        tokio::join!(from.close(), to.close());
        done
    })?;
    let Transferred { tables, steps, rows } = done;
    println!("{}", t::copy_done(lang, tables.to_string(), steps.to_string(), rows.to_string()));
    Ok(())
}

#[derive(PartialEq)]
enum Missing {
    Refuse,
    Create,
}

/// The store in a folder or in a database.
async fn open(place: &str, missing: Missing) -> Result<Store, StoreError> {
    if place.contains("://") {
        return Store::connect(&place.parse::<Address>()?).await;
    }
    let folder = Path::new(place);
    if missing == Missing::Refuse && !Store::is_in(folder) {
        return Err(StoreError::Missing(folder.to_owned()));
    }
    Store::open(folder, Durability::Full).await
}

fn wait<T>(lang: Lang, work: impl Future<Output = Result<T, StoreError>>) -> Result<T> {
    let runtime = tokio::runtime::Runtime::new().context(t::serve_no_runtime(lang))?;
    runtime.block_on(work).map_err(|error| anyhow!(store_error(lang, &error)))
}

/// An error of the store as a sentence.
pub fn store_error(lang: Lang, error: &StoreError) -> String {
    let shown = |path: &Path| path.display().to_string();
    match error {
        StoreError::Folder { folder, error } => t::store_folder(lang, shown(folder), error.to_string()),
        StoreError::Later { found, known } => t::store_later(lang, found.to_string(), known.to_string()),
        StoreError::Foreign(path) => t::store_foreign(lang, shown(path)),
        StoreError::Missing(folder) => t::store_missing(lang, shown(folder)),
        StoreError::InUse(path) => t::store_in_use(lang, shown(path)),
        StoreError::Damaged { file, found } => {
            t::store_damaged(lang, shown(file), shown(file.parent().unwrap_or(file)), found.clone())
        }
        StoreError::Address(text) => t::store_address(lang, text.clone()),
        StoreError::ForeignDatabase => t::store_foreign_database(lang).to_owned(),
        StoreError::NotEmpty => t::store_not_empty(lang).to_owned(),
        StoreError::Unequal { table, .. } => t::store_unequal(lang, *table),
        StoreError::NotAFolder => t::store_not_a_folder(lang).to_owned(),
        StoreError::Database(error) => t::store_database(lang, error.to_string()),
    }
}
