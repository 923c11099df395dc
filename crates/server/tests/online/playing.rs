//! Whole games over WebSockets, reconnects, restarts and backups.

use crate::block_on;
use crate::guest::{Guest, Socket};
use crate::place::Place;
use protocol::{Entry, ServerMessage, State, Status};
use serde_json::json;

/// Two connected players at a table, with the state of each.
pub async fn two(place: &Place, options: serde_json::Value) -> (String, [Guest; 2], [Socket; 2], [State; 2]) {
    let (mut anna, mut bela) = (Guest::new(), Guest::new());
    let (table, _) = anna.make(place, json!([{"for": "me"}, {"for": "open"}]), options).await;
    let sat = bela.post(place, &format!("/api/tables/{table}/sit"), json!({"name": "Béla"})).await;
    assert_eq!(sat.status, 200, "{}", sat.text);
    let (mut one, mut other) = (anna.sit(place, &table).await, bela.sit(place, &table).await);
    let states = [one.welcome().await.1.unwrap(), other.welcome().await.1.unwrap()];
    (table, [anna, bela], [one, other], states)
}

/// Plays to the end with pseudo-random choices and returns the decisions.
pub async fn play_out(sockets: &mut [Socket; 2], states: &mut [State; 2]) -> Vec<String> {
    play(sockets, states, usize::MAX).await
}

/// Plays at most this number of decisions and returns them.
pub async fn play(sockets: &mut [Socket; 2], states: &mut [State; 2], most: usize) -> Vec<String> {
    let mut pick = 1usize;
    let mut decided = Vec::new();
    while let Some(at) = states.iter().position(|state| !state.options.is_empty())
        && decided.len() < most
    {
        pick = pick.wrapping_mul(31).wrapping_add(7);
        let action = states[at].options[pick % states[at].options.len()].clone();
        sockets[at].act(states[at].revision, &action).await;
        let before = states[at].revision;
        for seat in 0..2 {
            states[seat] = sockets[seat].update().await;
            assert_eq!(states[seat].revision, before + 1, "no gap");
        }
        decided.push(action);
    }
    decided
}

#[test]
fn two_people_play_a_whole_game_and_download_it() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, _], mut sockets, mut states) = two(&place, json!({})).await;
        let early = anna.get(&place, &format!("/api/tables/{table}/game")).await;
        assert_eq!((early.status, early.code()), (409, "not-over".to_owned()));
        play_out(&mut sockets, &mut states).await;
        let over = sockets[0].until("the end", |news| match news {
            ServerMessage::Table { table, .. } if table.status == Status::Over => Some((**table).clone()),
            _ => None,
        });
        let over = over.await;
        assert_eq!(over.to_act, None);
        let file = anna.get(&place, &format!("/api/tables/{table}/game")).await;
        assert_eq!(file.status, 200);
        let record = record::Record::read(&file.text, &edition::Edition::released).unwrap();
        assert!(record.audit().is_empty());
        assert_eq!(record.commitment_hex(), over.commitment);
        let salt = record.salt_if_over().unwrap().to_string();
        let heard = sockets.iter().flat_map(|socket| &socket.heard);
        assert!(heard.into_iter().all(|text| !text.contains(&salt)), "the salt is not sent before the end");
        assert_eq!(record.sitters(), ["human Anna", "human Béla"]);
        assert_eq!(record.moment(), states[0].moment);
    });
}

#[test]
fn the_host_seed_cannot_be_guessed_from_the_commitment() {
    block_on(async {
        let place = Place::open().await;
        let mut commitments = Vec::new();
        for _ in 0..2 {
            let (table, [mut anna, _], ..) = two(&place, json!({})).await;
            let info = anna.get(&place, &format!("/api/tables/{table}")).await.json();
            commitments.push(info["commitment"].as_str().unwrap().to_owned());
        }
        let guessed = hex::encode(rules::Seed::from_number(1791).commitment());
        assert!(!commitments.contains(&guessed));
        assert_ne!(commitments[0], commitments[1], "the same seed, another salt");
        assert!(commitments.iter().all(|commitment| commitment.len() == 64));
    });
}

