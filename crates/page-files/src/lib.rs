//! The files of the page inside the program: a crate of its own, so that a new page compiles nothing else again.
//!
//! A debug build reads them from the disk, so that a developer sees a new page without compiling anything.

use rust_embed::{Embed, EmbeddedFile};

#[derive(Embed)]
#[folder = "files/"]
struct Files;

/// The file with this name, such as `index.html`.
pub fn get(name: &str) -> Option<EmbeddedFile> {
    Files::get(name)
}
