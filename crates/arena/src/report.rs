//! The results of a tournament with their statistics.

use crate::statistics::{Estimate, mean_interval, share_interval};
use crate::{Block, GameResult, Matchup, Rating, SeatResult, Sprt, SprtTest, Tournament, ladder};
use serde::Serialize;

/// All results of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// How many deals were played.
    pub blocks: usize,
    /// How many games were played.
    pub games: usize,
    /// The result of each matchup.
    pub rows: Vec<MatchupResult>,
    /// The statistics of each bot, in the order of the entrants.
    pub bots: Vec<BotStats>,
    /// The ratings, strongest first; empty for the solo game.
    pub ladder: Vec<Rating>,
    /// The state of the sequential test, if there is one.
    pub sprt: Option<Sprt>,
}

/// The result of a bot against its opponents.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchupResult {
    /// The bot.
    pub bot: String,
    /// The opponents.
    pub against: Vec<String>,
    /// The level of the solo game.
    pub level: Option<&'static str>,
    /// How many games were played.
    pub games: usize,
    /// The share of games it would win if all were equally strong.
    pub even: f64,
    /// The share of games it won. A shared victory counts in part.
    pub wins: Estimate,
    /// How many VP it had more than the mean of the others.
    pub margin: Estimate,
    /// Its mean VP.
    pub vp: f64,
    /// The mean VP of the others.
    pub rivals: f64,
}

/// Statistics of a bot over all its games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotStats {
    /// The bot.
    pub bot: String,
    /// How many seats it had in all games.
    pub games: usize,
    /// Mean VP.
    pub vp: f64,
    /// Decisions per game.
    pub decisions: f64,
    /// Simulations per decision.
    pub simulations: f64,
    /// Milliseconds per decision.
    pub milliseconds: f64,
    /// Milliseconds of the longest decision.
    pub longest: f64,
}

impl Report {
    /// Evaluates blocks that are sorted by seed. Blocks after the decision of a sequential test are left out.
    pub fn new(tournament: &Tournament, blocks: &[Block], test: Option<SprtTest>) -> Report {
        let sprt = test.map(|test| test.evaluate(blocks.iter().map(|block| tournament.score(block))));
        let blocks = &blocks[..sprt.map_or(blocks.len(), |sprt| sprt.blocks)];
        let bots = tournament.entrants.len();
        Report {
            blocks: blocks.len(),
            games: blocks.iter().map(|block| block.games.len()).sum(),
            rows: tournament
                .matchups()
                .iter()
                .map(|matchup| MatchupResult::new(tournament, blocks, matchup))
                .collect(),
            bots: (0..bots).map(|bot| BotStats::new(tournament, blocks, bot)).collect(),
            ladder: if tournament.is_solo() { Vec::new() } else { ladder(blocks, bots) },
            sprt,
        }
    }
}

impl MatchupResult {
    fn new(tournament: &Tournament, blocks: &[Block], matchup: &Matchup) -> MatchupResult {
        let setup = &tournament.contests[matchup.contests[0]].setup;
        let name = |bot: &usize| tournament.entrants[*bot].name.clone();
        let by_block = |of: &dyn Fn(&GameResult, usize) -> f64| -> Vec<f64> {
            let mean = |block: &Block| {
                let games = block.games.iter().filter(|game| matchup.contests.contains(&game.contest));
                let numbers: Vec<f64> =
                    games.filter_map(|game| Some(of(game, game.seat_of(matchup.bot)?))).collect();
                numbers.iter().sum::<f64>() / numbers.len().max(1) as f64
            };
            blocks.iter().map(mean).collect()
        };
        let seatings = |contest: &usize| tournament.contests[*contest].seatings.len();
        let plain = |numbers: Vec<f64>| mean_interval(&numbers).mean;
        MatchupResult {
            bot: name(&matchup.bot),
            against: matchup.against.iter().map(name).collect(),
            level: setup.solo.map(|level| level.code()),
            games: blocks.len() * matchup.contests.iter().map(seatings).sum::<usize>(),
            even: 1.0 / f64::from(setup.players.max(2)),
            wins: share_interval(&by_block(&GameResult::share)),
            margin: mean_interval(&by_block(&GameResult::margin)),
            vp: plain(by_block(&|game, seat| f64::from(game.seats[seat].vp))),
            rivals: plain(by_block(&GameResult::rivals)),
        }
    }
}

impl BotStats {
    fn new(tournament: &Tournament, blocks: &[Block], bot: usize) -> BotStats {
        let games = blocks.iter().flat_map(|block| &block.games);
        let seats: Vec<&SeatResult> =
            games.flat_map(|game| &game.seats).filter(|seat| seat.bot == Some(bot)).collect();
        let sum = |of: fn(&SeatResult) -> f64| seats.iter().map(|seat| of(seat)).sum::<f64>();
        let games = (seats.len() as f64).max(1.0);
        let decisions = sum(|seat| f64::from(seat.decisions));
        let longest = seats.iter().map(|seat| seat.longest).max().unwrap_or(0);
        BotStats {
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
