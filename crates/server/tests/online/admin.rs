//! The admin API of a running server.

use crate::block_on;
use crate::guest::{Guest, Socket};
use crate::place::Place;
use protocol::ServerMessage;
use protocol::admin::{Ban, EditionEntry, PersonEntry, ServerStatus, TableEntry};
use serde_json::{Value, json};
use std::os::unix::fs::PermissionsExt;
use std::time::Duration;
use store::{Durability, Store};

const TOKEN: &str = "a token of more than twenty letters";

async fn tables(place: &Place, query: &str) -> Vec<TableEntry> {
    serde_json::from_value(place.admin("GET", &format!("tables{query}"), None).await.json()).unwrap()
}

async fn people(place: &Place) -> Vec<PersonEntry> {
    serde_json::from_value(place.admin("GET", "people", None).await.json()).unwrap()
}

async fn status(place: &Place) -> ServerStatus {
    serde_json::from_value(place.admin("GET", "status", None).await.json()).unwrap()
}

async fn table_of_two(place: &Place, guest: &mut Guest) -> String {
    guest.make(place, json!([{ "for": "me" }, { "for": "open" }]), json!({})).await.0
}

/// Reads until the connection read_to_end.
async fn read_to_end(socket: &mut Socket) -> Vec<ServerMessage> {
    let mut heard = Vec::new();
    while let Some(news) = socket.next().await {
        heard.push(news);
    }
    heard
}

#[test]
fn the_admin_socket_is_private_and_is_replaced_after_a_restart() {
    block_on(async {
        let place = Place::open().await;
        let socket = place.folder().join(server::ADMIN_SOCKET);
        assert_eq!(std::fs::metadata(&socket).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(status(&place).await.version, env!("CARGO_PKG_VERSION"));
        let place = place.again().await;
        assert_eq!(status(&place).await.sockets, 0);
    });
}

#[test]
fn without_a_token_the_admin_api_is_not_on_the_network() {
    block_on(async {
        let place = Place::open().await;
        let answer = place.ask("GET", "/api/admin/status", &[("Authorization", "Bearer ")], None).await;
        assert_eq!((answer.status, answer.code().as_str()), (404, "no-address"));
    });
}

#[test]
fn the_token_opens_the_admin_api_and_guesses_are_limited() {
    block_on(async {
        let place = Place::with(|config| config.admin_token = Some(TOKEN.to_owned())).await;
        let ask = async |value: &str| {
            place.ask("GET", "/api/admin/status", &[("Authorization", value)], None).await
        };
        assert_eq!(ask(&format!("Bearer {TOKEN}")).await.status, 200);
        for _ in 0..10 {
            let answer = ask("Bearer wrong").await;
            assert_eq!((answer.status, answer.code().as_str()), (403, "admin-token"));
        }
        assert_eq!(ask(&format!("Bearer {TOKEN}")).await.status, 429);
        assert_eq!(status(&place).await.tables, 0, "the admin socket is not limited");
    });
}

#[test]
fn the_admin_api_is_not_in_the_openapi_document() {
    block_on(async {
        let place = Place::with(|config| config.admin_token = Some(TOKEN.to_owned())).await;
        let document = place.ask("GET", "/api/openapi.json", &[], None).await;
        assert!(document.status == 200 && !document.text.contains("/api/admin"));
    });
}

#[test]
fn tables_are_listed_by_status_and_address_and_shown_one_by_one() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let waiting = table_of_two(&place, &mut anna).await;
        let bots = json!([{ "for": "me" }, { "for": "bot", "bot": "adagio" }]);
        let (playing, _) = anna.make(&place, bots, json!({ "public": true })).await;
        let ids = |tables: Vec<TableEntry>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
        assert_eq!(ids(tables(&place, "").await), [playing.clone(), waiting.clone()], "the newest first");
        assert_eq!(ids(tables(&place, "?status=waiting").await), std::slice::from_ref(&waiting));
        assert_eq!(ids(tables(&place, "?limit=1").await), std::slice::from_ref(&playing));
        assert!(tables(&place, "?address=192.0.2.1").await.is_empty());
        let shown = place.admin("GET", &format!("tables/{playing}"), None).await.json();
        let shown: TableEntry = serde_json::from_value(shown).unwrap();
        assert!(shown.public && shown.in_memory && shown.aside.is_none() && shown.bytes > 0);
        assert_eq!(shown.people, ["Anna"]);
        assert!(!shown.in_log.is_empty() && shown.in_log != playing, "the log does not contain the table id");
        assert_eq!(place.admin("GET", "tables/none", None).await.code(), "no-table");
        assert_eq!(place.admin("GET", "tables?address=nobody", None).await.code(), "net");
        assert_eq!(place.admin("GET", "tables?colour=red", None).await.code(), "query");
    });
}

