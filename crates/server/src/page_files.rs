//! The files of the page, which the program passes to the server.

use rust_embed::EmbeddedFile;

/// The name of the page itself.
pub const INDEX: &str = "index.html";
/// The suffix of a compressed file.
const PACKED: &str = ".br";

/// Finds a file of the page by its name. Without a page it finds nothing.
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

    /// An uncompressed file. Compressed files cannot be requested by name.
    pub(crate) fn plain(self, name: &str) -> Option<EmbeddedFile> {
        if name.ends_with(PACKED) { None } else { (self.0)(name) }
    }

    /// A file compressed with Brotli, if there is one.
    pub(crate) fn packed(self, name: &str) -> Option<EmbeddedFile> {
        (self.0)(&format!("{name}{PACKED}"))
    }
}
