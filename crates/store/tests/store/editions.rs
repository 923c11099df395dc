//! Uploaded editions: storing them, their limits, and the removal of unused ones.

use crate::house::{House, furnished, hash, new_table};
use store::{EditionRoom, NewEdition};

const ROOM: EditionRoom = EditionRoom { share: 2, most: 4, bytes: 1000 };

fn edition(key: u8, from: &str, at: i64) -> NewEdition {
    NewEdition { key: hash(key), files: format!("files of {key}"), from: from.to_owned(), at }
}

#[tokio::test]
async fn an_edition_is_stored_once_under_its_key() {
    let house = House::new();
    let store = house.open().await;
    assert!(store.put_edition(edition(2, "a", 1), ROOM).await.unwrap());
    assert!(store.put_edition(edition(2, "b", 2), ROOM).await.unwrap(), "storing it again changes nothing");
    assert_eq!(store.edition(&hash(2)).await.unwrap().as_deref(), Some("files of 2"));
    assert_eq!(store.edition(&hash(3)).await.unwrap(), None);
    assert!(store.keeps_edition(&hash(2), 3).await.unwrap());
    assert!(!store.keeps_edition(&hash(3), 3).await.unwrap());
}

#[tokio::test]
async fn an_address_above_its_limit_loses_its_oldest_unused_edition() {
    let house = House::new();
    let (store, host, _) = furnished(&house).await;
    store.put_edition(edition(1, "a", 1), ROOM).await.unwrap();
    let mut table = new_table("played", host);
    table.edition = Some(hash(1));
    store.create_table(&table).await.unwrap();
    store.put_edition(edition(9, "b", 1), ROOM).await.unwrap();
    for (key, at) in [(2, 2), (3, 3), (4, 4)] {
        assert!(store.put_edition(edition(key, "a", at), EditionRoom { most: 99, ..ROOM }).await.unwrap());
    }
    for (key, kept) in [(1, true), (2, false), (3, true), (4, true), (9, true)] {
        assert_eq!(store.edition(&hash(key)).await.unwrap().is_some(), kept, "{key}");
    }
}

#[tokio::test]
async fn when_the_store_is_full_the_oldest_unused_edition_is_removed() {
    let house = House::new();
    let (store, host, _) = furnished(&house).await;
    for key in 1..=6 {
        assert!(store.put_edition(edition(key, &key.to_string(), key.into()), ROOM).await.unwrap());
    }
    for (key, kept) in [(1, false), (2, false), (3, true), (6, true)] {
        assert_eq!(store.edition(&hash(key)).await.unwrap().is_some(), kept, "{key}");
    }
    for key in 3..=6 {
        let mut table = new_table(&key.to_string(), host);
        table.edition = Some(hash(key));
        store.create_table(&table).await.unwrap();
    }
    assert!(!store.put_edition(edition(7, "7", 7), ROOM).await.unwrap(), "all are in use");
    let long = NewEdition { files: "x".repeat(1001), ..edition(8, "8", 8) };
    assert!(!store.put_edition(long, EditionRoom { most: 99, ..ROOM }).await.unwrap(), "too many bytes");
}

#[tokio::test]
async fn only_unused_editions_are_swept() {
    let house = House::new();
    let (store, host, _) = furnished(&house).await;
    for key in 1..=3 {
        store
            .put_edition(edition(key, "a", 10 * i64::from(key)), EditionRoom { share: 9, ..ROOM })
            .await
            .unwrap();
    }
    let mut table = new_table("played", host);
    table.edition = Some(hash(1));
    let played = store.create_table(&table).await.unwrap();
    assert_eq!(store.sweep_editions(30).await.unwrap(), 1);
    assert!(
        store.edition(&hash(1)).await.unwrap().is_some() && store.edition(&hash(3)).await.unwrap().is_some()
    );
    table.id = "late".to_owned();
    table.edition = Some(hash(2));
    assert!(store.create_table(&table).await.is_err(), "a table needs its edition");
    store.delete_table(played).await.unwrap();
    assert_eq!(store.sweep_editions(30).await.unwrap(), 1);
}
