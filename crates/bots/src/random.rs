//! Any legal action: the bot to measure the others against.

use crate::Budget;
use crate::noise::Noise;
use crate::turn::choices;
use rules::{Game, Legal};
use vocab::{Seat, Viewer};

/// One of the choices, drawn by the seed and by what the seat sees. Exchanges are left out: they could go on for
/// ever and something else can always be done.
pub(crate) fn choose(game: &Game, budget: Budget) -> Option<Legal> {
    let seat = game.to_act()?;
    let choices = choices(game);
    let draw = stirred(game, seat, budget).below(choices.len() as u32);
    choices.get(draw as usize).copied()
}

/// Chance that differs from decision to decision, since the position does.
fn stirred(game: &Game, seat: Seat, budget: Budget) -> Noise {
    let table = game.view(Viewer::Seat(seat)).table;
    let score: u64 = game.score(seat).total().into();
    let own = &table.seats[seat.index()];
    let points = own.tracks.0.iter().chain(&own.counters.0).fold(0, |sum, n| sum * 16 + u64::from(*n));
    let moment = [table.round.index(), table.turn.index(), table.prompts.len(), table.discarded.len()];
    let purse = [score, own.ducats.into(), points, table.coach.index() as u64];
    let numbers = moment.into_iter().map(|n| n as u64).chain(purse);
    numbers.fold(Noise::new(budget.seed).with(seat.index() as u64), Noise::with)
}
