//! The Opus cards of a player with their buttons Perform and Sell, and the royal favours.

use crate::app::App;
use crate::explorer::card_view;
use crate::icons::{icon, of_type, styled};
use crate::{row, value};
use edition::{Cost, Opus, Resources};
use leptos::prelude::*;
use page::illustration;
use page::motion;
use page::scene::Scene;
use page::sentences::sentences;
use table::Thing;
use texts::{Lang, effects, names, t};
use vocab::{ByKind, Card, CourtId, Mode, OpusId, Seat};

/// The Opus cards of a player.
pub fn works(app: App, scene: &Scene, lang: Lang, seat: Seat) -> AnyView {
    let own = seat == scene.me && super::is_person(scene, seat);
    let board = scene.board(seat);
    let heading = if own { t::desk_my_works(lang) } else { t::desk_works_of(lang, scene.name(lang, seat)) };
    let cards: Vec<AnyView> = board.opera.iter().map(|id| work(app, scene, lang, seat, *id)).collect();
    let none = if own { t::desk_no_works(lang) } else { t::desk_no_works_of(lang) };
    let body = match cards.is_empty() {
        true => view! { <p class="none">{none}</p> }.into_any(),
        false => view! { <ol class="wks">{cards}</ol> }.into_any(),
    };
    let grammar = (!board.opera.is_empty()).then(|| view! { <small>{t::desk_pay_get(lang)}</small> });
    view! { <div class="pt works"><h3 data-tip="opera">{heading}{grammar}</h3>{body}</div> }.into_any()
}

fn work(app: App, scene: &Scene, lang: Lang, seat: Seat, id: OpusId) -> AnyView {
    let opus = &scene.edition().opera[id.index()];
    let turned = scene.board(seat).turned.contains(&id);
    let title = scene.words(lang, |words| words.opus_title(id));
    let kind = opus.kind.map_or_else(|| t::desk_opus(lang), |kind| names::opus_type(lang, kind));
    let state =
        turned.then(|| view! { <p class="tnd">{icon("turned")}<span>{t::desk_work_turned(lang)}</span></p> });
    let own = seat == scene.me;
    view! {
        <li class=format!("wk {}", of_type(opus.kind)) class:turned=turned data-tip=format!("opus:{}", id.index())
            data-piece=motion::key_of(Card::Opus(id)) data-side=if turned { "turned" } else { "ready" }>
            <span class="band">{styled(of_type(opus.kind), "ty")}<span>{kind}</span><small>{opus.label.date.clone()}</small></span>
            <b class="ttl">{title}</b>
            {state}
            {[Mode::Perform, Mode::Sell].map(|mode| way(app, scene, lang, id, own, mode)).into_iter().collect::<Vec<_>>()}
        </li>
    }
    .into_any()
}

/// Price and reward of a performance or a sale.
fn terms(opus: &Opus, mode: Mode) -> (Cost, Resources) {
    let (talent, reward) = match mode {
        Mode::Perform => {
            (opus.perform_talent, Resources { ducats: opus.perform_ducats, ..Resources::default() })
        }
        Mode::Sell => (
            opus.sell_talent,
            Resources { finance: opus.sell_finance, vp: opus.sell_vp, ..Resources::default() },
        ),
    };
    (Cost { points: ByKind([talent, 0, 0]), ..Cost::default() }, reward)
}

/// The button that chooses to perform or to sell a work; on another player's board the same without a button.
fn way(app: App, scene: &Scene, lang: Lang, id: OpusId, own: bool, mode: Mode) -> AnyView {
    let thing = Thing::Opus(id, mode);
    let (cost, reward) = terms(&scene.edition().opera[id.index()], mode);
    let word = names::mode(lang, mode);
    let gain = match reward == Resources::default() {
        true => value::coin(0),
        false => value::resources(&reward),
    };
    let paid = (cost != Cost::default()).then(|| view! { <span class="pay">{value::cost(&cost)}</span> });
    let inside = view! { <span class="wd">{word.clone()}</span>{paid}<span class="get">{gain}</span> };
    if !own {
        return view! { <span class="way" aria-hidden="true">{inside}</span> }.into_any();
    }
    let offered = scene.offers.for_thing(thing).next().is_some();
    let title = scene.words(lang, |words| words.opus_title(id));
    let what = t::web_offer_label(
        lang,
        t::name_value(lang, word, title),
        effects::cost(lang, &cost),
        effects::resources(lang, &reward),
    );
    let why = scene.offers.refusal(thing).filter(|_| scene.mine && !offered);
    let label = match why {
        Some(why) => sentences([what, scene.words(lang, |words| words.illegal(&why))]),
        None => what,
    };
    let chosen = move || app.draft.with(|draft| draft.is_about(thing));
    view! {
        <button type="button" class="way" class:can=offered class:on=chosen data-opus=id.index() data-mode=mode.code()
            aria-pressed=move || chosen().to_string() aria-disabled=(!offered).then_some("true") on:click=move |_| row::choose(app, thing)>
            <span class="vh">{label}</span><span class="in" aria-hidden="true">{inside}</span>
        </button>
    }
    .into_any()
}

/// The royal favours of a player, and whether they are met.
pub fn favours(scene: &Scene, lang: Lang, seat: Seat) -> Option<AnyView> {
    let board = scene.board(seat);
    let favours: Vec<AnyView> = board.courts.iter().map(|id| favour(scene, lang, seat, *id)).collect();
    (!favours.is_empty()).then(|| {
        view! { <div class="pt favs"><h3>{icon("court")}{t::desk_favours(lang)}</h3><div>{favours}</div></div> }.into_any()
    })
}

fn favour(scene: &Scene, lang: Lang, seat: Seat, id: CourtId) -> AnyView {
    let court = &scene.edition().courts[id.index()];
    let met = scene.favours[seat.index()].contains(id);
    let (title, label) = scene.words(lang, |words| (words.court_title(id), words.court(id)));
    let state = if met { t::desk_met(lang) } else { t::desk_unmet(lang) };
    let label = format!("{label} {state}");
    let emblem = illustration::of_court(scene.edition(), id).map(card_view::large);
    view! {
        <div class="fv" class:met=met role="img" tabindex="0" aria-label=label data-tip=format!("court:{}", id.index())>
            {emblem}<b>{title}</b>{value::favour(&court.favour)}<small>{met.then(|| icon("check"))}{state}</small>
        </div>
    }
    .into_any()
}
