//! The files of the page, which the program hands to the server.

use rust_embed::EmbeddedFile;

/// The page's own name.
pub const INDEX: &str = "index.html";
/// The end of the name of a packed twin.
const PACKED: &str = ".br";

/// Finds a file of the page by its name. Without a page there is none.
#[derive(Clone, Copy, Debug)]
pub struct PageFiles(pub fn(&str) -> Option<EmbeddedFile>);

impl Default for PageFiles {
    fn default() -> Self {
        PageFiles(|_| None)
    }
}

impl PageFiles {
    /// Whether there is a page.
    pub fn has_page(self) -> bool {
        (self.0)(INDEX).is_some()
    }

    /// A file as it is. Packed twins are no files of their own.
    pub(crate) fn plain(self, name: &str) -> Option<EmbeddedFile> {
        if name.ends_with(PACKED) { None } else { (self.0)(name) }
    }

    /// A file packed with brotli, if there is one.
    pub(crate) fn packed(self, name: &str) -> Option<EmbeddedFile> {
        (self.0)(&format!("{name}{PACKED}"))
    }
}
