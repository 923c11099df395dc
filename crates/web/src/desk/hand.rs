//! The cards of the hand: the upper half with what its actions can do now, ducats instead, and the lower half.

use super::{current_plan, is_laying, own_hand, set_plan};
use crate::app::App;
use crate::icons::{icon, of_action, of_kind, styled};
use crate::{card, value};
use edition::{Cost, Memory, Resources};
use leptos::prelude::*;
use page::hand::{ActionOutlook, DeadEnd, Half, Outlook, Reach, Standing, outlooks, standing};
use page::motion;
use page::plan::CardUse;
use page::scene::Scene;
use page::sentences::sentences;
use texts::{Lang, effects, names, t};
use vocab::{Card, Icon, Kind, MemoryId};

/// My hand.
pub fn hand(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let laying = is_laying(scene);
    let outlooks = if laying { outlooks(&scene.unplanned, scene.me) } else { Vec::new() };
    let cards: Vec<AnyView> = scene
        .board(scene.me)
        .hand
        .iter()
        .map(|face| match face.memory() {
            Some(id) => {
                let outlook = outlooks.iter().find(|outlook| outlook.card == id).cloned();
                in_hand(app, scene, lang, id, outlook)
            }
            None => face_down(lang),
        })
        .collect();
    view! { <ol class="hand" class:idle=!laying aria-label=t::web_hand(lang)>{cards}</ol> }.into_any()
}

fn face_down(lang: Lang) -> AnyView {
    view! { <li class="hc down"><span role="img" aria-label=t::web_face_down(lang)>{icon("deck")}</span></li> }
        .into_any()
}

/// The picture of a Memory card.
pub fn picture(id: MemoryId, memory: &Memory) -> AnyView {
    let href = format!("art/{}.svg#art", page::vignette::of_memory(id, memory));
    view! {
        <svg class="art" viewBox="0 0 396 138" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href=href></use></svg>
    }
    .into_any()
}

fn in_hand(app: App, scene: &Scene, lang: Lang, id: MemoryId, outlook: Option<Outlook>) -> AnyView {
    let Some(memory) = card::memory(scene.edition(), id) else { return ().into_any() };
    let title = scene.words(lang, |words| words.memory_title(id));
    let ducats = scene.table().round.number();
    let laying = outlook.is_some();
    let dead = outlook.as_ref().is_some_and(Outlook::is_dead_end);
    let own = own_hand(scene);
    let button = move |half: Half, label: String, inside: AnyView| {
        let own = own.clone();
        let state = Memo::new(move |_| match laying {
            true => standing(current_plan(app, &own), id, half, dead),
            false => Standing::Plain,
        });
        half_button(app, lang, HalfCard { id, half, laying, state }, label, inside)
    };
    let up_label = t::desk_up_label(lang, told(lang, memory, outlook.as_ref()), &title);
    let ducats_label = t::desk_ducats_label(lang, t::n_ducats(lang, ducats.into()), &title);
    let gain = effects::resources(lang, &card::story(memory));
    let low_label = t::desk_low_label(lang, gain, &title);
    let take = view! { <span class="or">{t::desk_or_take(lang)}</span>{value::coin(ducats)} }.into_any();
    view! {
        <li class="hc" class:no=dead data-tip=format!("memory:{}", id.index()) data-piece=motion::key_of(Card::Memory(id))>
            {picture(id, memory)}
            <b class="ttl">{title}</b>
            {button(Half::Actions, up_label, upper(lang, memory, outlook.as_ref()))}
            {button(Half::Ducats, ducats_label, take)}
            {button(Half::Story, low_label, story_gain(lang, memory))}
        </li>
    }
    .into_any()
}

/// One of the three buttons of a card.
#[derive(Clone, Copy)]
struct HalfCard {
    id: MemoryId,
    half: Half,
    laying: bool,
    state: Memo<Standing>,
}

fn half_button(app: App, lang: Lang, of: HalfCard, label: String, inside: AnyView) -> AnyView {
    let HalfCard { id, half, laying, state } = of;
    let (class, code, word) = match half {
        Half::Actions => ("half use", "up", Some(t::web_experiences(lang))),
        Half::Ducats => ("half duc", "ducats", None),
        Half::Story => ("half story", "low", Some(t::web_story(lang))),
    };
    let class = move || match state.get() {
        Standing::Chosen => format!("{class} on"),
        Standing::Lit => format!("{class} can"),
        Standing::Plain => class.to_owned(),
        Standing::Mute => format!("{class} mute"),
    };
    let chosen = move || state.get() == Standing::Chosen;
    let cap = word.map(|word| {
        view! { <span class="cap" aria-hidden="true">{move || chosen().then(|| icon("check"))}{word}</span> }
    });
    let choose = move |_| {
        if !laying {
            return app.said.set(t::desk_not_now(lang));
        }
        let Some(scene) = app.scene.get_untracked() else { return };
        let plan = untrack(|| current_plan(app, &own_hand(&scene)));
        set_plan(
            app,
            match half {
                Half::Actions => plan.with_experience(id, CardUse::Actions),
                Half::Ducats => plan.with_experience(id, CardUse::Ducats),
                Half::Story => plan.with_story(id),
            },
        );
    };
    view! {
        <button type="button" class=class data-card=id.index() data-half=code aria-pressed=move || chosen().to_string()
            aria-disabled=(!laying).then_some("true") on:click=choose>
            <span class="vh">{label}</span>{cap}<span class="in" aria-hidden="true">{inside}</span>
        </button>
    }
    .into_any()
}

