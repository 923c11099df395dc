//! `lacrimosa backup` and `lacrimosa restore`: complete copies of a server's data.

use crate::serve_args::CopyArgs;
use anyhow::{Context, Result, anyhow, bail};
use std::future::Future;
use std::path::Path;
use store::StoreError;
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

fn wait(lang: Lang, work: impl Future<Output = Result<(), StoreError>>) -> Result<()> {
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
        StoreError::Database(error) => t::store_database(lang, error.to_string()),
    }
}
