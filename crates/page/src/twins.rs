//! For tests: a game in the page and the same game on a server.

use crate::{OwnGame, RemoteGame};
use edition::Edition;
use protocol::{Entry, SeatInfo, SeatKind, State, Status, TableInfo};
use record::Sheet;
use rules::{Seed, Setup};
use std::sync::Arc;
use table::{ActiveGame, Command, Sitter, Step, Table};
use vocab::{Seat, Viewer};

/// A game in the page and the same game on a server.
#[derive(Clone)]
pub struct Twins {
    /// The game in the page.
    pub here: OwnGame,
    /// The game on the server.
    pub live: ActiveGame,
    /// The steps as the server sends them to Anna.
    pub entries: Vec<Entry>,
}

/// The edition.
pub fn vienna() -> &'static Edition {
    Edition::vienna()
}

/// The seat of the person.
pub fn anna() -> Seat {
    Seat::at(0)
}

impl Twins {
    /// A new game of Anna and a bot.
    pub fn deal() -> Twins {
        let sitters = vec![Sitter::human("Anna"), Sitter::bot("allegro")];
        let here = Table::deal(&Setup::players(2), vienna(), Seed::from_number(8), sitters).unwrap();
        let live = ActiveGame::new(here.record(), 0);
        Twins { here: OwnGame::new(here), live, entries: Vec::new() }
    }

    /// One decision in both games.
    pub fn act(&mut self) {
        let seat = self.here.table().game().to_act().unwrap();
        let offers = self.here.table().offers(seat);
        let at = (self.here.table().moment() as usize * 7 + 3) % offers.now.len();
        let action = offers.now[at].action;
        self.here.command(seat, self.here.table().revision(), Command::Act(action)).unwrap();
        let step = self.live.command(seat, self.live.revision(), Command::Act(action)).unwrap();
        self.send(&step);
    }

    /// One undo in both games.
    pub fn undo(&mut self, seat: Seat) {
        self.here.command(seat, self.here.table().revision(), Command::Undo).unwrap();
        let step = self.live.command(seat, self.live.revision(), Command::Undo).unwrap();
        self.send(&step);
    }

    fn send(&mut self, step: &Step) {
        let (seat, action, events) = match step {
            Step::Act(decision) => {
                let seen = decision.events.iter().map(|event| event.seen_by(Viewer::Seat(anna())));
                let events = seen.map(|event| event.notation(vienna())).collect();
                (decision.seat, Some(decision.action.notation(vienna())), events)
            }
            Step::Undo { by, .. } => (*by, None, Vec::new()),
        };
        let (revision, moment) = (self.live.revision(), self.live.moment());
        self.entries.push(Entry { revision, moment, at: 0, seat: seat.number(), action, events });
    }

    /// Plays both games until Anna decides.
    pub fn until_anna(&mut self) {
        while self.here.table().game().to_act() != Some(anna()) {
            self.act();
        }
    }

    /// The game as the server shows it to Anna.
    pub fn state(&self) -> State {
        let view = Sheet::seen(&self.live.view(Viewer::Seat(anna())), vienna()).to_line();
        State {
            revision: self.live.revision(),
            moment: self.live.moment(),
            view: protocol::Sheet::new(view).unwrap(),
            options: Vec::new(),
            undo: self.live.can_undo(anna()),
            redo: self.live.can_redo(anna()),
        }
    }

    /// The game of a page that connects now.
    pub fn remote(&self) -> RemoteGame {
        RemoteGame::new(Arc::new(self.table()), &self.state(), vienna(), None).unwrap()
    }

    /// The table as the server describes it to Anna.
    pub fn table(&self) -> TableInfo {
        let seated = |by, name: &str, bot: Option<&str>| SeatInfo {
            by,
            name: name.into(),
            bot: bot.map(str::to_owned),
            present: true,
            clock: None,
        };
        TableInfo {
            id: "t".into(),
            status: Status::Playing,
            options: Default::default(),
            host_knows_seed: false,
            seats: vec![seated(SeatKind::Human, "Anna", None), seated(SeatKind::Bot, "", Some("allegro"))],
            you: Some(1),
            host: true,
            to_act: None,
            since: 0,
            round: 1,
            revision: self.live.revision(),
            moment: self.live.moment(),
            scores: vec![0, 0],
            watching: 0,
            request: None,
            rematch: None,
            commitment: self.here.table().record().commitment_hex(),
            edition: String::new(),
        }
    }
}
