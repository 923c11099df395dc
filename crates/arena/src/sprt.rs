//! The sequential probability ratio test: it plays only until it is clear whether a bot is better.
//!
//! It is the generalised test used for chess engines: block scores are assumed to be normal with the observed
//! variance. It uses blocks and not games, because the games of a block depend on each other.

use crate::{Block, Tournament};
use serde::Serialize;

/// The hypotheses of a test: the score is `low`, or the score is `high`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtTest {
    /// The score of a bot that is not better.
    pub low: f64,
    /// The score of a bot that is better.
    pub high: f64,
    /// The accepted probability of a wrong result, for both hypotheses.
    pub risk: f64,
}

/// The result of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SprtResult {
    /// The score is `high`.
    Better,
    /// The score is `low`.
    Worse,
    /// Not decided yet.
    Open,
}

/// The state of a test.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// The hypotheses.
    pub test: SprtTest,
    /// The result so far.
    pub outcome: SprtResult,
    /// How many blocks were used.
    pub blocks: usize,
    /// The mean score of a block.
    pub score: f64,
    /// The log-likelihood ratio of `high` over `low`.
    pub ratio: f64,
    /// The test is decided when the ratio is above this bound or below its negative.
    pub bound: f64,
}

/// The test decides nothing before this number of blocks, because the variance is too uncertain.
const FEWEST: usize = 8;

impl SprtTest {
    /// Reads the scores one after the other and stops as soon as they decide.
    pub fn evaluate(self, scores: impl IntoIterator<Item = f64>) -> Sprt {
        let bound = ((1.0 - self.risk) / self.risk).ln();
        let mut sprt =
            Sprt { test: self, outcome: SprtResult::Open, blocks: 0, score: 0.0, ratio: 0.0, bound };
        let mut squares = 0.0;
        for score in scores {
            sprt.blocks += 1;
            let (n, off) = (sprt.blocks as f64, score - sprt.score);
            sprt.score += off / n;
            squares += off * (score - sprt.score);
            // Adds the variance of one pair of fair games, so that equal scores do not give a variance of
            // zero.
            let variance = (squares + 0.125) / n;
            let towards = 2.0 * sprt.score - self.low - self.high;
            sprt.ratio = n * (self.high - self.low) * towards / (2.0 * variance);
            sprt.outcome = match sprt.ratio {
                _ if sprt.blocks < FEWEST => SprtResult::Open,
                ratio if ratio >= bound => SprtResult::Better,
                ratio if ratio <= -bound => SprtResult::Worse,
                _ => SprtResult::Open,
            };
            if sprt.outcome != SprtResult::Open {
                break;
            }
        }
        sprt
    }
}

impl Tournament {
    /// The score of the first of two bots in a block, from 0 to 1: the mean of its shares over all contests. If a
    /// contest reports only the second bot, the first bot's share is 1 minus that of the second.
    pub fn score(&self, block: &Block) -> f64 {
        let of_contest = |number: usize, reported: usize| {
            let games = block.games.iter().filter(|game| game.contest == number);
            let shares: Vec<f64> =
                games.filter_map(|game| Some(game.share(game.seat_of(reported)?))).collect();
            shares.iter().sum::<f64>() / shares.len().max(1) as f64
        };
        let scores = self.contests.iter().enumerate().filter_map(|(number, contest)| {
            let reported = *contest.reported.first()?;
            let share = of_contest(number, reported);
            Some(if reported == 0 { share } else { 1.0 - share })
        });
        scores.sum::<f64>() / self.contests.len().max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Luck, Seed};

    const TEST: SprtTest = SprtTest { low: 0.50, high: 0.55, risk: 0.05 };

    /// The scores of pairs of games. `chance` is the probability to win one, in thousandths.
    fn pairs(seed: u64, chance: u32) -> impl Iterator<Item = f64> {
        let mut luck = Seed::from_number(seed).dice(0);
        let mut game = move || if luck.below(1000) < chance { 0.5 } else { 0.0 };
        std::iter::repeat_with(move || game() + game()).take(20_000)
    }

    #[test]
    fn the_test_errs_no_more_often_than_it_may() {
        let wrong = |chance, right| {
            (0..200).filter(|seed| TEST.evaluate(pairs(*seed, chance)).outcome != right).count()
        };
        assert!(wrong(500, SprtResult::Worse) <= 16, "5 of 100, and some luck");
        assert!(wrong(550, SprtResult::Better) <= 16);
    }

    #[test]
    fn a_clear_difference_is_decided_soon() {
        let clear = TEST.evaluate(pairs(1, 900));
        assert_eq!(clear.outcome, SprtResult::Better);
        assert!(clear.blocks < 30, "{clear:?}");
        assert_eq!(TEST.evaluate([0.0; 50]).outcome, SprtResult::Worse);
        assert_eq!(TEST.evaluate([1.0; 50]).blocks, FEWEST);
    }

    #[test]
    fn an_unclear_difference_stays_open() {
        let open = TEST.evaluate(pairs(1, 525).take(20));
        assert_eq!((open.outcome, open.blocks), (SprtResult::Open, 20));
    }
}
