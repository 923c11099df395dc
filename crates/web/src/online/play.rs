//! Sitting at a table on a server: what it tells is shown, what the person wants is sent.

use super::clock::Clocks;
use super::stage::{Heard, Stage, sitters};
use super::{Link, api};
use crate::app::{App, Notice, Page};
use crate::browser;
use crate::draft::Draft;
use crate::local::find_edition;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Entry, News, Refusal, State, Status, TableInfo, Wish};
use record::Record;
use std::sync::Arc;
use table::Table;
use texts::{Lang, t};
use vocab::{Action, Seat, Viewer};

impl App {
    /// Goes to a table on the server, unless the page is there.
    pub(crate) fn join(&self, id: &str) {
        if self.table_id().as_deref() == Some(id) {
            return;
        }
        self.clear();
        self.online.wire.update_value(|wire| wire.id = Some(id.to_owned()));
        self.online.noted.set(crate::storage::noted(id));
        self.online.link.set(Link::Coming);
        self.connect();
    }

    /// Leaves the table on the server, if the page is at one; the seat stays.
    pub fn part(&self) {
        if self.table_id().is_none() {
            return;
        }
        self.cut();
        self.online.wire.update_value(|wire| wire.id = None);
        self.online.edition.set_value(None);
        self.online.stage.set_value(None);
        self.online.table.set(None);
        self.online.talk.set(Vec::new());
        self.online.link.set(Link::Off);
        self.online.devices.set(None);
        self.online.new_device.set(false);
        self.online.window.set(false);
        self.online.leaving.set_value(false);
        self.online.finished.set(false);
        self.online.sent.set(false);
        self.online.clocks.set(Clocks::default());
        self.clear();
    }

    /// Hears what the table tells.
    pub(crate) fn hear(&self, news: News) {
        match news {
            News::Welcome { table, state, talk } => {
                self.is_connected();
                self.online.sent.set(false);
                self.seat_all(*table);
                self.watch_devices(&talk, self.my_seat_there().map(Seat::number));
                self.online.talk.set(talk);
                if let Some(state) = state {
                    self.begin_there(&state);
                }
            }
            News::Past { entry } => self.follow(Some(&entry), |stage| stage.past(&entry)),
            News::Update { entry, state } => {
                self.online.sent.set(false);
                self.follow(Some(&entry), |stage| stage.update(&entry, &state));
            }
            News::Table { table, state } => {
                let you = self.my_seat_there();
                self.seat_all(*table);
                match state {
                    // Other eyes see other things.
                    _ if self.is_away() && you != self.my_seat_there() => self.connect(),
                    // What was done since the game began is told when one asks for it.
                    Some(state) if state.revision > 0 && !self.is_away() => self.connect(),
                    Some(state) => self.begin_there(&state),
                    None => {}
                }
            }
            News::Said { talk } => self.hear_talk(talk),
            News::Refused(refusal) => {
                self.online.sent.set(false);
                self.tell_refusal(&refusal);
            }
            News::Announced { text } => self.announce(Some(text)),
            News::Bye => self.lose(),
        }
    }

    /// Asks the table for something about the game; nothing is shown before it answers. While an answer is on its
    /// way nothing else is asked.
    pub(crate) fn wish(&self, wish: Wish) {
        if !self.online.sent.get_untracked() && self.send(&wish) {
            self.online.sent.set(true);
            self.online.wish.set_value(Some(wish));
        }
    }

    /// The revision that a wish names.
    pub(crate) fn revision_there(&self) -> u64 {
        self.online.stage.with_value(|stage| stage.as_ref().map_or(0, Stage::revision))
    }

    /// My seat at the table on the server.
    pub fn my_seat_there(&self) -> Option<Seat> {
        self.online.table.with_untracked(|table| table.as_ref()?.you.and_then(Seat::new))
    }

    /// Who sits here, and how the clocks stand.
    fn seat_all(&self, table: TableInfo) {
        let seats = |table: &TableInfo| {
            let bots = table.seats.iter().map(|seated| seated.bot.clone()).collect::<Vec<_>>();
            (sitters(table), bots)
        };
        let before = self.online.table.get_untracked();
        self.tell_lost_seat(before.as_deref(), &table);
        let same = before.as_deref().map(seats) == Some(seats(&table));
        let over = table.status == Status::Over;
        self.online.now.set(browser::now());
        self.online.clocks.set(Clocks::of(&table, browser::now()));
        self.online.table.set(Some(Arc::new(table)));
        if over {
            self.fetch_game();
        }
        if !same && self.is_away() {
            self.show();
        }
    }

