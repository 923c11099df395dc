//! Where values lie on a picture, and at which values an axis has its ticks.

/// The position of a value on an axis that has `values` at its two ends, which are at `ends`.
pub fn position(value: f64, values: [f64; 2], ends: [f64; 2]) -> f64 {
    ends[0] + (value - values[0]) / (values[1] - values[0]) * (ends[1] - ends[0])
}

/// The smallest step of 1, 2 or 5 times a power of ten that is at least this large.
pub fn round_step(least: f64) -> f64 {
    let power = 10_f64.powf(least.log10().floor());
    let steps = [1.0, 2.0, 5.0].map(|factor| factor * power);
    steps.into_iter().find(|step| *step >= least).unwrap_or(10.0 * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        assert_eq!([1.0, 11.25, 6.75, 0.8, 0.034].map(round_step), [1.0, 20.0, 10.0, 1.0, 0.05]);
    }

    #[test]
    fn an_axis_may_run_either_way() {
        assert_eq!(position(0.25, [0.0, 1.0], [10.0, 110.0]), 35.0);
        assert_eq!(position(0.25, [0.0, 1.0], [110.0, 10.0]), 85.0);
    }
}
