//! `cargo run dist`: builds the page and the program for a release, small and fully optimised.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::client;
use crate::command::{cargo, run};
use crate::metadata::Metadata;

/// The largest size of the program, in bytes.
const MOST: u64 = 30_000_000;

/// Builds both, prints the path and the size of the program, and fails if it is too large.
pub fn make(root: &Path) -> Result<()> {
    // The page first: the program embeds it.
    client::ship(root)?;
    run(&mut cargo(root, &["build", "--profile", "dist", "--locked", "-p", "lacrimosa"]))?;
    let program = Metadata::load(root)?.program("dist");
    let size = fs::metadata(&program).with_context(|| program.display().to_string())?.len();
    println!("{}: {size} bytes of at most {MOST}", program.display());
    ensure!(size <= MOST, "the program is too heavy: {size} bytes, the most is {MOST}");
    Ok(())
}
