//! The best turn for now: plans are made, judged, and the best one is begun.

use crate::judge::{Judge, Value};
use crate::maestro::Maestro;
use crate::noise::Noise;
use crate::sketch::Sketch;
use crate::turn::{self, Plan, Width};
use crate::weights::Weights;
use crate::{Budget, Skill};
use rules::{Game, Legal};

/// How much of its strength a skill uses.
struct Manner {
    /// Half-finished turns that are followed.
    beam: usize,
    /// The greatest error in judging a plan.
    error: Value,
}

const ADAGIO: Manner = Manner { beam: 0, error: 900 };
const ANDANTE: Manner = Manner { beam: 12, error: 400 };
const ALLEGRO: Manner = Manner { beam: 40, error: 0 };

/// The choice that begins the best plan.
pub(crate) fn choose(skill: Skill, game: &Game, budget: Budget) -> Option<Legal> {
    match skill {
        Skill::Adagio => best(game, &Sketch, &ADAGIO, budget),
        Skill::Andante => best(game, &Sketch, &ANDANTE, budget),
        Skill::Allegro => best(game, &Maestro { weights: Weights::ALLEGRO }, &ALLEGRO, budget),
    }
}

fn best(game: &Game, judge: &impl Judge, manner: &Manner, budget: Budget) -> Option<Legal> {
    let seat = game.to_act()?;
    let choices = turn::choices(game);
    if let [only] = choices[..] {
        return Some(only);
    }
    let plans = match manner.beam {
        0 => turn::steps(game, seat, judge),
        beam => turn::plans(game, seat, judge, Width { beam, positions: budget.simulations as usize }),
    };
    let noise = Noise::new(budget.seed).with(seat.index() as u64);
    let felt = |at: usize, plan: &Plan| {
        let stirred = noise.with(plan.worth as u64).with(at as u64);
        plan.worth.saturating_sub(stirred.below(manner.error as u32 + 1) as Value)
    };
    // The first of the best, so that the order of the list decides between equals.
    let best = plans.iter().enumerate().rev().max_by_key(|(at, plan)| felt(*at, plan));
    best.map(|(_, plan)| plan.first)
}
