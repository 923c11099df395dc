//! Local games: starts them, saves every step before it is shown, and asks bots for decisions.

use crate::app::{App, Notice};
use crate::editions::files_of;
use crate::watching::Held;
use crate::{browser, storage};
use edition::Edition;
use leptos::prelude::*;
use page::draft::Draft;
use page::editions::known_edition;
use page::own_game::Next;
use page::saved::Saved;
use page::sentences::sentences;
use page::worker::{Question, Reply, Subject};
use page::{OwnGame, Page, Sitting};
use record::{Record, Start};
use rules::{Game, Seed, Setup};
use table::{Command, Sitter, Table};
use vocab::{Action, Seat, Viewer};

impl App {
    /// Starts a new game.
    pub fn begin(&self, setup: &Setup, edition: &'static Edition, seed: Seed, sitters: Vec<Sitter>) {
        match Table::deal(setup, edition, seed, sitters) {
            Ok(table) => self.sit_down(new_id(), table),
            Err(error) => {
                let lang = self.settings.with_untracked(|settings| settings.lang());
                self.notice.set(Some(Notice::Fault(explain::setup_error(lang, &error))));
            }
        }
    }

    /// Shows a game, which is saved under this id from now on.
    pub fn sit_down(&self, id: String, table: Table) {
        let origin = storage::games().into_iter().find(|saved| saved.id == id).and_then(|saved| saved.origin);
        self.sit_down_from(id, table, origin);
    }

    /// Shows a game that was continued from a saved one.
    pub(crate) fn sit_down_from(&self, id: String, table: Table, origin: Option<String>) {
        self.clear();
        self.notes.begin(origin);
        self.game_id.set(id);
        let game = OwnGame::new(table);
        self.curtain.set(game.first_curtain());
        self.sitting.set_value(Some(Sitting::Own(Box::new(game))));
        self.save();
        self.show();
        self.go(Page::Table);
        self.advance();
    }

    /// Continues a saved game, on the screen that is shown. Returns whether the game could be read.
    pub fn take_up(&self, id: &str) -> bool {
        let Some(file) = storage::game(id) else { return false };
        let Ok(record) = Record::read(&file, &known_edition) else { return false };
        let page = self.page.get_untracked();
        self.sit_down(id.to_owned(), Table::of(record));
        if matches!(page, Page::Table | Page::End | Page::Analysis | Page::Rules(_)) {
            self.go(page);
        }
        true
    }

