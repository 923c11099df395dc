//! Plays games of the net against itself and turns them into samples.

use crate::dice::Dice;
use crate::trainer::Recipe;
use bots::net::{Features, Judge, Judgement, LINES, Net, SourceLine, Turn, win_share};
use edition::Edition;
use rules::{Game, Setup};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use vocab::{Level, Seat};

/// A kind of game to learn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameKind {
    /// A game of two to four players.
    Players(u8),
    /// A game against the Soloist.
    Solo(Level),
}

/// Kinds of games out of a hundred.
const MIX: [(u64, GameKind); 6] = [
    (60, GameKind::Players(2)),
    (67, GameKind::Players(3)),
    (79, GameKind::Players(4)),
    (82, GameKind::Solo(Level::Easy)),
    (86, GameKind::Solo(Level::Middle)),
    (100, GameKind::Solo(Level::Difficult)),
];

/// A position at the end of a turn, and what it should be judged.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sample {
    pub(crate) features: Features,
    /// What the net corrects, in VP.
    pub(crate) start: Target,
    /// How much the logarithm of the odds changes for each VP of lead.
    pub(crate) slope: f32,
    pub(crate) target: Target,
    /// VP by source at the end of the game.
    pub(crate) sources: [f32; LINES],
}

/// Lead and own score in VP, and the chance of winning.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Target {
    pub(crate) lead: f32,
    pub(crate) own: f32,
    pub(crate) win: f32,
}

impl From<Judgement> for Target {
    fn from(judgement: Judgement) -> Target {
        let thousandths = |value: i32| value as f32 / 1000.0;
        Target {
            lead: thousandths(judgement.lead),
            own: thousandths(judgement.own),
            win: thousandths(win_share(judgement.win)),
        }
    }
}

impl Target {
    /// This one, with a share of another.
    fn mixed(self, other: Target, share: f32) -> Target {
        let mix = |one: f32, other: f32| one + (other - one) * share;
        Target {
            lead: mix(self.lead, other.lead),
            own: mix(self.own, other.own),
            win: mix(self.win, other.win),
        }
    }
}

/// A turn that was played in a game.
struct Step {
    seat: Seat,
    sample: Sample,
    /// What the net expected of the turn that was played, and of the best turn.
    played: Target,
    best: Target,
    explored: bool,
}

/// Who plays the games of a training.
#[derive(Clone, Copy)]
pub(crate) struct Players<'a> {
    /// The net that learns.
    pub(crate) net: &'a Net,
    /// A net that does not learn and plays all other seats; without it the net plays against itself.
    pub(crate) rival: Option<&'a Net>,
}

/// Plays the games with these numbers. The samples are in the order of the numbers.
pub(crate) fn play_games(
    players: Players<'_>,
    edition: &'static Edition,
    recipe: &Recipe,
    numbers: std::ops::Range<u64>,
    threads: usize,
) -> Vec<Vec<Sample>> {
    let next = AtomicUsize::new(0);
    let count = (numbers.end - numbers.start) as usize;
    let (hand_over, games) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let (hand_over, next, from) = (hand_over.clone(), &next, numbers.start);
            scope.spawn(move || {
                let mut judge = Judge::new(players.net, edition);
                let mut rival = players.rival.map(|rival| Judge::new(rival, edition));
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    if at >= count {
                        return;
                    }
                    let samples = play_game(&mut judge, rival.as_mut(), edition, recipe, from + at as u64);
                    if hand_over.send((at, samples)).is_err() {
                        return;
                    }
                }
            });
        }
    });
    drop(hand_over);
    let mut all = vec![vec![]; count];
    games.into_iter().for_each(|(at, samples)| all[at] = samples);
    all
}

impl GameKind {
    fn of(dice: &mut Dice) -> GameKind {
        let draw = dice.next() % 100;
        MIX.iter().find(|(below, _)| draw < *below).map_or(GameKind::Players(2), |(_, kind)| *kind)
    }

    /// How such a game is set up.
    pub fn setup(self) -> Setup {
        match self {
            GameKind::Players(players) => Setup::players(players),
            GameKind::Solo(level) => Setup::solo(level),
        }
    }
}

