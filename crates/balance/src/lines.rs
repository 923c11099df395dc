//! The lines of the table that are about whole games.

use crate::{Estimate, Line, Measure, Source, Summary, Table};
use bots::Lean;
use vocab::{Composer, Level, Score};

/// All lines of which there are games.
pub fn of(games: &[&Summary]) -> Vec<Line> {
    let mut lines = Vec::new();
    for measure in Measure::all() {
        for players in [Some(2), Some(3), Some(4), None] {
            let figure = figure(measure, players, games).filter(|figure| figure.n > 0);
            lines.extend(figure.map(|figure| Line::new(measure, players, figure)));
        }
    }
    lines
}

/// The figure of a measure with so many players, if it has one.
fn figure(measure: Measure, players: Option<u8>, games: &[&Summary]) -> Option<Estimate> {
    let equal = || {
        let wanted = move |table: Table| {
            table.players().is_some() && (players.is_none() || table.players() == players)
        };
        games.iter().copied().filter(move |game| wanted(game.table))
    };
    let one_table = |table: Table| games.iter().copied().filter(move |game| game.table == table);
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
        Measure::Lean(lean) => players.is_none().then(|| plan_wins(one_table(Table::Plans), lean)),
        Measure::Pair(a, b) => players.is_none().then(|| {
            let with = equal().filter(|game| game.composers == [a, b].map(Composer::code));
            Estimate::mean(with.map(|game| share(game, Source::Requiem)))
        }),
        Measure::Solo(level) => players.is_none().then(|| {
            let table = match level {
                Level::Easy => Table::Easy,
                Level::Middle => Table::Middle,
                Level::Difficult => Table::Difficult,
            };
            wins(one_table(table).map(|game| game.victory(0)))
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

/// Only where somebody leads alone.
fn leader_wins<'a>(games: impl Iterator<Item = &'a Summary>) -> Estimate {
    wins(games.filter(|game| game.leaders.len() == 1).map(|game| game.victory(game.leaders[0])))
}

fn plan_wins<'a>(games: impl Iterator<Item = &'a Summary>, lean: Lean) -> Estimate {
    let seat = |game: &Summary| (0..4).find(|seat| game.table.lean(game.number, *seat) == Some(lean));
    wins(games.filter_map(|game| Some(game.victory(seat(game)?))))
}

fn best(game: &Summary) -> f64 {
    game.seats.iter().map(crate::SeatSummary::total).max().unwrap_or(0).into()
}

fn worst(game: &Summary) -> f64 {
    game.seats.iter().map(crate::SeatSummary::total).min().unwrap_or(0).into()
}

/// The share of a source in the VP of the winner, or of the winners.
fn share(game: &Summary, source: Source) -> f64 {
    let sum = |of: &dyn Fn(&Score) -> u16| -> f64 {
        game.winners().map(|seat| f64::from(of(&Score(seat.lines)))).sum()
    };
    sum(&|score| source.vp(score)) / sum(&Score::total).max(1.0)
}
