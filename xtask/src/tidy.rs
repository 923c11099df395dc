//! Checks that the compiler does not make. Each check is a module that takes the tree of files and returns
//! all its faults as lines of text.

mod arrows;
mod coverage;
mod documents;
mod fonts;
mod lengths;
mod locale_keys;
mod module_docs;
mod rule_id;
mod sentences;
mod settings;
mod sizes;
mod source;
mod translations;
mod tree;
mod typography;
mod words;

use std::path::Path;

use anyhow::{Result, bail};

use coverage::Coverage;
use settings::Settings;
use tree::Tree;

pub use translations::confirm;

/// Runs all checks, prints all faults, and fails if there are any.
pub fn run(root: &Path) -> Result<()> {
    let tree = Tree::load(root)?;
    let settings = Settings::read(&tree)?;
    let coverage = Coverage::read(&tree)?;
    println!("{}", coverage.summary());
    let checks = [
        ("rule coverage", coverage.faults()),
        ("allowed dependencies between crates", arrows::check(root)?),
        ("module docs", module_docs::check(&tree)),
        ("sizes", sizes::check(&tree, &settings)),
        ("words", words::check(&tree)),
        ("documents", documents::check(&tree)),
        ("sentences in code", sentences::check(&tree)),
        ("locale keys", locale_keys::check(&tree, &settings)),
        ("translations", translations::check(&tree)),
        ("lengths of texts", lengths::check(&tree)),
        ("typography", typography::check(&tree)),
        ("letters of fonts", fonts::check(&tree)),
    ];
    for (name, faults) in &checks {
        println!("tidy: {name}: {}", if faults.is_empty() { "ok" } else { "FAULTS" });
        faults.iter().for_each(|fault| println!("  {fault}"));
    }
    match checks.iter().map(|(_, faults)| faults.len()).sum::<usize>() {
        0 => Ok(()),
        faults => bail!("{faults} faults listed above\n  repeat: cargo run tidy"),
    }
}

/// How many rules of the catalogue have tests and citations, in one line.
pub fn rules_covered(root: &Path) -> Result<String> {
    Ok(Coverage::read(&Tree::load(root)?)?.summary())
}