    /// Opens a `.game` file as a new local game.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn open_file(&self, text: &str) -> Result<(), record::FileError> {
        let record = Record::read(text, &known_edition)?;
        self.sit_down(new_id(), Table::of(record));
        Ok(())
    }

    /// Starts a game with the same players and another seed.
    pub fn rematch(&self) {
        let next = self.with_own(|game| {
            let table = game.table();
            let setup = match table.record().start() {
                Start::Setup(setup) => *setup,
                Start::Position(game) => setup_of(game),
            };
            (setup, table.record().edition(), table.sitters().to_vec())
        });
        if let Some((setup, edition, sitters)) = next {
            self.begin(&setup, edition, Seed::from_number(browser::random_number()), sitters);
        }
    }

    fn with_own<T>(&self, look: impl FnOnce(&OwnGame) -> T) -> Option<T> {
        self.sitting.with_value(|sitting| Some(look(sitting.as_ref()?.own()?)))
    }

    /// Handles a new step: saves the game, shows it, and lets the next player decide.
    pub(crate) fn on_own_step(&self) {
        self.save();
        if self.with_own(OwnGame::next).flatten() == Some(Next::Over) && !self.lessons.is_on() {
            self.keep_daily_result();
            self.remember_game(None);
        }
        self.draft.set(Draft::Nothing);
        let me = self.scene.with_untracked(|scene| scene.as_ref().map(|scene| scene.me));
        if let Some(next) = self.with_own(|game| game.curtain(me)).flatten() {
            self.curtain.set(Some(next));
        }
        self.show();
        self.announce_last_step();
        self.advance();
    }

    /// Saves the game in the browser. That of a puzzle is not saved.
    pub(crate) fn save(&self) {
        if self.lessons.is_on() {
            return self.keep_lesson();
        }
        if self.puzzles.is_solving() {
            return;
        }
        let lang = self.settings.with_untracked(|settings| settings.lang());
        let id = self.game_id.get_untracked();
        let kept = self.with_own(|game| {
            let origin = self.notes.origin.get_untracked();
            let saved = Saved { origin, ..Saved::of(game.table(), id, browser::now(), lang) };
            storage::keep_game(saved, &game.table().record().write())
        });
        if kept == Some(false) {
            self.notice.set(Some(Notice::NotStored));
        }
    }

    /// Lifts the curtain, because the person has taken the screen.
    pub fn lift_curtain(&self) {
        self.curtain.set(None);
        self.show();
    }

    /// Lets the next player decide. A bot is asked for its decision; a person has unlimited time.
    pub(crate) fn advance(&self) {
        self.forget_waiting();
        let next = self.with_own(OwnGame::next).flatten();
        self.watched(next.as_ref());
        match next {
            Some(Next::Bot(seat, _)) if self.lessons.is_on() => self.reply_in_lesson(seat),
            Some(Next::Bot(seat, code)) => self.ask_bot(seat, &code),
            Some(Next::Over) => self.go(Page::End),
            Some(Next::Person(_)) | None => {}
        }
    }

    fn ask_bot(&self, seat: Seat, code: &str) {
        let asked = self.with_own(|game| {
            let table = game.table();
            let edition = table.record().edition();
            let seed = table.moment() ^ (seat.index() as u64) << 32;
            let view = table.view(Viewer::Seat(seat));
            (Subject::new(code, &view, edition, files_of(edition), seed), table.revision(), edition)
        });
        let Some((subject, revision, edition)) = asked else { return };
        let (app, epoch) = (*self, self.epoch.get_value());
        let on_reply = move |reply: Reply| match reply {
            Reply::Progress { .. } | Reply::Analysed { .. } => {}
            Reply::Answer(answer) => app.on_bot_action(epoch, seat, revision, answer.action(edition)),
            Reply::Failed(failure) => {
                leptos::logging::warn!("{failure}");
                app.on_bot_action(epoch, seat, revision, None);
            }
        };
        match subject {
            Ok(subject) => {
                let asked = self.worker.get_value().ask(&Question::Choose(subject), on_reply);
                self.asked.set_value(Some(asked));
            }
            Err(failure) => on_reply(Reply::Failed(failure)),
        }
    }

    /// Handles the choice or the failure of a bot. It is carried out after a pause, so that the last step can be seen.
    fn on_bot_action(&self, epoch: u32, seat: Seat, revision: u64, action: Option<Action>) {
        let action = action.or_else(|| self.with_own(OwnGame::fallback_action).flatten());
        self.hold(Held { epoch, seat, revision, action });
    }

    /// Carries out the decision of a bot.
    pub(crate) fn decide(&self, held: Held) {
        let Some(action) = held.action.filter(|_| self.epoch.get_value() == held.epoch) else { return };
        let done = self.sitting.try_update_value(|sitting| {
            let game = sitting.as_mut()?.own_mut()?;
            game.command(held.seat, held.revision, Command::Act(action)).ok()
        });
        if done.flatten().is_some() {
            self.on_own_step();
        }
    }

    /// Whether a person watches a local game of bots.
    pub(crate) fn is_watched(&self) -> bool {
        self.with_own(OwnGame::is_watched) == Some(true)
    }

    /// Whether the last decision was a small step, which needs only a short pause.
    pub(crate) fn last_was_small(&self) -> bool {
        self.with_own(OwnGame::last_was_small) != Some(false)
    }

    /// Cancels the question to a bot, and a decision that waits for its pause to end.
    pub fn forget_waiting(&self) {
        self.epoch.update_value(|epoch| *epoch += 1);
        self.asked.set_value(None);
    }

    /// Announces the last step to screen readers.
    pub(crate) fn announce_last_step(&self) {
        let lang = self.settings.with_untracked(|settings| settings.lang());
        let Some(scene) = self.scene.get_untracked() else { return };
        let mut lines = scene.words(lang, |words| {
            let fresh = scene.log.get(scene.fresh..).unwrap_or_default();
            fresh.iter().filter_map(|entry| words.event(entry.event.as_ref()?)).collect::<Vec<_>>()
        });
        // "Your turn" comes last: after the Soloist's turn and the end of a round, if they are told.
        if !self.is_telling(&scene) && !self.is_ending(&scene) {
            lines.extend(crate::dock::turn_announcement(*self, &scene));
        }
        self.said.set(sentences(lines));
    }
}

fn setup_of(game: &Game) -> Setup {
    game.level().map_or_else(|| Setup::players(game.players()), Setup::solo)
}

/// An id for a new game.
pub fn new_id() -> String {
    format!("{:x}", browser::random_number())
}
