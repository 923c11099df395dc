//! Numbers of paths from fixed positions: they change when any rule or any printed value does.

use edition::Edition;
use rules::{Game, Legal, Seed, Setup};
use vocab::Level;

/// Table, seed, decisions already taken: paths of one to four decisions. When a change is meant to change them, the
/// failing test prints the table to put here.
const PATHS: &str = "
2 players, seed 1791, after 0: 15 108 774 5565
2 players, seed 1791, after 25: 13 48 111 294
2 players, seed 1791, after 60: 4 20 128 615
3 players, seed 1792, after 0: 15 108 1128 10506
3 players, seed 1792, after 25: 6 29 104 389
3 players, seed 1792, after 60: 3 8 46 345
4 players, seed 1793, after 0: 15 108 1035 9360
4 players, seed 1793, after 25: 7 39 249 2199
4 players, seed 1793, after 60: 2 11 48 337
easy solo, seed 1794, after 0: 15 108 783 5688
easy solo, seed 1794, after 25: 16 128 728 5092
easy solo, seed 1794, after 60: 10 69 363 1877
middle solo, seed 1795, after 0: 15 108 831 6336
middle solo, seed 1795, after 25: 6 28 147 925
middle solo, seed 1795, after 60: 5 22 116 564
difficult solo, seed 1796, after 0: 15 108 810 6096
difficult solo, seed 1796, after 25: 5 28 200 1106
difficult solo, seed 1796, after 60: 5 23 130 721
";

fn tables() -> [(&'static str, Setup); 6] {
    [
        ("2 players", Setup::players(2)),
        ("3 players", Setup::players(3)),
        ("4 players", Setup::players(4)),
        ("easy solo", Setup::solo(Level::Easy)),
        ("middle solo", Setup::solo(Level::Middle)),
        ("difficult solo", Setup::solo(Level::Difficult)),
    ]
}

#[test]
fn the_numbers_of_paths_from_fixed_positions_are_known() {
    let mut found = String::from("\n");
    for ((name, setup), seed) in tables().iter().zip(1791..) {
        for taken in [0, 25, 60] {
            let (game, seed) = (played(setup, seed, taken), Seed::from_number(seed));
            let paths = [1, 2, 3, 4].map(|depth| paths(&game, &seed, taken + 1, depth).to_string());
            found += &format!("{name}, seed {seed}, after {taken}: {}\n", paths.join(" "));
        }
    }
    assert!(found == PATHS, "the numbers of paths are now:\n{found}");
}

/// The game after some decisions, chosen by a small arithmetic rule.
fn played(setup: &Setup, number: u64, decisions: u64) -> Game {
    let seed = Seed::from_number(number);
    let mut game = Game::deal(setup, Edition::first_vienna(), &mut seed.dice(0), &mut ()).unwrap();
    for moment in 1..=decisions {
        let legal = legal(&game);
        let chosen = (number * 31 + moment * 17) as usize % legal.len();
        game.play(legal[chosen], &mut seed.dice(moment), &mut ());
    }
    game
}

fn paths(game: &Game, seed: &Seed, moment: u64, depth: u32) -> u64 {
    let legal = legal(game);
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = |first: Legal| {
        let mut game = *game;
        game.play(first, &mut seed.dice(moment), &mut ());
        paths(&game, seed, moment + 1, depth - 1)
    };
    legal.into_iter().map(after).sum()
}

fn legal(game: &Game) -> Vec<Legal> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    legal
}