#[test]
fn a_deleted_table_closes_its_sockets_and_leaves_memory_and_store() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let bots = json!([{ "for": "me" }, { "for": "bot", "bot": "adagio" }]);
        let (playing, _) = anna.make(&place, bots, json!({})).await;
        let mut socket = anna.sit(&place, &playing).await;
        socket.welcome().await;
        let answer = place.admin("DELETE", &format!("tables/{playing}"), None).await;
        assert_eq!((answer.status, answer.json()["tables"].as_u64()), (200, Some(1)));
        assert!(matches!(read_to_end(&mut socket).await.last(), Some(ServerMessage::Bye)));
        assert_eq!(anna.get(&place, &format!("/api/tables/{playing}")).await.code(), "no-table");
        assert!(tables(&place, "").await.is_empty());
        assert_eq!(place.admin("DELETE", &format!("tables/{playing}"), None).await.code(), "no-table");
        assert_eq!(anna.get(&place, "/api/health").await.status, 200);
    });
}

#[test]
fn a_table_that_was_set_aside_can_be_restored_or_deleted() {
    block_on(async {
        let data = tempfile::tempdir().unwrap();
        let place = Place::on(data, |_| {}).await;
        let mut anna = Guest::new();
        let (one, other) = (table_of_two(&place, &mut anna).await, table_of_two(&place, &mut anna).await);
        let data = place.end().await;
        let store = Store::open(data.path(), Durability::Normal).await.unwrap();
        for id in [&one, &other] {
            let (row, _) = store.table(id).await.unwrap().unwrap();
            store.quarantine(row.key, "its journal cannot be read").await.unwrap();
        }
        store.close().await;
        let place = Place::on(data, |_| {}).await;
        let shown = place.admin("GET", &format!("tables/{one}"), None).await.json();
        assert_eq!(shown["aside"], "its journal cannot be read");
        assert_eq!(status(&place).await.tables_aside, 2);
        assert_ne!(anna.get(&place, &format!("/api/tables/{one}")).await.status, 200);
        assert_eq!(place.admin("POST", &format!("tables/{one}/restore"), None).await.status, 204);
        assert_eq!(anna.get(&place, &format!("/api/tables/{one}")).await.status, 200);
        assert_eq!(place.admin("POST", &format!("tables/{one}/restore"), None).await.code(), "not-aside");
        assert_eq!(place.admin("DELETE", &format!("tables/{other}"), None).await.status, 200);
        assert_eq!(tables(&place, "").await.len(), 1);
    });
}

