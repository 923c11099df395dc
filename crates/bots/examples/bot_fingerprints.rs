//! Prints a fingerprint of each bot's decisions in whole games, and of what the trained net expects of many positions:
//! equal on every platform, natively and as WebAssembly.

use bots::net::{Judge, Net, NetRole, TurnLimits};
use bots::{Bot, Budget, choose};
use edition::Edition;
use rules::{Game, Seed, Setup};
use vocab::{Level, Viewer};

/// All bots are asked once in this many decisions.
const EVERY: u64 = 6;
/// Enough for every part of a search.
const SIMULATIONS: u32 = 16;

/// The net of the champion, packed with Brotli.
const NET: &[u8] = include_bytes!("../../nets/files/champion.net.br");
/// Ends of turns that the net judges.
const JUDGED: usize = 10_000;

fn main() {
    let mut bytes = Vec::new();
    brotli::BrotliDecompress(&mut &NET[..], &mut bytes).expect("a packed net");
    let net = Net::from_bytes(&bytes).expect("a net");
    println!("{JUDGED} judgements {:016x}", judgements(&net));
    NetRole::Champion.install(net);
    for setup in [Setup::players(2), Setup::players(4), Setup::solo(Level::Middle)] {
        let hashes = fingerprints(&setup);
        for (bot, hash) in Bot::ALL.iter().zip(hashes) {
            println!("{} {bot} {hash:016x}", setup.players);
        }
    }
}

/// A hash of what the net expects of the ends of turns in games that it plays.
fn judgements(net: &Net) -> u64 {
    let (mut hash, mut judged) = (FIRST, 0);
    let mut judge = Judge::new(net, Edition::vienna());
    let setups = [Setup::players(2), Setup::players(3), Setup::players(4), Setup::solo(Level::Difficult)];
    for (number, setup) in (0..).zip(setups.into_iter().cycle()) {
        let mut dice = Seed::from_number(number).dice(0);
        let mut game = Game::deal(&setup, Edition::vienna(), &mut dice, &mut ()).expect("a table");
        while let Some(seat) = game.to_act() {
            let limits = TurnLimits { beam: 3, positions: 160, turns: 16 };
            let turns = judge.turns(&game, seat, limits, |judgement| judgement.lead);
            for turn in turns.iter().filter(|_| !game.in_maintenance()) {
                let expected = turn.judgement;
                let numbers = [expected.lead, expected.own, expected.win];
                hash = numbers.iter().flat_map(|number| number.to_le_bytes()).fold(hash, step);
                judged += 1;
                if judged == JUDGED {
                    return hash;
                }
            }
            let choice = judge.whole_turn(&game, seat, limits);
            choice.into_iter().for_each(|legal| game.play(legal, &mut dice, &mut ()));
        }
    }
    hash
}

/// The first value and a step of a hash (FNV-1a).
const FIRST: u64 = 0xcbf2_9ce4_8422_2325;

fn step(hash: u64, byte: u8) -> u64 {
    (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
}

/// A hash (FNV-1a) of each bot's decisions in a game that one of them plays.
fn fingerprints(setup: &Setup) -> [u64; Bot::ALL.len()] {
    let seed = Seed::from_number(1791);
    let mut game = Game::deal(setup, Edition::vienna(), &mut seed.dice(0), &mut ()).expect("a table");
    let mut hashes = [FIRST; Bot::ALL.len()];
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
