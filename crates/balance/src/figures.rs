//! Further figures that help to understand the report.

use crate::{SeatSummary, Summary};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use vocab::{Movement, ScoreLine};

/// A mean for the winners and for the others in games of equal bots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// What it counts: VP (`round-1` to `round-5`, `end`), actions (`document` to `requiem`), `ducats`,
    /// `finance`, `courts`, `favours`, or stacks that run empty (`empty-kyrie` and so on).
    pub figure: String,
    /// The number of players.
    pub players: u8,
    /// The mean of the winners, or of the games.
    pub winner: f64,
    /// The mean of the others, if players are compared.
    pub others: Option<f64>,
}

/// The distribution of scores with one number of players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spread {
    /// The number of players.
    pub players: u8,
    /// For each bin: its lowest score, the number of winners, the number of others.
    pub bins: Vec<(u16, u64, u64)>,
}

impl Spread {
    /// The width of a bin.
    pub const STEP: u16 = 5;
}

type Count = Box<dyn Fn(&SeatSummary) -> f64>;

/// The figures that are computed for each player.
fn counts() -> Vec<(String, Count)> {
    let mut counts: Vec<(String, Count)> = Vec::new();
    for round in 0..5 {
        let vp = move |seat: &SeatSummary| {
            f64::from(seat.rounds[round]) - if round == 0 { 0.0 } else { f64::from(seat.rounds[round - 1]) }
        };
        counts.push((format!("round-{}", round + 1), Box::new(vp)));
    }
    let at_end = |seat: &SeatSummary| {
        ScoreLine::ALL
            .iter()
            .filter(|line| line.is_final())
            .map(|line| f64::from(seat.lines[line.index()]))
            .sum()
    };
    counts.push(("end".to_owned(), Box::new(at_end)));
    for (at, action) in ["document", "commission", "perform", "sell", "travel", "requiem"].iter().enumerate()
    {
        counts.push(((*action).to_owned(), Box::new(move |seat| seat.actions[at].into())));
    }
    counts.push(("ducats".to_owned(), Box::new(|seat| seat.ducats.into())));
    counts.push(("finance".to_owned(), Box::new(|seat| seat.finance.into())));
    counts.push(("courts".to_owned(), Box::new(|seat| seat.courts.into())));
    counts.push(("favours".to_owned(), Box::new(|seat| seat.favours.into())));
    counts
}

/// All figures of games of equal bots.
pub fn of(games: &[&Summary]) -> Vec<Figure> {
    let mut figures = Vec::new();
    for players in 2..=4 {
        let equal: Vec<&Summary> =
            games.iter().copied().filter(|game| game.kind.players() == Some(players)).collect();
        if equal.is_empty() {
            continue;
        }
        let seats = |won: bool| {
            equal.iter().flat_map(|game| &game.seats).filter(move |seat| (seat.place == 1) == won)
        };
        for (name, count) in counts() {
            let mean = |won: bool| mean(seats(won).map(&count));
            figures.push(Figure { figure: name, players, winner: mean(true), others: Some(mean(false)) });
        }
        for movement in Movement::ALL {
            let stacks = mean(equal.iter().map(|game| game.empty[movement.index()].into()));
            let figure = format!("empty-{}", movement.code());
            figures.push(Figure { figure, players, winner: stacks, others: None });
        }
    }
    figures
}

fn mean(observed: impl Iterator<Item = f64>) -> f64 {
    let (sum, n) = observed.fold((0.0, 0.0_f64), |(sum, n), one| (sum + one, n + 1.0));
    (sum / n.max(1.0) * 100.0).round() / 100.0
}

/// The distributions of scores in games of equal bots.
pub fn scores(games: &[&Summary]) -> Vec<Spread> {
    let spread = |players: u8| {
        let mut bins: BTreeMap<u16, (u64, u64)> = BTreeMap::new();
        for seat in
            games.iter().filter(|game| game.kind.players() == Some(players)).flat_map(|game| &game.seats)
        {
            let bin = bins.entry(seat.total() / Spread::STEP * Spread::STEP).or_default();
            *(if seat.place == 1 { &mut bin.0 } else { &mut bin.1 }) += 1;
        }
        Spread { players, bins: bins.into_iter().map(|(from, (won, lost))| (from, won, lost)).collect() }
    };
    (2..=4).map(spread).filter(|spread| !spread.bins.is_empty()).collect()
}
