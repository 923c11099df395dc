//! Tries out the turns that the net judges best: all of them in the same imagined worlds, cut short by the net.

use crate::Budget;
use crate::eval::{VP, Value};
use crate::net::judge::{Judge, Judgement, Turn, TurnLimits, win_share};
use crate::noise::Noise;
use rules::{Game, Legal};
use vocab::{Action, Seat, Viewer};

/// Turns that are tried out.
const CANDIDATES: usize = 12;
/// How many worlds the first judgement of a turn counts for.
pub(crate) const FIRST_WEIGHT: i64 = 4;
/// The search for turns in imagined worlds: narrow, because there are many.
const QUICK: TurnLimits = TurnLimits { beam: 3, positions: 160, turns: 8 };

/// A turn that was tried out.
pub(crate) struct Tried {
    pub(crate) turn: Turn,
    /// What the worlds say of it, in the order of the worlds.
    worlds: Vec<Judgement>,
}

/// What a turn is chosen by: the lead, and the share of winning.
pub(crate) fn worth(judgement: &Judgement) -> Value {
    judgement.lead
}

impl Tried {
    /// How much better this turn is than another, over the worlds in which both were tried, with their first
    /// judgements.
    fn gain(&self, other: &Tried) -> i64 {
        let pairs = self.worlds.iter().zip(&other.worlds);
        let count = pairs.len() as i64 + FIRST_WEIGHT;
        let difference = |one: &Judgement, two: &Judgement| i64::from(worth(one)) - i64::from(worth(two));
        let sum: i64 = pairs.map(|(one, two)| difference(one, two)).sum();
        (sum + FIRST_WEIGHT * difference(&self.turn.judgement, &other.turn.judgement)) / count
    }

    /// The expected value of a figure.
    fn mean(&self, figure: impl Fn(&Judgement) -> Value) -> Value {
        let first = i64::from(figure(&self.turn.judgement)) * FIRST_WEIGHT;
        let sum: i64 = self.worlds.iter().map(|judgement| i64::from(figure(judgement))).sum();
        ((sum + first) / (self.worlds.len() as i64 + FIRST_WEIGHT)) as Value
    }

    /// What is expected of the turn after all worlds.
    pub(crate) fn judgement(&self) -> Judgement {
        Judgement {
            lead: self.mean(|judgement| judgement.lead),
            own: self.mean(|judgement| judgement.own),
            win: self.mean(|judgement| judgement.win),
        }
    }

    /// The expected share of winning, in thousandths.
    pub(crate) fn share(&self) -> Value {
        self.mean(|judgement| win_share(judgement.win))
    }

    /// The standard error of the lead over the worlds, in thousandths of a VP.
    pub(crate) fn error(&self) -> Value {
        let count = self.worlds.len() as i64;
        if count < 2 {
            return 0;
        }
        let mean = self.worlds.iter().map(|world| i64::from(world.lead)).sum::<i64>() / count;
        let squares = self.worlds.iter().map(|world| (i64::from(world.lead) - mean).pow(2)).sum::<i64>();
        (squares / (count * (count - 1))).isqrt() as Value
    }
}

/// Tries out the best turns. Returns them best first, with the number of simulations. Half of the turns are dropped
/// after each round, and each round has the same number of simulations (sequential halving).
pub(crate) fn try_out(
    judge: &mut Judge<'_>,
    game: &Game,
    seat: Seat,
    mut turns: Vec<Turn>,
    budget: Budget,
    stop: &mut dyn FnMut() -> bool,
) -> (Vec<Tried>, u32) {
    turns.truncate(CANDIDATES);
    let mut tried: Vec<Tried> = turns.into_iter().map(|turn| Tried { turn, worlds: vec![] }).collect();
    let rounds = tried.len().max(2).ilog2() + 1;
    let mut used = 0;
    let mut left = tried.len();
    // Without a limit the rounds get longer until time is up.
    let a_round = if budget.simulations == u32::MAX { 96 } else { (budget.simulations / rounds).max(1) };
    'all: while left > 1 {
        let more = (a_round as usize / left).max(1);
        let target = tried[0].worlds.len() + more;
        for number in tried[0].worlds.len()..target {
            let noise = Noise::new(budget.seed).with(number as u64);
            let world = game.resample(Viewer::Seat(seat), &mut noise.with(1));
            for candidate in &mut tried[..left] {
                if used >= budget.simulations || stop() {
                    break 'all;
                }
                let result = simulate(judge, &world, seat, &candidate.turn.actions, noise.with(2));
                candidate.worlds.push(result);
                used += 1;
            }
        }
        rank(&mut tried[..left]);
        left = if left > 2 {
            left.div_ceil(2)
        } else if budget.simulations == u32::MAX {
            2
        } else {
            1
        };
    }
    // Turns with the same number of worlds are compared.
    let full = tried.iter().map(|tried| tried.worlds.len()).max().unwrap_or(0);
    let ranked = tried.iter().take_while(|tried| tried.worlds.len() + 1 >= full).count();
    rank(&mut tried[..ranked]);
    (tried, used)
}

