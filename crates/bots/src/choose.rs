//! The door: a view goes in, an action comes out.

use crate::{Bot, Budget, greedy, random};
use edition::Edition;
use rules::{Game, Legal, Seed};
use vocab::{Action, View, Viewer};

/// What the bot does in the seat that looks at the table; nothing if that seat is not to act. The action is legal
/// in every game that looks like this view.
///
/// # Examples
/// ```
/// use bots::{Bot, Budget, choose};
/// use rules::{Game, Seed, Setup};
/// use vocab::Viewer;
/// let luck = &mut Seed::from_number(1).dice(0);
/// let game = Game::deal(&Setup::players(2), edition::Edition::vienna(), luck, &mut ()).unwrap();
/// let seat = game.to_act().unwrap();
/// let action = choose(Bot::Random, &game.view(Viewer::Seat(seat)), game.edition(), Budget::seed(1791));
/// assert!(game.check(seat, action.unwrap()).is_ok());
/// ```
pub fn choose(bot: Bot, view: &View, edition: &'static Edition, budget: Budget) -> Option<Action> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    let game = Game::imagine(view, edition, &mut Seed::from_number(budget.seed).dice(0));
    if game.to_act() != Some(seat) {
        return None;
    }
    let legal = match bot {
        Bot::Random => random::choose(&game, budget),
        Bot::Greedy(skill) => greedy::choose(skill, &game, budget),
    };
    legal.map(Legal::action)
}
