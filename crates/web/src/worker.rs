//! The worker in which bots think, so that the page never waits for them.
//!
//! A busy worker does not read messages, and a search cannot be paused. So a question is cancelled by ending the
//! worker, and the next question starts a new one.

use js_sys::{Promise, Reflect};
use leptos::prelude::set_timeout;
use page::worker::{Answer, Failure, Question, Reply};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

#[wasm_bindgen]
extern "C" {
    /// Defined in `boot.js`; loads the worker's module into the page with the first question.
    #[wasm_bindgen(js_name = lacrimosaAnswer, catch)]
    fn answer_here(question: &str, send: &JsValue, fail: &JsValue) -> Result<(), JsValue>;
}

/// How often a crashing worker is restarted before the page computes bot decisions itself.
const RESTARTS: u32 = 2;

/// The worker as the page sees it. Copying it copies a handle.
#[derive(Clone, Default)]
pub struct BotWorker(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    running: Option<Running>,
    /// The questions without an answer, by their number.
    waiting: BTreeMap<u32, Waiting>,
    next: u32,
    /// How often the worker crashed since its last answer.
    crashes: u32,
    /// Called when the page stops restarting the worker.
    given_up: Option<Rc<dyn Fn()>>,
}

#[derive(Clone)]
struct Waiting {
    question: String,
    on_reply: Rc<dyn Fn(Reply)>,
}

/// A question that was asked. Dropping it cancels the question.
pub struct Asked {
    worker: BotWorker,
    id: u32,
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.worker.cancel(self.id);
    }
}

