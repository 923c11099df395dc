//! The log of the game; each line opens its moment in the replay.

use crate::app::App;
use crate::icons::{of_seat, styled};
use crate::{notes, recap, round_end, value};
use edition::Cost;
use leptos::prelude::*;
use page::log::{Entry, card_not_used};
use page::scene::Scene;
use texts::{Lang, effects, t};

/// The log component.
pub fn log() -> impl IntoView {
    let app = App::get();
    move || app.scene.get().map(|scene| draw(app, &scene))
}

fn draw(app: App, scene: &Scene) -> AnyView {
    let lang = app.lang();
    let entries: Vec<(usize, &Entry)> =
        scene.log.iter().enumerate().filter(|(_, entry)| entry.moment > 0).collect();
    let note = notes::in_log(app);
    let ends =
        |at: usize, entry: &Entry| scene.log.get(at + 1).is_none_or(|next| next.moment != entry.moment);
    // Newest first, so that the latest line is visible without scrolling.
    let lines: Vec<AnyView> = entries
        .iter()
        .rev()
        .take(120)
        .map(|(at, entry)| {
            let note = ends(*at, entry).then(|| note(entry.moment)).flatten();
            line(app, scene, lang, entry, *at >= scene.fresh, note)
        })
        .collect();
    let empty = lines.is_empty().then(|| view! { <li class="none">{t::web_log_empty(lang)}</li> });
    view! {
        <section class="panel log" aria-labelledby="h-l">
            <header><h2 id="h-l" tabindex="-1">{t::web_log(lang)}</h2>{recap::reopen(app, scene, lang)}{round_end::reopen(app, lang)}</header>
            <ol tabindex="0" aria-labelledby="h-l">{empty}{lines}</ol>
        </section>
    }
    .into_any()
}

fn line(app: App, scene: &Scene, lang: Lang, entry: &Entry, fresh: bool, note: Option<AnyView>) -> AnyView {
    let (text, amounts) = (sentence(scene, lang, entry), amounts(scene, entry));
    let seat = entry.seat;
    let moment = entry.moment;
    let mark = seat.map(|seat| styled(of_seat(Some(seat)), "sh"));
    let class = format!("p{}", seat.map_or(0, |seat| seat.number()));
    let title = t::web_log_jump(lang);
    let show = move |_| {
        app.moments.log_open.set(false);
        app.look_back(Some(moment));
    };
    view! {
        <li class=class class:new=fresh>
            <button title=title on:click=show>{mark}<span>{text}" "{amounts}{note}</span></button>
        </li>
    }
    .into_any()
}

/// The text of a log line.
pub fn sentence(scene: &Scene, lang: Lang, entry: &Entry) -> String {
    if let Some((card, seat)) = card_not_used(&scene.log, entry).zip(entry.seat) {
        return scene
            .words(lang, |words| t::log_took_ducats_for(lang, words.memory_title(card), words.player(seat)));
    }
    scene.words(lang, |words| match (&entry.event, entry.seat, entry.gains.first()) {
        (Some(event), ..) => words.event(event).unwrap_or_default(),
        (None, Some(seat), Some((_, _, source))) => {
            t::web_log_gains(lang, words.player(seat), words.source(*source))
        }
        (None, Some(seat), None) => words.player(seat),
        (None, None, _) => String::new(),
    })
}

/// Cost and gains of a log line, apart: “pays 3 → gets 2”; as symbols, and as text for screen readers.
pub fn amounts(scene: &Scene, entry: &Entry) -> AnyView {
    let lang = App::get().lang();
    let cost = entry.price(scene.edition());
    let pays = cost != Cost::default();
    let texts = [
        pays.then(|| t::web_log_paid(lang, effects::cost(lang, &cost))),
        (!entry.gains.is_empty())
            .then(|| t::web_log_got(lang, effects::resources(lang, &value::together(&entry.gains)))),
    ];
    let text = texts.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let paid = pays.then(|| view! { <span class="lpay" aria-hidden="true">{value::cost(&cost)}</span> });
    let gains: Vec<AnyView> = entry.gains.iter().map(|(gain, n, _)| value::gain(*gain, *n)).collect();
    let gains =
        (!gains.is_empty()).then(|| view! { <span class="val lget" aria-hidden="true">{gains}</span> });
    view! { <span class="vh">{text}</span><span class="lam">{paid}{gains}</span> }.into_any()
}
