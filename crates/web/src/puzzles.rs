//! Puzzles: loads them, puts one on the table, and compares the turn that ends with the best one.

mod list;
mod note;
mod verdict;

pub use list::list;
pub use note::note;
pub use verdict::dialog;

use crate::app::App;
use crate::online::api;
use crate::worker::Asked;
use crate::{browser, storage};
use leptos::prelude::*;
use page::puzzles::{self, Shelf, Solved, Task, Verdict};
use page::scene::Scene;
use page::worker::Reply;
use page::{OwnGame, Page, Sitting};
use std::sync::Arc;
use texts::t;
use vocab::Action;
use wasm_bindgen_futures::spawn_local;

/// The puzzles and the one on the table.
#[derive(Clone, Copy)]
pub struct Puzzles {
    /// The puzzles, once they are loaded.
    shelf: RwSignal<Loaded>,
    /// The puzzle on the table.
    task: RwSignal<Option<Arc<Task>>>,
    /// The turn that was ended, compared with the best one.
    judged: RwSignal<Option<Judged>>,
    /// Whether the comparison is shown.
    open: RwSignal<bool>,
    /// What the player has solved.
    solved: RwSignal<Solved>,
    /// The open question to the worker.
    asked: StoredValue<Option<Asked>, LocalStorage>,
}

/// The file of the puzzles.
#[derive(Clone)]
enum Loaded {
    Not,
    Coming,
    Here(Arc<Shelf>),
    Missing,
}

/// What is known about the turn that was ended.
#[derive(Clone, PartialEq, Debug)]
enum Judged {
    /// The worker compares; how much of it is done, in per cent.
    Thinking(u32),
    /// The verdict.
    Known(Verdict),
    /// The worker failed.
    Failed,
    /// The solution is shown.
    Solution,
}

impl Puzzles {
    /// Nothing is loaded.
    pub fn new() -> Puzzles {
        Puzzles {
            shelf: RwSignal::new(Loaded::Not),
            task: RwSignal::new(None),
            judged: RwSignal::new(None),
            open: RwSignal::new(false),
            solved: RwSignal::new(storage::solved()),
            asked: StoredValue::new_local(None),
        }
    }

    /// How many puzzles the player has solved.
    pub fn solved_count(&self) -> usize {
        self.solved.with(Solved::count)
    }

    /// Whether a puzzle is on the table. Its game is not saved.
    pub fn is_solving(&self) -> bool {
        self.task.with_untracked(Option::is_some)
    }

    /// The name of the puzzle on the table.
    pub fn name(&self) -> Option<String> {
        self.task.with_untracked(|task| task.as_ref().map(|task| task.puzzle.id.clone()))
    }

    /// Takes the puzzle off the table.
    pub fn clear(&self) {
        self.asked.set_value(None);
        self.task.set(None);
        self.judged.set(None);
        self.open.set(false);
    }

    fn shelf(&self) -> Option<Arc<Shelf>> {
        self.shelf.with(|shelf| if let Loaded::Here(shelf) = shelf { Some(shelf.clone()) } else { None })
    }

    /// Loads the file when the puzzles are opened. If that failed, a new visit tries again.
    fn load(self) {
        if self.shelf.with_untracked(|shelf| matches!(shelf, Loaded::Coming | Loaded::Here(_))) {
            return;
        }
        self.shelf.set(Loaded::Coming);
        spawn_local(async move {
            let shelf = api::file(puzzles::FILE).await.and_then(|text| Shelf::read(&text));
            self.shelf.set(shelf.map_or(Loaded::Missing, |shelf| Loaded::Here(Arc::new(shelf))));
        });
    }

    fn keep(&self, change: impl FnOnce(&mut Solved)) {
        self.solved.update(change);
        self.solved.with_untracked(storage::keep_solved);
    }
}

/// Opens the puzzle that the address names, and closes it when the player goes to another table.
pub fn listen(app: App) {
    Effect::new(move |_| match app.page.get() {
        Page::Puzzles => app.puzzles.load(),
        Page::Puzzle(id) => {
            app.puzzles.load();
            if let Some(shelf) = app.puzzles.shelf() {
                untrack(|| app.open_puzzle(&shelf, &id));
            }
        }
        Page::Table | Page::End if app.puzzles.is_solving() => untrack(|| {
            app.clear();
            app.resume();
        }),
        _ => {}
    });
}

