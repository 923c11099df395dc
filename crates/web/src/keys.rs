//! Keyboard shortcuts at the table. Everything can also be reached with Tab and Enter.

use crate::app::App;
use crate::browser;
use crate::recap;
use leptos::prelude::*;
use page::draft::Draft;
use page::replay::Direction;
use vocab::Action;
use wasm_bindgen::JsCast;

/// Handles key presses of the whole window.
pub fn listen(app: App) {
    let _ = window_event_listener(leptos::ev::keydown, move |event| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() || is_typing(&event) {
            return;
        }
        // The browser itself presses a focused button on Space.
        if event.key() == " " && is_on(&event, &["BUTTON", "A", "SUMMARY"]) {
            return;
        }
        // The same for Enter. Elsewhere Enter confirms the chosen action.
        if event.key() == "Enter" && is_on(&event, &["BUTTON", "A", "SUMMARY"]) {
            return;
        }
        if run_shortcut(app, &event.key()) {
            event.prevent_default();
        }
    });
}

/// Whether the key goes into a form field.
fn is_typing(event: &web_sys::KeyboardEvent) -> bool {
    is_on(event, &["INPUT", "SELECT", "TEXTAREA"])
}

/// Whether the event target has one of these tags.
fn is_on(event: &web_sys::KeyboardEvent, tags: &[&str]) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| tags.contains(&element.tag_name().as_str()))
}

/// Runs the shortcut of a key. Returns whether the key has one.
fn run_shortcut(app: App, key: &str) -> bool {
    if !app.at_table() || app.curtain.get_untracked().is_some() {
        return false;
    }
    if run_replay_shortcut(app, key) {
        return true;
    }
    match key {
        "u" | "U" => app.undo(),
        "r" | "R" => app.redo(),
        "e" | "E" => app.act(Action::EndTurn),
        "s" | "S" => return click_in_dock("[data-do=decline]"),
        "Enter" => return click_in_dock("[data-do=confirm]:not([disabled])"),
        "Escape" if recap::is_shown(app) => recap::close(app),
        "Escape" => app.draft.set(Draft::Nothing),
        digit if digit.len() == 1 && ("1"..="9").contains(&digit) => return click_choice(digit),
        _ => return false,
    }
    true
}

/// Shortcuts of the replay, while an earlier moment is shown and after the end of the game.
fn run_replay_shortcut(app: App, key: &str) -> bool {
    let over = app.scene.with_untracked(|scene| scene.as_ref().is_some_and(|scene| scene.table().over));
    if app.past.get_untracked().is_none() && !over {
        return false;
    }
    match key {
        "ArrowLeft" => app.step_by_hand(Direction::Back),
        "ArrowRight" => app.step_by_hand(Direction::On),
        "Home" => app.jump(Some(0)),
        "End" | "Escape" => app.jump(None),
        " " => app.run_or_pause(),
        _ => return false,
    }
    true
}

/// Clicks the choice with this number.
fn click_choice(digit: &str) -> bool {
    click_in_dock(&format!("[data-key=\"{digit}\"]"))
}

/// Clicks the first element in the dock that matches the selector. Returns whether there is one.
fn click_in_dock(selector: &str) -> bool {
    let found =
        browser::document().and_then(|document| document.query_selector(&format!("#dec {selector}")).ok());
    let button = found.flatten().and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok());
    button.as_ref().inspect(|button| button.click()).is_some()
}
