//! Victory points by source: one stacked bar per player, with pattern, number and colour for each group.

use crate::icons::{of_seat, styled};
use leptos::prelude::*;
use page::scene::Scene;
use page::score_groups::{GROUPS, Part, group, group_name, parts_of};
use page::tally::Tally;
use texts::{Lang, t};
use vocab::{Score, ScoreLine, Seat};

/// The bars of all players with their legend.
pub fn bars(scene: &Scene, tally: &Tally, lang: Lang) -> AnyView {
    let most = tally.scores.iter().map(Score::total).max().unwrap_or(1).max(1);
    let rows: Vec<AnyView> = tally
        .standings
        .iter()
        .map(|standing| bar(scene, lang, standing.seat, &tally.scores[standing.seat.index()], most))
        .collect();
    let used = |at: usize| tally.scores.iter().any(|score| group(score, GROUPS[at].1) > 0);
    view! {
        <section class="panel src" aria-labelledby="h-src">
            <h2 id="h-src">{t::end_sources(lang)}</h2>
            <svg class="vh" aria-hidden="true"><defs>{patterns()}</defs></svg>
            <ol class="bars">{rows}</ol>
            {legend(lang, used)}
        </section>
    }
    .into_any()
}

/// The pattern and the name of each group that is used.
pub fn legend(lang: Lang, used: impl Fn(usize) -> bool) -> AnyView {
    let one = |(at, (code, _)): (usize, &(&'static str, &[ScoreLine]))| {
        view! {
            <li>
                <svg class="sw" aria-hidden="true"><rect width="100%" height="100%" fill=format!("url(#pt-{})", at + 1)></rect></svg>
                <span>{group_name(lang, code)}</span>
            </li>
        }
        .into_any()
    };
    let groups: Vec<AnyView> = GROUPS.iter().enumerate().filter(|(at, _)| used(*at)).map(one).collect();
    view! { <ul class="lgd">{groups}</ul> }.into_any()
}

/// SVG patterns, so that groups can be told apart without colour.
pub fn patterns() -> Vec<AnyView> {
    const STROKES: [&str; 8] = [
        "",
        "M-2 2l4-4M0 8l8-8M6 10l4-4",
        "M0 4h8",
        "M2 2h.1M6 6h.1",
        "M4 0v8",
        "M-2 6l4 4M0 0l8 8M6-2l4 4",
        "M0 4h8M4 0v8",
        "M0 2h4M4 6h4",
    ];
    STROKES
        .into_iter()
        .zip(1..)
        .map(|(strokes, n)| {
            let id = format!("pt-{n}");
            view! {
                <pattern id=id class=format!("pt s{n}") width="8" height="8" patternUnits="userSpaceOnUse">
                    <rect width="8" height="8"></rect><path d=strokes></path>
                </pattern>
            }
            .into_any()
        })
        .collect()
}

fn bar(scene: &Scene, lang: Lang, seat: Seat, score: &Score, most: u16) -> AnyView {
    let name = scene.name(lang, seat);
    let label = t::end_bar(lang, &name, parts_in_words(lang, score), score.total().into());
    view! {
        <li class=format!("p{}", seat.number())>
            <span class="who">{styled(of_seat(Some(seat)), "sh")}<span class="wn">{name}</span></span>
            <svg class="bar" role="img" aria-label=label>{drawn(lang, &parts_of(score, most))}</svg>
            <b aria-hidden="true">{score.total()}</b>
        </li>
    }
    .into_any()
}

/// The parts of a bar with their numbers.
pub fn drawn(lang: Lang, parts: &[Part]) -> Vec<AnyView> {
    parts
        .iter()
        .map(|part| {
            // Narrower parts have no room for a number.
            let number = (part.width > 5.5).then(|| {
                let middle = format!("{:.2}%", part.from + part.width / 2.0);
                view! { <text x=middle y="50%">{part.vp}</text> }
            });
            let title = t::name_value(lang, group_name(lang, GROUPS[part.group].0), part.vp.to_string());
            view! {
                <g>
                    <title>{title}</title>
                    <rect x=format!("{:.2}%", part.from) width=format!("{:.2}%", part.width) height="100%" fill=format!("url(#pt-{})", part.group + 1)></rect>
                    {number}
                </g>
            }
            .into_any()
        })
        .collect()
}

fn parts_in_words(lang: Lang, score: &Score) -> String {
    in_words(lang, &parts_of(score, score.total()))
}

/// The parts of a bar for screen readers.
pub fn in_words(lang: Lang, parts: &[Part]) -> String {
    let one = |part: &Part| t::name_value(lang, group_name(lang, GROUPS[part.group].0), part.vp.to_string());
    parts.iter().map(one).collect::<Vec<_>>().join(", ")
}
