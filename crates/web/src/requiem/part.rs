//! An instrument part: a stave that is free, has a marker, or is covered by Constanze.

use super::owner;
use super::stack;
use crate::app::App;
use crate::dock::choice;
use crate::icons::{icon, of_instrument, of_line, of_seat, styled};
use leptos::prelude::*;
use page::draft::Draft;
use page::scene::Scene;
use table::Thing;
use texts::{Lang, t};
use vocab::{Action, Event, Fact, Line, Mark, Part, Seat};

/// The button of a part: a click chooses it, or shows why it is refused.
pub fn part(app: App, scene: &Scene, lang: Lang, part: Part) -> AnyView {
    let instrument = scene.edition().board.movements[part.movement()].parts[part.row()];
    let mark = mark(scene, part);
    let can = scene
        .offers
        .now
        .iter()
        .any(|offer| matches!(Thing::of(offer.action), Some(Thing::Part(other, _)) if other == part));
    let chosen = move || {
        app.draft.with(|draft| Line::ALL.into_iter().any(|line| draft.is_about(Thing::Part(part, line))))
    };
    let label = label(scene, lang, part, mark, can);
    let covered = mark == Mark::Covered;
    let drawn = match mark {
        Mark::Empty => free(app, scene.me, part),
        Mark::Covered => view! { <span class="mk cov">{icon("constanze")}</span> }.into_any(),
        Mark::Written { by, line } => marker(by, line, is_fresh(scene, part)),
    };
    view! {
        <li>
            <button class="part" class:can=can class:covd=covered class:on=chosen
                aria-pressed=move || chosen().to_string() aria-disabled=(!can).then_some("true") aria-label=label
                data-part-row=part.index() data-tip=format!("part:{}", part.index())
                style=("--x", format!("{}%", position(part))) on:click=move |_| choice::choose_part(app, part)>
                <span class="ins">{icon(of_instrument(instrument))}</span>
                <span class="stave">{drawn}</span>
            </button>
        </li>
    }
    .into_any()
}

fn mark(scene: &Scene, part: Part) -> Mark {
    scene.table().parts.iter().find(|(other, _)| *other == part).map_or(Mark::Empty, |(_, mark)| *mark)
}

/// Where the note is drawn on the stave, in percent; it varies so that the page looks like a score.
fn position(part: Part) -> usize {
    28 + (part.row() * 37 + part.movement().index() * 19) % 47
}

/// A marker with the composer's note.
fn marker(by: Option<Seat>, line: Line, fresh: bool) -> AnyView {
    let class = format!("mk p{}", by.map_or(0, |seat| seat.number()));
    view! { <span class=class class:pop=fresh>{styled(of_seat(by), "sh")}{styled(of_line(line), "nt")}</span> }
        .into_any()
}

/// A free part; shows a preview of the marker while the part is chosen.
fn free(app: App, me: Seat, part: Part) -> AnyView {
    let drafted_marker = move || app.draft.with(|draft| drafted_marker(draft, part));
    let drawn = move || match drafted_marker() {
        Some((neutral, line)) => {
            let by = (!neutral).then_some(me);
            let class = format!("mk ghost p{}", by.map_or(0, |seat| seat.number()));
            view! { <span class=class>{styled(of_seat(by), "sh")}{styled(of_line(line), "nt")}</span> }
                .into_any()
        }
        None => view! { <span class="mk free"></span> }.into_any(),
    };
    drawn.into_any()
}

/// The marker that the draft would place here: whether it is neutral, and its line.
fn drafted_marker(draft: &Draft, part: Part) -> Option<(bool, Line)> {
    let Draft::Chosen(offer) = draft else { return None };
    match offer.action {
        Action::Requiem { part: other, composer, .. } if other == part => Some((false, composer)),
        Action::PlaceNeutral { part: other, composer } if other == part => Some((true, composer)),
        _ => None,
    }
}

fn is_fresh(scene: &Scene, part: Part) -> bool {
    let placed = |event: &Event<vocab::Face>| {
        matches!(event, Event::Open(Fact::MarkerPlaced { part: other, .. } | Fact::NeutralPlaced { part: other, .. })
            if *other == part)
    };
    let fresh = scene.log.get(scene.fresh..).unwrap_or_default();
    fresh.iter().any(|entry| entry.event.as_ref().is_some_and(placed))
}

/// The label for screen readers; for a free part also what each composer costs and brings.
fn label(scene: &Scene, lang: Lang, part: Part, mark: Mark, can: bool) -> String {
    let name = scene.words(lang, |words| words.part(part));
    match mark {
        Mark::Covered => t::requiem_covered(lang, name),
        Mark::Written { by: None, line } => t::requiem_written_neutral(lang, owner(scene, lang, line), name),
        Mark::Written { by: Some(seat), line } => {
            let who = scene.name(lang, seat);
            match scene.table().composers[line] {
                Some(_) => t::requiem_written(lang, owner(scene, lang, line), who, name),
                None => t::requiem_written_soloist(lang, who, name),
            }
        }
        Mark::Empty => {
            let ways = Line::ALL
                .into_iter()
                .filter_map(|line| stack::top_tile_sentence(scene, lang, line, part.movement()));
            let can = can.then(|| t::requiem_can(lang));
            let sentences: Vec<String> =
                std::iter::once(t::requiem_free(lang, name)).chain(ways).chain(can).collect();
            sentences.join(" ")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use vocab::Movement;

    #[test]
    fn every_note_stands_on_its_stave() {
        for movement in Movement::ALL {
            for row in 0..Part::ROWS {
                assert!((25..=75).contains(&position(Part::new(movement, row))));
            }
        }
    }
}
