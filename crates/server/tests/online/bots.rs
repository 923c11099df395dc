//! Bots at a table: they keep playing whatever people do, and share the CPU fairly.

use crate::block_on;
use crate::guest::{Guest, Socket};
use crate::place::Place;
use protocol::{ClientMessage, ServerMessage, State};
use serde_json::json;
use server::config::BotTables;
use std::time::{Duration, Instant};

/// A table of Anna, a bot and Béla.
struct Three {
    table: String,
    anna: Guest,
    bela: Guest,
    sockets: [Socket; 2],
}

impl Three {
    async fn sit(place: &Place) -> Three {
        let (mut anna, mut bela) = (Guest::new(), Guest::new());
        let seats = json!([{"for": "me"}, {"for": "bot", "bot": "adagio"}, {"for": "open"}]);
        let (table, _) = anna.make(place, seats, json!({"first": 1})).await;
        let sat = bela.post(place, &format!("/api/tables/{table}/sit"), json!({"name": "Béla"})).await;
        assert_eq!(sat.status, 200, "{}", sat.text);
        let sockets = [anna.sit(place, &table).await, bela.sit(place, &table).await];
        Three { table, anna, bela, sockets }
    }

    /// Plays the people's decisions until it is the bot's turn; returns the revision at which the bot thinks.
    async fn until_the_bot_thinks(&mut self) -> u64 {
        let mut states: [State; 2] =
            [self.sockets[0].welcome().await.1.unwrap(), self.sockets[1].welcome().await.1.unwrap()];
        while let Some(at) = states.iter().position(|state| !state.options.is_empty()) {
            let action = states[at].options[0].clone();
            self.sockets[at].act(states[at].revision, &action).await;
            for (socket, state) in self.sockets.iter_mut().zip(&mut states) {
                *state = socket.update().await;
            }
        }
        states[0].revision
    }
}

/// Waits for the bot's decision after this revision.
async fn wait_for_bot(socket: &mut Socket, after: u64) {
    let entry = socket.until("the bot's decision", |news| match news {
        ServerMessage::Update { entry, .. } if entry.revision > after => Some(entry.clone()),
        _ => None,
    });
    assert_eq!(entry.await.seat, 2);
}

/// A pause after each bot action, long enough for the test to act while the bot thinks.
fn slow(config: &mut server::config::Config) {
    config.bot_pause = Duration::from_secs(1);
}

#[test]
fn a_bot_goes_on_after_a_player_takes_back_a_seat_while_it_thinks() {
    block_on(async {
        let place = Place::with(slow).await;
        let mut three = Three::sit(&place).await;
        let revision = three.until_the_bot_thinks().await;
        let left = three.anna.post(&place, &format!("/api/tables/{}/leave", three.table), json!({})).await;
        assert_eq!(left.status, 204, "{}", left.text);
        three.sockets[0].wish(&ClientMessage::TakeBack {}).await;
        wait_for_bot(&mut three.sockets[1], revision).await;
    });
}

#[test]
fn a_bot_goes_on_after_a_seat_is_handed_over_while_it_thinks() {
    block_on(async {
        let place = Place::with(slow).await;
        let mut three = Three::sit(&place).await;
        let path = format!("/api/tables/{}/hand-over", three.table);
        let key = three.bela.post(&place, &path, json!({})).await.json();
        let revision = three.until_the_bot_thinks().await;
        let claimed = Guest::new().post(&place, "/api/claim", json!({"key": key["key"]})).await;
        assert_eq!(claimed.status, 200, "{}", claimed.text);
        wait_for_bot(&mut three.sockets[0], revision).await;
    });
}

/// No limits on tables with only bots.
fn many_bot_tables(config: &mut server::config::Config) {
    config.bot_tables = BotTables { per_person: u32::MAX, per_address: u32::MAX, in_all: u32::MAX };
    config.limits.games_per_person = u32::MAX;
}

