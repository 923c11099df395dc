//! Undo: up to the last barrier without asking, beyond it only if all players agree.

use crate::block_on;
use crate::guest::{Guest, Socket};
use crate::place::Place;
use crate::playing::{play, play_out, two};
use protocol::{ClientMessage, Refusal, ServerMessage, State, TableInfo, TalkContent};
use serde_json::{Value, json};

/// Plays until the player to act may undo their last decision; returns the index of that player.
async fn play_until_undo(sockets: &mut [Socket; 2], states: &mut [State; 2]) -> usize {
    loop {
        assert_eq!(play(sockets, states, 1).await.len(), 1, "undo must be possible before the end");
        if let Some(at) = states.iter().position(|state| state.undo && !state.options.is_empty()) {
            return at;
        }
    }
}

async fn updates(sockets: &mut [Socket; 2]) -> [State; 2] {
    let [one, other] = sockets;
    [one.update().await, other.update().await]
}

async fn refused(socket: &mut Socket, wish: &ClientMessage) -> Refusal {
    socket.wish(wish).await;
    socket.refusal().await
}

#[test]
fn a_decision_that_revealed_nothing_can_be_undone_and_redone() {
    block_on(async {
        let place = Place::open().await;
        let (table, [mut anna, _], mut sockets, mut states) = two(&place, json!({})).await;
        let at = play_until_undo(&mut sockets, &mut states).await;
        let before = states.clone();
        let revision = states[at].revision;
        let undo = |revision| ClientMessage::Undo { revision, turn: false };
        let stale = refused(&mut sockets[at], &undo(revision - 1)).await;
        assert_eq!(stale, Refusal::Stale { meant: revision - 1, now: revision });
        assert_eq!(refused(&mut sockets[1 - at], &undo(revision)).await, Refusal::NotFree);
        sockets[at].wish(&undo(revision)).await;
        let back = updates(&mut sockets).await;
        for state in &back {
            assert_eq!((state.revision, state.moment), (revision + 1, before[at].moment - 1));
        }
        assert!(back[at].redo && !back[1 - at].redo);
        let redo = |revision| ClientMessage::Redo { revision };
        assert_eq!(refused(&mut sockets[1 - at], &redo(revision + 1)).await, Refusal::NothingToRedo);
        let stale = refused(&mut sockets[at], &redo(revision)).await;
        assert_eq!(stale, Refusal::Stale { meant: revision, now: revision + 1 });
        sockets[at].wish(&redo(revision + 1)).await;
        let mut again = updates(&mut sockets).await;
        for seat in 0..2 {
            assert_eq!(again[seat].view.get(), before[seat].view.get(), "redo restores the view");
            assert_eq!(again[seat].options, before[seat].options);
        }
        assert_eq!(again[0].revision, revision + 2);
        play_out(&mut sockets, &mut again).await;
        let file = anna.get(&place, &format!("/api/tables/{table}/game")).await.text;
        let record = record::Record::read(&file, &edition::Edition::released).unwrap();
        assert_eq!(record.moment(), again[0].moment, "undone decisions are not in the file");
        assert!(record.audit().is_empty());
    });
}

#[test]
fn undo_without_asking_stops_at_a_barrier() {
    block_on(async {
        let place = Place::open().await;
        let (_, _, mut sockets, mut states) = two(&place, json!({})).await;
        for _ in 0..4 {
            play_until_undo(&mut sockets, &mut states).await;
            while let Some(at) = states.iter().position(|state| state.undo) {
                sockets[at].wish(&ClientMessage::Undo { revision: states[at].revision, turn: true }).await;
                states = updates(&mut sockets).await;
            }
            let revision = states[0].revision;
            for socket in &mut sockets {
                let undo = ClientMessage::Undo { revision, turn: true };
                assert_eq!(refused(socket, &undo).await, Refusal::NotFree);
            }
            play(&mut sockets, &mut states, 11).await;
        }
    });
}

/// A table of four players and a spectator.
async fn four(place: &Place) -> (String, Vec<Guest>, Vec<Socket>, Vec<State>) {
    let mut guests = vec![Guest::new(), Guest::new(), Guest::new(), Guest::new()];
    let open = json!({"for": "open"});
    let (table, _) = guests[0].make(place, json!([{"for": "me"}, open, open, open]), json!({})).await;
    for guest in &mut guests[1..] {
        assert_eq!(guest.post(place, &format!("/api/tables/{table}/sit"), json!({})).await.status, 200);
    }
    guests.push(Guest::new());
    let (mut sockets, mut states) = (Vec::new(), Vec::new());
    for guest in &guests {
        let mut socket = guest.sit(place, &table).await;
        states.push(socket.welcome().await.1.unwrap());
        sockets.push(socket);
    }
    (table, guests, sockets, states)
}

