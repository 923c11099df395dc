//! The dock: the current decision, its choices, their costs and gains. It is always visible.

mod ask;
pub(crate) mod choice;
mod pay;
mod replay;
mod rest;

use crate::app::{App, Tab};
use crate::browser;
use crate::online::presence;
use leptos::prelude::*;
use page::draft::Draft;
use page::scene::Scene;
use table::Thing;
use vocab::Prompt;

/// The dock component.
pub fn dock() -> impl IntoView {
    let app = App::get();
    follow_scene(app);
    crate::replay::run(app);
    view! {
        <section class="panel dec" id="dec" aria-labelledby="dh" aria-busy=move || app.online.sent.get().to_string()>
            {move || app.scene.get().map(|scene| content(app, &scene))}
            {presence::sending(app)}
        </section>
    }
}

fn content(app: App, scene: &Scene) -> AnyView {
    let lang = app.lang();
    if app.past.get().is_some() {
        return replay::looking_back(app, scene, lang);
    }
    if scene.table().over {
        return replay::over(app, scene, lang);
    }
    let Some(prompt) = scene.offers.prompt.filter(|_| scene.mine) else {
        return rest::waiting(app, scene, lang);
    };
    match app.draft.get() {
        Draft::Chosen(offer) => pay::chosen(app, scene, lang, *offer),
        Draft::Part(part) => choice::composers(app, scene, lang, part),
        Draft::Refused(thing) => choice::refused(app, scene, lang, thing),
        draft => match prompt {
            Prompt::Lay => ask::lay(app, scene, lang, &draft),
            Prompt::UseOrTake => ask::use_or_take(app, scene, lang),
            Prompt::Kinds { .. } => ask::kinds(app, scene, lang, prompt),
            _ => choice::actions(app, scene, lang, prompt, &draft),
        },
    }
}

/// Whether a tab contains something that the player can choose now.
pub fn calls_for(scene: &Scene, tab: Tab) -> bool {
    if !scene.mine {
        return false;
    }
    if scene.offers.prompt == Some(Prompt::Lay) {
        return tab == Tab::Me;
    }
    scene.offers.now.iter().filter_map(|offer| Thing::of(offer.action)).any(|thing| tab_of(thing) == tab)
}

/// The tab in which a thing is shown.
pub fn tab_of(thing: Thing) -> Tab {
    match thing {
        Thing::Space(_) => Tab::Row,
        Thing::Place(_) => Tab::Map,
        Thing::Part(..) => Tab::Requiem,
        Thing::Opus(..) => Tab::Me,
    }
}

/// After a change: on a phone switches to the tab with something to choose, and moves a lost focus to the dock.
fn follow_scene(app: App) {
    Effect::new(move |before: Option<(u64, bool)>| {
        let Some(scene) = app.scene.get() else { return (0, false) };
        let now = (scene.moment, scene.mine);
        if before.is_some_and(|before| before != now) {
            if scene.mine && browser::is_narrow() {
                let called = Tab::ALL.into_iter().find(|tab| calls_for(&scene, *tab));
                let stays = calls_for(&scene, app.tab.get_untracked());
                if let Some(tab) = called.filter(|_| !stays) {
                    app.tab.set(tab);
                }
            }
            set_timeout(
                || {
                    if browser::focus_is_lost() {
                        browser::focus_soon("dh");
                    }
                },
                std::time::Duration::ZERO,
            );
        }
        now
    });
}
