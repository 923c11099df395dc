//! The files of the project, read once: tracked files, and new files that git does not ignore.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::command;

/// All files by their paths from the root, with `/` as separator.
pub struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// Reads the tree. A file that is not text has an empty text: links to it work, but it is not searched.
    pub fn load(root: &Path) -> Result<Tree> {
        let mut list = Command::new("git");
        // On a build machine the folder may belong to another user, which git would refuse.
        list.args(["-c", "safe.directory=*", "ls-files", "-z"]);
        list.args(["--cached", "--others", "--exclude-standard"]).current_dir(root);
        let list = command::output(&mut list).context("tidy lists the files of the project with git")?;
        // A deleted file that is not committed yet is still in git's list.
        let paths = list.split('\0').filter(|path| root.join(path).is_file());
        let files = paths.map(|path| {
            let bytes = fs::read(root.join(path)).with_context(|| path.to_owned())?;
            Ok((path.to_owned(), String::from_utf8(bytes).unwrap_or_default()))
        });
        Ok(Tree { files: files.collect::<Result<_>>()? })
    }

    /// A tree for a test.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        Tree { files: files.iter().map(|&(path, text)| (path.into(), text.into())).collect() }
    }

    /// The path and text of every file.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The text of a file, if it exists.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Whether there is such a file or folder.
    pub fn has(&self, path: &str) -> bool {
        let folder = format!("{path}/");
        path.is_empty() || self.files.contains_key(path) || self.files.keys().any(|f| f.starts_with(&folder))
    }

    /// The Rust files in one folder (`src`, `tests`) of each crate that `wanted` accepts.
    pub fn rust<'a>(
        &'a self,
        folder: &'a str,
        wanted: impl Fn(&str) -> bool + 'a,
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.files().filter(move |(path, _)| {
            let mut parts = path.splitn(4, '/');
            path.ends_with(".rs")
                && parts.next() == Some("crates")
                && parts.next().is_some_and(&wanted)
                && parts.next() == Some(folder)
        })
    }

    /// The messages of the source language: file, key and text of every line that defines one.
    pub fn messages(&self) -> impl Iterator<Item = (&str, &str)> {
        let catalogues =
            self.files().filter(|(path, _)| path.starts_with("locales/en/") && path.ends_with(".ftl"));
        catalogues.flat_map(|(path, text)| text.lines().filter_map(move |line| Some((path, key(line)?))))
    }
}

/// The messages of a Fluent file: each key with its whole text, without comments.
pub fn messages_of(text: &str) -> Vec<(&str, String)> {
    let mut messages: Vec<(&str, String)> = Vec::new();
    for line in text.lines() {
        match (key(line), messages.last_mut()) {
            (Some(key), _) => {
                let first = line.split_once('=').map_or("", |(_, first)| first.trim());
                messages.push((key, first.to_owned()));
            }
            (None, Some((_, text))) if line.starts_with([' ', '}']) => {
                text.push('\n');
                text.push_str(line.trim());
            }
            (None, _) => {}
        }
    }
    messages
}

/// The key that a line of a Fluent file defines. Terms, attributes and comments define none.
fn key(line: &str) -> Option<&str> {
    let key = line.split_once('=')?.0.trim_end();
    let starts = key.starts_with(|c: char| c.is_ascii_alphabetic());
    (starts && key.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))).then_some(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rust_files_are_found_by_crate_and_folder() {
        let tree = Tree::of(&[
            ("crates/rules/src/turn.rs", ""),
            ("crates/rules/src/notes.md", ""),
            ("crates/rules/tests/a/b.rs", ""),
            ("crates/vocab/src/lib.rs", ""),
            ("xtask/src/main.rs", ""),
        ]);
        let found: Vec<_> = tree.rust("src", |name| name == "rules").map(|(path, _)| path).collect();
        assert_eq!(found, ["crates/rules/src/turn.rs"]);
        assert_eq!(tree.rust("tests", |_| true).count(), 1);
    }

    #[test]
    fn a_message_has_all_its_lines_and_no_comment() {
        let text = "# a\ntake =\n    { $n ->\n       *[other] All\n    }\n\n# b\ngo = Start\n";
        let found = messages_of(text);
        assert_eq!(found, [("take", "\n{ $n ->\n*[other] All\n}".to_owned()), ("go", "Start".to_owned())]);
    }

    #[test]
    fn a_folder_is_there_when_a_file_is_in_it() {
        let tree = Tree::of(&[("docs/decisions/0001-luck.md", "")]);
        assert!(tree.has("docs/decisions"));
        assert!(!tree.has("docs/dec"));
    }

    #[test]
    fn messages_are_neither_terms_nor_attributes_nor_comments() {
        let text =
            "# a = comment\nturn-end = End\n    .label = x = y\n-term = t\nlong =\n    text = not a key\n";
        let tree = Tree::of(&[("locales/en/a.ftl", text), ("locales/fr/a.ftl", "autre = x")]);
        let keys: Vec<_> = tree.messages().map(|(_, key)| key).collect();
        assert_eq!(keys, ["turn-end", "long"]);
    }
}
