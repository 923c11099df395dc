//! Tooltips of the Requiem: parts, movements, composers, their tiles, instrument spaces.

use super::text::Explanation;
use crate::explorer;
use crate::scene::Scene;
use crate::symbols::{of_instrument, of_line};
use edition::Repeat;
use texts::{Lang, effects, names, t};
use vocab::{InstrumentSpace, Line, Mark, Movement, Part, Rule, Seat, TileId};

/// A Composer tile.
pub fn tile(scene: &Scene, lang: Lang, id: TileId) -> Option<Explanation> {
    let data = scene.edition().tiles.get(id.index())?;
    let title = scene.words(lang, |words| words.tile_title(id));
    let owned = scene.table().seats.iter().any(|seat| seat.tiles.contains(&Some(id)));
    let repeating = match data.repeat {
        Some(Repeat::Track(_)) => Rule::Tile1,
        Some(Repeat::Opus { .. }) => Rule::Tile2,
        Some(Repeat::Action(_)) => Rule::Tile3,
        None => Rule::Tile4,
    };
    let cost = effects::cost(lang, &data.cost);
    let reward = effects::effect(lang, &data.immediate);
    let repeat = data.repeat.map(|repeat| t::tip_tile_repeat(lang, effects::repeat(lang, &repeat)));
    let tip = Explanation::new("requiem", title, &[Rule::Req5, Rule::Req6, repeating])
        .sort(t::tip_sort_tile(lang))
        .sort(names::composer(lang, data.composer))
        .sort(names::movement(lang, data.movement))
        .maybe("arrow", (!owned).then(|| t::tip_tile_cost(lang, cost)))
        .maybe("check", (!owned).then(|| t::tip_tile_reward(lang, reward)));
    let works = (owned && repeat.is_some()).then(|| t::tip_tile_owned(lang));
    let tip = tip.maybe("repeat", repeat).maybe("", works);
    Some(tip.with_history(scene, lang, "tile", &data.label))
}

/// A stack of Composer tiles: its top tile and the number of tiles left.
pub fn stack(scene: &Scene, lang: Lang, line: Line, movement: Movement) -> Explanation {
    let composer = scene.words(lang, |words| words.composer(line));
    let title = t::tip_stack_title(lang, composer, movement.code());
    let Some(top) = scene.game.top_tile(line, movement) else {
        return Explanation::new(of_line(line), title, &[Rule::Int22]).line("lock", t::tip_stack_empty(lang));
    };
    let left = explorer::stack(scene.table(), scene.edition(), line, movement).len() as i64;
    let tip = tile(scene, lang, top).unwrap_or_default();
    let sort = vec![t::tip_sort_tile(lang), tip.title];
    let mut tip = Explanation { title, sort, icon: of_line(line), ..tip };
    tip.rules.insert(0, Rule::Req1);
    tip.line("deck", t::tip_stack_left(lang, left))
}

/// A composer and his note.
pub fn composer(scene: &Scene, lang: Lang, line: Line) -> Explanation {
    let note = t::tip_composer_note(lang, line.code());
    let Some(composer) = scene.table().composers[line] else {
        return Explanation::new(of_line(line), t::tip_composer_soloist_title(lang), &[Rule::Solo2])
            .line("", t::tip_composer_soloist(lang));
    };
    let label = &scene.edition().composers[composer];
    let rules = [Rule::Req1, Rule::Req5, Rule::End5];
    Explanation::new(of_line(line), names::composer(lang, composer), &rules)
        .sort(t::tip_sort_composer(lang))
        .line("requiem", t::tip_composer_hire(lang))
        .line(of_line(line), note)
        .with_history(scene, lang, "composer", label)
}

/// A movement: the values of its markers, and which line leads.
pub fn movement(scene: &Scene, lang: Lang, movement: Movement) -> Explanation {
    let data = &scene.edition().board.movements[movement];
    let [high, low] = [data.higher, data.lower].map(|vp| t::n_vp(lang, vp.into()));
    Explanation::new("requiem", names::movement(lang, movement), &[Rule::Comp8, Rule::End5])
        .sort(t::tip_sort_movement(lang))
        .line("vp", t::tip_movement_worth(lang, high, low))
        .line("", balance(scene, lang, movement))
        .line("repeat", t::tip_movement_tiles(lang, movement.code()))
        .with_history(scene, lang, "movement", &data.label)
}

