//! Players who leave or run out of time: a bot takes over until they return.

use crate::block_on;
use crate::guest::Socket;
use crate::place::Place;
use crate::playing::{play, two};
use crate::worlds::{Worlds, holder, random_game};
use protocol::{ClientMessage, Refusal, ServerMessage, TalkContent};
use record::Record;
use rules::{Seed, Setup};
use serde_json::json;
use vocab::{Seat, Viewer};

/// Waits for this chat entry of a seat.
async fn wait_for_talk(socket: &mut Socket, seat: u8, what: TalkContent) {
    socket
        .until("the chat entry", |news| match news {
            ServerMessage::Said { talk } => (talk.seat == seat && talk.told == what).then_some(()),
            ServerMessage::Welcome { talk, .. } => {
                talk.iter().any(|talk| talk.seat == seat && talk.told == what).then_some(())
            }
            _ => None,
        })
        .await;
}

#[test]
fn a_bot_decides_for_a_player_who_left_until_they_take_the_seat_back() {
    block_on(async {
        let place = Place::open().await;
        let (table, mut guests, mut sockets, mut states) = two(&place, json!({})).await;
        play(&mut sockets, &mut states, 4).await;
        let at = states.iter().position(|state| !state.options.is_empty()).unwrap();
        let seat = at as u8 + 1;
        let left = guests[at].post(&place, &format!("/api/tables/{table}/leave"), json!({})).await;
        assert_eq!(left.status, 204, "{}", left.text);
        for socket in &mut sockets {
            wait_for_talk(socket, seat, TalkContent::TakenOver { clock: false }).await;
        }
        let state = sockets[at].update().await;
        assert_eq!(state.revision, 5, "the bot has decided");
        sockets[at].act(5, "end").await;
        assert_eq!(sockets[at].refusal().await, Refusal::TakenOver);
        sockets[at].wish(&ClientMessage::TakeBack {}).await;
        for socket in &mut sockets {
            wait_for_talk(socket, seat, TalkContent::TakenBack).await;
        }
        let info = guests[at].get(&place, &format!("/api/tables/{table}")).await.json();
        assert_eq!((&info["seats"][at]["bot"], &info["you"]), (&json!(null), &json!(seat)));
        // Both players reconnect and play on.
        for (socket, guest) in sockets.iter_mut().zip(&guests) {
            *socket = guest.sit(&place, &table).await;
        }
        for (socket, state) in sockets.iter_mut().zip(&mut states) {
            *state = socket.welcome().await.1.unwrap();
        }
        assert_eq!(play(&mut sockets, &mut states, 10).await.len(), 10);
    });
}

#[test]
fn leaving_before_the_game_opens_the_seat() {
    block_on(async {
        let place = Place::open().await;
        let (mut anna, mut bela) = (crate::guest::Guest::new(), crate::guest::Guest::new());
        let seats = json!([{"for": "me"}, {"for": "open"}, {"for": "open"}]);
        let (table, _) = anna.make(&place, seats, json!({})).await;
        let sit = format!("/api/tables/{table}/sit");
        assert_eq!(bela.post(&place, &sit, json!({"name": "Béla"})).await.json()["seat"], 2);
        assert_eq!(bela.post(&place, &sit, json!({})).await.code(), "seated");
        let leave = format!("/api/tables/{table}/leave");
        assert_eq!(bela.post(&place, &leave, json!({})).await.status, 204);
        assert_eq!(bela.post(&place, &leave, json!({})).await.code(), "not-seated");
        let info = anna.get(&place, &format!("/api/tables/{table}")).await.json();
        assert_eq!((&info["seats"][1]["by"], &info["seats"][1]["name"]), (&json!("open"), &json!("")));
        assert_eq!(bela.post(&place, &sit, json!({"seat": 3})).await.json()["seat"], 3);
    });
}

#[test]
fn a_bot_takes_over_when_a_clock_runs_out_and_taking_back_gives_a_minute() {
    block_on(async {
        let seed = Seed::from_number(491);
        let opening = random_game(&Setup { first: Seat::new(1), ..Setup::players(2) }, seed)[0];
        let mut record = Record::from_position(opening, seed);
        let mut legal = Vec::new();
        opening.legal(&mut legal);
        let first = record.act(Seat::at(0), legal[0].action()).unwrap().clone();
        assert_eq!(record.game().to_act(), Some(Seat::at(0)), "the turn is not over");
        let worlds = Worlds::new().await;
        let options = json!({"clock": {"seconds": 60}, "take_over": {"seconds": 2_592_000, "bot": "adagio"}});
        let table = worlds.add_with("clock", &opening, seed, &options.to_string()).await;
        // One millisecond is left.
        worlds.step(table, &first, 59_999).await;
        let place = worlds.open().await;
        let mut other = holder(Viewer::Seat(Seat::at(1))).sit(&place, "clock").await;
        wait_for_talk(&mut other, 1, TalkContent::TakenOver { clock: true }).await;
        let mut late = holder(Viewer::Seat(Seat::at(0)));
        let mut socket = late.sit(&place, "clock").await;
        socket.welcome().await;
        socket.wish(&ClientMessage::TakeBack {}).await;
        wait_for_talk(&mut socket, 1, TalkContent::TakenBack).await;
        let info = late.get(&place, "/api/tables/clock").await.json();
        let clock = |seat: usize| info["seats"][seat]["clock"].as_i64().unwrap();
        assert!((30_000..=60_000).contains(&clock(0)), "{info}");
        assert!(clock(1) <= 60_000);
        assert_eq!(info["seats"][0]["bot"], json!(null));
        // After a restart the minute is still there, and no bot has the seat.
        let place = place.again().await;
        let info = late.get(&place, "/api/tables/clock").await.json();
        let again = info["seats"][0]["clock"].as_i64().unwrap();
        assert!((30_000..=clock(0)).contains(&again), "{info}");
        assert_eq!(info["seats"][0]["bot"], json!(null));
    });
}

#[test]
fn a_take_over_time_fits_the_clock() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = crate::guest::Guest::new();
        let seats = json!([{"for": "me"}, {"for": "open"}]);
        let clock = json!({"seconds": 900});
        // Without a number the server waits for a time that fits the clock.
        let fits = json!({"clock": clock, "take_over": {"bot": "adagio"}});
        anna.make(&place, seats.clone(), fits).await;
        let longest = json!({"clock": clock, "take_over": {"seconds": 900, "bot": "adagio"}});
        anna.make(&place, seats.clone(), longest).await;
        for (options, code) in [
            (json!({"clock": clock, "take_over": {"seconds": 901, "bot": "adagio"}}), "clash"),
            (json!({"take_over": {"seconds": 29, "bot": "adagio"}}), "option"),
        ] {
            let refused = anna.post(&place, "/api/tables", json!({"seats": seats, "options": options})).await;
            assert_eq!(refused.code(), code, "{options}");
        }
    });
}
