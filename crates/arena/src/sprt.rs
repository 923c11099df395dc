//! The sequential probability ratio test: plays until it is known whether a bot is better, and no longer.
//!
//! The scores of blocks are taken as normal with the variance that is seen (the generalised test that chess engines
//! are developed with); blocks, not games, because those of a block hang together.

use crate::{Block, Tournament};
use serde::Serialize;

/// What is asked: is the score at least `high`, or no more than `low`?
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Test {
    /// The score of a bot that is not better.
    pub low: f64,
    /// The score of a bot that is.
    pub high: f64,
    /// How likely a wrong answer may be, either way.
    pub risk: f64,
}

/// What is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// The score is the higher one.
    Better,
    /// The score is the lower one.
    Worse,
    /// Not yet known.
    Open,
}

/// How a test stands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// The question.
    pub test: Test,
    /// The answer.
    pub outcome: Outcome,
    /// After so many blocks.
    pub blocks: usize,
    /// The mean score of a block.
    pub score: f64,
    /// The logarithm of how many times likelier the higher score is than the lower one.
    pub ratio: f64,
    /// Beyond this (or below its negative) it is decided.
    pub bound: f64,
}

/// Before so many blocks the variance is not known well enough to decide anything.
const FEWEST: usize = 8;

impl Test {
    /// Reads scores one after the other and stops as soon as they decide.
    pub fn judge(self, scores: impl IntoIterator<Item = f64>) -> Sprt {
        let bound = ((1.0 - self.risk) / self.risk).ln();
        let mut sprt = Sprt { test: self, outcome: Outcome::Open, blocks: 0, score: 0.0, ratio: 0.0, bound };
        let mut squares = 0.0;
        for score in scores {
            sprt.blocks += 1;
            let (n, off) = (sprt.blocks as f64, score - sprt.score);
            sprt.score += off / n;
            squares += off * (score - sprt.score);
            // One block more that varies as two fair games do: even if all scores are equal, they could have differed.
            let variance = (squares + 0.125) / n;
            let towards = 2.0 * sprt.score - self.low - self.high;
            sprt.ratio = n * (self.high - self.low) * towards / (2.0 * variance);
            sprt.outcome = match sprt.ratio {
                _ if sprt.blocks < FEWEST => Outcome::Open,
                ratio if ratio >= bound => Outcome::Better,
                ratio if ratio <= -bound => Outcome::Worse,
                _ => Outcome::Open,
            };
            if sprt.outcome != Outcome::Open {
                break;
            }
        }
        sprt
    }
}

impl Tournament {
    /// The score of the first of two bots in a block, even at ½: what it won, and what the other did not win where that
    /// one sat alone.
    pub fn score(&self, block: &Block) -> f64 {
        let of_contest = |number: usize, told: usize| {
            let games = block.games.iter().filter(|game| game.contest == number);
            let shares: Vec<f64> = games.filter_map(|game| Some(game.share(game.seat_of(told)?))).collect();
            shares.iter().sum::<f64>() / shares.len().max(1) as f64
        };
        let scores = self.contests.iter().enumerate().filter_map(|(number, contest)| {
            let told = *contest.told.first()?;
            let share = of_contest(number, told);
            Some(if told == 0 { share } else { 1.0 - share })
        });
        scores.sum::<f64>() / self.contests.len().max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Luck, Seed};

    const TEST: Test = Test { low: 0.50, high: 0.55, risk: 0.05 };

    /// The scores of pairs of games, each won with this chance in thousandths.
    fn pairs(seed: u64, chance: u32) -> impl Iterator<Item = f64> {
        let mut luck = Seed::from_number(seed).dice(0);
        let mut game = move || if luck.below(1000) < chance { 0.5 } else { 0.0 };
        std::iter::repeat_with(move || game() + game()).take(20_000)
    }

    #[test]
    fn the_test_errs_no_more_often_than_it_may() {
        let wrong =
            |chance, right| (0..200).filter(|seed| TEST.judge(pairs(*seed, chance)).outcome != right).count();
        assert!(wrong(500, Outcome::Worse) <= 16, "5 of 100, and some luck");
        assert!(wrong(550, Outcome::Better) <= 16);
    }

    #[test]
    fn what_is_clear_is_decided_soon() {
        let clear = TEST.judge(pairs(1, 900));
        assert_eq!(clear.outcome, Outcome::Better);
        assert!(clear.blocks < 30, "{clear:?}");
        assert_eq!(TEST.judge([0.0; 50]).outcome, Outcome::Worse);
        assert_eq!(TEST.judge([1.0; 50]).blocks, FEWEST);
    }

    #[test]
    fn what_is_not_clear_stays_open() {
        let open = TEST.judge(pairs(1, 525).take(20));
        assert_eq!((open.outcome, open.blocks), (Outcome::Open, 20));
    }
}
