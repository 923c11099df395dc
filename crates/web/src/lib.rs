//! The browser client: the game as a web page.
//!
//! `run` starts the page. This crate has the views and the browser bindings. The data that is drawn and the effects of
//! commands are in `page`.

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
mod recap;
mod replay;
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

/// Starts the page in a language, given by its code and the file of its texts. `boot.js` chooses the language, because it
/// fetches the file while the module is loaded.
///
/// # Errors
/// If the texts are of another version of the page.
#[wasm_bindgen]
pub fn run(lang: &str, texts: String) -> Result<(), JsError> {
    console_error_panic_hook::set_once();
    let lang = Lang::from_code(lang).unwrap_or(Lang::En);
    texts::load(lang, texts).map_err(|wrong| JsError::new(&format!("{wrong:?}")))?;
    mount_to_body(move || app::root(lang));
    Ok(())
}
