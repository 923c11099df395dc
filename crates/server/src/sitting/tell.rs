//! What a table tells, and to whom: everybody hears of everything, each as they may know it.

use super::{Connection, Joined, Joining, Sitting};
use crate::fault::Fault;
use crate::summary::{Glance, Summary};
use protocol::{Entry, News, Patron, Seated, Sheet, State, TableInfo, TableOptions, Talk, Told};
use std::collections::HashMap;
use std::sync::Arc;
use store::{By, PlayerKey, Status};
use table::{Live, Step};
use vocab::{Seat, Viewer};

/// So much talk is told to whoever comes.
const TALK: u32 = 100;
/// With more connections than this, those who only watch come and go without a word to all.
const CROWD: usize = 40;

/// Who looks from this seat.
pub fn viewer(seat: Option<u8>) -> Viewer {
    seat.and_then(Seat::new).map_or(Viewer::Audience, Viewer::Seat)
}

/// A step as somebody may know it.
pub fn entry(
    step: &Step,
    revision: u64,
    moment: u64,
    at: i64,
    viewer: Viewer,
    names: &edition::Edition,
) -> Entry {
    let (seat, action, events) = match step {
        Step::Act(decision) => {
            let seen = decision.events.iter().map(|event| event.seen_by(viewer).notation(names));
            (decision.seat, Some(decision.action.notation(names)), seen.collect())
        }
        Step::Undo { by, .. } => (*by, None, Vec::new()),
    };
    Entry { revision, moment, at, seat: seat.number(), action, events }
}

/// The game as somebody may see it.
pub fn state(live: &Live, seat: Option<u8>) -> Result<State, Fault> {
    let view = live.view(viewer(seat));
    let sheet = record::Sheet::seen(&view, live.edition());
    let own = seat.and_then(Seat::new);
    Ok(State {
        revision: live.revision(),
        moment: live.moment(),
        view: Sheet::of(&sheet).map_err(|_| Fault::Store)?,
        options: own.map(|seat| live.options(seat)).unwrap_or_default(),
        undo: own.is_some_and(|seat| live.can_undo(seat)),
        redo: own.is_some_and(|seat| live.can_redo(seat)),
    })
}

/// A message as it goes over the wire.
pub fn written(news: &News) -> Arc<str> {
    serde_json::to_string(news).unwrap_or_default().into()
}

impl Connection {
    /// Whoever does not keep up is let go: they come back and catch up.
    fn tell(&self, text: Arc<str>) -> bool {
        self.to.try_send(text).is_ok()
    }
}

impl Sitting {
    /// The table for somebody who looks from a seat.
    pub(super) fn info(&self, player: Option<PlayerKey>, you: Option<u8>) -> TableInfo {
        let over = self.row.status == Status::Over;
        let seed = self.options.seed.clone();
        let live = self.live.as_ref();
        let to_act = live.and_then(Live::to_act);
        let now = crate::now();
        let seats = self.seats.iter().enumerate().map(|(at, row)| Seated {
            by: patron(row.by),
            name: row.name.clone(),
            bot: row.bot.clone(),
            present: self.connections.iter().any(|connection| connection.seat == Some(row.seat)),
            clock: self.times.left(at, to_act.is_some_and(|seat| seat.index() == at), now),
        });
        TableInfo {
            id: self.id.clone(),
            status: status(self.row.status),
            host_knows_seed: seed.is_some(),
            options: TableOptions { seed: seed.filter(|_| over), ..self.options.clone() },
            seats: seats.collect(),
            you,
            host: player.is_some() && player == self.row.host,
            to_act: to_act.map(Seat::number),
            since: self.times.asked,
            round: live.map_or(0, Live::round),
            revision: live.map_or(0, Live::revision),
            moment: live.map_or(0, Live::moment),
            scores: live.map(Live::scores).unwrap_or_default(),
            watching: self.watching(),
            request: self.request.clone(),
            commitment: self.commitment.clone(),
            edition: self.edition_hash(),
        }
    }

    /// How the game stands, once it has begun.
    pub(super) fn summary(&self) -> Option<Summary> {
        let live = self.live.as_ref()?;
        Some(Summary::of(live, &self.times, &self.commitment, self.hall.without_server()))
    }

    /// Shows the table as it is now to whoever makes a list.
    pub(super) fn show(&self) {
        let mut present: Vec<u8> = self.connections.iter().filter_map(|connection| connection.seat).collect();
        present.sort_unstable();
        present.dedup();
        let glance = Glance { present, watching: self.watching(), summary: self.summary() };
        self.hall.glances().show(&self.id, glance);
    }

    fn watching(&self) -> u32 {
        self.connections.iter().filter(|connection| connection.seat.is_none()).count() as u32
    }

    fn edition_hash(&self) -> String {
        let played = || self.live.as_ref().map_or(edition::Edition::vienna(), Live::edition).hash_hex();
        self.options.edition.clone().unwrap_or_else(played)
    }

    fn state(&self, seat: Option<u8>) -> Option<Box<State>> {
        self.live.as_ref().and_then(|live| state(live, seat).ok()).map(Box::new)
    }

