//! Push messages to the browsers of absent players, over a real push service.

use crate::block_on;
use crate::guest::Guest;
use crate::place::Place;
use crate::push_service::{Browser, PushService};
use crate::told::take_a_turn;
use serde_json::{Value, json};
use server::config::{Config, WebhookPolicy};
use texts::{Lang, t};

/// Allows push services on this machine.
fn any(config: &mut Config) {
    config.push = WebhookPolicy::Any;
}

async fn key(place: &Place) -> String {
    Guest::new().get(place, "/api/push").await.json()["key"].as_str().unwrap().to_owned()
}

/// A guest whom the server knows.
async fn known(place: &Place, name: &str) -> Guest {
    let mut guest = Guest::new();
    let answer = guest.ask(place, "PATCH", "/api/me", Some(json!({ "name": name }))).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    guest
}

/// A table of Anna, who begins, and another player.
async fn table_of_two(place: &Place, anna: &mut Guest, other: &mut Guest, name: &str) -> String {
    let seats = json!([{"for": "me"}, {"for": "open"}]);
    let (table, _) = anna.make(place, seats, json!({"first": 1})).await;
    let sat = other.post(place, &format!("/api/tables/{table}/sit"), json!({ "name": name })).await;
    assert_eq!(sat.status, 200, "{}", sat.text);
    table
}

async fn runs(statement: &'static str, folder: &std::path::Path) {
    use sqlx::{ConnectOptions, Connection};
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.join("lacrimosa.db"));
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(statement).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[test]
fn an_absent_player_gets_one_encrypted_message_for_each_turn_in_their_language() {
    block_on(async {
        let mut service = PushService::open().await;
        let with_contact = |config: &mut Config| {
            any(config);
            config.push_contact = Some("mailto:host@example.org".to_owned());
        };
        let mut place = Place::with(with_contact).await;
        let key = key(&place).await;
        let (mut anna, mut bela) = (known(&place, "Anna").await, known(&place, "Béla").await);
        let phone = Browser::new(service.address, "phone");
        assert_eq!(phone.subscribe(&place, &mut bela, "fr").await.status, 204);
        let table = table_of_two(&place, &mut anna, &mut bela, "Béla").await;
        for turn in 1..=3 {
            take_a_turn(&place, &mut anna, &table).await;
            let push = service.next().await;
            let told = phone.read(&push);
            assert_eq!(told["title"], t::push_turn(Lang::Fr), "turn {turn}");
            assert_eq!(told["body"], "Manche 1 · avec Anna");
            assert_eq!((&told["table"], &told["tag"]), (&json!(format!("#/t/{table}")), &json!(table)));
            let claims = push.claims(&key);
            assert_eq!(claims["aud"], format!("http://{}", service.address));
            assert_eq!(claims["sub"], "mailto:host@example.org");
            let left = claims["exp"].as_u64().unwrap() - std::time::UNIX_EPOCH.elapsed().unwrap().as_secs();
            assert!((60..=24 * 60 * 60).contains(&left), "push services refuse more than a day: {left}");
            assert_eq!((push.header("ttl"), push.header("urgency")), ("86400", "normal"));
            let topic = push.header("topic");
            assert!(topic.len() == 32 && !topic.contains(&table), "{topic}");
            if turn == 2 {
                place = place.again_with(with_contact).await;
                assert_eq!(self::key(&place).await, key, "the key is kept");
            }
            take_a_turn(&place, &mut bela, &table).await;
        }
        assert!(service.is_silent(), "a restart repeats nothing");
    });
}

#[test]
fn a_message_held_back_by_quiet_hours_is_sent_after_a_restart() {
    block_on(async {
        let mut service = PushService::open().await;
        let place = Place::with(any).await;
        let (mut anna, mut bela) = (known(&place, "Anna").await, known(&place, "Béla").await);
        let (phone, awake) = (Browser::new(service.address, "phone"), Browser::new(service.address, "awake"));
        let mut quiet = phone.subscription("ru");
        // All day but one minute, twelve hours from now.
        let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_secs() / 60;
        quiet["quiet"] = json!({"from": (now + 721) % 1440, "to": (now + 720) % 1440});
        assert_eq!(bela.post(&place, "/api/push", quiet).await.status, 204);
        assert_eq!(awake.subscribe(&place, &mut bela, "es").await.status, 204);
        let table = table_of_two(&place, &mut anna, &mut bela, "Béla").await;
        take_a_turn(&place, &mut anna, &table).await;
        let push = service.next().await;
        assert_eq!(
            (push.name.as_str(), &awake.read(&push)["title"]),
            ("awake", &json!(t::push_turn(Lang::Es)))
        );
        let data = place.end().await;
        runs("UPDATE push_waiting SET due = 0; UPDATE push_subscriptions SET quiet_from = NULL, quiet_to = NULL;", data.path())
            .await;
        let _place = Place::on(data, any).await;
        let push = service.next().await;
        assert_eq!(
            (push.name.as_str(), &phone.read(&push)["title"]),
            ("phone", &json!(t::push_turn(Lang::Ru)))
        );
        assert!(service.is_silent(), "the other browser is not told again");
    });
}

