//! The table of a rematch: created once, with the people of the finished game on all their devices.

use crate::house::{House, furnished, hash, seat};
use protocol::SeatKind;
use store::{Holder, NewRematch, PlayerKey, RematchError, SeatRow, TableKey};

fn new_rematch(of: TableKey, asker: PlayerKey, seats: Vec<SeatRow>) -> NewRematch {
    NewRematch {
        of,
        id: "again".to_owned(),
        asker,
        public: false,
        options: "{}".to_owned(),
        edition: None,
        seats,
        substitute: "andante".to_owned(),
        created: 2000,
        made_from: "127.0.0.1".to_owned(),
        most_games: 2,
    }
}

#[tokio::test]
async fn a_rematch_is_created_once_and_keeps_seats_devices_and_blocks() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    let guest = store.new_player(&hash(2), "Franz", false, 0).await.unwrap();
    let holder = Holder { player: guest, device: "Chrome, Windows".to_owned(), since: 7 };
    store.take_seat(table, &seat(2, SeatKind::Human), holder, None).await.unwrap();
    store.block(table, 2).await.unwrap();
    let new = || new_rematch(table, guest, vec![seat(1, SeatKind::Human), seat(2, SeatKind::Human)]);
    let (one, two, three) =
        tokio::join!(store.create_rematch(new()), store.create_rematch(new()), store.create_rematch(new()),);
    let created = [one.unwrap(), two.unwrap(), three.unwrap()];
    assert_eq!(created.into_iter().filter(|created| *created).count(), 1);
    let (row, seats) = store.table("again").await.unwrap().unwrap();
    assert_eq!(row.host, Some(host), "the host has a seat, so they stay host");
    assert_eq!(seats.iter().map(|seat| seat.by).collect::<Vec<_>>(), [SeatKind::Human; 2]);
    assert_eq!(store.seat_of(row.key, host).await.unwrap(), Some(1));
    assert_eq!(store.seat_of(row.key, guest).await.unwrap(), Some(2));
    assert_eq!(store.devices(row.key, 2).await.unwrap(), store.devices(table, 2).await.unwrap());
    assert!(store.is_blocked(row.key, guest, "").await.unwrap());
}

#[tokio::test]
async fn a_bot_gets_the_seat_of_a_person_who_was_deleted_and_the_asker_becomes_host() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    let guest = store.new_player(&hash(2), "Franz", false, 0).await.unwrap();
    let holder = Holder { player: guest, device: String::new(), since: 7 };
    store.take_seat(table, &seat(2, SeatKind::Human), holder, None).await.unwrap();
    store.delete_player(host).await.unwrap();
    let seats = vec![seat(1, SeatKind::Human), seat(2, SeatKind::Human)];
    assert!(store.create_rematch(new_rematch(table, guest, seats)).await.unwrap());
    let (row, seats) = store.table("again").await.unwrap().unwrap();
    assert_eq!(row.host, Some(guest));
    assert_eq!((seats[0].by, seats[0].bot.as_deref(), &*seats[0].name), (SeatKind::Bot, Some("andante"), ""));
}

#[tokio::test]
async fn nobody_gets_more_unfinished_games_than_allowed() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    // The table itself is unfinished here, and so it counts.
    let full = NewRematch { most_games: 1, ..new_rematch(table, host, vec![seat(1, SeatKind::Human)]) };
    assert!(matches!(store.create_rematch(full.clone()).await, Err(RematchError::TooManyGames(1))));
    assert!(store.table("again").await.unwrap().is_none());
    assert!(store.create_rematch(NewRematch { most_games: 2, ..full }).await.unwrap());
}