#[test]
fn an_edition_in_use_is_deleted_only_together_with_its_tables() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let changed = |(name, text): (&str, &str)| {
            (name.to_owned(), Value::from(text.replace("version = 2", "version = 77")))
        };
        let files: Value = edition::Edition::files_of_vienna().into_iter().map(changed).collect();
        let brought = anna.post(&place, "/api/editions", json!({ "files": files })).await;
        assert_eq!(brought.status, 200, "{}", brought.text);
        let hash = brought.json()["hash"].as_str().unwrap().to_owned();
        let seats = json!([{ "for": "me" }, { "for": "open" }]);
        anna.make(&place, seats, json!({ "edition": hash })).await;
        let list: Vec<EditionEntry> =
            serde_json::from_value(place.admin("GET", "editions", None).await.json()).unwrap();
        assert_eq!((list.len(), list[0].hash.as_str(), list[0].tables), (1, hash.as_str(), 1));
        let path = format!("editions/{hash}");
        assert_eq!(place.admin("DELETE", &path, None).await.code(), "edition-in-use");
        let gone = place.admin("DELETE", &format!("{path}?with_tables=true"), None).await;
        assert_eq!((gone.status, gone.json()["tables"].as_u64()), (200, Some(1)));
        assert!(tables(&place, "").await.is_empty());
        assert_eq!(place.admin("DELETE", &path, None).await.code(), "no-edition");
        assert_eq!(anna.get(&place, &format!("/api/editions/{hash}")).await.code(), "no-edition");
    });
}

#[test]
fn revoking_sessions_disconnects_a_person_at_once() {
    block_on(async {
        let place = Place::open().await;
        let (mut anna, mut bert) = (Guest::new(), Guest::new());
        let table = table_of_two(&place, &mut anna).await;
        bert.post(&place, &format!("/api/tables/{table}/sit"), json!({ "name": "Bert" })).await;
        let (mut hers, mut his) = (anna.sit(&place, &table).await, bert.sit(&place, &table).await);
        hers.welcome().await;
        his.welcome().await;
        let known = people(&place).await;
        let key = known.iter().find(|person| person.name == "Anna").unwrap().key;
        assert_eq!(place.admin("POST", &format!("people/{key}/revoke"), None).await.status, 204);
        read_to_end(&mut hers).await;
        his.say("{}").await;
        his.refusal().await;
        assert_eq!(anna.get(&place, "/api/me").await.code(), "unknown-session");
        let known = people(&place).await;
        let anna = known.iter().find(|person| person.key == key).unwrap();
        assert_eq!((anna.used, anna.seats), (None, 1), "the seat is still hers");
        assert_eq!(place.admin("POST", "people/999/revoke", None).await.code(), "no-person");
        assert_eq!(place.admin("POST", "people/nobody/revoke", None).await.code(), "no-person");
    });
}

#[test]
fn a_deleted_person_leaves_every_seat() {
    block_on(async {
        let place = Place::open().await;
        let (mut anna, watcher) = (Guest::new(), Guest::new());
        let table = table_of_two(&place, &mut anna).await;
        let (mut hers, mut theirs) = (anna.sit(&place, &table).await, watcher.sit(&place, &table).await);
        hers.welcome().await;
        theirs.welcome().await;
        let key = people(&place).await[0].key;
        assert_eq!(place.admin("DELETE", &format!("people/{key}"), None).await.status, 204);
        read_to_end(&mut hers).await;
        theirs
            .until("the seat to open", |news| match news {
                ServerMessage::Table { table, .. } if table.seats[0].name.is_empty() => Some(()),
                _ => None,
            })
            .await;
        assert!(people(&place).await.is_empty());
        assert_eq!(place.admin("DELETE", &format!("people/{key}"), None).await.code(), "no-person");
    });
}

