//! What makes the engine fast, as far as a test can tell it without a clock.

use edition::Edition;
use rules::{Game, Legal, Seed, Setup};
use vocab::{Action, Event, Level};

const TABLES: [fn() -> Setup; 4] =
    [|| Setup::players(2), || Setup::players(3), || Setup::players(4), || Setup::solo(Level::Difficult)];

/// Plays a whole game, always choosing by a small arithmetic rule; returns the number of decisions.
fn play(setup: &Setup, number: u64, legal: &mut Vec<Legal>) -> u64 {
    let seed = Seed::from_number(number);
    let mut game =
        Game::deal(setup, Edition::vienna(), &mut seed.dice(0), &mut ()).expect("a table that can be set up");
    for moment in 1.. {
        game.legal(legal);
        if legal.is_empty() {
            return moment - 1;
        }
        let chosen = (number * 31 + moment * 17) as usize % legal.len();
        game.play(legal[chosen], &mut seed.dice(moment), &mut ());
    }
    unreachable!("every game ends")
}

#[test]
fn a_state_is_plain_data_of_at_most_one_kibibyte() {
    const fn is_copy<T: Copy>() {}
    is_copy::<Game>();
    const { assert!(Game::STATE_BYTES <= 1024) };
    assert!(!std::mem::needs_drop::<Game>());
}

#[test]
fn actions_and_events_are_small() {
    assert!(size_of::<Action>() <= 16);
    assert!(size_of::<Event>() <= 16);
}

#[test]
fn whole_games_with_their_set_up_allocate_nothing() {
    let mut legal = Vec::with_capacity(512);
    Edition::vienna(); // read before counting
    for table in TABLES {
        let setup = table();
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| {
            decisions = (0..20).map(|number| play(&setup, number, &mut legal)).sum::<u64>();
        });
        assert!(decisions > 1000);
        assert_eq!(counted.count_total, 0, "allocations in {decisions} decisions of {setup:?}");
    }
}
