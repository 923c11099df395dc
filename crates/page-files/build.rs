//! Creates the folder that is embedded, and compiles this crate again when the page in it changes.

use std::path::Path;

fn main() {
    let files = Path::new("files");
    println!("cargo::rerun-if-changed=build.rs");
    // A debug build reads the files from the disk when it is asked for them.
    if std::env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_none() {
        println!("cargo::rerun-if-changed={}", files.display());
    }
    // Empty until `cargo run client` fills it; then the server says so.
    if let Err(error) = std::fs::create_dir_all(files) {
        println!("cargo::error={}: {error}", files.display());
    }
}
