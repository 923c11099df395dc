//! Texts for measures, figures and targets.

use crate::measure::Target;
use crate::{ComponentKind, ComponentLine, Estimate, GameKind, Measure, Unit, Verdict, VpSource};
use edition::Edition;
use texts::{Lang, Words, lookup, names, t};
use vocab::{BonusId, CityId, CourtId, MemoryId, Names, OpusId, Seat, Shelf, TileId};

/// The name of a measure.
pub fn measure(lang: Lang, measure: Measure) -> String {
    match measure {
        Measure::Seat(seat) => t::balance_seat(lang, seat as i64 + 1),
        Measure::Winner => t::balance_winner(lang),
        Measure::Last => t::balance_last(lang),
        Measure::Share(source) => t::balance_share(lang, source.code()),
        Measure::Lean(lean) => t::balance_plan(lang, lean.code()),
        Measure::Rare(of) => t::balance_rare(lang, sort(lang, of)),
        Measure::Uneven(of) => t::balance_uneven(lang, sort(lang, of)),
        Measure::Pair(a, b) => t::balance_pair(lang, names::composer(lang, a), names::composer(lang, b)),
        Measure::Leader => t::balance_leader(lang),
        Measure::Solo(level) => t::balance_solo(lang, level.code()),
        Measure::Instead => t::balance_instead(lang),
    }
}

/// The plural name of a kind of component.
pub fn sort(lang: Lang, sort: ComponentKind) -> String {
    let key = match sort {
        ComponentKind::Memory => "count-memories",
        ComponentKind::Opus => "count-opera",
        ComponentKind::City => "count-cities",
        ComponentKind::Court => "count-courts",
        ComponentKind::Tile => "count-tiles",
        ComponentKind::Bonus => "count-bonuses",
    };
    lookup(lang, key).unwrap_or_default()
}

/// The name of a source of VP.
pub fn source(lang: Lang, source: VpSource) -> String {
    t::balance_source(lang, source.code())
}

/// The name of a kind of game.
pub fn game_kind(lang: Lang, kind: GameKind) -> String {
    match (kind.players(), kind.level()) {
        (Some(players), _) => t::balance_players(lang, players.into()),
        (None, Some(level)) => t::balance_soloist(lang, level.code()),
        (None, None) => t::balance_plans(lang),
    }
}

/// The title of a component. An id that the edition does not know is returned unchanged.
pub fn component(lang: Lang, edition: &Edition, component: &ComponentLine) -> String {
    let player = |seat: Seat| names::player(lang, seat);
    let words = Words::new(lang, edition, &player);
    let find = |shelf| edition.find(shelf, &component.id).map(|at| at as u8);
    let title = match component.sort {
        ComponentKind::Memory => find(Shelf::Memories).map(|at| words.memory_title(MemoryId::new(at))),
        ComponentKind::Opus => find(Shelf::Opera).map(|at| words.opus_title(OpusId::new(at))),
        ComponentKind::City => find(Shelf::Cities).map(|at| words.city_title(CityId::new(at))),
        ComponentKind::Court => find(Shelf::Courts).map(|at| words.court_title(CourtId::new(at))),
        ComponentKind::Tile => find(Shelf::Tiles).map(|at| words.tile_title(TileId::new(at))),
        ComponentKind::Bonus => find(Shelf::Bonuses).map(|at| words.bonus_title(BonusId::new(at))),
    };
    title.unwrap_or_else(|| component.id.clone())
}

/// The mark of a verdict.
pub const fn mark(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Holds => "✓",
        Verdict::Open => "~",
        Verdict::Fails => "✗",
    }
}

/// A number in its unit. Shares are shown in per cent.
pub fn number(unit: Unit, value: f64) -> String {
    match unit {
        Unit::Share => format!("{:.1}", value * 100.0),
        Unit::Vp => format!("{value:.1}"),
        Unit::Number => format!("{value:.0}"),
    }
}

/// A figure with its interval. A count is shown with its total, and with its upper limit if that differs.
pub fn figure(unit: Unit, figure: &Estimate) -> String {
    match unit {
        Unit::Number if figure.high > figure.value => {
            format!("{:.0}–{:.0}/{}", figure.value, figure.high, figure.n)
        }
        Unit::Number => format!("{:.0}/{}", figure.value, figure.n),
        Unit::Share | Unit::Vp => {
            format!("{} ±{}", number(unit, figure.value), number(unit, figure.reach()))
        }
    }
}

/// A target.
pub fn target(lang: Lang, unit: Unit, target: Target) -> String {
    let short = |value: f64| number(unit, value).trim_end_matches(".0").to_owned();
    match target.map(|limit| limit.map(short)) {
        [Some(least), Some(most)] => format!("{least}–{most}"),
        [Some(least), None] => t::balance_at_least(lang, least),
        [None, Some(most)] => t::balance_at_most(lang, most),
        [None, None] => String::new(),
    }
}
