//! Compilation targets: checks whether their standard library is installed, and installs it.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::{output, run};

/// The target for browsers.
pub const WASM: &str = "wasm32-unknown-unknown";
/// WebAssembly with a system interface, to run programs in node.
pub const WASI: &str = "wasm32-wasip1";

/// Whether the standard library of a target is installed. Asks rustc, because rustup may be missing.
pub fn is_here(root: &Path, target: &str) -> bool {
    let mut ask = Command::new("rustc");
    ask.current_dir(root).args(["--print", "target-libdir", "--target", target]);
    output(&mut ask).is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

/// Installs the target if it is missing. A `rust-toolchain.toml` is not enough, because rustup can be set not to
/// install anything automatically.
pub fn ensure(root: &Path, target: &str) -> Result<()> {
    if is_here(root, target) {
        return Ok(());
    }
    run(Command::new("rustup").current_dir(root).args(["target", "add", target])).with_context(|| {
        format!("the page is compiled for {target}, which is not installed and could not be added; rustup (https://rustup.rs) adds it")
    })
}
