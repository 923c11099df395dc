//! What a lesson lights, as selectors for `lesson.js`; and the buttons that only a lesson asks for.

use crate::app::{App, Tab};
use crate::dock::{choice::row_key, tab_of};
use leptos::prelude::*;
use page::draft::Draft;
use page::hand::Half;
use page::layout::Layout;
use page::lesson::{Button, Goal, Lit, Sight, Step};
use serde::Serialize;
use table::Thing;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Defined in `boot.js`; loads the script with the first message.
    #[wasm_bindgen(js_namespace = lacrimosaLesson, catch)]
    fn send(message: &str) -> Result<(), JsValue>;
}

/// What the script reads. A new step moves the focus.
#[derive(Serialize)]
struct Message {
    step: usize,
    /// For each goal the selectors of the element to press; the first that is shown is lit.
    lit: Vec<Vec<String>>,
    /// The tab to press where none of them is shown.
    tab: &'static str,
    /// What the text is about.
    about: Vec<&'static str>,
    /// What is said after a wrong click.
    task: String,
}

/// Tells the script what is lit, and notices when a button is pressed.
pub fn listen(app: App) {
    let lessons = app.lessons;
    Effect::new(move |before: Option<bool>| {
        app.page.track();
        app.layout.track();
        app.tab.track();
        app.scene.track();
        let step = lessons.step.get();
        let draft = app.draft.get();
        let lesson = lessons.now.get().filter(|_| app.at_table() || app.page.get() == page::Page::End);
        let Some(lesson) = lesson else {
            if before == Some(true) {
                let _ = send("null");
            }
            return false;
        };
        let open = step.and_then(|at| Some((at, lesson.steps.get(at)?)));
        let message = open.map(|(at, step)| message(at, step, step.lit(&draft), step.task(app.lang())));
        // At the end of a lesson only its card can be pressed.
        let end = Message {
            step: lesson.steps.len(),
            lit: Vec::new(),
            tab: "",
            about: Vec::new(),
            task: String::new(),
        };
        let _ = send(&serde_json::to_string(&message.unwrap_or(end)).unwrap_or_default());
        true
    });
    let _ = window_event_listener(leptos::ev::click, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let Some(((at, button), target)) = untrack(|| asked(app)).zip(target) else { return };
        if target.closest(button_selector(button)).ok().flatten().is_some() {
            lessons.pressed.update(|pressed| pressed.push(at));
            app.keep_lesson();
        }
    });
}

/// The button that the step asks for.
fn asked(app: App) -> Option<(usize, Button)> {
    let at = app.lessons.step.get()?;
    let lesson = app.lessons.now.get()?;
    lesson.steps.get(at)?.goals.iter().find_map(|goal| match goal {
        Goal::Press(button) => Some((at, *button)),
        _ => None,
    })
}

fn message(step: usize, of: &Step, lit: Vec<Lit>, task: String) -> Message {
    let tab = lit.first().map_or("", |lit| tab(*lit).map_or("", Tab::code));
    Message {
        step,
        lit: lit.into_iter().map(selectors).collect(),
        tab,
        about: of.about.map(sight).into_iter().collect(),
        task,
    }
}

/// Opens the board with what a step asks for, where only one board is shown.
pub fn open_board(app: App, step: &Step) {
    if app.layout.get_untracked() != Layout::Overview
        && let Some(tab) = step.lit(&Draft::Nothing).first().and_then(|lit| tab(*lit))
    {
        app.tab.set(tab);
    }
}

/// The tab on which it is shown where only one board is.
fn tab(lit: Lit) -> Option<Tab> {
    match lit {
        Lit::Card(..) => Some(Tab::Me),
        Lit::Thing(thing) => Some(tab_of(thing)),
        Lit::Button(Button::Soloist) => Some(Tab::Others),
        _ => None,
    }
}

/// Where it can be pressed, the best place first.
fn selectors(lit: Lit) -> Vec<String> {
    let one = |selector: &str| vec![selector.to_owned()];
    match lit {
        Lit::Card(card, half) => {
            let half = match half {
                Half::Actions => "up",
                Half::Ducats => "ducats",
                Half::Story => "low",
            };
            one(&format!("[data-half={half}][data-card='{}']", card.index()))
        }
        Lit::Thing(thing) => {
            // A small screen shows one movement of the Requiem.
            let movement = match thing {
                Thing::Part(part, _) => Some(format!("#req .rqt [data-movement={}]", part.movement().code())),
                _ => None,
            };
            let row = format!("#dec [data-row='{}']", row_key(thing));
            [board(thing)].into_iter().chain(movement).chain([row]).collect()
        }
        Lit::Composer(line) => {
            vec![format!("#dec .hire[data-line={}] [data-do=hire]", line.code()), "#confirm".to_owned()]
        }
        Lit::Confirm => one("#confirm"),
        Lit::EndTurn => vec![
            "#dec [data-do=end-anyway]".to_owned(),
            "#dec [data-do=end-turn]".to_owned(),
            "#dec [data-do=confirm]".to_owned(),
        ],
        Lit::Kind(kind) => one(&format!("#dec .ch[data-key='{}']", kind.index() + 1)),
        Lit::Decline => one("#dec [data-do=decline]"),
        Lit::Button(button) => one(button_selector(button)),
    }
}

/// A thing on its board.
fn board(thing: Thing) -> String {
    match thing {
        Thing::Space(space) => format!("#row [data-space='{}']", space.number()),
        Thing::Opus(opus, mode) => format!("#me [data-opus='{}'][data-mode={}]", opus.index(), mode.code()),
        Thing::Place(place) => format!("#map [data-place='{}']", place.number()),
        Thing::Part(part, _) => format!("#req [data-part-row='{}']", part.index()),
    }
}

/// It names no element around the button, which may be gone when the click is noticed.
fn button_selector(button: Button) -> &'static str {
    match button {
        Button::Begin => "[data-do=begin]",
        Button::Sheet => "[data-do=to-sheet]",
        Button::Soloist => ".lookat",
    }
}

fn sight(sight: Sight) -> &'static str {
    match sight {
        Sight::Purse => "#desk .purse,.strip",
        Sight::Round => "#desk .rnd,.strip",
        Sight::Bonus => ".bon",
        Sight::Row => "#row",
        Sight::Map => "#map",
        Sight::Requiem => "#req",
        Sight::Players => "#oth",
        Sight::Score => ".d-score",
    }
}
