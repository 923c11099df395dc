//! The card row: seven cards, newest to oldest, with the price that the player would pay, and the deck they come from.

pub mod card;

use crate::app::{App, Tab};
use crate::browser;
pub use crate::dock::choose;
use crate::icons::{icon, styled};
use crate::value;
use edition::{Cost, Resources};
use leptos::prelude::*;
use page::motion;
use page::row_price::RowPrice;
use page::scene::Scene;
use page::sentences::sentences;
use table::Thing;
use texts::{Lang, effects, names, t};
use vocab::{Card, Space};

/// The card row component.
pub fn row() -> impl IntoView {
    let app = App::get();
    show_the_first(app);
    move || app.scene.get().map(|scene| draw(app, &scene))
}

/// Scrolls the first card that can be chosen into view when the row is shown, because a small window shows few cards.
fn show_the_first(app: App) {
    let first = Memo::new(move |_| {
        let shown = app.tab.get() == Tab::Row;
        app.scene.with(|scene| {
            let scene = scene.as_deref().filter(|_| shown)?;
            Space::all().find(|space| scene.offers.for_thing(Thing::Space(*space)).next().is_some())
        })
    });
    Effect::new(move |_| {
        let Some(space) = first.get() else { return };
        // The row is drawn with the next frame.
        request_animation_frame(move || {
            let find = |selector: &str| browser::document()?.query_selector(selector).ok()?;
            let card = find(&format!("#row [data-space=\"{}\"]", space.number()));
            let (Some(card), Some(list)) = (card, find("#row .rbox")) else { return };
            let (card, view) = (card.get_bounding_client_rect(), list.get_bounding_client_rect());
            if card.bottom() > view.bottom() || card.top() < view.top() {
                let by = card.top() - view.top() - 8.0;
                list.set_scroll_top(list.scroll_top() + by as i32);
            }
        });
    });
}

fn draw(app: App, scene: &Scene) -> impl IntoView + use<> {
    let lang = app.lang();
    let cards: Vec<AnyView> = Space::all().map(|space| slot(app, scene, lang, space)).collect();
    let aimed = Space::all().any(|space| scene.offers.for_thing(Thing::Space(space)).next().is_some());
    view! {
        <section class="row" id="row" aria-labelledby="h-row" data-part="row">
            <div class="rbox" class:aimed=aimed>
                <h2 id="h-row" class="vh">{t::web_row(lang)}</h2>
                <ol class="cards">{cards}<li class="pile">{deck(app, scene, lang)}</li></ol>
            </div>
        </section>
    }
}

/// The deck: how many cards are left and how they move. A click shows what can still come.
fn deck(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let left = scene.table().piles[scene.table().round.index()].len() as i64;
    let period = names::period(lang, scene.table().round);
    let row = &scene.table().row;
    let without = |is_kind: fn(&Card) -> bool| !row.iter().flatten().any(is_kind);
    let missing = match () {
        () if without(|card| matches!(card, Card::Memory(_))) => Some(t::row_no_memory(lang)),
        () if without(|card| matches!(card, Card::Opus(_))) => Some(t::row_no_opus(lang)),
        () => None,
    };
    let label = [Some(t::web_deck_left(lang, left, period)), Some(t::row_deck_words(lang)), missing.clone()];
    let label = label.into_iter().flatten().chain([t::row_deck_open(lang)]).collect::<Vec<_>>().join(" ");
    view! {
        <button class="deck" type="button" data-tip="deck" data-do="explorer" aria-haspopup="dialog"
            on:click=move |_| app.explorer.open.set(true)>
            <span class="vh">{label}</span>
            <span class="dn" aria-hidden="true">{icon("deck")}<b><span class="long">{t::row_deck_left(lang, left)}</span><span class="short">{left}</span></b></span>
            <span class="dw" aria-hidden="true">{t::row_deck_words(lang)}</span>
            {missing.map(|text| view! { <span class="dw" aria-hidden="true">{text}</span> })}
            <span class="dgo" aria-hidden="true">{t::row_deck_open(lang)}</span>
            {styled("arrow", "dto")}
        </button>
    }
    .into_any()
}

