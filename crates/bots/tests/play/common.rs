//! Whole games between bots.

use bots::{Bot, Budget, Tempo, choose};
use edition::Edition;
use rules::{Game, Seed, Setup};
use vocab::{Action, Seat, Viewer};

pub const ADAGIO: Bot = Bot::Level(Tempo::Adagio);
pub const ANDANTE: Bot = Bot::Level(Tempo::Andante);
pub const ALLEGRO: Bot = Bot::Level(Tempo::Allegro);
pub const FLAT: Bot = Bot::Flat(None);

/// A small budget, because tests are slow and do not need more.
pub const fn budget(seed: u64) -> Budget {
    Budget { seed, simulations: 6 }
}

/// What the bot does in the seat that is to act.
pub fn chosen(bot: Bot, game: &Game, seat: Seat, budget: Budget) -> Action {
    choose(bot, &game.view(Viewer::Seat(seat)), game.edition(), budget).expect("the seat is to act")
}

/// Plays a whole game and calls `at` at each decision. Every action must be legal.
pub fn play(setup: &Setup, deal: u64, bots: &[Bot], at: impl FnMut(&Game, Seat, Action)) -> Game {
    play_with(setup, deal, bots, budget(deal), at)
}

/// The same with another budget.
pub fn play_with(
    setup: &Setup,
    deal: u64,
    bots: &[Bot],
    budget: Budget,
    mut at: impl FnMut(&Game, Seat, Action),
) -> Game {
    let seed = Seed::from_number(deal);
    let mut game = Game::deal(setup, Edition::vienna(), &mut seed.dice(0), &mut ()).expect("a table");
    for revision in 1..5_000 {
        let Some(seat) = game.to_act() else { break };
        let action = chosen(bots[seat.index()], &game, seat, budget);
        at(&game, seat, action);
        let legal = game.check(seat, action).expect("a bot's action is legal");
        game.play(legal, &mut seed.dice(revision), &mut ());
    }
    assert!(game.is_over(), "every game ends");
    game
}
