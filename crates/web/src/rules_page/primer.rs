//! A one-page introduction to the game for new players.

use super::heading;
use crate::icons::icon;
use edition::Edition;
use leptos::prelude::*;
use texts::{Lang, t};

/// The introduction.
pub fn primer(lang: Lang, edition: &Edition) -> AnyView {
    let board = &edition.board;
    let [buy, back] = [board.exchange_buy, board.exchange_return].map(|n| t::n_ducats(lang, n.into()));
    let (ducats, points) = (board.ducats_per_vp.into(), board.points_per_vp.into());
    let steps: [(&'static str, String, bool); 14] = [
        ("vp", t::rules_page_step_aim(lang), false),
        ("repeat", t::rules_page_step_rounds(lang), false),
        ("deck", t::rules_page_step_turn(lang), false),
        ("endturn", t::rules_page_step_use(lang), false),
        ("document", t::rules_page_step_document(lang), true),
        ("commission", t::rules_page_step_commission(lang), true),
        ("performsell", t::rules_page_step_perform(lang), true),
        ("travel", t::rules_page_step_travel(lang), true),
        ("requiem", t::rules_page_step_requiem(lang), true),
        ("wild", t::rules_page_step_pay(lang), false),
        ("swap", t::rules_page_step_exchange(lang, back, buy), false),
        ("finance", t::rules_page_step_maintenance(lang), false),
        ("court", t::rules_page_step_end(lang), false),
        ("coin", t::rules_page_step_left(lang, ducats, points), false),
    ];
    let steps: Vec<AnyView> = steps
        .into_iter()
        .map(|(symbol, text, action)| {
            view! { <li class:act5=action>{icon(symbol)}<span>{text}</span></li> }.into_any()
        })
        .collect();
    view! {
        <section class="rsec rprimer" aria-labelledby="r-primer">
            {heading("r-primer", "rules", t::rules_page_primer(lang))}
            <ol>{steps}</ol>
        </section>
    }
    .into_any()
}
