//! The worker: bots think there, so that the page never waits for them.

use crate::local::read_edition;
use crate::storage::EditionFiles;
use bots::{Bot, Budget};
use edition::Edition;
use record::{Sheet, read_position};
use rules::{Game, Seed};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use vocab::{Action, Seat, View, Viewer};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

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

type Waiting = Rc<RefCell<HashMap<u32, Box<dyn FnOnce(Result<String, String>)>>>>;

/// The worker as the page sees it.
pub struct Thinker {
    worker: Option<Worker>,
    waiting: Waiting,
    next: u32,
}

impl Thinker {
    /// Starts the worker. Where there is none, the page thinks itself.
    pub fn start() -> Thinker {
        let waiting = Waiting::default();
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("worker.js", &options).ok();
        if let Some(worker) = &worker {
            let answered = waiting.clone();
            let listen =
                Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| receive(&answered, &event));
            worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
            listen.forget();
        }
        Thinker { worker, waiting, next: 0 }
    }

    /// Asks; the answer comes later.
    pub fn ask(&mut self, question: &str, then: impl FnOnce(Result<String, String>) + 'static) {
        let Some(worker) = &self.worker else { return then(answer(question)) };
        self.next += 1;
        let message = js_sys::Object::new();
        let id = self.next;
        let _ = js_sys::Reflect::set(&message, &"id".into(), &id.into());
        let _ = js_sys::Reflect::set(&message, &"question".into(), &question.into());
        self.waiting.borrow_mut().insert(id, Box::new(then));
        if worker.post_message(&message).is_err()
            && let Some(then) = self.waiting.borrow_mut().remove(&id)
        {
            then(answer(question));
        }
    }
}

fn receive(waiting: &Waiting, event: &MessageEvent) {
    let field = |name: &str| js_sys::Reflect::get(&event.data(), &name.into()).ok();
    let id = field("id").and_then(|id| id.as_f64()).unwrap_or_default() as u32;
    let Some(then) = waiting.borrow_mut().remove(&id) else { return };
    match field("answer").and_then(|answer| answer.as_string()) {
        Some(answer) => then(Ok(answer)),
        None => then(Err(field("error").and_then(|error| error.as_string()).unwrap_or_default())),
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
