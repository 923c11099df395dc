//! The first step of a turn: one card for Experiences, one for Story. Nothing is played before the turn is confirmed.

use super::choice::key;
use super::frame::{Step, frame, others, score, score_now, wanting};
use crate::app::App;
use crate::icons::icon;
use crate::{card, value};
use leptos::prelude::*;
use page::plan::{CardUse, Plan};
use page::scene::Scene;
use texts::{Lang, effects, t};
use vocab::{Action, Icons, MemoryId};

/// The cards of the hand in their order.
pub fn hand(scene: &Scene) -> Vec<MemoryId> {
    scene.board(scene.me).hand.iter().filter_map(|face| face.memory()).collect()
}

/// Asks for the cards, until the one for Experiences is chosen.
pub fn ask(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let story = match scene.plan.story {
        Some(story) => chosen_story(scene, lang, story),
        None => view! {
            <section class="d-need none"><b>{t::decision_story(lang)}</b><p class="d-ask">{t::decision_choose_lower(lang)}</p></section>
        }
        .into_any(),
    };
    let body = view! {
        <section class="d-up none"><p><b>{t::decision_experience(lang)}</b></p><p class="d-ask">{t::decision_choose_upper(lang)}</p></section>
        {story}
        {list(app, scene, lang)}
    };
    let foot = view! {
        {wanting(t::decision_need_cards(lang))}{others(app, scene, lang, Vec::new(), None)}
    };
    frame(
        lang,
        Step::Cards,
        None,
        t::decision_cards(lang),
        body.into_any(),
        score_now(scene, lang),
        foot.into_any(),
    )
}

/// Takes ducats for the card in Experiences and ends the turn.
pub fn ducats(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let taken = t::n_ducats(lang, scene.table().round.number().into());
    let now = scene.projected[scene.me.index()].total();
    let after = scene.game.projected(scene.me).total();
    let go = match scene.planned.is_empty() {
        true => wanting(t::decision_need_story(lang)),
        false => view! {
            <button class="go" id="confirm" data-do="confirm" on:click=move |_| app.act(Action::EndTurn)>{t::decision_take_end(lang, taken.clone())}</button>
        }
        .into_any(),
    };
    let gains: Vec<AnyView> = scene.planned_gains.iter().map(|(gain, n, _)| value::gain(*gain, *n)).collect();
    let story = scene.plan.story.and_then(|story| card::memory(scene.edition(), story));
    let later = story.map(|story| t::decision_round_end(lang, effects::resources(lang, &card::story(story))));
    let zones = view! {
        <dl class="zones">
            <div class="z z-get"><dt>{t::decision_get(lang)}</dt><dd><span class="val">{gains}</span><small>{taken.clone()}</small></dd></div>
            <div class="z z-lat"><dt>{t::decision_later(lang)}</dt><dd><span>{later}</span></dd></div>
        </dl>
    };
    let body = view! { {missing(app, scene, lang)}{chosen(app, scene, lang)}{zones} };
    let score = score(lang, now, Some(after));
    let foot = view! { {go}{others(app, scene, lang, Vec::new(), Some(t::decision_change_cards(lang)))} };
    frame(lang, Step::Confirm, None, t::decision_take(lang, taken), body.into_any(), score, foot.into_any())
}

/// The card in Experiences with its two uses, and the card in Story.
pub fn chosen(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let Some((id, use_)) = scene.plan.experience else { return ().into_any() };
    let title = |id: MemoryId| scene.words(lang, |words| words.memory_title(id));
    let ducats = scene.table().round.number();
    let pick = move |to: CardUse| {
        move |_| {
            if use_ != to {
                app.set_plan(Plan { experience: Some((id, to)), ..app.plan.get_untracked() });
            }
        }
    };
    let actions = card::memory(scene.edition(), id).map(|card| value::actions(&card.printed));
    let story = scene.plan.story.map(|story| chosen_story(scene, lang, story));
    view! {
        <section class="d-up" aria-label=t::decision_experience(lang)>
            <p><small>{t::web_experiences(lang)}</small><b>{title(id)}</b></p>
            <div class="d-use" role="group" aria-label=t::decision_experience(lang)>
                <button aria-pressed=(use_ == CardUse::Actions).to_string() data-do="use" on:click=pick(CardUse::Actions)><span>{t::decision_use(lang)}</span>{actions}</button>
                <button aria-pressed=(use_ == CardUse::Ducats).to_string() data-do="take" on:click=pick(CardUse::Ducats)>
                    <span class="vh">{t::decision_take(lang, t::n_ducats(lang, ducats.into()))}</span>
                    <span aria-hidden="true">{t::decision_take(lang, "")}</span>{value::coin(ducats)}
                </button>
            </div>
        </section>
        {story}
    }
    .into_any()
}