/// The number of markers of each line in a movement.
fn balance(scene: &Scene, lang: Lang, movement: Movement) -> String {
    let count = |wanted: Line| {
        let marks = scene.table().parts.iter().filter(|(part, _)| part.movement() == movement);
        marks.filter(|(_, mark)| matches!(mark, Mark::Written { line, .. } if *line == wanted)).count() as i64
    };
    let (upper, lower) = (count(Line::Upper), count(Line::Lower));
    let ahead = match upper.cmp(&lower) {
        std::cmp::Ordering::Greater => "upper",
        std::cmp::Ordering::Less => "lower",
        std::cmp::Ordering::Equal => "tie",
    };
    let [first, second] = [Line::Upper, Line::Lower].map(|line| name(scene, lang, line));
    t::tip_movement_count(lang, ahead, first, lower, second, upper)
}

/// The name of a line: its composer, or in the solo game the Soloist for the lower line.
fn name(scene: &Scene, lang: Lang, line: Line) -> String {
    match scene.table().composers[line] {
        Some(composer) => names::composer(lang, composer),
        None => names::soloist(lang),
    }
}

/// A part of the Requiem.
pub fn part(scene: &Scene, lang: Lang, part: Part) -> Option<Explanation> {
    let data = &scene.edition().board.movements[part.movement()];
    let instrument = *data.parts.get(part.row())?;
    let title = scene.words(lang, |words| words.part(part));
    let mark = scene.game.mark(part);
    let rules: &[Rule] = match mark {
        Mark::Covered => &[Rule::Setup7],
        Mark::Empty => &[Rule::Req1, Rule::Req2, Rule::End5],
        Mark::Written { .. } => &[Rule::Req3, Rule::End5],
    };
    let (symbol, state) = match mark {
        Mark::Empty => ("", t::tip_part_empty(lang)),
        Mark::Covered => ("constanze", t::tip_part_covered(lang)),
        Mark::Written { by: Some(seat), line } => {
            let who = scene.name(lang, seat);
            (of_line(line), t::tip_part_written(lang, name(scene, lang, line), who))
        }
        Mark::Written { by: None, line } => {
            (of_line(line), t::tip_part_neutral(lang, name(scene, lang, line)))
        }
    };
    let [high, low] = [data.higher, data.lower].map(|vp| t::n_vp(lang, vp.into()));
    let tip = Explanation::new(of_instrument(instrument), title, rules)
        .sort(t::tip_sort_part(lang))
        .line(symbol, state);
    let worth = t::tip_part_worth(lang, high, low);
    let balance = balance(scene, lang, part.movement());
    Some(match mark {
        Mark::Covered => tip,
        Mark::Written { by: None, .. } => tip.line("", balance),
        Mark::Empty | Mark::Written { by: Some(_), .. } => tip.line("vp", worth).line("", balance),
    })
}

/// An instrument space of a board.
pub fn space(scene: &Scene, lang: Lang, seat: Seat, space: InstrumentSpace) -> Explanation {
    let data = scene.edition().board.spaces[space.index()];
    let there = scene.board(seat).markers[space.index()];
    let state = if there {
        t::tip_instrument_there(lang, effects::effect(lang, &data.reward))
    } else {
        t::tip_instrument_gone(lang)
    };
    let mut rules = vec![Rule::Comp9, Rule::Req2];
    if data.reward.neutral {
        rules.push(Rule::Req4);
    }
    Explanation::new(of_instrument(data.instrument), names::instrument(lang, data.instrument), &rules)
        .sort(t::tip_sort_space(lang))
        .line("", state)
        .maybe("p0", data.reward.neutral.then(|| t::tip_instrument_neutral(lang)))
}
