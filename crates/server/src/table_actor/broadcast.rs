//! The messages of a table: their content for each viewer, and their recipients.

use super::{Clocks, Connection, Joined, Joining, OptionList, TableActor};
use crate::api_error::ApiError;
use crate::lobby_cache::CachedTable;
use crate::summary::Summary;
use crate::table_info::TableFacts;
use protocol::{Entry, ServerMessage, Sheet, State, TableInfo, Talk, TalkContent};
use std::collections::HashMap;
use std::sync::Arc;
use store::{ListedSeat, PlayerKey};
use table::{ActiveGame, Step};
use vocab::{Seat, Viewer};

/// How many lines of talk a new connection gets.
const TALK: u32 = 100;
/// With more connections than this, spectators who come and go are not announced.
const CROWD: usize = 40;

/// The viewer at a seat; without a seat, the audience.
pub fn viewer(seat: Option<u8>) -> Viewer {
    seat.and_then(Seat::new).map_or(Viewer::Audience, Viewer::Seat)
}

/// A step as a viewer sees it.
pub fn entry(
    step: &Step,
    revision: u64,
    moment: u64,
    at: i64,
    viewer: Viewer,
    edition: &edition::Edition,
) -> Entry {
    let (action, events) = match step {
        Step::Act(decision) => {
            let seen = decision.events.iter().map(|event| event.seen_by(viewer).notation(edition));
            (Some(decision.action.notation(edition)), seen.collect())
        }
        Step::Undo { .. } => (None, Vec::new()),
    };
    Entry { revision, moment, at, seat: step.seat().number(), action, events }
}

/// The game as the viewer at a seat sees it. This function encodes its position once.
pub fn state(game: &ActiveGame, seat: Option<u8>, options: OptionList) -> Result<State, ApiError> {
    let sheet = record::Sheet::seen(&game.view(viewer(seat)), game.edition());
    let own = seat.and_then(Seat::new);
    let options = match (own, options) {
        (Some(seat), OptionList::Included) => game.options(seat),
        (None, _) | (_, OptionList::Omitted) => Vec::new(),
    };
    Ok(State {
        revision: game.revision(),
        moment: game.moment(),
        view: Sheet::of(&sheet).map_err(|_| ApiError::Store)?,
        options: options.iter().map(|action| action.notation(game.edition())).collect(),
        undo: own.is_some_and(|seat| game.can_undo(seat)),
        redo: own.is_some_and(|seat| game.can_redo(seat)),
    })
}

