//! Nothing hidden leaves the server: whatever is sent to somebody stays the same when all they may not know is dealt
//! again.

use crate::block_on;
use crate::guest::{Guest, Socket};
use crate::place::Place;
use crate::worlds::{Worlds, holder, random_game};
use protocol::{News, Reaction, Wish};
use record::{Decision, Record};
use rules::{Game, Seed, Setup};
use serde_json::{Value, json};
use vocab::{Action, Level, Seat, Viewer};

/// So many moments of each game are looked at.
const MOMENTS: usize = 9;

/// One moment, as somebody looks at it, in two worlds that they cannot tell apart.
struct Twins {
    name: String,
    viewer: Viewer,
    worlds: [Game; 2],
    /// What can be done in both without a difference that the viewer may see.
    action: Option<(Seat, Action)>,
}

#[test]
fn whatever_is_sent_to_a_viewer_does_not_depend_on_what_is_hidden_from_them() {
    let setups = [Setup::players(2), Setup::players(3), Setup::players(4), Setup::solo(Level::ALL[0])];
    let twins: Vec<Twins> =
        (1791..).zip(setups).flat_map(|(seed, setup)| twins(&setup, Seed::from_number(seed))).collect();
    assert_would_be_noticed(&twins);
    block_on(async {
        let worlds = Worlds::new().await;
        for twins in &twins {
            for (side, game) in ["a", "b"].into_iter().zip(&twins.worlds) {
                worlds.add(&twins.id(side), game, luck_to_come()).await;
            }
        }
        let place = worlds.open().await;
        for twins in &twins {
            let told = [twins.look(&place, "a").await, twins.look(&place, "b").await];
            assert_eq!(told[0].len(), told[1].len(), "{}", twins.name);
            for (one, other) in told[0].iter().zip(&told[1]) {
                assert_eq!(one, other, "{}", twins.name);
            }
        }
    });
}

/// The test can fail only where the truth differs.
fn assert_would_be_noticed(twins: &[Twins]) {
    let differ = twins.iter().filter(|twins| twins.worlds[0] != twins.worlds[1]).count();
    let act = twins.iter().filter(|twins| twins.action.is_some()).count();
    assert!(differ * 10 > twins.len() * 9, "{differ} of {} differ in what is hidden", twins.len());
    assert!(act * 10 > twins.len() * 6, "{act} of {} can go on", twins.len());
}

fn luck_to_come() -> Seed {
    Seed::from_number(626)
}

/// Every so many moments of a whole game, through everybody's eyes.
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

    /// Everything that the viewer is told in one of the worlds: on coming, of a decision, by asking.
    async fn look(&self, place: &Place, side: &str) -> Vec<Value> {
        let id = self.id(side);
        let mut viewer = holder(self.viewer);
        let mut socket = viewer.sit(place, &id).await;
        socket.welcome().await;
        let mut answers = ask_everything(&mut viewer, place, &id).await;
        if let Some((seat, action)) = self.action {
            let action = action.notation(self.worlds[0].edition());
            // Whoever decides stays: everybody sees who is present.
            let mut other = holder(Viewer::Seat(seat)).sit(place, &id).await;
            other.welcome().await;
            decide(&mut other, &action).await;
            hear_reaction(&mut socket).await;
            answers.extend(ask_everything(&mut viewer, place, &id).await);
            let mut late = viewer.sit_since(place, &id, Some(0)).await;
            late.until("what was missed", |news| matches!(news, News::Past { .. }).then_some(())).await;
            answers.extend(late.heard.iter().map(|text| plain(text, &id)));
        }
        socket.heard.iter().map(|text| plain(text, &id)).chain(answers).collect()
    }
}

/// An action of whoever decides that is legal in both worlds and shows the viewer the same.
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
        assert!(same || shows, "without anything shown, nobody sees a difference");
        same
    };
    legal.iter().map(|legal| legal.action()).find(same).map(|action| (seat, action))
}

fn decision(game: &Game, seat: Seat, action: Action) -> Option<Decision> {
    let mut record = Record::from_position(*game, luck_to_come());
    record.act(seat, action).ok().cloned()
}

/// Decides, then says a word: whatever comes of the decision comes before it.
async fn decide(socket: &mut Socket, action: &str) {
    socket.act(0, action).await;
    socket.wish(&Wish::React { reaction: Reaction::Bravo }).await;
    hear_reaction(socket).await;
}

async fn hear_reaction(socket: &mut Socket) {
    let news = socket.until("the reaction", |news| match news {
        News::Said { .. } => Some(None),
        News::Refused(refusal) => Some(Some(refusal.clone())),
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
        answers.push(json!([path, answer.status, plain(&answer.text, id)]));
    }
    answers
}

/// A message without what may differ: the name of the table, and when something was.
fn plain(text: &str, id: &str) -> Value {
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
fn nobody_hears_which_card_somebody_else_drew() {
    block_on(async {
        let worlds = Worlds::new().await;
        worlds.add("three", &random_game(&Setup::players(3), Seed::from_number(35))[0], luck_to_come()).await;
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
            assert_eq!(own > 0, *viewer != Viewer::Audience, "one's own cards are told");
        }
    });
}

/// Plays by whatever option a counter picks; everybody hears everything.
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
        News::Update { entry, .. } => entry.events,
        _ => Vec::new(),
    })
}
