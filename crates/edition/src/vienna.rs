//! The edition that comes with the game, and all its earlier releases: a game is always read with the one it was
//! begun with.

use crate::Edition;
use std::sync::LazyLock;

/// The files of a folder below `editions/`: names and texts.
macro_rules! files {
    ($folder:literal) => {
        files!($folder: "edition.toml" "board.toml" "memories.toml" "opera.toml" "composers.toml" "cities.toml"
            "courts.toml" "bonuses.toml" "constanze.toml" "soloist.toml")
    };
    ($folder:literal: $($name:literal)+) => {
        [$(($name, include_str!(concat!("../../../editions/", $folder, "/", $name)))),+]
    };
}

type Files = [(&'static str, &'static str); 10];

const FILES: Files = files!("vienna");

static VIENNA: LazyLock<Edition> = LazyLock::new(|| read(&FILES));

/// The files of the first release.
const FILES_1: Files = files!("older/vienna-1");

/// The earlier releases by their hash, the first one first: each is frozen, and none is ever taken out.
static EARLIER: [(&str, LazyLock<Edition>, Files); 1] = [(
    "586ef2f87a98b4f9f04f2152f4d8daff55b0d22aa9ceb654a652359f44013521",
    LazyLock::new(|| read(&FILES_1)),
    FILES_1,
)];

fn read(files: &Files) -> Edition {
    // Tests prove that each is valid.
    Edition::from_files(files).expect("an edition that comes with the game is valid")
}

impl Edition {
    /// The edition that comes with the game.
    ///
    /// # Examples
    /// ```
    /// use edition::Edition;
    /// assert_eq!(Edition::vienna().id, "vienna");
    /// ```
    pub fn vienna() -> &'static Edition {
        &VIENNA
    }

    /// The release of [`Edition::vienna`] with this hash, the present one or an earlier one.
    ///
    /// # Examples
    /// ```
    /// use edition::Edition;
    /// let vienna = Edition::vienna();
    /// assert_eq!(Edition::released(&vienna.hash).unwrap().version, vienna.version);
    /// assert!(Edition::released(&[0; 32]).is_none());
    /// ```
    pub fn released(hash: &[u8; 32]) -> Option<&'static Edition> {
        if VIENNA.hash == *hash {
            return Some(&VIENNA);
        }
        let wanted = hex(hash);
        EARLIER.iter().find(|(known, ..)| *known == wanted).map(|(_, edition, _)| &**edition)
    }

    /// The files of the release with this hash: names and texts.
    ///
    /// # Examples
    /// ```
    /// use edition::Edition;
    /// let vienna = Edition::vienna();
    /// assert_eq!(Edition::released_files(&vienna.hash), Some(Edition::files_of_vienna()));
    /// let first = Edition::first_vienna();
    /// let files = Edition::released_files(&first.hash).unwrap();
    /// assert_eq!(Edition::from_files(&files).unwrap().hash, first.hash);
    /// ```
    pub fn released_files(hash: &[u8; 32]) -> Option<[(&'static str, &'static str); 10]> {
        if VIENNA.hash == *hash {
            return Some(FILES);
        }
        let wanted = hex(hash);
        EARLIER.iter().find(|(known, ..)| *known == wanted).map(|(_, _, files)| *files)
    }

    /// The first release of Vienna. Its values never change any more, so tests may count on them.
    pub fn first_vienna() -> &'static Edition {
        &EARLIER[0].1
    }

    /// The files of [`Edition::vienna`], names and texts: a model for other editions.
    pub fn files_of_vienna() -> [(&'static str, &'static str); 10] {
        FILES
    }
}

/// A hash as people read it.
pub(crate) fn hex(hash: &[u8; 32]) -> String {
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_earlier_release_is_what_it_was() {
        for ((hash, edition, _), version) in EARLIER.iter().zip(1..) {
            assert_eq!((edition.id.as_str(), edition.version), ("vienna", version));
            assert_eq!(edition.hash_hex(), *hash, "version {version} was published and must not change");
        }
    }

    #[test]
    fn every_earlier_release_is_carried() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../editions/older");
        assert_eq!(std::fs::read_dir(folder).expect("the earlier releases").count(), EARLIER.len());
    }

    /// The last one may be a copy of the present one, kept before that is changed.
    #[test]
    fn another_game_has_another_version() {
        let (last, ..) = EARLIER.last().expect("an earlier release");
        let versions = EARLIER.len() as u32 + u32::from(VIENNA.hash_hex() != *last);
        assert_eq!(VIENNA.version, versions, "see “To release a new version” in editions/README.md");
    }
}
