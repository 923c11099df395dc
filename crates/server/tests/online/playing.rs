//! Whole games, and what everybody hears of them.

use crate::block_on;
use crate::guest::{Guest, Socket};
use crate::place::Place;
use protocol::{Entry, News, State, Status};
use serde_json::json;

/// Two people at a table, connected, with the state of each.
pub async fn two(place: &Place, options: serde_json::Value) -> (String, [Guest; 2], [Socket; 2], [State; 2]) {
    let (mut anna, mut bela) = (Guest::new(), Guest::new());
    let (table, _) = anna.make(place, json!([{"for": "me"}, {"for": "open"}]), options).await;
    let sat = bela.post(place, &format!("/api/tables/{table}/sit"), json!({"name": "Béla"})).await;
    assert_eq!(sat.status, 200, "{}", sat.text);
    let (mut one, mut other) = (anna.sit(place, &table).await, bela.sit(place, &table).await);
    let states = [one.welcome().await.1.unwrap(), other.welcome().await.1.unwrap()];
    (table, [anna, bela], [one, other], states)
}

/// Plays to the end, always the choice that a counter picks; what both hear is in their sockets.
pub async fn play_out(sockets: &mut [Socket; 2], states: &mut [State; 2]) -> Vec<String> {
    play(sockets, states, usize::MAX).await
}

/// The same for so many decisions; which they were.
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
fn two_people_play_a_whole_game_and_take_it_home() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, _], mut sockets, mut states) = two(&place, json!({})).await;
        let early = anna.get(&place, &format!("/api/tables/{table}/game")).await;
        assert_eq!((early.status, early.code()), (409, "not-over".to_owned()));
        play_out(&mut sockets, &mut states).await;
        let over = sockets[0].until("the end", |news| match news {
            News::Table { table, .. } if table.status == Status::Over => Some((**table).clone()),
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
        assert!(heard.into_iter().all(|text| !text.contains(&salt)), "nobody hears the salt before the end");
        assert_eq!(record.sitters(), ["human Anna", "human Béla"]);
        assert_eq!(record.revision(), states[0].moment);
    });
}

#[test]
fn the_commitment_to_a_seed_of_the_host_cannot_be_found_by_trying_numbers() {
    block_on(async {
        let place = Place::open().await;
        let mut commitments = Vec::new();
        for _ in 0..2 {
            let (table, [mut anna, _], ..) = two(&place, json!({})).await;
            let info = anna.get(&place, &format!("/api/tables/{table}")).await.json();
            commitments.push(info["commitment"].as_str().unwrap().to_owned());
        }
        let guessed = rules::Seed::from_number(1791).commitment();
        let guessed: String = guessed.iter().map(|byte| format!("{byte:02x}")).collect();
        assert!(!commitments.contains(&guessed));
        assert_ne!(commitments[0], commitments[1], "the same seed, another salt");
        assert!(commitments.iter().all(|commitment| commitment.len() == 64));
    });
}

#[test]
fn whoever_comes_back_hears_exactly_what_was_missed() {
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
                    News::Update { entry, .. } | News::Past { entry } => Some(entry),
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
fn a_game_outlives_its_server() {
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
        assert!(matches!(sockets[0].until("bye", |news| matches!(news, News::Bye).then_some(())).await, ()));
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
fn a_copy_made_while_people_play_is_a_whole_store() {
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
        assert!(all.starts_with(&some), "it is the game up to some moment");
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
                News::Welcome { table, .. } | News::Table { table, .. } => {
                    (table.status == Status::Over).then_some(())
                }
                _ => None,
            })
            .await;
    });
}
