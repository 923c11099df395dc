//! Prints a fingerprint of whole games of each bot: equal on every platform, natively and as WebAssembly.

use bots::{Bot, Budget, choose};
use edition::Edition;
use rules::{Game, Seed, Setup};
use vocab::{Level, Viewer};

fn main() {
    for setup in [Setup::players(2), Setup::players(4), Setup::solo(Level::Middle)] {
        for bot in Bot::ALL {
            println!("{} {bot} {:016x}", setup.players, fingerprint(&setup, bot));
        }
    }
}

/// FNV-1a over the actions of a game.
fn fingerprint(setup: &Setup, bot: Bot) -> u64 {
    let seed = Seed::from_number(1791);
    let mut game = Game::deal(setup, Edition::vienna(), &mut seed.dice(0), &mut ()).expect("a table");
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for revision in 1.. {
        let Some(seat) = game.to_act() else { break };
        let view = game.view(Viewer::Seat(seat));
        let action = choose(bot, &view, game.edition(), Budget::of(bot, 1791)).expect("the seat is to act");
        hash = action.notation(game.edition()).bytes().fold(hash, step);
        let legal = game.check(seat, action).expect("a bot's action is legal");
        game.play(legal, &mut seed.dice(revision), &mut ());
    }
    hash
}
