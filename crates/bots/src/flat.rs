//! The best turns for now, tried out: each is played on in imagined worlds, the same for all, and the better a turn
//! does the more worlds it is given.

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

/// A plan on trial.
pub(crate) struct Trial {
    /// Its decisions.
    pub(crate) actions: Vec<Legal>,
    /// What was thought of it before.
    opinion: Value,
    /// How it did in each world.
    worlds: Vec<Outcome>,
}

/// What came of a plan in a world.
#[derive(Clone, Copy, Default)]
pub(crate) struct Outcome {
    /// The expected final score.
    pub(crate) own: Value,
    /// The expected lead.
    pub(crate) lead: Value,
}

impl Trial {
    /// How much better than the first plan, in the worlds that both were tried in.
    fn gain(&self, first: &[Outcome], opinion: Value) -> i64 {
        let tried =
            self.worlds.iter().zip(first).map(|(one, other)| i64::from(one.lead) - i64::from(other.lead));
        let sum: i64 = tried.sum::<i64>() + FIRST_OPINION * (i64::from(self.opinion) - i64::from(opinion));
        sum / (self.worlds.len() as i64 + FIRST_OPINION)
    }

    /// The mean over all worlds that the first plan was tried in.
    pub(crate) fn expected(&self) -> Outcome {
        let count = self.worlds.len().max(1) as i64;
        let mean = |value: fn(&Outcome) -> Value| {
            (self.worlds.iter().map(|outcome| i64::from(value(outcome))).sum::<i64>() / count) as Value
        };
        Outcome { own: mean(|outcome| outcome.own), lead: mean(|outcome| outcome.lead) }
    }
}

/// Tries the plans out and returns them, best first, with how many roll-outs it took.
pub(crate) fn try_out(
    game: &Game,
    seat: Seat,
    judge: &impl Judge,
    plans: &Plans,
    (seed, simulations): (u64, u32),
    stop: &mut dyn FnMut() -> bool,
) -> (Vec<Trial>, u32) {
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
        for rank in 0..order.len() {
            // A rank twice as low is given half as many worlds: so every generation costs the same.
            let target = (depth >> (rank + 1).ilog2()).max(usize::from(depth > 0));
            let at = order[rank];
            let target = if at == 0 { depth } else { target };
            while trials[at].worlds.len() < target {
                if used >= simulations || (used > 0 && stop()) {
                    break 'all;
                }
                let number = trials[at].worlds.len();
                if worlds.len() <= number {
                    worlds.push(game.resample(Viewer::Seat(seat), &mut Noise::new(seed).with(number as u64)));
                }
                let luck = Noise::new(seed).with(!(number as u64));
                let outcome = roll_out(&worlds[number], seat, judge, &trials[at].actions, luck, &mut buffer);
                trials[at].worlds.push(outcome);
                used += 1;
            }
        }
        rank(&trials, &mut order);
        depth += 1 + depth / 2;
    }
    rank(&trials, &mut order);
    let mut sorted: Vec<Option<Trial>> = trials.into_iter().map(Some).collect();
    (order.into_iter().filter_map(|at| sorted[at].take()).collect(), used)
}

/// Puts the best first.
fn rank(trials: &[Trial], order: &mut [usize]) {
    let Some(first) = trials.first() else { return };
    order.sort_by_key(|at| (-trials[*at].gain(&first.worlds, first.opinion), *at));
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
