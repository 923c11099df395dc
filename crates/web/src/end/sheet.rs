//! The score sheet: a table with a row per score line and a column per seat; a row expands to its sources.

use super::proof;
use crate::app::App;
use crate::icons::{icon, of_seat, styled};
use leptos::prelude::*;
use page::scene::Scene;
use page::tally::{Origin, Tally};
use page::verdict::{TieBreak, heading, margin};
use std::sync::Arc;
use texts::{Lang, names, t};
use vocab::{ScoreLine, Seat};

/// The sheet with heading, totals, places and the proof of the seed.
pub fn sheet(app: App, scene: &Arc<Scene>, tally: &Arc<Tally>) -> AnyView {
    let lang = app.lang();
    let opened = RwSignal::new(None::<ScoreLine>);
    let (scene_for_rows, tally_for_rows) = (scene.clone(), tally.clone());
    let lines: Vec<ScoreLine> = tally.lines().collect();
    let body = move || {
        let opened_line = opened.get();
        let rows = lines.iter().map(|line| {
            row(&scene_for_rows, &tally_for_rows, lang, *line, opened, opened_line == Some(*line))
        });
        rows.collect::<Vec<_>>()
    };
    // At the end the scene above says who won.
    let (title, ahead) = match tally.over {
        true => (t::web_score_sheet(lang), None),
        false => (heading(scene, tally, lang), Some(margin(scene, tally, lang))),
    };
    view! {
        <section class="panel sheet" aria-labelledby="h-end">
            <header>
                <h2 id="h-end">{title}</h2>
                <p class="sub">{ahead}" "<span class="how">{t::end_open_hint(lang)}</span></p>
            </header>
            <div class="roll">
                <table class="st" aria-labelledby="h-end" data-seats=tally.scores.len() style=("--rows", tally.lines().count().to_string())>
                    <thead>{columns(scene, tally, lang)}</thead>
                    <tbody>{body}</tbody>
                    <tfoot>{totals(tally, lang)}{places(tally, lang)}{tie_breaks(tally, lang)}</tfoot>
                </table>
            </div>
            {proof::proof(app, scene, tally.over)}
        </section>
    }
    .into_any()
}

fn columns(scene: &Scene, tally: &Tally, lang: Lang) -> AnyView {
    let seats: Vec<AnyView> = tally
        .seats()
        .map(|seat| {
            let won = tally.standing(seat).is_some_and(|standing| standing.place == 1);
            view! {
                <th scope="col" class=format!("p{}", seat.number()) class:win=won>
                    <span class="who">{styled(of_seat(Some(seat)), "sh")}<span class="wn">{scene.name(lang, seat)}</span></span>
                </th>
            }
            .into_any()
        })
        .collect();
    view! { <tr><th scope="col"><span class="vh">{t::end_line(lang)}</span></th>{seats}</tr> }.into_any()
}

/// The icon of a score line.
fn of_line(line: ScoreLine) -> &'static str {
    match line {
        ScoreLine::Start | ScoreLine::Other => "vp",
        ScoreLine::Opus => "commission",
        ScoreLine::Sales => "sell",
        ScoreLine::Offertorium => "repeat",
        ScoreLine::Tiles => "strings",
        ScoreLine::Map => "map",
        ScoreLine::Story => "document",
        ScoreLine::Finance => "finance",
        ScoreLine::Bonus => "deck",
        ScoreLine::Markers => "note16",
        ScoreLine::Favours => "court",
        ScoreLine::Requiem => "requiem",
        ScoreLine::Points => "wild",
        ScoreLine::Money => "ducat",
    }
}

fn row(
    scene: &Scene,
    tally: &Tally,
    lang: Lang,
    line: ScoreLine,
    opened: RwSignal<Option<ScoreLine>>,
    open: bool,
) -> AnyView {
    let values: Vec<u16> = tally.scores.iter().map(|score| score.on(line)).collect();
    let best = best_of(&values);
    let cells: Vec<AnyView> =
        tally.seats().zip(&values).map(|(seat, vp)| cell(lang, seat, *vp, best == Some(*vp))).collect();
    let press = move |_| opened.set((!open).then_some(line));
    let rows = open.then(|| details(scene, tally, lang, line));
    view! {
        <tr class:opn=open>
            <th scope="row">
                <button class="ln-b" aria-expanded=open.to_string() data-line=line.code() data-tip=format!("line:{}", line.code()) on:click=press>
                    {icon(of_line(line))}<span>{names::score_line(lang, line)}</span>{styled("next", "chv")}
                </button>
            </th>
            {cells}
        </tr>
        {rows}
    }
    .into_any()
}

