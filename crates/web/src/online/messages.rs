//! Handles the messages of a server about a table.

use super::connection::edition_of;
use super::{ConnectionState, api};
use crate::app::{App, Notice};
use crate::browser;
use leptos::prelude::*;
use leptos::task::spawn_local;
use page::clocks::Clocks;
use page::draft::Draft;
use page::editions::known_edition;
use page::remote_game::Sync;
use page::scene::name_of;
use page::table_info::sitters;
use page::{Page, RemoteGame, ReplayGame, Sitting};
use protocol::{ClientMessage, Entry, Refusal, ServerMessage, State, Status, TableInfo};
use record::Record;
use std::sync::Arc;
use table::Table;
use texts::{Lang, t};
use vocab::{Action, Seat};

impl App {
    /// Joins a table on the server, unless the page is already there.
    pub(crate) fn join(&self, id: &str) {
        if self.table_id().as_deref() == Some(id) {
            return;
        }
        // From one table to another, as to a rematch.
        self.leave_server();
        self.clear();
        self.online.connection.update_value(|connection| connection.id = Some(id.to_owned()));
        self.online.noted.set(crate::storage::noted(id));
        self.online.state.set(ConnectionState::Connecting);
        self.connect();
    }

    /// Leaves the table on the server, if the page is at one. The person keeps the seat.
    pub fn leave_server(&self) {
        if self.table_id().is_none() {
            return;
        }
        self.disconnect();
        self.online.connection.update_value(|connection| connection.id = None);
        self.online.table.set(None);
        self.online.talk.set(Vec::new());
        self.online.state.set(ConnectionState::Off);
        self.online.devices.set(None);
        self.online.new_device.set(false);
        self.online.window.set(false);
        self.online.leaving.set_value(false);
        self.online.sent.set(false);
        self.online.asking.set(false);
        self.online.clocks.set(Clocks::default());
        self.clear();
    }

    pub(crate) fn on_message(&self, news: ServerMessage) {
        match news {
            ServerMessage::Welcome { table, state, talk } => {
                self.on_connected();
                self.online.sent.set(false);
                self.set_table(*table);
                self.watch_devices(&talk, self.my_seat().map(Seat::number));
                self.online.talk.set(talk);
                if let Some(state) = state {
                    self.begin_remote(&state);
                }
            }
            ServerMessage::Past { entry } => self.follow(Some(&entry), |game| game.past_step(&entry)),
            ServerMessage::Update { entry, state } => {
                if entry.revision >= self.online.expected.get_value() {
                    self.online.sent.set(false);
                }
                self.follow(Some(&entry), |game| game.update(&entry, &state));
            }
            ServerMessage::Table { table, state } => {
                let seat = self.my_seat();
                self.set_table(*table);
                let playing = self.with_remote(|_| ()).is_some();
                match state {
                    // The seat has changed. The server sends the view of the new seat only to a new connection.
                    _ if playing && seat != self.my_seat() => self.connect(),
                    // The steps since the beginning are sent only to a new connection.
                    Some(state) if state.revision > 0 && !playing => self.connect(),
                    Some(state) => self.begin_remote(&state),
                    None => {}
                }
            }
            ServerMessage::Said { talk } => self.on_talk(talk),
            ServerMessage::Refused(refusal) => self.on_refusal(&refusal),
            ServerMessage::Announced { text } => self.announce(Some(text)),
            ServerMessage::Bye => self.on_disconnect(),
        }
    }

    /// Sends commands of the game, each for the revision after the one before. Nothing is shown before the server has
    /// answered all of them, and nothing else is sent until then.
    pub(crate) fn send_commands(&self, wishes: Vec<ClientMessage>) {
        if self.online.sent.get_untracked() || !wishes.iter().all(|wish| self.send(wish)) {
            return;
        }
        let now = self.with_remote(RemoteGame::revision).unwrap_or_default();
        self.online.expected.set_value(now + wishes.len() as u64);
        self.online.sent.set(true);
        self.online.wish.set_value(wishes.into_iter().last());
    }

    /// Handles the refusal of a command. If it was one of several, those after it are refused too, and only the first
    /// refusal is told. What was carried out before it is shown.
    fn on_refusal(&self, refusal: &Refusal) {
        let rest = !self.online.sent.get_untracked() && matches!(refusal, Refusal::Stale { .. });
        self.online.expected.set_value(0);
        self.online.sent.set(false);
        if !rest {
            self.show();
            self.notify_refusal(refusal);
        }
    }

