//! The decision: what is asked, what can be answered, what it would cost and bring. Always in view.

mod ask;
pub(crate) mod choice;
mod pay;
mod replay;
mod rest;

use crate::app::{App, Tab};
use crate::browser;
use crate::draft::Draft;
use crate::online::beside;
use crate::scene::Scene;
use leptos::prelude::*;
use table::Thing;
use vocab::Prompt;

/// The decision dock.
pub fn dock() -> impl IntoView {
    let app = App::get();
    follow(app);
    crate::replay::run(app);
    view! {
        <section class="panel dec" id="dec" aria-labelledby="dh" aria-busy=move || app.online.sent.get().to_string()>
            {move || app.scene.get().map(|scene| content(app, &scene))}
            {beside::sending(app)}
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

/// Whether a part of the table holds something that can be chosen now.
pub fn calls_for(scene: &Scene, tab: Tab) -> bool {
    if !scene.mine {
        return false;
    }
    if scene.offers.prompt == Some(Prompt::Lay) {
        return tab == Tab::Me;
    }
    scene.offers.now.iter().filter_map(|offer| Thing::of(offer.action)).any(|thing| tab_of(thing) == tab)
}

/// Where a thing lies.
pub fn tab_of(thing: Thing) -> Tab {
    match thing {
        Thing::Space(_) => Tab::Row,
        Thing::Place(_) => Tab::Map,
        Thing::Part(..) => Tab::Requiem,
        Thing::Opus(..) => Tab::Me,
    }
}

/// On a phone the part that matters comes to the front; a focus that got lost comes back to the decision.
fn follow(app: App) {
    Effect::new(move |before: Option<(u64, bool)>| {
        let Some(scene) = app.scene.get() else { return (0, false) };
        let now = (scene.revision, scene.mine);
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
