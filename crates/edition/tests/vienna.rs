//! The edition that comes with the game.
use edition::Edition;

#[test]
fn it_is_valid() {
    let faults = Edition::from_files(&Edition::files_of_vienna()).err().unwrap_or_default();
    assert!(faults.is_empty(), "{faults:#?}");
}
