//! Tries out the best plans of a turn by simulation. All plans are played on in the same imagined worlds, and
//! better plans get more worlds.

use crate::Budget;
use crate::eval::{Context, Evaluation, VP, Value};
use crate::noise::Noise;
use crate::turn::{self, Plans};
use rules::{Game, Legal};
use vocab::{Prompt, Round, Seat, Viewer};

/// How many turns of the seat are simulated before the position is evaluated.
const AHEAD: u32 = 3;
/// How many worlds the first evaluation of a plan counts for.
const FIRST_WEIGHT: i64 = 2;

/// A plan that was tried out, with its expected result.
pub(crate) struct Tried {
    /// Its decisions.
    pub(crate) actions: Vec<Legal>,
    /// The final score.
    pub(crate) own: Value,
    /// The final lead over the best opponent.
    pub(crate) lead: Value,
}

/// A plan that is being tried out.
struct Trial {
    actions: Vec<Legal>,
    /// Its evaluation before any simulation.
    first_value: Value,
    /// Its result in each world.
    worlds: Vec<WorldResult>,
}

/// The result of a plan in one world.
#[derive(Clone, Copy)]
struct WorldResult {
    own: Value,
    lead: Value,
}

impl Trial {
    /// How much better this plan is than another, averaged over the worlds in which both were tried. Other
    /// worlds are ignored, because one plan may have met harder ones.
    fn gain(&self, other: &Trial, value: fn(&WorldResult) -> Value) -> i64 {
        let tried = self.worlds.iter().zip(&other.worlds);
        let count = tried.len() as i64 + FIRST_WEIGHT;
        let sum: i64 = tried.map(|(one, two)| i64::from(value(one)) - i64::from(value(two))).sum();
        (sum + FIRST_WEIGHT * (i64::from(self.first_value) - i64::from(other.first_value))) / count
    }

    /// The mean over its worlds, or the first evaluation if there are none.
    fn mean(&self, value: fn(&WorldResult) -> Value) -> i64 {
        match self.worlds.len() as i64 {
            0 => self.first_value.into(),
            count => self.worlds.iter().map(|result| i64::from(value(result))).sum::<i64>() / count,
        }
    }
}

/// Tries out the plans. Returns them best first, with the number of simulations.
pub(crate) fn try_out(
    game: &Game,
    seat: Seat,
    eval: &impl Evaluation,
    plans: &Plans,
    budget: Budget,
    stop: &mut dyn FnMut() -> bool,
) -> (Vec<Tried>, u32) {
    let trial =
        |plan: &turn::Plan| Trial { actions: plans.actions(plan), first_value: plan.worth, worlds: vec![] };
    let mut trials: Vec<Trial> = plans.list.iter().map(trial).collect();
    let mut worlds: Vec<Game> = vec![];
    let mut used = 0;
    let mut buffer = Vec::new();
    // Indexes into `trials`, best first. All trials are compared with the first one in `trials`.
    let mut order: Vec<usize> = (0..trials.len()).collect();
    let mut depth = 1;
    'all: while trials.len() > 1 {
        for (rank, at) in order.iter().copied().enumerate() {
            // The plan at rank 2n gets half as many worlds as the plan at rank n. So ranks 1, 2–3, 4–7 and so
            // on cost about the same.
            let target = if at == 0 { depth } else { (depth >> (rank + 1).ilog2()).max(1) };
            while trials[at].worlds.len() < target {
                if used >= budget.simulations || (used > 0 && stop()) {
                    break 'all;
                }
                let number = trials[at].worlds.len();
                if worlds.len() <= number {
                    worlds.push(
                        game.resample(Viewer::Seat(seat), &mut Noise::new(budget.seed).with(number as u64)),
                    );
                }
                let luck = Noise::new(budget.seed).with(!(number as u64));
                let result = roll_out(&worlds[number], seat, eval, &trials[at].actions, luck, &mut buffer);
                trials[at].worlds.push(result);
                used += 1;
            }
        }
        rank(&trials, &mut order);
        depth += 1 + depth / 2;
    }
    rank(&trials, &mut order);
    let tried = |trial: &Trial| {
        let expected = |value| (trials[0].mean(value) + trial.gain(&trials[0], value)) as Value;
        let (own, lead) = (expected(|result| result.own), expected(|result| result.lead));
        Tried { actions: trial.actions.clone(), own, lead }
    };
    (order.iter().map(|at| tried(&trials[*at])).collect(), used)
}

/// Sorts the indexes of the trials, best first.
fn rank(trials: &[Trial], order: &mut [usize]) {
    let Some(first) = trials.first() else { return };
    order.sort_by_key(|at| (-trials[*at].gain(first, |result| result.lead), *at));
}

/// Plays a plan in a world, then plays all seats quickly until the seat has had `AHEAD` more turns. A game in
/// its last round is played to the end.
fn roll_out(
    world: &Game,
    seat: Seat,
    eval: &impl Evaluation,
    plan: &[Legal],
    mut luck: Noise,
    buffer: &mut Vec<Legal>,
) -> WorldResult {
    let mut game = *world;
    for action in plan {
        game.play(*action, &mut luck, &mut ());
    }
    let mut turns = 0;
    while let Some(to_act) = game.to_act() {
        if to_act == seat && game.prompt() == Some(Prompt::Lay) {
            if turns >= AHEAD && game.round().index() + 1 < Round::COUNT {
                break;
            }
            turns += 1;
        }
        turn::play_quickly(&mut game, to_act, eval, &mut luck, buffer);
    }
    world_result(&game, seat, eval)
}

/// The expected final score and lead of a seat.
fn world_result(game: &Game, seat: Seat, eval: &impl Evaluation) -> WorldResult {
    let standing = |seat: Seat| match game.is_soloist(seat) {
        true => Value::from(game.projected(seat).total()) * VP,
        false => eval.final_score(&Context::new(game, seat)),
    };
    let own = standing(seat);
    let others = game.seats().filter(|other| *other != seat);
    let best = others.map(standing).max().unwrap_or(0);
    WorldResult { own, lead: own - best }
}
