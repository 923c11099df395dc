//! Keyboard shortcuts at the table. Everything can also be reached with Tab and Enter.

use crate::app::App;
use crate::{advice, browser, dock, recap};
use leptos::prelude::*;
use page::plan::CardUse;
use page::replay::Direction;
use wasm_bindgen::JsCast;

/// Handles key presses of the whole window.
pub fn listen(app: App) {
    let _ = window_event_listener(leptos::ev::keydown, move |event| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() || is_typing(&event) {
            return;
        }
        let pressable = is_on(&event, &["BUTTON", "A", "SUMMARY"]);
        // The browser itself presses a focused button on Space.
        if event.key() == " " && pressable {
            return;
        }
        // The same for Enter, but on something of a board that is already chosen or cannot be chosen, Enter confirms.
        if event.key() == "Enter" && pressable && !is_settled(&event) {
            return;
        }
        if run_card_shortcut(app, &event) || run_shortcut(app, &event.key()) {
            event.prevent_default();
        }
    });
}

/// Whether the event target is a part of a board that pressing would not choose.
fn is_settled(event: &web_sys::KeyboardEvent) -> bool {
    let Some(element) = target(event) else { return false };
    let on_board = element.closest("#row,#map,#req,#me").ok().flatten().is_some();
    let says = |name: &str| element.get_attribute(name).as_deref() == Some("true");
    on_board
        && (says("aria-pressed") || says("aria-disabled"))
        && in_dock("[data-do=confirm]:not([disabled])").is_some()
}

/// While cards are missing, digits choose upper halves, and with Shift lower halves.
fn run_card_shortcut(app: App, event: &web_sys::KeyboardEvent) -> bool {
    let Some(scene) = app.scene.get_untracked().filter(|scene| scene.laying && app.at_table()) else {
        return false;
    };
    let digit = event.code().strip_prefix("Digit").and_then(|digit| digit.parse::<usize>().ok());
    let Some(card) = digit.and_then(|n| dock::hand(&scene).get(n.checked_sub(1)?).copied()) else {
        return false;
    };
    let plan = app.plan.get_untracked();
    if event.shift_key() {
        app.set_plan(plan.with_story(card));
    } else if !plan.is_complete() {
        app.set_plan(plan.with_experience(card, CardUse::Actions));
    } else {
        return false;
    }
    true
}

/// Whether the key goes into a form field.
fn is_typing(event: &web_sys::KeyboardEvent) -> bool {
    is_on(event, &["INPUT", "SELECT", "TEXTAREA"])
}

/// Whether the event target has one of these tags.
fn is_on(event: &web_sys::KeyboardEvent, tags: &[&str]) -> bool {
    target(event).is_some_and(|element| tags.contains(&element.tag_name().as_str()))
}

fn target(event: &web_sys::KeyboardEvent) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
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
        "e" | "E" => app.end_turn(),
        "s" | "S" => return click_in_dock("[data-do=decline]"),
        "Enter" => return click_in_dock("[data-do=confirm]:not([disabled]),.d-ft .go[data-do]"),
        "a" | "A" => return advice::toggle(app),
        "?" => show_keys(app),
        "ArrowDown" => return move_in_list(1),
        "ArrowUp" => return move_in_list(-1),
        "Escape" if app.advice.open.get_untracked() => advice::close(app),
        "Escape" if recap::is_shown(app) => recap::close(app),
        "Escape" => dock::step_back(app),
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
    // A composer's button carries the action out: the digit only goes there, and Enter confirms.
    if let Some(button) = in_dock(&format!("[data-do=hire][data-key=\"{digit}\"]")) {
        return button.focus().is_ok();
    }
    click_in_dock(&format!("[data-key=\"{digit}\"]"))
}

/// Clicks the first element in the dock that matches the selector. Returns whether there is one.
fn click_in_dock(selector: &str) -> bool {
    in_dock(selector).inspect(web_sys::HtmlElement::click).is_some()
}

/// The first element in the dock that matches one of the selectors.
fn in_dock(selectors: &str) -> Option<web_sys::HtmlElement> {
    let found = browser::element("dec")?.query_selector(selectors).ok().flatten();
    found.and_then(|found| found.dyn_into().ok())
}

/// Moves the focus to the next or previous choice of the decision, from anywhere in the decision.
fn move_in_list(by: i32) -> bool {
    let Some(dock) = browser::element("dec") else { return false };
    let Some(active) = browser::document().and_then(|document| document.active_element()) else {
        return false;
    };
    if !dock.contains(Some(&active)) {
        return false;
    }
    let Ok(found) = dock.query_selector_all(".d-bd button:not([disabled]),.d-ft button:not([disabled])")
    else {
        return false;
    };
    let buttons: Vec<web_sys::HtmlElement> = (0..found.length())
        .filter_map(|at| found.get(at)?.dyn_into::<web_sys::HtmlElement>().ok())
        .filter(|button| button.offset_parent().is_some())
        .collect();
    let at = buttons.iter().position(|button| **button == active);
    let next = match at {
        Some(at) => (at as i32 + by).clamp(0, buttons.len() as i32 - 1) as usize,
        None => 0,
    };
    buttons.get(next).inspect(|button| drop(button.focus())).is_some()
}

/// Opens the list of keys.
fn show_keys(app: App) {
    app.settings_open.set(true);
    set_timeout(|| browser::focus_soon("s-keys"), std::time::Duration::from_millis(50));
}