fn play_game(
    judge: &mut Judge<'_>,
    mut rival: Option<&mut Judge<'_>>,
    edition: &'static Edition,
    recipe: &Recipe,
    number: u64,
) -> Vec<Sample> {
    let mut dice = Dice::new(recipe.seed, number);
    let mixed = GameKind::of(&mut dice);
    let setup = if rival.is_some() { Setup::players(2) } else { mixed.setup() };
    let learner = (number % 2) as usize;
    let Ok(mut game) = Game::deal(&setup, edition, &mut dice, &mut ()) else { return vec![] };
    let mut steps = vec![];
    while let Some(seat) = game.to_act() {
        if game.in_maintenance() {
            let Some(choice) = judge.by_hand(&game, seat) else { break };
            game.play(choice, &mut dice, &mut ());
            continue;
        }
        if let Some(rival) = rival.as_deref_mut().filter(|_| seat.index() != learner) {
            let actions = rival.whole_turn(&game, seat, recipe.limits);
            actions.into_iter().for_each(|legal| game.play(legal, &mut dice, &mut ()));
            continue;
        }
        let turns = judge.turns(&game, seat, recipe.limits, |judgement| recipe.worth(judgement));
        let (Some(chosen), Some(best)) = (explore(&turns, recipe, &mut dice), turns.first()) else { break };
        let turn = &turns[chosen];
        steps.push(Step {
            seat,
            sample: sample(judge, turn, seat),
            played: turn.judgement.into(),
            best: best.judgement.into(),
            explored: chosen > 0,
        });
        for legal in &turn.actions {
            let Ok(legal) = game.check(seat, legal.action()) else { break };
            game.play(legal, &mut dice, &mut ());
        }
    }
    targets(&game, steps, recipe.lambda)
}

/// The index of the turn to play: mostly the best, sometimes one of the others, better ones more often.
fn explore(turns: &[Turn], recipe: &Recipe, dice: &mut Dice) -> Option<usize> {
    let best = recipe.worth(&turns.first()?.judgement);
    if dice.share() >= recipe.exploration {
        return Some(0);
    }
    let weight = |turn: &Turn| ((recipe.worth(&turn.judgement) - best) as f32 / recipe.temperature).exp();
    let mut left = dice.share() * turns.iter().map(weight).sum::<f32>();
    for (at, turn) in turns.iter().enumerate() {
        left -= weight(turn);
        if left < 0.0 {
            return Some(at);
        }
    }
    Some(0)
}

/// The end of the turn as a sample without a target.
fn sample(judge: &mut Judge<'_>, turn: &Turn, seat: Seat) -> Sample {
    let (lead, own) = judge.starting_point(&turn.end, seat);
    Sample {
        features: judge.features(&turn.end, seat),
        start: Target { lead: lead as f32 / 1000.0, own: own as f32 / 1000.0, win: 0.0 },
        slope: Judge::slope(&turn.end, seat) as f32 / 1000.0,
        target: Target::default(),
        sources: [0.0; LINES],
    }
}

/// Sets the targets: the result of the game for the last turn of each seat, and for each other turn a mixture of what
/// the net expected one turn later and the target of that turn. An explored turn says nothing about the turns before
/// it, so there the best turn counts.
fn targets(game: &Game, mut steps: Vec<Step>, lambda: f32) -> Vec<Sample> {
    for seat in game.seats() {
        let result = result(game, seat);
        let mut target = result;
        let mut sources = [0.0; LINES];
        for (line, vp) in game.score(seat).iter() {
            sources[SourceLine::of(line)] += f32::from(vp);
        }
        for step in steps.iter_mut().rev().filter(|step| step.seat == seat) {
            (step.sample.target, step.sample.sources) = (target, sources);
            target = if step.explored { step.best } else { step.played.mixed(target, lambda) };
        }
    }
    steps.into_iter().map(|step| step.sample).collect()
}

/// How the game ended for a seat.
fn result(game: &Game, seat: Seat) -> Target {
    let total = |seat: Seat| f32::from(game.score(seat).total());
    let best = game.seats().filter(|other| *other != seat).map(total).fold(0.0, f32::max);
    let standings = game.standings();
    let winners = standings.iter().filter(|standing| standing.place == 1);
    let won = winners.clone().any(|standing| standing.seat == seat);
    let win = if won { 1.0 / winners.count() as f32 } else { 0.0 };
    Target { lead: total(seat) - best, own: total(seat), win }
}
