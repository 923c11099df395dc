//! The costliest turns of a player: what was played, what would have been better and why, and playing on from there.

use super::{Known, show_moment};
use crate::app::App;
use crate::icons::icon;
use analysis::{Finding, Told};
use leptos::prelude::*;
use page::scene::Scene;
use texts::{Lang, t};
use vocab::Seat;

/// The costliest turns.
pub fn costliest(app: App, scene: &Scene, known: &Known, seat: Seat) -> AnyView {
    let lang = app.lang();
    let findings = known.analysis.costliest(seat);
    let none = findings.is_empty().then(|| view! { <p class="panel ana0">{t::analysis_none(lang)}</p> });
    let cards: Vec<AnyView> = (1..)
        .zip(findings)
        .filter_map(|(number, finding)| card(app, scene, known, (number, finding), seat, lang))
        .collect();
    view! { <h2 id="h-costly">{t::analysis_costly(lang)}</h2>{none}<div class="anaq">{cards}</div> }
        .into_any()
}

fn card(
    app: App,
    scene: &Scene,
    known: &Known,
    (number, finding): (usize, &Finding),
    seat: Seat,
    lang: Lang,
) -> Option<AnyView> {
    let told = app.with_record(|record| {
        scene.words(lang, |words| Told::of(*words, record, &known.analysis, finding))
    })??;
    let moment = finding.moment;
    let reasons: Vec<AnyView> =
        told.more.into_iter().chain(told.purpose).map(|line| view! { <li>{line}</li> }.into_any()).collect();
    let play_on = move |_| {
        app.look_back(Some(moment));
        app.play_on_from_here();
    };
    let label = format!("h-costly-{number}");
    let heading = label.clone();
    Some(
        view! {
            <article class="panel" aria-labelledby=label data-testid="costly">
                <header><b class="no" aria-hidden="true">{number}</b><h3 id=heading>{told.turn}</h3><span class="lost">{told.lost}</span></header>
                <dl>
                    <dt>{t::analysis_played(lang)}</dt><dd>{told.played}</dd>
                    <dt class="better">{t::analysis_better(lang)}</dt><dd class="better">{told.better}</dd>
                </dl>
                <ul>{reasons}</ul>
                <div class="btns">
                    <button class="sec" type="button" data-do="show" on:click=move |_| show_moment(app, seat, moment)>{icon("eye")}<span>{t::analysis_show(lang)}</span></button>
                    <button class="pri" type="button" data-do="play-on" on:click=play_on>{icon("play")}<span>{t::web_play_on(lang)}</span></button>
                </div>
            </article>
        }
        .into_any(),
    )
}
