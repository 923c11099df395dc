//! The edition that comes with the game.

use crate::Edition;
use std::sync::LazyLock;

macro_rules! files {
    ($($name:literal),+ $(,)?) => { [$(($name, include_str!(concat!("../../../editions/vienna/", $name)))),+] };
}

/// Its files.
const FILES: [(&str, &str); 10] = files![
    "edition.toml",
    "board.toml",
    "memories.toml",
    "opera.toml",
    "composers.toml",
    "cities.toml",
    "courts.toml",
    "bonuses.toml",
    "constanze.toml",
    "soloist.toml",
];

static VIENNA: LazyLock<Edition> = LazyLock::new(|| {
    // A test proves that it is valid.
    Edition::from_files(&FILES).expect("the edition that comes with the game is valid")
});

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

    /// The files of [`Edition::vienna`], names and texts: a model for other editions.
    pub fn files_of_vienna() -> [(&'static str, &'static str); 10] {
        FILES
    }
}
