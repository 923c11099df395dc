//! Fuzzing with thousands of almost valid messages and requests: each gets a response, and other games are not
//! disturbed.

use crate::block_on;
use crate::guest::{Guest, Socket};
use crate::place::{Answer, Place};
use crate::playing::{play, play_out, two};
use protocol::{ClientMessage, ServerMessage, TalkContent};
use rules::{Dice, Luck, Seed};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

/// How many messages each spectator sends.
const WATCHED: u32 = 1000;
/// How many messages each of the two players at the sandbox table sends.
const SEATED: u32 = 1500;
/// How many HTTP requests are sent.
const REQUESTS: u32 = 1200;
/// After this number of messages a player checks that the table still responds.
const CHECK_EVERY: u32 = 25;

#[test]
fn thousands_of_broken_messages_disturb_no_game() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, _], mut sockets, mut states) = two(&place, json!({})).await;
        let (sandbox, guests, ..) = two(&place, json!({})).await;
        let mut decided = play(&mut sockets, &mut states, 10).await;
        let stranger = Guest::new();
        let (.., meanwhile) = tokio::join!(
            fuzz_watching(&place, &table, &guests[0], luck(1)),
            fuzz_watching(&place, &table, &guests[1], luck(2)),
            fuzz_watching(&place, &table, &stranger, luck(3)),
            fuzz_seated(&place, &sandbox, &guests[0], luck(4)),
            fuzz_seated(&place, &sandbox, &guests[1], luck(5)),
            fuzz_requests(&place, &table, &sandbox, luck(6)),
            play(&mut sockets, &mut states, 60),
        );
        decided.extend(meanwhile);
        decided.extend(play_out(&mut sockets, &mut states).await);
        let entries = anna.get(&place, &format!("/api/tables/{table}/entries")).await.json();
        let stored: Vec<&str> =
            entries.as_array().unwrap().iter().filter_map(|entry| entry["action"].as_str()).collect();
        assert_eq!(stored, decided, "only the decisions of the players are stored");
        let file = anna.get(&place, &format!("/api/tables/{table}/game")).await.text;
        assert!(record::Record::read(&file, &edition::Edition::released).unwrap().audit().is_empty());
        // At the sandbox table some of the fuzzed messages were valid; its game must still be consistent.
        let state = guests[0].sit(&place, &sandbox).await.welcome().await.1.unwrap();
        let entries = guests[0].clone().get(&place, &format!("/api/tables/{sandbox}/entries")).await.json();
        assert_eq!(entries.as_array().unwrap().len() as u64, state.revision);
    });
}

fn luck(seed: u64) -> Dice {
    Seed::from_number(seed).dice(0)
}

fn any<'a, T: ?Sized>(luck: &mut Dice, of: &[&'a T]) -> &'a T {
    of[luck.below(of.len() as u32) as usize]
}

/// Sends messages as a spectator; all of them must be refused.
async fn fuzz_watching(place: &Place, table: &str, guest: &Guest, mut luck: Dice) {
    let mut socket = guest.sit(place, table).await;
    for _ in 0..WATCHED {
        let message = broken(&wish(&mut luck, 0, "end"), &mut luck);
        if !socket.send(message).await || !is_refused(&mut socket).await {
            socket = guest.sit(place, table).await;
        }
    }
}

/// Waits for the refusal; false if the connection ended instead.
async fn is_refused(socket: &mut Socket) -> bool {
    loop {
        match socket.next().await {
            Some(ServerMessage::Refused(_)) => return true,
            Some(ServerMessage::Said { talk }) => panic!("a spectator's message was accepted: {talk:?}"),
            Some(_) => {}
            None => return false,
        }
    }
}

/// Sends messages as a player: some are accepted, and the table must keep responding.
async fn fuzz_seated(place: &Place, table: &str, guest: &Guest, mut luck: Dice) {
    let mut socket = guest.sit(place, table).await;
    let mut state = socket.welcome().await.1.unwrap();
    for round in 0..SEATED / CHECK_EVERY {
        let mut open = true;
        for _ in 0..CHECK_EVERY {
            let option = state.options.first().map_or("end", String::as_str);
            let message = broken(&wish(&mut luck, state.revision, option), &mut luck);
            open = open && socket.send(message).await;
        }
        let fence = format!("fence {round} {}", luck.below(u32::MAX));
        let say = serde_json::to_string(&ClientMessage::Say { text: fence.clone() }).unwrap();
        open = open && socket.send(Message::text(say)).await;
        while open {
            match socket.next().await {
                Some(ServerMessage::Said { talk })
                    if talk.told == (TalkContent::Said { text: fence.clone() }) =>
                {
                    break;
                }
                Some(ServerMessage::Update { state: now, .. }) => state = *now,
                Some(_) => {}
                None => open = false,
            }
        }
        if !open {
            socket = guest.sit(place, table).await;
            state = socket.welcome().await.1.unwrap();
        }
    }
}

/// A valid message.
fn wish(luck: &mut Dice, revision: u64, action: &str) -> String {
    let messages = [
        json!({"type": "act", "revision": revision, "action": action}),
        json!({"type": "undo", "revision": revision, "turn": true}),
        json!({"type": "redo", "revision": revision}),
        json!({"type": "ask-undo", "moment": revision.saturating_sub(1)}),
        json!({"type": "answer-undo", "yes": false}),
        json!({"type": "say", "text": "Così fan tutte ♫"}),
        json!({"type": "react", "reaction": "well-played"}),
        json!({"type": "take-back"}),
    ];
    messages[luck.below(8) as usize].to_string()
}

