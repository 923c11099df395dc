//! Webhooks: an absent player gets one message for each turn.

use crate::block_on;
use crate::guest::Guest;
use crate::place::{PATIENCE, Place};
use axum::Router;
use axum::routing::post;
use serde_json::{Value, json};
use server::config::{Config, WebhookPolicy};
use std::net::SocketAddr;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::timeout;

/// A server that receives webhook messages.
async fn receiver() -> (SocketAddr, UnboundedReceiver<Value>) {
    let (messages, received) = unbounded_channel();
    let hook =
        post(move |body: String| async move { drop(messages.send(serde_json::from_str(&body).unwrap())) });
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, Router::new().route("/hook", hook)).await });
    (address, received)
}

async fn next(received: &mut UnboundedReceiver<Value>) -> Value {
    timeout(PATIENCE, received.recv()).await.expect("a message in time").unwrap()
}

/// Allows webhooks to this machine.
fn any(config: &mut Config) {
    config.webhooks = WebhookPolicy::Any;
}

/// Connects, plays a whole turn, and disconnects.
pub async fn take_a_turn(place: &Place, guest: &mut Guest, table: &str) {
    let mut socket = guest.sit(place, table).await;
    let (info, state) = socket.welcome().await;
    let mut state = state.unwrap();
    assert!(!state.options.is_empty());
    while !state.options.is_empty() {
        socket.act(state.revision, &state.options[0]).await;
        state = socket.update().await;
    }
    drop(socket);
    let seat = usize::from(info.you.unwrap()) - 1;
    let away = async {
        let path = format!("/api/tables/{table}");
        while guest.get(place, &path).await.json()["seats"][seat]["present"] != json!(false) {}
    };
    timeout(PATIENCE, away).await.expect("the table notices the absence");
}

/// Registers a webhook and returns its secret.
async fn register_webhook(place: &Place, guest: &mut Guest, name: &str, address: SocketAddr) -> String {
    let change = json!({"name": name, "webhook": format!("http://{address}/hook")});
    let answer = guest.ask(place, "PATCH", "/api/me", Some(change)).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()["webhook_secret"].as_str().unwrap().to_owned()
}

#[test]
fn an_absent_player_gets_one_message_for_each_turn_and_none_again_after_a_restart() {
    block_on(async {
        let (address, mut received) = receiver().await;
        let mut place = Place::with(any).await;
        let (mut anna, mut bela, mut carla) = (Guest::new(), Guest::new(), Guest::new());
        let seats = || json!([{"for": "me"}, {"for": "open"}]);
        register_webhook(&place, &mut bela, "Béla", address).await;
        let (table, _) = anna.make(&place, seats(), json!({"first": 1})).await;
        let sat = bela.post(&place, &format!("/api/tables/{table}/sit"), json!({"name": "Béla"})).await;
        assert_eq!(sat.status, 200, "{}", sat.text);
        for turn in 1..=5 {
            take_a_turn(&place, &mut anna, &table).await;
            let told = next(&mut received).await;
            assert_eq!((&told["name"], &told["seat"]), (&json!("Béla"), &json!(2)), "turn {turn}");
            if turn == 3 {
                place = place.again_with(any).await;
            }
            take_a_turn(&place, &mut bela, &table).await;
        }
        // Messages to one host arrive in order, so any surplus message would arrive before this one.
        register_webhook(&place, &mut carla, "Carla", address).await;
        let (table, _) = carla.make(&place, seats(), json!({"first": 1})).await;
        anna.post(&place, &format!("/api/tables/{table}/sit"), json!({"name": "Anna"})).await;
        let told = next(&mut received).await;
        assert!(told["table"].as_str().unwrap().ends_with(&table), "{told}");
    });
}

#[test]
fn the_secret_of_a_webhook_is_shown_once_and_changes_with_its_url() {
    block_on(async {
        let (address, _received) = receiver().await;
        let place = Place::with(any).await;
        let mut anna = Guest::new();
        let first = register_webhook(&place, &mut anna, "Anna", address).await;
        assert_eq!(anna.get(&place, "/api/me").await.json().get("webhook_secret"), None);
        let renamed = anna.ask(&place, "PATCH", "/api/me", Some(json!({"name": "Nannerl"}))).await.json();
        assert_eq!(renamed.get("webhook_secret"), None, "{renamed}");
        let same = json!({"webhook": format!("http://{address}/hook")});
        let same = anna.ask(&place, "PATCH", "/api/me", Some(same)).await.json();
        assert_eq!(same.get("webhook_secret"), None, "the same URL keeps its secret: {same}");
        let gone = anna.ask(&place, "PATCH", "/api/me", Some(json!({"webhook": ""}))).await.json();
        assert_eq!((gone.get("webhook_secret"), &gone["webhook"]), (None, &json!(null)));
        assert_ne!(register_webhook(&place, &mut anna, "Anna", address).await, first);
    });
}
