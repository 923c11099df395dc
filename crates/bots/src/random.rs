//! Any legal action: the bot to measure the others against.

use crate::key::Key;
use crate::noise::Noise;
use crate::turn::choices;
use rules::{Game, Legal};
use vocab::Seat;

/// One of the choices, drawn by the seed and by what the seat sees. Exchanges are left out: they could go on for
/// ever and something else can always be done.
pub(crate) fn choose(game: &Game, seat: Seat, seed: u64) -> Option<Legal> {
    let mut list = Vec::new();
    choices(game, &mut list);
    // Chance that differs from decision to decision, since the position does.
    let draw = Noise::new(seed).with(Key::new(game, seat).bits()).below(list.len() as u32);
    list.get(draw as usize).copied()
}