    /// Calls a function with the game on the server, if one is played.
    pub(crate) fn with_remote<T>(&self, look: impl FnOnce(&RemoteGame) -> T) -> Option<T> {
        self.sitting.with_value(|sitting| Some(look(sitting.as_ref()?.remote()?)))
    }

    fn update_remote<T>(&self, change: impl FnOnce(&mut RemoteGame) -> T) -> Option<T> {
        self.sitting.try_update_value(|sitting| Some(change(sitting.as_mut()?.remote_mut()?))).flatten()
    }

    fn is_replay(&self) -> bool {
        self.sitting.with_value(|sitting| matches!(sitting, Some(Sitting::Replay(_))))
    }

    /// My seat at the table on the server.
    pub fn my_seat(&self) -> Option<Seat> {
        self.online.table.with_untracked(|table| table.as_ref()?.you.and_then(Seat::new))
    }

    fn set_table(&self, table: TableInfo) {
        self.notify_lost_seat(self.online.table.get_untracked().as_deref(), &table);
        let (table, now) = (Arc::new(table), browser::now());
        self.online.now.set(now);
        self.online.clocks.set(Clocks::of(&table, now));
        self.online.table.set(Some(table.clone()));
        self.announce_sat();
        if table.status == Status::Over {
            self.fetch_game();
        }
        if self.update_remote(|game| game.set_table(table)) == Some(true) {
            self.show();
        }
    }

    /// Notifies the person that they have lost their seat, unless they left it.
    fn notify_lost_seat(&self, before: Option<&TableInfo>, now: &TableInfo) {
        let lost =
            before.is_some_and(|before| before.id == now.id && before.you.is_some() && now.you.is_none());
        if lost && !self.online.leaving.get_value() {
            let lang = self.settings.with_untracked(|settings| settings.lang());
            self.notice.set(Some(Notice::Fault(t::online_seat_lost(lang))));
        }
        if now.you.is_none() {
            self.online.leaving.set_value(false);
            self.online.devices.set(None);
            self.online.new_device.set(false);
        }
    }

    /// Begins a game, or updates it after a reconnect.
    fn begin_remote(&self, state: &State) {
        if self.is_replay() {
            return;
        }
        if self.with_remote(|_| ()).is_some() {
            return self.follow(None, |game| game.welcome(state));
        }
        let Some(table) = self.online.table.get_untracked() else { return };
        let Some(edition) = edition_of(&table.edition) else { return };
        let seen = self.online.noted.with_untracked(|noted| noted.moment);
        let game = RemoteGame::new(table, state, edition, seen);
        self.sitting.set_value(game.map(|game| Sitting::Remote(Box::new(game))));
        if state.revision == 0 {
            self.follow(None, |_| Sync::Complete);
        }
    }

    /// Applies a message to the game, then shows the game if it is complete.
    fn follow(&self, entry: Option<&Entry>, change: impl FnOnce(&mut RemoteGame) -> Sync) {
        match self.update_remote(change) {
            None | Some(Sync::Incomplete) => return,
            Some(Sync::Gap) => return self.connect(),
            Some(Sync::Complete) => {}
        }
        // More steps of the same command follow.
        if entry.is_some() && self.online.sent.get_untracked() {
            return;
        }
        let moment = self.with_remote(RemoteGame::moment);
        let shown = self.scene.with_untracked(|scene| scene.as_ref().map(|scene| scene.last));
        // After a reconnect without new steps the person keeps their draft.
        if entry.is_some() || shown != moment {
            self.draft.set(Draft::Nothing);
        }
        // The moment that is shown may have been undone.
        let knows = |moment: u64| self.with_remote(|game| game.knows(moment)) == Some(true);
        if self.past.get_untracked().is_some_and(|past| !knows(past)) {
            self.past.set(None);
        }
        self.show();
        let next = self.with_remote(RemoteGame::to_act).flatten();
        self.online.clocks.update(|clocks| clocks.pass(next.map(Seat::index), browser::now()));
        match entry {
            Some(Entry { action: None, seat, .. }) => self.announce_undo(*seat),
            Some(_) => self.announce_last_step(),
            None => {}
        }
        self.note_moment();
        if self.with_remote(RemoteGame::is_over) == Some(true) {
            self.fetch_game();
        }
    }

