//! Messages to those who want to know that it is their turn, received by a small server here.
#![allow(clippy::unwrap_used)]

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use axum::Router;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Redirect;
use axum::routing::{get, post};
use server::config::WebhookPolicy;
use server::webhook::{Turn, Webhooks, signature};
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::timeout;

/// Only ends a test that would hang.
const GUARD: Duration = Duration::from_secs(120);

fn turn() -> Turn {
    Turn { table: "https://example.org/#/t/abc".into(), seat: 2, name: "Constanze".into(), round: 3 }
}

/// Answers the first request with this status and the others well; tells what came.
async fn receiver(first: StatusCode) -> (SocketAddr, UnboundedReceiver<String>) {
    let (heard, hearing) = unbounded_channel();
    let told = heard.clone();
    let status = Arc::new(AtomicU16::new(first.as_u16()));
    let hook = post(move |headers: HeaderMap, body: String| async move {
        assert_eq!(headers["content-type"], "application/json");
        heard.send(body).unwrap();
        StatusCode::from_u16(status.swap(200, Ordering::Relaxed)).unwrap()
    });
    let elsewhere = post(|| async { Redirect::temporary("/elsewhere") });
    let followed = get(move || async move { told.send("followed".into()).unwrap() });
    let router = Router::new().route("/hook", hook).route("/away", elsewhere).route("/elsewhere", followed);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, router).await });
    (address, hearing)
}

async fn next(hearing: &mut UnboundedReceiver<String>) -> String {
    timeout(GUARD, hearing.recv()).await.expect("nothing came").unwrap()
}

#[tokio::test]
async fn the_message_says_whose_turn_it_is() {
    let (address, mut hearing) = receiver(StatusCode::OK).await;
    let webhooks = Webhooks::new(WebhookPolicy::Any).unwrap();
    webhooks.tell(&format!("http://{address}/hook"), None, turn());
    let body = r##"{"table":"https://example.org/#/t/abc","seat":2,"name":"Constanze","round":3}"##;
    assert_eq!(next(&mut hearing).await, body);
}

#[tokio::test]
async fn a_message_is_signed_with_the_secret_of_whoever_gets_it() {
    let (heard, mut hearing) = unbounded_channel();
    let hook = post(move |headers: HeaderMap, body: String| async move {
        let word = |name: &str| headers[name].to_str().unwrap().to_owned();
        heard.send((word("x-lacrimosa-timestamp"), word("x-lacrimosa-signature"), body)).unwrap();
    });
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, Router::new().route("/hook", hook)).await });
    let webhooks = Webhooks::new(WebhookPolicy::Any).unwrap();
    webhooks.tell(&format!("http://{address}/hook"), Some("the secret"), turn());
    let (timestamp, signed, body) = timeout(GUARD, hearing.recv()).await.expect("nothing came").unwrap();
    assert!(timestamp.parse::<u64>().unwrap() > 1_700_000_000);
    assert_eq!(signed, format!("sha256={}", signature("the secret", &timestamp, &body)));
}

#[test]
fn a_signature_is_what_any_other_program_computes() {
    let expected = "17408218a6c5371fa3bb5c1ad66cd1fe13e19c9b0083567af8ab4b238229c055";
    assert_eq!(signature("the secret", "1700000000", r#"{"seat":2}"#), expected);
}

#[tokio::test]
async fn a_host_that_does_not_answer_delays_nobody_else() {
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let silence = silent.local_addr().unwrap();
    let connections = Arc::new(AtomicU16::new(0));
    let counted = connections.clone();
    tokio::spawn(async move {
        let mut held = Vec::new();
        while let Ok((line, _)) = silent.accept().await {
            counted.fetch_add(1, Ordering::Relaxed);
            held.push(line);
        }
    });
    let (address, mut hearing) = receiver(StatusCode::OK).await;
    let webhooks = Webhooks::new(WebhookPolicy::Any).unwrap();
    for _ in 0..500 {
        webhooks.tell(&format!("http://{silence}/hook"), None, turn());
    }
    webhooks.tell(&format!("http://{address}/hook"), None, turn());
    next(&mut hearing).await;
    assert!(connections.load(Ordering::Relaxed) <= 3, "one message at a time, and each is given seconds");
}

#[tokio::test]
async fn a_server_that_was_not_well_is_told_once_more() {
    let (address, mut hearing) = receiver(StatusCode::BAD_GATEWAY).await;
    let webhooks = Webhooks::new(WebhookPolicy::Any).unwrap();
    webhooks.tell(&format!("http://{address}/hook"), None, turn());
    let first = next(&mut hearing).await;
    assert_eq!(next(&mut hearing).await, first);
}

#[tokio::test]
async fn nobody_is_followed_elsewhere_and_a_refusal_is_final() {
    let (address, mut hearing) = receiver(StatusCode::GONE).await;
    let webhooks = Webhooks::new(WebhookPolicy::Any).unwrap();
    webhooks.tell(&format!("http://{address}/away"), None, turn());
    webhooks.tell(&format!("http://{address}/hook"), None, turn());
    let last = Turn { round: 4, ..turn() };
    next(&mut hearing).await;
    webhooks.tell(&format!("http://{address}/hook"), None, last);
    assert!(next(&mut hearing).await.contains(r#""round":4"#));
}

#[tokio::test]
async fn a_private_address_hears_nothing_by_its_name_either() {
    let (address, mut hearing) = receiver(StatusCode::OK).await;
    let shy = Webhooks::new(WebhookPolicy::Public).unwrap();
    shy.tell(&format!("http://{address}/hook"), None, turn());
    shy.tell(&format!("http://localhost:{}/hook", address.port()), None, turn());
    let last = Turn { round: 4, ..turn() };
    Webhooks::new(WebhookPolicy::Any).unwrap().tell(&format!("http://{address}/hook"), None, last);
    assert!(next(&mut hearing).await.contains(r#""round":4"#));
}
