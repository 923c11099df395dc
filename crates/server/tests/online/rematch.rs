//! Rematches: the same people, seats, bots and options; one for each finished game; nobody else can start one.

use crate::block_on;
use crate::guest::Guest;
use crate::place::{Answer, Place};
use crate::playing::{play_out, two};
use protocol::http::NewTables;
use protocol::{ServerMessage, Status, TalkContent};
use serde_json::{Value, json};
use std::num::NonZeroU32;

async fn info(guest: &mut Guest, place: &Place, table: &str) -> Value {
    guest.get(place, &format!("/api/tables/{table}")).await.json()
}

async fn ask(guest: &mut Guest, place: &Place, table: &str) -> Answer {
    guest.post(place, &format!("/api/tables/{table}/rematch"), json!({})).await
}

/// Asks for a rematch and returns the id of its table.
async fn rematch(guest: &mut Guest, place: &Place, table: &str) -> String {
    let answer = ask(guest, place, table).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()["id"].as_str().unwrap().to_owned()
}

/// Anna at a finished game against a bot that has also played for her.
async fn finished_by_bots(place: &Place, options: Value) -> (Guest, String) {
    let mut anna = Guest::new();
    let seats = json!([{"for": "bot", "bot": "adagio"}, {"for": "me"}]);
    let (table, _) = anna.make(place, seats, options).await;
    let mut socket = anna.sit(place, &table).await;
    let left = anna.post(place, &format!("/api/tables/{table}/leave"), json!({})).await;
    assert_eq!(left.status, 204, "{}", left.text);
    let over = |news: &ServerMessage| match news {
        ServerMessage::Table { table, .. } if table.status == Status::Over => Some(()),
        _ => None,
    };
    socket.until("the end", over).await;
    (anna, table)
}

#[test]
fn a_rematch_keeps_people_seats_and_options_and_deals_anew() {
    block_on(async {
        let place = Place::open().await;
        let options =
            json!({"clock": {"seconds": 900, "per_turn": 60}, "talk": false, "advice": true, "first": 2});
        let (old, [mut anna, mut bela], mut sockets, mut states) = two(&place, options).await;
        assert_eq!(ask(&mut anna, &place, &old).await.code(), "not-over");
        play_out(&mut sockets, &mut states).await;
        let new = rematch(&mut bela, &place, &old).await;
        for socket in &mut sockets {
            let said = socket.until("the line of talk", |news| match news {
                ServerMessage::Said { talk } if talk.told == TalkContent::Rematch => Some(talk.seat),
                _ => None,
            });
            assert_eq!(said.await, 2);
            let told = socket.until("the new table", |news| match news {
                ServerMessage::Table { table, .. } => table.rematch.clone(),
                _ => None,
            });
            assert_eq!(told.await, new);
        }
        assert_eq!(rematch(&mut anna, &place, &old).await, new, "a second player gets the same table");
        let (before, after) = (info(&mut anna, &place, &old).await, info(&mut anna, &place, &new).await);
        assert_eq!(
            (&after["status"], &after["you"], &after["host"]),
            (&json!("playing"), &json!(1), &json!(true))
        );
        assert_eq!(after["seats"][0]["name"], "Anna");
        assert_eq!(after["seats"][1]["name"], "Béla");
        for option in ["clock", "talk", "advice", "first", "public", "take_over"] {
            assert_eq!(after["options"][option], before["options"][option], "{option}");
        }
        assert_eq!(after["options"]["advice"], true);
        assert_eq!(after["host_knows_seed"], false, "the seed is a new one");
        assert_eq!(info(&mut bela, &place, &new).await["you"], 2);
        // Both play at the new table.
        let mut sockets = [anna.sit(&place, &new).await, bela.sit(&place, &new).await];
        let mut states = [sockets[0].welcome().await.1.unwrap(), sockets[1].welcome().await.1.unwrap()];
        assert_eq!(crate::playing::play(&mut sockets, &mut states, 6).await.len(), 6);
        // The rematch is known after a restart, too.
        let place = place.again().await;
        assert_eq!(info(&mut anna, &place, &old).await["rematch"], json!(new));
        assert_eq!(rematch(&mut anna, &place, &old).await, new);
    });
}

#[test]
fn a_rematch_has_the_same_bots_and_gives_a_seat_back_to_its_player() {
    block_on(async {
        let place = Place::open().await;
        let (mut anna, old) = finished_by_bots(&place, json!({})).await;
        assert_eq!(info(&mut anna, &place, &old).await["seats"][1]["bot"], "andante");
        let new = rematch(&mut anna, &place, &old).await;
        let new = info(&mut anna, &place, &new).await;
        assert_eq!((&new["seats"][0]["by"], &new["seats"][0]["bot"]), (&json!("bot"), &json!("adagio")));
        assert_eq!((&new["seats"][1]["by"], &new["seats"][1]["bot"]), (&json!("human"), &json!(null)));
        assert_eq!(new["you"], 2);
    });
}

