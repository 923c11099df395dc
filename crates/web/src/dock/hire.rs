//! Composer and marker for a part of the Requiem: each composer is a card with its own button, so that choosing confirms.

use super::cards;
use super::frame::{Step, frame, others, score_now};
use crate::app::App;
use crate::requiem::hire::hire_card;
use leptos::prelude::*;
use page::scene::Scene;
use table::Thing;
use texts::{Lang, t};
use vocab::{Icon, Line, Part};

/// Asks for composer and marker of a part.
pub fn composers(app: App, scene: &Scene, lang: Lang, part: Part) -> AnyView {
    let title = scene.words(lang, |words| words.part(part));
    let hires: Vec<AnyView> = Line::ALL
        .into_iter()
        .filter_map(|line| scene.offers.for_thing(Thing::Part(part, line)).next())
        .map(|offer| hire_card(app, scene, lang, offer))
        .collect();
    let body = view! { {cards::missing(app, scene, lang)}<div class="hires">{hires}</div> };
    let foot = view! { {others(app, scene, lang, Vec::new(), Some(t::web_other_choice(lang)))} };
    frame(
        lang,
        Step::Confirm,
        Some(Icon::Requiem),
        title,
        body.into_any(),
        score_now(scene, lang),
        foot.into_any(),
    )
}
