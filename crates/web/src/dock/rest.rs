//! The dock while somebody else decides: what they did, and how fast the page shows it.

use crate::app::App;
use crate::icons::icon;
use crate::online::presence;
use crate::watching::Telling;
use crate::{log, soloist};
use leptos::prelude::*;
use page::scene::{Kind, Scene};
use page::settings::Pace;
use texts::{Lang, t};
use vocab::Seat;

/// How many lines of the log are shown.
const LINES: usize = 8;

/// Who decides now, and what was decided last.
pub fn waiting(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let name = scene.to_act.map(|seat| scene.name(lang, seat)).unwrap_or_default();
    let lines = scene.log.iter().rev().filter(|entry| entry.moment > 0).take(LINES);
    let fresh: Vec<AnyView> = lines
        .map(|entry| {
            let class = format!("p{}", entry.seat.map_or(0, Seat::number));
            view! { <li class=class class:now=(entry.moment == scene.moment)>{log::sentence(scene, lang, entry)}" "{log::amounts(scene, entry)}</li> }
                .into_any()
        })
        .collect();
    let watched = scene.sitters.iter().all(|sitter| !sitter.is_human());
    let below = match scene.kind {
        Kind::Remote => presence::waiting(app),
        Kind::Own | Kind::Replay => controls(app, lang, watched),
    };
    let seen = (watched && scene.kind == Kind::Own).then(|| t::others_looks(lang));
    let detail = seen.map(|seen| view! { <p class="d-ask">{seen}</p> });
    let body = view! { {detail}<ul class="told" aria-hidden="true">{fresh}</ul> }.into_any();
    others_frame(t::others_plays(lang, name), body, below)
}

/// The Soloist's turn, told action by action.
pub fn soloist(app: App, scene: &Scene, lang: Lang, telling: &Telling) -> AnyView {
    let name = scene.name(lang, page::soloist::SEAT);
    others_frame(
        t::others_plays(lang, name),
        soloist::telling(scene, lang, telling),
        controls(app, lang, false),
    )
}

/// The frame of the decision while there is nothing to decide: like [`super::frame::frame`], without the steps of a turn.
fn others_frame(title: String, body: AnyView, foot: AnyView) -> AnyView {
    view! {
        <div class="d-sc">
            <header class="d-hd"><h2 id="dh" tabindex="-1">{title}</h2></header>
            <div class="d-bd" tabindex="0" role="group" aria-labelledby="dh">{body}</div>
        </div>
        <div class="d-ft">{foot}</div>
    }
    .into_any()
}

/// Pause, step, speed, and the way to the next decision of a person.
fn controls(app: App, lang: Lang, watched: bool) -> AnyView {
    let paused = move || app.moments.watching.with(|watching| watching.paused);
    let pace = move || app.settings.with(|settings| settings.pace);
    let speed = move || match pace() {
        Pace::Slow => "½×",
        Pace::Normal => "1×",
        Pace::Fast => "3×",
        Pace::Instant => "max",
    };
    let skip = if watched { t::others_to_round_end(lang) } else { t::others_to_my_turn(lang) };
    view! {
        <div class="pace">
            <button class="sec" data-do="pause" aria-pressed=move || paused().to_string() on:click=move |_| app.pause_or_continue()>
                {move || icon(if paused() { "play" } else { "pause" })}<span>{move || if paused() { t::others_continue(lang) } else { t::others_pause(lang) }}</span>
            </button>
            <button class="sec" data-do="step" on:click=move |_| app.step_on()>{icon("next")}<span>{t::others_step(lang)}</span></button>
            <button class="sec" data-do="speed" on:click=move |_| app.change_pace()><b aria-hidden="true">{speed}</b><span>{t::others_speed(lang)}</span>
                <span class="vh">{move || t::settings_pace_of(lang, pace().code())}</span></button>
            <button class="go" data-do="hurry" on:click=move |_| app.hurry()>{skip}</button>
        </div>
    }
    .into_any()
}