#[test]
fn players_who_ask_at_once_get_one_table() {
    block_on(async {
        let place = Place::open().await;
        let (old, [mut anna, mut bela], mut sockets, mut states) = two(&place, json!({})).await;
        play_out(&mut sockets, &mut states).await;
        let (mut again, mut once_more) = (anna.clone(), bela.clone());
        let (one, two, three, four) = tokio::join!(
            rematch(&mut anna, &place, &old),
            rematch(&mut bela, &place, &old),
            rematch(&mut again, &place, &old),
            rematch(&mut once_more, &place, &old),
        );
        assert!([&two, &three, &four].into_iter().all(|id| *id == one));
        let mine = anna.get(&place, "/api/lobby").await.json();
        assert_eq!(mine["mine"].as_array().unwrap().len(), 2, "the finished table and the new one");
        let welcome = anna
            .sit(&place, &old)
            .await
            .until("the welcome", |news| match news {
                ServerMessage::Welcome { talk, .. } => {
                    Some(talk.iter().filter(|talk| talk.told == TalkContent::Rematch).count())
                }
                _ => None,
            })
            .await;
        assert_eq!(welcome, 1, "everybody is told once");
    });
}

#[test]
fn strangers_and_spectators_cannot_start_a_rematch_or_learn_the_link_to_a_private_one() {
    block_on(async {
        let place = Place::open().await;
        for public in [false, true] {
            let (mut anna, old) = finished_by_bots(&place, json!({"public": public})).await;
            let (mut nobody, mut stranger) = (Guest::new(), Guest::new());
            stranger.make(&place, json!([{"for": "me"}, {"for": "open"}]), json!({})).await;
            assert_eq!(ask(&mut nobody, &place, &old).await.status, 401);
            assert_eq!(ask(&mut stranger, &place, &old).await.code(), "not-seated");
            let new = rematch(&mut anna, &place, &old).await;
            let seen = info(&mut stranger, &place, &old).await;
            assert_eq!(seen["rematch"].as_str(), public.then_some(&*new));
            assert_eq!(ask(&mut stranger, &place, &old).await.code(), "not-seated");
            let welcome = stranger.sit(&place, &old).await.welcome().await.0;
            assert_eq!(welcome.rematch.is_some(), public);
        }
        assert_eq!(ask(&mut Guest::new(), &place, "nowhere").await.status, 401);
    });
}

#[test]
fn a_rematch_respects_the_limits() {
    block_on(async {
        let place = Place::with(|config| {
            config.limits.games_per_person = 1;
        })
        .await;
        let (mut anna, old) = finished_by_bots(&place, json!({})).await;
        let other = anna.make(&place, json!([{"for": "me"}, {"for": "open"}]), json!({})).await.0;
        assert_eq!(ask(&mut anna, &place, &old).await.code(), "too-many-games");
        assert_eq!(info(&mut anna, &place, &old).await["rematch"], json!(null), "nothing was created");
        assert_eq!(
            anna.ask(&place, "DELETE", &format!("/api/tables/{other}"), Some(json!({}))).await.status,
            204
        );
        // One table an hour from this address is already used up.
        let place = place.again_with(|config| config.limits.tables_per_hour = NonZeroU32::MIN).await;
        anna.make(&place, json!([{"for": "me"}, {"for": "open"}]), json!({})).await;
        assert_eq!(ask(&mut anna, &place, &old).await.status, 429);
        let place = place.again_with(|config| config.new_tables = NewTables::Closed).await;
        assert_eq!(ask(&mut anna, &place, &old).await.code(), "closed");
        // With a higher limit it can be started, and asking again costs nothing.
        let place = place.again_with(|config| config.limits.tables_per_hour = NonZeroU32::MIN).await;
        let new = rematch(&mut anna, &place, &old).await;
        for _ in 0..3 {
            assert_eq!(rematch(&mut anna, &place, &old).await, new);
        }
    });
}

#[test]
fn a_bot_plays_for_a_person_whose_data_was_deleted() {
    block_on(async {
        let place = Place::open().await;
        let (old, [mut anna, mut bela], mut sockets, mut states) = two(&place, json!({})).await;
        play_out(&mut sockets, &mut states).await;
        assert_eq!(bela.ask(&place, "DELETE", "/api/me", Some(json!({}))).await.status, 204);
        let new = rematch(&mut anna, &place, &old).await;
        let new = info(&mut anna, &place, &new).await;
        assert_eq!((&new["status"], &new["seats"][1]["by"]), (&json!("playing"), &json!("bot")));
    });
}
