//! The page of a personal board: mine, or that of the player I look at.

use super::{Shown, exchange, hand, instruments, is_laying, purse, round, works};
use crate::app::{App, Tab};
use crate::icons::{icon, of_kind, of_seat, styled};
use crate::online::presence;
use crate::{players, soloist, value};
use leptos::prelude::*;
use page::scene::Scene;
use texts::{Lang, effects, names, t};
use vocab::{Kind, Seat};

/// The page component. Looking at another player opens it.
pub fn me() -> impl IntoView {
    let app = App::get();
    let shown = Shown::of(app);
    Effect::new(move |_| {
        if app.looking.get().is_some() && app.tab.get_untracked() != Tab::Me {
            app.tab.set(Tab::Me);
        }
    });
    let seat = Memo::new(move |_| {
        app.scene.with(|scene| scene.as_ref().map(|scene| app.looking.get().unwrap_or(scene.me)))
    });
    let own = move || app.looking.get().is_none();
    let drawn = move || app.tab.get() == Tab::Me;
    let laying = move || own() && app.scene.with(|scene| scene.as_deref().is_some_and(is_laying));
    view! {
        <section class=move || format!("me p{}", seat.get().map_or(1, Seat::number)) class:other=move || !own() class:laying=laying id="me" data-part="me" aria-labelledby="h-me">
            <div class="scroll">
                {move || shown.get().filter(|_| drawn() && own()).and_then(|shown| shown.draw(app, hand_part))}
                {move || app.scene.get().zip(seat.get()).filter(|_| drawn()).map(|(scene, seat)| board(app, &scene, app.lang(), seat))}
            </div>
        </section>
    }
}

fn hand_part(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let left = scene.board(scene.me).deck.len();
    view! {
        <div class="pt hands">
            <h2 class="hh" data-tip="hand">{t::web_hand(lang)}<small>{t::web_deck_count(lang, left as i64)}</small></h2>
            {hand::hand(app, scene, lang)}
        </div>
    }
    .into_any()
}

fn board(app: App, scene: &Scene, lang: Lang, seat: Seat) -> AnyView {
    let own = seat == scene.me;
    let name = scene.name(lang, seat);
    let mine = own && super::is_person(scene, seat);
    let heading = if mine { t::web_my_board(lang) } else { t::web_board_of(lang, &name) };
    let back = (!own).then(|| {
        view! {
            <button type="button" class="back" data-do="my-board" on:click=move |_| players::look_away(app)>{icon("undo")}<span>{match presence::watches(app) {
                true => t::web_board_of(lang, scene.name(lang, scene.me)),
                false => t::web_back_to_mine(lang),
            }}</span></button>
        }
    });
    let head = view! {
        <header class="mh">
            {styled(of_seat(Some(seat)), "sh")}<h2 id="h-me">{heading}</h2>{purse::seal(scene, lang, seat)}{back}
        </header>
    };
    if scene.table().level.is_some() && seat.index() == 1 {
        return view! { {head}{soloist::soloist_board(app, scene)} }.into_any();
    }
    let laid = view! {
        <div class="pt rnd">
            <h3 data-tip="slots">{t::desk_this_round(lang)}</h3>
            {round::slots(app, scene, lang, seat)}
            {own.then(|| round::next_round(app, scene, lang))}
        </div>
    };
    view! {
        {head}
        {works::works(app, scene, lang, seat)}
        <div class="cols">
            {laid}
            {points(scene, lang, seat)}
            {instruments::instruments(app, scene, lang, seat)}
            {works::favours(scene, lang, seat)}
            {finance(scene, lang, seat)}
            {mine.then(|| exchange::panel(app, scene, lang))}
        </div>
    }
    .into_any()
}

/// Ducats and the three tracks with their counters.
fn points(scene: &Scene, lang: Lang, seat: Seat) -> AnyView {
    let board = scene.board(seat);
    let most = scene.edition().board.track_max;
    let tracks: Vec<AnyView> = Kind::ALL
        .into_iter()
        .map(|kind| {
            let (at, counters) = (board.tracks[kind], board.counters[kind]);
            let name = names::kind(lang, kind);
            let label = t::web_track_label(lang, counters.into(), &name, at.into());
            let pips: Vec<AnyView> = (1..=most).map(|n| view! { <i class:on=(n <= at)></i> }.into_any()).collect();
            let sum = u16::from(at) + u16::from(counters);
            view! {
                <div class="trk" role="img" tabindex="0" aria-label=label data-tip=format!("kind:{}", kind.code())>
                    {value::count(sum, of_kind(kind))}<b>{name}</b>
                    <span class="pips" aria-hidden="true">{pips}</span>
                    <small aria-hidden="true">{t::desk_on_track(lang, at.into())}{(counters > 0).then(|| format!(" + {}", t::desk_in_counters(lang, counters.into())))}</small>
                </div>
            }
            .into_any()
        })
        .collect();
    view! {
        <div class="pt pts">
            <h3>{t::desk_story_points(lang)}<span class="val" data-tip="ducats" role="img" aria-label=t::n_ducats(lang, board.ducats.into())>{value::coin(board.ducats)}</span></h3>
            <div>{tracks}</div>
        </div>
    }
    .into_any()
}

fn finance(scene: &Scene, lang: Lang, seat: Seat) -> AnyView {
    let at = scene.board(seat).finance;
    let income = effects::resources(lang, &purse::income(scene, at));
    let label = t::web_finance_label(lang, &income, at.into());
    let spaces: Vec<AnyView> = scene
        .edition()
        .board
        .finance
        .iter()
        .zip(0..)
        .map(|(space, n)| {
            let vp = (space.vp > 0).then(|| value::vp(space.vp));
            let wild = (space.wild > 0).then(|| value::count(space.wild, "wild"));
            view! { <span class="fs" class:on=(n == at)>{value::coin(space.ducats)}{vp}{wild}</span> }
                .into_any()
        })
        .collect();
    view! {
        <div class="pt fnp">
            <h3 data-tip="finance">{icon("finance")}{t::web_finance(lang)}<small>{t::desk_income(lang, income)}</small></h3>
            <div class="fin" role="img" tabindex="0" aria-label=label data-tip="finance">{spaces}</div>
        </div>
    }
    .into_any()
}
