//! How much a bot may think about one decision.

use crate::Bot;

/// What a bot may use for one decision. There is no clock in it, so the same budget gives the same action on
/// every machine; who has a clock says so with [`crate::think`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// Where the bot's own luck comes from: its guesses, and its errors. One seed for a whole game will do.
    pub seed: u64,
    /// How often it may try out what comes next: roll-outs of `flat`, iterations of `ismcts`. The others only weigh.
    pub simulations: u32,
}

impl Budget {
    /// What the bot uses if nobody says otherwise.
    pub const fn of(bot: Bot, seed: u64) -> Budget {
        Budget { seed, simulations: bot.simulations() }
    }

    /// Until somebody says stop.
    pub const fn endless(seed: u64) -> Budget {
        Budget { seed, simulations: u32::MAX }
    }
}
