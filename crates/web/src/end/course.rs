//! Points over time: a chart by round, or by decision with a cursor.

use super::lines;
use crate::app::App;
use crate::icons::{icon, of_seat, styled};
use leptos::prelude::*;
use page::chart::{Chart, Shapes};
use page::scene::Scene;
use page::tally::{Moment, Tally};
use std::sync::Arc;
use texts::{Lang, names, t};

/// Which chart is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Rounds,
    Decisions,
}

/// The panel with both charts and the buttons that switch between them.
pub fn course(app: App, scene: &Arc<Scene>, tally: &Arc<Tally>) -> AnyView {
    let lang = app.lang();
    let shown = RwSignal::new(Shown::Rounds);
    let cursor = RwSignal::new(tally.moves.len().saturating_sub(1));
    let (scene, tally) = (scene.clone(), tally.clone());
    let choice = move |to: Shown, text: String| {
        view! { <button aria-pressed=move || (shown.get() == to).to_string() on:click=move |_| shown.set(to)>{text}</button> }
    };
    let content = move || match shown.get() {
        Shown::Rounds => rounds(&scene, &tally, lang),
        Shown::Decisions => decisions(app, &scene, &tally, lang, cursor),
    };
    view! {
        <section class="panel rnd" aria-labelledby="h-rnd">
            <header>
                <h2 id="h-rnd">{t::end_course(lang)}</h2>
                <div class="seg" role="group" aria-labelledby="h-rnd">
                    {choice(Shown::Rounds, t::end_by_round(lang))}{choice(Shown::Decisions, t::end_by_decision(lang))}
                </div>
            </header>
            {content}
        </section>
    }
    .into_any()
}

/// The chart is higher with fewer players, because the bars above take less room.
fn height(tally: &Tally) -> f64 {
    250.0 + 26.0 * 4_usize.saturating_sub(tally.scores.len()) as f64
}

fn name_of(lang: Lang, at: Moment) -> String {
    match at {
        Moment::Start => t::end_at_start(lang),
        Moment::Round(round) => names::period(lang, round),
        Moment::Now => t::end_at_now(lang),
        Moment::End => t::end_at_end(lang),
    }
}

/// The legend: one entry per player, with points if given.
fn legend(scene: &Scene, tally: &Tally, lang: Lang, vp: Option<&Vec<u16>>) -> AnyView {
    let seats: Vec<AnyView> = tally
        .seats()
        .map(|seat| {
            let number = vp.and_then(|vp| vp.get(seat.index()).copied()).map(|vp| view! { <b>{vp}</b> });
            view! {
                <li class=format!("p{}", seat.number())>{styled(of_seat(Some(seat)), "sh")}<span class="wn">{scene.name(lang, seat)}</span>{number}</li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="key">{seats}</ul> }.into_any()
}

/// The points after each round as a chart, and as a table for screen readers.
fn rounds(scene: &Scene, tally: &Tally, lang: Lang) -> AnyView {
    let chart = Chart {
        points: tally.rounds.iter().map(|stage| stage.vp.clone()).collect(),
        ticks: tally.rounds.iter().enumerate().map(|(at, stage)| (at, name_of(lang, stage.at))).collect(),
        shapes: Shapes::Everywhere,
        height: height(tally),
    };
    let heads: Vec<AnyView> = tally
        .seats()
        .map(|seat| view! { <th scope="col">{scene.name(lang, seat)}</th> }.into_any())
        .collect();
    let rows: Vec<AnyView> = tally
        .rounds
        .iter()
        .map(|stage| {
            let cells: Vec<AnyView> = stage.vp.iter().map(|vp| view! { <td>{*vp}</td> }.into_any()).collect();
            view! { <tr><th scope="row">{name_of(lang, stage.at)}</th>{cells}</tr> }.into_any()
        })
        .collect();
    view! {
        {legend(scene, tally, lang, None)}
        {lines::draw(&chart, None)}
        <div class="vh">
            <table>
                <caption>{t::end_rounds_caption(lang)}</caption>
                <thead><tr><th scope="col">{t::web_period(lang)}</th>{heads}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// Axis labels: the number of decisions after which each round ended.
fn round_ends(tally: &Tally, lang: Lang) -> Vec<(usize, String)> {
    let rounds = tally.rounds.iter().filter(|stage| matches!(stage.at, Moment::Round(_)));
    rounds.map(|stage| (stage.decisions, name_of(lang, stage.at))).collect()
}

/// The projected points after every decision. The cursor shows the points of one moment and links to its replay.
fn decisions(
    app: App,
    scene: &Arc<Scene>,
    tally: &Arc<Tally>,
    lang: Lang,
    cursor: RwSignal<usize>,
) -> AnyView {
    let last = tally.moves.len().saturating_sub(1);
    let (chart_scene, chart_tally) = (scene.clone(), tally.clone());
    let picture = move || {
        let at = cursor.get().min(last);
        let (points, height) = (chart_tally.moves.clone(), height(&chart_tally) - 20.0);
        let chart = Chart { points, ticks: round_ends(&chart_tally, lang), shapes: Shapes::AtTheEnd, height };
        view! { {legend(&chart_scene, &chart_tally, lang, chart_tally.moves.get(at))}{lines::draw(&chart, Some(at))} }
    };
    let in_words = {
        let (chart_scene, chart_tally) = (scene.clone(), tally.clone());
        move || {
            let vp = chart_tally.moves.get(cursor.get()).cloned().unwrap_or_default();
            let each = chart_tally
                .seats()
                .zip(vp)
                .map(|(seat, vp)| format!("{} {vp}", chart_scene.name(lang, seat)));
            t::end_moment_label(lang, last as i64, cursor.get() as i64, each.collect::<Vec<_>>().join(", "))
        }
    };
    let slide = move |event: web_sys::Event| {
        if let Ok(to) = event_target_value(&event).parse() {
            cursor.set(to);
        }
    };
    let show = move |_| {
        app.look_back(Some(cursor.get_untracked() as u64));
        app.go_to_table();
    };
    view! {
        {picture}
        <div class="cursor">
            <input class="scrub" type="range" min="0" max=last prop:value=move || cursor.get() aria-label=t::end_cursor(lang) aria-valuetext=in_words on:input=slide/>
            <button class="sec" data-do="moment" on:click=show>{icon("eye")}<span>{t::end_show_moment(lang)}</span></button>
        </div>
    }
    .into_any()
}
