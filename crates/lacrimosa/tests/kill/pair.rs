//! Two programs at a table of the server, and the same game played beside it: whatever the server says is held
//! against that.

use crate::program::{Program, Socket};
use edition::Edition;
use protocol::{Entry, News, State, Wish};
use record::{Record, Sheet};
use rules::{Dice, Luck, Seed, Setup};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;
use vocab::{Action, Seat, Viewer};

/// After so many wishes a connection is made anew: the server does not allow many more in a short time.
const BREATH: u32 = 15;

/// A game of two.
pub struct Pair {
    table: String,
    players: [Player; 2],
    /// What must be stored: everything that anybody has heard.
    twin: Record,
    /// The action that was sent and not heard of since.
    sent: Option<String>,
}

struct Player {
    token: String,
    socket: Socket,
    state: State,
    heard: Vec<Entry>,
}

impl Pair {
    /// Two new accounts at a new table.
    pub async fn meet(program: &Program, seed: u64) -> Pair {
        let one = account(program).await;
        let new = json!({ "seats": [{"for": "me"}, {"for": "open"}], "options": {"seed": seed.to_string()} });
        let made = program.json("POST", "/api/tables", &one, &new).await;
        let table = made["table"]["id"].as_str().unwrap().to_owned();
        let other = account(program).await;
        program.json("POST", &format!("/api/tables/{table}/sit"), &other, &json!({})).await;
        let twin = Record::deal(&Setup::players(2), Edition::vienna(), Seed::from_number(seed)).unwrap();
        let players = [Player::sit(program, &table, one).await, Player::sit(program, &table, other).await];
        let pair = Pair { table, players, twin, sent: None };
        pair.is_as_it_should_be();
        pair
    }

    pub fn is_over(&self) -> bool {
        self.twin.game().is_over()
    }

    /// Whoever is to decide sends any of the options.
    pub async fn send(&mut self, luck: &mut Dice) {
        let Some(player) = self.players.iter_mut().find(|player| !player.state.options.is_empty()) else {
            return assert!(self.is_over(), "nobody is asked");
        };
        let options = &player.state.options;
        let action = options[luck.below(options.len() as u32) as usize].clone();
        self.sent = Some(action.clone());
        player.socket.wish(&Wish::Act { revision: player.state.revision, action }).await;
    }

    /// Both hear of what was sent.
    pub async fn hear(&mut self) {
        if self.sent.is_none() {
            return;
        }
        for player in &mut self.players {
            assert!(player.hear().await, "the connection ended");
        }
        self.happened();
        self.is_as_it_should_be();
    }

    /// Hears of what was sent, if that is soon.
    pub async fn hear_within(&mut self, time: Duration) {
        if self.sent.is_some() {
            let _ = timeout(time, self.players[0].hear()).await;
        }
    }

    /// The program is gone: what is still on its way arrives, and counts.
    pub async fn hear_the_rest(&mut self) {
        for player in &mut self.players {
            while player.hear().await {}
        }
        self.happened();
    }

    /// Comes back to the program that started again: everything heard is there, once, and at most what was sent besides.
    pub async fn come_back(&mut self, program: &Program) {
        let entries = self.players[0].entries(program, &self.table).await;
        let standing = self.twin.revision() as usize;
        if let Some(last) = entries.get(standing) {
            assert_eq!(last.action, self.sent, "what nobody heard of was at least sent");
            self.players[0].heard.push(last.clone());
            self.happened();
        }
        self.sent = None;
        assert_eq!(entries.len() as u64, self.twin.revision(), "nothing is lost, nothing is added");
        assert!(
            entries.iter().map(|entry| entry.revision).eq(1..=self.twin.revision()),
            "no gap, nothing twice"
        );
        for (at, player) in self.players.iter_mut().enumerate() {
            let entries = player.entries(program, &self.table).await;
            assert_eq!(entries[..player.heard.len()], player.heard, "what was heard is what is stored");
            assert!(entries.iter().map(known).eq(expected(&self.twin, at)), "both know what they may know");
            player.heard = entries;
            player.sit_again(program, &self.table).await;
        }
        self.is_as_it_should_be();
    }

