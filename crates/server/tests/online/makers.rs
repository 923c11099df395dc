//! Who may create tables: everybody, people who know the table word, or nobody.

use crate::block_on;
use crate::guest::Guest;
use crate::place::Place;
use serde_json::{Value, json};
use server::config::NewTables;

fn table(word: Option<&str>) -> Value {
    let mut table = json!({ "seats": [{ "for": "me" }, { "for": "open" }] });
    if let Some(word) = word {
        table["word"] = json!(word);
    }
    table
}

async fn place(new_tables: NewTables) -> Place {
    Place::with(|config| {
        config.new_tables = new_tables;
        config.table_word = Some("Nannerl".to_owned());
    })
    .await
}

#[test]
fn creating_a_table_needs_the_table_word() {
    block_on(async {
        let place = place(NewTables::Word).await;
        let mut guest = Guest::new();
        for wrong in [None, Some(""), Some("nannerl"), Some("Nannerl ")] {
            let answer = guest.post(&place, "/api/tables", table(wrong)).await;
            assert_eq!((answer.status, answer.code().as_str()), (403, "word"), "{wrong:?}");
        }
        let answer = guest.post(&place, "/api/tables", table(Some("Nannerl"))).await;
        assert_eq!(answer.status, 201, "{}", answer.text);
        assert_eq!(guest.get(&place, "/api/lobby").await.json()["new_tables"], "word");
    });
}

#[test]
fn guesses_of_the_table_word_are_limited() {
    block_on(async {
        let place = place(NewTables::Word).await;
        let mut guest = Guest::new();
        for number in 0..10 {
            let answer = guest.post(&place, "/api/tables", table(Some(&number.to_string()))).await;
            assert_eq!(answer.code(), "word");
        }
        let answer = guest.post(&place, "/api/tables", table(Some("Nannerl"))).await;
        assert_eq!((answer.status, answer.code().as_str()), (429, "too-fast"));
    });
}

#[test]
fn a_closed_server_says_so_in_the_lobby_and_creates_no_table() {
    block_on(async {
        let place = place(NewTables::Closed).await;
        let mut guest = Guest::new();
        assert_eq!(guest.get(&place, "/api/lobby").await.json()["new_tables"], "closed");
        assert_eq!(guest.post(&place, "/api/tables", table(Some("Nannerl"))).await.code(), "closed");
    });
}

#[test]
fn an_open_server_needs_no_table_word() {
    block_on(async {
        let place = place(NewTables::Open).await;
        let mut guest = Guest::new();
        assert_eq!(guest.get(&place, "/api/lobby").await.json()["new_tables"], "open");
        assert_eq!(guest.post(&place, "/api/tables", table(None)).await.status, 201);
    });
}
