//! The keyboard: every decision has a key, beside Tab and Enter, which reach everything.

use crate::app::{App, Page};
use crate::draft::Draft;
use leptos::prelude::*;
use vocab::Action;
use wasm_bindgen::JsCast;

/// Listens to keys that mean something at the table.
pub fn listen(app: App) {
    let _ = window_event_listener(leptos::ev::keydown, move |event| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() || is_typing(&event) {
            return;
        }
        if press(app, &event.key()) {
            event.prevent_default();
        }
    });
}

/// Whether the key goes into a field.
fn is_typing(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
}

/// Does what the key stands for; says whether it stands for something.
fn press(app: App, key: &str) -> bool {
    if app.page.get_untracked() != Page::Table || app.curtain.get_untracked().is_some() {
        return false;
    }
    match key {
        "u" | "U" => app.undo(),
        "r" | "R" => app.redo(),
        "e" | "E" => app.act(Action::EndTurn),
        "Escape" => app.draft.set(Draft::Nothing),
        "ArrowLeft" if app.past.get_untracked().is_some() => step(app, -1),
        "ArrowRight" if app.past.get_untracked().is_some() => step(app, 1),
        digit if digit.len() == 1 && ("1"..="9").contains(&digit) => return press_choice(digit),
        _ => return false,
    }
    true
}

fn step(app: App, by: i64) {
    if let Some(past) = app.past.get_untracked() {
        app.look_back(Some(past.saturating_add_signed(by)));
    }
}

/// Presses the choice of the decision that has this number.
fn press_choice(digit: &str) -> bool {
    let choice = crate::browser::document()
        .and_then(|document| document.query_selector(&format!("#dec [data-key=\"{digit}\"]")).ok().flatten());
    let button = choice.and_then(|choice| choice.dyn_into::<web_sys::HtmlElement>().ok());
    button.as_ref().inspect(|button| button.click()).is_some()
}
