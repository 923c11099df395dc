//! What the luck of a decision was worth: what it showed, compared with what it could have shown.

use bots::expect;
use record::Decision;
use rules::{Game, Seed};
use vocab::{Seat, Viewer};

/// How many other results of luck are imagined.
const IMAGINED: u64 = 12;

/// By how much the luck of a decision raised the lead that each seat can expect, in thousandths of a VP.
pub(crate) fn of(before: &Game, decision: &Decision, seed: u64) -> Vec<i32> {
    if !decision.events.iter().any(Game::shows_hidden) {
        return vec![];
    }
    let mut after = *before;
    decision.events.iter().for_each(|event| after.evolve(event));
    before.seats().map(|seat| of_seat(before, &after, decision, seat, seed)).collect()
}

fn of_seat(before: &Game, after: &Game, decision: &Decision, seat: Seat, seed: u64) -> i32 {
    if before.is_soloist(seat) {
        return 0;
    }
    let imagined: Vec<i32> = (0..IMAGINED)
        .filter_map(|number| {
            let mut dice = Seed::from_number(seed ^ decision.moment << 8).dice(number);
            let mut game = before.resample(Viewer::Seat(seat), &mut dice);
            let legal = game.check(decision.seat, decision.action).ok()?;
            game.play(legal, &mut dice, &mut ());
            lead(&game, seat)
        })
        .collect();
    let (Some(lead), count @ 1..) = (lead(after, seat), imagined.len() as i32) else { return 0 };
    lead - imagined.iter().sum::<i32>() / count
}

fn lead(game: &Game, seat: Seat) -> Option<i32> {
    expect(game).iter().find(|one| one.seat == seat).map(|one| one.lead)
}