#[test]
fn a_browser_that_its_push_service_has_forgotten_is_removed() {
    block_on(async {
        let mut service = PushService::open().await;
        let place = Place::with(any).await;
        let (mut anna, mut bela) = (known(&place, "Anna").await, known(&place, "Béla").await);
        let (gone, here) = (Browser::new(service.address, "gone"), Browser::new(service.address, "here"));
        for browser in [&gone, &here] {
            assert_eq!(browser.subscribe(&place, &mut bela, "en").await.status, 204);
        }
        let table = table_of_two(&place, &mut anna, &mut bela, "Béla").await;
        take_a_turn(&place, &mut anna, &table).await;
        let mut names = [service.next().await.name, service.next().await.name];
        names.sort();
        assert_eq!(names, ["gone", "here"]);
        take_a_turn(&place, &mut bela, &table).await;
        take_a_turn(&place, &mut anna, &table).await;
        assert_eq!(service.next().await.name, "here");
        let end = json!({ "endpoint": here.endpoint });
        assert_eq!(bela.ask(&place, "DELETE", "/api/push", Some(end)).await.status, 204);
        take_a_turn(&place, &mut bela, &table).await;
        // All messages of a turn are sent at once, so a message to the other browsers would be there by the next turn.
        let witness = Browser::new(service.address, "witness");
        assert_eq!(witness.subscribe(&place, &mut bela, "en").await.status, 204);
        for _ in 0..2 {
            take_a_turn(&place, &mut anna, &table).await;
            assert_eq!(service.next().await.name, "witness");
            take_a_turn(&place, &mut bela, &table).await;
        }
        assert!(service.is_silent());
    });
}

#[test]
fn only_the_newest_eight_browsers_of_a_player_get_messages() {
    block_on(async {
        let mut service = PushService::open().await;
        let place = Place::with(any).await;
        let (mut anna, mut bela) = (known(&place, "Anna").await, known(&place, "Béla").await);
        for number in 0..10 {
            let browser = Browser::new(service.address, &format!("b{number}"));
            assert_eq!(browser.subscribe(&place, &mut bela, "en").await.status, 204);
        }
        let table = table_of_two(&place, &mut anna, &mut bela, "Béla").await;
        take_a_turn(&place, &mut anna, &table).await;
        let mut names = Vec::new();
        for _ in 0..8 {
            names.push(service.next().await.name);
        }
        names.sort();
        assert_eq!(names, (2..10).map(|number| format!("b{number}")).collect::<Vec<_>>());
    });
}

#[test]
fn an_address_that_is_not_https_or_not_public_is_refused() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = known(&place, "Anna").await;
        let browser = Browser::new(place.address, "phone");
        let mut refused = async |field: &str, value: Value| {
            let mut subscription = browser.subscription("en");
            subscription["endpoint"] = json!("https://push.example.org/abc");
            subscription[field] = value;
            let answer = anna.post(&place, "/api/push", subscription).await;
            if answer.status == 204 { String::new() } else { format!("{} {}", answer.status, answer.code()) }
        };
        assert_eq!(refused("lang", json!("en")).await, "", "all others differ from this one by one field");
        for address in [
            "http://push.example.org/abc",
            "https://127.0.0.1/abc",
            "https://[::1]/abc",
            "https://169.254.169.254/",
            "https://10.0.0.1/",
            "https://me:pw@push.example.org/",
            "https://[::ffff:127.0.0.1]/abc",
            "https://127.1/abc",
            "https://push.example.org:465/abc",
            "https://push.example.org:443/abc",
            "https://PUSH.example.org/abc",
            "https://push.example.org/abc#2",
            "https://push.example.org/\u{1F3BB}",
            " https://push.example.org/abc",
            "push.example.org",
            "",
        ] {
            assert_eq!(refused("endpoint", json!(address)).await, "409 push", "{address}");
        }
        let long = format!("https://push.example.org/{}", "a".repeat(1000));
        assert_eq!(refused("endpoint", json!(long)).await, "409 push");
        assert_eq!(refused("p256dh", json!("BAAA")).await, "409 push");
        assert_eq!(refused("p256dh", json!("A".repeat(87))).await, "409 push");
        assert_eq!(refused("auth", json!("AAAA")).await, "409 push");
        assert_eq!(refused("lang", json!("tlh")).await, "409 push");
        assert_eq!(refused("utc_offset", json!(900)).await, "409 push");
        assert_eq!(refused("quiet", json!({"from": 0, "to": 1440})).await, "409 push");
        assert_eq!(refused("quiet", json!({"from": -1, "to": 0})).await, "400 body");
        assert_eq!(refused("player", json!(1)).await, "400 body");
    });
}

#[test]
fn strangers_cannot_subscribe_and_nobody_can_where_push_is_off() {
    block_on(async {
        let place = Place::with(|config| config.push = WebhookPolicy::Off).await;
        let browser = Browser::new(place.address, "phone");
        assert_eq!(Guest::new().get(&place, "/api/push").await.json()["key"], json!(null));
        assert_eq!(browser.subscribe(&place, &mut Guest::new(), "en").await.code(), "nobody");
        let mut anna = known(&place, "Anna").await;
        assert_eq!(browser.subscribe(&place, &mut anna, "en").await.code(), "push");
    });
}

#[test]
fn an_absent_player_is_told_that_the_game_is_over() {
    block_on(async {
        let mut service = PushService::open().await;
        let place = Place::with(any).await;
        let mut anna = known(&place, "Anna").await;
        let phone = Browser::new(service.address, "phone");
        assert_eq!(phone.subscribe(&place, &mut anna, "pl").await.status, 204);
        let seats = json!([{"for": "me"}, {"for": "bot", "bot": "adagio"}]);
        let (table, _) = anna.make(&place, seats, json!({"first": 1})).await;
        assert_eq!(phone.read(&service.next().await)["body"], "Runda 1 · przy stole: Adagio");
        // A bot plays on for Anna.
        let leave = json!({});
        assert_eq!(anna.post(&place, &format!("/api/tables/{table}/leave"), leave).await.status, 204);
        let push = service.next().await;
        assert_eq!(phone.read(&push)["title"], "Koniec gry");
        assert_eq!(phone.read(&push)["body"], "Przy stole: Adagio. Punktacja jest gotowa.");
        assert_eq!(push.header("urgency"), "low");
    });
}
