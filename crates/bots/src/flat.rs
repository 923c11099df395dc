//! The best turns for now, tried out: each is played on in imagined worlds, the same for all, and the better a turn
//! does the more worlds it is given.

use crate::Budget;
use crate::judge::{Judge, VP, Value};
use crate::noise::Noise;
use crate::sight::Sight;
use crate::turn::{self, Plans};
use rules::{Game, Legal};
use vocab::{Prompt, Round, Seat, Viewer};

/// Own turns that are played on before the position is judged.
const AHEAD: u32 = 3;
/// Worlds that the first opinion of a plan counts for.
const FIRST_OPINION: i64 = 2;

/// A plan that was tried out, and what may be expected of it.
pub(crate) struct Tried {
    /// Its decisions.
    pub(crate) actions: Vec<Legal>,
    /// The final score.
    pub(crate) own: Value,
    /// The final lead over the best of the others.
    pub(crate) lead: Value,
}

/// A plan on trial.
struct Trial {
    actions: Vec<Legal>,
    /// What was thought of it before.
    opinion: Value,
    /// How it did in each world.
    worlds: Vec<Outcome>,
}

/// What came of a plan in a world.
#[derive(Clone, Copy)]
struct Outcome {
    own: Value,
    lead: Value,
}

impl Trial {
    /// How much better than another plan, on average over the worlds that both were tried in: so a plan is never
    /// blamed for hard worlds that the other did not meet.
    fn gain(&self, other: &Trial, value: fn(&Outcome) -> Value) -> i64 {
        let tried = self.worlds.iter().zip(&other.worlds);
        let count = tried.len() as i64 + FIRST_OPINION;
        let sum: i64 = tried.map(|(one, two)| i64::from(value(one)) - i64::from(value(two))).sum();
        (sum + FIRST_OPINION * (i64::from(self.opinion) - i64::from(other.opinion))) / count
    }

    /// The mean over its worlds; without any, what was thought before.
    fn mean(&self, value: fn(&Outcome) -> Value) -> i64 {
        match self.worlds.len() as i64 {
            0 => self.opinion.into(),
            count => self.worlds.iter().map(|outcome| i64::from(value(outcome))).sum::<i64>() / count,
        }
    }
}

/// Tries the plans out and returns them, best first, with how many roll-outs it took.
pub(crate) fn try_out(
    game: &Game,
    seat: Seat,
    judge: &impl Judge,
    plans: &Plans,
    budget: Budget,
    stop: &mut dyn FnMut() -> bool,
) -> (Vec<Tried>, u32) {
    let trial =
        |plan: &turn::Plan| Trial { actions: plans.actions(plan), opinion: plan.worth, worlds: vec![] };
    let mut trials: Vec<Trial> = plans.list.iter().map(trial).collect();
    let mut worlds: Vec<Game> = vec![];
    let mut used = 0;
    let mut buffer = Vec::new();
    // The order of the trials, best first. The first of the list is the measure for the others.
    let mut order: Vec<usize> = (0..trials.len()).collect();
    let mut depth = 1;
    'all: while trials.len() > 1 {
        for (rank, at) in order.iter().copied().enumerate() {
            // A rank twice as low is given half as many worlds, so all ranks of a generation cost the same.
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
                let outcome = roll_out(&worlds[number], seat, judge, &trials[at].actions, luck, &mut buffer);
                trials[at].worlds.push(outcome);
                used += 1;
            }
        }
        rank(&trials, &mut order);
        depth += 1 + depth / 2;
    }
    rank(&trials, &mut order);
    let tried = |trial: &Trial| {
        let expected = |value| (trials[0].mean(value) + trial.gain(&trials[0], value)) as Value;
        let (own, lead) = (expected(|outcome| outcome.own), expected(|outcome| outcome.lead));
        Tried { actions: trial.actions.clone(), own, lead }
    };
    (order.iter().map(|at| tried(&trials[*at])).collect(), used)
}

/// Puts the best first.
fn rank(trials: &[Trial], order: &mut [usize]) {
    let Some(first) = trials.first() else { return };
    order.sort_by_key(|at| (-trials[*at].gain(first, |outcome| outcome.lead), *at));
}

/// Plays a plan in a world, then everybody quickly, until the seat has had its turns; the last round to the end.
fn roll_out(
    world: &Game,
    seat: Seat,
    judge: &impl Judge,
    plan: &[Legal],
    mut luck: Noise,
    buffer: &mut Vec<Legal>,
) -> Outcome {
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
        turn::play_quickly(&mut game, to_act, judge, &mut luck, buffer);
    }
    outcome(&game, seat, judge)
}

/// Where a seat stands.
fn outcome(game: &Game, seat: Seat, judge: &impl Judge) -> Outcome {
    let standing = |seat: Seat| match game.is_soloist(seat) {
        true => Value::from(game.projected(seat).total()) * VP,
        false => judge.standing(&Sight::new(game, seat)),
    };
    let own = standing(seat);
    let others = game.seats().filter(|other| *other != seat);
    let best = others.map(standing).max().unwrap_or(0);
    Outcome { own, lead: own - best }
}