/// The actions of the upper half, what they can do now, and the reward that comes with them.
fn upper(lang: Lang, memory: &Memory, outlook: Option<&Outlook>) -> AnyView {
    let mut lines = Vec::new();
    for (at, printed) in memory.printed.iter().enumerate() {
        if memory.printed[..at].contains(printed) {
            continue;
        }
        let times = memory.actions.count(*printed);
        let reach = outlook.and_then(|outlook| outlook.actions.iter().find(|action| action.icon == *printed));
        lines.push(
            view! {
                <span class="act">{icon(of_action(*printed))}<span>{(times > 1).then(|| format!("{times}× "))}{t::desk_action(lang, printed.code())}</span></span>
                {reach.map(|action| reach_line(lang, action))}
            }
            .into_any(),
        );
    }
    let reward = (memory.reward != Resources::default()).then(|| {
        view! { <span class="rwd"><em>{t::web_you_get(lang)}</em>{value::resources(&memory.reward)}</span> }
    });
    view! { {lines}{reward} }.into_any()
}

fn reach_line(lang: Lang, action: &ActionOutlook) -> AnyView {
    match action.reach {
        Ok(Reach { targets, from }) if from == Cost::default() => {
            view! { <small>{t::desk_free(lang, counted(lang, action.icon, targets))}</small> }.into_any()
        }
        Ok(Reach { targets, from }) => view! {
            <small>{t::desk_from(lang, counted(lang, action.icon, targets))}" "{value::cost(&from)}</small>
        }
        .into_any(),
        Err(why) => {
            view! { <small class="whyn">{styled("lock", "")}{dead_end(lang, why)}</small> }.into_any()
        }
    }
}

/// Why an action can do nothing.
fn dead_end(lang: Lang, why: DeadEnd) -> String {
    match why {
        DeadEnd::Short(missing) => t::desk_short(lang, missing.into()),
        other => t::desk_dead(lang, other.code()),
    }
}

/// The targets of an action, counted.
fn counted(lang: Lang, icon: Icon, targets: usize) -> String {
    let n = targets as i64;
    match icon {
        Icon::Document => t::desk_n_cards(lang, n),
        Icon::Commission => t::desk_n_opera(lang, n),
        Icon::PerformOrSell => t::desk_n_ready(lang, n),
        Icon::Travel => t::desk_n_places(lang, n),
        Icon::Requiem => t::desk_n_parts(lang, n),
    }
}

/// The upper half for a screen reader.
fn told(lang: Lang, memory: &Memory, outlook: Option<&Outlook>) -> String {
    let mut parts = vec![effects::icons(lang, memory.actions)];
    if memory.reward != Resources::default() {
        parts.push(effects::resources(lang, &memory.reward));
    }
    for action in outlook.map(|outlook| &outlook.actions[..]).unwrap_or_default() {
        parts.push(match action.reach {
            Ok(Reach { targets, from }) if from == Cost::default() => {
                t::desk_free(lang, counted(lang, action.icon, targets))
            }
            Ok(Reach { targets, from }) => {
                let from = effects::cost(lang, &from);
                format!("{} {from}", t::desk_from(lang, counted(lang, action.icon, targets)))
            }
            Err(why) => dead_end(lang, why),
        });
    }
    sentences(parts)
}

/// The gain of the lower half; a single kind also by name.
pub fn story_gain(lang: Lang, memory: &Memory) -> AnyView {
    let story = &memory.story;
    let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| story.points[*kind] > 0).collect();
    let name = match kinds[..] {
        [kind] if story.vp == 0 => Some(names::kind(lang, kind)),
        _ => None,
    };
    let points: Vec<AnyView> =
        kinds.iter().map(|kind| value::count(format!("+{}", story.points[*kind]), of_kind(*kind))).collect();
    let vp = (story.vp > 0).then(|| value::vp(format!("+{}", story.vp)));
    view! { <span class="act gain">{points}{vp}{name.map(|name| view! { <span>{name}</span> })}</span> }
        .into_any()
}