/// The sum of the revisions of these tables.
async fn steps(place: &Place, tables: &[String]) -> u64 {
    let mut steps = 0;
    for table in tables {
        let info = Guest::new().get(place, &format!("/api/tables/{table}")).await.json();
        steps += info["revision"].as_u64().unwrap();
    }
    steps
}

#[test]
fn a_bot_that_plays_with_a_person_does_not_wait_for_sixty_tables_with_only_bots() {
    block_on(async {
        let place = Place::with(many_bot_tables).await;
        let (mut stranger, mut anna) = (Guest::new(), Guest::new());
        let mut tables = Vec::new();
        for _ in 0..60 {
            let thinkers =
                json!([{"for": "bot", "bot": "prestissimo"}, {"for": "bot", "bot": "prestissimo"}]);
            tables.push(stranger.make(&place, thinkers, json!({})).await.0);
        }
        let seats = json!([{"for": "me"}, {"for": "bot", "bot": "adagio"}]);
        let (table, _) = anna.make(&place, seats, json!({"first": 1})).await;
        let mut socket = anna.sit(&place, &table).await;
        let mut state = socket.welcome().await.1.unwrap();
        let before = steps(&place, &tables).await;
        let mut asked = Instant::now();
        while !state.options.is_empty() {
            asked = Instant::now();
            socket.act(state.revision, &state.options[0]).await;
            state = socket.update().await;
        }
        wait_for_bot(&mut socket, state.revision).await;
        let took = asked.elapsed();
        // In a queue without priorities each of the sixty tables would have had its turn first.
        let meanwhile = steps(&place, &tables).await - before;
        assert!(meanwhile < 40, "{meanwhile} steps of others meanwhile, in {took:?}");
        assert!(took < Duration::from_secs(5), "{took:?}");
        println!("the bot took {took:?}; {meanwhile} steps of others meanwhile");
    });
}

#[test]
fn the_unfinished_tables_of_a_host_are_limited_and_those_with_only_bots_even_more() {
    block_on(async {
        let place = Place::with(|config| config.limits.games_per_person = 7).await;
        let bot = || json!({"for": "bot", "bot": "prestissimo"});
        let bots = || json!({"seats": [bot(), bot()], "name": "Anna", "options": {}});
        let mut anna = Guest::new();
        for _ in 0..4 {
            assert_eq!(anna.post(&place, "/api/tables", bots()).await.status, 201);
        }
        let fifth = anna.post(&place, "/api/tables", bots()).await;
        assert_eq!((fifth.status, fifth.code()), (409, "too-many-bot-tables".to_owned()));
        // Giving the open seat to a bot later does not get around the limit.
        let (table, _) = anna.make(&place, json!([bot(), {"for": "open"}]), json!({})).await;
        let given =
            anna.post(&place, &format!("/api/tables/{table}/seats/2/bot"), json!({"bot": "presto"})).await;
        assert_eq!((given.status, given.code()), (409, "too-many-bot-tables".to_owned()));
        // Nor does another cookie: the limit for one address is eight.
        let mut bela = Guest::new();
        for _ in 0..4 {
            assert_eq!(bela.post(&place, "/api/tables", bots()).await.status, 201);
        }
        let ninth = Guest::new().post(&place, "/api/tables", bots()).await;
        assert_eq!((ninth.status, ninth.code()), (409, "too-many-bot-tables".to_owned()));
        // The limit of seven unfinished tables includes tables at which the host has no seat.
        for _ in 0..2 {
            anna.make(&place, json!([{"for": "open"}, {"for": "open"}]), json!({})).await;
        }
        let open = json!({"seats": [{"for": "open"}, {"for": "open"}], "name": "Anna", "options": {}});
        let eighth = anna.post(&place, "/api/tables", open).await;
        assert_eq!((eighth.status, eighth.code()), (409, "too-many-games".to_owned()));
    });
}
