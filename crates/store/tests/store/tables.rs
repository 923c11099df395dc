//! Tables: their seats, states, listings and removal.

use crate::house::{House, furnished, hash, new_table, seat};
use protocol::http::LinkKind;
use protocol::{SeatKind, Status};
use store::{Listing, NewTable, SeatRow};

#[tokio::test]
async fn a_table_is_found_by_its_id_with_its_seats() {
    let house = House::new();
    let (store, host, key) = furnished(&house).await;
    let (table, seats) = store.table("first").await.unwrap().unwrap();
    assert_eq!((table.key, table.host, table.public, table.created), (key, Some(host), true, 1000));
    assert_eq!((table.status, table.start, table.began), (Status::Waiting, None, None));
    assert_eq!(seats, [seat(1, SeatKind::Human), seat(2, SeatKind::Open)]);
    assert_eq!(store.seat_of(key, host).await.unwrap(), Some(1));
    assert_eq!(store.table("second").await.unwrap(), None);
}

#[tokio::test]
async fn every_kind_of_seat_is_read_as_it_was_written() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    for by in [SeatKind::Open, SeatKind::Human, SeatKind::Bot, SeatKind::Account, SeatKind::Soloist] {
        let changed = SeatRow { bot: Some("presto".to_owned()), shut: true, ..seat(2, by) };
        store.set_seat(table, &changed).await.unwrap();
        assert_eq!(store.table("first").await.unwrap().unwrap().1[1], changed);
    }
    assert!(store.set_seat(table, &seat(3, SeatKind::Open)).await.is_err());
    assert!(store.set_seat(table + 1, &seat(1, SeatKind::Open)).await.is_err());
}

#[tokio::test]
async fn a_game_begins_once_and_ends() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    assert!(store.finish(table, 1500).await.is_err());
    store.begin(table, "start", 2000).await.unwrap();
    assert!(store.begin(table, "another start", 2001).await.is_err());
    let row = store.table("first").await.unwrap().unwrap().0;
    assert_eq!((row.status, row.start.as_deref(), row.began), (Status::Playing, Some("start"), Some(2000)));
    store.finish(table, 3000).await.unwrap();
    store.finish(table, 3001).await.unwrap();
    assert_eq!(store.table("first").await.unwrap().unwrap().0.status, Status::Over);
    assert!(store.begin(table, "start", 4000).await.is_err());
}

#[tokio::test]
async fn the_lobby_shows_public_tables_newest_first() {
    let house = House::new();
    let (store, host, first) = furnished(&house).await;
    store.create_table(&new_table("second", host)).await.unwrap();
    let mut hidden = new_table("hidden", host);
    hidden.public = false;
    store.create_table(&hidden).await.unwrap();
    assert_eq!(ids(&store.list_open(None, 9).await.unwrap()), ["second", "first"]);
    assert_eq!(ids(&store.list_open(None, 1).await.unwrap()), ["second"]);
    store.begin(first, "start", 2000).await.unwrap();
    assert_eq!(ids(&store.list_playing(None, 9).await.unwrap()), ["first"]);
    assert_eq!(ids(&store.list_of(host, 9).await.unwrap()), ["hidden", "second", "first"]);
    let listed = &store.list_playing(Some(host), 9).await.unwrap().tables[0];
    assert_eq!((listed.you, listed.host, listed.began), (Some(1), Some(host), Some(2000)));
    let seats: Vec<_> = listed.seats.iter().map(|seat| (seat.seat, seat.by, &*seat.name)).collect();
    assert_eq!(seats, [(1, SeatKind::Human, "seat 1"), (2, SeatKind::Open, "seat 2")]);
    store.quarantine(first, "nonsense").await.unwrap();
    assert!(store.list_playing(None, 9).await.unwrap().tables.is_empty());
}

fn ids(listing: &Listing) -> Vec<&str> {
    listing.tables.iter().map(|table| &*table.id).collect()
}

