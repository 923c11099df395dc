//! The dock: the current decision, its choices, their costs and gains. It is always visible.

mod ask;
mod cards;
pub(crate) mod choice;
mod confirm;
mod focus;
pub(crate) mod frame;
mod hire;
mod replay;
mod rest;
mod zones;

pub use cards::hand;
pub use focus::turn_announcement;

use crate::advice;
use crate::app::{App, Tab};
use crate::online::{my_clock, presence};
use leptos::prelude::*;
use page::decision::kinds_question;
use page::draft::Draft;
use page::plan::{CardUse, Plan};
use page::scene::Scene;
use table::{Offer, Thing};
use texts::{Lang, t};
use vocab::Prompt;

/// The dock component.
pub fn dock() -> impl IntoView {
    let app = App::get();
    focus::follow(app);
    crate::replay::run(app);
    view! {
        <section class="panel dec" id="dec" aria-labelledby="dh" aria-busy=move || app.online.sent.get().to_string()>
            {my_clock::clock(app)}
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
    if let Some(telling) = app.moments.soloist.get() {
        return rest::soloist(app, scene, lang, &telling);
    }
    let Some(prompt) = scene.offers.prompt.filter(|_| scene.mine) else {
        return rest::waiting(app, scene, lang);
    };
    if app.advice.open.get() {
        return advice::panel(app, scene, lang);
    }
    match app.draft.get() {
        Draft::Chosen(offer) => confirm::chosen(app, scene, lang, &offer),
        Draft::Part(part) => hire::composers(app, scene, lang, part),
        Draft::Refused(thing) => choice::refused(app, scene, lang, thing),
        Draft::Ending => confirm::ending(app, scene, lang),
        Draft::Exchange => ask::exchange(app, scene, lang),
        draft @ (Draft::Nothing | Draft::Aim(_)) => match (prompt, scene.plan.experience) {
            (Prompt::Lay, _) => cards::ask(app, scene, lang),
            (_, Some((_, CardUse::Ducats))) => cards::ducats(app, scene, lang),
            (Prompt::UseOrTake, _) => ask::use_or_take(app, scene, lang),
            (Prompt::Kinds { .. }, _) => ask::kinds(app, scene, lang, prompt),
            _ => choice::actions(app, scene, lang, prompt, &draft),
        },
    }
}

/// The question to the player in a few words; none while others decide.
pub fn question(scene: &Scene, lang: Lang) -> Option<String> {
    let prompt = scene.offers.prompt.filter(|_| scene.mine)?;
    Some(match prompt {
        Prompt::Lay => t::decision_cards(lang),
        Prompt::Kinds { .. } => kinds_question(scene, lang, prompt),
        Prompt::UseOrTake | Prompt::Neutral(_) => scene.words(lang, |words| words.prompt(&prompt)),
        _ => choice::title(scene, lang, prompt, &Draft::Nothing),
    })
}

/// Chooses a thing, or shows why it cannot be chosen. Choosing it again clears the choice.
pub fn choose(app: App, thing: Thing) {
    let Some(scene) = app.scene.get_untracked() else { return };
    if app.draft.with_untracked(|draft| draft.is_about(thing)) {
        return app.draft.set(Draft::Nothing);
    }
    let offers: Vec<&Offer> = match thing {
        Thing::Part(part, _) => choice::of_part(&scene, part).collect(),
        thing => scene.offers.for_thing(thing).collect(),
    };
    app.draft.set(match (offers[..].first(), thing) {
        (None, thing) => Draft::Refused(thing),
        (Some(_), Thing::Part(part, _)) if offers.len() > 1 => Draft::Part(part),
        (Some(offer), _) => Draft::Chosen(Box::new((*offer).clone())),
    });
}

/// Goes one step back: from a choice to the list, from the list to the cards.
pub fn step_back(app: App) {
    let plan = app.plan.get_untracked();
    match app.draft.get_untracked() {
        Draft::Nothing if plan.story.is_some() => app.set_plan(Plan { story: None, ..plan }),
        Draft::Nothing if plan.experience.is_some() => app.set_plan(Plan::default()),
        Draft::Nothing => app.looking.set(None),
        _ => app.draft.set(Draft::Nothing),
    }
}

/// Whether a tab contains something that the player can choose now.
pub fn calls_for(scene: &Scene, tab: Tab) -> bool {
    if !scene.mine {
        return false;
    }
    if scene.laying && !scene.plan.is_complete() {
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
