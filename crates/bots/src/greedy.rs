//! Evaluates the plans of a turn and sorts them, with a random error for weaker levels.

use crate::eval::{Evaluation, Value};
use crate::noise::Noise;
use crate::turn::{self, Plan, Plans, SearchLimits};
use rules::Game;
use vocab::Seat;

/// The strength of a greedy bot.
#[derive(Clone, Copy)]
pub(crate) struct GreedyConfig {
    /// The beam width of the search; 0 compares single decisions only.
    pub(crate) beam: usize,
    /// The greatest random error in the value of a plan.
    pub(crate) error: Value,
}

/// The most positions that one search evaluates.
const POSITIONS: usize = 4000;
/// The most plans that one search returns.
const PLANS: usize = 32;

/// The plans of the seat, best first. Their values include the random errors.
pub(crate) fn plans(
    game: &Game,
    seat: Seat,
    eval: &impl Evaluation,
    config: GreedyConfig,
    seed: u64,
) -> Plans {
    let mut plans = match config.beam {
        0 => turn::single_decisions(game, seat, eval),
        beam => turn::plans(game, seat, eval, SearchLimits { beam, positions: POSITIONS, plans: PLANS }),
    };
    let noise = Noise::new(seed).with(seat.index() as u64);
    let with_error = |at: usize, plan: &Plan| {
        let draw = noise.with(plan.worth as u64).with(at as u64);
        plan.worth.saturating_sub(draw.below(config.error as u32 + 1) as Value)
    };
    for at in 0..plans.list.len() {
        plans.list[at].worth = with_error(at, &plans.list[at]);
    }
    // The sort is stable, so plans of equal value stay in the order of the list.
    plans.list.sort_by_key(|plan| -plan.worth);
    plans
}
