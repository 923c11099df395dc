//! The doors: a view goes in, an action comes out, or all that was thought about it.

use crate::greedy::Skill;
use crate::{Bot, Budget, Tempo, greedy, random};
use edition::Edition;
use rules::{Game, Seed};
use vocab::{Action, View, Viewer};

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
    let legal = match bot {
        Bot::Random => random::choose(&game, budget),
        Bot::Level(Tempo::Adagio) => greedy::choose(Skill::Adagio, &game, budget),
        Bot::Level(Tempo::Andante) => greedy::choose(Skill::Andante, &game, budget),
        _ => greedy::choose(Skill::Allegro, &game, budget),
    };
    let _ = stop();
    let action = legal?.action();
    let vp = i32::from(game.projected(seat).total()) * 1000;
    Some(Thought { action, turns: vec![Advice { actions: vec![action], vp, lead: 0 }], simulations: 0 })
}