async fn decide(sockets: &mut [Socket], states: &mut [State], decisions: usize) {
    for _ in 0..decisions {
        let at = states.iter().position(|state| !state.options.is_empty()).unwrap();
        sockets[at].act(states[at].revision, &states[at].options[0]).await;
        for (state, socket) in states.iter_mut().zip(sockets.iter_mut()) {
            *state = socket.update().await;
        }
    }
}

/// Waits for a table that satisfies a condition.
async fn table(socket: &mut Socket, what: &str, find: impl Fn(&TableInfo) -> bool) -> TableInfo {
    socket
        .until(what, |news| match news {
            ServerMessage::Table { table, .. } if find(table) => Some((**table).clone()),
            _ => None,
        })
        .await
}

#[test]
fn an_undo_beyond_a_barrier_needs_the_consent_of_all_players() {
    block_on(async {
        let place = Place::open().await;
        let (id, mut guests, mut sockets, mut states) = four(&place).await;
        decide(&mut sockets, &mut states, 12).await;
        let early = guests[0].get(&place, &format!("/api/tables/{id}/view?moment=5")).await.json();
        sockets[0].wish(&ClientMessage::AskUndo { moment: 5 }).await;
        for socket in &mut sockets {
            let asked = table(socket, "the request", |table| table.request.is_some()).await.request.unwrap();
            assert_eq!((asked.by, asked.moment, asked.waiting), (1, 5, vec![2, 3, 4]));
        }
        assert_eq!(
            refused(&mut sockets[0], &ClientMessage::AnswerUndo { yes: true }).await,
            Refusal::NothingAsked
        );
        assert_eq!(
            refused(&mut sockets[4], &ClientMessage::AnswerUndo { yes: true }).await,
            Refusal::NotSeated
        );
        sockets[1].wish(&ClientMessage::AnswerUndo { yes: true }).await;
        let agreed =
            table(&mut sockets[0], "one agrees", |table| table.request.is_some()).await.request.unwrap();
        assert_eq!((agreed.agreed, agreed.waiting), (vec![2], vec![3, 4]));
        assert_eq!(
            refused(&mut sockets[1], &ClientMessage::AnswerUndo { yes: true }).await,
            Refusal::NothingAsked
        );
        sockets[2].wish(&ClientMessage::AnswerUndo { yes: false }).await;
        let refusal = table(&mut sockets[0], "one does not", |table| table.request.is_none()).await;
        assert_eq!((refusal.revision, refusal.moment), (12, 12), "nothing is undone");

        sockets[3].wish(&ClientMessage::AskUndo { moment: 5 }).await;
        table(&mut sockets[0], "the second request", |table| table.request.is_some()).await;
        for seat in [0, 1, 2] {
            sockets[seat].wish(&ClientMessage::AnswerUndo { yes: true }).await;
            let heard = |news: &ServerMessage| match news {
                ServerMessage::Said { talk } => {
                    (talk.told == TalkContent::Agreed && usize::from(talk.seat) == seat + 1).then_some(())
                }
                _ => None,
            };
            sockets[3].until("one agrees", heard).await;
        }
        for (state, socket) in states.iter_mut().zip(&mut sockets) {
            *state = socket.update().await;
            assert_eq!((state.revision, state.moment), (13, 5));
        }
        assert_eq!(serde_json::from_str::<Value>(states[0].view.get()).unwrap(), early["view"]);
        let mut late = guests[4].sit(&place, &id).await;
        let talk = late.until("the talk", |news| match news {
            ServerMessage::Welcome { talk, .. } => Some(talk.clone()),
            _ => None,
        });
        let told: Vec<(u8, TalkContent)> =
            talk.await.into_iter().map(|talk| (talk.seat, talk.told)).collect();
        let asked = |by| (by, TalkContent::AskedUndo { to: 5 });
        let expected = [
            asked(1),
            (2, TalkContent::Agreed),
            (3, TalkContent::Disagreed),
            asked(4),
            (1, TalkContent::Agreed),
            (2, TalkContent::Agreed),
            (3, TalkContent::Agreed),
            (4, TalkContent::Rewound { to: 5 }),
        ];
        assert!(told.ends_with(&expected), "{told:?}");
        let entries = guests[1].get(&place, &format!("/api/tables/{id}/entries?since=12")).await.json();
        assert_eq!((entries[0]["seat"].as_u64(), entries[0]["moment"].as_u64()), (Some(4), Some(5)));
        assert_eq!(entries[0]["action"], json!(null));
        decide(&mut sockets, &mut states, 3).await;
        assert_eq!((states[0].revision, states[0].moment), (16, 8));
        // The state is the same after a restart.
        let place = place.again().await;
        let state = guests[0].sit(&place, &id).await.welcome().await.1.unwrap();
        assert_eq!(state.view.get(), states[0].view.get());
    });
}

