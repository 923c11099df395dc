//! Checks that a long file has a reason to be long.

use super::settings::{self, Settings};
use super::tree::Tree;

const MOST_LINES: usize = 600;

/// Lists long files without a reason, and reasons for files that are not long.
pub fn check(tree: &Tree, settings: &Settings) -> Vec<String> {
    let excused = |path: &str| settings.long_file.iter().any(|file| file.path == path);
    let sizes = tree.rust("src", |_| true).map(|(path, text)| (path, text.lines().count()));
    let long: Vec<_> = sizes.filter(|&(_, lines)| lines > MOST_LINES).collect();
    let too_long = long.iter().filter(|(path, _)| !excused(path)).map(|(path, lines)| {
        format!(
            "{path}: {lines} lines, more than {MOST_LINES}: split it or give a reason in {}",
            settings::PATH
        )
    });
    let needless = settings.long_file.iter().filter(|file| long.iter().all(|(path, _)| *path != file.path));
    let needless =
        needless.map(|file| format!("{}: {} is not long: remove the exception", settings::PATH, file.path));
    too_long.chain(needless).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_file_needs_a_reason_and_a_reason_a_long_file() {
        let long = "x\n".repeat(601);
        let allowed = "[[long-file]]\npath = 'crates/a/src/b.rs'\nreason = 'a table'
            [[long-file]]\npath = 'crates/a/src/c.rs'\nreason = 'once it was'";
        let tree = Tree::of(&[
            ("crates/a/src/a.rs", &long),
            ("crates/a/src/b.rs", &long),
            ("crates/a/src/c.rs", &long[2..]),
            (settings::PATH, allowed),
        ]);
        let faults = check(&tree, &Settings::read(&tree).unwrap());
        assert_eq!(faults.len(), 2);
        assert!(faults[0].starts_with("crates/a/src/a.rs: 601 lines"));
        assert!(faults[1].contains("crates/a/src/c.rs is not long"));
    }
}
