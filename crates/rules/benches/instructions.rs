//! Instruction counts of random play under valgrind: repeatable whatever else the machine does.
//!
//! Each limit is about a tenth above what was counted when it was last set. A change that makes the engine slower has
//! to raise the limit on purpose; one that makes it faster should lower it.
#![allow(missing_docs)]

use edition::Edition;
use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use rules::{Game, Legal, Seed, Setup};
use std::hint::black_box;
use vocab::Level;

const GAMES: u64 = 10;

/// A buffer as every caller keeps one, and an edition that is already read.
fn ready(setup: Setup) -> (Setup, Vec<Legal>) {
    Edition::vienna();
    (setup, Vec::with_capacity(512))
}

fn limit(instructions: u64) -> LibraryBenchmarkConfig {
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(Callgrind::default().hard_limits([(EventKind::Ir, instructions)]).clone());
    config
}

#[library_benchmark]
#[bench::two_players(args = (Setup::players(2)), setup = ready, config = limit(1_550_000))]
#[bench::four_players(args = (Setup::players(4)), setup = ready, config = limit(2_900_000))]
#[bench::solo(args = (Setup::solo(Level::Middle)), setup = ready, config = limit(900_000))]
fn random_games((setup, mut legal): (Setup, Vec<Legal>)) -> u64 {
    let mut decisions = 0;
    for number in 0..GAMES {
        let seed = Seed::from_number(number);
        let Ok(mut game) = Game::deal(&setup, Edition::vienna(), &mut seed.dice(0), &mut ()) else {
            return 0;
        };
        for moment in 1.. {
            game.legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            let chosen = (number * 31 + moment * 17) as usize % legal.len();
            game.play(legal[chosen], &mut seed.dice(moment), &mut ());
            decisions += 1;
        }
    }
    black_box(decisions)
}

library_benchmark_group!(name = random_play, benchmarks = random_games);
main!(library_benchmark_groups = random_play);