    fn announce_undo(&self, seat: u8) {
        let lang = self.settings.with_untracked(|settings| settings.lang());
        let name = self.seat_name(lang, seat);
        self.said.set(t::online_taken_back(lang, name));
    }

    /// The name of a seat at the table on the server, counted from 1.
    pub(crate) fn seat_name(&self, lang: Lang, seat: u8) -> String {
        let sitters =
            self.online.table.with_untracked(|table| table.as_deref().map(sitters)).unwrap_or_default();
        Seat::new(seat).map(|seat| name_of(&sitters, lang, seat)).unwrap_or_default()
    }

    /// Stores the last moment that the person saw, for the recap when they come back.
    pub(crate) fn note_moment(&self) {
        let moment = self.with_remote(RemoteGame::moment);
        if moment.is_some() && !browser::is_hidden() {
            self.note(|noted| noted.moment = moment);
        }
    }

    /// Asks the server for an earlier moment, and shows it unless the game has changed meanwhile.
    pub(crate) fn fetch_moment(&self, moment: u64) {
        let Some(id) = self.table_id() else { return };
        let (app, revision) = (*self, self.with_remote(RemoteGame::revision));
        spawn_local(async move {
            let state = api::get_text(&format!("api/tables/{id}/view?moment={moment}")).await;
            let state = state.ok().and_then(|text| serde_json::from_str::<State>(&text).ok());
            let unchanged = revision.is_some() && app.with_remote(RemoteGame::revision) == revision;
            let Some(state) = state.filter(|_| unchanged) else { return };
            app.update_remote(|game| game.add_moment(moment, state.view.get()));
            app.show_moment(Some(moment));
        });
    }

    /// Fetches the whole finished game. Nothing in it is secret any more.
    fn fetch_game(&self) {
        let Some(id) = self.table_id().filter(|_| !self.is_replay()) else { return };
        let app = *self;
        spawn_local(async move {
            let Ok(file) = api::get_text(&format!("api/tables/{id}/game")).await else { return };
            let Ok(record) = Record::read(&file, &known_edition) else { return };
            let table = app.online.table.get_untracked().filter(|table| table.id == id);
            if let Some(table) = table.filter(|_| !app.is_replay()) {
                app.begin_replay(id, record, &table);
            }
        });
    }

    fn begin_replay(&self, id: String, record: Record, table: &TableInfo) {
        let mut seated = Table::seated(record, sitters(table));
        self.online.noted.with_untracked(|noted| noted.add_notes_to(&mut seated));
        let game = ReplayGame::new(seated, &table.commitment);
        self.sitting.set_value(Some(Sitting::Replay(Box::new(game))));
        self.game_id.set(id);
        self.past.set(None);
        let mine = table.you.and_then(Seat::new);
        if mine.is_some() {
            self.remember_game(mine);
        }
        let eyes = mine.unwrap_or(Seat::at(0));
        self.replay.update(|replay| replay.seat = Some(eyes));
        self.show();
        if let Page::Online(_, moment @ Some(_), seat) = self.page.get_untracked() {
            self.look_at(moment, seat);
        }
    }

    /// Shows why the server refused a command.
    fn notify_refusal(&self, refusal: &Refusal) {
        let lang = self.settings.with_untracked(|settings| settings.lang());
        let text = self.why_illegal(lang, refusal);
        let text = text.unwrap_or_else(|| t::online_refused(lang, refusal.code()));
        self.notice.set(Some(Notice::Fault(text)));
    }

    /// The reason in the reader's language, if the rules in the page refuse the action, too.
    fn why_illegal(&self, lang: Lang, refusal: &Refusal) -> Option<String> {
        let (Refusal::Illegal { .. }, Some(ClientMessage::Act { action, .. })) =
            (refusal, self.online.wish.get_value())
        else {
            return None;
        };
        let scene = self.scene.get_untracked()?;
        let action = Action::read(&action, scene.edition()).ok()?;
        let illegal = scene.game.check(scene.me, action).err()?;
        Some(scene.words(lang, |words| words.illegal(&illegal)))
    }
}
