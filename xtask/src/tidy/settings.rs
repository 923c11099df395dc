//! The exceptions in `xtask/tidy.toml`, each with its reason.

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::tree::Tree;

/// The path of the settings.
pub const PATH: &str = "xtask/tidy.toml";

/// The exceptions from the checks.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Settings {
    /// Files that may be long.
    #[serde(default)]
    pub long_file: Vec<LongFile>,
    /// Keys of messages that are composed at run time.
    #[serde(default)]
    pub dynamic_keys: Vec<DynamicKeys>,
}

/// A file that may be long.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LongFile {
    /// Its path from the root.
    pub path: String,
    reason: String,
}

/// Messages whose keys are composed at run time.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DynamicKeys {
    /// The prefix of their keys.
    pub prefix: String,
    reason: String,
}

impl Settings {
    /// Reads the settings. Without the file there are no exceptions.
    pub fn read(tree: &Tree) -> Result<Settings> {
        let settings: Settings = toml::from_str(tree.text(PATH).unwrap_or_default()).context(PATH)?;
        let files = settings.long_file.iter().map(|entry| (&entry.path, &entry.reason));
        let keys = settings.dynamic_keys.iter().map(|entry| (&entry.prefix, &entry.reason));
        for (what, reason) in files.chain(keys) {
            ensure!(!reason.trim().is_empty(), "{PATH}: `{what}` has no reason");
        }
        Ok(settings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_needs_a_reason() {
        let read = |text| Settings::read(&Tree::of(&[(PATH, text)]));
        assert!(read("[[dynamic-keys]]\nprefix = 'rule-'\nreason = 'by id'").is_ok());
        assert!(read("[[dynamic-keys]]\nprefix = 'rule-'").is_err());
        assert!(read("[[long-file]]\npath = 'a.rs'\nreason = ''").is_err());
        assert!(read("[[short-file]]").is_err());
    }

    #[test]
    fn no_file_lets_nothing_pass() {
        assert!(Settings::read(&Tree::of(&[])).unwrap().long_file.is_empty());
    }
}