/// Sorts by the gain over the first turn, best first.
fn rank(tried: &mut [Tried]) {
    let Some((first, _)) = tried.split_first() else { return };
    let mut keys: Vec<(i64, usize)> =
        tried.iter().enumerate().map(|(at, turn)| (-turn.gain(first), at)).collect();
    keys.sort_unstable();
    // Applies the order in place.
    let mut order: Vec<usize> = keys.into_iter().map(|(_, at)| at).collect();
    for at in 0..order.len() {
        while order[at] < at {
            order[at] = order[order[at]];
        }
        tried.swap(at, order[at]);
    }
}

/// Tries two turns out in the same imagined worlds, and returns what each world says of both. The worlds are other ones
/// than those in which the turns of this seed were chosen. None if it is stopped.
pub(crate) fn compare(
    judge: &mut Judge<'_>,
    game: &Game,
    seat: Seat,
    turns: [&Turn; 2],
    (worlds, seed): (u32, u64),
    stop: &mut dyn FnMut() -> bool,
) -> Option<Vec<[Judgement; 2]>> {
    let mut results = vec![];
    for number in 0..worlds {
        let noise = Noise::new(seed).with(!u64::from(number));
        let world = game.resample(Viewer::Seat(seat), &mut noise.with(1));
        let mut judgements = [Judgement::default(); 2];
        for (judgement, turn) in judgements.iter_mut().zip(turns) {
            if stop() {
                return None;
            }
            *judgement = simulate(judge, &world, seat, &turn.actions, noise.with(2));
        }
        results.push(judgements);
    }
    Some(results)
}

/// Plays a turn in a world, then the turns of all others, then the next turn of the seat, and judges its end. The last
/// turn of a game is judged by the final score.
pub(crate) fn simulate(
    judge: &mut Judge<'_>,
    world: &Game,
    seat: Seat,
    actions: &[Legal],
    mut luck: Noise,
) -> Judgement {
    let mut game = *world;
    for legal in actions {
        game.play(*legal, &mut luck, &mut ());
    }
    play_on(judge, game, seat, luck)
}

/// Plays the first decisions of a turn in a world, as far as that world allows them, and the rest of the turn as the
/// net judges best; then plays on as for a whole turn.
pub(crate) fn simulate_begun(
    judge: &mut Judge<'_>,
    world: &Game,
    seat: Seat,
    begun: &[Action],
    mut luck: Noise,
) -> Judgement {
    let mut game = *world;
    let this_turn = (game.round(), game.turn());
    for action in begun {
        let Ok(legal) = game.check(seat, *action) else { break };
        game.play(legal, &mut luck, &mut ());
    }
    while game.to_act() == Some(seat) && (game.round(), game.turn()) == this_turn && !game.in_maintenance() {
        let turns = judge.turns(&game, seat, QUICK, worth);
        let Some(best) = turns.first() else { break };
        for legal in &best.actions {
            game.play(*legal, &mut luck, &mut ());
        }
    }
    play_on(judge, game, seat, luck)
}

/// Plays the turns of all others, then the next turn of the seat, and judges its end.
fn play_on(judge: &mut Judge<'_>, mut game: Game, seat: Seat, mut luck: Noise) -> Judgement {
    while let Some(to_act) = game.to_act() {
        if game.in_maintenance() {
            let Some(choice) = judge.by_hand(&game, to_act) else { break };
            game.play(choice, &mut luck, &mut ());
            continue;
        }
        let turns = judge.turns(&game, to_act, QUICK, worth);
        let Some(best) = turns.first() else { break };
        if to_act == seat {
            return best.judgement;
        }
        for legal in &best.actions {
            game.play(*legal, &mut luck, &mut ());
        }
    }
    ended(&game, seat)
}

/// The judgement of a game that is over.
fn ended(game: &Game, seat: Seat) -> Judgement {
    let total = |seat: Seat| Value::from(game.score(seat).total()) * VP;
    let best = game.seats().filter(|other| *other != seat).map(total).max().unwrap_or(0);
    let won = game.standings().iter().any(|standing| standing.seat == seat && standing.place == 1);
    Judgement { lead: total(seat) - best, own: total(seat), win: if won { 6000 } else { -6000 } }
}
