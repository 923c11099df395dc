//! The table in the page: people and bots at it, saved after every decision before anything of it is shown.

use crate::app::{App, Notice, Page};
use crate::browser;
use crate::draft::Draft;
use crate::journal;
use crate::recap;
use crate::scene::{Scene, name_of};
use crate::storage::{self, EditionFiles, Saved};
use crate::worker;
use edition::Edition;
use leptos::prelude::*;
use record::Record;
use rules::{Game, Seed, Setup};
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use table::{PlayedBy, Sitter, Table};
use vocab::{Action, Seat, Viewer};

impl App {
    /// Sits down at a new game.
    pub fn begin(&self, setup: &Setup, edition: &'static Edition, seed: Seed, sitters: Vec<Sitter>) {
        match Table::deal(setup, edition, seed, sitters) {
            Ok(table) => self.sit_down(new_id(), table),
            Err(error) => {
                let lang = self.settings.with_untracked(|settings| settings.lang());
                self.notice.set(Some(Notice::Fault(explain::setup_error(lang, &error))));
            }
        }
    }

    /// Sits down at a table, which is saved under this id from now on.
    pub fn sit_down(&self, id: String, table: Table) {
        self.clear();
        self.game_id.set(id);
        let several = table.sitters().iter().filter(|sitter| sitter.is_human()).count() > 1;
        let to_act = table.game().to_act();
        self.table.set_value(Some(table));
        if let Some(seat) = to_act.filter(|_| several) {
            self.curtain.set(Some(seat));
        }
        self.save();
        self.show();
        self.go(Page::Table);
        self.advance();
    }

    /// Goes on with a saved game, on the screen that is shown. Says whether it is there and whole.
    pub fn take_up(&self, id: &str) -> bool {
        let Some(file) = storage::game(id) else { return false };
        let Ok(record) = Record::read(&file, &find_edition) else { return false };
        let page = self.page.get_untracked();
        self.sit_down(id.to_owned(), Table::of(record));
        if !matches!(page, Page::Start) {
            self.go(page);
        }
        true
    }

