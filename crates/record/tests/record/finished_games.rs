//! The finished games in `games/`: each is read, folded, audited, and ends in its printed result.
//!
//! `cargo test -p record finished_games -- --ignored regenerate` plays them again, after a change of the
//! edition or of the law.

use crate::common;
use edition::Edition;
use record::Record;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games")
}

#[test]
fn every_finished_game_folds_audits_clean_and_ends_in_its_printed_result() {
    let games = games(&folder());
    games.iter().for_each(|path| replays(path, &common::editions));
    assert!(games.len() >= common::setups().len());
}

#[test]
fn so_does_every_game_of_an_earlier_release_of_the_edition() {
    let games = games(&folder().join("older"));
    games.iter().for_each(|path| replays(path, &Edition::released));
    assert!(games.len() >= 2);
}

fn games(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).expect("games").map(|entry| entry.expect("a game").path());
    files.filter(|path| path.extension().is_some_and(|extension| extension == "game")).collect()
}

fn replays(path: &Path, editions: &dyn Fn(&[u8; 32]) -> Option<&'static Edition>) {
    let text = std::fs::read_to_string(path).expect("a game");
    let record = Record::read(&text, editions).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    assert!(record.game().is_over(), "{path:?}");
    assert_eq!(record.audit(), [], "{path:?}");
    assert_eq!(record.write(), text, "{path:?}");
}

#[test]
#[ignore = "writes the files that the other test reads"]
fn regenerate() {
    std::fs::create_dir_all(folder()).unwrap();
    for (number, (name, setup)) in (1791..).zip(common::setups()) {
        let path = folder().join(name).with_extension("game");
        std::fs::write(path, common::play(&setup, number).write()).unwrap();
    }
}
