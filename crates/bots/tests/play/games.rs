//! Bots play whole games of every kind, always legally and reproducibly.

use crate::common::{ADAGIO, ALLEGRO, ANDANTE, FLAT, budget, chosen, play};
use bots::{Bot, Budget, choose, think};
use rules::{Game, Luck, Seed, Setup};
use vocab::{Action, Level, Seat, Viewer};

fn tables() -> Vec<Setup> {
    let together = [2, 3, 4].map(Setup::players);
    together.into_iter().chain(Level::ALL.map(Setup::solo)).collect()
}

#[test]
fn every_bot_finishes_games_of_every_kind() {
    // Each bot plays one kind of game, and each kind is played by several bots.
    for (bot, setup) in Bot::ALL.into_iter().zip(tables().into_iter().cycle()) {
        play(&setup, 1, &[bot; 4], |_, _, _| ());
    }
    for setup in tables() {
        play(&setup, 1, &[FLAT; 4], |_, _, _| ());
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

/// Calls `at` for positions of whole games of every kind, played by a decent bot.
fn positions(deals: std::ops::Range<u64>, mut at: impl FnMut(&Game, Seat)) {
    for deal in deals {
        for setup in tables() {
            play(&setup, deal, &[ALLEGRO; 4], |game, seat, _| at(game, seat));
        }
    }
}

/// Bots that guess what is hidden, and one that does not.
const GUESSING: [Bot; 3] = [ALLEGRO, FLAT, Bot::Ismcts];

#[test]
fn what_a_seat_cannot_see_never_changes_its_move() {
    let mut luck = Seed::from_number(1756).dice(1);
    let mut asked = 0;
    positions(6..9, |game, seat| {
        if luck.below(2) == 0 {
            asked += 1;
            let other = game.resample(Viewer::Seat(seat), &mut luck);
            for bot in GUESSING {
                let [one, two] = [game, &other].map(|game| chosen(bot, game, seat, budget(7)));
                assert_eq!(one, two, "{bot}");
            }
        }
    });
    assert!(asked >= 1000, "{asked} positions");
}

#[test]
fn a_thought_begins_with_its_action_and_can_be_played_to_the_end_of_the_turn() {
    positions(3..4, |game, seat| {
        let view = game.view(Viewer::Seat(seat));
        let thought = think(FLAT, &view, game.edition(), budget(3), &mut || false).expect("a thought");
        assert_eq!(thought.turns[0].actions.first(), Some(&thought.action));
        assert!(thought.turns.len() <= 12 && thought.simulations <= 6);
        for turn in &thought.turns {
            let mut game = *game;
            for action in &turn.actions {
                let legal = game.check(seat, *action).expect("advice is legal");
                game.play(legal, &mut Seed::from_number(3).dice(0), &mut ());
            }
        }
    });
}

#[test]
fn a_bot_that_is_stopped_returns_a_legal_action() {
    let setup = Setup::players(4);
    let game = Game::deal(&setup, edition::Edition::vienna(), &mut Seed::from_number(5).dice(0), &mut ());
    let game = game.expect("a table");
    let seat = game.to_act().expect("somebody begins");
    for bot in Bot::ALL {
        for patience in [0, 1, 20] {
            let mut asked = 0;
            let mut stop = || {
                asked += 1;
                asked > patience
            };
            let view = game.view(Viewer::Seat(seat));
            let thought =
                think(bot, &view, game.edition(), Budget::endless(1), &mut stop).expect("an answer");
            assert!(game.check(seat, thought.action).is_ok(), "{bot}");
            assert!(thought.simulations <= patience + 1, "{bot} did not stop");
        }
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
        let action = chosen(FLAT, &game, seat, Budget { seed: 3, simulations: 0 });
        let legal = game.check(seat, action).expect("a bot's action is legal");
        game.play(legal, &mut seed.dice(revision), &mut ());
    }
}