    /// Opens a `.game` file as a game of its own.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn open_file(&self, text: &str) -> Result<(), record::FileError> {
        let record = Record::read(text, &find_edition)?;
        self.sit_down(new_id(), Table::of(record));
        Ok(())
    }

    pub(crate) fn decide(&self, seat: Seat, revision: u64, action: Action) {
        let done = self.change(|table| table.act(seat, revision, action).is_ok());
        if done {
            self.tell_last();
            self.advance();
        }
    }

    /// Changes the table, saves it, then shows it.
    pub(crate) fn change(&self, change: impl FnOnce(&mut Table) -> bool) -> bool {
        let done = self.table.try_update_value(|table| table.as_mut().is_some_and(change)).unwrap_or(false);
        if done {
            self.save();
            self.draft.set(Draft::Nothing);
            self.draw_curtain();
            self.show();
        }
        done
    }

    /// Keeps the game in the browser.
    fn save(&self) {
        let lang = self.settings.with_untracked(|settings| settings.lang());
        let id = self.game_id.get_untracked();
        let kept = self.table.with_value(|table| {
            let Some(table) = table else { return true };
            let (game, sitters) = (table.game(), table.sitters());
            let names = game.seats().map(|seat| name_of(sitters, lang, seat)).collect();
            let saved =
                Saved { id, at: browser::now(), round: game.round().number(), names, over: game.is_over() };
            storage::keep_game(saved, &table.record().write())
        });
        if !kept {
            self.notice.set(Some(Notice::NotStored));
        }
    }

    /// The `.game` file of the game at this table.
    pub fn file(&self) -> Option<String> {
        self.table.with_value(|table| Some(table.as_ref()?.record().write()))
    }

    /// Calls a function with the record of the game.
    pub fn with_record<T>(&self, look: impl FnOnce(&Record) -> T) -> Option<T> {
        self.table.with_value(|table| Some(look(table.as_ref()?.record())))
    }

    /// Deals the same table anew, with other luck.
    pub fn rematch(&self) {
        let next = self.table.with_value(|table| {
            let table = table.as_ref()?;
            let setup = match table.record().start() {
                record::Start::Setup(setup) => *setup,
                record::Start::Position(game) => setup_of(game),
            };
            Some((setup, table.record().edition(), table.sitters().to_vec()))
        });
        if let Some((setup, edition, sitters)) = next {
            self.begin(&setup, edition, Seed::from_number(browser::random_number()), sitters);
        }
    }

    /// The person behind the curtain has taken the screen.
    pub fn lift_curtain(&self) {
        self.curtain.set(None);
        self.show();
    }

    /// Lets the next seat decide: a bot thinks, a person is asked, and another person is asked to take the screen.
    pub(crate) fn advance(&self) {
        let Some((seat, by, over)) = self.table.with_value(|table| {
            let table = table.as_ref()?;
            let seat = table.game().to_act();
            let by = seat.and_then(|seat| table.sitters().get(seat.index())).map(|sitter| sitter.by.clone());
            Some((seat, by, table.game().is_over()))
        }) else {
            return;
        };
        match (seat, by) {
            (Some(seat), Some(PlayedBy::Bot(code))) => self.think(seat, &code),
            (Some(_), Some(PlayedBy::Human)) => self.hurrying.set_value(false),
            _ if over => self.go(Page::End),
            _ => {}
        }
    }

    /// Lets the curtain down before anything of the next person's is drawn.
    fn draw_curtain(&self) {
        let me = self.scene.with_untracked(|scene| scene.as_ref().map(|scene| scene.me));
        let next = self.table.with_value(|table| {
            let table = table.as_ref()?;
            let people = table.sitters().iter().filter(|sitter| sitter.is_human()).count();
            let seat = table.game().to_act().filter(|seat| table.sitters()[seat.index()].is_human())?;
            (people > 1 && Some(seat) != me).then_some(seat)
        });
        if next.is_some() {
            self.curtain.set(next);
        }
    }

    fn think(&self, seat: Seat, code: &str) {
        let app = *self;
        let epoch = self.epoch.get_value();
        let asked = self.table.with_value(|table| {
            let table = table.as_ref()?;
            let edition = table.record().edition();
            let seed = table.revision() ^ (seat.index() as u64) << 32;
            let view = table.view(Viewer::Seat(seat));
            Some((worker::question(code, &view, edition, files_of(edition), seed), table.revision(), edition))
        });
        let Some((question, revision, edition)) = asked else { return };
        let thinker = self.thinker.get_value();
        thinker.ask(&question, move |answer| {
            if app.epoch.get_value() != epoch {
                return;
            }
            let action = answer.ok().and_then(|answer| worker::read_action(&answer, edition));
            let action = action.or_else(|| app.first_legal());
            let pause = app.pause();
            let decide = move || {
                if let Some(action) = action.filter(|_| app.epoch.get_value() == epoch) {
                    app.decide(seat, revision, action);
                }
            };
            set_timeout(decide, Duration::from_millis(pause));
        });
    }

    /// A bot that failed still has to go on.
    fn first_legal(&self) -> Option<Action> {
        let mut legal = Vec::new();
        self.table.with_value(|table| table.as_ref().map(|table| table.game().legal(&mut legal)))?;
        legal.last().map(|legal| legal.action())
    }

    /// How long what another seat did stays before the next thing happens.
    fn pause(&self) -> u64 {
        let pace = self.settings.with_untracked(|settings| settings.pace);
        let small = self.table.with_value(|table| {
            let last = table.as_ref().and_then(|table| table.record().decisions().last());
            last.is_none_or(|last| {
                matches!(last.action, Action::EndTurn | Action::UseCard | Action::Exchange { .. })
            })
        });
        match pace.pause() {
            _ if self.hurrying.get_value() => 0,
            pause if small => pause / 3,
            pause => pause,
        }
    }

    /// Bots play on without pauses until a person is asked.
    pub fn hurry(&self) {
        self.hurrying.set_value(true);
    }

    /// Whatever bots were asked is no longer of interest.
    pub fn forget_waiting(&self) {
        self.epoch.update_value(|epoch| *epoch += 1);
    }

    /// A screen reader tells what was just done.
    pub(crate) fn tell_last(&self) {
        let lang = self.settings.with_untracked(|settings| settings.lang());
        let Some(scene) = self.scene.get_untracked() else { return };
        let lines = scene.words(lang, |words| {
            let fresh = scene.log.get(scene.fresh..).unwrap_or_default();
            fresh.iter().filter_map(|entry| words.event(entry.event.as_ref()?)).collect::<Vec<_>>()
        });
        self.said.set(lines.join(". "));
    }
}

