//! A bot that plays any legal action, as a baseline for the others.

use crate::fingerprint::Fingerprint;
use crate::noise::Noise;
use crate::turn::choices;
use rules::{Game, Legal};
use vocab::Seat;

/// One of the choices, drawn by the seed and by what the seat sees. Exchanges are left out, because a bot
/// could make them forever.
pub(crate) fn choose(game: &Game, seat: Seat, seed: u64) -> Option<Legal> {
    let mut list = Vec::new();
    choices(game, &mut list);
    // The position is mixed in, so that every decision gets a new random number.
    let draw = Noise::new(seed).with(Fingerprint::new(game, seat).bits()).below(list.len() as u32);
    list.get(draw as usize).copied()
}
