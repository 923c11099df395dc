//! Prints a fingerprint of whole games: equal on every platform, natively and as WebAssembly.
//!
//! Run it twice with different targets and compare; `cargo run test` does.

use record::Record;
use rules::{Luck, Seed, Setup};
use vocab::Level;

fn main() {
    let tables = [Setup::players(2), Setup::players(3), Setup::players(4)].into_iter();
    for setup in tables.chain(Level::ALL.map(Setup::solo)) {
        for number in [1, 1756, 1791] {
            println!(
                "{:?} {number} {:016x}",
                setup.solo.map_or("", Level::code),
                fingerprint(&setup, number)
            );
        }
    }
}

/// FNV-1a over the file of a game whose choices are drawn from a luck of their own.
fn fingerprint(setup: &Setup, number: u64) -> u64 {
    let seed = Seed::from_number(number);
    let Ok(mut record) = Record::deal(setup, edition::Edition::vienna(), seed) else { return 0 };
    let mut choices = seed.dice(u64::MAX);
    let mut legal = Vec::new();
    while let Some(seat) = record.game().to_act() {
        record.game().legal(&mut legal);
        let chosen = legal[choices.below(legal.len() as u32) as usize].action();
        if record.act(seat, chosen).is_err() {
            return 0;
        }
    }
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    record.write().bytes().fold(0xcbf2_9ce4_8422_2325, step)
}
