//! Compares a turn that a player has begun with the best one: both are played on in the same imagined worlds.

use crate::net::search::simulate_begun;
use crate::net::{Judge, Net};
use crate::noise::Noise;
use crate::{Bot, Budget, Thought, think};
use edition::Edition;
use rules::{Game, Seed};
use std::borrow::Cow;
use vocab::{Action, View, Viewer};

/// What a bot thinks of a decision, and of a turn that was begun in another way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comparison {
    /// What the bot would do.
    pub thought: Thought,
    /// What the other turn loses; unknown in Maintenance, where nothing is tried out.
    pub loss: Option<Loss>,
}

/// How much worse a turn is than the best one, in thousandths of a VP of the final lead over the best opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Loss {
    /// The loss. Less than 0 if the turn did better in these worlds.
    pub vp: i32,
    /// The standard error of the loss; 0 if both turns begin with the same decisions.
    pub error: i32,
}

impl Loss {
    /// Whether the difference is clear: at least two standard errors.
    pub fn is_clear(self) -> bool {
        self.vp > 2 * self.error
    }
}

impl Budget {
    /// The number of simulations of a comparison: those of the bot, and both turns in each of these worlds.
    pub const fn compared(self) -> u32 {
        self.simulations.saturating_add(2 * self.worlds())
    }

    /// The worlds in which two turns are compared.
    const fn worlds(self) -> u32 {
        match self.simulations / 4 {
            0..4 => 4,
            65.. => 64,
            n => n,
        }
    }
}

/// Thinks about a decision, then compares the best turn with the best turn that begins with these decisions. None if the
/// seat of the view is not to act. If it is stopped, the loss is that of the worlds that were tried.
pub fn compare(
    bot: Bot,
    view: &View,
    edition: &'static Edition,
    begun: &[Action],
    budget: Budget,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Comparison> {
    let thought = think(bot, view, edition, budget, stop)?;
    let Viewer::Seat(seat) = view.viewer else { return None };
    let game = Game::imagine(view, edition, &mut Seed::from_number(budget.seed).dice(0));
    let best = &thought.turns.first()?.actions;
    if game.in_maintenance() {
        return Some(Comparison { thought, loss: None });
    }
    let same = begun.iter().zip(best).all(|(one, other)| one.choice() == other.choice());
    if same && begun.len() <= best.len() {
        return Some(Comparison { thought, loss: Some(Loss::default()) });
    }
    let net = bot.net(edition).unwrap_or_else(|| Cow::Owned(Net::by_hand(edition)));
    let mut judge = Judge::new(&net, edition);
    let mut losses: Vec<i64> = Vec::new();
    for number in 0..budget.worlds() {
        if stop() && !losses.is_empty() {
            break;
        }
        // Other worlds than those in which the best turn was found, because there it had luck.
        let noise = Noise::new(budget.seed).with(u64::from(u32::MAX)).with(number.into());
        let world = game.resample(view.viewer, &mut noise.with(1));
        let mut lead = |turn| i64::from(simulate_begun(&mut judge, &world, seat, turn, noise.with(2)).lead);
        losses.push(lead(best) - lead(begun));
        stop();
    }
    Some(Comparison { loss: Some(mean(&losses)), thought })
}

/// The mean of the losses and its standard error.
fn mean(losses: &[i64]) -> Loss {
    let count = (losses.len() as i64).max(1);
    let mean = losses.iter().sum::<i64>() / count;
    let squares: i64 = losses.iter().map(|loss| (loss - mean).pow(2)).sum();
    let error = (squares / (count * (count - 1).max(1))).isqrt();
    Loss { vp: mean as i32, error: error as i32 }
}
