//! Buttons for every action and target that can be chosen, and the reason why another one cannot.

use super::ask::heading;
use super::tab_of;
use crate::app::App;
use crate::icons::{icon, of_action, of_instrument, of_line, of_type};
use crate::value;
use edition::Cost;
use leptos::prelude::*;
use page::draft::Draft;
use page::scene::Scene;
use table::{Offer, Thing};
use texts::{Lang, effects, names, t};
use vocab::{Action, Icon, Icons, Line, Mode, Part, Prompt};

/// The number of a choice, which is also its keyboard shortcut. Choices above 9 have none.
pub fn key(n: usize) -> Option<AnyView> {
    (n <= 9).then(|| view! { <kbd aria-hidden="true">{n}</kbd> }.into_any())
}

/// The available actions, and the targets of the selected one.
pub fn actions(app: App, scene: &Scene, lang: Lang, prompt: Prompt, draft: &Draft) -> AnyView {
    let icons = match prompt {
        Prompt::Card(icons) | Prompt::Gained(icons) => icons,
        Prompt::Extra { icon, .. } => Icons::default().with(icon),
        Prompt::AtCity { .. } => Icons::default().with(Icon::PerformOrSell),
        Prompt::Neutral(_) => Icons::default().with(Icon::Requiem),
        _ => Icons::default(),
    };
    let distinct: Vec<Icon> = Icon::ALL.into_iter().filter(|icon| icons.count(*icon) > 0).collect();
    let aim = match draft {
        Draft::Aim(icon) if distinct.contains(icon) => Some(*icon),
        _ if distinct.len() == 1 => distinct.first().copied(),
        _ => None,
    };
    let question = scene.words(lang, |words| words.prompt(&prompt));
    let name = aim.map_or("commission", of_action);
    let title = aim.map_or_else(|| t::web_choose_action(lang), |aim| names::icon(lang, aim));
    let aims = (distinct.len() > 1).then(|| aims(app, scene, lang, &distinct, icons, aim));
    let targets = targets(app, scene, lang, aim);
    let done = scene.offers.like(Action::EndTurn).is_some();
    let decline = scene.offers.like(Action::Decline).is_some();
    let nothing = targets.is_empty().then(|| {
        let text = if distinct.is_empty() { t::web_nothing_left(lang) } else { t::web_no_target(lang) };
        view! { <p class="ask">{text}</p> }
    });
    let only = targets.is_empty();
    view! {
        {heading(name, title, Some(question))}
        {aims}
        {nothing}
        <ul class="chs">{targets}</ul>
        <div class="btns">
            {decline.then(|| view! {
                <button class="sec wide" class:pri=only data-do="decline" on:click=move |_| app.act(Action::Decline)>{t::web_decline(lang)}</button>
            })}
            {done.then(|| view! {
                <button class="sec wide" class:pri=only data-do="end-turn" on:click=move |_| app.act(Action::EndTurn)>{icon("endturn")}{t::web_end_turn(lang)}</button>
            })}
        </div>
    }
    .into_any()
}

/// Buttons for the actions of the prompt; pressing one shows only its targets.
fn aims(app: App, scene: &Scene, lang: Lang, distinct: &[Icon], icons: Icons, aim: Option<Icon>) -> AnyView {
    let buttons: Vec<AnyView> = distinct
        .iter()
        .map(|icon_| {
            let icon_ = *icon_;
            let times = icons.count(icon_);
            let chosen = aim == Some(icon_);
            let possible = scene.offers.now.iter().any(|offer| icon_of(offer.action) == Some(icon_));
            let first = scene.offers.now.iter().find(|offer| icon_of(offer.action) == Some(icon_)).and_then(|offer| Thing::of(offer.action));
            let press = move |_| {
                app.draft.set(if chosen { Draft::Nothing } else { Draft::Aim(icon_) });
                if let Some(thing) = first {
                    app.tab.set(tab_of(thing));
                }
            };
            view! {
                <button class:on=chosen class:none=!possible aria-pressed=chosen.to_string() data-aim=icon_.code() data-tip=format!("icon:{}", icon_.code()) on:click=press>
                    {icon(of_action(icon_))}{(times > 1).then(|| format!("×{times}"))}<span>{names::icon(lang, icon_)}</span>
                </button>
            }
            .into_any()
        })
        .collect();
    view! { <div class="aims" role="group" aria-label=t::web_choose_action(lang)>{buttons}</div> }.into_any()
}

