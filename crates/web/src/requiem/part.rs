//! An instrument part: a bar of a stave that is free, written, or kept by Constanze.

use super::{owner, stack, stave_name};
use crate::app::App;
use crate::dock::choice;
use crate::icons::{icon, of_instrument, of_seat, styled};
use leptos::prelude::*;
use page::draft::Draft;
use page::notes::{self, Hand};
use page::scene::Scene;
use page::score_page::Stave;
use table::Thing;
use texts::{Lang, t};
use vocab::{Event, Fact, Line, Mark, Part, Prompt, Seat};

/// Groups of notes in a bar. Those for which the bar has no room are not seen.
const GROUPS: usize = 6;

/// The button of a part: a click chooses it, or shows why it is refused.
pub fn part(app: App, scene: &Scene, lang: Lang, stave: Stave, part: Part) -> AnyView {
    let mark = mark(scene, part);
    let can = super::offered_parts(scene).contains(&part);
    let chosen = move || {
        app.draft.with(|draft| Line::ALL.into_iter().any(|line| draft.is_about(Thing::Part(part, line))))
    };
    let label = label(scene, lang, part, mark, can);
    let covered = mark == Mark::Covered;
    let drawn = match mark {
        Mark::Empty => free(app, scene, part),
        mark => marked(scene, part, mark),
    };
    view! {
        <li>
            <button class="part" class:can=can class:covd=covered class:on=chosen
                aria-pressed=move || chosen().to_string() aria-disabled=(!can).then_some("true") 
                data-part-row=part.index() data-tip=format!("part:{}", part.index())
                on:click=move |_| choice::choose_part(app, part)><span class="vh">{label}</span>
                <span class="ins">{icon(of_instrument(stave.instrument))}<span>{stave_name(lang, stave)}</span></span>
                <span class="stave">{drawn}</span>
            </button>
        </li>
    }
    .into_any()
}

/// A part that is written or kept by Constanze; nothing on an empty one.
pub fn marked(scene: &Scene, part: Part, mark: Mark) -> AnyView {
    match mark {
        Mark::Empty => ().into_any(),
        Mark::Covered => {
            view! { {music(part, Line::Upper, Hand::Mozart)}<span class="mk cov">{icon("constanze")}</span> }
                .into_any()
        }
        Mark::Written { by, line } => written(scene, by, line, part),
    }
}

/// What stands on a part.
pub fn mark(scene: &Scene, part: Part) -> Mark {
    scene.table().parts.iter().find(|(other, _)| *other == part).map_or(Mark::Empty, |(_, mark)| *mark)
}

/// The notes of a part, in groups, in the hand of the composer who wrote it.
fn music(part: Part, line: Line, hand: Hand) -> AnyView {
    let groups: Vec<AnyView> = (0..GROUPS)
        .map(|n| {
            let group = notes::group(part, line, hand, n);
            view! { <svg viewBox="0 0 80 40" aria-hidden="true"><path d=group.path></path></svg> }.into_any()
        })
        .collect();
    view! { <span class="mus">{groups}</span> }.into_any()
}

/// The marker of its owner, followed by the notes of the composer.
fn written(scene: &Scene, by: Option<Seat>, line: Line, part: Part) -> AnyView {
    let class = format!("wr p{}", by.map_or(0, |seat| seat.number()));
    let (fresh, hand) = (is_fresh(scene, part), hand(scene, line));
    view! { <span class=class class:pop=fresh>{styled(of_seat(by), "sh")}{music(part, line, hand)}</span> }
        .into_any()
}

/// The hand of a line.
fn hand(scene: &Scene, line: Line) -> Hand {
    Hand::of(scene.table().composers[line])
}

/// A free part. It shows the marker that the draft would place here, with its notes as soon as the composer is chosen.
fn free(app: App, scene: &Scene, part: Part) -> AnyView {
    let neutral = matches!(scene.offers.prompt, Some(Prompt::Neutral(_)));
    let by = (!neutral).then_some(scene.me);
    let hands = Line::ALL.map(|line| hand(scene, line));
    let drawn = move || match app.draft.with(|draft| drafted_marker(draft, part)) {
        Some(line) => {
            let class = format!("wr gst p{}", by.map_or(0, |seat| seat.number()));
            let music = line.map(|line| music(part, line, hands[line as usize]));
            view! { <span class=class>{styled(of_seat(by), "sh")}{music}</span> }.into_any()
        }
        None => view! { <span class="mk free"></span> }.into_any(),
    };
    drawn.into_any()
}

/// The line of the marker that the draft would place here, if it is chosen; none at all if the draft is about another
/// thing.
fn drafted_marker(draft: &Draft, part: Part) -> Option<Option<Line>> {
    match draft {
        Draft::Part(other) => (*other == part).then_some(None),
        Draft::Chosen(offer) => match Thing::of(offer.action) {
            Some(Thing::Part(other, line)) if other == part => Some(Some(line)),
            _ => None,
        },
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
