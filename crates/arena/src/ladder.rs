//! Ratings of all bots on one scale: the Bradley-Terry model for pairs and the Plackett-Luce model for larger
//! games, fitted by minorisation and maximisation (Hunter 2004).

use crate::Block;
use crate::statistics::middle;
use rules::{Luck, Seed};
use serde::Serialize;
use std::collections::BTreeMap;

/// The rating of a bot. A hundred points more mean about 64 wins out of a hundred against one opponent.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// Index of the entrant.
    pub bot: usize,
    /// Points more than the weakest bot.
    pub points: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Whether it is stronger than the next bot with a probability of 97.5 %.
    pub clear: bool,
}

/// How many bootstrap samples are drawn.
const RESAMPLES: usize = 1000;

/// The ratings, strongest first, with intervals from a bootstrap over whole blocks.
pub fn ladder(blocks: &[Block], bots: usize) -> Vec<Rating> {
    let tally = Tally::of(blocks, bots);
    let fitted = tally.fit(0..blocks.len(), vec![0.5; bots], &vec![0.0; bots]);
    let mut order: Vec<usize> = (0..bots).collect();
    order.sort_by(|a, b| fitted[*b].total_cmp(&fitted[*a]));
    let Some(weakest) = order.last().copied() else { return Vec::new() };
    let samples = tally.resampled(&fitted);
    let above = |bot: usize, other: usize| samples.iter().map(move |sample| sample[bot] - sample[other]);
    let rating = |(at, bot): (usize, &usize)| {
        let (low, high) = middle(above(*bot, weakest).collect());
        let next = order.get(at + 1);
        let clear = next.is_some_and(|next| middle(above(*bot, *next).collect()).0 > 0.0);
        Rating { bot: *bot, points: fitted[*bot] - fitted[weakest], low, high, clear }
    };
    order.iter().enumerate().map(rating).collect()
}

/// One bot came first in a group.
struct Choice {
    among: usize,
    first: usize,
    weight: f64,
}

/// The observations for the model.
struct Tally {
    bots: usize,
    /// The groups of bots that were compared. A bot with several seats is in a group several times.
    groups: Vec<Vec<usize>>,
    /// The observations of each block.
    blocks: Vec<Vec<Choice>>,
}

impl Tally {
    fn of(blocks: &[Block], bots: usize) -> Tally {
        let mut groups = BTreeMap::new();
        let blocks = blocks.iter().map(|block| choices(block, &mut groups)).collect();
        let mut listed = vec![Vec::new(); groups.len()];
        groups.into_iter().for_each(|(group, number)| listed[number] = group);
        Tally { bots, groups: listed, blocks }
    }

    /// Ratings fitted to bootstrap samples of the blocks. The extra game of each bot (see `fit`) has a random
    /// result here, because rare results may be missing in the blocks.
    fn resampled(&self, fitted: &[f64]) -> Vec<Vec<f64>> {
        let mut luck = Seed::from_number(1791).dice(0);
        let count = self.blocks.len();
        let mut sample = || {
            let drawn: Vec<usize> = (0..count).map(|_| luck.below(count as u32) as usize).collect();
            let part = (0..self.bots).map(|_| f64::from(1 + luck.below(999)) / 1000.0);
            self.fit(drawn, part.collect(), fitted)
        };
        let resamples = if count < 2 { 0 } else { RESAMPLES };
        (0..resamples).map(|_| sample()).collect()
    }

    /// The maximum-likelihood ratings for these blocks. Each bot also plays one extra game against an average
    /// opponent, so that a bot that never lost gets a finite rating; `firsts` is its result in that game.
    fn fit(&self, blocks: impl IntoIterator<Item = usize>, mut firsts: Vec<f64>, start: &[f64]) -> Vec<f64> {
        let mut weights = vec![0.0; self.groups.len()];
        for choice in blocks.into_iter().flat_map(|block| &self.blocks[block]) {
            firsts[choice.first] += choice.weight;
            weights[choice.among] += choice.weight;
        }
        let mut strength: Vec<f64> = start.iter().map(|points| 10f64.powf(points / 400.0)).collect();
        for _ in 0..10_000 {
            let mut chances: Vec<f64> = strength.iter().map(|own| 1.0 / (own + 1.0)).collect();
            for (group, weight) in self.groups.iter().zip(&weights) {
                let each = weight / group.iter().map(|bot| strength[*bot]).sum::<f64>();
                group.iter().for_each(|bot| chances[*bot] += each);
            }
            let better = firsts.iter().zip(&chances).map(|(firsts, chances)| firsts / chances);
            let better = centred(better.collect());
            let moved =
                better.iter().zip(&strength).map(|(new, old)| (new / old).ln().abs()).fold(0.0, f64::max);
            strength = better;
            if moved < 1e-7 {
                break;
            }
        }
        strength.iter().map(|strength| 400.0 * strength.log10()).collect()
    }
}

/// Scales the strengths to a geometric mean of 1, because the games determine only their ratios.
fn centred(strength: Vec<f64>) -> Vec<f64> {
    let mean = strength.iter().map(|strength| strength.ln()).sum::<f64>() / strength.len().max(1) as f64;
    strength.iter().map(|strength| strength / mean.exp()).collect()
}

