//! What I have beside a large board: a line, or a strip with my cards. How much is shown depends on its size.

use super::{Shown, hand, is_laying, purse, round};
use crate::app::{App, Tab};
use crate::card;
use crate::dock;
use crate::icons::{icon, of_action};
use leptos::prelude::*;
use page::layout::Layout;
use page::scene::Scene;
use texts::{Lang, t};
use vocab::{MemoryId, Slot};

/// The strip component.
pub fn strip() -> impl IntoView {
    let app = App::get();
    let shown = Shown::of(app);
    // On a phone the strip is one line, without cards.
    let cards = move || match app.layout.get() {
        Layout::Overview => app.tab.get() != Tab::Table,
        Layout::Panes => true,
        Layout::Phone | Layout::Side => false,
    };
    view! {
        <section class="strip" data-part="strip" aria-label=move || super::title(app, t::web_my_resources)>
            {move || app.scene.get().map(|scene| resources(app, &scene, app.lang()))}
            {move || shown.get().filter(|_| cards()).and_then(|shown| shown.draw(app, my_cards))}
        </section>
    }
}

fn resources(app: App, scene: &Scene, lang: Lang) -> AnyView {
    view! {
        <ul class="resrow">
            <li class="rs vpt">{purse::seal(scene, lang, scene.me)}</li>
            {purse::tiles(app, scene, lang)}
        </ul>
    }
    .into_any()
}

/// The hand while I choose cards or others play; otherwise the cards of this turn and the next round.
fn my_cards(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let waits = !scene.mine && !scene.table().over && !dock::hand(scene).is_empty();
    if is_laying(scene) || waits {
        return hand::hand(app, scene, lang);
    }
    let slots = scene.board(scene.me).slots;
    let slot = Slot::all().rev().find(|slot| slots[slot.index()].0.is_some()).unwrap_or(scene.table().turn);
    let (experience, story) = slots[slot.index()];
    view! {
        <div class="laid">
            {laid(scene, lang, experience, true)}
            {laid(scene, lang, story, false)}
            {round::next_round(app, scene, lang)}
        </div>
    }
    .into_any()
}

fn laid(scene: &Scene, lang: Lang, id: Option<MemoryId>, upper: bool) -> AnyView {
    let word = if upper { t::web_experiences(lang) } else { t::web_story(lang) };
    let class = if upper { "lc" } else { "lc st" };
    let Some((id, memory)) = id.and_then(|id| Some((id, card::memory(scene.edition(), id)?))) else {
        return view! { <div class=format!("{class} none")><span class="tx"><small>{word}</small><span>{t::desk_not_chosen(lang)}</span></span></div> }.into_any();
    };
    let title = scene.words(lang, |words| words.memory_title(id));
    let inside = match upper {
        true => {
            let actions = memory.printed.iter().map(|action| {
                view! { <span class="act">{icon(of_action(*action))}<span>{t::desk_action(lang, action.code())}</span></span> }
            });
            actions.collect::<Vec<_>>().into_any()
        }
        false => hand::story_gain(lang, memory),
    };
    view! {
        <div class=class data-tip=format!("memory:{}", id.index())>
            {hand::picture(id, memory)}
            <span class="tx"><small>{word}</small><b class="ttl">{title}</b><span class="do">{inside}</span></span>
        </div>
    }
    .into_any()
}
