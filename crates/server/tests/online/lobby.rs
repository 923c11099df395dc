//! The lobby lists tables without loading them, and unreadable tables do not affect others; the health check.

use crate::block_on;
use crate::guest::Guest;
use crate::place::Place;
use crate::playing::{play, two};
use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::path::Path;

/// A connection to the database of a data folder, which a server may have open.
pub async fn database(folder: &Path) -> SqliteConnection {
    let file = SqliteConnectOptions::new().filename(folder.join("lacrimosa.db"));
    file.connect().await.unwrap()
}

/// Runs a statement directly on the database.
pub async fn tamper(folder: &Path, statement: &str) {
    let mut connection = database(folder).await;
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// How many tables are in memory, according to the store.
async fn in_memory(folder: &Path) -> i64 {
    let mut connection = database(folder).await;
    sqlx::query_scalar("SELECT count(*) FROM tables WHERE live").fetch_one(&mut connection).await.unwrap()
}

fn find<'a>(list: &'a Value, id: &str) -> Option<&'a Value> {
    list.as_array().unwrap().iter().find(|table| table["id"] == id)
}

#[test]
fn the_lobby_loads_no_table_and_shows_the_last_state_of_each() {
    block_on(async {
        let mut place = Place::open().await;
        let mut games = Vec::new();
        for moves in 1..=3 {
            let (table, guests, mut sockets, mut states) = two(&place, json!({"public": true})).await;
            play(&mut sockets, &mut states, moves).await;
            games.push((table, guests));
        }
        let mut infos = Vec::new();
        for (table, guests) in &mut games {
            infos.push(guests[0].get(&place, &format!("/api/tables/{table}")).await.json());
        }
        place = place.again().await;
        assert_eq!(in_memory(place.folder()).await, 0);
        for ((table, guests), info) in games.iter_mut().zip(&infos) {
            let stranger = Guest::new().get(&place, "/api/lobby").await;
            let watched = stranger.json()["watch"].clone();
            let mine = guests[0].get(&place, "/api/lobby").await.json()["mine"].clone();
            for shown in [find(&watched, table).unwrap(), find(&mine, table).unwrap()] {
                for part in ["to_act", "round", "revision", "moment", "scores", "commitment", "edition"] {
                    assert_eq!(shown[part], info[part], "{part}");
                }
                assert_eq!(shown["seats"][0]["name"], "Anna");
                assert_eq!(shown["seats"][0]["present"], false);
            }
            assert_eq!(find(&mine, table).unwrap()["you"], 1);
        }
        assert_eq!(in_memory(place.folder()).await, 0, "no table was loaded");
        // A connection loads the table, and the lobby shows its current state.
        let (table, guests) = &games[0];
        let mut socket = guests[1].sit(&place, table).await;
        socket.welcome().await;
        let watched = Guest::new().get(&place, "/api/lobby").await.json()["watch"].clone();
        assert_eq!(find(&watched, table).unwrap()["seats"][1]["present"], true);
        assert_eq!(in_memory(place.folder()).await, 1);
    });
}

