//! Webhook messages, received by a small HTTP server in the test.

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

/// The timeout that ends a test that hangs.
const GUARD: Duration = Duration::from_secs(120);

fn turn() -> Turn {
    Turn { table: "https://example.org/#/t/abc".into(), seat: 2, name: "Constanze".into(), round: 3 }
}

/// Responds to the first request with this status and to later ones with 200; sends each body to the channel.
async fn receiver(first: StatusCode) -> (SocketAddr, UnboundedReceiver<String>) {
    let (bodies, received) = unbounded_channel();
    let redirected = bodies.clone();
    let status = Arc::new(AtomicU16::new(first.as_u16()));
    let hook = post(move |headers: HeaderMap, body: String| async move {
        assert_eq!(headers["content-type"], "application/json");
        bodies.send(body).unwrap();
        StatusCode::from_u16(status.swap(200, Ordering::Relaxed)).unwrap()
    });
    let elsewhere = post(|| async { Redirect::temporary("/elsewhere") });
    let followed = get(move || async move { redirected.send("followed".into()).unwrap() });
    let router = Router::new().route("/hook", hook).route("/away", elsewhere).route("/elsewhere", followed);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, router).await });
    (address, received)
}

async fn next(received: &mut UnboundedReceiver<String>) -> String {
    timeout(GUARD, received.recv()).await.expect("no message arrived").unwrap()
}

#[tokio::test]
async fn the_message_says_whose_turn_it_is() {
    let (address, mut received) = receiver(StatusCode::OK).await;
    let webhooks = Webhooks::new(WebhookPolicy::Any).unwrap();
    webhooks.tell(&format!("http://{address}/hook"), None, turn());
    let body = r##"{"table":"https://example.org/#/t/abc","seat":2,"name":"Constanze","round":3}"##;
    assert_eq!(next(&mut received).await, body);
}

#[tokio::test]
async fn a_message_is_signed_with_the_secret_of_its_receiver() {
    let (messages, mut received) = unbounded_channel();
    let hook = post(move |headers: HeaderMap, body: String| async move {
        let header = |name: &str| headers[name].to_str().unwrap().to_owned();
        messages.send((header("x-lacrimosa-timestamp"), header("x-lacrimosa-signature"), body)).unwrap();
    });
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { axum::serve(listener, Router::new().route("/hook", hook)).await });
    let webhooks = Webhooks::new(WebhookPolicy::Any).unwrap();
    webhooks.tell(&format!("http://{address}/hook"), Some("the secret"), turn());
    let (timestamp, signed, body) =
        timeout(GUARD, received.recv()).await.expect("no message arrived").unwrap();
    assert!(timestamp.parse::<u64>().unwrap() > 1_700_000_000);
    assert_eq!(signed, format!("sha256={}", signature("the secret", &timestamp, &body)));
}

#[test]
fn a_signature_matches_one_computed_elsewhere() {
    let expected = "17408218a6c5371fa3bb5c1ad66cd1fe13e19c9b0083567af8ab4b238229c055";
    assert_eq!(signature("the secret", "1700000000", r#"{"seat":2}"#), expected);
}

#[tokio::test]
async fn a_host_that_does_not_respond_delays_no_other() {
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let silence = silent.local_addr().unwrap();
    let connections = Arc::new(AtomicU16::new(0));
    let counted = connections.clone();
    tokio::spawn(async move {
        let mut held = Vec::new();
        while let Ok((stream, _)) = silent.accept().await {
            counted.fetch_add(1, Ordering::Relaxed);
            held.push(stream);
        }
    });
    let (address, mut received) = receiver(StatusCode::OK).await;
    let webhooks = Webhooks::new(WebhookPolicy::Any).unwrap();
    for _ in 0..500 {
        webhooks.tell(&format!("http://{silence}/hook"), None, turn());
    }
    webhooks.tell(&format!("http://{address}/hook"), None, turn());
    next(&mut received).await;
    assert!(
        connections.load(Ordering::Relaxed) <= 3,
        "messages to one host are sent one at a time, each with a timeout of seconds"
    );
}

#[tokio::test]
async fn a_message_is_sent_again_after_a_server_error() {
    let (address, mut received) = receiver(StatusCode::BAD_GATEWAY).await;
    let webhooks = Webhooks::new(WebhookPolicy::Any).unwrap();
    webhooks.tell(&format!("http://{address}/hook"), None, turn());
    let first = next(&mut received).await;
    assert_eq!(next(&mut received).await, first);
}

#[tokio::test]
async fn redirects_are_not_followed_and_a_client_error_is_final() {
    let (address, mut received) = receiver(StatusCode::GONE).await;
    let webhooks = Webhooks::new(WebhookPolicy::Any).unwrap();
    webhooks.tell(&format!("http://{address}/away"), None, turn());
    webhooks.tell(&format!("http://{address}/hook"), None, turn());
    let last = Turn { round: 4, ..turn() };
    next(&mut received).await;
    webhooks.tell(&format!("http://{address}/hook"), None, last);
    assert!(next(&mut received).await.contains(r#""round":4"#));
}

#[tokio::test]
async fn a_private_address_gets_no_message_even_by_its_name() {
    let (address, mut received) = receiver(StatusCode::OK).await;
    let public_only = Webhooks::new(WebhookPolicy::Public).unwrap();
    public_only.tell(&format!("http://{address}/hook"), None, turn());
    public_only.tell(&format!("http://localhost:{}/hook", address.port()), None, turn());
    let last = Turn { round: 4, ..turn() };
    Webhooks::new(WebhookPolicy::Any).unwrap().tell(&format!("http://{address}/hook"), None, last);
    assert!(next(&mut received).await.contains(r#""round":4"#));
}
