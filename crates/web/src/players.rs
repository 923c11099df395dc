//! Summaries of the other players, and the projected score by groups of score lines.

use crate::app::App;
use crate::icons::{icon, of_kind, of_seat, of_type, styled};
use crate::online::presence;
use crate::value;
use leptos::prelude::*;
use page::draft::Draft;
use page::scene::Scene;
use page::score_groups::{GROUPS, group, group_name};
use texts::{Lang, t};
use vocab::{Kind, OpusType, Seat};

/// The summaries of the other players.
pub fn players() -> impl IntoView {
    let app = App::get();
    move || app.scene.get().map(|scene| draw(app, &scene))
}

fn draw(app: App, scene: &Scene) -> AnyView {
    let lang = app.lang();
    let count = scene.table().seats.len();
    // The other seats in turn order; the player's own board is shown elsewhere.
    let order = (1..count).map(|n| Seat::at((scene.me.index() + n) % count));
    let others: Vec<AnyView> = order.map(|seat| player(app, scene, lang, seat)).collect();
    view! {
        <section class="panel oth" aria-labelledby="h-o">
            <h2><span id="h-o">{t::web_players(lang)}</span>{presence::head(app)}</h2>
            <ol>{others}</ol>
        </section>
    }
    .into_any()
}

fn player(app: App, scene: &Scene, lang: Lang, seat: Seat) -> AnyView {
    let board = scene.board(seat);
    let name = scene.name(lang, seat);
    let first = (scene.table().first == seat).then(|| view! { <em class="fst" data-tip="first">"1."</em> });
    let acting = scene.to_act == Some(seat);
    let filled = board.slots.iter().filter(|slot| slot.0.is_some()).count();
    let slots: Vec<AnyView> = (0..4).map(|n| view! { <i class:f=(n < filled)></i> }.into_any()).collect();
    let points: Vec<AnyView> = Kind::ALL
        .into_iter()
        .map(|kind| {
            let n = u16::from(board.tracks[kind]) + u16::from(board.counters[kind]);
            view! { <span class="sp">{icon(of_kind(kind))}<b>{n}</b></span> }.into_any()
        })
        .collect();
    let works: Vec<AnyView> = OpusType::ALL
        .into_iter()
        .map(|kind| {
            let n =
                board.opera.iter().filter(|id| scene.edition().opera[id.index()].kind == Some(kind)).count();
            view! { <span class="sp" class:z=(n == 0)>{icon(of_type(Some(kind)))}<b>{n}</b></span> }
                .into_any()
        })
        .collect();
    let soloist = scene.table().level.is_some() && seat.index() == 1;
    let look = move |_| app.looking.update(|looking| *looking = (*looking != Some(seat)).then_some(seat));
    let label = t::web_player_label(
        lang,
        board.ducats.into(),
        board.finance.into(),
        &name,
        board.score.total().into(),
    );
    let markers = scene.markers_of(seat);
    let resources =
        (!soloist).then(|| view! { <span class="val">{value::coin(board.ducats)}</span>{points} });
    let mine = seat == scene.me;
    view! {
        <li class=format!("opp p{}", seat.number()) class:acting=acting class:mine=mine>
            <button class="lookat" data-tip="player" aria-pressed=move || (app.looking.get() == Some(seat)).to_string() on:click=look><span class="vh">{label}</span>
                <span class="who" aria-hidden="true">{styled(of_seat(Some(seat)), "sh")}<b>{name}</b>{first}<span class="sls" aria-hidden="true">{slots}</span></span>{presence::marks(app, seat)}
                <span class="val bigvp" aria-hidden="true">{value::vp(board.score.total())}</span>
                <span class="res" aria-hidden="true">{resources}<span class="sp fi">{icon("finance")}<b>{board.finance}</b></span></span>
                <span class="ot" aria-hidden="true">{works}<span class="sp" class:z=(markers == 0)>{icon("requiem")}<b>{markers}</b></span><span class="sp" class:z=board.courts.is_empty()>{icon("court")}<b>{board.courts.len()}</b></span></span>
            </button>
        </li>
    }
    .into_any()
}

/// The projected score of the board that is shown.
pub fn score() -> impl IntoView {
    let app = App::get();
    move || {
        let looking = app.looking.get();
        app.scene.get().map(|scene| sheet(app, &scene, looking.unwrap_or(scene.me)))
    }
}

fn sheet(app: App, scene: &Scene, seat: Seat) -> AnyView {
    let lang = app.lang();
    let now = scene.projected[seat.index()];
    let after = app.draft.with(|draft| match draft {
        Draft::Chosen(offer) if seat == scene.me => offer.outcome.projected,
        _ => now,
    });
    let bars: Vec<AnyView> = GROUPS
        .iter()
        .zip(1..)
        .map(|((_, lines), n)| {
            view! { <i class=format!("s{n}") style:flex=group(&after, lines).to_string()></i> }.into_any()
        })
        .collect();
    let lines: Vec<AnyView> = GROUPS
        .iter()
        .zip(1..)
        .map(|((code, lines), n)| {
            let (vp, change) = (group(&now, lines), i32::from(group(&after, lines)) - i32::from(group(&now, lines)));
            let class = if change > 0 { "up" } else { "dn" };
            let sign = if change > 0 { format!("+{change}") } else { format!("−{}", -change) };
            view! {
                <li class=format!("s{n}") data-tip=format!("score:{code}")>
                    <i></i><span>{group_name(lang, code)}</span><b>{vp}</b><em class=class>{(change != 0).then_some(sign)}</em>
                </li>
            }
            .into_any()
        })
        .collect();
    view! {
        <section class="panel sco" aria-labelledby="h-s">
            <h2 id="h-s" data-tip="projected">{t::web_projected(lang)}<b class="tot">{after.total()}</b></h2>
            <div class="sbar" aria-hidden="true">{bars}</div>
            <ol>{lines}</ol>
        </section>
    }
    .into_any()
}
