//! Forbidden and malformed requests: they are refused and affect nobody else.

use crate::block_on;
use crate::guest::{Guest, Socket};
use crate::place::Place;
use crate::playing::{play, play_out, two};
use protocol::{ClientMessage, LONGEST_LINE, LONGEST_MESSAGE, Reaction, Refusal, ServerMessage};
use serde_json::json;
use std::num::NonZeroU32;
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

fn act(revision: u64, action: &str) -> ClientMessage {
    ClientMessage::Act { revision, action: action.to_owned() }
}

async fn refused(socket: &mut Socket, wish: &ClientMessage) -> Refusal {
    socket.wish(wish).await;
    socket.refusal().await
}

/// The number of stored steps.
async fn steps(guest: &mut Guest, place: &Place, table: &str) -> usize {
    guest.get(place, &format!("/api/tables/{table}/entries")).await.json().as_array().unwrap().len()
}

#[test]
fn an_invalid_message_is_refused_with_its_reason_and_changes_nothing() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, _], mut sockets, mut states) = two(&place, json!({})).await;
        play(&mut sockets, &mut states, 3).await;
        let asked = states.iter().position(|state| !state.options.is_empty()).unwrap();
        let good = states[asked].options[0].clone();
        let [one, other] = &mut sockets;
        let (own, foreign) = if asked == 0 { (one, other) } else { (other, one) };
        let illegal = refused(foreign, &act(3, &good)).await;
        assert!(matches!(illegal, Refusal::Illegal { .. }), "out of turn: {illegal:?}");
        for meant in [0, 2, 4, u64::MAX] {
            assert_eq!(refused(own, &act(meant, &good)).await, Refusal::Stale { meant, now: 3 });
            let undo = ClientMessage::Undo { revision: meant, turn: false };
            assert_eq!(refused(own, &undo).await, Refusal::Stale { meant, now: 3 });
            assert_eq!(
                refused(own, &ClientMessage::Redo { revision: meant }).await,
                Refusal::Stale { meant, now: 3 }
            );
        }
        for nonsense in ["", " ", "lay", "lay nobody nowhere", "\u{0}", "end end", "🎻"] {
            let refusal = refused(own, &act(3, nonsense)).await;
            assert!(matches!(refusal, Refusal::Malformed { .. } | Refusal::Illegal { .. }), "{refusal:?}");
        }
        assert_eq!(refused(foreign, &ClientMessage::Redo { revision: 3 }).await, Refusal::NothingToRedo);
        assert_eq!(refused(own, &ClientMessage::AnswerUndo { yes: true }).await, Refusal::NothingAsked);
        for moment in [3, 4, u64::MAX] {
            assert_eq!(refused(own, &ClientMessage::AskUndo { moment }).await, Refusal::NoSuchMoment);
        }
        assert_eq!(steps(&mut anna, &place, &table).await, 3);
    });
}

#[test]
fn every_message_of_a_spectator_is_refused() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, _], _sockets, states) = two(&place, json!({})).await;
        let asked = states.iter().find(|state| !state.options.is_empty()).unwrap();
        // An unknown visitor, and a player of another table.
        let mut elsewhere = Guest::new();
        elsewhere.make(&place, json!([{"for": "me"}, {"for": "open"}]), json!({})).await;
        for watcher in [Guest::new(), elsewhere] {
            let mut socket = watcher.sit(&place, &table).await;
            let (info, state) = socket.welcome().await;
            assert_eq!((info.you, info.host, state.unwrap().options.len()), (None, false, 0));
            for wish in [
                act(0, &asked.options[0]),
                ClientMessage::Undo { revision: 0, turn: true },
                ClientMessage::Redo { revision: 0 },
                ClientMessage::AskUndo { moment: 0 },
                ClientMessage::AnswerUndo { yes: true },
                ClientMessage::Say { text: "hello".to_owned() },
                ClientMessage::React { reaction: Reaction::Bravo },
                ClientMessage::TakeBack {},
            ] {
                assert_eq!(refused(&mut socket, &wish).await, Refusal::NotSeated);
            }
        }
        assert_eq!(steps(&mut anna, &place, &table).await, 0);
    });
}

