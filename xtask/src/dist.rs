//! `cargo run dist`: the page and the program as they are given to others, small and fully optimised.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::client;
use crate::command::{cargo, run};
use crate::metadata::Metadata;

/// The most that the program may weigh, in bytes.
const MOST: u64 = 30_000_000;

/// Builds both, says where the program is and what it weighs, and fails if it is too heavy.
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
