//! Binds the compiled module to JavaScript, with the same version of wasm-bindgen as the page uses.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use super::files::hash;

/// Writes a bound module to a folder, under a name, unless it is there already. Returns the folder.
pub fn bind(module: &Path, name: &str, folder: &Path) -> Result<PathBuf> {
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
    // Our scripts give the path of the module. Function names would only make the module larger.
    binder
        .input_bytes(name, bytes)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .typescript(false);
    binder.web(true)?.generate(folder).context("wasm-bindgen could not bind the page")?;
    fs::write(&mark, version).with_context(|| mark.display().to_string())?;
    Ok(folder.to_owned())
}
