//! The results of every card and tile.

use crate::measure::{RARE, UNEVEN};
use crate::summary::has;
use crate::{Component, ComponentKind, Estimate, Measure, ReportLine, Summary, Verdict};
use edition::Edition;
use serde::{Deserialize, Serialize};

/// The results of a card or tile in all games of equal bots.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ComponentLine {
    /// Its kind.
    pub sort: ComponentKind,
    /// Its id in the edition.
    pub id: String,
    /// In how many games it was offered.
    pub offered: u64,
    /// The share of those games in which it was taken.
    pub taken: Estimate,
    /// How much more often its owners win than an even share.
    pub deviation: Estimate,
    /// VP that it brings directly, per owner.
    pub vp: f64,
    /// Whether it is taken often enough.
    pub common: Verdict,
    /// Whether its owners win neither too often nor too rarely.
    pub even: Verdict,
}

/// The results of every component, with those that were never offered.
pub fn of(edition: &Edition, games: &[&Summary]) -> Vec<ComponentLine> {
    let equal: Vec<&Summary> = games.iter().copied().filter(|game| game.kind.players().is_some()).collect();
    Component::all(edition).map(|component| line(edition, component, &equal)).collect()
}

fn line(edition: &Edition, component: Component, games: &[&Summary]) -> ComponentLine {
    let offered: Vec<&Summary> = games.iter().copied().filter(|game| has(&game.offered, component)).collect();
    let taken = offered.iter().filter(|game| game.seats.iter().any(|seat| seat.took(component))).count();
    let taken = Estimate::share(taken as f64, offered.len() as u64);
    // For every owner: their share of the victory, and an even share.
    let owners: Vec<(f64, f64)> = offered
        .iter()
        .flat_map(|game| (0..game.seats.len()).map(move |seat| (game, seat)))
        .filter(|(game, seat)| game.seats[*seat].took(component))
        .map(|(game, seat)| (game.victory(seat), 1.0 / game.seats.len() as f64))
        .collect();
    let (won, even) = owners.iter().fold((0.0, 0.0), |(won, even), one| (won + one.0, even + one.1));
    let deviation = Estimate::share(won, owners.len() as u64).less(even / owners.len().max(1) as f64);
    let own = |game: &&Summary| -> u64 {
        let mine = |vp: &&(u8, u8, u16)| (vp.0, vp.1) == (component.sort as u8, component.index as u8);
        game.vp.iter().filter(mine).map(|vp| u64::from(vp.2)).sum()
    };
    let vp = offered.iter().map(own).sum::<u64>() as f64 / deviation.n.max(1) as f64;
    let common = Verdict::of(&taken, [Some(RARE), None]);
    let even = Verdict::of(&deviation, [Some(-UNEVEN), Some(UNEVEN)]);
    ComponentLine {
        sort: component.sort,
        id: component.label(edition).id.clone(),
        offered: offered.len() as u64,
        taken,
        deviation,
        vp: (vp * 100.0).round() / 100.0,
        common,
        even,
    }
}

/// The lines of the report that count components. Only components that certainly miss their target are
/// counted; if some may miss it by chance, the line is open.
pub fn lines(components: &[ComponentLine]) -> Vec<ReportLine> {
    let offered =
        |sort: ComponentKind| components.iter().filter(move |one| one.sort == sort && one.offered > 0);
    let line = |measure: Measure, verdicts: Vec<Verdict>| {
        let count = |verdict: Verdict| verdicts.iter().filter(|one| **one == verdict).count();
        let mut line =
            ReportLine::new(measure, None, Estimate::counted(count(Verdict::Fails), verdicts.len()));
        line.figure.high += count(Verdict::Open) as f64;
        if line.verdict == Verdict::Holds && count(Verdict::Open) > 0 {
            line.verdict = Verdict::Open;
        }
        line
    };
    let rare = |sort| line(Measure::Rare(sort), offered(sort).map(|one| one.common).collect());
    let uneven = |sort| line(Measure::Uneven(sort), offered(sort).map(|one| one.even).collect());
    let lines = ComponentKind::ALL.into_iter().map(rare).chain(ComponentKind::ALL.into_iter().map(uneven));
    lines.filter(|line| line.figure.n > 0).collect()
}
