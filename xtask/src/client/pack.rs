//! Compresses the files with Brotli at its best quality, once for each content.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;

use super::files::{File, PACKED, hash, lay};

/// The extensions of files that are not compressed already.
const PACKABLE: [&str; 9] = ["css", "html", "js", "json", "net", "svg", "txt", "wasm", "webmanifest"];

/// Compresses each file, unless that makes it larger. `cache` is the folder of the compressed files of the last build.
pub fn pack(files: &mut [File], cache: &Path) -> Result<()> {
    let mut twins = Vec::new();
    for file in files {
        let kind = file.name.rsplit('.').next().unwrap_or_default();
        if PACKABLE.contains(&kind) {
            let name = format!("{}{PACKED}", hash([file.bytes.as_slice()]));
            let packed = match fs::read(cache.join(&name)) {
                Ok(packed) => packed,
                Err(_) => brotli(&file.bytes).with_context(|| file.name.clone())?,
            };
            file.packed = (packed.len() < file.bytes.len()).then(|| packed.clone());
            twins.push(File { name, bytes: packed, packed: None });
        }
    }
    lay(&twins, cache)
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
        let cache = std::env::temp_dir().join(format!("lacrimosa-pack-{}-{name}", std::process::id()));
        pack(&mut files, &cache).unwrap();
        let packed = files[0].packed.take();
        pack(&mut files, &cache).unwrap();
        assert_eq!(files[0].packed, packed, "the twin in the cache is the same");
        fs::remove_dir_all(cache).unwrap();
        packed
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
