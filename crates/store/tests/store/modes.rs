//! The permissions of a store's files.

use crate::house::{House, hash};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use store::{Durability, Store};

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn open_to_all(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
}

fn open_folder(house: &House) -> PathBuf {
    let folder = house.folder();
    fs::create_dir_all(&folder).unwrap();
    open_to_all(&folder, 0o755);
    folder
}

async fn open_and_write(folder: &Path, session: u8) -> Store {
    let store = Store::open(folder, Durability::Normal).await.unwrap();
    store.new_player(&hash(session), "Constanze", false, 1).await.unwrap();
    store
}

fn assert_private(folder: &Path) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
}

#[tokio::test]
async fn only_the_owner_can_read_a_store_in_an_existing_folder() {
    let house = House::new();
    let folder = open_folder(&house);
    let store = open_and_write(&folder, 1).await;
    assert_eq!(mode(&folder), 0o700);
    assert_private(&folder);
    store.close().await;
    // Opening also restricts a database that was readable by others.
    open_to_all(&folder.join("lacrimosa.db"), 0o644);
    let store = open_and_write(&folder, 2).await;
    assert_private(&folder);
    store.close().await;
}

#[tokio::test]
async fn the_permissions_of_a_folder_with_other_files_are_not_changed() {
    let house = House::new();
    let folder = open_folder(&house);
    fs::write(folder.join("letters"), "mine").unwrap();
    let store = open_and_write(&folder, 1).await;
    assert_eq!(mode(&folder), 0o755);
    assert_eq!(mode(&folder.join("lacrimosa.db")), 0o600);
    store.close().await;
}
