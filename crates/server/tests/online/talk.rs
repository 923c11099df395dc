//! The chat of a table, and its deletion together with a player.

use crate::block_on;
use crate::guest::{Guest, Socket};
use crate::place::Place;
use crate::playing::{play_out, two};
use protocol::{ClientMessage, LONGEST_LINE, Reaction, Refusal, ServerMessage, Talk, TalkContent};
use serde_json::json;

async fn say(socket: &mut Socket, text: &str) {
    socket.wish(&ClientMessage::Say { text: text.to_owned() }).await;
}

async fn heard(socket: &mut Socket) -> TalkContent {
    socket
        .until("talk", |news| match news {
            ServerMessage::Said { talk } => Some(talk.told.clone()),
            _ => None,
        })
        .await
}

async fn all_talk(guest: &Guest, place: &Place, table: &str) -> Vec<Talk> {
    let mut socket = guest.sit(place, table).await;
    socket
        .until("the welcome", |news| match news {
            ServerMessage::Welcome { talk, .. } => Some(talk.clone()),
            _ => None,
        })
        .await
}

#[test]
fn chat_arrives_unchanged_but_without_control_characters() {
    block_on(async {
        let place = Place::open().await;
        let (table, [anna, _], [mut one, mut other], _) = two(&place, json!({})).await;
        let longest = "ü".repeat(LONGEST_LINE);
        for (said, told) in [
            ("Grüß Gott", "Grüß Gott"),
            ("  trimmed \n", "trimmed"),
            ("<script>alert('\"&amp;\\')</script>", "<script>alert('\"&amp;\\')</script>"),
            ("a\u{0}b\u{1b}[31m\r\nc", "a b [31m c"),
            ("Wolf\u{200b}gang\u{202e}", "Wolfgang"),
            ("\u{2028}𝄞\u{1f3bb}", "𝄞\u{1f3bb}"),
            (&longest, &longest),
        ] {
            say(&mut one, said).await;
            assert_eq!(heard(&mut other).await, TalkContent::Said { text: told.to_owned() });
        }
        let kept = all_talk(&anna, &place, &table).await;
        let lines = kept.iter().filter(|talk| matches!(talk.told, TalkContent::Said { .. }));
        assert_eq!(lines.count(), 7);
        assert!(kept.iter().zip(&kept[1..]).all(|(one, next)| one.id < next.id), "in order");
    });
}

#[test]
fn reactions_are_allowed_at_a_table_without_chat() {
    block_on(async {
        let place = Place::open().await;
        let (_, _, [mut one, mut other], _) = two(&place, json!({"talk": false})).await;
        say(&mut one, "Hello?").await;
        assert_eq!(one.refusal().await, Refusal::NoTalk);
        for reaction in Reaction::ALL {
            one.wish(&ClientMessage::React { reaction }).await;
            assert_eq!(heard(&mut other).await, TalkContent::Reacted { reaction });
        }
    });
}

#[test]
fn deleting_a_player_deletes_their_name_and_their_chat() {
    block_on(async {
        let place = Place::open().await;
        let (over, [mut anna, mut bela], mut sockets, mut states) = two(&place, json!({})).await;
        say(&mut sockets[0], "Anna was here").await;
        say(&mut sockets[1], "so was Béla").await;
        play_out(&mut sockets, &mut states).await;
        let seats = json!([{"for": "me"}, {"for": "open"}]);
        let (running, _) = anna.make(&place, seats, json!({})).await;
        bela.post(&place, &format!("/api/tables/{running}/sit"), json!({"name": "Béla"})).await;
        let old = anna.clone();
        assert_eq!(anna.ask(&place, "DELETE", "/api/me", None).await.status, 204);
        assert_forgotten(&place, &mut bela, &over, &running).await;
        assert_eq!(old.clone().get(&place, "/api/me").await.status, 401);
        assert_eq!(anna.get(&place, "/api/me").await.json()["known"], false);
        let place = place.again().await;
        assert_forgotten(&place, &mut bela, &over, &running).await;
    });
}

async fn assert_forgotten(place: &Place, bela: &mut Guest, over: &str, running: &str) {
    for table in [over, running] {
        let info = bela.get(place, &format!("/api/tables/{table}")).await;
        assert!(!info.text.contains("Anna") && info.text.contains("Béla"), "{}", info.text);
    }
    let file = bela.get(place, &format!("/api/tables/{over}/game")).await.text;
    assert!(!file.contains("Anna") && file.contains("Béla"));
    let talk = serde_json::to_string(&all_talk(bela, place, over).await).unwrap();
    assert!(!talk.contains("Anna") && talk.contains("so was Béla"), "{talk}");
    let info = bela.get(place, &format!("/api/tables/{running}")).await.json();
    assert!(info["seats"][0]["bot"].is_string(), "a bot plays on: {info}");
}
