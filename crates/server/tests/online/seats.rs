//! Seats: invitations, devices, hand-over, leaving, kicking. Every link works once.

use crate::block_on;
use crate::guest::{Guest, Socket};
use crate::place::{Answer, Place};
use crate::playing::{play, two};
use protocol::{ClientMessage, Refusal, SeatKind, ServerMessage, TalkContent};
use serde_json::{Value, json};

/// Creates a link and returns its secret.
async fn link(guest: &mut Guest, place: &Place, path: &str) -> Value {
    let answer = guest.post(place, path, json!({})).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()["key"].clone()
}

async fn claim(guest: &mut Guest, place: &Place, key: &Value) -> Answer {
    guest.post(place, "/api/claim", json!({"key": key, "name": "Somebody"})).await
}

/// The seat of a guest, according to the server.
async fn seat_of(guest: &mut Guest, place: &Place, table: &str) -> Option<u64> {
    guest.get(place, &format!("/api/tables/{table}")).await.json()["you"].as_u64()
}

async fn wait_for_talk(socket: &mut Socket, seat: u8, what: TalkContent) {
    socket
        .until("the chat entry", |news| match news {
            ServerMessage::Said { talk } => (talk.seat == seat && talk.told == what).then_some(()),
            _ => None,
        })
        .await;
}

fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!((answer.status, answer.code()), (status, code.to_owned()), "{}", answer.text);
}

#[test]
fn an_invitation_opens_a_free_seat_once() {
    block_on(async {
        let place = Place::open().await;
        let (mut anna, mut bela, mut spy) = (Guest::new(), Guest::new(), Guest::new());
        let (table, keys) = anna.make(&place, json!([{"for": "me"}, {"for": "open"}]), json!({})).await;
        assert!(anna.cookie().starts_with("lacrimosa="));
        assert_eq!(keys.len(), 1, "one for the open seat, none for the host's");
        assert_eq!(seat_of(&mut anna, &place, &table).await, Some(1));
        assert_eq!(seat_of(&mut spy, &place, &table).await, None);
        refused(&claim(&mut spy, &place, &json!("nothing")).await, 403, "wrong-key");
        let invited = claim(&mut bela, &place, &json!(keys[0])).await;
        assert_eq!(invited.json()["seat"], 2, "{}", invited.text);
        assert_eq!(invited.json()["table"]["status"], "playing");
        // Nobody can use it again.
        refused(&claim(&mut spy, &place, &json!(keys[0])).await, 403, "wrong-key");
        refused(&claim(&mut Guest::new(), &place, &json!(keys[0])).await, 403, "wrong-key");
        assert_eq!(seat_of(&mut bela, &place, &table).await, Some(2));
    });
}

#[test]
fn an_invitation_is_invalid_after_the_seat_was_taken_without_it() {
    block_on(async {
        let place = Place::open().await;
        let (mut anna, mut bela) = (Guest::new(), Guest::new());
        let (table, keys) = anna.make(&place, json!([{"for": "me"}, {"for": "open"}]), json!({})).await;
        bela.post(&place, &format!("/api/tables/{table}/sit"), json!({})).await;
        refused(&claim(&mut Guest::new(), &place, &json!(keys[0])).await, 403, "wrong-key");
        // The host cannot create another one either.
        let path = format!("/api/tables/{table}/seats/2/invitation");
        refused(&anna.post(&place, &path, json!({})).await, 403, "not-yours");
    });
}

#[test]
fn a_newer_invitation_invalidates_the_earlier_one() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let (table, keys) = anna.make(&place, json!([{"for": "me"}, {"for": "open"}]), json!({})).await;
        let newer = link(&mut anna, &place, &format!("/api/tables/{table}/seats/2/invitation")).await;
        refused(&claim(&mut Guest::new(), &place, &json!(keys[0])).await, 403, "wrong-key");
        assert_eq!(claim(&mut Guest::new(), &place, &newer).await.status, 200);
    });
}

