//! The composers' tiles of a movement: the price and the gains of the top tile of each stack.

use super::{Look, hire, owner};
use crate::app::App;
use crate::dock::choice;
use crate::icons::{icon, of_line};
use crate::value;
use edition::{Effect, Repeat, Tile};
use leptos::prelude::*;
use page::draft::Draft;
use page::explorer;
use page::scene::Scene;
use page::score_page::{TileUse, free_parts, tile_use};
use table::Thing;
use texts::{Lang, effects, t};
use vocab::{Action, Illegal, Line, Movement, Part};

/// The tiles below a movement, or a note that none of its parts is free.
pub fn tiles(app: App, scene: &Scene, lang: Lang, look: Look, movement: Movement) -> AnyView {
    let data = &scene.edition().board.movements[movement];
    let free = free_parts(&scene.table().parts, movement, data);
    if free.is_empty() {
        return view! { <div class="tiles"><p class="full">{t::requiem_page_full(lang)}</p></div> }
            .into_any();
    }
    let stack = |line| stack(app, scene, lang, look, line, movement, &free);
    let stacks: Vec<AnyView> = Line::ALL.into_iter().filter_map(stack).collect();
    view! { <div class="tiles">{stacks}</div> }.into_any()
}

/// The stack of a line; none if the line has no composer (SOLO-2). A click on its top tile chooses the only part for
/// which it can be taken, or asks for one of them.
fn stack(
    app: App,
    scene: &Scene,
    lang: Lang,
    look: Look,
    line: Line,
    movement: Movement,
    free: &[Part],
) -> Option<AnyView> {
    scene.table().composers[line]?;
    let top = scene.game.top_tile(line, movement);
    let left = explorer::stack(scene.table(), scene.edition(), line, movement).len() as i64;
    let usable = tile_use(&scene.offers, line, movement, free);
    let words = match top {
        Some(id) => scene.words(lang, |words| words.tile(id)),
        None => t::requiem_way_none(lang, scene.words(lang, |words| words.composer(line))),
    };
    let why = match usable {
        TileUse::Never(why) if top.is_some() => Some(why),
        _ => None,
    };
    let reason = why.map(|why| scene.words(lang, |words| words.illegal(&why))).unwrap_or_default();
    let can = matches!(usable, TileUse::Now(_));
    let may = if can { t::requiem_can(lang) } else { String::new() };
    let label = [words, t::requiem_left(lang, left), reason, may].join(" ").trim_end().to_owned();
    let content = match top {
        Some(id) => inside(lang, &scene.edition().tiles[id.index()], why),
        None => view! { <span class="rtv">{t::requiem_page_none_left(lang)}</span> }.into_any(),
    };
    let state = match (top, &usable, why) {
        (None, ..) => "none",
        (_, TileUse::Now(_), _) => "can",
        (_, _, Some(Illegal::Short(_) | Illegal::FinanceTooLow { .. })) => "dear",
        (_, _, Some(_)) => "no",
        (_, _, None) => "",
    };
    let takes = match &usable {
        TileUse::Now(parts) => parts.clone(),
        TileUse::Later | TileUse::Never(_) | TileUse::Full => Vec::new(),
    };
    let on = Signal::derive(move || app.draft.with(|draft| may_take_top(draft, line, &takes)));
    let refused = free.first().map(|part| Thing::Part(*part, line));
    let press = move |_| press(app, lang, look, (line, movement), &usable, refused);
    Some(
        view! {
            <button class=format!("rt {} {state}", line.code()) class:on=move || on.get() aria-pressed=move || on.get().to_string()
                aria-disabled=(!can).then_some("true")
                data-tip=format!("stack:{}:{}", line.code(), movement.code()) on:click=press>
                <span class="vh">{label}</span>
                <span class="see" aria-hidden="true">
                    <span class="rtn">{icon(of_line(line))}<b>{owner(scene, lang, line)}</b></span>
                    {content}
                    <small class="lft">{left}</small>
                </span>
            </button>
        }
        .into_any(),
    )
}

