//! The files of the page, inside the program. In a debug build they are read from the disk, so that a
//! developer sees a new page without compiling the server.

use rust_embed::{Embed, EmbeddedFile};

/// The page's own name.
pub const INDEX: &str = "index.html";
/// The end of the name of a packed twin.
const PACKED: &str = ".br";

#[derive(Embed)]
#[folder = "client/"]
struct Client;

/// Whether the page was there when the program was built.
pub fn has_client() -> bool {
    Client::get(INDEX).is_some()
}

/// A file as it is. Packed twins are no files of their own.
pub fn plain(name: &str) -> Option<EmbeddedFile> {
    if name.ends_with(PACKED) { None } else { Client::get(name) }
}

/// A file packed with brotli, if there is one.
pub fn packed(name: &str) -> Option<EmbeddedFile> {
    Client::get(&format!("{name}{PACKED}"))
}
