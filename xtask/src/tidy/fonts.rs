//! Checks that the page's fonts have every letter of the texts and of the editions.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

use super::tree::Tree;

const PATH: &str = "crates/web/static/fonts.css";
/// Signs that the system draws: most of them are symbols of the terminal.
const SYSTEM: &str = "→↻≈≤≥▒◆○●☀♛✓✗✻⟳\n\t";

/// Lists letters that a font does not have, with a file that uses them.
pub fn check(tree: &Tree) -> Vec<String> {
    let fonts = match fonts(tree.text(PATH).unwrap_or_default()) {
        Ok(fonts) => fonts,
        Err(fault) => return vec![format!("{PATH}: {fault}")],
    };
    let mut faults = BTreeSet::new();
    let texts = tree.files().filter(|(path, _)| {
        path.starts_with("locales/") && path.ends_with(".ftl")
            || path.starts_with("editions/") && path.ends_with(".toml")
    });
    let mut known: BTreeSet<char> = SYSTEM.chars().collect();
    for (path, text) in texts {
        for letter in text.chars() {
            if known.insert(letter) {
                let lacking = fonts.iter().filter(|(_, ranges)| !has(ranges, letter));
                faults.extend(lacking.map(|(font, _)| {
                    format!("{PATH}: {font} has no {letter} (U+{:04X}) for {path}", u32::from(letter))
                }));
            }
        }
    }
    faults.into_iter().collect()
}

type Ranges = Vec<RangeInclusive<u32>>;

fn has(ranges: &Ranges, letter: char) -> bool {
    ranges.iter().any(|range| range.contains(&u32::from(letter)))
}

/// The letters of each family and style, in all its files together.
fn fonts(css: &str) -> Result<BTreeMap<String, Ranges>, String> {
    let mut fonts: BTreeMap<String, Ranges> = BTreeMap::new();
    for face in css.split("@font-face{").skip(1) {
        let value = |name: &str| {
            let (_, value) = face.split_once(&format!("{name}:")).ok_or(format!("a font without {name}"))?;
            Ok::<_, String>(value.split([';', '}']).next().unwrap_or_default())
        };
        let ranges = fonts.entry(format!("{} {}", value("font-family")?, value("font-style")?)).or_default();
        for range in value("unicode-range")?.split(',') {
            let bare = range.trim_start_matches("U+");
            let (from, to) = bare.split_once('-').unwrap_or((bare, bare));
            let number = |text| u32::from_str_radix(text, 16).map_err(|error| format!("{range}: {error}"));
            ranges.push(number(from)?..=number(to)?);
        }
    }
    if fonts.is_empty() { Err("no fonts".to_owned()) } else { Ok(fonts) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Vec<String> {
        let face =
            |range: &str| format!("@font-face{{font-family:F;font-style:normal;unicode-range:{range}}}\n");
        let css = format!("{}{}", face("U+0020-007E,U+00E9"), face("U+0401,U+0410-044F"));
        check(&Tree::of(&[(PATH, &css), ("locales/ru/a.ftl", text)]))
    }

    #[test]
    fn letters_of_any_file_of_a_font_are_there() {
        assert_eq!(faults("a = é, Ё, я → ✓\n"), [""; 0]);
    }

    #[test]
    fn a_letter_that_a_font_lacks_is_a_fault() {
        assert_eq!(faults("a = ł ł\n"), [format!("{PATH}: F normal has no ł (U+0142) for locales/ru/a.ftl")]);
    }

    #[test]
    fn a_page_without_fonts_is_a_fault() {
        assert_eq!(check(&Tree::of(&[])), [format!("{PATH}: no fonts")]);
    }
}