fn slot(app: App, scene: &Scene, lang: Lang, space: Space) -> AnyView {
    let filled = scene.table().row[space.index()].zip(RowPrice::of(scene, space));
    match filled {
        Some((card, price)) => {
            view! { <li data-piece=motion::key_of(card)>{choice(app, scene, lang, space, card, &price)}</li> }
                .into_any()
        }
        None => view! { <li class="gap"><span>{t::web_row_empty(lang)}</span></li> }.into_any(),
    }
}

/// A card as a button.
fn choice(app: App, scene: &Scene, lang: Lang, space: Space, card: Card, price: &RowPrice) -> AnyView {
    let thing = Thing::Space(space);
    let ok = scene.offers.for_thing(thing).next().is_some();
    let state = match (ok, price.missing) {
        (true, _) => "st-ok",
        (false, Some(_)) => "st-no",
        (false, None) => "st-other",
    };
    let chosen = move || app.draft.with(|draft| draft.is_about(thing));
    let class = format!("{} {state}", card::classes(scene, card));
    view! {
        <button class=class class:st-target=chosen aria-pressed=move || chosen().to_string()
            aria-disabled=(!ok).then_some("true") data-tip=card::tip(card) data-space=space.number()
            on:click=move |_| choose(app, thing)>
            <span class="vh">{label(scene, lang, space, card, price)}</span>
            <span class="see" aria-hidden="true">{card::face(scene, lang, card)}{foot(lang, price)}</span>
        </button>
    }
    .into_any()
}

/// The card for screen readers: title, price, why it cannot be chosen, and what the space gives.
fn label(scene: &Scene, lang: Lang, space: Space, card: Card, price: &RowPrice) -> String {
    let thing = Thing::Space(space);
    let title = scene.words(lang, |words| words.card_title(card));
    let costs = effects::cost(lang, &price.pay);
    let why = match scene.offers.supposed(thing) {
        Some(Err(why)) if price.missing.is_some() => Some(scene.words(lang, |words| words.illegal(why))),
        _ => None,
    };
    let label = match why {
        Some(why) => t::web_card_label_why(lang, costs, title, why),
        None if scene.offers.for_thing(thing).next().is_some() => t::web_card_label_ok(lang, costs, title),
        None => t::web_card_label(lang, costs, title),
    };
    let does = scene.words(lang, |words| words.card(card));
    let gives = (price.gives != Resources::default())
        .then(|| t::name_value(lang, t::row_gives(lang), effects::resources(lang, &price.gives)));
    sentences([Some(label), gives, Some(does)].into_iter().flatten())
}

/// The dark band: what the player pays for the card here and now, and what they lack. Above it what the space gives or
/// adds.
fn foot(lang: Lang, price: &RowPrice) -> AnyView {
    let gives = (price.gives != Resources::default()).then(|| {
        view! { <span class="gives"><em>{t::row_gives(lang)}</em>{card::gains(&price.gives)}</span> }
    });
    let adds = (price.surcharge != Cost::default()).then(|| {
        view! { <span class="adds"><em>{t::row_surcharge(lang)}</em>{value::cost(&price.surcharge)}</span> }
    });
    let exchanged = price.exchanged.then(|| styled("swap", "swp"));
    let words = match &price.missing {
        Some(missing) => {
            view! { <em class="lacks"><span>{t::row_missing(lang)}</span>{value::cost(missing)}</em> }
                .into_any()
        }
        None => view! { <em>{t::row_pay(lang)}</em> }.into_any(),
    };
    view! {
        <span class="cfoot">
            {gives}{adds}
            <span class="price">{words}<span class="now">{exchanged}{value::cost(&price.pay)}</span></span>
        </span>
    }
    .into_any()
}
