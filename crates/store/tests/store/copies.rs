//! Backup and restore of a store.

use crate::house::{House, furnished, hash, new_table, tamper};
use std::fs;
use store::{Durability, Store, StoreError, backup, restore};

#[tokio::test]
async fn a_backup_of_an_open_store_is_complete_and_restore_keeps_the_replaced_store() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    store.append(table, 1, 5, "1 pass".to_owned()).await.unwrap();
    let key = store.server_key().await.unwrap();
    let copy = house.file("copy.db");
    store.backup(&copy).await.unwrap();
    store.append(table, 2, 6, "2 pass".to_owned()).await.unwrap();
    store.create_table(&new_table("later", host)).await.unwrap();
    store.close().await;

    restore(&copy, &house.folder()).await.unwrap();
    let store = house.open().await;
    assert_eq!(store.journal(table, 0, 9).await.unwrap().len(), 1);
    assert_eq!(store.table("later").await.unwrap(), None);
    assert_eq!(store.server_key().await.unwrap(), key);
    store.append(table, 2, 6, "2 other".to_owned()).await.unwrap();
    store.close().await;

    // The replaced store can be opened.
    let kept = house.folder().join("lacrimosa.db.before-restore");
    let elsewhere = house.file("elsewhere");
    restore(&kept, &elsewhere).await.unwrap();
    let before = Store::open(&elsewhere, Durability::Normal).await.unwrap();
    assert_eq!(before.journal(table, 0, 9).await.unwrap().len(), 2);

    // A second restore does not overwrite it.
    let bytes = fs::read(&kept).unwrap();
    restore(&copy, &house.folder()).await.unwrap();
    assert_eq!(fs::read(&kept).unwrap(), bytes);
    assert!(house.folder().join("lacrimosa.db.before-restore-2").exists());
}

#[tokio::test]
async fn a_backup_overwrites_no_file() {
    let house = House::new();
    let store = house.open().await;
    let taken = house.file("taken");
    for text in ["", "precious"] {
        fs::write(&taken, text).unwrap();
        assert!(matches!(store.backup(&taken).await, Err(StoreError::Folder { .. })));
        assert_eq!(fs::read_to_string(&taken).unwrap(), text);
    }
    assert!(store.backup(&house.file("missing").join("copy")).await.is_err());
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_a_backup() {
    use std::os::unix::fs::PermissionsExt;
    let house = House::new();
    let copy = house.file("copy");
    house.open().await.backup(&copy).await.unwrap();
    assert_eq!(fs::metadata(copy).unwrap().permissions().mode() & 0o777, 0o600);
}

#[tokio::test]
async fn a_store_in_use_is_not_replaced() {
    let house = House::new();
    let (store, ..) = furnished(&house).await;
    let copy = house.file("copy");
    store.backup(&copy).await.unwrap();
    assert!(matches!(restore(&copy, &house.folder()).await, Err(StoreError::InUse(_))));
    assert!(store.player_by_session(&hash(1), 0).await.unwrap().is_some());
}

#[tokio::test]
async fn an_invalid_backup_is_not_restored() {
    let house = House::new();
    let (store, ..) = furnished(&house).await;
    let copy = house.file("copy");
    store.backup(&copy).await.unwrap();
    store.close().await;
    let before = fs::read(house.database()).unwrap();

    let missing = restore(&house.file("missing"), &house.folder()).await;
    assert!(matches!(missing, Err(StoreError::Folder { .. })));
    for (name, text) in [("empty", ""), ("letter", "Dear diary")] {
        let file = house.file(name);
        fs::write(&file, text).unwrap();
        let refused = restore(&file, &house.folder()).await.err();
        assert!(matches!(&refused, Some(StoreError::Foreign(path)) if *path == file), "{name}: {refused:?}");
    }
    let mut torn = fs::read(&copy).unwrap();
    torn[4096..8192].fill(0xAB);
    fs::write(house.file("torn"), torn).unwrap();
    assert!(restore(&house.file("torn"), &house.folder()).await.is_err());
    tamper(&copy, "PRAGMA user_version = 1000").await;
    assert!(matches!(restore(&copy, &house.folder()).await, Err(StoreError::Later { found: 1000, .. })));

    assert_eq!(fs::read(house.database()).unwrap(), before);
    let mut names: Vec<_> =
        fs::read_dir(house.folder()).unwrap().map(|file| file.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["lacrimosa.db", "lacrimosa.lock"]);
}

#[tokio::test]
async fn another_process_can_back_up_an_open_store() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    store.append(table, 1, 5, "1 pass".to_owned()).await.unwrap();
    let copy = house.file("copy.db");
    backup(&house.folder(), &copy).await.unwrap();
    store.create_table(&new_table("later", host)).await.unwrap();
    let elsewhere = house.file("elsewhere");
    restore(&copy, &elsewhere).await.unwrap();
    let copied = Store::open(&elsewhere, Durability::Normal).await.unwrap();
    assert_eq!(copied.journal(table, 0, 9).await.unwrap().len(), 1);
    assert_eq!(copied.table("later").await.unwrap(), None);
    let nothing = house.file("nothing");
    assert!(matches!(backup(&nothing, &house.file("other.db")).await, Err(StoreError::Missing(_))));
    assert!(!nothing.exists() && !house.file("other.db").exists());
}

#[cfg(unix)]
#[tokio::test]
async fn a_store_restored_by_root_keeps_its_owner() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
    let house = House::new();
    let copy = house.file("evening.copy");
    house.open().await.close().await;
    backup(&house.folder(), &copy).await.unwrap();
    let root = fs::metadata(&copy).unwrap().uid() == 0;
    // Only root can change the owner of a file.
    let user = if root { 1791 } else { fs::metadata(&copy).unwrap().uid() };
    let owner = |name: &str| fs::metadata(house.folder().join(name)).unwrap().uid();
    chown(house.folder(), Some(user), None).unwrap();
    chown(house.database(), Some(user), None).unwrap();
    fs::set_permissions(house.database(), fs::Permissions::from_mode(0o640)).unwrap();
    fs::remove_file(house.folder().join("lacrimosa.lock")).unwrap();
    restore(&copy, &house.folder()).await.unwrap();
    assert_eq!((owner("lacrimosa.db"), owner("lacrimosa.lock")), (user, user));
    assert_eq!(fs::metadata(house.database()).unwrap().permissions().mode() & 0o777, 0o640);
    fs::remove_file(house.database()).unwrap();
    restore(&copy, &house.folder()).await.unwrap();
    assert_eq!(owner("lacrimosa.db"), user, "without a store, the owner of the folder is used");
    assert_eq!(fs::metadata(house.database()).unwrap().permissions().mode() & 0o777, 0o600);
}
