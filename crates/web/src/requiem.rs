//! The Requiem drawn as a musical score: five movements, a stave for each part, and the composers' tile stacks.

mod part;
mod stack;

use crate::app::App;
use crate::icons::{icon, of_line};
use crate::value;
use leptos::prelude::*;
use page::scene::Scene;
use std::cmp::Ordering;
use texts::{Lang, names, t};
use vocab::{Line, Mark, Movement, Part, Seat};

/// The Requiem component.
pub fn requiem() -> impl IntoView {
    let app = App::get();
    move || app.scene.get().map(|scene| draw(app, &scene))
}

fn draw(app: App, scene: &Scene) -> impl IntoView + use<> {
    let lang = app.lang();
    let lines: Vec<AnyView> = Line::ALL.into_iter().map(|line| composer(scene, lang, line)).collect();
    let movements: Vec<AnyView> =
        Movement::ALL.into_iter().map(|movement| movement_view(app, scene, lang, movement)).collect();
    view! {
        <section class="panel req" id="req" aria-labelledby="h-req" data-part="req">
            <header>
                <h2 id="h-req" data-tip="icon:requiem">{t::requiem_title(lang)}</h2>
                {lines}
                <span class="rk" data-tip="constanze"><i class="cov1"></i>{icon("constanze")}{t::constanze(lang)}</span>
            </header>
            <div class="mvs">{movements}</div>
        </section>
    }
}

/// The name beside a line: its composer, or in the solo game the Soloist for the lower line (SOLO-2).
fn owner(scene: &Scene, lang: Lang, line: Line) -> String {
    match scene.table().composers[line] {
        None if scene.table().level.is_some() => scene.name(lang, Seat::at(1)),
        _ => scene.words(lang, |words| words.composer(line)),
    }
}

fn composer(scene: &Scene, lang: Lang, line: Line) -> AnyView {
    let name = owner(scene, lang, line);
    let label = t::requiem_line(lang, line.code(), &name);
    let tip = format!("composer:{}", line.code());
    view! { <span class="cmp" data-tip=tip>{icon(of_line(line))}<b aria-hidden="true">{name}</b><span class="vh">{label}</span></span> }
        .into_any()
}

/// A movement: marker counts, parts and stacks.
fn movement_view(app: App, scene: &Scene, lang: Lang, movement: Movement) -> AnyView {
    let data = &scene.edition().board.movements[movement];
    let numeral = ["I", "II", "III", "IV", "V"][movement.index()];
    let parts: Vec<AnyView> =
        (0..data.parts.len()).map(|row| part::part(app, scene, lang, Part::new(movement, row))).collect();
    let (rows, half) = (data.parts.len().to_string(), data.parts.len().div_ceil(2).to_string());
    let stacks: Vec<AnyView> =
        Line::ALL.into_iter().filter_map(|line| stack::stack(app, scene, lang, line, movement)).collect();
    let id = format!("h-{}", movement.code());
    let labelled = id.clone();
    view! {
        <article class="mv" aria-labelledby=labelled>
            <h3 id=id data-tip=format!("movement:{}", movement.code())><span class="ro" aria-hidden="true">{numeral}</span>{names::movement(lang, movement)}</h3>
            {standing(scene, lang, movement)}
            <ol class="parts" style=("--n", rows) style=("--half", half)>{parts}</ol>
            {stacks}
        </article>
    }
    .into_any()
}

/// The number of markers of both lines and their values (END-5). The higher value is drawn beside the leading line.
fn standing(scene: &Scene, lang: Lang, movement: Movement) -> AnyView {
    let data = &scene.edition().board.movements[movement];
    let counts = Line::ALL.map(|line| count_markers(&scene.table().parts, movement, line));
    let lead = leader(counts);
    let (higher, lower) = (t::n_vp(lang, data.higher.into()), t::n_vp(lang, data.lower.into()));
    let mut sentences: Vec<String> = Line::ALL
        .into_iter()
        .zip(counts)
        .map(|(line, n)| t::requiem_count(lang, n as i64, owner(scene, lang, line)))
        .collect();
    sentences.push(match lead {
        Some(line) => t::requiem_leads(lang, higher, lower, owner(scene, lang, line)),
        None => t::requiem_tie(lang, higher, lower),
    });
    let tally = |line: Line, n: usize| {
        view! { <span class="tl" class:lead={lead == Some(line)}>{icon(of_line(line))}<b>{n}</b></span> }
    };
    let seals = view! {
        <span class="seals" class:tie=lead.is_none() class:turned={lead == Some(Line::Lower)}>
            <span class="val hi">{value::vp(data.higher)}</span><span class="val lo">{value::vp(data.lower)}</span>
        </span>
    };
    view! {
        <p class="hl" data-tip=format!("movement:{}", movement.code())>
            <span class="vh">{sentences.join(" ")}</span>
            <span class="hl1" aria-hidden="true">{tally(Line::Upper, counts[0])}{seals}{tally(Line::Lower, counts[1])}</span>
        </p>
    }
    .into_any()
}

/// The number of markers of a line in a movement, including neutral ones.
fn count_markers(parts: &[(Part, Mark)], movement: Movement, line: Line) -> usize {
    let counts = |(part, mark): &&(Part, Mark)| {
        part.movement() == movement && matches!(mark, Mark::Written { line: other, .. } if *other == line)
    };
    parts.iter().filter(counts).count()
}

fn leader([upper, lower]: [usize; 2]) -> Option<Line> {
    match upper.cmp(&lower) {
        Ordering::Greater => Some(Line::Upper),
        Ordering::Less => Some(Line::Lower),
        Ordering::Equal => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neutral_markers_count_for_their_line_and_a_tie_has_no_leader() {
        let parts = [
            (Part::new(Movement::Kyrie, 0), Mark::Written { by: Some(Seat::at(0)), line: Line::Upper }),
            (Part::new(Movement::Kyrie, 1), Mark::Written { by: None, line: Line::Lower }),
            (Part::new(Movement::Kyrie, 2), Mark::Covered),
            (Part::new(Movement::Sanctus, 0), Mark::Written { by: None, line: Line::Lower }),
        ];
        let counts = |movement| Line::ALL.map(|line| count_markers(&parts, movement, line));
        assert_eq!(counts(Movement::Kyrie), [1, 1]);
        assert_eq!(leader(counts(Movement::Kyrie)), None);
        assert_eq!(leader(counts(Movement::Sanctus)), Some(Line::Lower));
    }
}
