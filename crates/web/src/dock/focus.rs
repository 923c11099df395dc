//! Follows the game: opens the board that is needed, keeps the focus at the decision, and tells screen readers.

use super::choice::row_key;
use super::{calls_for, question};
use crate::app::{App, Tab};
use crate::browser;
use leptos::prelude::*;
use page::decision::label;
use page::draft::Draft;
use page::layout::Layout;
use page::plan::{CardUse, Plan};
use page::scene::Scene;
use page::sentences::sentences;
use std::time::Duration;
use table::Thing;
use texts::t;
use vocab::{Line, MemoryId};
use wasm_bindgen::JsCast;

/// How long a board that came up by itself takes no clicks.
const SETTLING: Duration = Duration::from_millis(350);

/// Follows scene and draft while the table is shown.
pub fn follow(app: App) {
    Effect::new(move |before: Option<(u64, bool, Plan)>| {
        let Some(scene) = app.scene.get() else { return (0, false, Plan::default()) };
        let now = (scene.moment, scene.mine, scene.plan);
        // The first scene may be there before the table is shown.
        if before != Some(now) {
            open_board(app, &scene);
        }
        if before.is_some_and(|before| before != now) {
            if scene.mine {
                scroll_to_top();
            }
            keep_focus();
        }
        // A step of the game is announced where it is played; choosing cards is announced here.
        if before.is_some_and(|(moment, _, plan)| moment == now.0 && plan != now.2) {
            untrack(|| app.said.set(plan_announcement(app, &scene)));
        }
        now
    });
    Effect::new(move |before: Option<Draft>| {
        let now = app.draft.get();
        if let Some(before) = before.filter(|before| *before != now) {
            untrack(|| on_draft(app, &before, &now));
        }
        now
    });
}

/// Opens the board on which something can be chosen. The overview shows all boards while cards are chosen and while
/// others decide, and the board of the action when both cards are chosen.
fn open_board(app: App, scene: &Scene) {
    let called = |tab: &Tab| calls_for(scene, *tab);
    let mut boards = Tab::BOARDS.into_iter().filter(called);
    let tab = app.tab.get_untracked();
    let next = match (app.layout.get_untracked(), boards.next(), boards.next()) {
        (Layout::Overview, Some(Tab::Me) | None, _) => Some(Tab::Table),
        (Layout::Overview, Some(_), Some(_)) => Some(Tab::Table),
        (_, Some(_), _) if called(&tab) => None,
        (_, first, _) => first,
    };
    if let Some(next) = next.filter(|next| *next != tab) {
        app.tab.set(next);
        browser::settle("main", SETTLING);
    }
}

/// Moves the focus to the decision if the focused element was removed or is the page as a whole. It looks twice, because a board may be drawn
/// again after the decision.
fn keep_focus() {
    for millis in [0, 80] {
        let look = || {
            if browser::focus_is_lost() || browser::focus_is_on("main") {
                browser::focus_soon("dh");
            }
        };
        set_timeout(look, Duration::from_millis(millis));
    }
}

/// A new question is read from its beginning.
fn scroll_to_top() {
    request_animation_frame(|| {
        let Some(dock) = browser::element("dec") else { return };
        let Ok(parts) = dock.query_selector_all(".d-sc,.d-bd") else { return };
        for part in (0..parts.length()).filter_map(|at| parts.get(at)) {
            if let Ok(part) = part.dyn_into::<web_sys::Element>() {
                part.set_scroll_top(0);
            }
        }
    });
}

/// The thing that a draft is about.
fn thing_of(draft: &Draft) -> Option<Thing> {
    match draft {
        Draft::Chosen(offer) => Thing::of(offer.action),
        Draft::Refused(thing) => Some(*thing),
        Draft::Part(part) => Some(Thing::Part(*part, Line::Upper)),
        Draft::Nothing | Draft::Aim(_) | Draft::Ending | Draft::Exchange => None,
    }
}

