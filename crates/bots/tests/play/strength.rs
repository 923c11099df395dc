//! Each level beats the one below it, by far more than luck explains. The deals are fixed, so the outcome is too.

use crate::common::{ADAGIO, ALLEGRO, ANDANTE, FLAT, MODERATO, play_with};
use bots::{Bot, Budget};
use rules::Setup;

/// Games won by the better bot out of 100, every deal played from both seats; a shared victory is half a game.
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
fn a_beginner_beats_chance() {
    let share = won(ADAGIO, Bot::Random, 15, 0);
    assert!(share >= 95.0, "{share} %");
}

#[test]
fn a_decent_player_beats_a_beginner() {
    let share = won(ANDANTE, ADAGIO, 20, 0);
    assert!(share >= 85.0, "{share} %");
}

#[test]
fn who_weighs_well_beats_a_decent_player() {
    let share = won(MODERATO, ANDANTE, 20, 0);
    assert!(share >= 60.0, "{share} %");
}

#[test]
fn who_does_not_err_beats_who_does() {
    let share = won(ALLEGRO, MODERATO, 20, 0);
    assert!(share >= 60.0, "{share} %");
}

#[test]
fn who_tries_turns_out_beats_who_only_weighs() {
    let share = won(FLAT, ALLEGRO, 6, 48);
    assert!(share >= 60.0, "{share} %");
}

#[test]
fn a_search_of_the_literature_beats_chance() {
    let share = won(Bot::Ismcts, Bot::Random, 3, 200);
    assert!(share >= 60.0, "{share} %");
}
