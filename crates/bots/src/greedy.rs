//! The best turn for now: plans are made, judged, and the best one is begun.

use crate::judge::{Judge, Value};
use crate::maestro::Maestro;
use crate::noise::Noise;
use crate::sight::Sight;
use crate::sketch::Sketch;
use crate::turn::{self, Plan, Width};
use crate::weights::Weights;
use crate::{Budget, ahead};
use rules::{Game, Legal};

#[derive(Clone, Copy)]
pub(crate) enum Skill {
    Adagio,
    Andante,
    Allegro,
}

/// How much of its strength a skill uses.
struct Manner {
    /// Half-finished turns that are followed; none looks at one decision only.
    beam: usize,
    /// The greatest error in judging a plan.
    error: Value,
    /// Plans with which the next turn is tried.
    ahead: usize,
}

const ADAGIO: Manner = Manner { beam: 0, error: 900, ahead: 0 };
const ANDANTE: Manner = Manner { beam: 8, error: 1000, ahead: 0 };
const ALLEGRO: Manner = Manner { beam: 40, error: 0, ahead: 8 };

/// The choice that begins the best plan.
pub(crate) fn choose(skill: Skill, game: &Game, budget: Budget) -> Option<Legal> {
    match skill {
        Skill::Adagio => best(game, &Sketch, &ADAGIO, budget),
        Skill::Andante => best(game, &Maestro { weights: Weights::ANDANTE }, &ANDANTE, budget),
        Skill::Allegro => best(game, &Maestro { weights: Weights::ALLEGRO }, &ALLEGRO, budget),
    }
}

fn best(game: &Game, judge: &impl Judge, manner: &Manner, budget: Budget) -> Option<Legal> {
    let seat = game.to_act()?;
    let choices = turn::choices(game);
    if let [only] = choices[..] {
        return Some(only);
    }
    // A third for this turn, the rest for the next.
    let now = 4000;
    let mut plans = match manner.beam {
        0 => turn::steps(game, seat, judge),
        beam => turn::plans(game, seat, judge, Width { beam, positions: now, plans: 32 }),
    };
    let ahead = manner.ahead.min(2 * now / ahead::POSITIONS);
    if ahead > 1 && !Sight::new(game, seat).maintaining {
        plans.truncate(ahead);
        for plan in &mut plans {
            plan.worth = ahead::worth(&plan.end, seat, judge, budget.seed);
        }
    }
    let noise = Noise::new(budget.seed).with(seat.index() as u64);
    let felt = |at: usize, plan: &Plan| {
        let stirred = noise.with(plan.worth as u64).with(at as u64);
        plan.worth.saturating_sub(stirred.below(manner.error as u32 + 1) as Value)
    };
    // The first of the best, so that the order of the list decides between equals.
    let best = plans.iter().enumerate().rev().max_by_key(|(at, plan)| felt(*at, plan));
    best.map(|(_, plan)| plan.first)
}