#[test]
fn a_forged_cookie_or_token_is_refused_and_a_new_visit_works() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let (table, _) = anna.make(&place, json!([{"for": "me"}, {"for": "open"}]), json!({})).await;
        let (secret, signature) = anna.cookie().split_once('.').unwrap();
        let other = Guest::new().make_and_forget(&place).await;
        let foreign = other.cookie().split_once('.').unwrap().1;
        let forged = [
            format!("{secret}A.{signature}"),
            format!("{secret}.{foreign}"),
            format!("{secret}."),
            secret.to_owned(),
            "lacrimosa=".to_owned(),
            "lacrimosa=.".to_owned(),
        ];
        for cookie in forged {
            let mut thief = Guest::with_cookie(&cookie);
            let answer = thief.get(&place, &format!("/api/tables/{table}")).await;
            assert_eq!((answer.status, answer.code()), (401, "unknown-session".to_owned()), "{cookie}");
            let told = answer.header("set-cookie");
            assert!(told.contains("Max-Age=0"), "the browser must delete it: {told}");
            let socket = Guest::with_cookie(&cookie).try_sit(&place, &table, None).await;
            assert_eq!(socket.err(), Some(401));
        }
        assert_eq!(Guest::with_token("nothing").get(&place, "/api/me").await.status, 401);
        let fresh =
            Guest::new().post(&place, &format!("/api/tables/{table}/sit"), json!({"name": "Béla"})).await;
        assert_eq!(fresh.status, 200, "{}", fresh.text);
    });
}

impl Guest {
    /// Gets a cookie by creating a table that the test does not use.
    async fn make_and_forget(mut self, place: &Place) -> Guest {
        self.make(place, json!([{"for": "me"}, {"for": "open"}]), json!({})).await;
        self
    }
}

#[test]
fn a_link_opens_its_seat_and_no_other() {
    block_on(async {
        let place = Place::open().await;
        let seats = || json!([{"for": "me"}, {"for": "open"}]);
        let (mut anna, mut clara) = (Guest::new(), Guest::new());
        let (here, keys) = anna.make(&place, seats(), json!({})).await;
        let (there, _) = clara.make(&place, seats(), json!({})).await;
        let mut thief = Guest::new();
        assert_eq!(thief.post(&place, "/api/claim", json!({"key": keys[0]})).await.status, 200);
        let info = thief.get(&place, &format!("/api/tables/{there}")).await.json();
        assert_eq!(info["you"], json!(null));
        for seat in 1..=3 {
            for path in ["invitation", "kick"] {
                let path = format!("/api/tables/{there}/seats/{seat}/{path}");
                let answer = thief.post(&place, &path, json!({})).await;
                assert!([403, 404].contains(&answer.status), "{}", answer.text);
            }
        }
        // The host cannot get an invitation to a taken seat, and a used invitation is invalid.
        let path = format!("/api/tables/{here}/seats/2/invitation");
        assert_eq!(anna.post(&place, &path, json!({})).await.code(), "not-yours");
        let late = Guest::new().post(&place, "/api/claim", json!({"key": keys[0]})).await;
        assert_eq!((late.status, late.code()), (403, "wrong-key".to_owned()));
        for path in ["devices", "hand-over"] {
            let answer = thief.post(&place, &format!("/api/tables/{there}/{path}"), json!({})).await;
            assert_eq!((answer.status, answer.code()), (403, "not-seated".to_owned()));
        }
        let path = format!("/api/tables/{there}/seats/2/bot");
        assert_eq!(thief.post(&place, &path, json!({"bot": "adagio"})).await.status, 403);
        let gone = thief.ask(&place, "DELETE", &format!("/api/tables/{there}"), None).await;
        assert_eq!((gone.status, gone.code()), (403, "not-host".to_owned()));
    });
}

