//! A composer's tile stack in a movement, with the cost and gains of its top tile.

use crate::app::App;
use crate::icons::{of_line, styled};
use crate::value;
use edition::{Effect, Tile};
use leptos::prelude::*;
use page::draft::Draft;
use page::scene::Scene;
use texts::{Lang, effects, t};
use vocab::{Action, Line, Movement};

/// The stack of a line; none if the line has no composer (SOLO-2).
pub fn stack(app: App, scene: &Scene, lang: Lang, line: Line, movement: Movement) -> Option<AnyView> {
    scene.table().composers[line]?;
    let top = scene.game.top_tile(line, movement);
    let left = left(scene, line, movement);
    let words = match top {
        Some(id) => scene.words(lang, |words| words.tile(id)),
        None => t::requiem_way_none(lang, scene.words(lang, |words| words.composer(line))),
    };
    let label = format!("{words} {}", t::requiem_left(lang, left as i64));
    let content = top.map(|id| inside(&scene.edition().tiles[id.index()]));
    let class = format!("ct {} d{}", line.code(), left.min(3));
    let on = move || app.draft.with(|draft| may_take_top(draft, line, movement));
    let tip = format!("stack:{}:{}", line.code(), movement.code());
    Some(
        view! {
            <div class=class class:on=on class:none=top.is_none() role="img" tabindex="0" aria-label=label data-tip=tip>
                {styled(of_line(line), "cn")}{content}<small>{left}</small>
            </div>
        }
        .into_any(),
    )
}

/// Cost, immediate reward and repeating reward, in two groups that wrap in a narrow column.
fn inside(tile: &Tile) -> AnyView {
    let reward = (tile.immediate != Effect::default()).then(|| value::effect(&tile.immediate));
    view! {
        <span class="ctv">
            <span class="val">{value::cost(&tile.cost)}{value::arrow()}</span>
            <span class="val">{reward}{tile.repeat.as_ref().map(value::repeat)}</span>
        </span>
    }
    .into_any()
}

/// The number of tiles left in the stack (SETUP-6). A solo game uses all tiles (SOLO-2).
fn left(scene: &Scene, line: Line, movement: Movement) -> usize {
    let Some(composer) = scene.table().composers[line] else { return 0 };
    let players = if scene.table().level.is_some() { 4 } else { scene.table().players };
    let all = scene.edition().derived.stack(players, composer, movement).len();
    all.saturating_sub(scene.table().tiles_taken[line][movement].into())
}

/// Whether the draft takes the top tile, or still can.
fn may_take_top(draft: &Draft, line: Line, movement: Movement) -> bool {
    match draft {
        Draft::Part(part) => part.movement() == movement,
        Draft::Chosen(offer) => {
            matches!(offer.action, Action::Requiem { part, composer, .. }
                if part.movement() == movement && composer == line)
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
