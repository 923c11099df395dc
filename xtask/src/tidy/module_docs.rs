//! Checks that every module begins with a doc comment.

use super::tree::Tree;

/// Lists the modules that do not begin with `//!`.
pub fn check(tree: &Tree) -> Vec<String> {
    let ours = tree.files().filter(|(path, _)| path.starts_with("xtask/src/") && path.ends_with(".rs"));
    let silent = tree.rust("src", |_| true).chain(ours).filter(|(_, text)| !text.starts_with("//!"));
    silent.map(|(path, _)| format!("{path}:1: does not begin with a doc comment (`//!`)")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_without_charter_is_a_fault() {
        let tree = Tree::of(&[
            ("crates/rules/src/a.rs", "//! Good.\n"),
            ("crates/rules/src/b.rs", "use a;\n"),
            ("crates/rules/tests/c.rs", ""),
            ("xtask/src/d.rs", "// No charter.\n"),
        ]);
        let faults = check(&tree);
        assert_eq!(faults.len(), 2);
        assert!(faults[0].starts_with("crates/rules/src/b.rs:1:"));
        assert!(faults[1].starts_with("xtask/src/d.rs:1:"));
    }
}
