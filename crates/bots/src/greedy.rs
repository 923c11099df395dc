//! The best turn for now: plans are made, judged, and the best one is begun.

use crate::judge::{Judge, Value};
use crate::noise::Noise;
use crate::turn::{self, Plan, Plans, Width};
use rules::Game;
use vocab::Seat;

/// How much of its strength a bot uses.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    /// Half-finished turns that are followed; none looks at one decision only.
    pub(crate) beam: usize,
    /// The greatest error in judging a plan.
    pub(crate) error: Value,
}

/// Positions judged for a plan, at most.
const POSITIONS: usize = 4000;
/// Plans that are compared.
const PLANS: usize = 32;

/// The plans as the bot feels about them, best first.
pub(crate) fn plans(game: &Game, seat: Seat, judge: &impl Judge, manner: Manner, seed: u64) -> Plans {
    let mut plans = match manner.beam {
        0 => turn::steps(game, seat, judge),
        beam => turn::plans(game, seat, judge, Width { beam, positions: POSITIONS, plans: PLANS }),
    };
    let noise = Noise::new(seed).with(seat.index() as u64);
    let felt = |at: usize, plan: &Plan| {
        let stirred = noise.with(plan.worth as u64).with(at as u64);
        plan.worth.saturating_sub(stirred.below(manner.error as u32 + 1) as Value)
    };
    for at in 0..plans.list.len() {
        plans.list[at].worth = felt(at, &plans.list[at]);
    }
    // Stable: the order of the list decides between equals.
    plans.list.sort_by_key(|plan| -plan.worth);
    plans
}