    /// Somebody comes: they are told everything, and the others that they are here.
    pub(super) async fn join(&mut self, joining: Joining) -> Result<Joined, Fault> {
        let seat = self.seat_of(joining.player).await?;
        let rows = self.hall.store().talk(self.row.key, TALK).await?;
        let talk = rows.into_iter().filter_map(|row| {
            let told = serde_json::from_str(&row.told).ok()?;
            Some(Talk { id: row.id, at: row.at, seat: row.seat, moment: row.moment, told })
        });
        let talk = talk.collect();
        let known = self.connections.iter().any(|connection| connection.seat == seat && seat.is_some());
        let Joining { id, player, to } = joining;
        self.connections.push(Connection { id, player, seat, to });
        self.show();
        let table = Box::new(self.info(player, seat));
        let welcome = written(&News::Welcome { table, state: self.state(seat), talk });
        self.tell_to(id, welcome);
        let live = self.live.as_ref();
        let joined = Joined {
            key: self.row.key,
            revision: live.map_or(0, Live::revision),
            seat,
            edition: live.map(Live::edition),
        };
        if !known && (seat.is_some() || self.connections.len() <= CROWD) {
            self.tell_table_but(Some(id));
        }
        Ok(joined)
    }

    pub(super) fn gone(&mut self, id: u64) {
        let Some(at) = self.connections.iter().position(|connection| connection.id == id) else { return };
        let gone = self.connections.swap_remove(at);
        self.connections.shrink_to_fit();
        let still = self.connections.iter().any(|other| other.seat == gone.seat && other.seat.is_some());
        if !still && (gone.seat.is_some() || self.connections.len() <= CROWD) {
            self.tell_table();
        }
    }

    /// Tells one connection.
    pub(super) fn tell_to(&mut self, id: u64, text: Arc<str>) {
        self.connections.retain(|connection| connection.id != id || connection.tell(text.clone()));
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&mut self, news: &News) {
        let text = written(news);
        self.connections.retain(|connection| connection.tell(text.clone()));
    }

    /// Tells everybody how the table is now.
    pub(super) fn tell_table(&mut self) {
        self.tell_table_but(None);
    }

    fn tell_table_but(&mut self, but: Option<u64>) {
        self.tell_each(but, |sitting, connection| {
            let table = Box::new(sitting.info(connection.player, connection.seat));
            News::Table { table, state: None }
        });
    }

    /// Tells everybody that the game begins.
    pub(super) fn tell_begin(&mut self) {
        self.tell_each(None, |sitting, connection| {
            let table = Box::new(sitting.info(connection.player, connection.seat));
            News::Table { table, state: sitting.state(connection.seat) }
        });
    }

    fn tell_each(&mut self, but: Option<u64>, news: impl Fn(&Sitting, &Connection) -> News) {
        self.show();
        let here = self.connections.iter().filter(|connection| Some(connection.id) != but);
        let late: Vec<u64> = here
            .filter(|connection| !connection.tell(written(&news(self, connection))))
            .map(|connection| connection.id)
            .collect();
        self.connections.retain(|connection| !late.contains(&connection.id));
    }

    /// Tells everybody of a step that is stored, each as they may know it.
    pub(super) fn tell_update(&mut self, step: &Step, at: i64) {
        self.show();
        let Some(live) = &self.live else { return };
        let mut texts: HashMap<Option<u8>, Arc<str>> = HashMap::new();
        let update = |seat: Option<u8>| {
            let entry = entry(step, live.revision(), live.moment(), at, viewer(seat), live.edition());
            let state = state(live, seat).map(Box::new).ok()?;
            Some(written(&News::Update { entry, state }))
        };
        let connections = &mut self.connections;
        connections.retain(|connection| {
            let text = match texts.get(&connection.seat) {
                Some(text) => Some(text.clone()),
                None => update(connection.seat).inspect(|text| {
                    texts.insert(connection.seat, text.clone());
                }),
            };
            text.is_some_and(|text| connection.tell(text))
        });
    }

    /// Keeps and tells what was said, or done beside the game.
    pub(super) async fn beside(&mut self, seat: u8, told: Told) -> Result<(), Fault> {
        let at = crate::now();
        let moment = self.live.as_ref().map_or(0, Live::moment);
        let json = serde_json::to_string(&told).map_err(|_| Fault::Store)?;
        let id = self.hall.store().add_talk(self.row.key, at, seat, moment, &json).await?;
        self.tell_all(&News::Said { talk: Talk { id, at, seat, moment, told } });
        Ok(())
    }

    pub(super) fn tell_bye(&mut self) {
        self.tell_all(&News::Bye);
        self.connections.clear();
    }
}

/// Who sits there, in the words of the protocol.
pub fn patron(by: By) -> Patron {
    match by {
        By::Open => Patron::Open,
        By::Human => Patron::Human,
        By::Bot => Patron::Bot,
        By::Account => Patron::Account,
        By::Soloist => Patron::Soloist,
    }
}

/// Where a table is in its life, in the words of the protocol.
pub fn status(status: Status) -> protocol::Status {
    match status {
        Status::Waiting => protocol::Status::Waiting,
        Status::Playing => protocol::Status::Playing,
        Status::Over => protocol::Status::Over,
    }
}
