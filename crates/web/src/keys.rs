//! The keyboard: every decision has a key, beside Tab and Enter, which reach everything.

use crate::app::App;
use crate::browser;
use crate::draft::Draft;
use crate::recap;
use crate::replay::Way;
use leptos::prelude::*;
use vocab::Action;
use wasm_bindgen::JsCast;

/// Listens to keys that mean something at the table.
pub fn listen(app: App) {
    let _ = window_event_listener(leptos::ev::keydown, move |event| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() || is_typing(&event) {
            return;
        }
        // Space presses the button that has the focus.
        if event.key() == " " && is_on(&event, &["BUTTON", "A", "SUMMARY"]) {
            return;
        }
        // So does Enter; elsewhere it confirms what is chosen.
        if event.key() == "Enter" && is_on(&event, &["BUTTON", "A", "SUMMARY"]) {
            return;
        }
        if press(app, &event.key()) {
            event.prevent_default();
        }
    });
}

/// Whether the key goes into a field.
fn is_typing(event: &web_sys::KeyboardEvent) -> bool {
    is_on(event, &["INPUT", "SELECT", "TEXTAREA"])
}

/// Whether the key is pressed on an element with one of these tags.
fn is_on(event: &web_sys::KeyboardEvent, tags: &[&str]) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| tags.contains(&element.tag_name().as_str()))
}

/// Does what the key stands for; says whether it stands for something.
fn press(app: App, key: &str) -> bool {
    if !app.at_table() || app.curtain.get_untracked().is_some() {
        return false;
    }
    if press_replay(app, key) {
        return true;
    }
    match key {
        "u" | "U" => app.undo(),
        "r" | "R" => app.redo(),
        "e" | "E" => app.act(Action::EndTurn),
        "s" | "S" => return press_in_dock("[data-do=decline]"),
        "Enter" => return press_in_dock("[data-do=confirm]:not([disabled])"),
        "Escape" if recap::is_shown(app) => recap::close(app),
        "Escape" => app.draft.set(Draft::Nothing),
        digit if digit.len() == 1 && ("1"..="9").contains(&digit) => return press_choice(digit),
        _ => return false,
    }
    true
}

/// Keys while one looks back, or could: the game is over.
fn press_replay(app: App, key: &str) -> bool {
    let over = app.scene.with_untracked(|scene| scene.as_ref().is_some_and(|scene| scene.table().over));
    if app.past.get_untracked().is_none() && !over {
        return false;
    }
    match key {
        "ArrowLeft" => app.step_by_hand(Way::Back),
        "ArrowRight" => app.step_by_hand(Way::On),
        "Home" => app.jump(Some(0)),
        "End" | "Escape" => app.jump(None),
        " " => app.run_or_pause(),
        _ => return false,
    }
    true
}

/// Presses the choice of the decision that has this number.
fn press_choice(digit: &str) -> bool {
    press_in_dock(&format!("[data-key=\"{digit}\"]"))
}

/// Presses what is found in the decision dock, if anything is.
fn press_in_dock(selector: &str) -> bool {
    let found =
        browser::document().and_then(|document| document.query_selector(&format!("#dec {selector}")).ok());
    let button = found.flatten().and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok());
    button.as_ref().inspect(|button| button.click()).is_some()
}
