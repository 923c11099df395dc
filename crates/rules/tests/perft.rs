//! Numbers of paths from fixed positions: they change when any rule or any printed value does.

use edition::Edition;
use rules::{Game, Legal, Seed, Setup};
use vocab::Level;

/// Table, seed, decisions already taken: paths of one to four decisions. When a change is meant to change them, the
/// failing test prints the table to put here.
const PATHS: &str = "
";

const TABLES: [(&str, fn() -> Setup); 6] = [
    ("2 players", || Setup::players(2)),
    ("3 players", || Setup::players(3)),
    ("4 players", || Setup::players(4)),
    ("easy solo", || Setup::solo(Level::Easy)),
    ("middle solo", || Setup::solo(Level::Middle)),
    ("difficult solo", || Setup::solo(Level::Difficult)),
];

#[test]
fn the_numbers_of_paths_from_fixed_positions_are_known() {
    let mut found = String::from("\n");
    for ((name, setup), seed) in TABLES.into_iter().zip(1791..) {
        for taken in [0, 25, 60] {
            let (game, seed) = (played(&setup(), seed, taken), Seed::from_number(seed));
            let paths = [1, 2, 3, 4].map(|depth| paths(&game, &seed, taken + 1, depth).to_string());
            found += &format!("{name}, seed {seed}, after {taken}: {}\n", paths.join(" "));
        }
    }
    assert!(found == PATHS, "the numbers of paths are now:\n{found}");
}

/// The game after some decisions, chosen by a small arithmetic rule.
fn played(setup: &Setup, number: u64, decisions: u64) -> Game {
    let seed = Seed::from_number(number);
    let mut game = Game::deal(setup, Edition::vienna(), &mut seed.dice(0), &mut ()).unwrap();
    for revision in 1..=decisions {
        let legal = legal(&game);
        let chosen = (number * 31 + revision * 17) as usize % legal.len();
        game.play(legal[chosen], &mut seed.dice(revision), &mut ());
    }
    game
}

fn paths(game: &Game, seed: &Seed, revision: u64, depth: u32) -> u64 {
    let legal = legal(game);
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = |first: Legal| {
        let mut game = *game;
        game.play(first, &mut seed.dice(revision), &mut ());
        paths(&game, seed, revision + 1, depth - 1)
    };
    legal.into_iter().map(after).sum()
}

fn legal(game: &Game) -> Vec<Legal> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    legal
}
