//! Writes tables with arbitrary positions directly into a store, with accounts that hold their seats.

use crate::guest::Guest;
use crate::place::Place;
use protocol::SeatKind;
use record::{Decision, Record};
use rules::{Game, Luck, Seed, Setup};
use sha2::{Digest, Sha256};
use std::path::Path;
use std::time::UNIX_EPOCH;
use store::{Durability, Holder, NewSeat, NewTable, PlayerKey, SeatRow, Store, TableKey};
use table::Step;
use tempfile::TempDir;
use vocab::{Seat, Viewer};

/// A store that is being filled, with an account for each seat.
pub struct Worlds {
    data: TempDir,
    store: Store,
    players: Vec<PlayerKey>,
}

/// The client of a viewer: the account that holds the seat at every table, or a spectator.
pub fn holder(viewer: Viewer) -> Guest {
    match viewer {
        Viewer::Seat(seat) => Guest::with_token(&token(seat)),
        Viewer::Audience => Guest::new(),
    }
}

fn token(seat: Seat) -> String {
    format!("the token of seat {seat}")
}

impl Worlds {
    pub async fn new() -> Worlds {
        let data = tempfile::tempdir().unwrap();
        let store = open(data.path()).await;
        // Sessions with an old date would be removed as unused.
        let now = UNIX_EPOCH.elapsed().unwrap().as_millis() as i64;
        let mut players = Vec::new();
        for seat in (1..=4).filter_map(Seat::new) {
            let hash = Sha256::digest(token(seat)).into();
            players.push(store.new_player(&hash, "", true, now).await.unwrap());
        }
        Worlds { data, store, players }
    }

    /// Adds a table with a game at this position.
    pub async fn add(&self, id: &str, game: &Game, seed: Seed) {
        self.add_with(id, game, seed, "{}").await;
    }

    /// Adds a table with options and returns its key.
    pub async fn add_with(&self, id: &str, game: &Game, seed: Seed, options: &str) -> TableKey {
        let rows = game.seats().map(|seat| {
            let by = if game.is_soloist(seat) { SeatKind::Soloist } else { SeatKind::Account };
            let row = SeatRow { seat: seat.number(), by, name: String::new(), bot: None, shut: false };
            NewSeat { row, host_holds: false, invitation: None }
        });
        let table = NewTable {
            options: options.to_owned(),
            seats: rows.collect(),
            ..plain_table(id, self.players[0], 0)
        };
        let key = self.store.create_table(&table).await.unwrap();
        for seat in game.seats().filter(|seat| !game.is_soloist(*seat)) {
            let (number, player) = (seat.number(), self.players[seat.index()]);
            let row =
                SeatRow { seat: number, by: SeatKind::Account, name: String::new(), bot: None, shut: false };
            let holder = Holder { player, device: String::new(), since: 0 };
            self.store.take_seat(key, &row, holder, None).await.unwrap();
        }
        self.store.begin(key, &Record::from_position(*game, seed).write(), 0).await.unwrap();
        key
    }

    /// Adds a step, taken `at` milliseconds after the beginning of the game.
    pub async fn step(&self, table: TableKey, decision: &Decision, at: i64) {
        let line = Step::Act(decision.clone()).write(edition::Edition::vienna());
        self.store.append(table, decision.moment, at, line).await.unwrap();
    }

    /// Starts a server on this store.
    pub async fn open(self) -> Place {
        self.store.close().await;
        drop(self.store);
        Place::on(self.data, |_| {}).await
    }
}

/// A table without seats.
pub fn plain_table(id: &str, host: PlayerKey, created: i64) -> NewTable {
    NewTable {
        id: id.to_owned(),
        host,
        public: false,
        options: "{}".to_owned(),
        device: String::new(),
        created,
        made_from: None,
        bots_only: false,
        seats: Vec::new(),
        edition: None,
    }
}

async fn open(folder: &Path) -> Store {
    Store::open(folder, Durability::Normal).await.unwrap()
}

/// Every position of a game with random decisions.
pub fn random_game(setup: &Setup, seed: Seed) -> Vec<Game> {
    let mut record = Record::deal(setup, edition::Edition::vienna(), seed).unwrap();
    let (mut moments, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = record.game().to_act() {
        moments.push(*record.game());
        record.game().legal(&mut legal);
        let at = seed.dice(u64::MAX - record.moment()).below(legal.len() as u32);
        record.act(seat, legal[at as usize].action()).unwrap();
    }
    moments.push(*record.game());
    moments
}
