//! Who sits where, and how one keeps, gets and gives a seat.

use crate::block_on;
use crate::guest::Guest;
use crate::place::Place;
use serde_json::json;

#[test]
fn a_seat_is_kept_by_the_cookie_and_opened_on_another_device_by_its_key() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let (table, keys) = anna.make(&place, json!([{"for": "me"}, {"for": "open"}]), json!({})).await;
        assert!(anna.cookie().starts_with("lacrimosa="));
        let info = anna.get(&place, &format!("/api/tables/{table}")).await.json();
        assert_eq!((info["you"].as_u64(), info["host"].as_bool()), (Some(1), Some(true)));
        let mut phone = Guest::new();
        let claimed = phone.post(&place, "/api/claim", json!({"key": keys[0]})).await;
        assert_eq!(claimed.json()["seat"], 1, "{}", claimed.text);
        let mut stranger = Guest::new();
        let info = stranger.get(&place, &format!("/api/tables/{table}")).await.json();
        assert_eq!(info["you"].as_u64(), None);
        let wrong = stranger.post(&place, "/api/claim", json!({"key": "nothing"})).await;
        assert_eq!((wrong.status, wrong.code()), (403, "wrong-key".to_owned()));
        let invited = stranger.post(&place, "/api/claim", json!({"key": keys[1], "name": "Béla"})).await;
        assert_eq!(invited.json()["seat"], 2, "{}", invited.text);
        assert_eq!(invited.json()["table"]["status"], "playing");
    });
}
