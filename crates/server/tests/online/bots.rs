//! Bots at a table: they go on, whatever people do meanwhile.

use crate::block_on;
use crate::guest::{Guest, Socket};
use crate::place::Place;
use protocol::{News, State, Wish};
use serde_json::json;
use std::time::Duration;

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

    /// The people decide until the bot must; the revision at which it thinks.
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

/// Waits until the bot's decision after this revision is told.
async fn the_bot_decides(socket: &mut Socket, after: u64) {
    let entry = socket.until("the bot's decision", |news| match news {
        News::Update { entry, .. } if entry.revision > after => Some(entry.clone()),
        _ => None,
    });
    assert_eq!(entry.await.seat, 2);
}

/// What a bot does stays for a moment: long enough to do something while it thinks.
fn slow(config: &mut server::config::Config) {
    config.bot_pause = Duration::from_secs(1);
}

#[test]
fn a_bot_goes_on_though_another_seat_is_taken_back_while_it_thinks() {
    block_on(async {
        let place = Place::with(slow).await;
        let mut three = Three::sit(&place).await;
        let revision = three.until_the_bot_thinks().await;
        let left = three.anna.post(&place, &format!("/api/tables/{}/leave", three.table), json!({})).await;
        assert_eq!(left.status, 204, "{}", left.text);
        three.sockets[0].wish(&Wish::TakeBack {}).await;
        the_bot_decides(&mut three.sockets[1], revision).await;
    });
}

#[test]
fn a_bot_goes_on_though_another_seat_is_handed_over_while_it_thinks() {
    block_on(async {
        let place = Place::with(slow).await;
        let mut three = Three::sit(&place).await;
        let path = format!("/api/tables/{}/seats/3/key", three.table);
        let key = three.bela.post(&place, &path, json!({"hand_over": true})).await.json();
        let revision = three.until_the_bot_thinks().await;
        let claimed = Guest::new().post(&place, "/api/claim", json!({"key": key["key"]})).await;
        assert_eq!(claimed.status, 200, "{}", claimed.text);
        the_bot_decides(&mut three.sockets[0], revision).await;
    });
}
