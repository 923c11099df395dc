//! The browser client: the game as a web page.
//!
//! `run` starts the page. This crate has the views and the browser bindings. The data that is drawn and the effects of
//! commands are in `page`.

mod advice;
mod analyse;
mod announcement;
mod app;
mod ask;
mod browser;
mod card;
mod commands;
mod curtain;
mod daily;
mod desk;
mod dock;
mod editions;
mod end;
mod expected;
mod explorer;
mod gallery;
mod guide;
mod icons;
mod keys;
mod language;
mod lesson;
mod lifecycle;
mod log;
mod map;
mod modal;
mod motion;
mod notes;
mod notice;
mod online;
mod own_game;
mod pick;
mod players;
mod progress;
mod puzzles;
mod recap;
mod replay;
mod report;
mod requiem;
mod round_end;
mod row;
mod rules_page;
mod settings_dialog;
mod soloist;
mod sound;
mod start;
mod storage;
mod table_page;
mod tips;
mod top;
mod value;
mod watching;
mod worker;

use leptos::prelude::*;
use texts::Lang;
use wasm_bindgen::prelude::*;
use worker::BotWorker;

/// Starts the page in a language, given by its code and the files of its texts. `boot.js` chooses the language, because it
/// fetches the files while the module is loaded. On a first visit the second file follows: see [`complete`].
///
/// # Errors
/// If the texts are of another version of the page.
#[wasm_bindgen]
pub async fn run(lang: String, texts: String, more: Option<String>) -> Result<(), JsError> {
    console_error_panic_hook::set_once();
    let lang = Lang::from_code(&lang).unwrap_or(Lang::En);
    texts::load(lang, texts).map_err(wrong)?;
    if let Some(more) = more {
        texts::load_more(lang, more).map_err(wrong)?;
    }
    let worker = BotWorker::start();
    // A game may need them, whichever screen comes first. Most players have none.
    editions::read_stored(&worker).await;
    mount_to_body(move || app::root(lang, worker));
    Ok(())
}

/// Loads the texts that follow those of the start page, and draws the page again with them.
///
/// # Errors
/// If the texts are of another version of the page.
#[wasm_bindgen]
pub fn complete(lang: &str, more: String) -> Result<(), JsError> {
    texts::load_more(Lang::from_code(lang).unwrap_or(Lang::En), more).map_err(wrong)?;
    language::redraw();
    Ok(())
}

fn wrong(texts: texts::compiled::WrongTexts) -> JsError {
    JsError::new(&format!("{texts:?}"))
}
