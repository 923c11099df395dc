//! Hidden information does not leak: messages to a viewer do not change when everything hidden from that viewer is
//! dealt differently.

use crate::block_on;
use crate::guest::{Guest, Socket};
use crate::place::Place;
use crate::worlds::{Worlds, holder, random_game};
use protocol::{ClientMessage, Reaction, ServerMessage};
use record::{Decision, Record};
use rules::{Game, Seed, Setup};
use serde_json::{Value, json};
use vocab::{Action, Level, Seat, Viewer};

/// How many moments of each game are compared.
const MOMENTS: usize = 9;

/// Two games at the same moment that a viewer must not be able to tell apart.
struct Twins {
    name: String,
    viewer: Viewer,
    worlds: [Game; 2],
    /// An action that is legal in both and whose events look the same to the viewer.
    action: Option<(Seat, Action)>,
}

#[test]
fn messages_to_a_viewer_do_not_depend_on_hidden_information() {
    let setups = [Setup::players(2), Setup::players(3), Setup::players(4), Setup::solo(Level::ALL[0])];
    let twins: Vec<Twins> =
        (1791..).zip(setups).flat_map(|(seed, setup)| twins(&setup, Seed::from_number(seed))).collect();
    assert_pairs_differ(&twins);
    block_on(async {
        let worlds = Worlds::new().await;
        for twins in &twins {
            for (side, game) in ["a", "b"].into_iter().zip(&twins.worlds) {
                worlds.add(&twins.id(side), game, future_seed()).await;
            }
        }
        let place = worlds.open().await;
        for twins in &twins {
            let messages =
                [twins.collect_messages(&place, "a").await, twins.collect_messages(&place, "b").await];
            assert_eq!(messages[0].len(), messages[1].len(), "{}", twins.name);
            for (one, other) in messages[0].iter().zip(&messages[1]) {
                assert_eq!(one, other, "{}", twins.name);
            }
        }
    });
}

/// Checks that the pairs differ in hidden information, because otherwise the test could not fail.
fn assert_pairs_differ(twins: &[Twins]) {
    let differ = twins.iter().filter(|twins| twins.worlds[0] != twins.worlds[1]).count();
    let act = twins.iter().filter(|twins| twins.action.is_some()).count();
    assert!(differ * 10 > twins.len() * 9, "{differ} of {} differ in what is hidden", twins.len());
    assert!(act * 10 > twins.len() * 6, "{act} of {} have such an action", twins.len());
}

/// The seed for draws after the compared moment.
fn future_seed() -> Seed {
    Seed::from_number(626)
}

/// Pairs for `MOMENTS` moments of a whole game and for every viewer.
fn twins(setup: &Setup, seed: Seed) -> Vec<Twins> {
    let moments = random_game(setup, seed);
    let every = moments.len() / MOMENTS;
    let looked_at = moments.iter().enumerate().filter(|(at, game)| at % every == 0 && !game.is_over());
    looked_at
        .flat_map(|(at, game)| {
            let seats = game.seats().filter(|seat| !game.is_soloist(*seat)).map(Viewer::Seat);
            seats.chain([Viewer::Audience]).map(move |viewer| Twins::new(*game, at, seed, viewer))
        })
        .collect()
}

impl Twins {
    fn new(game: Game, at: usize, seed: Seed, viewer: Viewer) -> Twins {
        let luck = &mut seed.dice(1 << 40 | at as u64);
        let worlds = [game, game.resample(viewer, luck)];
        let name = match viewer {
            Viewer::Seat(seat) => format!("{seed}-{at}-{seat}"),
            Viewer::Audience => format!("{seed}-{at}-audience"),
        };
        Twins { name, viewer, worlds, action: same_step(&worlds, at, viewer) }
    }

    fn id(&self, side: &str) -> String {
        format!("{side}-{}", self.name)
    }

    /// Everything that the server sends to the viewer in one of the games: on connecting, after a decision, on request.
    async fn collect_messages(&self, place: &Place, side: &str) -> Vec<Value> {
        let id = self.id(side);
        let mut viewer = holder(self.viewer);
        let mut socket = viewer.sit(place, &id).await;
        socket.welcome().await;
        let mut answers = ask_everything(&mut viewer, place, &id).await;
        if let Some((seat, action)) = self.action {
            let action = action.notation(self.worlds[0].edition());
            // The player stays connected, because everyone sees who is present.
            let mut other = holder(Viewer::Seat(seat)).sit(place, &id).await;
            other.welcome().await;
            decide(&mut other, &action).await;
            wait_for_reaction(&mut socket).await;
            answers.extend(ask_everything(&mut viewer, place, &id).await);
            let mut late = viewer.sit_since(place, &id, Some(0)).await;
            late.until("what was missed", |news| matches!(news, ServerMessage::Past { .. }).then_some(()))
                .await;
            answers.extend(late.heard.iter().map(|text| without_id_and_times(text, &id)));
        }
        socket.heard.iter().map(|text| without_id_and_times(text, &id)).chain(answers).collect()
    }
}