#[test]
fn an_undo_request_ends_with_the_next_decision_or_when_it_is_withdrawn() {
    block_on(async {
        let place = Place::open().await;
        let (_, _, mut sockets, mut states) = two(&place, json!({})).await;
        play(&mut sockets, &mut states, 6).await;
        sockets[0].wish(&ClientMessage::AskUndo { moment: 1 }).await;
        table(&mut sockets[1], "the request", |table| table.request.is_some()).await;
        let cancel = ClientMessage::CancelUndo {};
        assert_eq!(
            refused(&mut sockets[1], &cancel).await,
            Refusal::NothingAsked,
            "another player's request"
        );
        let own = ClientMessage::AnswerUndo { yes: false };
        assert_eq!(refused(&mut sockets[0], &own).await, Refusal::NothingAsked, "nobody answers their own");
        sockets[0].wish(&cancel).await;
        table(&mut sockets[1], "its end", |table| table.request.is_none()).await;
        assert_eq!(
            refused(&mut sockets[1], &ClientMessage::AnswerUndo { yes: true }).await,
            Refusal::NothingAsked
        );
        sockets[0].wish(&ClientMessage::AskUndo { moment: 1 }).await;
        table(&mut sockets[1], "the request", |table| table.request.is_some()).await;
        play(&mut sockets, &mut states, 1).await;
        table(&mut sockets[1], "its end", |table| table.request.is_none()).await;
        assert_eq!(
            refused(&mut sockets[1], &ClientMessage::AnswerUndo { yes: true }).await,
            Refusal::NothingAsked
        );
    });
}

#[test]
fn a_program_with_an_account_must_agree_to_an_undo() {
    block_on(async {
        let place = Place::open().await;
        let mut anna = Guest::new();
        let made = anna.post(&place, "/api/accounts", json!({"name": "Robot"})).await.json();
        let mut robot = Guest::with_token(made["token"].as_str().unwrap());
        let seats = json!([{"for": "me"}, {"for": "open"}]);
        let (id, _) = anna.make(&place, seats, json!({})).await;
        assert_eq!(robot.post(&place, &format!("/api/tables/{id}/sit"), json!({})).await.status, 200);
        let mut sockets = [anna.sit(&place, &id).await, robot.sit(&place, &id).await];
        let mut states = Vec::new();
        for socket in &mut sockets {
            states.push(socket.welcome().await.1.unwrap());
        }
        decide(&mut sockets, &mut states, 6).await;
        sockets[0].wish(&ClientMessage::AskUndo { moment: 1 }).await;
        let asked = table(&mut sockets[1], "the request", |table| table.request.is_some()).await;
        assert_eq!((asked.moment, asked.request.unwrap().waiting), (6, vec![2]));
        sockets[1].wish(&ClientMessage::AnswerUndo { yes: false }).await;
        let info = table(&mut sockets[0], "its end", |table| table.request.is_none()).await;
        assert_eq!(info.moment, 6, "nothing is undone");
        // After a refusal the same player cannot ask again before the next decision.
        assert_eq!(
            refused(&mut sockets[0], &ClientMessage::AskUndo { moment: 1 }).await,
            Refusal::AskedAlready
        );
    });
}

