//! The packed twins of the files: brotli at its best, made once for each content.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;

use super::files::{File, PACKED};

/// Kinds of files that are not packed already.
const PACKABLE: [&str; 8] = ["css", "html", "js", "json", "svg", "txt", "wasm", "webmanifest"];

/// Gives each file its twin, where that is smaller. What was packed before is taken from there.
pub fn pack(files: &mut [File], before: &Path) -> Result<()> {
    for file in files {
        let kind = file.name.rsplit('.').next().unwrap_or_default();
        if PACKABLE.contains(&kind) {
            let packed = match packed_before(file, before) {
                Some(packed) => packed,
                None => brotli(&file.bytes).with_context(|| file.name.clone())?,
            };
            file.packed = (packed.len() < file.bytes.len()).then_some(packed);
        }
    }
    Ok(())
}

fn packed_before(file: &File, folder: &Path) -> Option<Vec<u8>> {
    let same = fs::read(folder.join(&file.name)).ok()? == file.bytes;
    same.then(|| fs::read(folder.join(format!("{}{PACKED}", file.name))).ok())?
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let best = BrotliEncoderParams { quality: 11, lgwin: 24, size_hint: bytes.len(), ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &best)?;
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed(name: &str, text: &str) -> Option<Vec<u8>> {
        let mut files = [File { name: name.into(), bytes: text.into(), packed: None }];
        pack(&mut files, Path::new("no/such/folder")).unwrap();
        files[0].packed.take()
    }

    #[test]
    fn a_packed_twin_says_the_same() {
        let text = "Requiem aeternam dona eis. ".repeat(50);
        let twin = packed("a.html", &text).unwrap();
        assert!(twin.len() < 100);
        let mut read = Vec::new();
        brotli::BrotliDecompress(&mut &twin[..], &mut read).unwrap();
        assert_eq!(read, text.as_bytes());
    }

    #[test]
    fn what_would_not_get_smaller_has_no_twin() {
        assert!(packed("a.js", "a").is_none());
        assert!(packed("a.woff2", &"a".repeat(500)).is_none());
    }
}