/// Splits the ranking of a game into choices: the first among all, then the second among the rest, and so on.
fn choices(block: &Block, groups: &mut BTreeMap<Vec<usize>, usize>) -> Vec<Choice> {
    let mut all = Vec::new();
    for game in &block.games {
        let ranked: Vec<(u8, usize)> =
            game.seats.iter().filter_map(|seat| Some((seat.place, seat.bot?))).collect();
        let orders = orders(ranked);
        let weight = 1.0 / orders.len() as f64;
        for order in &orders {
            for at in 0..order.len().saturating_sub(1) {
                let mut group = order[at..].to_vec();
                group.sort();
                if group.first() == group.last() {
                    continue; // A bot compared only with itself says nothing.
                }
                let fresh = groups.len();
                let among = *groups.entry(group).or_insert(fresh);
                all.push(Choice { among, first: order[at], weight });
            }
        }
    }
    all
}

/// Every order of the bots that fits their places. Bots with the same place can be in any order.
fn orders(ranked: Vec<(u8, usize)>) -> Vec<Vec<usize>> {
    let Some(best) = ranked.iter().map(|(place, _)| *place).min() else { return vec![Vec::new()] };
    let firsts = (0..ranked.len()).filter(|at| ranked[*at].0 == best);
    let orders = firsts.flat_map(|at| {
        let mut rest = ranked.clone();
        let (_, first) = rest.remove(at);
        orders(rest).into_iter().map(move |mut order| {
            order.insert(0, first);
            order
        })
    });
    orders.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameResult, SeatResult};

    fn game(seats: &[(usize, u8)]) -> GameResult {
        let seat = |(bot, place): &(usize, u8)| SeatResult {
            bot: Some(*bot),
            place: *place,
            ..SeatResult::default()
        };
        GameResult { contest: 0, seats: seats.iter().map(seat).collect() }
    }

    /// Blocks of games whose rankings the model draws from known ratings.
    fn drawn(points: &[f64], tables: &[&[usize]], count: u64) -> Vec<Block> {
        let strength: Vec<u32> =
            points.iter().map(|points| (1000.0 * 10f64.powf(points / 400.0)) as u32).collect();
        let block = |seed: u64| {
            let mut luck = Seed::from_number(seed).dice(1);
            let mut rank = |table: &&[usize]| {
                let mut left = table.to_vec();
                let mut seats = Vec::new();
                while !left.is_empty() {
                    let mut lot = luck.below(left.iter().map(|bot| strength[*bot]).sum());
                    let at = left.iter().position(|bot| {
                        let hit = lot < strength[*bot];
                        lot = lot.saturating_sub(strength[*bot]);
                        hit
                    });
                    seats.push((left.remove(at.unwrap()), seats.len() as u8 + 1));
                }
                game(&seats)
            };
            Block { seed, games: tables.iter().map(&mut rank).collect() }
        };
        (0..count).map(block).collect()
    }

    #[track_caller]
    fn recovers(points: &[f64], tables: &[&[usize]]) {
        let found = ladder(&drawn(points, tables, 1500), points.len());
        for rating in &found {
            assert!((rating.points - points[rating.bot]).abs() < 25.0, "{found:?}");
            assert!(rating.low <= rating.points && rating.points <= rating.high, "{found:?}");
        }
        assert!(found.windows(2).all(|two| two[0].clear), "{found:?}");
    }

    #[test]
    fn known_strengths_are_recovered_from_pairs() {
        recovers(&[0.0, 120.0, 300.0], &[&[0, 1], &[0, 2], &[1, 2]]);
    }

    #[test]
    fn known_strengths_are_recovered_from_ranks() {
        recovers(&[150.0, 0.0, 260.0, 60.0], &[&[0, 1, 2, 3]]);
    }

    #[test]
    fn known_strengths_are_recovered_from_one_against_three() {
        recovers(&[0.0, 200.0], &[&[0, 1, 1, 1], &[1, 0, 0, 0]]);
    }

    #[test]
    fn two_equal_bots_are_not_ranked_clearly() {
        let blocks: Vec<Block> = (0..10)
            .map(|seed| Block { seed, games: vec![game(&[(0, 1), (1, 2)]), game(&[(1, 1), (0, 2)])] })
            .collect();
        let found = ladder(&blocks, 2);
        assert!(found.iter().all(|rating| rating.points.abs() < 1e-3 && !rating.clear), "{found:?}");
    }

    #[test]
    fn a_bot_that_never_lost_has_a_finite_rating() {
        let blocks: Vec<Block> =
            (0..10).map(|seed| Block { seed, games: vec![game(&[(0, 1), (1, 2)])] }).collect();
        let found = ladder(&blocks, 2);
        assert!(found[0].bot == 0 && (300.0..1200.0).contains(&found[0].points), "{found:?}");
        assert!(found[0].low + 100.0 < found[0].high && found[0].clear, "{found:?}");
    }

    #[test]
    fn a_single_block_says_nothing_about_how_blocks_vary() {
        let block = Block { seed: 1, games: vec![game(&[(0, 1), (1, 2)])] };
        let found = ladder(&[block], 2);
        assert!(found.iter().all(|rating| rating.high.is_infinite() && !rating.clear), "{found:?}");
    }

    #[test]
    fn a_shared_place_counts_as_any_order() {
        assert_eq!(orders(vec![(1, 7), (1, 8), (3, 9)]), [[7, 8, 9], [8, 7, 9]]);
    }
}
