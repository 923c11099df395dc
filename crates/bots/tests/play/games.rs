//! Bots play whole games at every table, always legally, and always the same way.

use crate::common::{ADAGIO, ALLEGRO, ANDANTE, budget, chosen, play};
use bots::{Bot, Budget, choose};
use rules::{Game, Luck, Seed, Setup};
use vocab::{Action, Level, Seat, Viewer};

fn tables() -> Vec<Setup> {
    let together = [2, 3, 4].map(Setup::players);
    together.into_iter().chain(Level::ALL.map(Setup::solo)).collect()
}

#[test]
fn every_bot_finishes_games_at_every_table() {
    for setup in tables() {
        for bot in Bot::ALL {
            play(&setup, 1, &[bot; 4], |_, _, _| ());
        }
    }
}

#[test]
fn bots_of_all_levels_finish_games_together() {
    play(&Setup::players(4), 1, &[ALLEGRO, Bot::Random, ADAGIO, ANDANTE], |_, _, _| ());
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for bot in Bot::ALL {
        let game = || {
            let mut actions: Vec<Action> = Vec::new();
            play(&Setup::players(2), 1791, &[bot; 2], |_, _, action| actions.push(action));
            actions
        };
        assert_eq!(game(), game(), "{bot}");
    }
}

#[test]
fn what_a_seat_cannot_see_never_changes_its_move() {
    let mut luck = Seed::from_number(1756).dice(1);
    for (bot, setup) in
        Bot::ALL.into_iter().flat_map(|bot| tables().into_iter().map(move |setup| (bot, setup)))
    {
        let mut positions = 0;
        play(&setup, 7, &[bot; 4], |game, seat, action| {
            if luck.below(8) == 0 && positions < 10 {
                positions += 1;
                let other = game.resample(Viewer::Seat(seat), &mut luck);
                assert_eq!(chosen(bot, &other, seat, budget(7)), action, "{bot}");
            }
        });
        assert!(positions >= 5, "{positions} positions of {bot}");
    }
}

#[test]
fn a_seat_that_is_not_to_act_does_nothing() {
    let game = Game::deal(
        &Setup::players(2),
        edition::Edition::vienna(),
        &mut Seed::from_number(1).dice(0),
        &mut (),
    )
    .expect("a table");
    let to_act = game.to_act().expect("somebody begins");
    let other = Seat::at(1 - to_act.index());
    for bot in Bot::ALL {
        let asked = |viewer| choose(bot, &game.view(viewer), game.edition(), budget(0));
        assert_eq!(asked(Viewer::Seat(other)), None);
        assert_eq!(asked(Viewer::Audience), None);
        assert!(asked(Viewer::Seat(to_act)).is_some());
    }
}

#[test]
fn nobody_acts_when_the_game_is_over() {
    let game = play(&Setup::players(2), 1, &[Bot::Random; 2], |_, _, _| ());
    let view = game.view(Viewer::Seat(Seat::at(0)));
    assert!(Bot::ALL.into_iter().all(|bot| choose(bot, &view, game.edition(), budget(0)).is_none()));
}

#[test]
fn the_smallest_budget_is_enough_for_a_legal_action() {
    let seed = Seed::from_number(3);
    let mut game = Game::deal(&Setup::players(2), edition::Edition::vienna(), &mut seed.dice(0), &mut ())
        .expect("a table");
    for revision in 1.. {
        let Some(seat) = game.to_act() else { break };
        let action = chosen(ALLEGRO, &game, seat, Budget { seed: 3, simulations: 0 });
        let legal = game.check(seat, action).expect("a bot's action is legal");
        game.play(legal, &mut seed.dice(revision), &mut ());
    }
}