#[tokio::test]
async fn many_tables_of_one_address_do_not_hide_others() {
    let house = House::new();
    let (store, host, _) = furnished(&house).await;
    let of = |id: &str, address: Option<&str>| {
        let made_from = address.map(str::to_owned);
        NewTable { made_from, ..new_table(id, host) }
    };
    for (id, address) in [("a", None), ("b", Some("192.0.2.1"))] {
        store.create_table(&of(id, address)).await.unwrap();
    }
    for spam in 0..100 {
        store.create_table(&of(&format!("spam {spam}"), Some("192.0.2.66"))).await.unwrap();
    }
    let open = store.list_open(None, 50).await.unwrap();
    assert_eq!(ids(&open), ["spam 99", "spam 98", "spam 97", "b", "a", "first"]);
}

#[tokio::test]
async fn wake_times_are_delayed_by_the_time_the_server_was_down() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    assert_eq!(store.resume(500).await.unwrap(), 0, "there is no earlier heartbeat");
    store.begin(table, "start", 700).await.unwrap();
    store.table_rests(table, Some(2000), "clocks", "summary").await.unwrap();
    store.beat(1000).await.unwrap();
    assert_eq!(store.resume(6000).await.unwrap(), 5000);
    assert!(store.due(6999, true).await.unwrap().is_empty());
    assert_eq!(store.due(7000, true).await.unwrap(), ["first"]);
    // The system clock was set back meanwhile.
    store.beat(8000).await.unwrap();
    assert_eq!(store.resume(3000).await.unwrap(), 0);
    assert_eq!(store.due(2000, true).await.unwrap(), ["first"]);
}

#[tokio::test]
async fn clocks_summary_and_undo_request_are_there_after_reopening() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    store.begin(table, "start", 700).await.unwrap();
    assert_eq!(store.without_summary(9).await.unwrap(), ["first"]);
    store.table_wakes(table, "clocks", Some("summary")).await.unwrap();
    store.add_summary(table, "too late").await.unwrap();
    store.set_request(table, Some("request")).await.unwrap();
    store.close().await;
    let store = house.open().await;
    let row = store.table("first").await.unwrap().unwrap().0;
    assert_eq!((row.clocks.as_deref(), row.request.as_deref()), (Some("clocks"), Some("request")));
    assert_eq!(store.list_playing(None, 9).await.unwrap().tables[0].summary.as_deref(), Some("summary"));
    assert!(store.without_summary(9).await.unwrap().is_empty());
    store.set_request(table, None).await.unwrap();
    assert_eq!(store.table("first").await.unwrap().unwrap().0.request, None);
}

#[tokio::test]
async fn tables_that_were_in_memory_or_must_wake_are_due() {
    let house = House::new();
    let (store, host, live) = furnished(&house).await;
    let asleep = store.create_table(&new_table("asleep", host)).await.unwrap();
    store.create_table(&new_table("quiet", host)).await.unwrap();
    store.set_live(live, true, Some(10)).await.unwrap();
    store.set_live(asleep, false, Some(5000)).await.unwrap();
    assert_eq!(store.due(4999, false).await.unwrap(), [""; 0]);
    assert_eq!(store.due(5000, false).await.unwrap(), ["asleep"]);
    assert_eq!(store.due(5000, true).await.unwrap(), ["first", "asleep"]);
    store.set_live(live, false, None).await.unwrap();
    store.set_live(asleep, false, None).await.unwrap();
    assert_eq!(store.due(i64::MAX, true).await.unwrap(), [""; 0]);
}

#[tokio::test]
async fn deleting_a_table_deletes_everything_that_belongs_to_it() {
    let house = House::new();
    let (store, host, table) = furnished(&house).await;
    store.put_link(table, 2, LinkKind::Invitation, &hash(9), None).await.unwrap();
    store.append(table, 1, 5, "1 pass".to_owned()).await.unwrap();
    store.add_talk(table, 5, 1, 1, "{}").await.unwrap();
    store.delete_table(table).await.unwrap();
    assert_eq!(store.table("first").await.unwrap(), None);
    assert_eq!(store.seat_by_link(&hash(9), 0).await.unwrap(), None);
    assert_eq!(store.seat_of(table, host).await.unwrap(), None);
    assert_eq!(store.journal(table, 0, 9).await.unwrap(), []);
    assert_eq!(store.talk(table, 9).await.unwrap(), []);
    assert!(store.player_by_session(&hash(1), 1000).await.unwrap().is_some());
    // Its key is not used again, so a stale reference cannot point to another table.
    assert!(store.create_table(&new_table("next", host)).await.unwrap() > table);
    store.delete_table(table).await.unwrap();
}

