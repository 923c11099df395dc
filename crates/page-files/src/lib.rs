//! The files of the page, embedded into the program. They have their own crate, so that a changed page does not
//! recompile the server.
//!
//! A debug build reads them from the disk, so that a developer sees a changed page without compiling.

use rust_embed::{Embed, EmbeddedFile};

#[derive(Embed)]
#[folder = "files/"]
#[allow_missing = true]
struct Files;

/// The file with this name, such as `index.html`.
pub fn get(name: &str) -> Option<EmbeddedFile> {
    Files::get(name)
}
