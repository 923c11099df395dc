//! What many blocks prove.

use crate::statistics::{Estimate, mean_interval, share_interval};
use crate::{Block, GameResult, Line, Rung, SeatResult, Sprt, Test, Tournament, ladder};
use serde::Serialize;

/// Everything that is told of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Deals that were played.
    pub blocks: usize,
    /// Games.
    pub games: usize,
    /// Who did how well against whom.
    pub rows: Vec<Row>,
    /// What each bot did, in the order in which they were named.
    pub bots: Vec<Work>,
    /// How strong they are on one scale, strongest first; nothing for the solo game.
    pub ladder: Vec<Rung>,
    /// How the sequential test stands, if it was asked for.
    pub sprt: Option<Sprt>,
}

/// How well a bot did against others.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// The bot.
    pub bot: String,
    /// The others at the table.
    pub against: Vec<String>,
    /// The level of the solo game.
    pub level: Option<&'static str>,
    /// Games.
    pub games: usize,
    /// The share of games that it would win if all were equally strong.
    pub even: f64,
    /// The share of games that it won; a shared victory is shared.
    pub wins: Estimate,
    /// How many VP it was ahead of the mean of the others.
    pub margin: Estimate,
    /// Its VP.
    pub vp: f64,
    /// The mean VP of the others.
    pub rivals: f64,
}

/// What a bot did in all its games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Work {
    /// The bot.
    pub bot: String,
    /// In how many seats it sat.
    pub games: usize,
    /// Mean VP.
    pub vp: f64,
    /// Decisions a game.
    pub decisions: f64,
    /// Simulations a decision.
    pub simulations: f64,
    /// Milliseconds a decision.
    pub milliseconds: f64,
    /// Milliseconds of the longest decision.
    pub longest: f64,
}

impl Report {
    /// What blocks, in the order of their seeds, prove. A test that is decided leaves out those that came after.
    pub fn new(tournament: &Tournament, blocks: &[Block], test: Option<Test>) -> Report {
        let sprt = test.map(|test| test.judge(blocks.iter().map(|block| tournament.score(block))));
        let blocks = &blocks[..sprt.map_or(blocks.len(), |sprt| sprt.blocks)];
        let bots = tournament.entrants.len();
        Report {
            blocks: blocks.len(),
            games: blocks.iter().map(|block| block.games.len()).sum(),
            rows: tournament.lines().iter().map(|line| Row::new(tournament, blocks, line)).collect(),
            bots: (0..bots).map(|bot| Work::new(tournament, blocks, bot)).collect(),
            ladder: if tournament.is_solo() { Vec::new() } else { ladder(blocks, bots) },
            sprt,
        }
    }
}

impl Row {
    fn new(tournament: &Tournament, blocks: &[Block], line: &Line) -> Row {
        let setup = &tournament.contests[line.contests[0]].setup;
        let name = |bot: &usize| tournament.entrants[*bot].name.clone();
        let by_block = |of: &dyn Fn(&GameResult, usize) -> f64| -> Vec<f64> {
            let mean = |block: &Block| {
                let games = block.games.iter().filter(|game| line.contests.contains(&game.contest));
                let numbers: Vec<f64> =
                    games.filter_map(|game| Some(of(game, game.seat_of(line.bot)?))).collect();
                numbers.iter().sum::<f64>() / numbers.len().max(1) as f64
            };
            blocks.iter().map(mean).collect()
        };
        let sittings = |contest: &usize| tournament.contests[*contest].sittings.len();
        let plain = |numbers: Vec<f64>| mean_interval(&numbers).mean;
        Row {
            bot: name(&line.bot),
            against: line.against.iter().map(name).collect(),
            level: setup.solo.map(|level| level.code()),
            games: blocks.len() * line.contests.iter().map(sittings).sum::<usize>(),
            even: 1.0 / f64::from(setup.players.max(2)),
            wins: share_interval(&by_block(&GameResult::share)),
            margin: mean_interval(&by_block(&GameResult::margin)),
            vp: plain(by_block(&|game, seat| f64::from(game.seats[seat].vp))),
            rivals: plain(by_block(&GameResult::rivals)),
        }
    }
}

impl Work {
    fn new(tournament: &Tournament, blocks: &[Block], bot: usize) -> Work {
        let games = blocks.iter().flat_map(|block| &block.games);
        let seats: Vec<&SeatResult> =
            games.flat_map(|game| &game.seats).filter(|seat| seat.bot == Some(bot)).collect();
        let sum = |of: fn(&SeatResult) -> f64| seats.iter().map(|seat| of(seat)).sum::<f64>();
        let games = (seats.len() as f64).max(1.0);
        let decisions = sum(|seat| f64::from(seat.decisions));
        let longest = seats.iter().map(|seat| seat.longest).max().unwrap_or(0);
        Work {
            bot: tournament.entrants[bot].name.clone(),
            games: seats.len(),
            vp: sum(|seat| f64::from(seat.vp)) / games,
            decisions: decisions / games,
            simulations: sum(|seat| seat.simulations as f64) / decisions.max(1.0),
            milliseconds: sum(|seat| seat.micros as f64) / decisions.max(1.0) / 1000.0,
            longest: longest as f64 / 1000.0,
        }
    }
}
