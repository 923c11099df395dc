//! The two constants of `sw.js`: the files that it caches, and their common version.

use anyhow::{Context, Result, ensure};

use super::Build;
use super::files::{File, hash};

const NAME: &str = "sw.js";
/// Browsers request this file as `./`, not by its name.
const PAGE: &str = "index.html";

/// Writes the constants. Only a shipped page caches files, so that a developer always sees the last build.
pub fn complete(files: &mut [File], build: Build) -> Result<()> {
    let at = files.iter().position(|file| file.name == NAME).context("the page has no sw.js")?;
    let script = std::str::from_utf8(&files[at].bytes).context("sw.js is not text")?;
    let kept = || files.iter().filter(|file| file.name != NAME && build == Build::Shipped);
    let names: Vec<&str> =
        kept().map(|file| if file.name == PAGE { "./" } else { file.name.as_str() }).collect();
    // The script itself is part of the version, so a changed script begins with an empty cache.
    let parts = kept().flat_map(|file| [file.name.as_bytes(), &file.bytes]).chain([script.as_bytes()]);
    let version = format!("\"{}\"", hash(parts));
    let script = replaced(script, "\"@version@\"", &version)?;
    files[at].bytes = replaced(&script, "[\"@files@\"]", &serde_json::to_string(&names)?)?.into();
    Ok(())
}

fn replaced(text: &str, mark: &str, by: &str) -> Result<String> {
    ensure!(text.matches(mark).count() == 1, "sw.js must say {mark} once");
    Ok(text.replace(mark, by))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn script(page: &str, build: Build) -> String {
        let of = |name: &str, text: &str| File { name: name.into(), bytes: text.into(), packed: None };
        let mut files =
            [of("a.js", "a"), of("index.html", page), of(NAME, "v = \"@version@\"; f = [\"@files@\"];")];
        complete(&mut files, build).unwrap();
        String::from_utf8(files[2].bytes.clone()).unwrap()
    }

    #[test]
    fn the_page_is_kept_by_its_folder_and_the_worker_not_at_all() {
        assert!(script("p", Build::Shipped).ends_with(r#"f = ["a.js","./"];"#));
    }

    #[test]
    fn another_content_is_another_version() {
        assert_eq!(script("p", Build::Shipped), script("p", Build::Shipped));
        assert_ne!(script("p", Build::Shipped), script("q", Build::Shipped));
    }

    #[test]
    fn a_developers_page_keeps_nothing() {
        assert!(script("p", Build::Dev).ends_with("f = [];"));
    }
}
