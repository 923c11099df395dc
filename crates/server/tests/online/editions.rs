//! Uploaded editions: their cost, their contents, their limits, and games that use them.

use crate::block_on;
use crate::guest::Guest;
use crate::place::{Answer, Place};
use edition::Edition;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The built-in edition with another title.
fn my_box(title: &str) -> Value {
    let files = Edition::files_of_vienna().map(|(name, text)| {
        let text = if name == "edition.toml" {
            format!("id = \"my-box\"\ntitle = \"{title}\"\nversion = 1\n")
        } else {
            text.to_owned()
        };
        (name.to_owned(), Value::String(text))
    });
    json!({ "files": Value::Object(files.into_iter().collect()) })
}

fn hash(answer: &Answer) -> String {
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()["hash"].as_str().unwrap().to_owned()
}

#[test]
fn malformed_editions_do_not_block_the_server() {
    block_on(async {
        let place = Place::open().await;
        let hostile = json!({ "files": { "courts.toml": "=\n".repeat(80_000) } });
        let bring = async || {
            let answer = Guest::new().post(&place, "/api/editions", hostile.clone()).await;
            assert_eq!((answer.status, answer.code().as_str()), (409, "edition"), "{}", answer.text);
            assert!(
                answer.text.contains("edition.toml:0: ") && answer.text.len() < 10_000,
                "{}",
                answer.text
            );
        };
        let health = async || {
            for _ in 0..5 {
                let asked = Instant::now();
                assert_eq!(Guest::new().get(&place, "/api/health").await.status, 200);
                // It takes a few milliseconds on an idle machine; two such editions once blocked the server for a minute.
                assert!(asked.elapsed() < Duration::from_secs(2), "{:?}", asked.elapsed());
            }
        };
        tokio::join!(bring(), bring(), bring(), health());
    });
}

#[test]
fn editions_that_differ_only_in_their_texts_are_kept_apart() {
    block_on(async {
        let place = Place::open().await;
        let mut guest = Guest::new();
        let (first, second) = (my_box("The box of Anna"), my_box("The box of Franz"));
        let one = hash(&guest.post(&place, "/api/editions", first.clone()).await);
        let other = hash(&guest.post(&place, "/api/editions", second.clone()).await);
        assert_ne!(one, other, "they differ only in the title");
        assert_eq!(
            hash(&guest.post(&place, "/api/editions", first.clone()).await),
            one,
            "the same files have the same hash"
        );
        assert_eq!(guest.get(&place, &format!("/api/editions/{one}")).await.json(), first);
        assert_eq!(guest.get(&place, &format!("/api/editions/{other}")).await.json(), second);
    });
}

#[test]
fn the_built_in_edition_is_served_by_its_hash() {
    block_on(async {
        let place = Place::open().await;
        let mut guest = Guest::new();
        let files = Edition::files_of_vienna().map(|(name, text)| (name.to_owned(), json!(text)));
        let files = json!({ "files": Value::Object(files.into_iter().collect()) });
        let vienna = Edition::vienna().hash_hex();
        assert_eq!(guest.get(&place, &format!("/api/editions/{vienna}")).await.json(), files);
        assert_eq!(
            hash(&guest.post(&place, "/api/editions", files).await),
            vienna,
            "uploading it gives the same hash"
        );
        let earlier = Edition::first_vienna().hash_hex();
        assert_eq!(guest.get(&place, &format!("/api/editions/{earlier}")).await.status, 200);
        assert_eq!(
            guest.get(&place, &format!("/api/editions/{}", "0".repeat(64))).await.code(),
            "no-edition"
        );
    });
}

#[test]
fn a_game_with_an_uploaded_edition_is_restored_after_a_restart() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let key = hash(&anna.post(&place, "/api/editions", my_box("My box")).await);
        let seats = json!([{"for": "me"}, {"for": "bot", "bot": "adagio"}]);
        let (table, _) = anna.make(&place, seats, json!({ "edition": key })).await;
        let place = place.again().await;
        let info = anna.get(&place, &format!("/api/tables/{table}")).await.json();
        assert_eq!(
            (info["edition"].as_str(), info["status"].as_str()),
            (Some(key.as_str()), Some("playing")),
            "{info}"
        );
        assert_eq!(anna.get(&place, &format!("/api/tables/{table}/entries")).await.status, 200);
        assert_eq!(anna.get(&place, &format!("/api/tables/{table}/view")).await.status, 200);
        let unknown =
            json!({ "seats": [{"for": "me"}, {"for": "open"}], "options": { "edition": "0".repeat(64) } });
        assert_eq!(anna.post(&place, "/api/tables", unknown).await.code(), "no-edition");
    });
}

#[test]
fn uploads_of_new_editions_are_limited_per_hour_and_address() {
    block_on(async {
        let place = Place::open().await;
        let mut guest = Guest::new();
        for number in 0..20 {
            hash(&guest.post(&place, "/api/editions", my_box(&format!("box {number}"))).await);
        }
        let refused = guest.post(&place, "/api/editions", my_box("one more")).await;
        assert_eq!((refused.status, refused.code().as_str()), (429, "too-fast"), "{}", refused.text);
        hash(&guest.post(&place, "/api/editions", my_box("box 19")).await);
    });
}
