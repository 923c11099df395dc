//! Id, title, version and description of the edition.

use super::toml_table::TomlTable;

/// `edition.toml`.
pub struct Title {
    /// Short name.
    pub id: String,
    /// Title.
    pub title: String,
    /// Version.
    pub version: u32,
    /// Description.
    pub description: String,
}

/// Reads `edition.toml`.
pub fn read(mut root: TomlTable<'_>) -> Option<Title> {
    let (id, title) = (root.id(), root.text("title"));
    let (version, description) = (root.number("version", 1..=u16::MAX), root.words("description"));
    Some(Title { id, title, version: version?.into(), description })
}
