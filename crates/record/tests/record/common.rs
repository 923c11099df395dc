//! Games played by a tiny deterministic chooser.

use edition::Edition;
use record::Record;
use rules::{Seed, Setup};
use vocab::{Action, Level};

/// Every sort of table.
pub fn setups() -> [(&'static str, Setup); 6] {
    [
        ("two-players", Setup::players(2)),
        ("three-players", Setup::players(3)),
        ("four-players", Setup::players(4)),
        ("solo-easy", Setup::solo(Level::Easy)),
        ("solo-middle", Setup::solo(Level::Middle)),
        ("solo-difficult", Setup::solo(Level::Difficult)),
    ]
}

/// The edition that comes with the game, if it is the one.
pub fn editions(hash: &[u8; 32]) -> Option<&'static Edition> {
    Some(Edition::vienna()).filter(|edition| edition.hash == *hash)
}

/// A stream of numbers that is the same everywhere.
pub struct Chooser(pub u64);

impl Chooser {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) as usize) % n.max(1)
    }
}

fn is_eager(action: &Action) -> bool {
    !matches!(action, Action::Exchange { .. } | Action::EndTurn | Action::Decline | Action::TakeDucats)
}

/// Takes one decision; whether there was one to take.
pub fn step(record: &mut Record, chooser: &mut Chooser) -> bool {
    let mut legal = Vec::new();
    record.game().legal(&mut legal);
    let Some(seat) = record.game().to_act() else { return false };
    let all: Vec<Action> = legal.iter().map(|legal| legal.action()).collect();
    let eager: Vec<Action> = all.iter().copied().filter(is_eager).collect();
    // Mostly something that moves the game on, so that games are rich; now and then anything.
    let from = if eager.is_empty() || chooser.below(12) == 0 { &all } else { &eager };
    let action = from[chooser.below(from.len())];
    record.act(seat, action).expect("what is listed is legal");
    true
}

/// A whole game.
pub fn play(setup: &Setup, seed: u64) -> Record {
    let mut record = Record::deal(setup, Edition::vienna(), Seed::from_number(seed)).unwrap();
    let mut chooser = Chooser(seed);
    while step(&mut record, &mut chooser) {}
    record
}

/// A game after so many decisions.
pub fn play_for(setup: &Setup, seed: u64, decisions: usize) -> Record {
    let mut record = Record::deal(setup, Edition::vienna(), Seed::from_number(seed)).unwrap();
    let mut chooser = Chooser(seed);
    for _ in 0..decisions {
        step(&mut record, &mut chooser);
    }
    record
}