/// The card in Story and what it brings.
fn chosen_story(scene: &Scene, lang: Lang, id: MemoryId) -> AnyView {
    let title = scene.words(lang, |words| words.memory_title(id));
    let reward = card::memory(scene.edition(), id);
    let words = reward.map(|memory| effects::resources(lang, &card::story(memory)));
    view! {
        <p class="d-low">
            <small>{t::web_story(lang)}</small><b>{title}</b><span class="vh">{words}</span>{reward.map(card::story_half)}
        </p>
    }
    .into_any()
}

/// The list of the hand while a card of the plan is missing.
pub fn missing(app: App, scene: &Scene, lang: Lang) -> Option<AnyView> {
    (scene.laying && scene.plan.story.is_none()).then(|| {
        view! {
            <section class="d-need">
                <p><b>{t::decision_story(lang)}</b>" "{t::decision_choose_lower(lang)}</p>
                {list(app, scene, lang)}
            </section>
        }
        .into_any()
    })
}

/// The hand: each card with its upper half, its ducats and its lower half. Hidden by the style sheet where the desk
/// shows the same buttons.
fn list(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let cards: Vec<AnyView> =
        hand(scene).into_iter().zip(1..).map(|(id, n)| row(app, scene, lang, id, n)).collect();
    let columns = ["up", "ducats", "low"];
    let columns = columns.map(|half| view! { <span>{t::decision_column(lang, half)}</span> }.into_any());
    view! { <div class="d-hand"><p class="d-cap3" aria-hidden="true">{columns.into_iter().collect::<Vec<_>>()}</p><ul>{cards}</ul></div> }
        .into_any()
}

fn row(app: App, scene: &Scene, lang: Lang, id: MemoryId, n: usize) -> AnyView {
    let Some(memory) = card::memory(scene.edition(), id) else { return ().into_any() };
    let title = scene.words(lang, |words| words.memory_title(id));
    let ducats = scene.table().round.number();
    let plan = scene.plan;
    let pressed = move |use_: CardUse| (plan.experience == Some((id, use_))).to_string();
    let icons: Icons = memory.printed.iter().copied().collect();
    let reward = effects::resources(lang, &card::story(memory));
    let upper = t::decision_card_up(lang, effects::icons(lang, icons), title.clone());
    let instead = t::decision_card_ducats(lang, t::n_ducats(lang, ducats.into()), title.clone());
    let lower = t::decision_card_low(lang, reward, title.clone());
    let use_ = move |use_: CardUse| move |_| app.set_plan(app.plan.get_untracked().with_experience(id, use_));
    let story = move |_| app.set_plan(app.plan.get_untracked().with_story(id));
    view! {
        <li class="d-card" data-tip=format!("memory:{}", id.index())>
            <span class="cn" aria-hidden="true">{key(n)}{title}</span>
            <span class="d-halves">
                <button data-half="up" data-card=id.index() aria-pressed=pressed(CardUse::Actions) on:click=use_(CardUse::Actions)><span class="vh">{upper}</span><span class="see" aria-hidden="true">{card::experience_half(memory)}</span></button>
                <button data-half="ducats" data-card=id.index() aria-pressed=pressed(CardUse::Ducats) on:click=use_(CardUse::Ducats)><span class="vh">{instead}</span><span class="see" aria-hidden="true">{value::coin(ducats)}</span></button>
                <button data-half="low" data-card=id.index() aria-pressed=(plan.story == Some(id)).to_string() on:click=story><span class="vh">{lower}</span><span class="see" aria-hidden="true">{icon("repeat")}{card::story_half(memory)}</span></button>
            </span>
        </li>
    }
    .into_any()
}
