//! Prints a fingerprint of each bot's decisions in whole games: equal on every platform, natively and as WebAssembly.

use bots::{Bot, Budget, choose};
use edition::Edition;
use rules::{Game, Seed, Setup};
use vocab::{Level, Viewer};

/// All bots are asked once in this many decisions.
const EVERY: u64 = 6;
/// Enough for every part of a search.
const SIMULATIONS: u32 = 16;

fn main() {
    for setup in [Setup::players(2), Setup::players(4), Setup::solo(Level::Middle)] {
        let hashes = fingerprints(&setup);
        for (bot, hash) in Bot::ALL.iter().zip(hashes) {
            println!("{} {bot} {hash:016x}", setup.players);
        }
    }
}

/// A hash (FNV-1a) of each bot's decisions in a game that one of them plays.
fn fingerprints(setup: &Setup) -> [u64; Bot::ALL.len()] {
    let seed = Seed::from_number(1791);
    let mut game = Game::deal(setup, Edition::vienna(), &mut seed.dice(0), &mut ()).expect("a table");
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    let mut hashes = [0xcbf2_9ce4_8422_2325; Bot::ALL.len()];
    for revision in 1.. {
        let Some(seat) = game.to_act() else { break };
        let view = game.view(Viewer::Seat(seat));
        let budget = Budget { seed: revision, simulations: SIMULATIONS };
        let ask = |bot| choose(bot, &view, game.edition(), budget).expect("the seat is to act");
        if revision % EVERY == 0 {
            for (bot, hash) in Bot::ALL.into_iter().zip(&mut hashes) {
                *hash = ask(bot).notation(game.edition()).bytes().fold(*hash, step);
            }
        }
        let legal = game.check(seat, ask(Bot::Greedy(None))).expect("a bot's action is legal");
        game.play(legal, &mut seed.dice(revision), &mut ());
    }
    hashes
}
