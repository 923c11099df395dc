//! The weight of the first view: all that a browser loads before it shows the start page in one language.

use anyhow::{Context, Result, ensure};

use super::TEXTS;
use super::files::File;

/// The most bytes of the first view in the heaviest language, packed.
const MOST: usize = 870_000;

/// The fonts of the first view in every language, and those that are added in some.
const FONTS: [&str; 3] = ["eb-garamond-latin-normal", "eb-garamond-title", "source-sans-3-latin"];
const MORE_FONTS: [(&str, &[&str]); 2] = [
    ("pl", &["eb-garamond-polish-normal", "source-sans-3-polish"]),
    ("ru", &["eb-garamond-cyrillic-normal", "source-sans-3-cyrillic"]),
];

/// Scripts, styles and modules that are loaded when the start page is shown, or not at all in the browsers that can show
/// it.
const LATER: [&str; 10] = [
    "bots.js",
    "bots_bg.wasm",
    "lesson.js",
    "more.css",
    "motion.js",
    "music.js",
    "music/render.js",
    "sw.js",
    "too-old.js",
    "worker.js",
];

/// Prints the weight of the first view in each language and fails if one is too heavy.
pub fn check(files: &[File]) -> Result<()> {
    let texts = files
        .iter()
        .filter_map(|file| file.name.strip_prefix(TEXTS)?.strip_prefix('/')?.strip_suffix(".txt"))
        .filter(|name| !name.ends_with("-more"));
    let mut heaviest = 0;
    for lang in texts {
        let sent = first_view(files, lang)?;
        println!("first view in {lang}, packed: {sent} bytes of at most {MOST}");
        heaviest = heaviest.max(sent);
    }
    ensure!(heaviest > 0, "the page has no texts");
    ensure!(heaviest <= MOST, "the page is too heavy: {heaviest} bytes, the most is {MOST}");
    Ok(())
}

/// The bytes of the first view in a language. The service worker loads the other files later.
fn first_view(files: &[File], lang: &str) -> Result<usize> {
    let mut sent = sum(files, |name| {
        let kind = name.rsplit('.').next().unwrap_or_default();
        matches!(kind, "wasm" | "js" | "css" | "html") && !LATER.contains(&name)
    });
    let more = MORE_FONTS.iter().filter(|(of, _)| *of == lang).flat_map(|(_, fonts)| *fonts);
    let fonts = FONTS.iter().chain(more).map(|font| format!("fonts/{font}.woff2"));
    for wanted in fonts.chain([format!("{TEXTS}/{lang}.txt")]) {
        let file = files.iter().find(|file| file.name == wanted);
        sent += file.with_context(|| format!("the page has no {wanted}"))?.sent();
    }
    Ok(sent)
}

fn sum(files: &[File], counts: impl Fn(&str) -> bool) -> usize {
    files.iter().filter(|file| counts(&file.name)).map(File::sent).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, bytes: usize, packed: Option<usize>) -> File {
        File { name: name.to_owned(), bytes: vec![0; bytes], packed: packed.map(|packed| vec![0; packed]) }
    }

    #[test]
    fn the_first_view_has_one_language_and_its_fonts() {
        let fonts =
            FONTS.iter().chain(MORE_FONTS[0].1).map(|font| file(&format!("fonts/{font}.woff2"), 10, None));
        let mut files: Vec<File> = fonts.collect();
        files.extend([
            file("web_bg.wasm", 9000, Some(1000)),
            file("sw.js", 5000, None),
            file("bots_bg.wasm", 5000, None),
            file("art/a.svg", 5000, None),
            file("texts/en.txt", 300, Some(200)),
            file("texts/pl.txt", 400, None),
        ]);
        assert_eq!(first_view(&files, "en").unwrap(), 1000 + 200 + 30);
        assert_eq!(first_view(&files, "pl").unwrap(), 1000 + 400 + 50);
        assert!(first_view(&files, "ru").is_err());
        assert!(check(&files).is_ok());
        files.push(file("web.js", MOST, None));
        assert!(check(&files).is_err());
    }
}