#[test]
fn a_device_link_works_once_and_all_players_see_the_new_device() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, mut bela], mut sockets, _) = two(&place, json!({})).await;
        let devices = format!("/api/tables/{table}/devices");
        let key = link(&mut anna, &place, &devices).await;
        let mut phone = Guest::new();
        assert_eq!(claim(&mut phone, &place, &key).await.json()["seat"], 1);
        for socket in &mut sockets {
            wait_for_talk(socket, 1, TalkContent::NewDevice).await;
        }
        refused(&claim(&mut Guest::new(), &place, &key).await, 403, "wrong-key");
        let list = anna.get(&place, &devices).await.json();
        let mine: Vec<_> = list["devices"].as_array().unwrap().iter().map(|one| &one["this"]).collect();
        assert_eq!(mine, [true, false], "{list}");
        assert_eq!(bela.get(&place, &devices).await.json()["devices"].as_array().unwrap().len(), 1);
        refused(&Guest::new().get(&place, &devices).await, 401, "nobody");
    });
}

#[test]
fn a_device_can_be_revoked_by_an_earlier_one_but_not_by_a_later_one() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, _], _sockets, _) = two(&place, json!({})).await;
        let devices = format!("/api/tables/{table}/devices");
        let mut spy = Guest::new();
        let key = link(&mut anna, &place, &devices).await;
        assert_eq!(claim(&mut spy, &place, &key).await.status, 200);
        let mut open = spy.sit(&place, &table).await;
        assert_eq!(open.welcome().await.0.you, Some(1));
        let list = spy.get(&place, &devices).await.json();
        let [first, second] = [0, 1].map(|at| list["devices"][at]["id"].as_i64().unwrap());
        assert_eq!([0, 1].map(|at| list["devices"][at]["revocable"].as_bool().unwrap()), [false, true]);
        // The second device may neither give the seat away nor revoke the first one.
        let path = format!("/api/tables/{table}/hand-over");
        refused(&spy.post(&place, &path, json!({})).await, 403, "not-first-device");
        let path = format!("/api/tables/{table}/leave");
        refused(&spy.post(&place, &path, json!({"for_good": true})).await, 403, "not-first-device");
        let revoked = spy.ask(&place, "DELETE", &format!("{devices}/{first}"), Some(json!({}))).await;
        refused(&revoked, 403, "not-first-device");
        let unused = link(&mut spy, &place, &devices).await;
        let revoked = anna.ask(&place, "DELETE", &format!("{devices}/{second}"), Some(json!({}))).await;
        assert_eq!(revoked.status, 204, "{}", revoked.text);
        while open.next().await.is_some() {}
        assert_eq!(spy.sit(&place, &table).await.welcome().await.0.you, None, "it is only a spectator");
        refused(&claim(&mut Guest::new(), &place, &unused).await, 403, "wrong-key");
        let last = anna.ask(&place, "DELETE", &format!("{devices}/{first}"), Some(json!({}))).await;
        refused(&last, 409, "last-device");
        assert_eq!(seat_of(&mut anna, &place, &table).await, Some(1));
    });
}

#[test]
fn cancelled_links_are_invalid() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, _], _sockets, _) = two(&place, json!({})).await;
        let device = link(&mut anna, &place, &format!("/api/tables/{table}/devices")).await;
        let over = link(&mut anna, &place, &format!("/api/tables/{table}/hand-over")).await;
        let list = anna.get(&place, &format!("/api/tables/{table}/devices")).await.json();
        let kinds: Vec<_> = list["links"].as_array().unwrap().iter().map(|one| &one["kind"]).collect();
        assert_eq!(kinds, ["device", "hand-over"]);
        let path = format!("/api/tables/{table}/links");
        assert_eq!(anna.ask(&place, "DELETE", &path, Some(json!({}))).await.status, 204);
        for key in [device, over] {
            refused(&claim(&mut Guest::new(), &place, &key).await, 403, "wrong-key");
        }
    });
}

#[test]
fn a_seat_has_no_more_than_eight_devices() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, _], _sockets, _) = two(&place, json!({})).await;
        let devices = format!("/api/tables/{table}/devices");
        for _ in 0..7 {
            let key = link(&mut anna, &place, &devices).await;
            assert_eq!(claim(&mut Guest::new(), &place, &key).await.status, 200);
        }
        refused(&anna.post(&place, &devices, json!({})).await, 409, "too-many-devices");
    });
}

