//! Lessons in the page: a local game that is not saved among the others, and a card on which Constanze asks for one thing
//! at a time. `lesson.js` lights what she asks for and lets nothing else be pressed.

mod card;
mod lit;

pub use card::{card, title};

use crate::app::{App, Notice};
use crate::online::api;
use crate::watching::Held;
use crate::{browser, storage};
use edition::Edition;
use leptos::prelude::*;
use page::editions::known_edition;
use page::lesson::{GUIDED, LESSONS, Lesson, Progress};
use page::plan::AutoEnd;
use page::{OwnGame, Page, Sitting};
use record::Record;
use rules::{Seed, Setup};
use std::sync::Arc;
use table::{Sitter, Table};
use texts::t;
use vocab::Seat;
use wasm_bindgen_futures::spawn_local;

/// What the page knows of lessons.
#[derive(Clone, Copy)]
pub struct Lessons {
    /// The lesson on the table.
    pub now: RwSignal<Option<Arc<Lesson>>>,
    /// The steps whose button was pressed.
    pressed: RwSignal<Vec<usize>>,
    /// The first step that is not done; none at the end of the lesson.
    step: RwSignal<Option<usize>>,
    /// The lessons that were finished.
    pub done: RwSignal<Vec<String>>,
}

impl Lessons {
    /// No lesson is on the table.
    pub fn new() -> Lessons {
        Lessons {
            now: RwSignal::new(None),
            pressed: RwSignal::new(Vec::new()),
            step: RwSignal::new(Some(0)),
            done: RwSignal::new(storage::learned()),
        }
    }

    /// Whether a lesson is on the table.
    pub fn is_on(&self) -> bool {
        self.now.with_untracked(Option::is_some)
    }

    /// The lesson to offer next: the one that was left, or the first that was not finished.
    pub fn next(&self) -> &'static str {
        let left = storage::lesson().and_then(|left| LESSONS.into_iter().find(|id| *id == left.id));
        left.unwrap_or_else(|| {
            self.done
                .with(|done| LESSONS.into_iter().find(|id| !done.iter().any(|other| other == id)))
                .unwrap_or(GUIDED)
        })
    }

    fn finish(&self, id: &str) {
        if !self.done.with_untracked(|done| done.iter().any(|other| other == id)) {
            self.done.update(|done| done.push(id.to_owned()));
            self.done.with_untracked(|done| storage::keep_learned(done));
        }
        storage::forget_lesson();
    }
}

impl App {
    /// Begins a lesson, or the game whose first round is guided.
    pub fn begin_lesson(&self, id: &'static str) {
        if id == GUIDED { self.begin_guided() } else { self.learn_lesson(id) }
    }

    /// A game against the weakest bot with all hints.
    fn begin_guided(&self) {
        self.set(|settings| settings.hints = true);
        storage::keep_hints(&[]);
        let me = self.settings.with_untracked(|settings| settings.name.clone());
        let setup = Setup { first: Seat::new(1), ..Setup::players(2) };
        let seed = Seed::from_number(browser::random_number());
        self.begin(&setup, Edition::vienna(), seed, vec![Sitter::human(&me), Sitter::bot("adagio")]);
        storage::keep_guided(&self.game_id.get_untracked());
    }

    /// Begins a lesson, or goes on where it was left.
    fn learn_lesson(&self, id: &'static str) {
        let app = *self;
        spawn_local(async move {
            let file = api::file(&format!("lessons/{id}.json")).await;
            match file.and_then(|file| Lesson::read(id, &file).ok()) {
                Some(lesson) => app.open_lesson(lesson),
                None => {
                    app.notice.set(Some(Notice::Fault(t::lesson_missing(untrack(|| app.lang())))));
                }
            }
        });
    }

    fn open_lesson(&self, lesson: Lesson) {
        let me = self.settings.with_untracked(|settings| settings.name.clone());
        let left = storage::lesson().filter(|left| left.id == lesson.id);
        let record = left.as_ref().and_then(|left| Record::read_journal(&left.game, &known_edition).ok());
        let table = match record {
            Some(record) => Table::of(record),
            None => lesson.table(&me),
        };
        self.clear();
        self.lessons.pressed.set(left.map(|left| left.pressed).unwrap_or_default());
        self.lessons.step.set(Some(0));
        self.sitting.set_value(Some(Sitting::Own(Box::new(OwnGame::new(table)))));
        self.lessons.now.set(Some(Arc::new(lesson)));
        self.keep_lesson();
        self.show();
        self.go(Page::Table);
        self.advance();
    }

    /// Whether the turn ends by itself when nothing is left. Never in a lesson, whose texts say what to press, and never in
    /// a puzzle, which the end of the turn solves.
    pub(crate) fn auto_end(&self) -> AutoEnd {
        let alone = self.lessons.is_on() || self.puzzles.is_solving();
        match self.settings.with_untracked(|settings| settings.auto_end) && !alone {
            true => AutoEnd::On,
            false => AutoEnd::Off,
        }
    }

    /// Lets the other seat decide what the lesson says. At the end of the lesson it decides nothing.
    pub(crate) fn reply_in_lesson(&self, seat: Seat) {
        let reply = self.sitting.with_value(|sitting| {
            let game = sitting.as_ref()?.own()?;
            let action = self.lessons.now.with_untracked(|lesson| lesson.as_ref()?.reply(game))?;
            Some((action, game.table().revision()))
        });
        if let Some((action, revision)) = reply {
            self.hold(Held { epoch: self.epoch.get_value(), seat, revision, action: Some(action) });
        }
    }

    /// Stores how far the lesson is.
    pub(crate) fn keep_lesson(&self) {
        let Some(lesson) = self.lessons.now.get_untracked() else { return };
        let Some(game) = self.with_record(Record::write) else { return };
        let pressed = self.lessons.pressed.get_untracked();
        storage::keep_lesson(&Progress { id: lesson.id.clone(), game, pressed });
    }

    /// Goes on with the lesson that was left, when the page is loaded at the table. Returns whether there is one.
    pub(crate) fn resume_lesson(&self) -> bool {
        let id = storage::lesson().and_then(|left| LESSONS.into_iter().find(|id| *id == left.id));
        id.inspect(|id| self.learn_lesson(id)).is_some()
    }

    /// Leaves the lesson; it goes on there when it is opened again.
    pub(crate) fn leave_lesson(&self) {
        self.go(Page::Start);
        self.clear();
        browser::focus_soon("main");
    }
}

/// Follows the game of a lesson.
pub fn listen(app: App) {
    let lessons = app.lessons;
    // The step follows from the game and the chosen cards.
    Effect::new(move |_| {
        app.scene.track();
        let plan = app.plan.get();
        let pressed = lessons.pressed.get();
        let Some(lesson) = lessons.now.get() else { return };
        let step =
            app.sitting.with_value(|sitting| Some(lesson.step(sitting.as_ref()?.own()?, plan, &pressed)));
        let Some(step) = step.filter(|step| *step != lessons.step.get_untracked()) else { return };
        lessons.step.set(step);
        if let Some(step) = step.and_then(|at| lesson.steps.get(at)) {
            lit::open_board(app, step);
        }
        if step.is_none() {
            lessons.finish(&lesson.id);
        }
    });
    // The guided round ends with the first round of the game.
    Effect::new(move |_| {
        let round = app.scene.with(|scene| scene.as_ref().map_or(0, |scene| scene.table().round.number()));
        let id = app.game_id.get_untracked();
        if round > 1 && !id.is_empty() && id == storage::guided() {
            lessons.finish(GUIDED);
        }
    });
    lit::listen(app);
}
