//! The doors: a view goes in, an action comes out, or all that was thought about it.

use crate::flat::{self, Tried};
use crate::greedy::{self, Manner};
use crate::judge::{Judge, VP, Value};
use crate::maestro::Maestro;
use crate::sight::Sight;
use crate::sketch::Sketch;
use crate::turn::{self, Plan, Width};
use crate::weights::Weights;
use crate::{Bot, Budget, Tempo, ismcts, random};
use edition::Edition;
use rules::{Game, Legal, Seed};
use vocab::{Action, Seat, View, Viewer};

const ADAGIO: Manner = Manner { beam: 0, error: 900 };
const ANDANTE: Manner = Manner { beam: 8, error: 1000 };
const MODERATO: Manner = Manner { beam: 8, error: 2000 };
const GREEDY: Manner = Manner { beam: 40, error: 0 };
/// How plans are found that are tried out.
const TRIED: Width = Width { beam: 24, positions: 2500, plans: 24 };

/// What came of thinking about a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The best action. It is legal in every game that looks like the view.
    pub action: Action,
    /// The best whole turns that were found, best first; the first one begins with the action.
    pub turns: Vec<Advice>,
    /// How often it was tried out what comes next.
    pub simulations: u32,
}

/// A whole turn, and what may come of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// What to do, one decision after the other, to the end of the turn.
    pub actions: Vec<Action>,
    /// The final score that is expected, in thousandths of a VP.
    pub vp: i32,
    /// The final lead over the best of the others that is expected, in thousandths of a VP.
    pub lead: i32,
}

/// What the bot does in the seat that looks at the table; nothing if that seat is not to act.
///
/// # Examples
/// ```
/// use bots::{Bot, Budget, choose};
/// use rules::{Game, Seed, Setup};
/// use vocab::Viewer;
/// let luck = &mut Seed::from_number(1).dice(0);
/// let game = Game::deal(&Setup::players(2), edition::Edition::vienna(), luck, &mut ()).unwrap();
/// let seat = game.to_act().unwrap();
/// let budget = Budget::of(Bot::Random, 1791);
/// let action = choose(Bot::Random, &game.view(Viewer::Seat(seat)), game.edition(), budget);
/// assert!(game.check(seat, action.unwrap()).is_ok());
/// ```
pub fn choose(bot: Bot, view: &View, edition: &'static Edition, budget: Budget) -> Option<Action> {
    think(bot, view, edition, budget, &mut || false).map(|thought| thought.action)
}

/// Thinks until the budget is used up or `stop` says so; it is asked again and again, about every millisecond or
/// more often. Whenever it is stopped, there is an answer.
pub fn think(
    bot: Bot,
    view: &View,
    edition: &'static Edition,
    budget: Budget,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Thought> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    let game = Game::imagine(view, edition, &mut Seed::from_number(budget.seed).dice(0));
    if game.to_act() != Some(seat) {
        return None;
    }
    let maestro = |weights, lean| Maestro::new(edition, weights, lean);
    Some(match bot {
        Bot::Random => Thought::of(&game, seat, random::choose(&game, seat, budget.seed)?),
        Bot::Ismcts => ismcts::think(&game, seat, budget, stop)?,
        Bot::Level(Tempo::Adagio) => weigh(&game, seat, &Sketch, ADAGIO, budget)?,
        Bot::Level(Tempo::Andante) => weigh(&game, seat, &maestro(Weights::ANDANTE, None), ANDANTE, budget)?,
        Bot::Level(Tempo::Moderato) => {
            weigh(&game, seat, &maestro(Weights::ALLEGRO, None), MODERATO, budget)?
        }
        Bot::Level(Tempo::Allegro) => weigh(&game, seat, &maestro(Weights::ALLEGRO, None), GREEDY, budget)?,
        Bot::Greedy(lean) => weigh(&game, seat, &maestro(Weights::ALLEGRO, lean), GREEDY, budget)?,
        Bot::Flat(lean) => try_out(&game, seat, &maestro(Weights::ALLEGRO, lean), budget, stop)?,
        Bot::Level(Tempo::Vivace | Tempo::Presto) => {
            try_out(&game, seat, &maestro(Weights::ALLEGRO, None), budget, stop)?
        }
    })
}

impl Thought {
    /// An action that nothing more is thought about.
    pub(crate) fn of(game: &Game, seat: Seat, legal: Legal) -> Thought {
        let vp = Value::from(game.projected(seat).total()) * VP;
        let turns = vec![Advice { actions: vec![legal.action()], vp, lead: vp - best_of_others(game, seat) }];
        Thought { action: legal.action(), turns, simulations: 0 }
    }
}

/// How many turns are told.
const TOLD: usize = 3;

/// Weighs whole turns and takes the best.
fn weigh(game: &Game, seat: Seat, judge: &impl Judge, manner: Manner, budget: Budget) -> Option<Thought> {
    let plans = greedy::plans(game, seat, judge, manner, budget.seed);
    let others = best_of_others(game, seat);
    let advice = |plan: &Plan| {
        let actions = plans.actions(plan).into_iter().map(Legal::action).collect();
        let vp = judge.standing(&Sight::new(&plan.end, seat));
        Advice { actions, vp, lead: vp - others }
    };
    let action = plans.list.first()?.first.action();
    Some(Thought { action, turns: plans.list.iter().take(TOLD).map(advice).collect(), simulations: 0 })
}

/// Weighs whole turns and tries the best of them out.
fn try_out(
    game: &Game,
    seat: Seat,
    judge: &impl Judge,
    budget: Budget,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Thought> {
    let plans = turn::plans(game, seat, judge, TRIED);
    let (tried, simulations) = flat::try_out(game, seat, judge, &plans, budget, stop);
    let others = best_of_others(game, seat);
    let advice = |tried: &Tried| {
        let actions = tried.actions.iter().map(|legal| legal.action()).collect();
        // Nothing is tried out where there is no choice.
        let lead = if simulations == 0 { tried.own - others } else { tried.lead };
        Advice { actions, vp: tried.own, lead }
    };
    let action = tried.first()?.actions.first()?.action();
    Some(Thought { action, turns: tried.iter().take(TOLD).map(advice).collect(), simulations })
}

/// Where the best of the others stands now.
fn best_of_others(game: &Game, seat: Seat) -> Value {
    let others = game.seats().filter(|other| *other != seat);
    others.map(|other| Value::from(game.projected(other).total()) * VP).max().unwrap_or(0)
}