#[test]
fn of_two_devices_at_one_seat_the_slower_action_is_stale() {
    block_on(async {
        let place = Place::open().await;
        let (mut anna, mut bela) = (Guest::new(), Guest::new());
        let seats = json!([{"for": "me"}, {"for": "open"}]);
        let (table, _) = anna.make(&place, seats, json!({"first": 1})).await;
        bela.post(&place, &format!("/api/tables/{table}/sit"), json!({})).await;
        let mut phone = Guest::new();
        let key = link(&mut anna, &place, &format!("/api/tables/{table}/devices")).await;
        assert_eq!(claim(&mut phone, &place, &key).await.status, 200);
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
fn after_a_hand_over_no_device_or_link_of_the_former_player_gives_access() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, _], mut sockets, mut states) = two(&place, json!({})).await;
        play(&mut sockets, &mut states, 5).await;
        let device = link(&mut anna, &place, &format!("/api/tables/{table}/devices")).await;
        let mut phone = Guest::new();
        assert_eq!(claim(&mut phone, &place, &device).await.status, 200);
        let unused = link(&mut anna, &place, &format!("/api/tables/{table}/devices")).await;
        let key = link(&mut anna, &place, &format!("/api/tables/{table}/hand-over")).await;
        let mut clara = Guest::new();
        let claimed = clara.post(&place, "/api/claim", json!({"key": key, "name": "Clara"})).await;
        assert_eq!((claimed.status, &claimed.json()["seat"]), (200, &json!(1)), "{}", claimed.text);
        while sockets[0].next().await.is_some() {}
        let mut watching = anna.sit(&place, &table).await;
        let (info, state) = watching.welcome().await;
        assert_eq!(
            (info.you, info.seats[0].name.as_str(), info.seats[0].by),
            (None, "Clara", SeatKind::Human)
        );
        let seen = state.unwrap().view.get().to_owned();
        assert_ne!(seen, states[0].view.get(), "she may no longer see the hand");
        watching.wish(&ClientMessage::TakeBack {}).await;
        assert_eq!(watching.refusal().await, Refusal::NotSeated);
        assert_eq!(seat_of(&mut phone, &place, &table).await, None, "her phone has lost the seat, too");
        let mut own = clara.sit(&place, &table).await;
        let state = own.welcome().await.1.unwrap();
        assert_eq!((state.view.get(), &state.options), (states[0].view.get(), &states[0].options));
        for key in [&key, &unused] {
            refused(&claim(&mut anna, &place, key).await, 403, "wrong-key");
        }
        for path in ["devices", "hand-over"] {
            let answer = anna.post(&place, &format!("/api/tables/{table}/{path}"), json!({})).await;
            refused(&answer, 403, "not-seated");
        }
        assert_eq!(seat_of(&mut clara, &place, &table).await, Some(1));
    });
}

#[test]
fn the_host_cannot_take_a_seat_that_a_bot_holds_for_its_player() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, mut bela], _sockets, _) = two(&place, json!({})).await;
        let path = format!("/api/tables/{table}/leave");
        assert_eq!(bela.post(&place, &path, json!({})).await.status, 204);
        let path = format!("/api/tables/{table}/seats/2/invitation");
        refused(&anna.post(&place, &path, json!({})).await, 403, "not-yours");
        assert_eq!(seat_of(&mut bela, &place, &table).await, Some(2), "he can come back");
    });
}

#[test]
fn the_host_can_invite_to_the_seat_of_a_player_who_left_for_good() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, mut bela], mut sockets, _) = two(&place, json!({})).await;
        let path = format!("/api/tables/{table}/leave");
        assert_eq!(bela.post(&place, &path, json!({"for_good": true})).await.status, 204);
        wait_for_talk(&mut sockets[0], 2, TalkContent::LeftForGood).await;
        let info = bela.get(&place, &format!("/api/tables/{table}")).await.json();
        assert_eq!((&info["you"], &info["seats"][1]["by"]), (&json!(null), &json!("bot")));
        let key = link(&mut anna, &place, &format!("/api/tables/{table}/seats/2/invitation")).await;
        assert_eq!(claim(&mut Guest::new(), &place, &key).await.json()["seat"], 2);
    });
}

