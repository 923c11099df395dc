//! Beside the curve: the result, what was lost and what was luck, what to practise, points by source, and all turns.

use super::{Known, show_moment};
use crate::app::App;
use crate::icons::{icon, of_seat, styled};
use crate::pick::{PLAIN, pick, picks};
use crate::value;
use analysis::{GROUPS, decimal, group, lost, luck, turn_name};
use leptos::prelude::*;
use page::analysing::Sight;
use page::scene::Scene;
use page::score_groups::group_name;
use page::tally::Tally;
use texts::{Lang, t};
use vocab::Seat;

/// The column.
pub fn side(app: App, scene: &Scene, known: &Known, tally: &Tally, seat: Seat) -> AnyView {
    let lang = app.lang();
    let to_table = move |_| {
        app.look_back(None);
        app.go_to_table();
    };
    view! {
        {result(scene, tally, seat, lang)}
        {choice(app, scene, known, lang)}
        <p class="anat">{t::analysis_total(lang, decimal(lang, known.analysis.lost(seat)))}</p>
        <p class="anat">{luck(lang, known.analysis.luck(seat))}</p>
        {practise(known, seat, lang)}
        {finds(app, known, seat, lang)}
        {sources(scene, tally, seat, lang)}
        {all(app, known, seat, lang)}
        <p class="line">{t::analysis_note(lang)}</p>
        <button class="sec" type="button" data-do="table" on:click=to_table>{icon("undo")}<span>{t::end_back(lang)}</span></button>
    }
    .into_any()
}

/// The order of the players with their points, as they stand now.
fn result(scene: &Scene, tally: &Tally, chosen: Seat, lang: Lang) -> AnyView {
    let place = |standing: &rules::Standing| {
        let seat = standing.seat;
        view! {
            <li class=format!("p{}", seat.number()) class:on=(seat == chosen)>
                {styled(of_seat(Some(seat)), "sh")}
                <span class="wn">{scene.name(lang, seat)}</span>
                <span class="bigvp">{value::vp(standing.vp)}</span><span class="vh">{t::n_vp(lang, standing.vp.into())}</span>
            </li>
        }
        .into_any()
    };
    let places: Vec<AnyView> = tally.standings.iter().map(place).collect();
    view! { <ol class="anar">{places}</ol> }.into_any()
}

/// Whose turns are shown, if they may be seen.
fn choice(app: App, scene: &Scene, known: &Known, lang: Lang) -> Option<AnyView> {
    let seats: Vec<Seat> = match known.sight {
        Sight::Player(_) => return None,
        Sight::Everything => (0..scene.sitters.len()).map(Seat::at).collect(),
    };
    let soloist = |seat: &Seat| scene.table().level.is_some() && seat.index() == 1;
    let seats: Vec<Seat> = seats.into_iter().filter(|seat| !soloist(seat)).collect();
    let button = |seat: &Seat| {
        let (seat, name) = (*seat, scene.name(lang, *seat));
        let chosen = app.analysis.seat;
        pick(move || name.clone(), PLAIN, move || chosen.get() == Some(seat), move || chosen.set(Some(seat)))
    };
    (seats.len() > 1).then(|| {
        view! { <h3 id="h-whose">{t::analysis_of(lang)}</h3>{picks("h-whose", seats.iter().map(button).collect())} }
            .into_any()
    })
}

fn practise(known: &Known, seat: Seat, lang: Lang) -> Option<AnyView> {
    let (code, more) = known.analysis.missed(seat).first().copied()?;
    let line = t::analysis_practise_vp(lang, group_name(lang, code), decimal(lang, more));
    Some(
        view! { <h2>{t::analysis_practise(lang)}</h2><p>{line}</p><p><b>{t::analysis_practise_line(lang, code)}</b></p> }
            .into_any(),
    )
}

fn finds(app: App, known: &Known, seat: Seat, lang: Lang) -> Option<AnyView> {
    let analysis = &known.analysis;
    let find = |finding: &&analysis::Finding| {
        let turn = turn_name(lang, analysis, finding);
        let text = t::analysis_find(lang, turn, decimal(lang, finding.found));
        let from = analysis.turns[finding.turn].from;
        view! { <li><button type="button" data-do="find" on:click=move |_| show_moment(app, seat, from)><i class="find"></i><span>{text}</span></button></li> }
            .into_any()
    };
    let finds: Vec<AnyView> = analysis.finds(seat).iter().map(find).collect();
    (!finds.is_empty())
        .then(|| view! { <h2>{t::analysis_finds(lang)}</h2><ul class="anaf">{finds}</ul> }.into_any())
}

/// The points of the chosen player by source, beside those of the best other player.
fn sources(scene: &Scene, tally: &Tally, seat: Seat, lang: Lang) -> Option<AnyView> {
    let other = tally.standings.iter().map(|standing| standing.seat).find(|other| *other != seat)?;
    let of = |seat: Seat, lines| group(&tally.scores[seat.index()], lines);
    let rows: Vec<AnyView> = GROUPS
        .iter()
        .filter(|(_, lines)| of(seat, lines) + of(other, lines) > 0)
        .map(|(code, lines)| {
            view! { <tr><th scope="row">{group_name(lang, code)}</th><td>{of(seat, lines)}</td><td>{of(other, lines)}</td></tr> }
                .into_any()
        })
        .collect();
    let head = |seat: Seat| {
        let won = tally.over && tally.standing(seat).is_some_and(|standing| standing.place == 1);
        let won = won.then(|| view! { <small>{t::analysis_winner(lang)}</small> });
        view! { <th scope="col" class=format!("p{}", seat.number())><span class="who">{styled(of_seat(Some(seat)), "sh")}<span class="wn">{scene.name(lang, seat)}</span></span>{won}</th> }
            .into_any()
    };
    Some(
        view! {
            <h2 id="h-versus">{t::analysis_versus(lang)}</h2>
            <table class="anax" aria-labelledby="h-versus">
                <thead><tr><td></td>{head(seat)}{head(other)}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        }
        .into_any(),
    )
}

/// All turns of the chosen player with what they lost; each leads to its moment.
fn all(app: App, known: &Known, seat: Seat, lang: Lang) -> AnyView {
    let analysis = &known.analysis;
    let turns: Vec<AnyView> = analysis
        .findings_of(seat)
        .map(|finding| {
            let (turn, lost) = (turn_name(lang, analysis, finding), lost(lang, finding));
            let from = analysis.turns[finding.turn].from;
            view! { <li><button type="button" data-do="turn" on:click=move |_| show_moment(app, seat, from)><span>{turn}</span><b>{lost}</b></button></li> }
                .into_any()
        })
        .collect();
    view! { <details><summary>{t::analysis_all(lang)}</summary><ol class="anaf">{turns}</ol></details> }
        .into_any()
}
