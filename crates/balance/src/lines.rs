//! The lines of the report that are about whole games.

use crate::{Estimate, GameKind, Measure, ReportLine, Summary, VpSource};
use bots::Lean;
use vocab::{Composer, Level, Score};

/// A line for each measure for which there are games.
pub fn of(games: &[&Summary]) -> Vec<ReportLine> {
    let mut lines = Vec::new();
    for measure in Measure::all() {
        for players in [Some(2), Some(3), Some(4), None] {
            let figure = figure(measure, players, games).filter(|figure| figure.n > 0);
            lines.extend(figure.map(|figure| ReportLine::new(measure, players, figure)));
        }
    }
    lines
}

/// The figure of a measure with this number of players, if it has one.
fn figure(measure: Measure, players: Option<u8>, games: &[&Summary]) -> Option<Estimate> {
    let equal = || {
        let wanted = move |kind: GameKind| {
            kind.players().is_some() && (players.is_none() || kind.players() == players)
        };
        games.iter().copied().filter(move |game| wanted(game.kind))
    };
    let of_kind = |kind: GameKind| games.iter().copied().filter(move |game| game.kind == kind);
    match measure {
        Measure::Seat(seat) => {
            players.filter(|players| seat < usize::from(*players)).map(|_| seat_wins(equal(), seat))
        }
        Measure::Winner => Some(Estimate::mean(equal().map(best))),
        Measure::Last => Some(Estimate::mean(equal().map(|game| worst(game) / best(game).max(1.0)))),
        Measure::Share(source) => Some(Estimate::mean(equal().map(|game| share(game, source)))),
        Measure::Leader => (players == Some(2)).then(|| leader_wins(equal())),
        Measure::Instead => {
            let count = |of: fn(&crate::SeatSummary) -> u16| -> u64 {
                equal().flat_map(|game| &game.seats).map(|seat| u64::from(of(seat))).sum()
            };
            Some(Estimate::share(count(|seat| seat.instead) as f64, count(|seat| seat.turns)))
        }
        Measure::Lean(lean) => players.is_none().then(|| plan_wins(of_kind(GameKind::Plans), lean)),
        Measure::Pair(a, b) => players.is_none().then(|| {
            let with = equal().filter(|game| game.composers == [a, b].map(Composer::code));
            Estimate::mean(with.map(|game| share(game, VpSource::Requiem)))
        }),
        Measure::Solo(level) => players.is_none().then(|| {
            let kind = match level {
                Level::Easy => GameKind::Easy,
                Level::Middle => GameKind::Middle,
                Level::Difficult => GameKind::Difficult,
            };
            wins(of_kind(kind).map(|game| game.victory(0)))
        }),
        Measure::Rare(_) | Measure::Uneven(_) => None,
    }
}

fn wins(victories: impl Iterator<Item = f64>) -> Estimate {
    let (times, n) = victories.fold((0.0, 0), |(times, n), victory| (times + victory, n + 1));
    Estimate::share(times, n)
}

fn seat_wins<'a>(games: impl Iterator<Item = &'a Summary>, order: usize) -> Estimate {
    wins(games.map(|game| game.victory((game.first + order) % game.seats.len())))
}

/// Games with several leaders are left out.
fn leader_wins<'a>(games: impl Iterator<Item = &'a Summary>) -> Estimate {
    wins(games.filter(|game| game.leaders.len() == 1).map(|game| game.victory(game.leaders[0])))
}

fn plan_wins<'a>(games: impl Iterator<Item = &'a Summary>, lean: Lean) -> Estimate {
    let seat = |game: &Summary| (0..4).find(|seat| game.kind.lean(game.number, *seat) == Some(lean));
    wins(games.filter_map(|game| Some(game.victory(seat(game)?))))
}

fn best(game: &Summary) -> f64 {
    game.seats.iter().map(crate::SeatSummary::total).max().unwrap_or(0).into()
}

fn worst(game: &Summary) -> f64 {
    game.seats.iter().map(crate::SeatSummary::total).min().unwrap_or(0).into()
}

/// The share of a source in the VP of the winner or winners.
fn share(game: &Summary, source: VpSource) -> f64 {
    let sum = |of: &dyn Fn(&Score) -> u16| -> f64 {
        game.winners().map(|seat| f64::from(of(&Score(seat.lines)))).sum()
    };
    sum(&|score| source.vp(score)) / sum(&Score::total).max(1.0)
}
