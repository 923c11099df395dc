//! Means with confidence intervals. Each number stands for a block, because blocks are independent and games
//! are not.

use serde::Serialize;

/// A mean with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Mean and sample variance.
pub(crate) fn moments(numbers: &[f64]) -> (f64, f64) {
    let n = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / n.max(1.0);
    let squares: f64 = numbers.iter().map(|x| (x - mean).powi(2)).sum();
    (mean, if numbers.len() > 1 { squares / (n - 1.0) } else { 0.0 })
}

/// The mean of numbers with Student's interval, which is infinite for a single number.
pub fn mean_interval(numbers: &[f64]) -> Estimate {
    let (mean, variance) = moments(numbers);
    let half = student(numbers.len()) * (variance / numbers.len().max(1) as f64).sqrt();
    let half = if numbers.len() < 2 { f64::INFINITY } else { half };
    Estimate { mean, low: mean - half, high: mean + half }
}

/// The mean of shares from 0 to 1 with Wilson's interval, which stays between 0 and 1. Wilson's formula needs
/// a number of independent trials: the number of games that would give the observed variance. If all shares
/// are equal, it is the number of blocks.
pub fn share_interval(shares: &[f64]) -> Estimate {
    let (mean, variance) = moments(shares);
    let blocks = shares.len() as f64;
    match shares.len() {
        0 | 1 => Estimate { mean, low: 0.0, high: 1.0 },
        _ if variance < 1e-12 => wilson(mean, blocks),
        n => wilson_with(mean, blocks * mean * (1.0 - mean) / variance, student(n)),
    }
}

/// Wilson's interval for a share of independent trials.
pub fn wilson(share: f64, trials: f64) -> Estimate {
    wilson_with(share, trials, Z)
}

fn wilson_with(share: f64, trials: f64, z: f64) -> Estimate {
    let z2 = z * z / trials;
    let middle = (share + z2 / 2.0) / (1.0 + z2);
    let half = z / (1.0 + z2) * (share * (1.0 - share) / trials + z2 / (4.0 * trials)).sqrt();
    Estimate { mean: share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// The 97.5 % quantile of the normal distribution.
pub const Z: f64 = 1.959_964;

/// The 97.5 % quantile of Student's distribution for the mean of `n` numbers: from a table for few numbers,
/// then from the Cornish-Fisher expansion.
fn student(n: usize) -> f64 {
    const FEW: [f64; 4] = [12.706, 4.303, 3.182, 2.776];
    let Some(freedom) = n.checked_sub(1).filter(|freedom| *freedom > 0) else { return FEW[0] };
    if let Some(known) = FEW.get(freedom - 1) {
        return *known;
    }
    let v = freedom as f64;
    let (z3, z5, z7) = (Z.powi(3), Z.powi(5), Z.powi(7));
    Z + (z3 + Z) / (4.0 * v)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * Z) / (96.0 * v * v)
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * Z) / (384.0 * v.powi(3))
}

/// The range of the middle 95 % of the numbers.
pub(crate) fn middle(mut numbers: Vec<f64>) -> (f64, f64) {
    numbers.sort_by(f64::total_cmp);
    let at = |part: f64| numbers.get(((numbers.len() - 1) as f64 * part).round() as usize).copied();
    if numbers.is_empty() {
        return (f64::NEG_INFINITY, f64::INFINITY);
    }
    (at(0.025).unwrap_or_default(), at(0.975).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: f64, expected: f64, by: f64) {
        assert!((found - expected).abs() < by, "{found} is not {expected}");
    }

    #[test]
    fn the_quantiles_of_student_are_those_of_the_tables() {
        for (freedom, known) in [(1, 12.706), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
        {
            near(student(freedom + 1), known, 0.004);
        }
    }

    #[test]
    fn the_interval_of_a_mean_is_the_known_one() {
        // Mean 3, standard deviation √2.5, four degrees of freedom.
        let estimate = mean_interval(&[1.0, 2.0, 3.0, 4.0, 5.0]);
        near(estimate.mean, 3.0, 1e-9);
        near(estimate.low, 3.0 - 1.963, 0.001);
        near(estimate.high, 3.0 + 1.963, 0.001);
    }

    #[test]
    fn the_interval_of_wilson_is_the_known_one() {
        // 8 of 10: from 49.0 % to 94.3 %, as in the literature.
        let estimate = wilson(0.8, 10.0);
        near(estimate.low, 0.490, 0.001);
        near(estimate.high, 0.943, 0.001);
    }

    #[test]
    fn independent_games_have_about_the_interval_of_wilson() {
        let shares: Vec<f64> = (0..400).map(|n| if n % 4 == 0 { 0.0 } else { 1.0 }).collect();
        let (found, known) = (share_interval(&shares), wilson(0.75, 400.0));
        near(found.low, known.low, 0.001);
        near(found.high, known.high, 0.001);
    }

    #[test]
    fn the_interval_of_a_share_of_0_or_1_stays_between_0_and_1() {
        let all = share_interval(&[1.0; 20]);
        assert_eq!(all.high, 1.0);
        assert!((all.low - 0.839).abs() < 0.001, "{all:?}");
        let nothing = share_interval(&[0.0; 20]);
        assert_eq!(nothing.low, 0.0);
        near(nothing.high, 1.0 - all.low, 1e-9);
        assert_eq!(share_interval(&[1.0]), Estimate { mean: 1.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn the_interval_holds_the_truth_as_often_as_it_says() {
        use rules::{Luck, Seed};
        for chance in [100, 500, 900] {
            let holds = |seed: &u64| {
                let mut luck = Seed::from_number(*seed).dice(0);
                let mut game = || if luck.below(1000) < chance { 0.5 } else { 0.0 };
                let shares: Vec<f64> = (0..50).map(|_| game() + game()).collect();
                let Estimate { low, high, .. } = share_interval(&shares);
                (low..=high).contains(&(f64::from(chance) / 1000.0))
            };
            let held = (0..1000).filter(holds).count();
            assert!((930..975).contains(&held), "{chance}: {held} of 1000");
        }
    }

    #[test]
    fn blocks_that_vary_more_have_a_wider_interval() {
        let swinging: Vec<f64> = (0..100).map(|n| f64::from(n % 2)).collect();
        let split: Vec<f64> =
            (0..100).map(|n| if n % 10 == 0 { f64::from(n % 20 / 10) } else { 0.5 }).collect();
        let width = |shares: &[f64]| share_interval(shares).high - share_interval(shares).low;
        assert!(width(&swinging) > 2.5 * width(&split));
    }

    #[test]
    fn the_middle_of_a_hundred_numbers_leaves_out_the_tails() {
        assert_eq!(middle((0..=100).map(f64::from).collect()), (3.0, 98.0));
    }
}