/// A worker and its listeners, which are dropped together.
struct Running {
    worker: Worker,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_error: Closure<dyn Fn(Event)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl BotWorker {
    /// Starts the worker when the page has been drawn, or with the first question. Without workers the page computes bot
    /// decisions itself.
    pub fn start() -> BotWorker {
        let worker = BotWorker::default();
        let later = worker.clone();
        set_timeout(
            move || {
                if later.0.borrow().running.is_none() {
                    later.restart();
                }
            },
            Duration::ZERO,
        );
        worker
    }

    /// Sets a callback for repeated crashes. After them the page computes bot decisions itself.
    pub fn when_given_up(&self, call: impl Fn() + 'static) {
        self.0.borrow_mut().given_up = Some(Rc::new(call));
    }

    /// Whether questions are answered beside the page, not by the page itself.
    pub fn is_running(&self) -> bool {
        self.0.borrow().crashes <= RESTARTS
    }

    /// Asks a question. `on_reply` is called with progress, and once with an answer or a failure, unless the question
    /// is cancelled.
    pub fn ask(&self, question: &Question, on_reply: impl Fn(Reply) + 'static) -> Asked {
        Asked { worker: self.clone(), id: self.post(question, on_reply) }
    }

    /// Asks a question that nobody cancels, and waits for its answer.
    pub async fn answer(&self, question: &Question) -> Result<Answer, Failure> {
        let last = Rc::new(RefCell::new(None));
        let (worker, reply) = (self.clone(), last.clone());
        let done = Promise::new(&mut |resolve, _| {
            let reply = reply.clone();
            worker.post(question, move |news| {
                *reply.borrow_mut() = Some(news);
                let _ = resolve.call0(&JsValue::NULL);
            });
        });
        let _ = JsFuture::from(done).await;
        match last.take() {
            Some(Reply::Answer(answer)) => Ok(answer),
            Some(Reply::Failed(failure)) => Err(failure),
            Some(Reply::Progress { .. } | Reply::Analysed { .. }) | None => {
                Err(Failure::Crashed(String::new()))
            }
        }
    }

    /// Posts a question. Returns its number.
    fn post(&self, question: &Question, on_reply: impl Fn(Reply) + 'static) -> u32 {
        let question = serde_json::to_string(question).unwrap_or_default();
        let waiting = Waiting { question, on_reply: Rc::new(on_reply) };
        let mut state = self.0.borrow_mut();
        state.next += 1;
        let id = state.next;
        let given_up = state.crashes > RESTARTS;
        let posted = state.running.as_ref().is_some_and(|running| running.post(id, &waiting.question));
        state.waiting.insert(id, waiting.clone());
        drop(state);
        if !posted && !given_up {
            self.restart();
        } else if !posted {
            self.answer_here(id, &waiting);
        }
        id
    }

    fn cancel(&self, id: u32) {
        let mut state = self.0.borrow_mut();
        if state.waiting.remove(&id).is_none() {
            return;
        }
        state.running = None;
        let others = !state.waiting.is_empty() && state.crashes <= RESTARTS;
        drop(state);
        if others {
            self.restart();
        }
    }

    /// Starts a new worker, which gets every question without an answer. If no worker can be started, the page answers
    /// them.
    fn restart(&self) {
        let running = self.run();
        let mut state = self.0.borrow_mut();
        let posted = |running: &Running| {
            state.waiting.iter().all(|(id, waiting)| running.post(*id, &waiting.question))
        };
        let works = running.as_ref().is_some_and(posted);
        state.running = running.filter(|_| works);
        if !works {
            drop(state);
            self.answer_all_here();
        }
    }

    fn run(&self) -> Option<Running> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("worker.js", &options).ok()?;
        let handle = self.clone();
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event| handle.on_message(&event));
        let handle = self.clone();
        let on_error = Closure::<dyn Fn(Event)>::new(move |_| handle.on_crash());
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(Running { worker, _on_message: on_message, _on_error: on_error })
    }

    fn on_message(&self, event: &MessageEvent) {
        let field = |name: &str| Reflect::get(&event.data(), &name.into()).ok();
        let text = |name: &str| field(name).and_then(|text| text.as_string());
        let id = field("id").and_then(|id| id.as_f64()).unwrap_or_default() as u32;
        match text("reply") {
            Some(reply) => self.on_reply(id, &reply),
            None => self.on_crashed(id, text("crashed").unwrap_or_default()),
        }
    }

    fn on_reply(&self, id: u32, reply: &str) {
        let reply = serde_json::from_str(reply);
        self.reply(id, reply.unwrap_or_else(|error| Reply::Failed(Failure::Malformed(error.to_string()))));
    }

    fn on_crashed(&self, id: u32, why: String) {
        self.reply(id, Reply::Failed(Failure::Crashed(why)));
    }

    fn reply(&self, id: u32, reply: Reply) {
        let mut state = self.0.borrow_mut();
        if matches!(reply, Reply::Answer(_)) {
            state.crashes = 0;
        }
        let waiting = match reply {
            Reply::Progress { .. } | Reply::Analysed { .. } => state.waiting.get(&id).cloned(),
            Reply::Answer(_) | Reply::Failed(_) => state.waiting.remove(&id),
        };
        // The listener may ask the next question.
        drop(state);
        if let Some(waiting) = waiting {
            (waiting.on_reply)(reply);
        }
    }

    /// Handles a worker that could not be loaded or has crashed: starts a new one, or after too many crashes answers in
    /// the page. So every question gets an answer.
    fn on_crash(&self) {
        let mut state = self.0.borrow_mut();
        state.crashes += 1;
        if state.crashes <= RESTARTS {
            drop(state);
            return self.restart();
        }
        state.running = None;
        let given_up = state.given_up.clone();
        drop(state);
        if let Some(given_up) = given_up {
            given_up();
        }
        self.answer_all_here();
    }

    fn answer_all_here(&self) {
        let waiting = self.0.borrow().waiting.clone();
        waiting.iter().for_each(|(id, waiting)| self.answer_here(*id, waiting));
    }

    /// Answers a question in the page, which does not respond meanwhile.
    fn answer_here(&self, id: u32, waiting: &Waiting) {
        let (send, fail) = (self.clone(), self.clone());
        let send =
            Closure::<dyn Fn(String)>::new(move |reply: String| send.on_reply(id, &reply)).into_js_value();
        let fail =
            Closure::<dyn Fn(String)>::new(move |why: String| fail.on_crashed(id, why)).into_js_value();
        if answer_here(&waiting.question, &send, &fail).is_err() {
            self.on_crashed(id, String::new());
        }
    }
}

impl Running {
    fn post(&self, id: u32, question: &str) -> bool {
        let message = js_sys::Object::new();
        let _ = Reflect::set(&message, &"id".into(), &id.into());
        let _ = Reflect::set(&message, &"question".into(), &question.into());
        self.worker.post_message(&message).is_ok()
    }
}