/// After a choice: the focus goes to the button that confirms it, or to the heading, and the choice is announced. Back in
/// the list, it goes to the row that was left.
fn on_draft(app: App, before: &Draft, draft: &Draft) {
    let Some(scene) = app.scene.get_untracked() else { return };
    let lang = app.settings.with_untracked(|settings| settings.lang());
    match draft {
        Draft::Chosen(offer) => {
            let hidden = offer.outcome.shows.then(|| t::decision_hidden(lang));
            let offer = sentences([label(&scene, lang, offer)].into_iter().chain(hidden));
            app.said.set(t::decision_enter(lang, offer));
        }
        Draft::Nothing | Draft::Aim(_) => {}
        Draft::Part(part) => {
            let composers = Line::ALL.map(|line| Thing::Part(*part, line));
            let two = composers.iter().all(|thing| scene.offers.for_thing(*thing).next().is_some());
            let name = scene.words(lang, |words| words.part(*part));
            app.said.set(sentences([name].into_iter().chain(two.then(|| t::decision_two_ways(lang)))));
        }
        // These have an alert or a heading of their own.
        Draft::Refused(_) | Draft::Ending | Draft::Exchange => {}
    }
    let left = thing_of(before);
    // Another payment for the same thing is not another question.
    if left.is_none() || left != thing_of(draft) {
        scroll_to_top();
    }
    if *draft == Draft::Nothing {
        if let Some(thing) = left {
            focus_row(thing);
        }
        return keep_focus();
    }
    set_timeout(
        || {
            let id = if browser::element("confirm").is_some() { "confirm" } else { "dh" };
            browser::focus_soon(id);
        },
        Duration::ZERO,
    );
}

/// Moves the focus to the row of a thing in the list, if the focus was lost.
fn focus_row(thing: Thing) {
    let focus = move || {
        let row = browser::element("dec")
            .and_then(|dock| {
                dock.query_selector(&format!("[data-row=\"{}\"]", row_key(thing))).ok().flatten()
            })
            .and_then(|row| row.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(row) = row.filter(|_| browser::focus_is_lost()) {
            let _ = row.focus();
        }
    };
    set_timeout(focus, Duration::ZERO);
}

/// The cards that are chosen so far, and what is asked next.
fn plan_announcement(app: App, scene: &Scene) -> String {
    let lang = app.settings.with_untracked(|settings| settings.lang());
    let title = |id: MemoryId| scene.words(lang, |words| words.memory_title(id));
    let Plan { experience, story } = scene.plan;
    let ducats = t::decision_take(lang, t::n_ducats(lang, scene.table().round.number().into()));
    let upper = experience.map(|(id, use_)| match use_ {
        CardUse::Actions => t::name_value(lang, t::web_experiences(lang), title(id)),
        CardUse::Ducats => t::name_value(lang, t::web_experiences(lang), format!("{}, {ducats}", title(id))),
    });
    let lower = story.map(|id| t::name_value(lang, t::web_story(lang), title(id)));
    let next = match (upper.is_some(), lower.is_some()) {
        (true, false) => Some(t::decision_need_story(lang)),
        (false, true) => Some(t::decision_choose_upper(lang)),
        (false, false) => Some(t::decision_need_cards(lang)),
        (true, true) if matches!(experience, Some((_, CardUse::Ducats))) => {
            let taken = t::n_ducats(lang, scene.table().round.number().into());
            Some(t::decision_enter(lang, sentences([t::decision_take_end(lang, taken)])))
        }
        (true, true) => question(scene, lang),
    };
    sentences(upper.into_iter().chain(lower).chain(next))
}

/// The question to the player as an announcement, when it is their turn.
pub fn turn_announcement(app: App, scene: &Scene) -> Option<String> {
    let lang = app.settings.with_untracked(|settings| settings.lang());
    question(scene, lang).map(|what| t::decision_your_turn(lang, what))
}
