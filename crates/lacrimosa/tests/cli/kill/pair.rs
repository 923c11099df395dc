//! Two players at a table of the server, and a local replica of their game with which everything received is compared.

use super::program::{Program, Socket};
use edition::Edition;
use protocol::{ClientMessage, Entry, ServerMessage, State};
use record::{Record, Sheet};
use rules::{Dice, Luck, Seed, Setup};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;
use vocab::{Action, Seat, Viewer};

/// A connection is renewed after this number of messages, because the server limits the rate of each connection.
const RENEW_AFTER: u32 = 15;

/// A game of two players.
pub struct Pair {
    table: String,
    players: [Player; 2],
    /// The local replica: every step that either player has received, so the server must have stored it.
    replica: Record,
    /// The action that was sent and not yet received back.
    sent: Option<String>,
}

struct Player {
    token: String,
    socket: Socket,
    state: State,
    received: Vec<Entry>,
}

impl Pair {
    /// Creates a table with two new accounts.
    pub async fn meet(program: &Program, seed: u64) -> Pair {
        let one = account(program).await;
        let new = json!({ "seats": [{"for": "me"}, {"for": "open"}], "options": {"seed": seed.to_string()} });
        let made = program.post("/api/tables", &one, &new).await;
        let table = made["table"]["id"].as_str().unwrap().to_owned();
        let other = account(program).await;
        program.post(&format!("/api/tables/{table}/sit"), &other, &json!({})).await;
        let replica = Record::deal(&Setup::players(2), Edition::vienna(), Seed::from_number(seed)).unwrap();
        let players = [Player::sit(program, &table, one).await, Player::sit(program, &table, other).await];
        let pair = Pair { table, players, replica, sent: None };
        pair.check_views();
        pair
    }

    pub fn is_over(&self) -> bool {
        self.replica.game().is_over()
    }

    /// The player to act sends a random option.
    pub async fn send(&mut self, luck: &mut Dice) {
        let Some(player) = self.players.iter_mut().find(|player| !player.state.options.is_empty()) else {
            return assert!(self.is_over(), "nobody has to act");
        };
        let options = &player.state.options;
        let action = options[luck.below(options.len() as u32) as usize].clone();
        self.sent = Some(action.clone());
        player.socket.wish(&ClientMessage::Act { revision: player.state.revision, action }).await;
    }

    /// Waits until both players have received the sent action.
    pub async fn receive(&mut self) {
        if self.sent.is_none() {
            return;
        }
        for player in &mut self.players {
            assert!(player.receive().await, "the connection ended");
        }
        self.update_replica();
        self.check_views();
    }

    /// Waits for the sent action for at most this time.
    pub async fn receive_within(&mut self, time: Duration) {
        if self.sent.is_some() {
            let _ = timeout(time, self.players[0].receive()).await;
        }
    }

    /// Reads the messages that were still in transit when the program was killed.
    pub async fn receive_the_rest(&mut self) {
        for player in &mut self.players {
            while player.receive().await {}
        }
        self.update_replica();
    }

    /// Reconnects after the restart. The journal must have every received step once, and may also have the one that was
    /// sent last.
    pub async fn reconnect(&mut self, program: &Program) {
        let entries = self.players[0].entries(program, &self.table).await;
        let standing = self.replica.moment() as usize;
        if let Some(last) = entries.get(standing) {
            assert_eq!(last.action, self.sent, "a step that nobody received must be the one sent last");
            self.players[0].received.push(last.clone());
            self.update_replica();
        }
        self.sent = None;
        assert_eq!(entries.len() as u64, self.replica.moment(), "no step is lost or added");
        assert!(
            entries.iter().map(|entry| entry.revision).eq(1..=self.replica.moment()),
            "no gaps and no duplicates"
        );
        for (at, player) in self.players.iter_mut().enumerate() {
            let entries = player.entries(program, &self.table).await;
            assert_eq!(
                entries[..player.received.len()],
                player.received,
                "the stored entries are those that were received"
            );
            assert!(
                entries.iter().map(known).eq(expected(&self.replica, at)),
                "each player sees the expected events"
            );
            player.received = entries;
            player.sit_again(program, &self.table).await;
        }
        self.check_views();
    }