    /// Makes connections anew on which much was said.
    pub async fn look_again(&mut self, program: &Program) {
        for player in self.players.iter_mut().filter(|player| player.socket.wishes >= BREATH) {
            player.sit_again(program, &self.table).await;
        }
        self.is_as_it_should_be();
    }

    /// The finished game as a file is the one that was played.
    pub async fn take_home(&self, program: &Program) {
        let path = format!("/api/tables/{}/game", self.table);
        let file = program.ask("GET", &path, &self.players[0].token, "").await;
        let record = Record::read(&file, &Edition::released).unwrap();
        assert!(record.audit().is_empty(), "today's rules agree");
        assert!(record.decisions() == self.twin.decisions(), "it is the game that was played");
        assert!(record.game().is_over());
    }

    /// What somebody heard happens beside, too.
    fn happened(&mut self) {
        let longest =
            self.players.iter().map(|player| &player.heard).max_by_key(|heard| heard.len()).unwrap();
        for entry in &longest[self.twin.revision() as usize..] {
            let action = Action::read(entry.action.as_ref().unwrap(), self.twin.edition()).unwrap();
            self.twin.act(Seat::new(entry.seat).unwrap(), action).unwrap();
            self.sent = None;
        }
    }

    fn is_as_it_should_be(&self) {
        for (at, player) in self.players.iter().enumerate() {
            assert_eq!(player.state.revision, self.twin.revision());
            let view = self.twin.game().view(Viewer::Seat(Seat::at(at)));
            let sheet = Sheet::seen(&view, self.twin.edition()).to_line();
            let value = |json: &str| serde_json::from_str::<Value>(json).unwrap();
            assert_eq!(value(player.state.view.get()), value(&sheet), "what seat {} sees", at + 1);
        }
    }
}

impl Player {
    async fn sit(program: &Program, table: &str, token: String) -> Player {
        let mut socket = program.sit(table, &token).await;
        let state = welcome(&mut socket).await;
        Player { token, socket, state, heard: Vec::new() }
    }

    async fn sit_again(&mut self, program: &Program, table: &str) {
        self.socket = program.sit(table, &self.token).await;
        self.state = welcome(&mut self.socket).await;
    }

    /// Waits for the next step; says whether there was one before the connection ended.
    async fn hear(&mut self) -> bool {
        while let Some(news) = self.socket.next().await {
            match news {
                News::Update { entry, state } => {
                    self.heard.push(entry);
                    self.state = *state;
                    return true;
                }
                News::Refused(refusal) => panic!("{refusal:?}"),
                _ => {}
            }
        }
        false
    }

    async fn entries(&self, program: &Program, table: &str) -> Vec<Entry> {
        let path = format!("/api/tables/{table}/entries");
        serde_json::from_str(&program.ask("GET", &path, &self.token, "").await).unwrap()
    }
}

async fn account(program: &Program) -> String {
    let account = program.json("POST", "/api/accounts", "", &json!({"name": "Gyrowetz"})).await;
    account["token"].as_str().unwrap().to_owned()
}

async fn welcome(socket: &mut Socket) -> State {
    match socket.next().await.expect("a welcome") {
        News::Welcome { state: Some(state), .. } => *state,
        news => panic!("{news:?} before the welcome"),
    }
}

/// An entry without its time.
type Known = (u64, u64, u8, Option<String>, Vec<String>);

fn known(entry: &Entry) -> Known {
    (entry.revision, entry.moment, entry.seat, entry.action.clone(), entry.events.clone())
}

/// What a seat must know of each decision.
fn expected(twin: &Record, seat: usize) -> impl Iterator<Item = Known> {
    let (names, viewer) = (twin.edition(), Viewer::Seat(Seat::at(seat)));
    twin.decisions().iter().map(move |decision| {
        let events = decision.events.iter().map(|event| event.seen_by(viewer).notation(names));
        let action = Some(decision.action.notation(names));
        (decision.revision, decision.revision, decision.seat.number(), action, events.collect())
    })
}
