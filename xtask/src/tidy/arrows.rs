//! Checks which crate depends on which: the allowed dependencies of ARCHITECTURE.md, compared with the
//! manifests.

use std::path::Path;

use anyhow::Result;

use crate::metadata::{Dependency, Metadata, Package};

/// All crates with their allowed dependencies. `testkit`, `httpkit`, `pgkit` and `browser` are not in any list, because only
/// tests may use them.
const ALLOWED: &[(&str, &[&str])] = &[
    ("vocab", &[]),
    ("edition", &["vocab"]),
    ("rules", &["vocab", "edition"]),
    ("record", &["vocab", "edition", "rules"]),
    ("texts", &["vocab", "edition"]),
    ("explain", &["vocab", "edition", "rules", "record", "texts"]),
    ("testkit", &["vocab", "edition", "rules", "record"]),
    ("bots", &["vocab", "edition", "rules"]),
    ("arena", &["vocab", "edition", "rules", "bots"]),
    ("daily", &["vocab", "edition", "rules", "bots"]),
    ("analysis", &["vocab", "edition", "rules", "record", "bots", "texts", "explain"]),
    ("puzzles", &["vocab", "edition", "rules", "record", "bots"]),
    ("nets", &["bots"]),
    ("training", &["vocab", "edition", "rules", "bots"]),
    ("protocol", &[]),
    ("table", &["vocab", "edition", "rules", "record", "protocol"]),
    ("store", &["protocol"]),
    ("page-files", &[]),
    ("server", &["vocab", "edition", "record", "bots", "table", "texts", "protocol", "store"]),
    (
        "page",
        &[
            "vocab", "edition", "rules", "record", "bots", "daily", "puzzles", "analysis", "table", "texts",
            "explain", "protocol",
        ],
    ),
    ("views", &[]),
    (
        "web",
        &[
            "vocab", "edition", "rules", "record", "bots", "daily", "puzzles", "analysis", "table", "texts",
            "explain", "protocol", "page", "views",
        ],
    ),
    ("worker", &["page"]),
    ("charts", &[]),
    ("balance", &["vocab", "edition", "rules", "bots", "arena", "charts", "texts"]),
    (
        "lacrimosa",
        &[
            "vocab",
            "edition",
            "rules",
            "record",
            "texts",
            "explain",
            "bots",
            "daily",
            "puzzles",
            "analysis",
            "arena",
            "nets",
            "training",
            "charts",
            "balance",
            "table",
            "server",
            "protocol",
            "store",
            "page-files",
        ],
    ),
    ("httpkit", &[]),
    ("pgkit", &[]),
    ("browser", &["page-files", "server", "texts"]),
    ("xtask", &[]),
];

/// Reads the dependencies from cargo and lists those that are not allowed.
pub fn check(root: &Path) -> Result<Vec<String>> {
    let metadata = Metadata::load(root)?;
    Ok(metadata.packages.iter().flat_map(faults).collect())
}

fn faults(package: &Package) -> Vec<String> {
    let name = &package.name;
    let Some((_, allowed)) = ALLOWED.iter().find(|(from, _)| from == name) else {
        return vec![format!(
            "{name} is a new crate: list its allowed dependencies in xtask/src/tidy/arrows.rs"
        )];
    };
    let arrows = package.dependencies.iter().filter(|to| is_arrow(to));
    let wrong = arrows.filter(|to| !allowed.contains(&to.name.as_str()));
    wrong.map(|to| format!("{name} → {}: this dependency is not allowed", to.name)).collect()
}

/// Whether a dependency is on one of our crates and not only for tests.
fn is_arrow(dependency: &Dependency) -> bool {
    dependency.path.is_some() && dependency.kind.as_deref() != Some("dev")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(name: &str, dependency: &str) -> Vec<String> {
        let json = format!(r#"{{ "name": "{name}", "dependencies": [{dependency}] }}"#);
        faults(&serde_json::from_str(&json).unwrap())
    }

    #[test]
    fn an_arrow_of_the_house_passes() {
        let none: [&str; 0] = [];
        assert_eq!(check("rules", r#"{ "name": "vocab", "kind": null, "path": "p" }"#), none);
        assert_eq!(check("rules", r#"{ "name": "testkit", "kind": "dev", "path": "p" }"#), none);
        assert_eq!(check("vocab", r#"{ "name": "thiserror", "kind": null }"#), none);
    }

    #[test]
    fn any_other_arrow_fails() {
        let fault = check("vocab", r#"{ "name": "rules", "kind": null, "path": "p" }"#);
        assert_eq!(fault, ["vocab → rules: this dependency is not allowed"]);
        assert_eq!(check("rules", r#"{ "name": "testkit", "kind": null, "path": "p" }"#).len(), 1);
        assert_eq!(check("texts", r#"{ "name": "rules", "kind": "build", "path": "p" }"#).len(), 1);
    }

    #[test]
    fn a_new_crate_must_be_given_its_arrows() {
        assert_eq!(check("a-new-crate", "").len(), 1);
    }

    #[test]
    fn the_house_has_no_circle() {
        for (at, (name, allowed)) in ALLOWED.iter().enumerate() {
            let before = &ALLOWED[..at];
            assert!(allowed.iter().all(|to| before.iter().any(|(from, _)| from == to)), "{name}");
        }
    }
}
