//! Opening and closing a store, its lock, and files that are damaged, foreign or of a later version.

use crate::house::{House, furnished, hash, new_table, tamper};
use store::{AppendError, Durability, Store, StoreError};

async fn opened(house: &House) -> Result<Store, StoreError> {
    Store::open(&house.folder(), Durability::Full).await
}

#[tokio::test]
async fn a_store_is_made_where_there_is_none_and_keeps_its_key() {
    let house = House::new();
    let store = opened(&house).await.unwrap();
    let key = store.server_key().await.unwrap();
    assert_ne!(key, [0; 32]);
    store.close().await;
    assert_eq!(opened(&house).await.unwrap().server_key().await.unwrap(), key);

    let other = House::new();
    assert_ne!(opened(&other).await.unwrap().server_key().await.unwrap(), key);
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_folder() {
    use std::os::unix::fs::PermissionsExt;
    let house = House::new();
    let _store = house.open().await;
    assert_eq!(std::fs::metadata(house.folder()).unwrap().permissions().mode() & 0o777, 0o700);
}

#[tokio::test]
async fn a_folder_that_cannot_be_created_is_an_error() {
    let house = House::new();
    let file = house.file("file");
    std::fs::write(&file, "").unwrap();
    let refused = Store::open(&file.join("store"), Durability::Full).await;
    assert!(matches!(refused, Err(StoreError::Folder { .. })));
}

#[tokio::test]
async fn stored_data_is_there_after_closing_and_reopening() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    store.append(table, 1, 5, "1 pass".to_owned()).await.unwrap();
    let before = store.table("first").await.unwrap();
    store.close().await;
    let store = house.open().await;
    assert_eq!(store.table("first").await.unwrap(), before);
    assert_eq!(store.journal(table, 0, u64::MAX).await.unwrap().len(), 1);
    assert_eq!(store.player_by_session(&hash(1), 1000).await.unwrap().unwrap().key, host);
}

#[tokio::test]
async fn a_store_dropped_without_closing_can_be_reopened_at_once() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    store.append(table, 1, 5, "1 pass".to_owned()).await.unwrap();
    drop(store);
    let store = opened(&house).await.unwrap();
    assert_eq!(store.journal(table, 0, u64::MAX).await.unwrap().len(), 1);
}

#[test]
fn stored_data_survives_the_end_of_the_runtime() {
    let house = House::new();
    let runtime = || tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    let first = runtime();
    let (store, table) = first.block_on(async {
        let (store, _, table) = furnished(&house).await;
        store.append(table, 1, 5, "1 pass".to_owned()).await.unwrap();
        (store, table)
    });
    // This ends the writer task, although the store was neither dropped nor closed.
    drop(first);
    runtime().block_on(async {
        let again = opened(&house).await.unwrap();
        assert_eq!(again.journal(table, 0, u64::MAX).await.unwrap().len(), 1);
        again.append(table, 2, 6, "2 pass".to_owned()).await.unwrap();
    });
    drop(store);
}

#[tokio::test]
async fn two_servers_cannot_have_one_store_open() {
    let house = House::new();
    let store = opened(&house).await.unwrap();
    let copy = store.clone();
    drop(store);
    assert!(matches!(opened(&house).await, Err(StoreError::InUse(_))));
    copy.close().await;
    assert!(opened(&house).await.is_ok());
}

#[tokio::test]
async fn a_closed_store_refuses_requests_and_can_be_closed_again() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    tokio::join!(store.close(), store.close());
    store.close().await;
    assert!(matches!(store.append(table, 1, 5, "1 pass".to_owned()).await, Err(AppendError::Failed(_))));
    assert!(store.set_seat(table, &crate::house::seat(2, protocol::SeatKind::Bot)).await.is_err());
    assert!(store.table("first").await.is_err());
}

#[tokio::test]
async fn a_store_of_a_later_version_is_refused_and_left_alone() {
    let house = House::new();
    opened(&house).await.unwrap().close().await;
    tamper(&house.database(), "PRAGMA user_version = 1000").await;
    let before = std::fs::read(house.database()).unwrap();
    let refused = opened(&house).await.err();
    assert!(matches!(refused, Some(StoreError::Later { found: 1000, .. })), "{refused:?}");
    assert_eq!(std::fs::read(house.database()).unwrap(), before);
}

#[tokio::test]
async fn a_foreign_file_is_refused_and_left_alone() {
    let house = House::new();
    std::fs::create_dir_all(house.folder()).unwrap();
    std::fs::write(house.database(), "Dear diary,\n".repeat(1000)).unwrap();
    assert!(matches!(opened(&house).await, Err(StoreError::Foreign(_))));

    std::fs::remove_file(house.database()).unwrap();
    tamper(&house.database(), "CREATE TABLE recipes (cake TEXT)").await;
    let before = std::fs::read(house.database()).unwrap();
    assert!(matches!(opened(&house).await, Err(StoreError::Foreign(_))));
    assert_eq!(std::fs::read(house.database()).unwrap(), before);
}

#[tokio::test]
async fn a_damaged_file_is_refused_and_the_error_mentions_restore() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    for revision in 1..400 {
        store
            .append(table, revision, 5, "1 pass and something long enough to fill a page".repeat(9))
            .await
            .unwrap();
    }
    store.close().await;
    drop(store);
    let mut bytes = std::fs::read(house.database()).unwrap();
    let middle = bytes.len() / 4096 / 2 * 4096;
    bytes[middle..middle + 4096].fill(0xff);
    std::fs::write(house.database(), bytes).unwrap();
    let refused = opened(&house).await.err().unwrap();
    assert!(matches!(refused, StoreError::Damaged { .. }), "{refused:?}");
    let text = refused.to_string();
    assert!(
        text.contains(house.database().to_str().unwrap()) && text.contains("lacrimosa restore"),
        "{text}"
    );
}

#[tokio::test]
async fn an_unreadable_table_is_reported_and_left_out_of_the_list() {
    let house = House::new();
    let (store, host, first) = furnished(&house).await;
    store.create_table(&new_table("second", host)).await.unwrap();
    store.close().await;
    tamper(&house.database(), "UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE table_key = 1 AND seat = 2")
        .await;
    let store = house.open().await;
    let open = store.list_open(None, 9).await.unwrap();
    assert_eq!(open.tables.iter().map(|table| &*table.id).collect::<Vec<_>>(), ["second"]);
    assert_eq!(open.unreadable.iter().map(|(table, _)| *table).collect::<Vec<_>>(), [first]);
}
