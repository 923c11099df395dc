//! A single card, large, with what it does in words and its history.

use crate::app::App;
use crate::icons::{icon, styled};
use crate::row::card as face;
use leptos::prelude::*;
use page::scene::Scene;
use page::tips::explain::explain;
use page::tips::key::Key;
use page::tips::text::Explanation;
use texts::Lang;
use vocab::Card;

/// The chosen card; nothing if this game does not have it.
pub fn card_view(app: App) -> Option<AnyView> {
    let key = app.explorer.card.get()?;
    let scene = app.scene.get()?;
    let lang = app.lang();
    let seat = app.looking.get_untracked().unwrap_or(scene.me);
    let told = explain(&scene, lang, seat, key)?;
    Some(view! { <div class="xcard">{picture(&scene, lang, key)}{words(told)}</div> }.into_any())
}

fn picture(scene: &Scene, lang: Lang, key: Key) -> Option<AnyView> {
    let card = match key {
        Key::Memory(id) => Card::Memory(id),
        Key::Opus(id) => Card::Opus(id),
        _ => return None,
    };
    let (face, cost) = (face::face(scene, lang, card), face::own_cost(scene, lang, card));
    Some(view! { <div class=face::classes(scene, card) aria-hidden="true"><span class="see">{face}{cost}</span></div> }.into_any())
}

fn words(told: Explanation) -> AnyView {
    let sort = told.sort.join(" · ");
    let lines = told.lines.into_iter().map(|(symbol, text)| {
        let symbol = (!symbol.is_empty()).then(|| icon(symbol));
        view! { <li><span>{symbol}</span><span>{text}</span></li> }
    });
    let history = (!told.history.is_empty() || !told.when.is_empty()).then(|| {
        view! { <p class="xhist"><b>{told.when}</b>{told.history}</p> }
    });
    view! {
        <div class="xtext">
            <h3>{styled(told.icon, "tpi")}{told.title}</h3>
            <p class="xsort">{sort}</p>
            <ul>{lines.collect::<Vec<_>>()}</ul>
            {history}
        </div>
    }
    .into_any()
}
