//! The finished games in `games/`: each is read, folded, audited, and ends in its printed result.
//!
//! `cargo test -p record --test finished_games -- --ignored regenerate` plays them again, after a change of the
//! edition or of the law.

mod common;

use record::Record;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games")
}

#[test]
fn every_finished_game_folds_audits_clean_and_ends_in_its_printed_result() {
    let mut count = 0;
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "game") {
            continue;
        }
        count += 1;
        let text = std::fs::read_to_string(&path).unwrap();
        let record =
            Record::read(&text, &common::editions).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        assert!(record.game().is_over(), "{path:?}");
        assert_eq!(record.audit(), [], "{path:?}");
        assert_eq!(record.write(), text, "{path:?}");
    }
    assert!(count >= common::setups().len());
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
