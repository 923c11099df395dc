//! The parts of the explorer: the unseen cards of a period, the Soloist's cards, the stacks of Composer tiles.

use crate::app::App;
use crate::icons::{icon, of_line, styled};
use crate::row::card as face;
use crate::value;
use edition::Effect;
use leptos::prelude::*;
use page::explorer::{self, Coming};
use page::scene::Scene;
use page::tips::cards;
use page::tips::key::Key;
use texts::{Lang, names, t};
use vocab::{Card, Line, Movement, OpusType, SoloistId, TileId};

/// The unseen cards of a period, by kind, and how many of them are in the deck.
pub fn period(app: App, scene: &Scene, lang: Lang, coming: &Coming) -> AnyView {
    let (all, left) = (coming.unseen(), coming.in_deck);
    let text = match () {
        () if all == 0 => t::explorer_seen(lang),
        () if left == 0 => t::explorer_none(lang),
        () if left == all => t::explorer_all(lang, left as i64),
        () => t::explorer_some(lang, all as i64, left as i64),
    };
    let memories = coming.memories.iter().map(|id| Card::Memory(*id)).collect();
    let opera = OpusType::ALL.map(|kind| {
        let cards = coming.of_type(scene.edition(), kind).into_iter().map(Card::Opus).collect();
        group(app, scene, lang, names::opus_type(lang, kind), cards)
    });
    let memories = group(app, scene, lang, t::gallery_memories(lang), memories);
    view! {
        <p class="xsum">{icon("deck")}<span>{text}</span></p>
        <div class="xgroups">{opera.into_iter().collect::<Vec<_>>()}{memories}</div>
    }
    .into_any()
}

fn group(app: App, scene: &Scene, lang: Lang, title: String, cards: Vec<Card>) -> Option<AnyView> {
    let count = cards.len();
    let cards: Vec<AnyView> = cards.into_iter().map(|card| one(app, scene, lang, card)).collect();
    (count > 0).then(|| {
        view! { <section><h3>{title}<small>{count}</small></h3><ul class="xcards">{cards}</ul></section> }
            .into_any()
    })
}

/// A card with its own cost; a click shows it large.
fn one(app: App, scene: &Scene, lang: Lang, card: Card) -> AnyView {
    let title = scene.words(lang, |words| words.card_title(card));
    let key = match card {
        Card::Memory(id) => Key::Memory(id),
        Card::Opus(id) => Key::Opus(id),
    };
    view! {
        <li>
            <button class=face::classes(scene, card) type="button" aria-haspopup="dialog" on:click=move |_| app.explorer.view(key)>
                <span class="vh">{title}</span>
                <span class="see" aria-hidden="true">{face::face(scene, lang, card)}{face::own_cost(scene, lang, card)}</span>
            </button>
        </li>
    }
    .into_any()
}

/// The Soloist's cards of this round: those face down, then those he has turned.
pub fn soloist(scene: &Scene, lang: Lang) -> AnyView {
    let Some(soloist) = explorer::soloist(scene.table(), &scene.game) else { return ().into_any() };
    let list = |title: String, cards: &[SoloistId], class: &'static str| {
        let items: Vec<AnyView> = cards.iter().filter_map(|id| soloist_card(scene, lang, *id)).collect();
        let count = cards.len();
        (count > 0).then(|| view! { <h3>{title}<small>{count}</small></h3><ul class=class>{items}</ul> })
    };
    view! {
        {list(t::explorer_soloist_left(lang), &soloist.left, "xsolo")}
        {list(t::explorer_soloist_turned(lang), &soloist.turned, "xsolo past")}
    }
    .into_any()
}

fn soloist_card(scene: &Scene, lang: Lang, id: SoloistId) -> Option<AnyView> {
    let tip = cards::soloist(scene, lang, id)?;
    let lines =
        tip.lines.into_iter().map(|(symbol, text)| view! { <li>{icon(symbol)}<span>{text}</span></li> });
    Some(view! { <li><b class="ttl">{tip.title}</b><ul>{lines.collect::<Vec<_>>()}</ul></li> }.into_any())
}

/// The stacks of both composers, movement by movement, each from top to bottom.
pub fn composers(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let line = |line: Line| {
        let composer = scene.table().composers[line]?;
        let movements = Movement::ALL.map(|movement| {
            let tiles = explorer::stack(scene.table(), scene.edition(), line, movement);
            let items: Vec<AnyView> = tiles.iter().map(|id| tile(app, scene, lang, *id)).collect();
            let none = tiles.is_empty().then(|| view! { <p>{t::explorer_stack_empty(lang)}</p> });
            view! { <div class="xstk"><h4>{names::movement(lang, movement)}</h4><ol>{items}</ol>{none}</div> }
        });
        let name = names::composer(lang, composer);
        let movements = movements.into_iter().collect::<Vec<_>>();
        Some(view! { <section><h3>{styled(of_line(line), "nt")}{name}</h3>{movements}</section> }.into_any())
    };
    view! {
        <p class="xsum">{icon("requiem")}<span>{t::explorer_composers_hint(lang)}</span></p>
        <div class="xlines">{Line::ALL.into_iter().filter_map(line).collect::<Vec<_>>()}</div>
    }
    .into_any()
}

/// A tile: price, reward, repeating reward; a click shows it large.
fn tile(app: App, scene: &Scene, lang: Lang, id: TileId) -> AnyView {
    let tile = &scene.edition().tiles[id.index()];
    let reward = (tile.immediate != Effect::default()).then(|| value::effect(&tile.immediate));
    let repeat =
        tile.repeat.as_ref().map(|repeat| view! { <span class="later">{value::repeat(repeat)}</span> });
    let label = scene.words(lang, |words| words.tile(id));
    view! {
        <li>
            <button class="xtile" type="button" aria-haspopup="dialog" aria-label=label on:click=move |_| app.explorer.view(Key::Tile(id))>
                <span class="paid">{value::cost(&tile.cost)}</span>{reward}{repeat}
            </button>
        </li>
    }
    .into_any()
}
