//! Positions in which the right decision is obvious.

use crate::common::{ADAGIO, ALLEGRO, ANDANTE, chosen};
use bots::{Bot, Budget};
use testkit::Table;
use vocab::Action;

const LEVELS: [Bot; 3] = [ADAGIO, ANDANTE, ALLEGRO];

/// Checks the decision of each bot with several seeds, because a beginner's errors depend on the seed.
fn all(table: &Table, bots: &[Bot], sensible: impl Fn(Action) -> bool) {
    let seat = table.game.to_act().expect("somebody is to act");
    for bot in bots {
        for seed in 0..10 {
            let action = chosen(*bot, &table.game, seat, Budget::of(*bot, seed));
            assert!(sensible(action), "{bot} with seed {seed}: {}", action.notation(table.game.edition()));
        }
    }
}

/// The last turn of the game: only points count.
fn last_turn(icons: &str) -> Table {
    Table::players(2).round(5).turn(4).may(1, icons)
}

#[test]
fn a_commission_that_costs_little_is_not_left_out() {
    let table = last_turn("commission").ducats(1, 30).tracks(1, [4, 4, 4]);
    all(&table, &LEVELS, |action| matches!(action, Action::Commission { .. }));
}

#[test]
fn a_part_of_the_requiem_that_can_be_paid_is_written() {
    let table = last_turn("requiem").ducats(1, 30).tracks(1, [4, 4, 4]);
    all(&table, &LEVELS, |action| matches!(action, Action::Requiem { .. }));
}

#[test]
fn a_sale_in_the_last_turn_is_better_than_nothing() {
    let table = last_turn("perform_or_sell").poor(1).tracks(1, [4, 0, 0]).owns(1, "waisenhausmesse");
    let sale = table.opus("waisenhausmesse");
    all(&table, &LEVELS, |action| matches!(action, Action::Sell { opus, .. } if opus == sale));
}

#[test]
fn a_free_performance_is_not_left_out() {
    let table = Table::players(2).may(1, "perform_or_sell").poor(1).owns(1, "symphony-no-1");
    all(&table, &LEVELS, |action| matches!(action, Action::Perform { .. }));
    let best = table.opus("symphony-no-1");
    all(&table, &[ALLEGRO], |action| matches!(action, Action::Perform { opus, .. } if opus == best));
}

#[test]
fn a_useless_card_is_exchanged_for_ducats() {
    let table = Table::players(2).round(5).turn(4).poor(1).about_to_use(1, "a-carriage-at-dawn");
    all(&table, &[ANDANTE, ALLEGRO], |action| action == Action::TakeDucats);
}

#[test]
fn the_tile_that_pays_points_is_fetched_before_the_game_ends() {
    let table = last_turn("travel")
        .coach("salzburg")
        .city_at("salzburg", "admirers")
        .city_at("munich", "organ-loft")
        .ducats(1, 3)
        .tracks(1, [4, 4, 4]);
    let salzburg = table.place("salzburg");
    all(&table, &[ANDANTE, ALLEGRO], |action| matches!(action, Action::Travel { to, .. } if to == salzburg));
}
