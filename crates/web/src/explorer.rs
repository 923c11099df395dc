//! The card explorer: a dialog with what can still come, and one with a single card, large and with its history.

pub mod card_view;
mod sections;

use crate::app::App;
use crate::browser;
use crate::modal::modal;
use crate::pick::{PLAIN, pick, picks};
use edition::Edition;
use leptos::prelude::*;
use page::explorer::{self, Coming};
use page::gallery::Item;
use page::scene::Scene;
use page::tips::key::Key;
use std::sync::Arc;
use texts::{Lang, names, t};
use vocab::Round;
use wasm_bindgen::JsCast;

/// The state of both dialogs.
#[derive(Clone, Copy)]
pub struct Explorer {
    /// Whether the explorer is open.
    pub open: RwSignal<bool>,
    /// What the explorer shows.
    shown: RwSignal<Option<Part>>,
    /// Whether the dialog with a single card is open.
    viewing: RwSignal<bool>,
    /// What the dialog with a single card shows.
    card: RwSignal<Option<Large>>,
}

/// What is shown large.
#[derive(Clone, Copy)]
enum Large {
    /// A component of the game on the table.
    Here(Key),
    /// A thing of the gallery, as it is printed.
    Printed(&'static Edition, Item),
}

/// A part of the explorer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// The unseen cards of a period.
    Period(Round),
    /// The Soloist's cards.
    Soloist,
    /// The stacks of Composer tiles.
    Composers,
}

impl Explorer {
    /// Both dialogs closed.
    pub fn new() -> Explorer {
        Explorer {
            open: RwSignal::new(false),
            shown: RwSignal::new(None),
            viewing: RwSignal::new(false),
            card: RwSignal::new(None),
        }
    }

    /// Whether the dialog with a single card can show this.
    pub fn can_view(key: Key) -> bool {
        matches!(
            key,
            Key::Memory(_)
                | Key::Opus(_)
                | Key::Tile(_)
                | Key::Soloist(_)
                | Key::Bonus(_)
                | Key::Place(_)
                | Key::City(_)
                | Key::Court(_)
                | Key::Movement(_)
                | Key::Stack(..)
                | Key::Composer(_)
        )
    }

    /// Opens the dialog with a single card.
    pub fn view(&self, key: Key) {
        self.show(Large::Here(key));
    }

    /// Opens the dialog with a thing of the gallery.
    pub fn view_printed(&self, edition: &'static Edition, item: Item) {
        self.show(Large::Printed(edition, item));
    }

    fn show(&self, large: Large) {
        self.card.set(Some(large));
        self.viewing.set(true);
    }
}

/// Shows the card under the mouse or with the focus when the key `i` is pressed. Leaving the page closes the dialogs.
pub fn listen(app: App) {
    let _ = window_event_listener(leptos::ev::keydown, move |event| {
        let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
        let typing = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let typing =
            typing.is_some_and(|at| ["INPUT", "SELECT", "TEXTAREA"].contains(&at.tag_name().as_str()));
        let asked = event.key() == "i" && plain && !typing && app.at_table();
        if let Some(key) = asked.then(card_at_hand).flatten() {
            app.explorer.view(key);
        }
    });
    Effect::new(move |_| {
        app.page.track();
        app.explorer.open.set(false);
        app.explorer.viewing.set(false);
    });
}

/// The card that has the focus, or else the one under the mouse.
fn card_at_hand() -> Option<Key> {
    let document = browser::document()?;
    let focused = document.active_element().and_then(|at| at.closest("[data-tip]").ok().flatten());
    let hovered = document.query_selector("[data-tip]:hover").ok().flatten();
    let keys = [focused, hovered].into_iter().flatten().filter_map(|at| at.get_attribute("data-tip"));
    keys.filter_map(|key| Key::read(&key)).find(|key| Explorer::can_view(*key))
}

/// Both dialogs.
pub fn dialogs() -> impl IntoView {
    let app = App::get();
    view! {
        {modal("h-explorer", app.explorer.open, t::explorer_title, move || content(app))}
        {modal("h-card", app.explorer.viewing, t::card_view_title, move || card_view::content(app))}
    }
}

/// The content is drawn again only if something in it changes, so that the focus is not lost while others play.
fn content(app: App) -> AnyView {
    let coming = Memo::new(move |_| {
        let list = |scene: &Arc<Scene>| explorer::coming(scene.table(), scene.edition());
        app.scene.with(|scene| scene.as_ref().map(list)).unwrap_or_default()
    });
    let rest = Memo::new(move |_| {
        app.scene.with(|scene| {
            scene
                .as_ref()
                .map(|scene| (explorer::soloist(scene.table(), &scene.game), scene.table().tiles_taken))
        })
    });
    let body = move || {
        let lang = app.lang();
        let periods = coming.get();
        rest.track();
        let scene = app.scene.get_untracked()?;
        let first = periods.first().map(|coming| Part::Period(coming.round));
        let part = app.explorer.shown.get().filter(|part| is_there(*part, &periods, &scene)).or(first)?;
        Some(match part {
            Part::Period(round) => {
                let coming = periods.iter().find(|coming| coming.round == round)?;
                sections::period(app, &scene, lang, coming)
            }
            Part::Soloist => sections::soloist(&scene, lang),
            Part::Composers => sections::composers(app, &scene, lang),
        })
    };
    view! { <div class="xplore">{move || parts(app, &coming.get())}{body}</div> }.into_any()
}

/// Whether this game has the part.
fn is_there(part: Part, periods: &[Coming], scene: &Scene) -> bool {
    match part {
        Part::Period(round) => periods.iter().any(|coming| coming.round == round),
        Part::Soloist => scene.table().level.is_some(),
        Part::Composers => true,
    }
}

/// The buttons that choose a part.
fn parts(app: App, periods: &[Coming]) -> AnyView {
    let solo =
        app.scene.with_untracked(|scene| scene.as_ref().is_some_and(|scene| scene.table().level.is_some()));
    let first = periods.first().map(|coming| Part::Period(coming.round));
    let rounds = periods.iter().map(|coming| Part::Period(coming.round));
    let all = rounds.chain(solo.then_some(Part::Soloist)).chain([Part::Composers]);
    let button = |part: Part| {
        let pressed = move || app.explorer.shown.get().or(first) == Some(part);
        let name = move || name(app.lang(), part, first);
        pick(name, PLAIN, pressed, move || app.explorer.shown.set(Some(part)))
    };
    picks("h-explorer", all.map(button).collect())
}

fn name(lang: Lang, part: Part, first: Option<Part>) -> String {
    match part {
        Part::Period(round) if first == Some(part) => {
            format!("{} · {}", t::explorer_period(lang, names::period(lang, round)), t::explorer_now(lang))
        }
        Part::Period(round) => t::explorer_period(lang, names::period(lang, round)),
        Part::Soloist => names::soloist(lang),
        Part::Composers => t::explorer_composers(lang),
    }
}
