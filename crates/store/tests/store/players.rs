//! Players, their sessions, webhooks and tables, and their deletion.

use crate::house::{House, furnished, hash, hold, new_table};
use store::{NewPlayer, PlayerRow, Store};

const DAY: i64 = 24 * 60 * 60 * 1000;

#[tokio::test]
async fn a_player_is_found_by_their_session() {
    let house = House::new();
    let store = house.open().await;
    let key = store.new_player(&hash(5), "Robot", true, 10).await.unwrap();
    let mut player = PlayerRow { key, name: "Robot".to_owned(), webhook: None, account: true };
    assert_eq!(store.player_by_session(&hash(5), 10).await.unwrap(), Some(player.clone()));
    assert_eq!(store.player_by_session(&hash(6), 10).await.unwrap(), None);
    store.change_player(key, "Automaton", Some("https://example.org/")).await.unwrap();
    player.name = "Automaton".to_owned();
    player.webhook = Some("https://example.org/".to_owned());
    assert_eq!(store.player_by_session(&hash(5), 10).await.unwrap(), Some(player));
    assert!(store.new_player(&hash(5), "Thief", false, 11).await.is_err());
}

#[tokio::test]
async fn the_last_use_of_a_session_is_stored_once_a_day() {
    // Removing unused sessions reveals when the last use was stored.
    async fn stored_before(store: &Store, session: u8, time: i64) -> bool {
        store.sweep(0, time).await.unwrap();
        store.player_by_session(&hash(session), 0).await.unwrap().is_none()
    }
    let house = House::new();
    let store = house.open().await;
    for session in [1, 2] {
        store.new_player(&hash(session), "", false, 0).await.unwrap();
    }
    store.player_by_session(&hash(1), DAY).await.unwrap();
    store.player_by_session(&hash(2), DAY - 1).await.unwrap();
    assert!(!stored_before(&store, 1, DAY).await);
    assert!(stored_before(&store, 2, DAY).await);
}

#[tokio::test]
async fn a_player_has_one_seat_at_a_table() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    let phone = store.new_player(&hash(2), "Constanze", false, 0).await.unwrap();
    hold(&store, table, 1, phone).await.unwrap();
    assert_eq!(store.seat_of(table, host).await.unwrap(), Some(1));
    assert_eq!(store.seat_of(table, phone).await.unwrap(), Some(1));
    assert!(hold(&store, table, 2, phone).await.is_err());
    assert_eq!(store.seat_of(table, phone).await.unwrap(), Some(1));
}

#[tokio::test]
async fn the_webhooks_of_a_seat_are_those_of_its_holders() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    assert_eq!(store.webhooks(table, 1).await.unwrap(), []);
    let address = "https://example.org/".to_owned();
    store.change_player(host, "", Some(&address)).await.unwrap();
    assert_eq!(store.webhooks(table, 1).await.unwrap(), [(address.clone(), None)]);
    store.set_webhook_secret(host, Some("secret")).await.unwrap();
    assert_eq!(store.webhooks(table, 1).await.unwrap(), [(address, Some("secret".to_owned()))]);
    assert_eq!(store.webhooks(table, 2).await.unwrap(), []);
}

#[tokio::test]
async fn the_tables_and_the_unfinished_games_of_a_player_are_listed() {
    let house = House::new();
    let (store, host, first) = furnished(&house).await;
    store.create_table(&new_table("second", host)).await.unwrap();
    assert_eq!(store.tables_of(host, 9).await.unwrap(), ["second", "first"]);
    assert_eq!(store.tables_of(host, 1).await.unwrap(), ["second"]);
    assert_eq!(store.unfinished(host).await.unwrap(), 2);
    store.begin(first, "start", 1).await.unwrap();
    store.finish(first, 2).await.unwrap();
    assert_eq!(store.unfinished(host).await.unwrap(), 1);
    assert_eq!(store.tables_of(host, 9).await.unwrap(), ["second", "first"]);
}