/// Chooses the only part for which a tile can be taken, or lets its parts stand out. If there is none, says why. A part
/// that is chosen already stays chosen, and the composer's card comes up.
fn press(
    app: App,
    lang: Lang,
    look: Look,
    (line, movement): (Line, Movement),
    usable: &TileUse,
    refused: Option<Thing>,
) {
    match usable {
        TileUse::Now(parts) if app.draft.with_untracked(|draft| may_take_top(draft, line, parts)) => {
            hire::go_to(line);
        }
        TileUse::Now(parts) if parts.len() == 1 => choice::choose_part(app, parts[0]),
        TileUse::Now(_) => {
            app.draft.set(Draft::Nothing);
            look.shown.set(movement);
            look.asked.set(Some(movement));
            app.said.set(t::requiem_page_choose_part(lang, movement.code()));
        }
        TileUse::Later | TileUse::Never(_) | TileUse::Full => {
            app.draft.set(refused.map_or(Draft::Nothing, Draft::Refused));
        }
    }
}

/// Price, reward and repeating reward of a tile; for a price that is too high also what is missing.
fn inside(lang: Lang, tile: &Tile, why: Option<Illegal>) -> AnyView {
    let lack = match why {
        Some(Illegal::Short(short)) => {
            let missing = value::coin(short.missing);
            Some(
                view! { <span class="lack">{icon("lock")}<em>{t::requiem_page_short(lang)}</em>{missing}</span> },
            )
        }
        _ => None,
    };
    let reward = (tile.immediate != Effect::default())
        .then(|| view! { <span class="get">{value::effect(&tile.immediate)}</span> });
    view! {
        <span class="rtv" aria-hidden="true">
            <span class="pay">{value::cost(&tile.cost)}</span>{lack}{reward}{tile.repeat.as_ref().map(|repeat| later(lang, repeat))}
        </span>
    }
    .into_any()
}

/// A repeating reward: gilt, with the repeat sign, and when it comes.
fn later(lang: Lang, repeat: &Repeat) -> AnyView {
    let when = every(lang, repeat);
    view! { <span class="lat">{value::repeat(repeat)}<em>{when}</em></span> }.into_any()
}

/// When a repeating reward comes.
pub fn every(lang: Lang, repeat: &Repeat) -> String {
    match repeat {
        Repeat::Track(_) => t::requiem_page_every_round(lang),
        Repeat::Opus { .. } | Repeat::Action(_) => t::requiem_page_every_time(lang),
    }
}

/// Whether the draft takes the top tile, or still can. `parts` are those for which the tile can be taken.
fn may_take_top(draft: &Draft, line: Line, parts: &[Part]) -> bool {
    match draft {
        Draft::Part(part) => parts.contains(part),
        Draft::Chosen(offer) => {
            matches!(offer.action, Action::Requiem { part, composer, .. } if composer == line && parts.contains(&part))
        }
        _ => false,
    }
}

/// Cost and gains of the top tile as a sentence for screen readers.
pub fn top_tile_sentence(scene: &Scene, lang: Lang, line: Line, movement: Movement) -> Option<String> {
    scene.table().composers[line]?;
    let name = scene.words(lang, |words| words.composer(line));
    let Some(id) = scene.game.top_tile(line, movement) else {
        return Some(t::requiem_way_none(lang, name));
    };
    let tile = &scene.edition().tiles[id.index()];
    let (cost, reward) = (effects::cost(lang, &tile.cost), effects::effect(lang, &tile.immediate));
    let repeat = tile.repeat.as_ref().map(|repeat| effects::repeat(lang, repeat));
    Some(match repeat {
        None => t::requiem_way(lang, name, cost, reward),
        Some(repeat) if tile.immediate == Effect::default() => {
            t::requiem_way_only_repeat(lang, name, cost, repeat)
        }
        Some(repeat) => t::requiem_way_repeat(lang, name, cost, repeat, reward),
    })
}
