//! The files of the page: reads them from folders and writes them to one folder.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

/// The suffix of a compressed file.
pub const PACKED: &str = ".br";

/// One file of the page.
pub struct File {
    /// Its address, relative to the page, with `/`.
    pub name: String,
    /// Its content.
    pub bytes: Vec<u8>,
    /// The content compressed with Brotli, if that is smaller.
    pub packed: Option<Vec<u8>>,
}

impl File {
    /// How many bytes are sent.
    pub fn sent(&self) -> usize {
        self.packed.as_ref().map_or(self.bytes.len(), Vec::len)
    }

    /// A line with its name and sizes.
    pub fn weight(&self) -> String {
        let packed =
            self.packed.as_ref().map_or(String::new(), |packed| format!("{:>9} packed", packed.len()));
        format!("{:<28} {:>9} bytes {packed}", self.name, self.bytes.len()).trim_end().to_owned()
    }
}

/// All files of a folder and its subfolders, sorted by name.
pub fn read(folder: &Path) -> Result<Vec<File>> {
    let mut files = Vec::new();
    for name in names(folder)? {
        let path = folder.join(&name);
        let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
        files.push(File { name, bytes, packed: None });
    }
    Ok(files)
}

/// Makes a folder contain exactly these files. Unchanged files are not written, because a changed folder is compiled
/// again.
pub fn lay(files: &[File], folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let mut stale = names(folder)?;
    for file in files {
        let twin = file.packed.as_ref().map(|packed| (format!("{}{PACKED}", file.name), packed));
        for (name, bytes) in [(file.name.clone(), &file.bytes)].into_iter().chain(twin) {
            write(&folder.join(&name), bytes)?;
            stale.retain(|old| *old != name);
        }
    }
    for name in stale {
        let path = folder.join(name);
        fs::remove_file(&path).with_context(|| path.display().to_string())?;
    }
    Ok(())
}

/// A short hash of some contents.
pub fn hash<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hex::encode(&hash.finalize()[..8])
}

fn names(folder: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        let name =
            entry.file_name().into_string().ok().context("a file of the page has a name that is no text")?;
        if entry.file_type()?.is_dir() {
            names.extend(self::names(&entry.path())?.into_iter().map(|inner| format!("{name}/{inner}")));
        } else {
            names.push(name);
        }
    }
    names.sort_unstable();
    Ok(names)
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes).with_context(|| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, text: &str, packed: Option<&str>) -> File {
        File { name: name.into(), bytes: text.into(), packed: packed.map(Into::into) }
    }

    #[test]
    fn a_folder_holds_exactly_what_was_laid_into_it_last() {
        let folder = std::env::temp_dir().join(format!("lacrimosa-lay-{}", std::process::id()));
        lay(&[file("a.js", "a", Some("p")), file("fonts/b", "b", None)], &folder).unwrap();
        assert_eq!(names(&folder).unwrap(), ["a.js", "a.js.br", "fonts/b"]);
        let before = fs::metadata(folder.join("fonts/b")).unwrap().modified().unwrap();
        lay(&[file("a.js", "c", None), file("fonts/b", "b", None)], &folder).unwrap();
        assert_eq!(names(&folder).unwrap(), ["a.js", "fonts/b"]);
        assert_eq!(fs::read(folder.join("a.js")).unwrap(), b"c");
        assert_eq!(fs::metadata(folder.join("fonts/b")).unwrap().modified().unwrap(), before);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_hash_knows_where_one_part_ends() {
        assert_ne!(hash([b"ab".as_slice(), b"c"]), hash([b"a".as_slice(), b"bc"]));
        assert_eq!(hash([b"a".as_slice()]).len(), 16);
    }
}