#[test]
fn an_unreadable_table_affects_no_other() {
    block_on(async {
        let place = Place::open().await;
        let (broken, _, mut sockets, mut states) = two(&place, json!({"public": true})).await;
        play(&mut sockets, &mut states, 3).await;
        let (sound, [mut anna, _], mut sockets, mut states) = two(&place, json!({"public": true})).await;
        play(&mut sockets, &mut states, 3).await;
        let seats = json!([{"for": "me"}, {"for": "open"}]);
        let (nonsense, _) = anna.make(&place, seats.clone(), json!({"public": true})).await;
        let (open, _) = anna.make(&place, seats, json!({"public": true})).await;
        let place = place
            .again_after(async |folder| {
                tamper(
                    folder,
                    &format!(
                        "UPDATE journal SET line = '1 nonsense' WHERE revision = 2
                             AND table_key = (SELECT key FROM tables WHERE id = '{broken}');
                         UPDATE tables SET options = '{{' WHERE id = '{nonsense}';"
                    ),
                )
                .await;
            })
            .await;
        let mut guest = Guest::new();
        for table in [&broken, &nonsense] {
            for _ in 0..2 {
                let answer = guest.get(&place, &format!("/api/tables/{table}")).await;
                assert_eq!((answer.status, answer.code()), (503, "set-aside".to_owned()));
            }
        }
        assert_eq!(guest.get(&place, &format!("/api/tables/{broken}/game")).await.code(), "set-aside");
        let lobby = guest.get(&place, "/api/lobby").await;
        assert_eq!(lobby.status, 200, "{}", lobby.text);
        let lobby = lobby.json();
        assert!(find(&lobby["watch"], &sound).is_some() && find(&lobby["open"], &open).is_some());
        assert!(find(&lobby["watch"], &broken).is_none() && find(&lobby["open"], &nonsense).is_none());
        assert_eq!(anna.get(&place, &format!("/api/tables/{sound}")).await.json()["revision"], 3);
        assert_eq!(guest.get(&place, "/api/health").await.status, 200);
        let mut connection = database(place.folder()).await;
        let aside: i64 = sqlx::query_scalar("SELECT count(*) FROM tables WHERE aside IS NOT NULL")
            .fetch_one(&mut connection)
            .await
            .unwrap();
        assert_eq!(aside, 2);
    });
}

#[test]
fn an_unreadable_table_is_left_out_of_the_lobby_even_before_it_is_loaded() {
    block_on(async {
        let place = Place::open().await;
        let seats = json!([{"for": "me"}, {"for": "open"}]);
        let (nonsense, _) = Guest::new().make(&place, seats.clone(), json!({"public": true})).await;
        let (open, _) = Guest::new().make(&place, seats, json!({"public": true})).await;
        let place = place
            .again_after(async |folder| {
                tamper(folder, &format!("UPDATE tables SET options = '{{' WHERE id = '{nonsense}'")).await;
            })
            .await;
        let lobby = Guest::new().get(&place, "/api/lobby").await;
        assert_eq!(lobby.status, 200, "{}", lobby.text);
        assert!(find(&lobby.json()["open"], &open).is_some());
        assert!(find(&lobby.json()["open"], &nonsense).is_none());
    });
}

#[test]
fn health_is_bad_only_while_the_store_cannot_be_written() {
    block_on(async {
        let place = Place::open().await;
        let mut guest = Guest::new();
        assert_eq!(guest.get(&place, "/api/health").await.text, "ok");
        let mut other = database(place.folder()).await;
        sqlx::raw_sql("BEGIN EXCLUSIVE").execute(&mut other).await.unwrap();
        // A result is cached for a second, so ask until it changes.
        while guest.get(&place, "/api/health").await.status != 503 {}
        sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
        while guest.get(&place, "/api/health").await.status != 200 {}
    });
}

#[test]
fn health_is_bad_after_the_store_was_found_damaged() {
    block_on(async {
        let place = Place::open().await;
        let (table, _, mut sockets, mut states) = two(&place, json!({})).await;
        play(&mut sockets, &mut states, 60).await;
        let place = place.again().await;
        let mut guest = Guest::new();
        assert_eq!(guest.get(&place, "/api/health").await.status, 200);
        // Overwrite all pages but the first, which identifies the file as a database.
        let path = place.folder().join("lacrimosa.db");
        let mut bytes = std::fs::read(&path).unwrap();
        let page = 4096;
        bytes[page..].fill(0xff);
        write_over(&path, &bytes);
        let answer = guest.get(&place, &format!("/api/tables/{table}")).await;
        assert_eq!(answer.status, 503, "{}", answer.text);
        assert_eq!(guest.get(&place, "/api/health").await.status, 503);
    });
}

/// Overwrites a file in place, so that a process that has it open sees the change.
fn write_over(path: &Path, bytes: &[u8]) {
    use std::io::Write;
    std::fs::File::options().write(true).open(path).unwrap().write_all(bytes).unwrap();
}