/// The icon that an action uses.
fn icon_of(action: Action) -> Option<Icon> {
    match action {
        Action::Document { .. } => Some(Icon::Document),
        Action::Commission { .. } => Some(Icon::Commission),
        Action::Perform { .. } | Action::Sell { .. } => Some(Icon::PerformOrSell),
        Action::Travel { .. } => Some(Icon::Travel),
        Action::Requiem { .. } | Action::PlaceNeutral { .. } => Some(Icon::Requiem),
        _ => None,
    }
}

/// A button for every target. A part of the Requiem gets one button; composer and marker are asked afterwards.
fn targets(app: App, scene: &Scene, lang: Lang, aim: Option<Icon>) -> Vec<AnyView> {
    let wanted = |offer: &&Offer| icon_of(offer.action).is_some_and(|icon| aim.is_none_or(|aim| aim == icon));
    let mut parts: Vec<Part> = Vec::new();
    let mut buttons = Vec::new();
    for offer in scene.offers.now.iter().filter(wanted) {
        let n = buttons.len() + 1;
        match Thing::of(offer.action) {
            Some(Thing::Part(part, _)) if parts.contains(&part) => {}
            Some(Thing::Part(part, _)) => {
                parts.push(part);
                buttons.push(part_button(app, scene, lang, part, n));
            }
            Some(thing) => buttons.push(target_button(app, scene, lang, offer.clone(), thing, n)),
            None => {}
        }
    }
    buttons
}

fn target_button(app: App, scene: &Scene, lang: Lang, offer: Offer, thing: Thing, n: usize) -> AnyView {
    let (name, title) = picture(scene, lang, thing);
    let label = offer_label(scene, lang, &offer);
    let sums = sums(&offer);
    let choose = move |_| app.draft.set(Draft::Chosen(Box::new(offer.clone())));
    view! {
        <li><button class="ch" data-key=n on:click=choose><span class="vh">{label}</span>{key(n)}{icon(name)}<span class="cn" aria-hidden="true">{title}</span>{sums}</button></li>
    }
    .into_any()
}

fn part_button(app: App, scene: &Scene, lang: Lang, part: Part, n: usize) -> AnyView {
    let instrument = scene.edition().board.movements[part.movement()].parts[part.row()];
    let title = scene.words(lang, |words| words.part(part));
    view! {
        <li><button class="ch" data-key=n on:click=move |_| choose_part(app, part)>{key(n)}{icon(of_instrument(instrument))}<span class="cn">{title}</span></button></li>
    }
    .into_any()
}

/// Chooses a part. If several offers exist for it, composer and marker are asked next.
pub fn choose_part(app: App, part: Part) {
    let Some(scene) = app.scene.get_untracked() else { return };
    if app.draft.with_untracked(|draft| *draft == Draft::Part(part)) {
        return app.draft.set(Draft::Nothing);
    }
    let offers: Vec<&Offer> = of_part(&scene, part).collect();
    app.draft.set(match offers[..] {
        [] => Draft::Refused(Thing::Part(part, Line::Upper)),
        [only] => Draft::Chosen(Box::new(only.clone())),
        _ => Draft::Part(part),
    });
}

fn of_part(scene: &Scene, part: Part) -> impl Iterator<Item = &Offer> {
    let fits =
        move |offer: &&Offer| matches!(Thing::of(offer.action), Some(Thing::Part(other, _)) if other == part);
    scene.offers.now.iter().filter(fits)
}

/// Asks for composer and marker of a part.
pub fn composers(app: App, scene: &Scene, lang: Lang, part: Part) -> AnyView {
    let title = scene.words(lang, |words| words.part(part));
    let ways: Vec<AnyView> = of_part(scene, part)
        .zip(1..)
        .map(|(offer, n)| {
            let offer = offer.clone();
            let label = offer_label(scene, lang, &offer);
            let (line, marker) = match offer.action {
                Action::Requiem { composer, marker, .. } => (composer, Some(marker)),
                Action::PlaceNeutral { composer, .. } => (composer, None),
                _ => (Line::Upper, None),
            };
            let name = scene.words(lang, |words| words.composer(line));
            let space =
                marker.map(|marker| value::effect(&scene.edition().board.spaces[marker.index()].reward));
            let sums = sums(&offer);
            let choose = move |_| app.draft.set(Draft::Chosen(Box::new(offer.clone())));
            view! {
                <li><button class="ch" data-key=n on:click=choose>
                    <span class="vh">{label}</span>{key(n)}{icon(of_line(line))}<span class="cn" aria-hidden="true">{name}</span>{space}{sums}
                </button></li>
            }
            .into_any()
        })
        .collect();
    view! {
        {heading("requiem", title, Some(t::web_choose_composer(lang)))}
        <ul class="chs">{ways}</ul>
        <div class="btns">{back(app, lang)}</div>
    }
    .into_any()
}

