//! How long the page waits before it reconnects.

/// The longest pause, in milliseconds.
const LONGEST: u64 = 15_000;

/// The pause before the next try, in milliseconds. It doubles with each try. `chance` (0 to 1) makes it random, so that
/// not all pages reconnect to a restarted server at once.
pub fn pause(tries: u32, chance: f64) -> u64 {
    let longest = (500_u64 << tries.min(8)).min(LONGEST);
    longest / 2 + (longest as f64 / 2.0 * chance) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_a_limit_and_differ_by_chance() {
        assert_eq!([pause(0, 0.0), pause(0, 1.0), pause(1, 1.0)], [250, 500, 1000]);
        assert_eq!(pause(60, 1.0), LONGEST);
        assert_eq!(pause(60, 0.0), LONGEST / 2);
    }
}