fn setup_of(game: &Game) -> Setup {
    game.level().map_or_else(|| Setup::players(game.players()), Setup::solo)
}

/// A name for a new game.
pub fn new_id() -> String {
    format!("{:x}", browser::random_number())
}

/// Editions by their hash: every release of ours, those that were brought, and those read since the page opened.
pub fn find_edition(hash: &[u8; 32]) -> Option<&'static Edition> {
    let brought = || {
        let editions = storage::editions();
        editions.iter().filter_map(|files| read_edition(files).ok()).find(|edition| edition.hash == *hash)
    };
    let read = || EDITIONS.with_borrow(|known| known.values().copied().find(|edition| edition.hash == *hash));
    Edition::released(hash).or_else(brought).or_else(read)
}

/// Reads an edition that was brought.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read_edition(files: &EditionFiles) -> Result<&'static Edition, Vec<edition::Fault>> {
    if let Some(known) = EDITIONS.with_borrow(|known| known.get(files).copied()) {
        return Ok(known);
    }
    let texts: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let edition = Edition::from_files(&texts)?.leak();
    EDITIONS.with_borrow_mut(|known| known.insert(files.clone(), edition));
    Ok(edition)
}

thread_local! {
    /// Editions live as long as the page, so each is read once.
    static EDITIONS: RefCell<HashMap<EditionFiles, &'static Edition>> = RefCell::default();
}

/// The files of an edition that was brought; nothing for ours.
fn files_of(edition: &'static Edition) -> Option<EditionFiles> {
    if Edition::released(&edition.hash).is_some() {
        return None;
    }
    let same = |files: &EditionFiles| read_edition(files).is_ok_and(|other| other.hash == edition.hash);
    storage::editions().into_iter().find(same)
}

/// The scene of a table, now or earlier.
pub(crate) fn compose(
    table: &Table,
    past: Option<u64>,
    eyes: Option<Seat>,
    curtain: Option<Seat>,
    before: Option<&Scene>,
) -> Option<Scene> {
    let record = table.record();
    let last = record.revision();
    let revision = past.unwrap_or(last);
    let game = if revision == last { *record.game() } else { record.at(revision)? };
    let people: Vec<Seat> = game.seats().filter(|seat| table.sitters()[seat.index()].is_human()).collect();
    let to_act = game.to_act();
    let acting = to_act.filter(|seat| people.contains(seat));
    let over = record.game().is_over();
    // With several people the board in front is that of whoever acts, else it stays where it was: also while one
    // looks back, because another's hand is still a secret. A finished game has none.
    let kept = before.map(|scene| scene.me).filter(|seat| people.contains(seat) || people.is_empty());
    let me = match people[..] {
        _ if over && eyes.is_some() => eyes?,
        [only] => only,
        [] => to_act.or(kept).unwrap_or(Seat::at(0)),
        _ if over || past.is_none() => acting.or(kept).unwrap_or(people[0]),
        _ => kept.or(acting).unwrap_or(people[0]),
    };
    let hidden = curtain.is_some() || people.is_empty() && !over;
    let viewer = if hidden { Viewer::Audience } else { Viewer::Seat(me) };
    let now = revision == last;
    let mut log = journal::of(record, viewer);
    log.retain(|entry| entry.revision <= revision);
    let fresh =
        before.map_or(log.len(), |scene| log.iter().take_while(|e| e.revision <= scene.revision).count());
    Some(Scene {
        revision,
        last,
        mine: now && !hidden && to_act == Some(me) && people.contains(&me),
        sitters: table.sitters().to_vec(),
        can_undo: now && table.can_undo(me) && people.contains(&me),
        can_redo: now && table.can_redo(me),
        log: Arc::new(log),
        fresh,
        since: recap::since(table.since_last_turn(me), me),
        commitment: record.commitment_hex(),
        ..Scene::of(game, game.view(viewer), me)
    })
}
