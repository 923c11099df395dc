//! How much a bot may think about one decision.

use crate::Bot;

/// What a bot may use for one decision. It has no time limit, so the same budget gives the same action on
/// every machine. A caller with a clock stops the bot through [`crate::think`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// The seed of the bot's random numbers, for its guesses and errors. One seed can serve a whole game.
    pub seed: u64,
    /// How many simulations it may run: roll-outs of `flat`, iterations of `ismcts`. Other bots run none.
    pub simulations: u32,
}

impl Budget {
    /// The default budget of the bot.
    pub const fn of(bot: Bot, seed: u64) -> Budget {
        Budget { seed, simulations: bot.simulations() }
    }

    /// No limit: the caller has to stop the bot.
    pub const fn endless(seed: u64) -> Budget {
        Budget { seed, simulations: u32::MAX }
    }
}
