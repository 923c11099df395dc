//! Questions with few answers: using a card that already lies or taking ducats, the kind of a wild, exchanges.

use super::cards;
use super::choice::key;
use super::frame::{Step, frame, others, score_now, wanting};
use crate::app::App;
use crate::icons::{icon, of_kind};
use crate::{card, value};
use leptos::prelude::*;
use page::decision::{kinds_question, of_kind as gains_of_kind};
use page::draft::Draft;
use page::scene::Scene;
use texts::{Lang, effects, names, t};
use vocab::{Action, Exchange, Gain, Kind, Prompt, Source};

pub use super::frame::heading;

/// Asks whether to use a card that already lies in Experiences, or to take ducats.
pub fn use_or_take(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let slot = scene.board(scene.me).slots[scene.table().turn.index()].0;
    let memory = slot.and_then(|id| card::memory(scene.edition(), id));
    let title = slot.map(|id| scene.words(lang, |words| words.memory_title(id))).unwrap_or_default();
    let ducats = scene.table().round.number();
    let body = view! {
        <p class="d-ask">{t::prompt_use(lang)}</p>
        <ul class="chs">
            <li><button class="ch" data-key="1" data-do="use" on:click=move |_| app.act(Action::UseCard)>
                {key(1)}<span class="cn">{t::decision_use(lang)}</span>{memory.map(card::experience_half)}
            </button></li>
            <li><button class="ch" data-key="2" data-do="take" on:click=move |_| app.act(Action::TakeDucats)>
                {key(2)}<span class="cn">{t::decision_take(lang, t::n_ducats(lang, ducats.into()))}</span>{value::coin(ducats)}
            </button></li>
        </ul>
    };
    let foot = view! { {others(app, scene, lang, Vec::new(), None)} };
    frame(lang, Step::Cards, None, title, body.into_any(), score_now(scene, lang), foot.into_any())
}

/// Asks which kind a wild counts as. A step on a full track shows the ducats that it brings instead.
pub fn kinds(app: App, scene: &Scene, lang: Lang, prompt: Prompt) -> AnyView {
    let question = kinds_question(scene, lang, prompt);
    let board = scene.game.board(scene.me);
    let off = scene.decisions(Action::ChooseKind { kind: Kind::Talent }).is_empty();
    let kinds: Vec<AnyView> = Kind::ALL
        .into_iter()
        .zip(1..)
        .map(|(kind, n)| {
            let has = u16::from(board.tracks[kind]) + u16::from(board.counters[kind]);
            let gains = gains_of_kind(scene, kind);
            let sources: Vec<_> = gains.iter().map(|(gain, n)| (*gain, *n, Source::Choice)).collect();
            let words = effects::resources(lang, &value::together(&sources));
            let gains: Vec<AnyView> = gains.into_iter().map(|(gain, n)| value::gain(gain, n)).collect();
            view! {
                <li><button class="ch" data-key=n disabled=off on:click=move |_| app.act(Action::ChooseKind { kind })>
                    {key(n)}{icon(of_kind(kind))}<span class="cn">{names::kind(lang, kind)}" "<small>{has}</small></span>
                    <span class="vh">{words}</span><span class="val" aria-hidden="true">{gains}</span>
                </button></li>
            }
            .into_any()
        })
        .collect();
    let instead: Vec<AnyView> = Kind::ALL
        .into_iter()
        .filter_map(|kind| match gains_of_kind(scene, kind)[..] {
            [(Gain::Ducats, n)] => Some(t::decision_full(lang, kind.code(), n.into())),
            _ => None,
        })
        .map(|note| view! { <p class="d-ask">{note}</p> }.into_any())
        .collect();
    let body = view! {
        {cards::missing(app, scene, lang)}<p class="d-ask">{question}</p>{instead}<ul class="chs three">{kinds}</ul>
    };
    let back = scene.laying.then(|| t::decision_change_cards(lang));
    let need = off.then(|| wanting(t::decision_need_story(lang)));
    let foot = view! { {need}{others(app, scene, lang, Vec::new(), back)} };
    frame(
        lang,
        Step::Target,
        None,
        t::web_choose_kind(lang),
        body.into_any(),
        score_now(scene, lang),
        foot.into_any(),
    )
}

/// Buys and returns counters.
pub fn exchange(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let rates = &scene.edition().board;
    let (buy, back) =
        (t::n_ducats(lang, rates.exchange_buy.into()), t::n_ducats(lang, rates.exchange_return.into()));
    let row = |exchange: Exchange| {
        let action = Action::Exchange { exchange };
        let (kind, buys) = match exchange {
            Exchange::Buy(kind) => (kind, true),
            Exchange::Return(kind) => (kind, false),
        };
        let counter = t::n_counters(lang, kind.code(), 1);
        let (text, rate) = match buys {
            true => (t::decision_buy(lang, counter), rates.exchange_buy),
            false => (t::decision_return(lang, counter), rates.exchange_return),
        };
        let off = scene.offers.like(action).is_none();
        let price = buys.then(|| view! { <span class="pay">{value::coin(rate)}</span> });
        let gain = (!buys).then(|| value::coin(format!("+{rate}")));
        view! {
            <li><button class="ch" disabled=off data-do="swap" on:click=move |_| { app.act(action); app.draft.set(Draft::Exchange); }>
                {price}<span class="cn">{text}</span>{icon(of_kind(kind))}{gain}
            </button></li>
        }
        .into_any()
    };
    let buys: Vec<AnyView> = Kind::ALL.into_iter().map(|kind| row(Exchange::Buy(kind))).collect();
    let returns: Vec<AnyView> = Kind::ALL.into_iter().map(|kind| row(Exchange::Return(kind))).collect();
    let body = view! { <p class="d-ask">{t::decision_exchange_hint(lang, back, buy)}</p><ul class="chs">{buys}{returns}</ul> };
    let foot = view! {
        <button class="go" id="confirm" data-do="exchange-done" on:click=move |_| app.draft.set(Draft::Nothing)>{t::decision_exchange_done(lang)}</button>
    };
    let step = if scene.laying { Step::Cards } else { Step::Target };
    frame(
        lang,
        step,
        None,
        t::decision_exchange(lang),
        body.into_any(),
        score_now(scene, lang),
        foot.into_any(),
    )
}
