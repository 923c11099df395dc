//! The worker: bots think there, so that the page never waits for them.

use crate::local::read_edition;
use crate::storage::EditionFiles;
use bots::{Bot, Budget};
use edition::Edition;
use record::{Sheet, read_position};
use rules::{Game, Seed};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use vocab::{Action, Seat, View, Viewer};
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// What a bot is asked. The position is one that looks to its seat like the real one: what it must not know is not
/// in it.
#[derive(Serialize, Deserialize)]
struct Question {
    bot: String,
    seat: u8,
    seed: u64,
    position: String,
    /// The hash of the edition, and its files if it is none of ours.
    hash: [u8; 32],
    edition: Option<EditionFiles>,
}

/// The question for the seat that sees this.
pub fn question(
    bot: &str,
    view: &View,
    edition: &'static Edition,
    files: Option<EditionFiles>,
    seed: u64,
) -> String {
    let imagined = Game::imagine(view, edition, &mut Seed::from_number(seed).dice(0));
    let position = Sheet::of(&imagined.position(), edition).to_line();
    let seat = match view.viewer {
        Viewer::Seat(seat) => seat.number(),
        Viewer::Audience => 0,
    };
    let question = Question { bot: bot.to_owned(), seat, seed, position, hash: edition.hash, edition: files };
    serde_json::to_string(&question).unwrap_or_default()
}

/// What the bot does, in the notation of its edition.
pub fn answer(question: &str) -> Result<String, String> {
    let question: Question = serde_json::from_str(question).map_err(|error| error.to_string())?;
    let edition = match &question.edition {
        None => Edition::released(&question.hash).ok_or("edition")?,
        Some(files) => read_edition(files).map_err(|faults| format!("{faults:?}"))?,
    };
    let game = read_position(&question.position, edition).map_err(|errors| format!("{errors:?}"))?;
    let bot = Bot::from_code(&question.bot).ok_or(question.bot)?;
    let seat = Seat::new(question.seat).ok_or("seat")?;
    let view = game.view(Viewer::Seat(seat));
    let action = bots::choose(bot, &view, edition, Budget::of(bot, question.seed)).ok_or("idle")?;
    Ok(action.notation(edition))
}

/// Reads what the worker answered.
pub fn read_action(answer: &str, edition: &'static Edition) -> Option<Action> {
    Action::read(answer, edition).ok()
}

/// How often a worker that crashes without an answer is started again before the page thinks itself.
const RESTARTS: u32 = 2;

/// What goes on with the answer.
type Then = Box<dyn FnOnce(Result<String, String>)>;

/// The worker as the page sees it. Copying it copies a handle.
#[derive(Clone, Default)]
pub struct Thinker(Rc<RefCell<Thinking>>);

#[derive(Default)]
struct Thinking {
    worker: Option<Running>,
    /// What was asked and is not answered, by its number.
    waiting: BTreeMap<u32, (String, Then)>,
    next: u32,
    /// How often the worker crashed since it answered last.
    crashes: u32,
    /// Told when there is no worker to be had.
    given_up: Option<Rc<dyn Fn()>>,
}

/// A worker, and what listens to it. Both end together.
struct Running {
    worker: Worker,
    _hear: Closure<dyn Fn(MessageEvent)>,
    _crashed: Closure<dyn Fn(Event)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Thinker {
    /// Starts the worker. Where there is none, the page thinks itself.
    pub fn start() -> Thinker {
        let thinker = Thinker::default();
        thinker.restart();
        thinker
    }

    /// Whom to tell when the worker crashes again and again, so that the page thinks itself from then on.
    pub fn when_given_up(&self, tell: impl Fn() + 'static) {
        self.0.borrow_mut().given_up = Some(Rc::new(tell));
    }

    /// Asks; the answer comes later.
    pub fn ask(&self, question: &str, then: impl FnOnce(Result<String, String>) + 'static) {
        let mut thinking = self.0.borrow_mut();
        thinking.next += 1;
        let id = thinking.next;
        let posted = thinking.worker.as_ref().is_some_and(|running| running.post(id, question));
        if posted {
            thinking.waiting.insert(id, (question.to_owned(), Box::new(then)));
        } else {
            // Whoever hears the answer may ask the next question.
            drop(thinking);
            then(answer(question));
        }
    }

    /// A new worker gets everything that was asked and not answered.
    fn restart(&self) {
        let running = self.run();
        let mut thinking = self.0.borrow_mut();
        thinking.worker = running;
        if let Some(running) = &thinking.worker {
            for (id, (question, _)) in &thinking.waiting {
                running.post(*id, question);
            }
        }
    }

    fn run(&self) -> Option<Running> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("worker.js", &options).ok()?;
        let thinker = self.clone();
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| thinker.hear(&event));
        let thinker = self.clone();
        let crashed = Closure::<dyn Fn(Event)>::new(move |_: Event| thinker.crashed());
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(crashed.as_ref().unchecked_ref()));
        Some(Running { worker, _hear: hear, _crashed: crashed })
    }

    fn hear(&self, event: &MessageEvent) {
        let field = |name: &str| js_sys::Reflect::get(&event.data(), &name.into()).ok();
        let id = field("id").and_then(|id| id.as_f64()).unwrap_or_default() as u32;
        let answer = match field("answer").and_then(|answer| answer.as_string()) {
            Some(answer) => Ok(answer),
            None => Err(field("error").and_then(|error| error.as_string()).unwrap_or_default()),
        };
        let mut thinking = self.0.borrow_mut();
        if answer.is_ok() {
            thinking.crashes = 0;
        }
        let asked = thinking.waiting.remove(&id);
        drop(thinking);
        if let Some((_, then)) = asked {
            then(answer);
        }
    }

    /// The worker could not be loaded, or broke down: a new one takes its place, or in the end the page itself. No
    /// question stays without an answer.
    fn crashed(&self) {
        let mut thinking = self.0.borrow_mut();
        thinking.crashes += 1;
        if thinking.crashes <= RESTARTS {
            drop(thinking);
            return self.restart();
        }
        thinking.worker = None;
        let (waiting, tell) = (std::mem::take(&mut thinking.waiting), thinking.given_up.clone());
        drop(thinking);
        if let Some(tell) = tell {
            tell();
        }
        for (question, then) in waiting.into_values() {
            then(answer(&question));
        }
    }
}

impl Running {
    fn post(&self, id: u32, question: &str) -> bool {
        let message = js_sys::Object::new();
        let _ = js_sys::Reflect::set(&message, &"id".into(), &id.into());
        let _ = js_sys::Reflect::set(&message, &"question".into(), &question.into());
        self.worker.post_message(&message).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Setup;

    #[test]
    fn a_question_is_answered_with_a_legal_action() {
        let vienna = Edition::vienna();
        let game =
            Game::deal(&Setup::players(3), vienna, &mut Seed::from_number(5).dice(0), &mut ()).unwrap();
        let seat = game.to_act().unwrap();
        let question = question("adagio", &game.view(Viewer::Seat(seat)), vienna, None, 9);
        let action = read_action(&answer(&question).unwrap(), vienna).unwrap();
        assert!(game.check(seat, action).is_ok());
    }

    #[test]
    fn a_broken_question_is_an_error() {
        assert!(answer("{").is_err());
        assert!(answer(r#"{"bot":"presto","seat":1,"seed":1,"position":"{}"}"#).is_err());
    }
}
