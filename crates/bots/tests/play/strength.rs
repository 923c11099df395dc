//! Each level clearly beats the one below it. The deals are fixed, so the results are reproducible.

use crate::common::{ADAGIO, FLAT, play_with};
use bots::{Bot, Budget, Tempo};
use rules::Setup;

/// The percentage of games the better bot wins. Every deal is played from both seats; a shared victory counts
/// half.
fn won(better: Bot, worse: Bot, deals: u64, simulations: u32) -> f64 {
    let mut points = 0.0;
    for deal in 0..deals {
        for (at, seats) in [[better, worse], [worse, better]].iter().enumerate() {
            let game =
                play_with(&Setup::players(2), deal, seats, Budget { seed: deal, simulations }, |_, _, _| ());
            let standings = game.standings();
            let won = standings.iter().any(|standing| standing.place == 1 && standing.seat.index() == at);
            let shared = standings.iter().all(|standing| standing.place == 1);
            points += if shared { 0.5 } else { f64::from(u8::from(won)) };
        }
    }
    100.0 * points / (2 * deals) as f64
}

#[test]
fn each_level_beats_the_one_below() {
    // Without a trained net: the mistakes alone make the levels differ.
    for levels in Tempo::ALL[..4].windows(2) {
        let [worse, better] = [levels[0], levels[1]].map(Bot::Level);
        let share = won(better, worse, 20, 0);
        assert!(share >= 55.0, "{better} against {worse}: {share} %");
    }
}

#[test]
fn a_beginner_beats_random_play() {
    let share = won(ADAGIO, Bot::Random, 15, 0);
    assert!(share >= 95.0, "{share} %");
}

#[test]
fn simulation_beats_evaluation_alone() {
    let share = won(FLAT, Bot::Greedy(None), 6, 48);
    assert!(share >= 60.0, "{share} %");
}

#[test]
fn ismcts_beats_random_play() {
    let share = won(Bot::Ismcts, Bot::Random, 3, 200);
    assert!(share >= 60.0, "{share} %");
}
