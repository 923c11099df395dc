//! What people say to each other, and that it is forgotten with them.

use crate::block_on;
use crate::guest::{Guest, Socket};
use crate::place::Place;
use crate::playing::{play_out, two};
use protocol::{LONGEST_LINE, News, Reaction, Refusal, Talk, Told, Wish};
use serde_json::json;

async fn say(socket: &mut Socket, text: &str) {
    socket.wish(&Wish::Say { text: text.to_owned() }).await;
}

async fn heard(socket: &mut Socket) -> Told {
    socket
        .until("talk", |news| match news {
            News::Said { talk } => Some(talk.told.clone()),
            _ => None,
        })
        .await
}

async fn all_talk(guest: &Guest, place: &Place, table: &str) -> Vec<Talk> {
    let mut socket = guest.sit(place, table).await;
    socket
        .until("the welcome", |news| match news {
            News::Welcome { talk, .. } => Some(talk.clone()),
            _ => None,
        })
        .await
}

#[test]
fn words_arrive_as_they_were_said_and_control_characters_do_not() {
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
            assert_eq!(heard(&mut other).await, Told::Said { text: told.to_owned() });
        }
        let kept = all_talk(&anna, &place, &table).await;
        let lines = kept.iter().filter(|talk| matches!(talk.told, Told::Said { .. }));
        assert_eq!(lines.count(), 7);
        assert!(kept.iter().zip(&kept[1..]).all(|(one, next)| one.id < next.id), "in order");
    });
}

#[test]
fn at_a_table_without_talk_there_are_still_phrases() {
    block_on(async {
        let place = Place::open().await;
        let (_, _, [mut one, mut other], _) = two(&place, json!({"talk": false})).await;
        say(&mut one, "Hello?").await;
        assert_eq!(one.refusal().await, Refusal::NoTalk);
        for reaction in Reaction::ALL {
            one.wish(&Wish::React { reaction }).await;
            assert_eq!(heard(&mut other).await, Told::Reacted { reaction });
        }
    });
}

#[test]
fn whoever_is_forgotten_leaves_neither_name_nor_words() {
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
    assert!(info["seats"][0]["bot"].is_string(), "a bot goes on: {info}");
}