impl App {
    /// Puts a puzzle on the table, unless it is there.
    fn open_puzzle(&self, shelf: &Shelf, id: &str) {
        if self.puzzles.name().as_deref() == Some(id) {
            return;
        }
        match Task::new(shelf, id) {
            Some(task) => self.begin_puzzle(Arc::new(task)),
            None => self.go(Page::Puzzles),
        }
    }

    /// Puts a puzzle on the table, at its beginning.
    fn begin_puzzle(&self, task: Arc<Task>) {
        self.clear();
        let me = self.settings.with_untracked(|settings| settings.name.clone());
        self.sitting.set_value(Some(Sitting::Own(Box::new(OwnGame::new(task.table(&me))))));
        self.puzzles.task.set(Some(task));
        self.show();
        self.advance();
        let lang = self.settings.with_untracked(|settings| settings.lang());
        self.said.set(t::puzzle_task(lang));
    }

    /// Begins the puzzle on the table again.
    fn retry_puzzle(&self) {
        if let Some(task) = self.puzzles.task.get_untracked() {
            self.begin_puzzle(task);
            browser::focus_soon("dh");
        }
    }

    /// Compares the turn that ends with the best one. The turn is not ended on the table.
    pub(crate) fn judge_puzzle(&self, scene: &Scene) {
        let Some(task) = self.puzzles.task.get_untracked() else { return };
        let ending = scene.decisions(Action::EndTurn);
        if ending.is_empty() {
            return;
        }
        let played: Option<Vec<Action>> =
            self.with_record(|record| record.decisions().iter().map(|one| one.action).collect());
        let turn: Vec<Action> = played.unwrap_or_default().into_iter().chain(ending).collect();
        self.puzzles.open.set(true);
        if let Some(verdict) = task.verdict(&turn) {
            return self.puzzle_judged(&task, verdict);
        }
        self.puzzles.judged.set(Some(Judged::Thinking(0)));
        let (app, judged) = (*self, self.puzzles.judged);
        let asking = task.clone();
        let on_reply = move |reply: Reply| match reply {
            Reply::Progress { done, total } => {
                judged.set(Some(Judged::Thinking(done * 100 / total.max(1))));
            }
            Reply::Analysed { .. } => {}
            Reply::Answer(answer) => match asking.answered(&answer) {
                Some(verdict) => app.puzzle_judged(&asking, verdict),
                None => judged.set(Some(Judged::Failed)),
            },
            Reply::Failed(failure) => {
                leptos::logging::warn!("{failure}");
                judged.set(Some(Judged::Failed));
            }
        };
        match task.question(&turn) {
            Ok(question) => {
                let asked = self.worker.get_value().ask(&question, on_reply);
                self.puzzles.asked.set_value(Some(asked));
            }
            Err(_) => judged.set(Some(Judged::Failed)),
        }
    }

    fn puzzle_judged(&self, task: &Task, verdict: Verdict) {
        let today = puzzles::day_of(browser::now());
        let shelf = untrack(|| self.puzzles.shelf());
        let is_todays = shelf.is_some_and(|shelf| shelf.of_day(today).id == task.puzzle.id);
        // A turn that cannot be compared is no try.
        if verdict != Verdict::Unforeseen {
            let today = is_todays.then_some(today);
            self.puzzles.keep(|solved| solved.add(&task.puzzle.id, verdict.is_solved(), today));
        }
        self.puzzles.judged.set(Some(Judged::Known(verdict)));
    }

    /// Shows the solution of the puzzle on the table.
    fn show_solution(&self) {
        if let Some(name) = self.puzzles.name() {
            self.puzzles.keep(|solved| solved.show(&name));
            self.puzzles.judged.set(Some(Judged::Solution));
        }
    }

    /// Goes to the next puzzle that is not solved, or to the list.
    fn next_puzzle(&self) {
        let name = self.puzzles.name().unwrap_or_default();
        let shelf = untrack(|| self.puzzles.shelf());
        let next = shelf.and_then(|shelf| {
            self.puzzles.solved.with_untracked(|solved| shelf.next(&name, solved).map(|next| next.id.clone()))
        });
        self.puzzles.open.set(false);
        self.go(next.map_or(Page::Puzzles, Page::Puzzle));
    }
}
