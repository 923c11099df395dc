//! Buying and returning counters: for each kind the price and what one has afterwards.

use crate::app::App;
use crate::icons::{icon, of_kind};
use crate::value;
use leptos::prelude::*;
use page::scene::Scene;
use texts::{Lang, names, t};
use vocab::{Action, Exchange, Kind};

/// The panel: a row for each kind.
pub fn panel(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let rows: Vec<AnyView> = Kind::ALL
        .into_iter()
        .map(|kind| {
            view! {
                <li>
                    <b>{icon(of_kind(kind))}{names::kind(lang, kind)}</b>
                    {button(app, scene, lang, Exchange::Buy(kind))}
                    {button(app, scene, lang, Exchange::Return(kind))}
                </li>
            }
            .into_any()
        })
        .collect();
    view! {
        <div class="pt xch">
            <h3 data-tip="exchange">{icon("swap")}{t::web_exchange(lang)}</h3>
            <p>{t::desk_exchange_hint(lang)}</p>
            <ul>{rows}</ul>
        </div>
    }
    .into_any()
}

/// One exchange: price, gain, and the ducats afterwards.
fn button(app: App, scene: &Scene, lang: Lang, exchange: Exchange) -> AnyView {
    let rates = &scene.edition().board;
    let action = Action::Exchange { exchange };
    let allowed = scene.mine && scene.offers.like(action).is_some();
    let label = scene.words(lang, |words| words.action(&action));
    let ducats = scene.board(scene.me).ducats;
    let (word, paid, gain, then, code) = match exchange {
        Exchange::Buy(kind) => (
            t::desk_buy(lang),
            value::coin(rates.exchange_buy),
            value::count("+1", of_kind(kind)),
            ducats.saturating_sub(rates.exchange_buy.into()),
            "buy",
        ),
        Exchange::Return(kind) => (
            t::desk_return(lang),
            value::count(1, of_kind(kind)),
            value::coin(format!("+{}", rates.exchange_return)),
            ducats + u16::from(rates.exchange_return),
            "return",
        ),
    };
    let then = t::desk_then(lang, t::n_ducats(lang, then.into()));
    let label = if allowed { format!("{label}, {then}") } else { label };
    view! {
        <button type="button" class="xb" data-do=code disabled=!allowed on:click=move |_| app.act(action)>
            <span class="vh">{label}</span>
            <span class="in" aria-hidden="true"><span class="wd">{word}</span><span class="pay">{paid}</span><span class="get">{gain}</span><small>{allowed.then_some(then)}</small></span>
        </button>
    }
    .into_any()
}
