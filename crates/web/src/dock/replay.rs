//! Replay controls: slider, steps, play and pause, viewpoint, and back to the present.

use super::ask::heading;
use crate::app::App;
use crate::icons::icon;
use crate::online::{presence, rematch};
use crate::{browser, log, notes};
use leptos::prelude::*;
use page::replay::{Direction, StepBy};
use page::scene::{Kind, Scene};
use texts::{Lang, t};
use vocab::Seat;

/// The dock while the player looks at an earlier moment.
pub fn looking_back(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let title = t::end_moment(lang, scene.last as i64, scene.moment as i64);
    let over = app.with_record(|record| record.game().is_over()).unwrap_or(false);
    let now = if over {
        view! { <button class="sec" data-do="sheet" on:click=move |_| app.go_to_sheet()>{icon("court")}<span>{t::web_score_sheet(lang)}</span></button> }.into_any()
    } else {
        view! { <button class="sec" class:pri=true data-do="now" on:click=move |_| app.jump(None)>{icon("last")}<span>{t::web_back_to_now(lang)}</span></button> }.into_any()
    };
    let on = match scene.kind {
        Kind::Remote => presence::ask_back(app, scene, lang),
        Kind::Own | Kind::Replay => Some(view! { <button class="sec" data-do="play-on" on:click=move |_| app.play_on_from_here()>{icon("endturn")}<span>{t::web_play_on(lang)}</span></button> }.into_any()),
    };
    view! {
        <div class="rpl">
            {heading("eye", title, None)}
            {log_of_moment(app, scene, lang)}
            {controls(app, scene, lang, over)}
            <div class="btns">
                {now}{on}{presence::copy_link(app, lang)}
            </div>
        </div>
    }
    .into_any()
}

/// The dock after the end of the game.
pub fn over(app: App, scene: &Scene, lang: Lang) -> AnyView {
    view! {
        <div class="rpl">
            {heading("court", t::web_over(lang), None)}
            {log_of_moment(app, scene, lang)}
            {controls(app, scene, lang, true)}
            <div class="btns">{rematch::button(app)}<button class="pri" data-do="sheet" on:click=move |_| app.go_to_sheet()>{icon("court")}<span>{t::web_score_sheet(lang)}</span></button></div>
        </div>
    }
    .into_any()
}

/// The log lines of the decision at this moment.
fn log_of_moment(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let line = |entry| {
        view! { <li>{log::sentence(scene, lang, entry)}" "{log::amounts(scene, entry)}</li> }.into_any()
    };
    let of_moment = scene.log.iter().filter(|entry| entry.moment == scene.moment);
    let lines: Vec<AnyView> = match scene.moment {
        0 => vec![view! { <li>{t::end_moment_deal(lang)}</li> }.into_any()],
        _ => of_moment.map(line).collect(),
    };
    view! { <ul class="told" tabindex="0" aria-live="polite">{lines}{notes::shown(app, scene)}</ul> }
        .into_any()
}

fn controls(app: App, scene: &Scene, lang: Lang, over: bool) -> AnyView {
    let (moment, last) = (scene.moment, scene.last);
    let replay = app.replay.get();
    let (start, end) = (moment == 0, moment == last);
    let slide = move |event: web_sys::Event| {
        if let Ok(to) = event_target_value(&event).parse() {
            app.jump(Some(to));
        }
    };
    // With reduced motion there is no automatic play, only single steps.
    let play = (!browser::prefers("(prefers-reduced-motion: reduce)")).then(|| {
        let (name, text) = match replay.running {
            true => ("pause", t::end_replay_pause(lang)),
            false => ("play", t::end_replay_play(lang)),
        };
        view! { <button class="sec pl-b" data-do="run" aria-label=text.clone() title=text on:click=move |_| app.run_or_pause()>{icon(name)}</button> }
    });
    let button = move |name: &'static str, text: String, off: bool, press: fn(App)| {
        view! { <button class="sec" data-do=name aria-label=text.clone() title=text disabled=off on:click=move |_| press(app)>{icon(name)}</button> }
    };
    let code = replay.by.code();
    view! {
        <input class="scrub" type="range" min="0" max=last prop:value=moment aria-label=t::web_moment(lang)
            aria-valuetext=t::end_moment(lang, last as i64, moment as i64) on:input=slide/>
        {notes::marks(app, last)}
        <div class="stepb" role="group" aria-label=t::web_moment(lang)>
            {button("first", t::end_replay_first(lang), start, |app| app.jump(Some(0)))}
            {button("prev", t::end_replay_previous(lang, code), start, |app| app.step_by_hand(Direction::Back))}
            {play}
            {button("next", t::end_replay_next(lang, code), end, |app| app.step_by_hand(Direction::On))}
            {button("last", t::end_replay_last(lang), end, |app| app.jump(None))}
        </div>
        <div class="rset">{step_size(app, replay.by, lang)}{over.then(|| viewpoint(app, scene, lang))}{notes::button(app, lang)}</div>
        <p class="keys" aria-hidden="true"><kbd>"←"</kbd><kbd>"→"</kbd>{t::end_key_step(lang)}<kbd>{t::decision_key_name(lang, "home")}</kbd><kbd>{t::decision_key_name(lang, "end")}</kbd>{t::end_key_ends(lang)}<kbd>"␣"</kbd>{t::end_key_play(lang)}</p>
    }
    .into_any()
}

/// Chooses whether a step is a decision or a turn.
fn step_size(app: App, by: StepBy, lang: Lang) -> AnyView {
    let choice = move |to: StepBy, text: String| {
        view! { <button aria-pressed=(by == to).to_string() on:click=move |_| app.replay.update(|replay| replay.by = to)>{text}</button> }
    };
    view! {
        <div class="seg" role="group" aria-label=t::end_step_by(lang)>
            {choice(StepBy::Decision, t::end_step_decision(lang))}{choice(StepBy::Turn, t::end_step_turn(lang))}
        </div>
    }
    .into_any()
}

/// Chooses the seat whose view is shown. Only for finished games, where no information is hidden.
fn viewpoint(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let players = scene.table().seats.len() - usize::from(scene.table().level.is_some());
    let options: Vec<AnyView> = (0..players)
        .map(Seat::at)
        .map(|seat| {
            view! { <option value=seat.index() selected={seat == scene.me}>{scene.name(lang, seat)}</option> }
                .into_any()
        })
        .collect();
    let change = move |event: web_sys::Event| {
        if let Ok(at) = event_target_value(&event).parse() {
            app.see_as(Seat::at(at));
        }
    };
    view! {
        <label class="eyes" title=t::end_seen_by(lang)>
            {icon("eye")}<span class="vh">{t::end_seen_by(lang)}</span>
            <select data-do="eyes" prop:value=scene.me.index() on:change=change>{options}</select>
        </label>
    }
    .into_any()
}
