//! Push messages and quiet hours. The time is an argument, so nothing waits.

use super::*;
use crate::config::WebhookPolicy;
use crate::push;
use axum::Router;
use axum::extract::Path;
use axum::routing::post;
use protocol::push::Subscribe;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};

const HOUR: i64 = 60 * 60 * 1000;
/// The public key of a browser, from RFC 8291.
const P256DH: &str =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

/// A push service that names the browsers it gets messages for.
async fn push_service() -> (String, UnboundedReceiver<String>) {
    let (names, received) = unbounded_channel();
    let receive = post(move |Path(name): Path<String>| async move { drop(names.send(name)) });
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, Router::new().route("/{name}", receive)).await });
    (address, received)
}

async fn next(received: &mut UnboundedReceiver<String>) -> String {
    tokio::time::timeout(GUARD, received.recv()).await.expect("a message in time").unwrap()
}

/// A table where the first seat is to act, and the quiet hours of its player from 22:00 to 8:00.
async fn quiet_table(service: &str) -> (TempDir, TableRegistry, TableKey, PlayerKey) {
    let (data, registry) = registry(|config| config.push = WebhookPolicy::Any).await;
    let (key, people) = table(&registry, "quiet", &[SeatKind::Human, SeatKind::Human]).await;
    // The table itself does not tell the player of the first turn: it would do so by the real clock.
    registry.store().set_told(key, 0).await.unwrap();
    assert_eq!(info(&registry, "quiet").await.unwrap().to_act, Some(1));
    let new = Subscribe {
        endpoint: format!("{service}/asleep"),
        p256dh: P256DH.to_owned(),
        auth: "BTBZMqHH6r4Tts7J_aSIgg".to_owned(),
        lang: "en".to_owned(),
        quiet: Some(protocol::push::QuietHours { from: 22 * 60, to: 8 * 60 }),
        utc_offset: 0,
    };
    let new = registry.pushes().unwrap().check(new).unwrap();
    assert!(registry.store().subscribe(people[0], new, 0, 8).await.unwrap());
    (data, registry, key, people[0])
}

async fn pending(registry: &TableRegistry, turn: Option<u64>) -> Option<push::Notice> {
    let ask = |reply| TableRequest::PendingNotice(1, turn, reply);
    registry.request("quiet", ask).await.unwrap()
}

/// Tells the player of their turn at 23:00.
async fn tell_at_night(registry: &TableRegistry, key: TableKey) {
    let notice = pending(registry, Some(0)).await.unwrap();
    let browsers = push::browsers(registry, key, 1).await.unwrap();
    push::tell(registry, &notice, browsers, 23 * HOUR).await.unwrap();
}

/// Whether a message waits; it is put back.
async fn waits(registry: &TableRegistry) -> bool {
    let waiting = registry.store().take_due_pushes(i64::MAX, 9).await.unwrap();
    for due in &waiting {
        registry.store().hold_push(due.waiting).await.unwrap();
    }
    !waiting.is_empty()
}

#[tokio::test]
async fn a_turn_that_begins_in_quiet_hours_is_told_once_when_they_end() {
    let (service, mut received) = push_service().await;
    let (_data, registry, key, _) = quiet_table(&service).await;
    tell_at_night(&registry, key).await;
    push::send_due(&registry, 32 * HOUR - 1).await.unwrap();
    assert!(waits(&registry).await, "a moment before 8:00");
    push::send_due(&registry, 32 * HOUR).await.unwrap();
    assert_eq!(next(&mut received).await, "asleep");
    assert!(!waits(&registry).await);
    push::send_due(&registry, 33 * HOUR).await.unwrap();
    assert!(received.try_recv().is_err());
}

#[tokio::test]
async fn a_player_who_has_come_or_has_decided_meanwhile_is_not_told() {
    let (service, mut received) = push_service().await;
    let (_data, registry, key, player) = quiet_table(&service).await;
    tell_at_night(&registry, key).await;
    let mut client = join(&registry, "quiet", player).await;
    // The player is connected.
    assert_eq!(pending(&registry, Some(0)).await, None);
    let mut options = client.options().to_vec();
    for revision in 0.. {
        let message = ClientMessage::Act { revision, action: options[0].clone() };
        registry.mailbox("quiet").send(Box::new(TableRequest::Message(client.id, message))).await.unwrap();
        options = client.next_options().await;
        if options.is_empty() {
            break;
        }
    }
    registry.mailbox("quiet").send(Box::new(TableRequest::Disconnected(client.id))).await.unwrap();
    // The turn is over, and the game is not.
    assert_eq!(pending(&registry, Some(0)).await, None);
    assert_eq!(pending(&registry, None).await, None);
    push::send_due(&registry, 32 * HOUR).await.unwrap();
    assert!(!waits(&registry).await && received.try_recv().is_err());
}

#[tokio::test]
async fn quiet_hours_that_were_made_longer_hold() {
    let (service, _received) = push_service().await;
    let (_data, registry, key, player) = quiet_table(&service).await;
    tell_at_night(&registry, key).await;
    let (_, mut browser) = push::browsers(&registry, key, 1).await.unwrap().remove(0);
    browser.quiet = Some((22 * 60, 10 * 60));
    assert!(registry.store().subscribe(player, browser, 1, 8).await.unwrap());
    push::send_due(&registry, 32 * HOUR).await.unwrap();
    assert_eq!(registry.store().take_due_pushes(i64::MAX, 9).await.unwrap()[0].waiting.due, 34 * HOUR);
}
