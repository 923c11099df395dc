//! How much a bot may think about one decision.

/// What a bot may use for one decision. There is no clock in it, so the same budget gives the same action on
/// every machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// Where the bot's own luck comes from: its guesses, and its errors. One seed for a whole game will do.
    pub seed: u64,
    /// How many positions it may try out. It always tries at least every single action.
    pub simulations: u32,
}

impl Budget {
    /// Positions tried out for a decision if nobody says otherwise: about a hundredth of a second.
    pub const SIMULATIONS: u32 = 12_000;

    /// The usual budget with this seed.
    pub const fn seed(seed: u64) -> Budget {
        Budget { seed, simulations: Self::SIMULATIONS }
    }
}

impl Default for Budget {
    fn default() -> Self {
        Budget::seed(0)
    }
}
