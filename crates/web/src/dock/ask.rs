//! Prompts with few answers: which cards to lay, using the card or taking ducats, and which kind.

use super::choice::key;
use crate::app::App;
use crate::icons::{icon, of_kind};
use crate::{card, value};
use leptos::prelude::*;
use page::draft::Draft;
use page::scene::Scene;
use texts::{Lang, names, t};
use vocab::{Action, Kind, MemoryId, Prompt};

/// The heading of the dock: an icon, the question and an optional detail.
pub fn heading(name: &'static str, text: String, detail: Option<String>) -> AnyView {
    view! {
        <header class="dhd">
            <h2 id="dh" tabindex="-1">{icon(name)}<span>{text}</span></h2>
            {detail.map(|detail| view! { <p class="ask">{detail}</p> })}
        </header>
    }
    .into_any()
}

/// Asks for two cards of the hand: one for Experiences, one for Story.
pub fn lay(app: App, scene: &Scene, lang: Lang, draft: &Draft) -> AnyView {
    let (experience, story) = draft.cards();
    let hand: Vec<MemoryId> = scene.board(scene.me).hand.iter().filter_map(|face| face.memory()).collect();
    let cards: Vec<AnyView> =
        hand.iter().zip(1..).map(|(id, n)| card_choice(app, scene, lang, *id, n, draft)).collect();
    let ready = experience.zip(story);
    let confirm = move |_| {
        if let Some((experience, story)) = ready {
            app.act(Action::Lay { experience, story });
        }
    };
    let swap = move |_| app.draft.update(|draft| *draft = draft.swapped());
    let hint = match (experience, story) {
        (None, _) => t::web_choose_experience(lang),
        (Some(_), None) => t::web_choose_story(lang),
        (Some(_), Some(_)) => t::web_ready_to_lay(lang),
    };
    view! {
        {heading("document", t::web_lay(lang), Some(hint))}
        <ul class="chs">{cards}</ul>
        <div class="btns">
            <button class="pri" disabled=ready.is_none() data-do="confirm" on:click=confirm>{t::web_lay_cards(lang)}</button>
            <button class="sec" disabled=ready.is_none() data-do="swap" on:click=swap>{icon("swap")}{t::web_swap(lang)}</button>
        </div>
    }
    .into_any()
}

fn card_choice(app: App, scene: &Scene, lang: Lang, id: MemoryId, n: usize, draft: &Draft) -> AnyView {
    let Some(memory) = card::memory(scene.edition(), id) else { return ().into_any() };
    let (title, label) = scene.words(lang, |words| (words.memory_title(id), words.memory(id)));
    let (experience, story) = draft.cards();
    let place = match id {
        id if experience == Some(id) => Some(t::web_experiences(lang)),
        id if story == Some(id) => Some(t::web_story(lang)),
        _ => None,
    };
    let chosen = place.is_some();
    let lower = story == Some(id);
    let label = place.as_ref().map_or(label.clone(), |place| format!("{label}. {place}"));
    let halves = if lower { card::story_half(memory) } else { card::experience_half(memory) };
    view! {
        <li>
            <button class="ch" class:on=chosen data-key=n data-card=id.index() aria-pressed=chosen.to_string()
                on:click=move |_| app.draft.update(|draft| *draft = draft.with_card(id))>
                <span class="vh">{label}</span>{key(n)}<span class="cn" aria-hidden="true">{title}</span>
                {place.map(|place| view! { <em aria-hidden="true">{place}</em> })}
                {halves}
            </button>
        </li>
    }
    .into_any()
}

/// Asks whether to use the card or to take ducats.
pub fn use_or_take(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let slot = scene.board(scene.me).slots[scene.table().turn.index()].0;
    let memory = slot.and_then(|id| card::memory(scene.edition(), id));
    let title = slot.map(|id| scene.words(lang, |words| words.memory_title(id)));
    let ducats = scene.offers.like(Action::TakeDucats).map(|offer| &offer.outcome.gains);
    let gains: Vec<AnyView> =
        ducats.into_iter().flatten().map(|(gain, n, _)| value::gain(*gain, *n)).collect();
    view! {
        {heading("commission", t::web_use_or_take(lang), title)}
        <ul class="chs big">
            <li>
                <button class="ch" data-key="1" data-do="use" on:click=move |_| app.act(Action::UseCard)>
                    {key(1)}<span class="cn">{t::web_use_card(lang)}</span>{memory.map(card::experience_half)}
                </button>
            </li>
            <li>
                <button class="ch" data-key="2" data-do="take" on:click=move |_| app.act(Action::TakeDucats)>
                    {key(2)}<span class="cn">{t::web_take_ducats(lang)}</span><span class="val">{gains}</span>
                </button>
            </li>
        </ul>
    }
    .into_any()
}

/// Asks which kind a wild counts as.
pub fn kinds(app: App, scene: &Scene, lang: Lang, prompt: Prompt) -> AnyView {
    let question = scene.words(lang, |words| words.prompt(&prompt));
    let board = scene.board(scene.me);
    let kinds: Vec<AnyView> = Kind::ALL
        .into_iter()
        .zip(1..)
        .map(|(kind, n)| {
            let has = u16::from(board.tracks[kind]) + u16::from(board.counters[kind]);
            view! {
                <li>
                    <button class="ch" data-key=n on:click=move |_| app.act(Action::ChooseKind { kind })>
                        {key(n)}{icon(of_kind(kind))}<span class="cn">{names::kind(lang, kind)}</span>
                        <span class="has">{has}{value::arrow()}<b>{has + 1}</b></span>
                    </button>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { {heading("wild", t::web_choose_kind(lang), Some(question))}<ul class="chs big">{kinds}</ul> }
        .into_any()
}
