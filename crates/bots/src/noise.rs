//! Random numbers for bots. They depend on the seed and on the position, never on the order of the search.

use rules::Luck;

/// A hash that serves as a random number.
#[derive(Clone, Copy)]
pub(crate) struct Noise(u64);

impl Noise {
    pub(crate) fn new(seed: u64) -> Noise {
        Noise(0xcbf2_9ce4_8422_2325).with(seed)
    }

    /// Mixes in one more number (the finalizer of splitmix64).
    #[must_use]
    #[inline(always)]
    pub(crate) fn with(self, number: u64) -> Noise {
        let mut bits = (self.0 ^ number).wrapping_add(0x9e37_79b9_7f4a_7c15);
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Noise(bits ^ (bits >> 31))
    }

    /// A number below `n`.
    #[inline(always)]
    pub(crate) fn below(self, n: u32) -> u32 {
        (((self.0 >> 32) * u64::from(n)) >> 32) as u32
    }

    /// The hash.
    pub(crate) fn bits(self) -> u64 {
        self.0
    }
}

/// Luck for imagined games, faster than that of real games.
impl Luck for Noise {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        *self = self.with(0);
        Noise::below(*self, n)
    }
}
