//! The browsers that get push messages, and the messages that wait until quiet hours end.

use crate::house::{House, furnished, hash, hold};
use store::{PlayerKey, Store, Subscription, SubscriptionKey, TableKey, WaitingPush};

fn browser(name: &str) -> Subscription {
    Subscription {
        endpoint: format!("https://push.example/{name}"),
        p256dh: vec![4; 65],
        auth: vec![name.len() as u8; 16],
        lang: "pl".to_owned(),
        quiet: Some((1320, 480)),
        utc_offset: -90,
    }
}

async fn subscribe(store: &Store, player: PlayerKey, name: &str, at: i64) -> bool {
    store.subscribe(player, browser(name), at, 3).await.unwrap()
}

/// The endpoints' last parts of the browsers of a seat.
async fn names(store: &Store, table: TableKey, seat: u8) -> Vec<String> {
    let found = store.subscriptions(table, seat).await.unwrap();
    found.iter().map(|(_, one)| one.endpoint.rsplit('/').next().unwrap().to_owned()).collect()
}

async fn key(store: &Store, table: TableKey) -> SubscriptionKey {
    store.subscriptions(table, 1).await.unwrap()[0].0
}

#[tokio::test]
async fn the_push_key_is_created_once() {
    let house = House::new();
    let store = house.open().await;
    assert_eq!(store.push_key(hash(1)).await.unwrap(), hash(1));
    assert_eq!(store.push_key(hash(2)).await.unwrap(), hash(1));
    store.close().await;
    assert_eq!(house.open().await.push_key(hash(3)).await.unwrap(), hash(1));
}

#[tokio::test]
async fn the_browsers_of_a_seat_are_those_of_its_holders() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    let phone = store.new_player(&hash(2), "", false, 0).await.unwrap();
    hold(&store, table, 1, phone).await.unwrap();
    assert!(subscribe(&store, host, "laptop", 1).await && subscribe(&store, phone, "phone", 1).await);
    assert_eq!(names(&store, table, 1).await, ["laptop", "phone"]);
    assert_eq!(names(&store, table, 2).await, [""; 0]);
    assert_eq!(store.subscriptions(table, 1).await.unwrap()[1].1, browser("phone"));
    store.unsubscribe(host, &browser("phone").endpoint).await.unwrap();
    assert_eq!(names(&store, table, 1).await, ["laptop", "phone"], "only its own player removes a browser");
    store.unsubscribe(phone, &browser("phone").endpoint).await.unwrap();
    assert_eq!(names(&store, table, 1).await, ["laptop"]);
}

#[tokio::test]
async fn beyond_the_limit_the_browser_renewed_longest_ago_is_removed() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    for (at, name) in [(1, "a"), (2, "b"), (3, "c"), (4, "a"), (5, "d")] {
        assert!(subscribe(&store, host, name, at).await);
    }
    assert_eq!(names(&store, table, 1).await, ["a", "c", "d"]);
}

#[tokio::test]
async fn an_endpoint_moves_to_another_player_only_with_its_secret() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    let other = store.new_player(&hash(2), "", false, 0).await.unwrap();
    assert!(subscribe(&store, host, "a", 1).await);
    let stolen = Subscription { auth: vec![9; 16], ..browser("a") };
    assert!(!store.subscribe(other, stolen, 2, 3).await.unwrap());
    assert_eq!(names(&store, table, 1).await, ["a"]);
    assert!(subscribe(&store, other, "a", 3).await);
    assert_eq!(names(&store, table, 1).await, [""; 0]);
}

#[tokio::test]
async fn a_browser_goes_with_its_player_with_the_last_session_and_with_time() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    subscribe(&store, host, "old", 10).await;
    subscribe(&store, host, "new", 20).await;
    assert_eq!(store.sweep_subscriptions(20).await.unwrap(), 1);
    assert_eq!(names(&store, table, 1).await, ["new"]);
    store.drop_subscription(key(&store, table).await).await.unwrap();
    assert_eq!(names(&store, table, 1).await, [""; 0]);
    subscribe(&store, host, "again", 20).await;
    store.revoke(host).await.unwrap();
    assert_eq!(names(&store, table, 1).await, [""; 0], "without a session nobody could switch it off");
    let guest = store.new_player(&hash(2), "", false, 0).await.unwrap();
    hold(&store, table, 1, guest).await.unwrap();
    subscribe(&store, guest, "guest", 30).await;
    store.delete_player(guest).await.unwrap();
    assert_eq!(store.sweep_subscriptions(i64::MAX).await.unwrap(), 0);
}

#[tokio::test]
async fn a_waiting_message_is_taken_once_when_it_is_due() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    subscribe(&store, host, "a", 1).await;
    let subscription = key(&store, table).await;
    let first = WaitingPush { subscription, table, seat: 1, turn: Some(7), due: 100 };
    let second = WaitingPush { turn: None, due: 200, ..first };
    store.hold_push(first).await.unwrap();
    store.hold_push(second).await.unwrap();
    assert_eq!(
        store.take_due_pushes(199, 9).await.unwrap(),
        [],
        "the later message replaced the earlier one"
    );
    let due = store.take_due_pushes(200, 9).await.unwrap();
    assert_eq!(due.iter().map(|due| (due.waiting, &*due.table)).collect::<Vec<_>>(), [(second, "first")]);
    assert_eq!(due[0].to, browser("a"));
    assert_eq!(store.take_due_pushes(300, 9).await.unwrap(), []);
    store.hold_push(WaitingPush { table: table + 1, ..first }).await.expect("a deleted table is no error");
    store.hold_push(first).await.unwrap();
    store.drop_subscription(subscription).await.unwrap();
    store.hold_push(first).await.unwrap();
    assert_eq!(store.take_due_pushes(300, 9).await.unwrap(), [], "it goes with its browser");
}

#[tokio::test]
async fn a_waiting_message_is_not_taken_for_a_player_who_lost_the_seat() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    let phone = store.new_player(&hash(2), "", false, 0).await.unwrap();
    hold(&store, table, 1, phone).await.unwrap();
    subscribe(&store, phone, "phone", 1).await;
    let subscription = key(&store, table).await;
    store.hold_push(WaitingPush { subscription, table, seat: 1, turn: Some(7), due: 100 }).await.unwrap();
    store.revoke_device(table, 1, phone).await.unwrap();
    assert_eq!(store.take_due_pushes(100, 9).await.unwrap(), []);
}