#[test]
fn a_player_kicked_before_the_game_loses_the_seat_and_a_blocked_one_cannot_return() {
    block_on(async {
        let place = Place::open().await;
        let (mut anna, mut bela, mut clara) = (Guest::new(), Guest::new(), Guest::new());
        let seats = json!([{"for": "me"}, {"for": "open"}, {"for": "open"}]);
        let (table, _) = anna.make(&place, seats, json!({})).await;
        let sit = format!("/api/tables/{table}/sit");
        let kick = |seat: u8| format!("/api/tables/{table}/seats/{seat}/kick");
        bela.post(&place, &sit, json!({"seat": 2})).await;
        refused(&bela.post(&place, &kick(1), json!({})).await, 403, "not-host");
        refused(&anna.post(&place, &kick(1), json!({})).await, 404, "no-seat");
        let info = anna.post(&place, &kick(2), json!({"block": false})).await.json();
        assert_eq!(info["seats"][1]["by"], "open");
        assert_eq!(bela.post(&place, &sit, json!({"seat": 2})).await.status, 200, "he may try again");
        anna.post(&place, &kick(2), json!({"block": true})).await;
        refused(&bela.post(&place, &sit, json!({"seat": 2})).await, 403, "blocked");
        let key = link(&mut anna, &place, &format!("/api/tables/{table}/seats/2/invitation")).await;
        refused(&claim(&mut bela, &place, &key).await, 403, "blocked");
        assert_eq!(clara.post(&place, &sit, json!({"seat": 2})).await.status, 200, "others may");
    });
}

#[test]
fn nobody_can_be_invited_to_the_seat_of_a_player_kicked_during_the_game() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, mut bela], mut sockets, _) = two(&place, json!({})).await;
        let answer = anna.post(&place, &format!("/api/tables/{table}/seats/2/kick"), json!({})).await;
        assert_eq!(answer.json()["seats"][1]["by"], "bot", "{}", answer.text);
        wait_for_talk(&mut sockets[0], 2, TalkContent::Kicked).await;
        while sockets[1].next().await.is_some() {}
        assert_eq!(seat_of(&mut bela, &place, &table).await, None);
        let path = format!("/api/tables/{table}/seats/2/invitation");
        refused(&anna.post(&place, &path, json!({})).await, 409, "shut");
        // The same holds after a restart.
        let place = place.again().await;
        refused(&anna.post(&place, &path, json!({})).await, 409, "shut");
    });
}

#[test]
fn the_host_can_invite_to_the_seat_of_a_bot() {
    block_on(async {
        let place = Place::open().await;
        let (mut anna, mut bela) = (Guest::new(), Guest::new());
        let seats = json!([{"for": "me"}, {"for": "bot", "bot": "adagio"}]);
        let (table, keys) = anna.make(&place, seats, json!({"first": 1})).await;
        assert!(keys.is_empty(), "there is no open seat");
        let path = format!("/api/tables/{table}/seats/2/invitation");
        assert_eq!(bela.post(&place, &path, json!({})).await.status, 401);
        let key = link(&mut anna, &place, &path).await;
        let mut socket = anna.sit(&place, &table).await;
        socket.welcome().await;
        let claimed = bela.post(&place, "/api/claim", json!({"key": key, "name": "Béla"})).await.json();
        assert_eq!((&claimed["seat"], &claimed["by"]), (&json!(2), &json!("human")));
        wait_for_talk(&mut socket, 2, TalkContent::Joined).await;
        let mut sockets = [socket, bela.sit(&place, &table).await];
        let mut again = anna.sit(&place, &table).await;
        let mut states = [again.welcome().await.1.unwrap(), sockets[1].welcome().await.1.unwrap()];
        sockets[0] = again;
        play(&mut sockets, &mut states, 20).await;
        let by: Vec<u64> = sockets[1]
            .heard
            .iter()
            .filter_map(|text| match serde_json::from_str(text).unwrap() {
                ServerMessage::Update { entry, .. } => Some(entry.seat.into()),
                _ => None,
            })
            .collect();
        assert!(by.contains(&1) && by.contains(&2));
    });
}
