//! Sees to it that there is a folder to embed, and that the server is compiled again when the page changes.

use std::path::Path;

fn main() {
    let client = Path::new("client");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", client.display());
    // Empty until `cargo run client` fills it; then the server says so.
    if let Err(error) = std::fs::create_dir_all(client) {
        println!("cargo::error={}: {error}", client.display());
    }
}