    /// Renews connections that have sent many messages.
    pub async fn renew_connections(&mut self, program: &Program) {
        for player in self.players.iter_mut().filter(|player| player.socket.sent >= RENEW_AFTER) {
            player.sit_again(program, &self.table).await;
        }
        self.check_views();
    }

    /// Checks that the file of the finished game is the game that was played.
    pub async fn check_download(&self, program: &Program) {
        let path = format!("/api/tables/{}/game", self.table);
        let file = program.get(&path, &self.players[0].token).await.text;
        let record = Record::read(&file, &Edition::released).unwrap();
        assert!(record.audit().is_empty(), "the audit finds no differences");
        assert!(record.decisions() == self.replica.decisions(), "the file has the same decisions");
        assert!(record.game().is_over());
    }

    /// Applies the steps that either player has received to the replica.
    fn update_replica(&mut self) {
        let longest =
            self.players.iter().map(|player| &player.received).max_by_key(|received| received.len()).unwrap();
        for entry in &longest[self.replica.moment() as usize..] {
            let action = Action::read(entry.action.as_ref().unwrap(), self.replica.edition()).unwrap();
            self.replica.act(Seat::new(entry.seat).unwrap(), action).unwrap();
            self.sent = None;
        }
    }

    /// Checks that both players see the position of the replica.
    fn check_views(&self) {
        for (at, player) in self.players.iter().enumerate() {
            assert_eq!(player.state.revision, self.replica.moment());
            let view = self.replica.game().view(Viewer::Seat(Seat::at(at)));
            let sheet = Sheet::seen(&view, self.replica.edition()).to_line();
            let value = |json: &str| serde_json::from_str::<Value>(json).unwrap();
            assert_eq!(value(player.state.view.get()), value(&sheet), "what seat {} sees", at + 1);
        }
    }
}

impl Player {
    async fn sit(program: &Program, table: &str, token: String) -> Player {
        let mut socket = program.sit(table, &token).await;
        let state = welcome(&mut socket).await;
        Player { token, socket, state, received: Vec::new() }
    }

    async fn sit_again(&mut self, program: &Program, table: &str) {
        self.socket = program.sit(table, &self.token).await;
        self.state = welcome(&mut self.socket).await;
    }

    /// Waits for the next step; false if the connection ended instead.
    async fn receive(&mut self) -> bool {
        while let Some(news) = self.socket.next().await {
            match news {
                ServerMessage::Update { entry, state } => {
                    self.received.push(entry);
                    self.state = *state;
                    return true;
                }
                ServerMessage::Refused(refusal) => panic!("{refusal:?}"),
                _ => {}
            }
        }
        false
    }

    async fn entries(&self, program: &Program, table: &str) -> Vec<Entry> {
        let path = format!("/api/tables/{table}/entries");
        serde_json::from_value(program.get(&path, &self.token).await.json()).unwrap()
    }
}

async fn account(program: &Program) -> String {
    let account = program.post("/api/accounts", "", &json!({"name": "Gyrowetz"})).await;
    account["token"].as_str().unwrap().to_owned()
}

async fn welcome(socket: &mut Socket) -> State {
    match socket.next().await.expect("a welcome") {
        ServerMessage::Welcome { state: Some(state), .. } => *state,
        news => panic!("{news:?} before the welcome"),
    }
}

/// An entry without its time.
type Known = (u64, u64, u8, Option<String>, Vec<String>);

fn known(entry: &Entry) -> Known {
    (entry.revision, entry.moment, entry.seat, entry.action.clone(), entry.events.clone())
}

/// The entries that a seat must see.
fn expected(replica: &Record, seat: usize) -> impl Iterator<Item = Known> {
    let (names, viewer) = (replica.edition(), Viewer::Seat(Seat::at(seat)));
    replica.decisions().iter().map(move |decision| {
        let events = decision.events.iter().map(|event| event.seen_by(viewer).notation(names));
        let action = Some(decision.action.notation(names));
        (decision.moment, decision.moment, decision.seat.number(), action, events.collect())
    })
}
