//! Who sits where, and how one keeps, gets and gives a seat.

use crate::block_on;
use crate::guest::Guest;
use crate::place::Place;
use crate::playing::{play, two};
use protocol::{News, Patron, Refusal, Told, Wish};
use serde_json::json;

#[test]
fn a_seat_is_kept_by_the_cookie_and_opened_on_another_device_by_its_key() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let (table, keys) = anna.make(&place, json!([{"for": "me"}, {"for": "open"}]), json!({})).await;
        assert!(anna.cookie().starts_with("lacrimosa="));
        let info = anna.get(&place, &format!("/api/tables/{table}")).await.json();
        assert_eq!((info["you"].as_u64(), info["host"].as_bool()), (Some(1), Some(true)));
        let mut phone = Guest::new();
        let claimed = phone.post(&place, "/api/claim", json!({"key": keys[0]})).await;
        assert_eq!(claimed.json()["seat"], 1, "{}", claimed.text);
        let mut stranger = Guest::new();
        let info = stranger.get(&place, &format!("/api/tables/{table}")).await.json();
        assert_eq!(info["you"].as_u64(), None);
        let wrong = stranger.post(&place, "/api/claim", json!({"key": "nothing"})).await;
        assert_eq!((wrong.status, wrong.code()), (403, "wrong-key".to_owned()));
        let invited = stranger.post(&place, "/api/claim", json!({"key": keys[1], "name": "Béla"})).await;
        assert_eq!(invited.json()["seat"], 2, "{}", invited.text);
        assert_eq!(invited.json()["table"]["status"], "playing");
    });
}

#[test]
fn two_devices_play_one_seat_and_the_second_word_comes_too_late() {
    block_on(async {
        let place = Place::open().await;
        let (mut anna, mut bela) = (Guest::new(), Guest::new());
        let seats = json!([{"for": "me"}, {"for": "open"}]);
        let (table, keys) = anna.make(&place, seats, json!({"first": 1})).await;
        bela.post(&place, &format!("/api/tables/{table}/sit"), json!({})).await;
        let mut phone = Guest::new();
        assert_eq!(phone.post(&place, "/api/claim", json!({"key": keys[0]})).await.status, 200);
        let (mut desk, mut hand) = (anna.sit(&place, &table).await, phone.sit(&place, &table).await);
        let (one, other) = (desk.welcome().await.1.unwrap(), hand.welcome().await.1.unwrap());
        assert_eq!((one.view.get(), &one.options), (other.view.get(), &other.options));
        hand.act(0, &other.options[0]).await;
        let (one, other) = (desk.update().await, hand.update().await);
        assert_eq!((one.view.get(), &one.options), (other.view.get(), &other.options));
        desk.act(0, &one.options[0]).await;
        assert_eq!(desk.refusal().await, Refusal::Stale { meant: 0, now: 1 });
    });
}

#[test]
fn a_seat_that_is_handed_over_is_no_longer_its_old_holders() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, _], mut sockets, mut states) = two(&place, json!({})).await;
        play(&mut sockets, &mut states, 5).await;
        let path = format!("/api/tables/{table}/seats/1/key");
        let key = anna.post(&place, &path, json!({"hand_over": true})).await.json()["key"].clone();
        let mut clara = Guest::new();
        let claimed = clara.post(&place, "/api/claim", json!({"key": key, "name": "Clara"})).await;
        assert_eq!((claimed.status, &claimed.json()["seat"]), (200, &json!(1)), "{}", claimed.text);
        while sockets[0].next().await.is_some() {}
        let mut watching = anna.sit(&place, &table).await;
        let (info, state) = watching.welcome().await;
        assert_eq!((info.you, info.seats[0].name.as_str(), info.seats[0].by), (None, "Clara", Patron::Human));
        let seen = state.unwrap().view.get().to_owned();
        assert_ne!(seen, states[0].view.get(), "her hand is hers no longer to see");
        watching.wish(&Wish::TakeBack {}).await;
        assert_eq!(watching.refusal().await, Refusal::NotSeated);
        let mut own = clara.sit(&place, &table).await;
        let state = own.welcome().await.1.unwrap();
        assert_eq!((state.view.get(), &state.options), (states[0].view.get(), &states[0].options));
        // The link works once: a third one is not let in by it for good.
        let again = anna.post(&place, "/api/claim", json!({"key": key})).await;
        let info = clara.get(&place, &format!("/api/tables/{table}")).await.json();
        assert_eq!(info["you"], 1, "whoever has it keeps it: {}", again.text);
    });
}

#[test]
fn somebody_is_invited_to_the_seat_of_a_bot() {
    block_on(async {
        let place = Place::open().await;
        let (mut anna, mut bela) = (Guest::new(), Guest::new());
        let seats = json!([{"for": "me"}, {"for": "bot", "bot": "adagio"}]);
        let (table, keys) = anna.make(&place, seats, json!({"first": 1})).await;
        assert_eq!(keys.len(), 1, "a bot needs no key");
        let path = format!("/api/tables/{table}/seats/2/key");
        assert_eq!(bela.post(&place, &path, json!({})).await.status, 401);
        let key = anna.post(&place, &path, json!({})).await.json()["key"].clone();
        let mut socket = anna.sit(&place, &table).await;
        socket.welcome().await;
        let claimed = bela.post(&place, "/api/claim", json!({"key": key, "name": "Béla"})).await.json();
        assert_eq!((&claimed["seat"], &claimed["by"]), (&json!(2), &json!("human")));
        socket
            .until("the news", |news| match news {
                News::Said { talk } => (talk.told == Told::Joined && talk.seat == 2).then_some(()),
                _ => None,
            })
            .await;
        let mut sockets = [socket, bela.sit(&place, &table).await];
        let mut again = anna.sit(&place, &table).await;
        let mut states = [again.welcome().await.1.unwrap(), sockets[1].welcome().await.1.unwrap()];
        sockets[0] = again;
        play(&mut sockets, &mut states, 20).await;
        let by: Vec<u64> = sockets[1]
            .heard
            .iter()
            .filter_map(|text| match serde_json::from_str(text).unwrap() {
                News::Update { entry, .. } => Some(entry.seat.into()),
                _ => None,
            })
            .collect();
        assert!(by.contains(&1) && by.contains(&2));
    });
}
