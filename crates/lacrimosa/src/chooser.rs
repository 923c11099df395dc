//! A quick source of arbitrary choices for random play: never part of a game's luck.

/// xorshift64*: fast, small, good enough to pick moves.
pub struct Chooser(u64);

impl Chooser {
    pub fn new(seed: u64) -> Chooser {
        // Spread, because neighbouring seeds must not begin alike; zero would stay zero.
        Chooser(seed.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    #[inline(always)]
    fn next(&mut self) -> u32 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32) as u32
    }

    /// A number below `n`.
    #[inline(always)]
    pub fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.next()) * n as u64) >> 32) as usize
    }

    /// One of a list that is not empty.
    #[inline(always)]
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }
}