#[test]
fn a_malformed_message_is_refused_and_a_huge_one_closes_the_connection() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, _], [mut socket, _other], _) = two(&place, json!({})).await;
        let deep = "[".repeat(LONGEST_MESSAGE);
        let long = json!({"type": "say", "text": "a".repeat(LONGEST_MESSAGE)}).to_string();
        let longer = "a".repeat(15 * 1024);
        for text in [
            "",
            " ",
            "null",
            "7",
            "[]",
            "{}",
            "{",
            "\"act\"",
            "{\"type\":\"act\"}",
            "{\"type\":\"sing\"}",
            &deep,
            &long,
            &longer,
            r#"{"type":"act","revision":-1,"action":"end"}"#,
            r#"{"type":"act","revision":1e400,"action":"end"}"#,
            r#"{"type":"act","revision":18446744073709551616,"action":"end"}"#,
            r#"{"type":"act","revision":"0","action":"end"}"#,
            r#"{"type":"act","revision":0,"action":7}"#,
            r#"{"type":"act","revision":0,"action":"end","seat":2}"#,
            r#"{"type":"take-back"} {"type":"take-back"}"#,
            r#"{"type":"act","type":"say","revision":0,"action":"end"}"#,
        ] {
            socket.say(text).await;
            let refusal = socket.refusal().await;
            assert!(matches!(refusal, Refusal::Malformed { .. }), "{text:.60}: {refusal:?}");
        }
        assert!(socket.send(Message::binary(vec![0, 255, 1])).await);
        assert!(matches!(socket.refusal().await, Refusal::Malformed { .. }));
        let over = "a".repeat(LONGEST_LINE + 1);
        for (text, most) in [("", LONGEST_LINE), ("\n\t", LONGEST_LINE), (over.as_str(), LONGEST_LINE)] {
            let say = ClientMessage::Say { text: text.to_owned() };
            assert_eq!(refused(&mut socket, &say).await, Refusal::Length { most });
        }
        // These get no response; each closes only its own connection.
        let no_text = Frame::message(vec![0xff, 0xfe, b'{'], OpCode::Data(Data::Text), true);
        for message in
            [Message::text("a".repeat(17 * 1024)), Message::binary(vec![0; 1 << 20]), Message::Frame(no_text)]
        {
            let mut connection = anna.sit(&place, &table).await;
            connection.welcome().await;
            connection.send(message).await;
            while connection.next().await.is_some() {}
        }
        assert_eq!(steps(&mut anna, &place, &table).await, 0);
        socket.wish(&ClientMessage::React { reaction: Reaction::Hello }).await;
        socket.until("the reaction", |news| matches!(news, ServerMessage::Said { .. }).then_some(())).await;
    });
}

#[test]
fn a_client_that_sends_only_malformed_messages_is_disconnected() {
    block_on(async {
        let place = Place::open().await;
        let (table, ..) = two(&place, json!({})).await;
        let mut socket = Guest::new().sit(&place, &table).await;
        let mut sent = 0;
        while socket.send(Message::text("rubbish")).await && socket.next().await.is_some() {
            sent += 1;
            assert!(sent < 1000, "the server reads malformed messages for ever");
        }
    });
}

#[test]
fn a_flood_of_messages_is_refused_and_slows_nobody_down() {
    const FLOOD: usize = 80;
    block_on(async {
        let place = Place::with(|config| {
            config.limits.messages_per_second = NonZeroU32::MIN;
            config.limits.message_burst = NonZeroU32::new(10).unwrap();
        });
        let place = place.await;
        let (_, _, [mut loud, mut quiet], states) = two(&place, json!({})).await;
        for _ in 0..FLOOD {
            loud.wish(&ClientMessage::React { reaction: Reaction::YourTurn }).await;
        }
        let (mut granted, mut refused) = (0, 0);
        while granted + refused < FLOOD {
            match loud.next().await.unwrap() {
                ServerMessage::Said { .. } => granted += 1,
                ServerMessage::Refused(Refusal::TooFast) => refused += 1,
                ServerMessage::Refused(other) => panic!("{other:?}"),
                _ => {}
            }
        }
        assert!((10..FLOOD / 2).contains(&granted), "{granted} were accepted");
        // The other player gets no more messages than were accepted, and is not slowed down.
        quiet.wish(&act(states[1].revision + 9, "end")).await;
        assert!(matches!(quiet.refusal().await, Refusal::Stale { .. }));
        let said = quiet.heard.iter().filter(|text| text.contains("\"said\"")).count();
        assert!(said <= granted, "{said} of {granted}");
    });
}

