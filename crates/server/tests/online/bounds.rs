//! Limits on frames, new people and accounts; refused cookies, tokens and names.

use crate::block_on;
use crate::guest::Guest;
use crate::place::Place;
use serde_json::json;
use std::num::NonZeroU32;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// Far more frames than the limits allow.
const MANY: usize = 200_000;

#[test]
fn a_flood_of_control_frames_closes_only_its_own_connection() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let (table, _) = anna.make(&place, json!([{"for": "me"}, {"for": "open"}]), json!({})).await;
        let mut honest = anna.sit(&place, &table).await;
        honest.welcome().await;
        for frame in [Message::Ping(vec![7; 100].into()), Message::Pong(Vec::new().into())] {
            let mut flood = Guest::new().sit(&place, &table).await;
            flood.welcome().await;
            let mut sent = 0;
            while flood.send(frame.clone()).await {
                sent += 1;
                assert!(sent < MANY, "the server does not close the connection");
            }
        }
        honest.say("{}").await;
        honest.refusal().await;
    });
}

#[test]
fn an_endless_series_of_fragments_closes_its_connection() {
    block_on(async {
        let place = Place::with(|config| {
            config.limits.messages_per_second = NonZeroU32::MIN;
            config.limits.message_burst = NonZeroU32::MIN;
        })
        .await;
        let mut anna = Guest::new();
        let (table, _) = anna.make(&place, json!([{"for": "me"}, {"for": "open"}]), json!({})).await;
        let mut flood = anna.sit(&place, &table).await;
        flood.welcome().await;
        let mut opcode = OpCode::Data(Data::Text);
        let mut sent = 0;
        while flood.send(Message::Frame(Frame::message(Vec::new(), opcode, false))).await {
            opcode = OpCode::Data(Data::Continue);
            sent += 1;
            assert!(sent < MANY, "the server does not close the connection");
        }
    });
}

#[test]
fn new_accounts_and_new_people_of_one_address_are_limited() {
    block_on(async {
        let place = Place::with(|config| {
            config.limits.accounts_per_hour = NonZeroU32::new(2).unwrap();
            config.limits.people_per_hour = NonZeroU32::new(2).unwrap();
        })
        .await;
        for status in [201, 201, 429] {
            let answer = Guest::new().post(&place, "/api/accounts", json!({"name": "Robot"})).await;
            assert_eq!(answer.status, status, "{}", answer.text);
        }
        let mut known = Guest::new();
        assert_eq!(known.ask(&place, "PATCH", "/api/me", Some(json!({"name": "Anna"}))).await.status, 200);
        for status in [200, 429] {
            let answer = Guest::new().ask(&place, "PATCH", "/api/me", Some(json!({"name": "Anna"}))).await;
            assert_eq!(answer.status, status, "{}", answer.text);
        }
        assert_eq!(known.ask(&place, "PATCH", "/api/me", Some(json!({"name": "Nannerl"}))).await.status, 200);
    });
}

#[test]
fn the_number_of_people_on_a_server_is_limited() {
    block_on(async {
        let place = Place::with(|config| config.limits.people = 1).await;
        let mut anna = Guest::new();
        assert_eq!(anna.ask(&place, "PATCH", "/api/me", Some(json!({"name": "Anna"}))).await.status, 200);
        let refused = Guest::new().post(&place, "/api/accounts", json!({"name": "Robot"})).await;
        assert_eq!((refused.status, refused.code().as_str()), (503, "too-many-people"), "{}", refused.text);
        assert_eq!(anna.get(&place, "/api/me").await.json()["known"], true);
    });
}

#[test]
fn a_cookie_secret_is_not_a_token_and_a_token_is_not_a_cookie() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        anna.ask(&place, "PATCH", "/api/me", Some(json!({"name": "Anna"}))).await;
        let secret = anna.cookie().split_once('=').unwrap().1.split_once('.').unwrap().0.to_owned();
        assert_eq!(Guest::with_token(&secret).get(&place, "/api/me").await.status, 401);
        let made = Guest::new().post(&place, "/api/accounts", json!({"name": "Robot"})).await.json();
        let token = made["token"].as_str().unwrap();
        assert_eq!(Guest::with_token(token).get(&place, "/api/me").await.json()["account"], true);
        let cookie = format!("lacrimosa={token}");
        assert_eq!(Guest::with_cookie(&cookie).get(&place, "/api/me").await.status, 401);
    });
}

#[test]
fn invisible_characters_are_removed_from_names() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let named = async |anna: &mut Guest, name: &str| {
            anna.ask(&place, "PATCH", "/api/me", Some(json!({ "name": name }))).await
        };
        let answer = named(&mut anna, " An\u{200b}na\u{202e}  Maria ").await;
        assert_eq!(answer.json()["name"], "Anna Maria");
        for nothing in ["\u{200b}", "\u{2067}\u{3164}", "\u{7}"] {
            assert_eq!(named(&mut anna, nothing).await.code(), "name");
        }
        assert_eq!(named(&mut anna, "").await.status, 200, "an empty name is allowed");
    });
}
