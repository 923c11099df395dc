//! Victory points by source: one stacked bar per player, with pattern, number and colour for each group.

use crate::icons::{of_seat, styled};
use leptos::prelude::*;
use page::scene::Scene;
use page::score_groups::{GROUPS, group, group_name, parts_of};
use page::tally::Tally;
use texts::{Lang, t};
use vocab::{Score, Seat};

/// The bars of all players with their legend.
pub fn bars(scene: &Scene, tally: &Tally, lang: Lang) -> AnyView {
    let most = tally.scores.iter().map(Score::total).max().unwrap_or(1).max(1);
    let rows: Vec<AnyView> = tally
        .standings
        .iter()
        .map(|standing| bar(scene, lang, standing.seat, &tally.scores[standing.seat.index()], most))
        .collect();
    let used = |lines| tally.scores.iter().any(|score| group(score, lines) > 0);
    let legend: Vec<AnyView> = GROUPS
        .iter()
        .zip(1..)
        .filter(|((_, lines), _)| used(lines))
        .map(|((code, _), n)| {
            view! {
                <li>
                    <svg class="sw" aria-hidden="true"><rect width="100%" height="100%" fill=format!("url(#pt-{n})")></rect></svg>
                    <span>{group_name(lang, code)}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! {
        <section class="panel src" aria-labelledby="h-src">
            <h2 id="h-src">{t::end_sources(lang)}</h2>
            <svg class="vh" aria-hidden="true"><defs>{patterns()}</defs></svg>
            <ol class="bars">{rows}</ol>
            <ul class="lgd">{legend}</ul>
        </section>
    }
    .into_any()
}

/// SVG patterns, so that groups can be told apart without colour.
fn patterns() -> Vec<AnyView> {
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
    let parts = parts_of(score, most);
    let drawn: Vec<AnyView> = parts
        .iter()
        .map(|part| {
            // Narrower parts have no room for a number.
            let number = (part.width > 5.5).then(|| {
                let middle = format!("{:.2}%", part.from + part.width / 2.0);
                view! { <text x=middle y="50%">{part.vp}</text> }
            });
            let title = t::name_value(lang, part.vp.to_string(), group_name(lang, GROUPS[part.group].0));
            view! {
                <g>
                    <title>{title}</title>
                    <rect x=format!("{:.2}%", part.from) width=format!("{:.2}%", part.width) height="100%" fill=format!("url(#pt-{})", part.group + 1)></rect>
                    {number}
                </g>
            }
            .into_any()
        })
        .collect();
    view! {
        <li class=format!("p{}", seat.number())>
            <span class="who">{styled(of_seat(Some(seat)), "sh")}<span class="wn">{name}</span></span>
            <svg class="bar" role="img" aria-label=label>{drawn}</svg>
            <b aria-hidden="true">{score.total()}</b>
        </li>
    }
    .into_any()
}

fn parts_in_words(lang: Lang, score: &Score) -> String {
    let parts = GROUPS.iter().map(|(code, lines)| (code, group(score, lines))).filter(|(_, vp)| *vp > 0);
    parts
        .map(|(code, vp)| t::name_value(lang, vp.to_string(), group_name(lang, code)))
        .collect::<Vec<_>>()
        .join(", ")
}