#[test]
fn clients_that_never_read_do_not_delay_a_game() {
    block_on(async {
        let place = Place::open().await;
        let (table, _, mut sockets, mut states) = two(&place, json!({})).await;
        let mut unread = Vec::new();
        for _ in 0..4 {
            let stream = TcpSocket::new_v4().unwrap();
            stream.set_recv_buffer_size(2048).unwrap();
            let stream = stream.connect(place.address).await.unwrap();
            let address = format!("ws://{}/api/tables/{table}/socket", place.address);
            unread.push(client_async(address, stream).await.unwrap());
        }
        let said = ClientMessage::Say { text: "♫".repeat(LONGEST_LINE) };
        for _ in 0..200 {
            sockets[0].wish(&said).await;
        }
        play_out(&mut sockets, &mut states).await;
        assert!(states.iter().all(|state| state.options.is_empty()));
    });
}

#[test]
fn incomplete_requests_do_not_disturb_a_game() {
    block_on(async {
        let place = Place::open().await;
        let (table, [_, bela], sockets, mut states) = two(&place, json!({})).await;
        let upgrade = format!(
            "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nUpgrade: websocket\r\n",
            place.address
        );
        let post = "POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{";
        // An HTTP client cannot send half a request, so these are written to the sockets directly.
        let mut open = Vec::new();
        for start in ["", "G", "GET / HTTP/1.1\r\nHost: a\r\nX: ", &upgrade, post] {
            for _ in 0..10 {
                let mut stream = TcpStream::connect(place.address).await.unwrap();
                stream.write_all(start.as_bytes()).await.unwrap();
                open.push(stream);
            }
        }
        // A player whose connection is lost is shown as absent, and can come back.
        let [mut one, other] = sockets;
        drop(other);
        one.until("the absence", |news| match news {
            ServerMessage::Table { table, .. } if !table.seats[1].present => Some(()),
            _ => None,
        })
        .await;
        let mut other = bela.sit(&place, &table).await;
        other.welcome().await;
        let mut sockets = [one, other];
        play_out(&mut sockets, &mut states).await;
        drop(open);
    });
}

#[test]
fn another_site_cannot_act_for_its_visitors() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let (table, _) = anna.make(&place, json!([{"for": "me"}, {"for": "open"}]), json!({})).await;
        let own = format!("http://{}", place.address);
        let body = json!({"seats": [{"for": "me"}, {"for": "open"}]});
        let foreign = [
            ("Origin", "https://evil.example"),
            ("Origin", "null"),
            ("Sec-Fetch-Site", "cross-site"),
            ("Sec-Fetch-Site", "same-site"),
        ];
        for header in foreign {
            let headers = [("Cookie", anna.cookie()), header];
            for (method, path) in [("POST", "/api/tables"), ("PATCH", "/api/me"), ("DELETE", "/api/me")] {
                let answer = place.ask(method, path, &headers, Some(&body)).await;
                assert_eq!(
                    (answer.status, answer.code()),
                    (403, "foreign-site".to_owned()),
                    "{header:?} {path}"
                );
            }
            let path = format!("/api/tables/{table}/socket");
            let upgrade = [
                ("Connection", "upgrade"),
                ("Upgrade", "websocket"),
                ("Sec-WebSocket-Version", "13"),
                ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
                header,
                headers[0],
            ];
            let answer = place.ask("GET", &path, &upgrade, None).await;
            assert_eq!((answer.status, answer.code()), (403, "foreign-site".to_owned()), "{header:?}");
        }
        let headers =
            [("Cookie", anna.cookie()), ("Origin", own.as_str()), ("Sec-Fetch-Site", "same-origin")];
        assert_eq!(place.ask("POST", "/api/tables", &headers, Some(&body)).await.status, 201);
        // An HTML form of another site can send these content types without a CORS preflight, but not JSON.
        for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a"] {
            for path in [
                "/api/tables",
                "/api/claim",
                &format!("/api/tables/{table}/leave"),
                &format!("/api/tables/{table}/hand-over"),
            ] {
                let headers = [("Cookie", anna.cookie()), ("Content-Type", kind)];
                let answer = place.ask("POST", path, &headers, Some(&body)).await;
                assert_eq!((answer.status, answer.code()), (415, "not-json".to_owned()), "{kind} {path}");
            }
        }
        let info = anna.get(&place, &format!("/api/tables/{table}")).await.json();
        assert_eq!(info["you"], 1, "nothing has happened");
    });
}
