//! Compilation targets: whether their standard library is here, and how to get it.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::{output, run};

/// What browsers run.
pub const WASM: &str = "wasm32-unknown-unknown";
/// WebAssembly with a system around it, to run programs in node.
pub const WASI: &str = "wasm32-wasip1";

/// Whether the standard library for a target is there. Asks rustc, not rustup: there may be no rustup.
pub fn is_here(root: &Path, target: &str) -> bool {
    let mut ask = Command::new("rustc");
    ask.current_dir(root).args(["--print", "target-libdir", "--target", target]);
    output(&mut ask).is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

/// Gets the target if it is not there. A `rust-toolchain.toml` would not do: rustup may be told not to
/// install anything by itself.
pub fn ensure(root: &Path, target: &str) -> Result<()> {
    if is_here(root, target) {
        return Ok(());
    }
    run(Command::new("rustup").current_dir(root).args(["target", "add", target])).with_context(|| {
        format!("the page is compiled for {target}, which is not installed and could not be added; rustup (https://rustup.rs) adds it")
    })
}