/// A message with up to three random changes.
fn broken(text: &str, luck: &mut Dice) -> Message {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..luck.below(4) {
        break_once(&mut bytes, luck);
    }
    match luck.below(60) {
        0 => Message::binary(bytes),
        1 => Message::text("x".repeat(3000)),
        _ => Message::text(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

fn break_once(bytes: &mut Vec<u8>, luck: &mut Dice) {
    let at = luck.below(bytes.len() as u32 + 1) as usize;
    let end = at + luck.below((bytes.len() - at) as u32 + 1) as usize;
    match luck.below(6) {
        0 => drop(bytes.drain(at..end)),
        1 => bytes.truncate(at),
        2 => bytes.extend_from_within(at..end),
        3 if at < bytes.len() => bytes[at] = luck.below(256) as u8,
        4 => {
            let words = [
                "null",
                "-1",
                "1e999",
                "99999999999999999999",
                "\\u0000",
                "\"",
                "{",
                "[[[[",
                ",",
                "true",
                "\u{202e}",
                "0",
            ];
            let word = any(luck, &words);
            bytes.splice(at..at, word.bytes());
        }
        _ => bytes.insert(at, luck.below(256) as u8),
    }
}

const METHODS: [&str; 9] = ["GET", "POST", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "BREW"];
const KINDS: [&str; 4] = ["application/json", "application/json", "text/plain", "image/png"];
const QUERIES: [&str; 8] = [
    "",
    "?since=0",
    "?since=-1",
    "?since=99999999999999999999",
    "?moment=1&seat=2",
    "?moment=x",
    "?seat=0&seat=300",
    "?%ff",
];

/// Sends random combinations of methods, paths and bodies: the status must be below 500 and an error must be JSON.
async fn fuzz_requests(place: &Place, table: &str, sandbox: &str, mut luck: Dice) {
    let mut guest = Guest::new();
    for _ in 0..REQUESTS {
        let path = path(&mut luck, table, sandbox);
        let method = any(&mut luck, &METHODS);
        let mut body = body(&mut luck).into_bytes();
        if luck.below(2) == 0 {
            break_once(&mut body, &mut luck);
        }
        let mut headers = guest.headers();
        headers.push(("Content-Type", any(&mut luck, &KINDS)));
        let answer = place.http.send(method, &path, &headers, body).await.unwrap();
        check(method, &path, &answer);
        guest = match answer.cookie() {
            Some(cookie) if !cookie.ends_with('=') => Guest::with_cookie(&cookie),
            Some(_) => Guest::new(),
            None => guest,
        };
    }
}

fn check(method: &str, path: &str, answer: &Answer) {
    let asked = format!("{method} {path} → {} {}", answer.status, answer.text);
    assert!((200..500).contains(&answer.status), "{asked}");
    if answer.status >= 400 && method != "HEAD" {
        let problem: Value = answer.json();
        assert!(problem["code"].is_string() && problem["text"].is_string(), "{asked}");
    }
}

fn path(luck: &mut Dice, table: &str, sandbox: &str) -> String {
    let ids = [table, sandbox, "nobody", "%00", "%ff%fe", "..%2f..", "-", "a%20b", "🎻"];
    let id = any(luck, &ids[..8]);
    let seat = any(luck, &["1", "2", "0", "9", "-1", "x", "99999"]);
    let paths = [
        "/api/tables".to_owned(),
        format!("/api/tables/{id}"),
        format!("/api/tables/{id}/sit"),
        format!("/api/tables/{id}/leave"),
        format!("/api/tables/{id}/seats/{seat}/invitation"),
        format!("/api/tables/{id}/seats/{seat}/kick"),
        format!("/api/tables/{id}/devices"),
        format!("/api/tables/{id}/devices/{seat}"),
        format!("/api/tables/{id}/hand-over"),
        format!("/api/tables/{id}/links"),
        format!("/api/tables/{id}/seats/{seat}/bot"),
        format!("/api/tables/{id}/entries"),
        format!("/api/tables/{id}/view"),
        format!("/api/tables/{id}/game"),
        format!("/api/tables/{id}/socket"),
        format!("/api/editions/{id}"),
        "/api/editions".to_owned(),
        "/api/claim".to_owned(),
        "/api/me".to_owned(),
        "/api/push".to_owned(),
        "/api/accounts".to_owned(),
        "/api/lobby".to_owned(),
        "/api/health".to_owned(),
        "/api/openapi.json".to_owned(),
        "/api/nothing/at/all".to_owned(),
    ];
    let path = &paths[luck.below(paths.len() as u32) as usize];
    format!("{path}{}", any(luck, &QUERIES))
}

fn body(luck: &mut Dice) -> String {
    let bodies = [
        json!({"seats": [{"for": "me"}, {"for": "open"}], "name": "Ω", "options": {"clock": {"seconds": 60}}}),
        json!({"seats": [{"for": "me"}], "options": {"level": "easy", "seed": "1"}}),
        json!({"seats": [{"for": "open"}, {"for": "open"}, {"for": "open"}, {"for": "open"}, {"for": "open"}]}),
        json!({"seat": 1, "name": "Salieri"}),
        json!({"key": "nothing", "name": null}),
        json!({"for_good": true}),
        json!({"block": true}),
        json!({"bot": "nobody"}),
        json!({"name": "Da Ponte", "webhook": "https://example.org/"}),
        json!({"endpoint": "https://example.org/", "p256dh": "BA", "auth": "", "lang": "en", "quiet": {"from": 0, "to": 9}}),
        json!({"endpoint": ""}),
        json!({"name": "\u{7}"}),
        json!({"files": [["edition.toml", "a = ["], ["../../x", ""]]}),
        json!({}),
        json!([]),
    ];
    bodies[luck.below(bodies.len() as u32) as usize].to_string()
}
