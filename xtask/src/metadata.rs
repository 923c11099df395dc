//! The part of `cargo metadata` that the checks and builds use.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::command;

/// The answer of `cargo metadata --no-deps`.
#[derive(Deserialize)]
pub struct Metadata {
    /// The packages of the workspace.
    pub packages: Vec<Package>,
    /// Where cargo builds.
    pub target_directory: PathBuf,
}

/// A package of the workspace.
#[derive(Deserialize)]
pub struct Package {
    /// Its name, which is also the name of its folder.
    pub name: String,
    /// The dependencies in its manifest.
    pub dependencies: Vec<Dependency>,
}

/// A dependency in a manifest.
#[derive(Deserialize)]
pub struct Dependency {
    /// The name of the package.
    pub name: String,
    /// `None` is a normal dependency; otherwise `dev` or `build`.
    pub kind: Option<String>,
    /// Its folder. Packages from the registry have none.
    pub path: Option<PathBuf>,
}

impl Metadata {
    /// Runs `cargo metadata`.
    pub fn load(root: &Path) -> Result<Metadata> {
        let mut ask = command::cargo(root, &["metadata", "--format-version", "1", "--no-deps"]);
        let answer = command::output(&mut ask)?;
        serde_json::from_str(&answer).context("cargo metadata gave an answer we cannot read")
    }

    /// The path of the program in the folder of a profile.
    pub fn program(&self, folder: &str) -> PathBuf {
        let file = format!("lacrimosa{}", std::env::consts::EXE_SUFFIX);
        self.target_directory.join(folder).join(file)
    }
}
