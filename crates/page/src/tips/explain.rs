//! Finds the tooltip text for a key.

use super::key::Key;
use super::text::Explanation;
use super::{cards, requiem, things, travel};
use crate::scene::Scene;
use crate::symbols::{of_instrument, of_type};
use texts::{Lang, names, t};
use vocab::{Icon, Instrument, Kind, OpusType, Rule, ScoreLine, Seat};

/// The explanation of a key; `seat` is the board that is shown. None if the game has no such component.
pub fn explain(scene: &Scene, lang: Lang, seat: Seat, key: Key) -> Option<Explanation> {
    match key {
        Key::Memory(id) => cards::memory(scene, lang, id),
        Key::Opus(id) => cards::opus(scene, lang, id),
        Key::Tile(id) => requiem::tile(scene, lang, id),
        Key::City(id) => travel::city(scene, lang, id, None),
        Key::Court(id) => travel::court(scene, lang, id, None),
        Key::Place(place) => Some(travel::place(scene, lang, place)),
        Key::Bonus(id) => cards::bonus(scene, lang, id),
        Key::Soloist(id) => cards::soloist(scene, lang, id),
        Key::Kind(kind) => Some(of_kind(scene, lang, seat, kind)),
        Key::Wild => Some(
            Explanation::new("wild", t::tip_wild_title(lang), &[Rule::Pay2, Rule::Int24])
                .line("", t::tip_wild(lang)),
        ),
        Key::Action(icon) => Some(of_action(lang, icon)),
        Key::Type(kind) => Some(of_opus_type(scene, lang, kind)),
        Key::Instrument(instrument) => Some(of_instrument_name(lang, instrument)),
        Key::Space(space) => Some(requiem::space(scene, lang, seat, space)),
        Key::Part(part) => requiem::part(scene, lang, part),
        Key::Movement(movement) => Some(requiem::movement(scene, lang, movement)),
        Key::Stack(line, movement) => Some(requiem::stack(scene, lang, line, movement)),
        Key::Composer(line) => Some(requiem::composer(scene, lang, line)),
        Key::Score(code) => Some(of_score(scene, lang, code)),
        Key::Line(line) => Some(of_line(lang, line)),
        Key::Thing(thing) => Some(things::thing(scene, lang, seat, thing)),
    }
}

fn of_kind(scene: &Scene, lang: Lang, seat: Seat, kind: Kind) -> Explanation {
    let (board, printed) = (scene.board(seat), &scene.edition().board);
    let (track, counters) = (i64::from(board.tracks[kind]), i64::from(board.counters[kind]));
    let have = if seat == scene.me {
        t::tip_kind_have(lang, counters, track)
    } else {
        t::web_track_label(lang, counters, scene.name(lang, seat), track)
    };
    let beyond = t::n_ducats(lang, printed.full_track_ducats.into());
    Explanation::new(
        kind.code(),
        names::kind(lang, kind),
        &[Rule::Pay1, Rule::Pay3, Rule::Pay5, Rule::Maint1],
    )
    .sort(t::tip_sort_kind(lang))
    .line("", t::tip_kind_use(lang, kind.code()))
    .line("", have)
    .line("", t::tip_kind_full(lang, beyond, printed.track_max.into()))
}

fn of_action(lang: Lang, icon: Icon) -> Explanation {
    let rules: &[Rule] = match icon {
        Icon::Document => &[Rule::Doc1, Rule::Doc2, Rule::Int2],
        Icon::Commission => &[Rule::Com1, Rule::Com2, Rule::Int15],
        Icon::PerformOrSell => &[Rule::Perf1, Rule::Perf2, Rule::Perf3],
        Icon::Travel => &[Rule::Trav1, Rule::Trav2, Rule::Trav3],
        Icon::Requiem => &[Rule::Req1, Rule::Req2, Rule::Req5, Rule::Req6],
    };
    Explanation::new(crate::symbols::of_action(icon), names::icon(lang, icon), rules)
        .sort(t::tip_sort_action(lang))
        .line("", t::tip_action(lang, icon.code()))
        .line("", t::tip_action_times(lang))
}

fn of_opus_type(scene: &Scene, lang: Lang, kind: OpusType) -> Explanation {
    let mine = scene.board(scene.me).opera.iter();
    let mine = mine.filter(|id| scene.edition().opera[id.index()].kind == Some(kind)).count();
    Explanation::new(
        of_type(Some(kind)),
        names::opus_type(lang, kind),
        &[Rule::Comp4, Rule::Tile2, Rule::End2],
    )
    .sort(t::tip_sort_type(lang))
    .line("", t::tip_type(lang))
    .line("", t::tip_type_mine(lang, mine as i64))
}

fn of_instrument_name(lang: Lang, instrument: Instrument) -> Explanation {
    let title = names::instrument(lang, instrument);
    Explanation::new(of_instrument(instrument), title, &[Rule::Comp8, Rule::Req1])
        .line("", t::tip_instrument(lang))
}

fn of_score(scene: &Scene, lang: Lang, code: &'static str) -> Explanation {
    let (icon, rules): (&str, &[Rule]) = match code {
        "opus" => ("commission", &[Rule::Com2]),
        "sales" => ("sell", &[Rule::Perf3]),
        "tiles" => ("note8", &[Rule::Req6, Rule::Tile2, Rule::Trav2]),
        "income" => ("finance", &[Rule::Maint1, Rule::Maint3, Rule::Maint4]),
        "requiem" => ("requiem", &[Rule::End5]),
        "favours" => ("court", &[Rule::End2, Rule::End3]),
        "left" => ("coin", &[Rule::End6, Rule::End7]),
        _ => ("vp", &[Rule::Setup11]),
    };
    let printed = &scene.edition().board;
    let (ducats, points) = (printed.ducats_per_vp.into(), printed.points_per_vp.into());
    Explanation::new(icon, crate::score_groups::group_name(lang, code), rules)
        .sort(t::tip_sort_score(lang))
        .line("", t::tip_score(lang, code, ducats, points))
}

fn of_line(lang: Lang, line: ScoreLine) -> Explanation {
    Explanation::new("vp", names::score_line(lang, line), &[line.rule()])
        .line("", texts::catalogue::rule(lang, line.rule()))
}
