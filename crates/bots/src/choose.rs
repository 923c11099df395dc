//! The interface of the crate: takes a view and returns an action, or the action with the reasoning behind
//! it.

use crate::eval::{Context, Evaluation, Tuned, VP, Value, Weights};
use crate::flat::{self, Tried};
use crate::level::Insight;
use crate::net::{Judge, Net, NetRole, SourceLine, TurnLimits, search};
use crate::turn::{self, Plan, SearchLimits};
use crate::{Bot, Budget, Tempo, ismcts, random};
use edition::Edition;
use rules::{Game, Legal, Seed};
use std::borrow::Cow;
use vocab::{Action, ScoreLine, Seat, View, Viewer};

/// The limits of the search for turns of `greedy`.
const GREEDY: SearchLimits = SearchLimits { beam: 40, positions: 4000, plans: 32 };
/// The limits of the search for plans to try out.
const TRIED: SearchLimits = SearchLimits { beam: 24, positions: 2500, plans: 24 };

/// The limits of the search for turns that a net judges.
const JUDGED: TurnLimits = TurnLimits { beam: 24, positions: 2500, turns: 48 };

/// The result of thinking about a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The best action. It is legal in every game that fits the view.
    pub action: Action,
    /// The best turns found, best first. The first one begins with the action.
    pub turns: Vec<Advice>,
    /// How many simulations were run.
    pub simulations: u32,
}

/// A whole turn and its expected result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// The decisions of the turn, in order.
    pub actions: Vec<Action>,
    /// The expected final score, in thousandths of a VP.
    pub vp: i32,
    /// The expected final lead over the best opponent, in thousandths of a VP.
    pub lead: i32,
    /// What a trained net expects besides, if the bot uses one.
    pub forecast: Option<Forecast>,
}

/// What a trained net expects of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forecast {
    /// The share of winning, in thousandths.
    pub share: i32,
    /// The standard error of the lead over the imagined worlds, in thousandths of a VP; 0 without simulations.
    pub error: i32,
    /// The expected final score of each seat but the Soloist's, in thousandths of a VP.
    pub seats: Vec<(Seat, i32)>,
    /// The expected final VP by source, in thousandths.
    pub sources: Vec<(ScoreLine, i32)>,
}

/// The action the bot chooses for the seat that has this view, or `None` if that seat is not to act.
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

/// Thinks until the budget is used up or `stop` returns true. `stop` is called at least about every
/// millisecond. There is a result whenever it stops.
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
    let tuned = |lean| Tuned::new(edition, Weights::ALLEGRO, lean);
    Some(match bot {
        Bot::Random => Thought::of(&game, seat, random::choose(&game, seat, budget.seed)?),
        Bot::Ismcts => ismcts::think(&game, seat, budget, stop)?,
        Bot::Greedy(lean) => weigh(&game, seat, &tuned(lean))?,
        Bot::Flat(lean) => try_out(&game, seat, &tuned(lean), budget, stop)?,
        Bot::Net | Bot::Champion | Bot::Keldon | Bot::Level(_) => {
            match bot.net(edition).filter(|_| !game.in_maintenance()) {
                Some(net) => judged(&game, seat, bot, &net, budget, stop)?,
                // Choices in Maintenance, and editions that no net was trained for, are evaluated by hand.
                None if bot.searches() && !game.in_maintenance() => {
                    try_out(&game, seat, &tuned(None), budget, stop)?
                }
                None => weigh(&game, seat, &tuned(None))?,
            }
        }
    })
}

impl Thought {
    /// A thought with this action only, without any search.
    pub(crate) fn of(game: &Game, seat: Seat, legal: Legal) -> Thought {
        let vp = Value::from(game.projected(seat).total()) * VP;
        let turns = vec![Advice {
            actions: vec![legal.action()],
            vp,
            lead: vp - best_of_others(game, seat),
            forecast: None,
        }];
        Thought { action: legal.action(), turns, simulations: 0 }
    }
}

/// How many turns a thought contains at most. Some of them may begin in the same way.
const TURNS_SHOWN: usize = 12;