#[tokio::test]
async fn deleting_a_player_deletes_their_name_and_their_chat() {
    let house = House::new();
    let (store, host, over) = furnished(&house).await;
    let friend = store.new_player(&hash(2), "Franz", false, 0).await.unwrap();
    let playing = store.create_table(&new_table("playing", host)).await.unwrap();
    let shared = store.create_table(&new_table("shared", host)).await.unwrap();
    for table in [over, playing, shared] {
        store.begin(table, "start", 1).await.unwrap();
        hold(&store, table, 2, friend).await.unwrap();
        store.add_talk(table, 5, 1, 0, "host").await.unwrap();
        store.add_talk(table, 6, 2, 0, "friend").await.unwrap();
        store.append(table, 1, 7, "1 pass".to_owned()).await.unwrap();
    }
    store.finish(over, 9).await.unwrap();
    let tablet = store.new_player(&hash(3), "Constanze", false, 0).await.unwrap();
    hold(&store, shared, 1, tablet).await.unwrap();

    assert_eq!(store.delete_player(host).await.unwrap(), [("playing".to_owned(), 1)]);

    assert_eq!(store.player_by_session(&hash(1), 0).await.unwrap(), None);
    let words = async |table| -> Vec<String> {
        store.talk(table, 9).await.unwrap().into_iter().map(|row| row.told).collect()
    };
    for (id, table) in [("first", over), ("playing", playing)] {
        let (row, seats) = store.table(id).await.unwrap().unwrap();
        assert_eq!((row.host, seats[0].name.as_str(), seats[1].name.as_str()), (None, "", "seat 2"));
        assert_eq!(words(table).await, ["friend"]);
        assert_eq!(store.journal(table, 0, 9).await.unwrap().len(), 1);
    }
    // The seat still has another holder, so its name and its chat stay.
    assert_eq!(store.table("shared").await.unwrap().unwrap().1[0].name, "seat 1");
    assert_eq!(words(shared).await, ["host", "friend"]);
    // The id of a deleted line is not used again.
    assert_eq!(store.delete_player(friend).await.unwrap().len(), 2);
    assert_eq!(store.add_talk(playing, 9, 2, 0, "later").await.unwrap(), 3);
    assert_eq!(store.delete_player(host).await.unwrap(), []);
}

#[tokio::test]
async fn no_player_is_added_beyond_the_limit() {
    let house = House::new();
    let (store, ..) = furnished(&house).await;
    let new = |session: u8| NewPlayer {
        session: hash(session),
        name: String::new(),
        account: false,
        at: 1000,
        from: Some("192.0.2.1".to_owned()),
    };
    assert!(store.welcome(new(2), 2).await.unwrap().is_some());
    assert_eq!(store.welcome(new(3), 2).await.unwrap(), None);
    assert!(store.player_by_session(&hash(3), 1000).await.unwrap().is_none());
    assert!(store.welcome(new(3), 3).await.unwrap().is_some());
}

#[tokio::test]
async fn people_without_a_seat_and_unused_accounts_are_removed() {
    let house = House::new();
    let (store, ..) = furnished(&house).await;
    // Player 1 has held a seat since 1000.
    store.new_player(&hash(2), "Stranger", false, 1000).await.unwrap();
    store.new_player(&hash(3), "Guest", false, 5000).await.unwrap();
    store.new_player(&hash(4), "Unused", true, 5000).await.unwrap();
    store.new_player(&hash(5), "Used", true, 5000).await.unwrap();
    store.new_player(&hash(6), "New", true, 7000).await.unwrap();
    assert!(store.player_by_session(&hash(5), 5001).await.unwrap().is_some());
    // The use is stored later, but before the next change.
    store.change_player(99, "", None).await.unwrap();
    assert_eq!(store.sweep_people(2000, 6000).await.unwrap(), 2);
    for (session, known) in [(1, true), (2, false), (3, true), (4, false), (5, true), (6, true)] {
        assert_eq!(
            store.player_by_session(&hash(session), 7000).await.unwrap().is_some(),
            known,
            "{session}"
        );
    }
}