#[test]
fn a_banned_address_is_refused_and_its_sockets_close() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let table = table_of_two(&place, &mut anna).await;
        let mut socket = anna.sit(&place, &table).await;
        socket.welcome().await;
        let wrong = place.admin("POST", "bans", Some(&json!({ "net": "everybody" }))).await;
        assert_eq!((wrong.status, wrong.code().as_str()), (422, "net"));
        let ban = json!({ "net": "127.1.2.3/8", "seconds": 3600, "reason": "a storm" });
        let ban = place.admin("POST", "bans", Some(&ban)).await;
        let ban: Ban = serde_json::from_value(ban.json()).unwrap();
        assert_eq!((ban.net.as_str(), ban.until), ("127.0.0.0/8", Some(ban.made + 3_600_000)));
        read_to_end(&mut socket).await;
        for path in ["/", "/api/health", "/api/lobby", "/metrics", "/nothing"] {
            let answer = anna.get(&place, path).await;
            assert_eq!((answer.status, answer.code().as_str()), (403, "banned"), "{path}");
        }
        assert!(anna.try_sit(&place, &table, None).await.is_err_and(|status| status == 403));
        let place = place.again().await;
        assert_eq!(anna.get(&place, "/api/health").await.code(), "banned", "also after a restart");
        let list: Vec<Ban> = serde_json::from_value(place.admin("GET", "bans", None).await.json()).unwrap();
        assert_eq!(list, [ban]);
        assert_eq!(place.admin("DELETE", "bans?net=127.0.0.0/8", None).await.status, 204);
        assert_eq!(anna.get(&place, "/api/health").await.status, 200);
        assert_eq!(place.admin("DELETE", "bans?net=127.0.0.0/8", None).await.code(), "no-ban");
    });
}

#[test]
fn an_announcement_reaches_present_and_later_visitors_until_it_is_withdrawn() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let table = table_of_two(&place, &mut anna).await;
        let announced = |news: &ServerMessage| match news {
            ServerMessage::Announced { text } => Some(text.clone()),
            _ => None,
        };
        let mut there = anna.sit(&place, &table).await;
        there.welcome().await;
        let text = json!({ "text": "At nine the server moves." });
        assert_eq!(place.admin("POST", "announcement", Some(&text)).await.status, 204);
        assert_eq!(there.until("the announcement", announced).await, "At nine the server moves.");
        let place = place.again().await;
        assert_eq!(anna.get(&place, "/api/lobby").await.json()["announcement"], text["text"]);
        let mut late = anna.sit(&place, &table).await;
        assert_eq!(late.until("the announcement", announced).await, "At nine the server moves.");
        assert_eq!(place.admin("DELETE", "announcement", None).await.status, 204);
        assert_eq!(late.until("the withdrawal", announced).await, "");
        assert!(anna.get(&place, "/api/lobby").await.json()["announcement"].is_null());
        for wrong in ["", "  ", &"x".repeat(501), "\u{1b}[2J"] {
            let answer = place.admin("POST", "announcement", Some(&json!({ "text": wrong }))).await;
            assert_eq!((answer.status, answer.code().as_str()), (422, "text"), "{wrong:?}");
        }
    });
}

#[test]
fn expired_tables_are_removed_after_a_start_and_others_are_kept() {
    block_on(async {
        let data = tempfile::tempdir().unwrap();
        let day = 24 * 60 * 60 * 1000;
        let store = Store::open(data.path(), Durability::Normal).await.unwrap();
        let host = store.new_player(&[1; 32], "Anna", false, 0).await.unwrap();
        let now = i64::try_from(std::time::UNIX_EPOCH.elapsed().unwrap().as_millis()).unwrap();
        for (id, ended) in [("old", now - 8 * day), ("new", now - 6 * day)] {
            let table = crate::worlds::plain_table(id, host, ended - day);
            let key = store.create_table(&table).await.unwrap();
            store.begin(key, "start", ended - day).await.unwrap();
            store.finish(key, ended).await.unwrap();
        }
        for (id, made) in [("long", now - 3 * day), ("short", now - day)] {
            store.create_table(&crate::worlds::plain_table(id, host, made)).await.unwrap();
        }
        store.close().await;
        let place = Place::on(data, |config| {
            config.keep_finished = Some(Duration::from_secs(7 * 24 * 60 * 60));
            config.keep_waiting = Some(Duration::from_secs(2 * 24 * 60 * 60));
        })
        .await;
        // The sweep runs in the background: wait until the expired tables are gone.
        loop {
            let ids: Vec<_> = tables(&place, "").await.into_iter().map(|table| table.id).collect();
            if !ids.contains(&"old".to_owned()) && !ids.contains(&"long".to_owned()) {
                assert_eq!(ids, ["short", "new"]);
                break;
            }
            tokio::task::yield_now().await;
        }
    });
}
