//! Figures with their 95 % confidence intervals.

use arena::{Z, wilson};
use serde::{Deserialize, Serialize};

/// A figure with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// The lower limit.
    pub low: f64,
    /// The upper limit.
    pub high: f64,
    /// The number of observations.
    pub n: u64,
}

impl Estimate {
    /// An exact count out of a number of observations.
    pub fn counted(count: usize, of: usize) -> Estimate {
        let value = count as f64;
        Estimate { value, low: value, high: value, n: of as u64 }
    }

    /// A share with Wilson's interval. Shared victories count in part.
    ///
    /// # Examples
    /// ```
    /// use balance::Estimate;
    /// let half = Estimate::share(50.0, 100);
    /// assert_eq!((half.value, half.low, half.high), (0.5, 0.4038, 0.5962));
    /// ```
    pub fn share(times: f64, n: u64) -> Estimate {
        if n == 0 {
            return Estimate { value: 0.0, low: 0.0, high: 1.0, n };
        }
        let arena::Estimate { mean: value, low, high } = wilson(times / n as f64, n as f64);
        Estimate { value, low, high, n }.rounded()
    }

    /// The figure minus a constant.
    pub fn less(self, zero: f64) -> Estimate {
        let Estimate { value, low, high, n } = self;
        Estimate { value: value - zero, low: low - zero, high: high - zero, n }.rounded()
    }

    /// The mean of observations.
    ///
    /// # Examples
    /// ```
    /// use balance::Estimate;
    /// let mean = Estimate::mean([1.0, 2.0, 3.0]);
    /// assert_eq!((mean.value, mean.low, mean.high, mean.n), (2.0, 0.8684, 3.1316, 3));
    /// ```
    pub fn mean(observed: impl IntoIterator<Item = f64>) -> Estimate {
        let observed: Vec<f64> = observed.into_iter().collect();
        let n = observed.len() as f64;
        let value = observed.iter().sum::<f64>() / n.max(1.0);
        let squares: f64 = observed.iter().map(|one| (one - value).powi(2)).sum();
        // A single observation has no variance, so its own size is taken as the error.
        let error = if n > 1.0 { Z * (squares / (n - 1.0) / n).sqrt() } else { value.abs() };
        Estimate { value, low: value - error, high: value + error, n: observed.len() as u64 }.rounded()
    }

    /// Half the width of the interval.
    pub fn reach(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// Rounds to four decimals; further digits are not significant.
    fn rounded(self) -> Estimate {
        let round = |x: f64| (x * 10_000.0).round() / 10_000.0;
        Estimate { value: round(self.value), low: round(self.low), high: round(self.high), n: self.n }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_and_its_interval_stay_between_0_and_1() {
        for (times, n) in [(0.0, 1), (1.0, 1), (0.0, 1000), (1000.0, 1000), (0.5, 3)] {
            let share = Estimate::share(times, n);
            assert!(0.0 <= share.low && share.low <= share.value + 1e-9, "{share:?}");
            assert!(share.value <= share.high + 1e-9 && share.high <= 1.0, "{share:?}");
        }
    }

    #[test]
    fn without_observations_the_interval_is_maximal() {
        let share = Estimate::share(0.0, 0);
        assert_eq!((share.low, share.high), (0.0, 1.0));
        assert_eq!(Estimate::mean([]).n, 0);
    }

    #[test]
    fn four_times_the_games_halve_the_interval() {
        let (few, many) = (Estimate::share(100.0, 200), Estimate::share(400.0, 800));
        assert!((few.reach() / many.reach() - 2.0).abs() < 0.02);
    }

    #[test]
    fn the_limits_equal_published_values() {
        // Newcombe (1998): 15 of 148 by Wilson's method: 0.0624 to 0.1605.
        let share = Estimate::share(15.0, 148);
        assert_eq!((share.low, share.high), (0.0624, 0.1605));
    }
}