#[tokio::test]
async fn a_sweep_removes_old_waiting_tables_and_unused_sessions() {
    let house = House::new();
    let (store, host, began) = furnished(&house).await;
    store.begin(began, "start", 1500).await.unwrap();
    store.create_table(&new_table("old", host)).await.unwrap();
    let mut young = new_table("young", host);
    young.created = 2000;
    store.create_table(&young).await.unwrap();
    store.new_player(&hash(2), "Idle", false, 1000).await.unwrap();
    store.new_player(&hash(3), "Busy", false, 3000).await.unwrap();

    assert_eq!(store.sweep(2000, 0).await.unwrap(), 1);
    assert_eq!(store.tables_of(host, 9).await.unwrap(), ["young", "first"]);
    assert_eq!(store.sweep(0, 3000).await.unwrap(), 2);
    for (session, known) in [(1, false), (2, false), (3, true)] {
        assert_eq!(store.player_by_session(&hash(session), 3000).await.unwrap().is_some(), known);
    }
    // A player without a session keeps their seat; one without a seat is removed.
    assert_eq!(store.seat_of(began, host).await.unwrap(), Some(1));
    assert_eq!(store.sweep(0, 3000).await.unwrap(), 0);
}

#[tokio::test]
async fn a_table_that_is_set_aside_keeps_the_reason_and_is_not_due() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    store.set_live(table, true, None).await.unwrap();
    assert_eq!(store.due(5000, true).await.unwrap(), ["first"]);
    store.quarantine(table, "line 3 of the journal: no such card").await.unwrap();
    assert!(store.due(i64::MAX, true).await.unwrap().is_empty());
    let (row, _) = store.table("first").await.unwrap().unwrap();
    assert_eq!(row.aside.as_deref(), Some("line 3 of the journal: no such card"));
}

#[tokio::test]
async fn unfinished_tables_with_only_bots_are_counted_by_host_and_address() {
    let house = House::new();
    let (store, host, first) = furnished(&house).await;
    let guest = store.new_player(&hash(2), "", false, 0).await.unwrap();
    for (id, host, from) in [("a", host, "192.0.2.1"), ("b", guest, "192.0.2.1"), ("c", guest, "192.0.2.2")] {
        let made_from = Some(from.to_owned());
        let table = NewTable { made_from, bots_only: true, seats: Vec::new(), ..new_table(id, host) };
        store.create_table(&table).await.unwrap();
    }
    assert_eq!(store.bots_only_tables(guest, Some("192.0.2.1")).await.unwrap(), (2, 2, 3));
    store.set_bots_only(first).await.unwrap();
    assert_eq!(store.bots_only_tables(host, None).await.unwrap(), (2, 0, 4));
    let (table, _) = store.table("c").await.unwrap().unwrap();
    store.begin(table.key, "start", 0).await.unwrap();
    store.finish(table.key, 0).await.unwrap();
    assert_eq!(store.bots_only_tables(guest, Some("192.0.2.2")).await.unwrap(), (1, 0, 3));
    assert_eq!(store.unfinished(guest).await.unwrap(), 1, "a table counts for its host even without a seat");
}

#[tokio::test]
async fn the_last_turn_announced_by_webhook_is_stored() {
    let house = House::new();
    let (store, _, table) = furnished(&house).await;
    assert_eq!(store.table("first").await.unwrap().unwrap().0.told, None);
    store.set_told(table, 17).await.unwrap();
    assert_eq!(store.table("first").await.unwrap().unwrap().0.told, Some(17));
}