#[test]
fn a_reconnect_gets_exactly_the_missed_entries() {
    block_on(async {
        let place = Place::open().await;
        let (table, [anna, _], mut sockets, mut states) = two(&place, json!({})).await;
        for _ in 0..12 {
            let at = states.iter().position(|state| !state.options.is_empty()).unwrap();
            let action = states[at].options[0].clone();
            sockets[at].act(states[at].revision, &action).await;
            for seat in 0..2 {
                states[seat] = sockets[seat].update().await;
            }
        }
        let heard = |socket: &Socket| -> Vec<protocol::Entry> {
            socket
                .heard
                .iter()
                .filter_map(|text| match serde_json::from_str(text).unwrap() {
                    ServerMessage::Update { entry, .. } | ServerMessage::Past { entry } => Some(entry),
                    _ => None,
                })
                .collect()
        };
        let live = heard(&sockets[0]);
        let mut again = anna.sit_since(&place, &table, Some(4)).await;
        let (_, state) = again.welcome().await;
        assert_eq!(state.unwrap().view.get(), states[0].view.get());
        for _ in 4..12 {
            again.next().await;
        }
        assert_eq!(heard(&again), live[4..]);
        assert_eq!(live.iter().map(|entry| entry.revision).collect::<Vec<_>>(), (1..=12).collect::<Vec<_>>());
    });
}

#[test]
fn a_game_goes_on_after_a_restart() {
    block_on(async {
        let place = Place::open().await;
        let (table, [anna, bela], mut sockets, mut states) = two(&place, json!({})).await;
        for _ in 0..9 {
            let at = states.iter().position(|state| !state.options.is_empty()).unwrap();
            let action = states[at].options[0].clone();
            sockets[at].act(states[at].revision, &action).await;
            for seat in 0..2 {
                states[seat] = sockets[seat].update().await;
            }
        }
        let place = place.again().await;
        assert!(matches!(
            sockets[0].until("bye", |news| matches!(news, ServerMessage::Bye).then_some(())).await,
            ()
        ));
        let mut sockets = [anna.sit(&place, &table).await, bela.sit(&place, &table).await];
        for seat in 0..2 {
            let state = sockets[seat].welcome().await.1.unwrap();
            assert_eq!(state.view.get(), states[seat].view.get());
            assert_eq!(state.options, states[seat].options);
            assert_eq!(state.revision, 9);
            states[seat] = state;
        }
        play_out(&mut sockets, &mut states).await;
    });
}

#[test]
fn a_backup_made_during_a_game_is_consistent() {
    block_on(async {
        let place = Place::open().await;
        let (table, guests, mut sockets, mut states) = two(&place, json!({})).await;
        let copies = tempfile::tempdir().unwrap();
        let copy = copies.path().join("copy");
        let (copied, _) =
            tokio::join!(store::backup(place.folder(), &copy), play(&mut sockets, &mut states, 60));
        copied.unwrap();
        let elsewhere = tempfile::tempdir().unwrap();
        store::restore(&copy, elsewhere.path()).await.unwrap();
        let other = Place::on(elsewhere, |_| {}).await;
        let entries = |place| {
            let (mut guest, path) = (guests[0].clone(), format!("/api/tables/{table}/entries"));
            async move { serde_json::from_str::<Vec<Entry>>(&guest.get(place, &path).await.text).unwrap() }
        };
        let (all, some) = (entries(&place).await, entries(&other).await);
        assert!(all.starts_with(&some), "the backup has the game up to some moment");
        let mut sockets = [guests[0].sit(&other, &table).await, guests[1].sit(&other, &table).await];
        let mut states = [sockets[0].welcome().await.1.unwrap(), sockets[1].welcome().await.1.unwrap()];
        assert_eq!(states[0].revision, some.len() as u64);
        play_out(&mut sockets, &mut states).await;
    });
}

#[test]
fn bots_of_the_server_play_to_the_end() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let seats = json!([{"for": "bot", "bot": "adagio"}, {"for": "bot", "bot": "andante"}]);
        let (table, _) = anna.make(&place, seats, json!({"public": true})).await;
        let mut socket = anna.sit(&place, &table).await;
        socket
            .until("the end", |news| match news {
                ServerMessage::Welcome { table, .. } | ServerMessage::Table { table, .. } => {
                    (table.status == Status::Over).then_some(())
                }
                _ => None,
            })
            .await;
    });
}