/// Evaluates whole turns and takes the best.
fn weigh(game: &Game, seat: Seat, eval: &Tuned) -> Option<Thought> {
    let plans = turn::plans(game, seat, eval, GREEDY);
    let others = best_of_others(game, seat);
    let advice = |plan: &Plan| {
        let actions = plans.actions(plan).into_iter().map(Legal::action).collect();
        let vp = eval.final_score(&Context::new(&plan.end, seat));
        Advice { actions, vp, lead: vp - others, forecast: None }
    };
    let action = plans.list.first()?.first.action();
    Some(Thought { action, turns: plans.list.iter().take(TURNS_SHOWN).map(advice).collect(), simulations: 0 })
}

/// Evaluates whole turns and tries out the best of them.
fn try_out(
    game: &Game,
    seat: Seat,
    eval: &impl Evaluation,
    budget: Budget,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Thought> {
    let plans = turn::plans(game, seat, eval, TRIED);
    let (tried, simulations) = flat::try_out(game, seat, eval, &plans, budget, stop);
    let others = best_of_others(game, seat);
    let advice = |tried: &Tried| {
        let actions = tried.actions.iter().map(|legal| legal.action()).collect();
        // Without simulations the lead is estimated from the current scores.
        let lead = if simulations == 0 { tried.own - others } else { tried.lead };
        Advice { actions, vp: tried.own, lead, forecast: None }
    };
    let action = tried.first()?.actions.first()?.action();
    Some(Thought { action, turns: tried.iter().take(TURNS_SHOWN).map(advice).collect(), simulations })
}

impl Bot {
    /// The net that the bot uses for this edition. Levels that make mistakes need no trained one.
    pub(crate) fn net(self, edition: &Edition) -> Option<Cow<'static, Net>> {
        let role = if self == Bot::Keldon { NetRole::Keldon } else { NetRole::Champion };
        let trained = role.net(edition).map(Cow::Borrowed);
        trained.or_else(|| self.insight().map(|_| Cow::Owned(Net::by_hand(edition))))
    }

    /// Whether the bot tries its turns out in imagined worlds.
    fn searches(self) -> bool {
        matches!(self, Bot::Champion | Bot::Level(Tempo::Prestissimo))
    }

    fn insight(self) -> Option<Insight> {
        if let Bot::Level(tempo) = self { Insight::of(tempo) } else { None }
    }
}

/// Judges whole turns with the net. The strongest bots try out the best of them; the weaker levels make mistakes.
fn judged(
    game: &Game,
    seat: Seat,
    bot: Bot,
    net: &Net,
    budget: Budget,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Thought> {
    let mut judge = Judge::new(net, game.edition());
    let turns = match bot.insight() {
        Some(insight) => {
            let eval = Tuned::new(game.edition(), Weights::ALLEGRO, None);
            insight.turns(&mut judge, game, seat, eval, budget)
        }
        None => judge.turns(game, seat, JUDGED, |judgement| net.worth(judgement)),
    };
    let simulations = if bot.searches() { budget.simulations } else { 0 };
    let (tried, simulations) =
        search::try_out(&mut judge, game, seat, turns, Budget { simulations, ..budget }, stop);
    let mut advice = |tried: &search::Tried| {
        let actions = tried.turn.actions.iter().map(|legal| legal.action()).collect();
        let judgement = tried.judgement();
        let forecast = forecast(&mut judge, tried, game, seat);
        Advice { actions, vp: judgement.own, lead: judgement.lead, forecast: Some(forecast) }
    };
    let action = tried.first()?.turn.actions.first()?.action();
    Some(Thought { action, turns: tried.iter().take(TURNS_SHOWN).map(&mut advice).collect(), simulations })
}

/// What the net expects of a turn that was tried out.
fn forecast(judge: &mut Judge<'_>, tried: &search::Tried, game: &Game, seat: Seat) -> Forecast {
    let end = &tried.turn.end;
    let people = game.seats().filter(|seat| !game.is_soloist(*seat));
    let seats = people.map(|other| {
        judge.begin(end, other);
        (other, judge.judge(end, other).own)
    });
    let seats = seats.collect();
    judge.begin(end, seat);
    let sources = SourceLine::ALL.into_iter().zip(judge.sources(end, seat)).collect();
    Forecast { share: tried.share(), error: tried.error(), seats, sources }
}

/// The current score of the best opponent.
fn best_of_others(game: &Game, seat: Seat) -> Value {
    let others = game.seats().filter(|other| *other != seat);
    others.map(|other| Value::from(game.projected(other).total()) * VP).max().unwrap_or(0)
}