    /// Tells whoever had a seat here a moment ago and has it no longer, unless they left it.
    fn tell_lost_seat(&self, before: Option<&TableInfo>, now: &TableInfo) {
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

    /// A game begins, or is met again.
    fn begin_there(&self, state: &State) {
        let viewer = self.my_seat_there().map_or(Viewer::Audience, Viewer::Seat);
        if self.is_away() {
            return self.follow(None, |stage| stage.welcome(state, viewer));
        }
        let Some(edition) = self.online.edition.get_value() else { return };
        if self.online.finished.get_untracked() {
            return;
        }
        let seen = self.online.noted.with_untracked(|noted| noted.moment);
        self.online.stage.set_value(Stage::new(state, viewer, edition, seen));
        if state.revision == 0 {
            self.follow(None, |_| Heard::All);
        }
    }

    /// Takes a step in, then shows it.
    fn follow(&self, entry: Option<&Entry>, change: impl FnOnce(&mut Stage) -> Heard) {
        let heard = self.online.stage.try_update_value(|stage| stage.as_mut().map(change)).flatten();
        match heard {
            None | Some(Heard::More) => return,
            Some(Heard::Gap) => return self.connect(),
            Some(Heard::All) => {}
        }
        // After a mere loss of the connection whoever was about to choose something still is.
        let moment = self.online.stage.with_value(|stage| stage.as_ref().map(Stage::moment));
        let shown = self.scene.with_untracked(|scene| scene.as_ref().map(|scene| scene.last));
        if entry.is_some() || shown != moment {
            self.draft.set(Draft::Nothing);
        }
        // A moment that was taken back cannot be looked at.
        if self.past.get_untracked().is_some_and(|past| !self.knows(past)) {
            self.past.set(None);
        }
        self.show();
        let next = self.online.stage.with_value(|stage| stage.as_ref().and_then(Stage::to_act));
        self.online.clocks.update(|clocks| clocks.pass(next.map(Seat::index), browser::now()));
        match entry {
            Some(Entry { action: None, seat, .. }) => self.tell_taken_back(*seat),
            Some(_) => self.tell_last(),
            None => {}
        }
        self.note_moment();
        if self.online.stage.with_value(|stage| stage.as_ref().is_some_and(Stage::is_over)) {
            self.fetch_game();
        }
    }

    fn tell_taken_back(&self, seat: u8) {
        let lang = self.settings.with_untracked(|settings| settings.lang());
        let name = self.name_there(lang, seat);
        self.said.set(t::online_taken_back(lang, name));
    }

    /// What a seat of the table on the server is called, counted from 1.
    pub(crate) fn name_there(&self, lang: Lang, seat: u8) -> String {
        let sitters =
            self.online.table.with_untracked(|table| table.as_deref().map(sitters)).unwrap_or_default();
        Seat::new(seat).map(|seat| crate::scene::name_of(&sitters, lang, seat)).unwrap_or_default()
    }

    /// Remembers what was seen, for when the person comes back.
    pub(crate) fn note_moment(&self) {
        let moment = self.online.stage.with_value(|stage| stage.as_ref().map(Stage::moment));
        if moment.is_some() && !browser::is_hidden() {
            self.note(|noted| noted.moment = moment);
        }
    }

    fn knows(&self, moment: u64) -> bool {
        self.online.stage.with_value(|stage| stage.as_ref().is_some_and(|stage| stage.knows(moment)))
    }

    /// Shows an earlier moment of the game on the server, which tells how it looked.
    pub(crate) fn fetch_moment(&self, moment: u64) {
        if self.knows(moment) {
            return self.show_moment(Some(moment));
        }
        let Some(id) = self.table_id() else { return };
        let (app, revision) = (*self, self.revision_there());
        spawn_local(async move {
            let state = api::get_text(&format!("api/tables/{id}/view?moment={moment}")).await;
            let state = state.ok().and_then(|text| serde_json::from_str::<State>(&text).ok());
            let Some(state) = state.filter(|_| app.is_away() && app.revision_there() == revision) else {
                return;
            };
            app.online.stage.update_value(|stage| {
                if let Some(stage) = stage {
                    stage.remember(moment, state.view.get());
                }
            });
            app.show_moment(Some(moment));
        });
    }

    /// The game is over: nothing of it is a secret any more, and it can be looked at like one of the page's own.
    fn fetch_game(&self) {
        let Some(id) = self.table_id().filter(|_| !self.online.finished.get_untracked()) else { return };
        let app = *self;
        spawn_local(async move {
            let Ok(file) = api::get_text(&format!("api/tables/{id}/game")).await else { return };
            let Ok(record) = Record::read(&file, &find_edition) else { return };
            let Some(table) = app.online.table.get_untracked().filter(|table| table.id == id) else { return };
            if app.online.finished.get_untracked() {
                return;
            }
            app.online.stage.set_value(None);
            app.table.set_value(Some(Table::seated(record, sitters(&table))));
            app.game_id.set(id);
            app.past.set(None);
            app.replay
                .update(|replay| replay.seat = Some(table.you.and_then(Seat::new).unwrap_or(Seat::at(0))));
            app.show();
            app.online.finished.set(true);
            if let Page::Online(_, moment @ Some(_), seat) = app.page.get_untracked() {
                app.look_at(moment, seat);
            }
        });
    }

    /// Says why a wish was not granted.
    fn tell_refusal(&self, refusal: &Refusal) {
        let lang = self.settings.with_untracked(|settings| settings.lang());
        let text = self.why_illegal(lang, refusal).unwrap_or_else(|| t::online_refused(lang, code(refusal)));
        self.notice.set(Some(Notice::Fault(text)));
    }

    /// The reason in the reader's language, if the rules refuse the same here.
    fn why_illegal(&self, lang: Lang, refusal: &Refusal) -> Option<String> {
        let (Refusal::Illegal { .. }, Some(Wish::Act { action, .. })) =
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

/// For texts that choose by it.
fn code(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::Stale { .. } => "stale",
        Refusal::Illegal { .. } => "illegal",
        Refusal::Malformed { .. } => "malformed",
        Refusal::NotSeated => "not-seated",
        Refusal::TakenOver => "taken-over",
        Refusal::NotBegun => "not-begun",
        Refusal::Over => "over",
        Refusal::NotFree => "not-free",
        Refusal::NothingToRedo => "nothing-to-redo",
        Refusal::NothingAsked => "nothing-asked",
        Refusal::AskedAlready => "asked-already",
        Refusal::TooManyUndos => "too-many-undos",
        Refusal::NoSuchMoment => "no-such-moment",
        Refusal::NoTalk => "no-talk",
        Refusal::Length { .. } => "length",
        Refusal::TooFast => "too-fast",
        Refusal::NotStored => "not-stored",
    }
}
