//! The browser client: the whole game in the page.
//!
//! `run` starts the page. `answer` runs in a worker, where a bot thinks without freezing the page. The page draws a
//! scene (`scene.rs`) and never judges: what can be chosen, what it costs and why not comes from `table`.

mod announcement;
mod app;
mod ask;
mod board;
mod browser;
mod card;
mod coming;
mod curtain;
mod dock;
mod draft;
mod end;
mod guide;
mod icons;
mod journal;
mod keys;
mod local;
mod log;
mod map;
mod modal;
mod notice;
mod online;
mod pick;
mod players;
mod recap;
mod replay;
mod requiem;
mod row;
mod rules_page;
mod scene;
mod settings;
mod settings_dialog;
mod sitting;
mod sound;
mod start;
mod storage;
mod table_page;
mod tips;
mod top;
mod value;
mod worker;

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Starts the page; `boot.js` calls it once the module is there.
#[wasm_bindgen]
pub fn run() {
    console_error_panic_hook::set_once();
    mount_to_body(app::Root);
}

/// Answers a question in the worker: what a bot would do.
///
/// # Errors
/// Says what is wrong with the question.
#[wasm_bindgen]
pub fn answer(question: &str) -> Result<String, JsError> {
    worker::answer(question).map_err(|error| JsError::new(&error))
}
