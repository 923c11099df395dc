//! Binding the compiled module to JavaScript, by the library of the same release as the crate in the page.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use super::files::hash;

/// Binds the module into a folder, unless that was done already; returns the folder.
pub fn bind(module: &Path, folder: &Path) -> Result<PathBuf> {
    let bytes = fs::read(module).with_context(|| module.display().to_string())?;
    let mark = folder.with_extension("hash");
    let version = hash([bytes.as_slice()]);
    if fs::read_to_string(&mark).is_ok_and(|done| done == version) {
        return Ok(folder.to_owned());
    }
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    let mut binder = Bindgen::new();
    // Our scripts say where the module is; names of functions would only make it heavier.
    binder
        .input_bytes("web", bytes)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .typescript(false);
    binder.web(true)?.generate(folder).context("wasm-bindgen could not bind the page")?;
    fs::write(&mark, version).with_context(|| mark.display().to_string())?;
    Ok(folder.to_owned())
}