/// An action of the player to act that is legal in both games and looks the same to the viewer.
fn same_step(worlds: &[Game; 2], at: usize, viewer: Viewer) -> Option<(Seat, Action)> {
    let seat = worlds[0].to_act()?;
    let mut legal = Vec::new();
    worlds[0].legal(&mut legal);
    let middle = at % legal.len();
    legal.rotate_left(middle);
    let same = |action: &Action| {
        let [Some(one), Some(other)] = worlds.map(|world| decision(&world, seat, *action)) else {
            return false;
        };
        let seen = |decision: &Decision| {
            decision.events.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>()
        };
        let same = seen(&one) == seen(&other);
        let shows = one.is_barrier() || other.is_barrier();
        assert!(same || shows, "a decision that reveals nothing must look the same");
        same
    };
    legal.iter().map(|legal| legal.action()).find(same).map(|action| (seat, action))
}

fn decision(game: &Game, seat: Seat, action: Action) -> Option<Decision> {
    let mut record = Record::from_position(*game, future_seed());
    record.act(seat, action).ok().cloned()
}

/// Sends an action and then a reaction; all messages about the action arrive before the reaction.
async fn decide(socket: &mut Socket, action: &str) {
    socket.act(0, action).await;
    socket.wish(&ClientMessage::React { reaction: Reaction::Bravo }).await;
    wait_for_reaction(socket).await;
}

async fn wait_for_reaction(socket: &mut Socket) {
    let news = socket.until("the reaction", |news| match news {
        ServerMessage::Said { .. } => Some(None),
        ServerMessage::Refused(refusal) => Some(Some(refusal.clone())),
        _ => None,
    });
    assert_eq!(news.await, None);
}

async fn ask_everything(viewer: &mut Guest, place: &Place, id: &str) -> Vec<Value> {
    let mut answers = Vec::new();
    for path in [
        "",
        "/entries",
        "/entries?since=1",
        "/view",
        "/view?moment=0",
        "/view?moment=1",
        "/view?moment=0&seat=1",
        "/game",
    ] {
        let answer = viewer.get(place, &format!("/api/tables/{id}{path}")).await;
        answers.push(json!([path, answer.status, without_id_and_times(&answer.text, id)]));
    }
    answers
}

/// A message without the table id and times, which may differ.
fn without_id_and_times(text: &str, id: &str) -> Value {
    let text = text.replace(&format!("\"{id}\""), "\"table\"");
    let mut value = serde_json::from_str(&text).unwrap();
    forget_times(&mut value);
    value
}

fn forget_times(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                if matches!(name.as_str(), "at" | "since") && value.is_i64() {
                    *value = Value::Null;
                }
                forget_times(value);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(forget_times),
        _ => {}
    }
}

#[test]
fn drawn_cards_are_sent_only_to_the_player_who_drew_them() {
    block_on(async {
        let worlds = Worlds::new().await;
        worlds.add("three", &random_game(&Setup::players(3), Seed::from_number(35))[0], future_seed()).await;
        let place = worlds.open().await;
        let seats: Vec<Viewer> = (1..=3).filter_map(Seat::new).map(Viewer::Seat).collect();
        let mut sockets = Vec::new();
        for viewer in seats.iter().chain([&Viewer::Audience]) {
            sockets.push((*viewer, holder(*viewer).sit(&place, "three").await));
        }
        play_out(&mut sockets).await;
        for (viewer, socket) in &sockets {
            let mut own = 0;
            for event in events(socket) {
                let words: Vec<&str> = event.split(' ').collect();
                match (words[0], viewer) {
                    ("drew", Viewer::Seat(seat)) if words[1] == seat.to_string() => {
                        assert_ne!(words[2], "?");
                        own += 1;
                    }
                    ("drew" | "stacked", _) => assert_eq!(words.last(), Some(&"?"), "{event}"),
                    _ => {}
                }
            }
            assert_eq!(own > 0, *viewer != Viewer::Audience, "players see their own cards");
        }
    });
}

/// Plays to the end with pseudo-random choices; the sockets record all messages.
async fn play_out(sockets: &mut [(Viewer, Socket)]) {
    let mut states = Vec::new();
    for (_, socket) in sockets.iter_mut() {
        states.push(socket.welcome().await.1.unwrap());
    }
    let mut pick = 1usize;
    while let Some(at) = states.iter().position(|state| !state.options.is_empty()) {
        pick = pick.wrapping_mul(31).wrapping_add(7);
        let action = states[at].options[pick % states[at].options.len()].clone();
        sockets[at].1.act(states[at].revision, &action).await;
        for (state, (_, socket)) in states.iter_mut().zip(sockets.iter_mut()) {
            *state = socket.update().await;
        }
    }
}

fn events(socket: &Socket) -> impl Iterator<Item = String> {
    let news = socket.heard.iter().map(|text| serde_json::from_str(text).unwrap());
    news.flat_map(|news| match news {
        ServerMessage::Update { entry, .. } => entry.events,
        _ => Vec::new(),
    })
}
