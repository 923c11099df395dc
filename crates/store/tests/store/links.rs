//! Links, devices and blocks of a seat.

use crate::house::{House, furnished, hash, hold, seat};
use protocol::SeatKind;
use protocol::http::LinkKind;
use store::{Holder, SeatRow};

fn holder(player: i64, since: i64) -> Holder {
    Holder { player, device: "Chrome, Windows".to_owned(), since }
}

#[tokio::test]
async fn a_link_opens_a_seat_once() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    let guest = store.new_player(&hash(2), "Franz", false, 0).await.unwrap();
    let other = store.new_player(&hash(3), "Spy", false, 0).await.unwrap();
    store.put_link(table, 2, LinkKind::Invitation, &hash(9), None).await.unwrap();
    assert_eq!(store.seat_by_link(&hash(9), 5).await.unwrap(), Some(("first".to_owned(), 2)));
    let taken = SeatRow { name: "Franz".to_owned(), ..seat(2, SeatKind::Human) };
    store.take_seat(table, &taken, holder(guest, 7), Some(hash(9))).await.unwrap();
    assert_eq!(store.seat_by_link(&hash(9), 5).await.unwrap(), None);
    assert!(store.take_seat(table, &taken, holder(other, 8), Some(hash(9))).await.is_err());
    assert!(store.add_device(table, 2, holder(other, 8), hash(9)).await.is_err());
    assert_eq!(store.seat_of(table, guest).await.unwrap(), Some(2));
    assert_eq!(store.seat_of(table, other).await.unwrap(), None);
    assert_eq!(store.seat_of(table, host).await.unwrap(), Some(1));
}

#[tokio::test]
async fn taking_a_seat_without_a_link_invalidates_its_links() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    let guest = store.new_player(&hash(2), "Franz", false, 0).await.unwrap();
    store.put_link(table, 2, LinkKind::Invitation, &hash(9), None).await.unwrap();
    store.take_seat(table, &seat(2, SeatKind::Human), holder(guest, 7), None).await.unwrap();
    assert_eq!(store.seat_by_link(&hash(9), 5).await.unwrap(), None);
}

#[tokio::test]
async fn a_newer_link_replaces_the_earlier_one_of_its_kind_and_links_expire() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    store.put_link(table, 1, LinkKind::Device, &hash(8), Some(100)).await.unwrap();
    store.put_link(table, 1, LinkKind::HandOver, &hash(7), Some(100)).await.unwrap();
    store.put_link(table, 1, LinkKind::Device, &hash(9), Some(100)).await.unwrap();
    assert_eq!(store.seat_by_link(&hash(8), 5).await.unwrap(), None);
    assert!(store.seat_by_link(&hash(9), 99).await.unwrap().is_some());
    assert_eq!(store.seat_by_link(&hash(9), 100).await.unwrap(), None);
    let kinds: Vec<_> = store.links(table, 1, 5).await.unwrap().into_iter().map(|link| link.kind).collect();
    assert_eq!(kinds, [LinkKind::Device, LinkKind::HandOver]);
    assert_eq!(store.links(table, 1, 100).await.unwrap(), []);
    store.drop_links(table, 1).await.unwrap();
    assert_eq!(store.links(table, 1, 5).await.unwrap(), []);
}

#[tokio::test]
async fn devices_are_listed_in_order_and_revoking_one_invalidates_the_links_of_its_seat() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    let phone = store.new_player(&hash(2), "Constanze", false, 0).await.unwrap();
    hold(&store, table, 1, phone).await.unwrap();
    let devices = store.devices(table, 1).await.unwrap();
    let seen: Vec<_> = devices.iter().map(|row| (row.player, row.device.as_str(), row.since)).collect();
    assert_eq!(seen, [(host, "Firefox, Linux", 1000), (phone, "Safari, iPhone", 2000)]);
    store.put_link(table, 1, LinkKind::Device, &hash(9), None).await.unwrap();
    store.revoke_device(table, 1, phone).await.unwrap();
    assert_eq!(store.seat_of(table, phone).await.unwrap(), None);
    assert_eq!(store.seat_by_link(&hash(9), 0).await.unwrap(), None);
}

#[tokio::test]
async fn giving_up_a_seat_removes_its_devices_and_links() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    let phone = store.new_player(&hash(2), "Constanze", false, 0).await.unwrap();
    hold(&store, table, 1, phone).await.unwrap();
    store.put_link(table, 1, LinkKind::HandOver, &hash(9), None).await.unwrap();
    store.give_up_seat(table, &seat(1, SeatKind::Open)).await.unwrap();
    assert_eq!(store.devices(table, 1).await.unwrap(), []);
    assert_eq!(store.seat_of(table, host).await.unwrap(), None);
    assert_eq!(store.seat_by_link(&hash(9), 0).await.unwrap(), None);
    assert_eq!(store.table("first").await.unwrap().unwrap().1[0].by, SeatKind::Open);
}

#[tokio::test]
async fn blocking_a_seat_blocks_its_player_only() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    let guest = store.new_player(&hash(2), "Franz", false, 0).await.unwrap();
    hold(&store, table, 2, guest).await.unwrap();
    store.block(table, 2).await.unwrap();
    assert!(store.is_blocked(table, guest, "192.0.2.1").await.unwrap());
    assert!(!store.is_blocked(table, host, "192.0.2.1").await.unwrap());
}

#[tokio::test]
async fn only_the_last_lines_of_the_chat_are_kept() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    for n in 1..=store::MOST_TALK + 3 {
        assert_eq!(store.add_talk(table, n, 1, 0, "{}").await.unwrap(), n);
    }
    let kept = store.talk(table, u32::MAX).await.unwrap();
    assert_eq!((kept.len() as i64, kept[0].id), (store::MOST_TALK, 4));
}