#[test]
fn an_undo_request_times_out_as_refused_for_a_player_whose_seat_a_bot_took_over() {
    block_on(async {
        let place = Place::with(|config| config.answer_time = std::time::Duration::ZERO).await;
        let (id, mut guests, mut sockets, mut states) = two(&place, json!({})).await;
        play(&mut sockets, &mut states, 6).await;
        let left = guests[1].post(&place, &format!("/api/tables/{id}/leave"), json!({})).await;
        assert_eq!(left.status, 204, "{}", left.text);
        table(&mut sockets[0], "the stand-in", |table| table.seats[1].bot.is_some()).await;
        sockets[0].wish(&ClientMessage::AskUndo { moment: 1 }).await;
        let no = |news: &ServerMessage| match news {
            ServerMessage::Said { talk } if talk.told == (TalkContent::Rewound { to: 1 }) => {
                panic!("the undo was carried out")
            }
            ServerMessage::Said { talk } => {
                (talk.seat == 2 && talk.told == TalkContent::Disagreed).then_some(())
            }
            _ => None,
        };
        sockets[0].until("the bot says no", no).await;
        let info = guests[0].get(&place, &format!("/api/tables/{id}")).await.json();
        assert!(info["moment"].as_u64() >= Some(6), "{info}");
    });
}

#[test]
fn a_player_whose_seat_a_bot_took_over_can_answer_an_undo_request() {
    block_on(async {
        let place = Place::open().await;
        let (id, mut guests, mut sockets, mut states) = two(&place, json!({})).await;
        play(&mut sockets, &mut states, 6).await;
        let away = states.iter().position(|state| state.options.is_empty()).unwrap();
        guests[away].post(&place, &format!("/api/tables/{id}/leave"), json!({})).await;
        table(&mut sockets[1 - away], "the stand-in", |table| table.seats[away].bot.is_some()).await;
        sockets[1 - away].wish(&ClientMessage::AskUndo { moment: 1 }).await;
        let asked = table(&mut sockets[away], "the request", |table| table.request.is_some()).await;
        assert!(asked.request.unwrap().until.is_some());
        sockets[away].wish(&ClientMessage::AnswerUndo { yes: true }).await;
        let back = |news: &ServerMessage| {
            matches!(news, ServerMessage::Update { state, .. } if state.moment == 1).then_some(())
        };
        sockets[1 - away].until("the game goes back", back).await;
    });
}

#[test]
fn an_undo_request_survives_a_restart() {
    block_on(async {
        let place = Place::open().await;
        let (id, mut guests, mut sockets, mut states) = two(&place, json!({})).await;
        play(&mut sockets, &mut states, 6).await;
        sockets[0].wish(&ClientMessage::AskUndo { moment: 1 }).await;
        table(&mut sockets[1], "the request", |table| table.request.is_some()).await;
        let place = place.again().await;
        let mut other = guests[1].sit(&place, &id).await;
        let request = other.welcome().await.0.request.unwrap();
        assert_eq!((request.by, request.moment, request.waiting), (1, 1, vec![2]));
        other.wish(&ClientMessage::AnswerUndo { yes: true }).await;
        let state = other.update().await;
        assert_eq!(state.moment, 1);
        let info = guests[0].get(&place, &format!("/api/tables/{id}")).await.json();
        assert_eq!(info["request"], json!(null));
    });
}

#[test]
fn the_number_of_undos_in_a_turn_is_limited() {
    block_on(async {
        let place = Place::open().await;
        let (_, _, mut sockets, mut states) = two(&place, json!({"first": 1})).await;
        let mut refusal = None;
        for _ in 0..60 {
            let action = states[0].options[0].clone();
            sockets[0].act(states[0].revision, &action).await;
            states[0] = sockets[0].update().await;
            let (revision, turn) = (states[0].revision, false);
            sockets[0].wish(&ClientMessage::Undo { revision, turn }).await;
            states[0] = sockets[0].update().await;
            sockets[0].wish(&ClientMessage::Redo { revision: states[0].revision }).await;
            let next = |news: &ServerMessage| match news {
                ServerMessage::Update { state, .. } => Some(Ok((**state).clone())),
                ServerMessage::Refused(refusal) => Some(Err(refusal.clone())),
                _ => None,
            };
            match sockets[0].until("an answer", next).await {
                Ok(state) => states[0] = state,
                Err(found) => {
                    refusal = Some(found);
                    break;
                }
            }
            let revision = states[0].revision;
            sockets[0].wish(&ClientMessage::Undo { revision, turn }).await;
            match sockets[0].until("an answer", next).await {
                Ok(state) => states[0] = state,
                Err(found) => {
                    refusal = Some(found);
                    break;
                }
            }
        }
        assert_eq!(refusal, Some(Refusal::TooManyUndos));
        // Other actions are still possible.
        let action = states[0].options[0].clone();
        sockets[0].act(states[0].revision, &action).await;
        sockets[0].update().await;
    });
}