/// A button that returns to the other choices.
pub fn back(app: App, lang: Lang) -> AnyView {
    view! { <button class="sec wide" data-do="back" on:click=move |_| app.draft.set(Draft::Nothing)>{t::web_other_choice(lang)}</button> }.into_any()
}

/// Why a thing cannot be chosen now, and its cost and gains if it could.
pub fn refused(app: App, scene: &Scene, lang: Lang, thing: Thing) -> AnyView {
    let (name, title) = picture(scene, lang, thing);
    let why = scene.offers.refusal(thing);
    let reason = why.map(|why| scene.words(lang, |words| words.illegal(&why)));
    let rule = why.map(|why| why.rule().id());
    let link = rule.map(|id| view! { <a class="rid" href=format!("#/rules/{}", id.to_lowercase())>{id}</a> });
    let supposed = match scene.offers.supposed(thing) {
        Some(Ok(offer)) => {
            Some(view! { <p class="ask">{t::web_would_cost(lang)}" "{sums(offer)}</p> }.into_any())
        }
        Some(Err(other)) if Some(*other) != why => {
            let lacks = scene.words(lang, |words| words.illegal(other));
            Some(view! { <p class="ask">{lacks}</p> }.into_any())
        }
        _ => None,
    };
    view! {
        {heading(name, title, None)}
        <p class="why2" role="alert">{icon("lock")}<span>{reason}" "{link}</span></p>
        {supposed}
        <div class="btns">{back(app, lang)}</div>
    }
    .into_any()
}

/// The icon and the name of a thing.
pub fn picture(scene: &Scene, lang: Lang, thing: Thing) -> (&'static str, String) {
    scene.words(lang, |words| match thing {
        Thing::Space(space) => match scene.table().row[space.index()] {
            Some(card @ vocab::Card::Opus(id)) => {
                (of_type(scene.edition().opera[id.index()].kind), words.card_title(card))
            }
            Some(card) => ("document", words.card_title(card)),
            None => ("deck", String::new()),
        },
        Thing::Opus(id, Mode::Perform) => ("perform", words.opus_title(id)),
        Thing::Opus(id, Mode::Sell) => ("sell", words.opus_title(id)),
        Thing::Place(place) => ("travel", words.place(place)),
        Thing::Part(part, _) => (
            of_instrument(scene.edition().board.movements[part.movement()].parts[part.row()]),
            words.part(part),
        ),
    })
}

/// The label of an offer for screen readers: action, cost and gains.
fn offer_label(scene: &Scene, lang: Lang, offer: &Offer) -> String {
    let choice = scene.words(lang, |words| words.action(&offer.action.choice()));
    let gain = effects::resources(lang, &value::together(&offer.outcome.gains));
    t::web_offer_label(lang, choice, effects::cost(lang, &cost_of(offer)), gain)
}

/// The total cost of an offer.
fn cost_of(offer: &Offer) -> Cost {
    let out = &offer.outcome;
    let mut cost = Cost { ducats: out.ducats, finance: out.finance, ..Cost::default() };
    for kind in vocab::Kind::ALL {
        cost.points[kind] = out.tracks[kind] + out.counters[kind];
    }
    cost
}

/// Cost and gains of an offer as symbols.
pub fn sums(offer: &Offer) -> AnyView {
    let (out, cost) = (&offer.outcome, cost_of(offer));
    let paid = (cost != Cost::default()).then(|| value::cost(&cost));
    let gains: Vec<AnyView> = out.gains.iter().map(|(gain, n, _)| value::gain(*gain, *n)).collect();
    let arrow = (!gains.is_empty()).then(value::arrow);
    view! { <span class="val sums" aria-hidden="true">{paid}{arrow}{gains}</span> }.into_any()
}