/// The highest value, unless all are equal.
fn best_of(values: &[u16]) -> Option<u16> {
    let (most, least) = (values.iter().max()?, values.iter().min()?);
    (most > least).then_some(*most)
}

fn cell(lang: Lang, seat: Seat, vp: u16, best: bool) -> AnyView {
    let mark = best.then(|| view! { {styled("best", "bm")}<span class="vh">{t::end_best(lang)}" "</span> });
    view! { <td class=format!("p{}", seat.number()) class:best=best class:zero=(vp == 0)>{mark}{vp}</td> }
        .into_any()
}

/// Rows with the sources of a line's points.
fn details(scene: &Scene, tally: &Tally, lang: Lang, line: ScoreLine) -> Vec<AnyView> {
    let detail = |origin: &Origin| {
        let text = match origin.source {
            Some(source) => scene.words(lang, |words| words.source(source)),
            None => t::end_earlier(lang),
        };
        let cells: Vec<AnyView> =
            origin.vp.iter().map(|vp| view! { <td>{(*vp > 0).then_some(*vp)}</td> }.into_any()).collect();
        view! { <tr class="det"><th scope="row">{capital(&text)}</th>{cells}</tr> }.into_any()
    };
    tally.origins.iter().filter(|origin| origin.line == line).map(detail).collect()
}

/// The text with its first letter in upper case.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn totals(tally: &Tally, lang: Lang) -> AnyView {
    let cells: Vec<AnyView> = tally
        .seats()
        .zip(&tally.scores)
        .map(|(seat, score)| {
            let won = tally.standing(seat).is_some_and(|standing| standing.place == 1);
            view! { <td class:win=won>{score.total()}</td> }.into_any()
        })
        .collect();
    view! { <tr class="tot"><th scope="row">{t::end_total(lang)}</th>{cells}</tr> }.into_any()
}

fn places(tally: &Tally, lang: Lang) -> AnyView {
    let cells: Vec<AnyView> = tally
        .seats()
        .map(|seat| {
            let place = tally.standing(seat).map_or(0, |standing| standing.place);
            let shared = tally.standings.iter().filter(|other| other.place == place).count() > 1;
            let text = if shared {
                t::end_place_shared(lang, place.into())
            } else {
                t::end_place(lang, place.into())
            };
            let crown = (place == 1).then(|| icon("court"));
            view! { <td class:win=(place == 1)>{crown}{text}</td> }.into_any()
        })
        .collect();
    view! { <tr class="pla"><th scope="row">{t::end_places(lang)}</th>{cells}</tr> }.into_any()
}

/// Rows for the tie-breaks that were needed (END-9, INT-6).
fn tie_breaks(tally: &Tally, lang: Lang) -> Vec<AnyView> {
    TieBreak::ALL
        .into_iter()
        .filter_map(|tie| {
            let values: Vec<Option<u8>> = tally.seats().map(|seat| tie.of(&tally.standings, seat)).collect();
            values.iter().any(Option::is_some).then_some((tie, values))
        })
        .map(|(tie, values)| {
            let (name, text) = match tie {
                TieBreak::Markers => ("requiem", t::end_tie_markers(lang)),
                TieBreak::Opera => ("commission", t::end_tie_opera(lang)),
            };
            let cells: Vec<AnyView> = values.iter().map(|n| view! { <td>{*n}</td> }.into_any()).collect();
            view! { <tr class="tie"><th scope="row">{icon(name)}{text}</th>{cells}</tr> }.into_any()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_a_best_only_if_somebody_has_less() {
        assert_eq!(best_of(&[3, 7, 7]), Some(7));
        assert_eq!(best_of(&[4, 4]), None);
        assert_eq!(best_of(&[]), None);
    }
}