/// Encodes a message.
pub fn encode(message: &ServerMessage) -> Arc<str> {
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Connection {
    /// Queues a message. False if the queue is full: then the connection is closed, and the client reconnects.
    fn send(&self, text: Arc<str>) -> bool {
        self.to.try_send(text).is_ok()
    }
}

impl TableActor {
    /// The table as a viewer at a seat sees it.
    pub(super) fn info(&self, player: Option<PlayerKey>, you: Option<u8>) -> TableInfo {
        let Clocks { asked, left, .. } = &self.clocks;
        let before = || Summary { since: *asked, left: left.clone(), ..Summary::default() };
        let seats = self.seats.iter().map(|row| ListedSeat {
            seat: row.seat,
            by: row.by,
            name: row.name.clone(),
            bot: row.bot.clone(),
        });
        let facts = TableFacts {
            id: self.id.clone(),
            status: self.row.status,
            options: self.options.clone(),
            host: self.row.host,
            seats: seats.collect(),
            undo_request: self.undo_request.clone(),
            rematch: self.rematch.clone(),
            present: self.present(),
            watching: self.watching(),
            summary: self.summary().unwrap_or_else(before),
        };
        facts.info(player, you)
    }

    /// The summary of the game, once it has begun.
    pub(super) fn summary(&self) -> Option<Summary> {
        let game = self.game.as_ref()?;
        Some(Summary::of(game, &self.clocks, &self.commitment, self.registry.downtime()))
    }

    /// The seats whose players are connected.
    fn present(&self) -> Vec<u8> {
        let mut present: Vec<u8> = self.connections.iter().filter_map(|connection| connection.seat).collect();
        present.sort_unstable();
        present.dedup();
        present
    }

    /// How many spectators are connected.
    fn watching(&self) -> u32 {
        self.connections.iter().filter(|connection| connection.seat.is_none()).count() as u32
    }

    /// Updates the entry of this table in the cache that lists read.
    pub(super) fn update_lobby_cache(&self) {
        let (present, watching, summary) = (self.present(), self.watching(), self.summary());
        self.registry.lobby_cache().insert(&self.id, CachedTable { present, watching, summary });
    }

    fn state(&self, seat: Option<u8>, options: OptionList) -> Option<Box<State>> {
        self.game.as_ref().and_then(|game| state(game, seat, options).ok()).map(Box::new)
    }

    /// Adds a connection and returns its welcome. The other connections are told that the player is connected.
    pub(super) async fn join(&mut self, joining: Joining) -> Result<Joined, ApiError> {
        let Joining { id, player, options, to } = joining;
        let seat = self.seat_of(player).await?;
        let talk = self.recent_talk().await?;
        let known = seat.is_some() && self.connections.iter().any(|connection| connection.seat == seat);
        self.connections.push(Connection { id, player, seat, options, to });
        self.update_lobby_cache();
        let table = Box::new(self.info(player, seat));
        let welcome = encode(&ServerMessage::Welcome { table, state: self.state(seat, options), talk });
        if !known && (seat.is_some() || self.connections.len() <= CROWD) {
            self.broadcast_table_except(Some(id));
        }
        let edition = self.game.as_ref().map(ActiveGame::edition);
        Ok(Joined { welcome, key: self.row.key, revision: self.revision(), seat, edition })
    }

    async fn recent_talk(&self) -> Result<Vec<Talk>, ApiError> {
        let rows = self.registry.store().talk(self.row.key, TALK).await?;
        let talk = rows.into_iter().filter_map(|row| {
            let told = serde_json::from_str(&row.told).ok()?;
            Some(Talk { id: row.id, at: row.at, seat: row.seat, moment: row.moment, told })
        });
        Ok(talk.collect())
    }

    /// Removes a closed connection.
    pub(super) fn disconnected(&mut self, id: u64) {
        let Some(at) = self.connections.iter().position(|connection| connection.id == id) else { return };
        let gone = self.connections.swap_remove(at);
        self.connections.shrink_to_fit();
        let still = gone.seat.is_some() && self.connections.iter().any(|other| other.seat == gone.seat);
        if !still && (gone.seat.is_some() || self.connections.len() <= CROWD) {
            self.broadcast_table();
        }
    }

    /// Sends a message to one connection.
    pub(super) fn send_to(&mut self, id: u64, text: Arc<str>) {
        self.connections.retain(|connection| connection.id != id || connection.send(text.clone()));
    }

    /// Sends the same message to every connection.
    fn send_all(&mut self, message: &ServerMessage) {
        let text = encode(message);
        self.connections.retain(|connection| connection.send(text.clone()));
    }

    /// Broadcasts the table as it is now.
    pub(super) fn broadcast_table(&mut self) {
        self.broadcast_table_except(None);
    }

    fn broadcast_table_except(&mut self, except: Option<u64>) {
        self.broadcast_each(except, |actor, connection| {
            let table = Box::new(actor.info(connection.player, connection.seat));
            ServerMessage::Table { table, state: None }
        });
    }

    /// Broadcasts the table and the game, because the game has begun or a seat has a new player.
    pub(super) fn broadcast_table_and_state(&mut self) {
        self.broadcast_each(None, |actor, connection| {
            let table = Box::new(actor.info(connection.player, connection.seat));
            ServerMessage::Table { table, state: actor.state(connection.seat, connection.options) }
        });
    }

    fn broadcast_each(
        &mut self,
        except: Option<u64>,
        message: impl Fn(&TableActor, &Connection) -> ServerMessage,
    ) {
        self.update_lobby_cache();
        let here = self.connections.iter().filter(|connection| Some(connection.id) != except);
        let late: Vec<u64> = here
            .filter(|connection| !connection.send(encode(&message(self, connection))))
            .map(|connection| connection.id)
            .collect();
        self.connections.retain(|connection| !late.contains(&connection.id));
    }

    /// Broadcasts a stored step. It is encoded once for each seat, with and without options.
    pub(super) fn broadcast_step(&mut self, step: &Step, at: i64) {
        self.update_lobby_cache();
        let Some(game) = &self.game else { return };
        let update = |seat: Option<u8>, options: OptionList| {
            let entry = entry(step, game.revision(), game.moment(), at, viewer(seat), game.edition());
            let state = state(game, seat, options).map(Box::new).ok()?;
            Some(encode(&ServerMessage::Update { entry, state }))
        };
        let mut updates: HashMap<(Option<u8>, OptionList), Option<Arc<str>>> = HashMap::new();
        self.connections.retain(|connection| {
            // A spectator has no options in any case.
            let options = connection.seat.map_or(OptionList::Omitted, |_| connection.options);
            let key = (connection.seat, options);
            let text = updates.entry(key).or_insert_with(|| update(connection.seat, options));
            text.clone().is_some_and(|text| connection.send(text))
        });
    }

    /// Stores and broadcasts a line of talk.
    pub(super) async fn post_talk(&mut self, seat: u8, told: TalkContent) -> Result<(), ApiError> {
        let (at, moment) = (crate::now(), self.moment());
        let json = serde_json::to_string(&told).map_err(|_| ApiError::Store)?;
        let id = self.registry.store().add_talk(self.row.key, at, seat, moment, &json).await?;
        self.send_all(&ServerMessage::Said { talk: Talk { id, at, seat, moment, told } });
        Ok(())
    }

    /// Sends `Bye` to every connection and closes it.
    pub(super) fn disconnect_all(&mut self) {
        self.send_all(&ServerMessage::Bye);
        self.connections.clear();
    }
}
