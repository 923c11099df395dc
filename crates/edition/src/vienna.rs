//! The built-in edition and all its earlier releases: a game is always read with the release it was started
//! with.

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

/// The files of the current release.
const FILES: Files = files!("vienna");

/// The files of the earlier releases.
const EARLIER_FILES: [Files; 1] = [files!("older/vienna-1")];

// Programs read the releases as bytes, so the page does without the files. A test compares both.
static VIENNA: LazyLock<Edition> = LazyLock::new(|| unpacked(include_bytes!("vienna/current.packed")));

/// The earlier releases by their hash, the first one first. A release is never changed or removed.
static EARLIER: [(&str, LazyLock<Edition>); 1] = [(
    "586ef2f87a98b4f9f04f2152f4d8daff55b0d22aa9ceb654a652359f44013521",
    LazyLock::new(|| unpacked(include_bytes!("vienna/1.packed"))),
)];

fn unpacked(bytes: &[u8]) -> Edition {
    // A test compares them with what this version writes.
    Edition::from_bytes(bytes).expect("the bytes of a release are those of this version")
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

    /// The current or an earlier release of [`Edition::vienna`], found by its hash.
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
        let wanted = hex::encode(hash);
        EARLIER.iter().find(|(known, _)| *known == wanted).map(|(_, edition)| &**edition)
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
        let wanted = hex::encode(hash);
        EARLIER.iter().zip(EARLIER_FILES).find(|((known, _), _)| *known == wanted).map(|(_, files)| files)
    }

    /// The first release of Vienna. Its values never change, so tests may rely on them.
    pub fn first_vienna() -> &'static Edition {
        &EARLIER[0].1
    }

    /// The files of [`Edition::vienna`], as names and texts. They can serve as a template for other editions.
    pub fn files_of_vienna() -> [(&'static str, &'static str); 10] {
        FILES
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The releases as they are in their files: the earlier ones, then the current one.
    fn written() -> impl Iterator<Item = Edition> {
        let files = EARLIER_FILES.into_iter().chain([FILES]);
        files.map(|files| Edition::from_files(&files).expect("an edition that comes with the game is valid"))
    }

    /// `UPDATE_SNAPSHOT=1 cargo test -p edition` writes the bytes anew.
    #[test]
    fn every_release_equals_its_files() {
        let names = (1..=EARLIER.len()).map(|version| version.to_string()).chain(["current".to_owned()]);
        for (edition, name) in written().zip(names) {
            let path = format!("{}/src/vienna/{name}.packed", env!("CARGO_MANIFEST_DIR"));
            let bytes = edition.to_bytes();
            if std::env::var_os("UPDATE_SNAPSHOT").is_some() {
                std::fs::write(&path, &bytes).expect("the bytes can be written");
            }
            let kept = std::fs::read(&path).unwrap_or_default();
            assert!(
                kept == bytes,
                "{path} is not what the files say: UPDATE_SNAPSHOT=1 cargo test -p edition"
            );
            let copy = Edition::from_bytes(&kept).expect("the bytes of this version");
            assert_eq!(format!("{copy:?}"), format!("{edition:?}"));
        }
    }

    #[test]
    fn every_earlier_release_is_unchanged() {
        for ((edition, (hash, known)), version) in written().zip(&EARLIER).zip(1..) {
            assert_eq!((edition.id.as_str(), edition.version), ("vienna", version));
            assert_eq!(edition.hash_hex(), *hash, "version {version} was published and must not change");
            assert_eq!(known.hash, edition.hash);
        }
    }

    #[test]
    fn every_earlier_release_is_included() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../editions/older");
        assert_eq!(std::fs::read_dir(folder).expect("the earlier releases").count(), EARLIER.len());
    }

    /// The last earlier release may equal the current one: it is copied before the current one is changed.
    #[test]
    fn a_changed_edition_has_a_new_version() {
        let (last, _) = EARLIER.last().expect("an earlier release");
        let current = written().last().expect("the current release");
        let versions = EARLIER.len() as u32 + u32::from(current.hash_hex() != *last);
        assert_eq!(current.version, versions, "see “To release a new version” in editions/README.md");
    }
}
