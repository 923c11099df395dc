//! A look ahead: how well a seat can go on in its next turn, if the others do nothing in between.

use crate::judge::{Judge, Value};
use crate::sight::Sight;
use crate::turn::{self, Width};
use rules::{Game, Legal, Luck, Seed};
use vocab::{Action, Prompt, Seat, Viewer};

/// How thoroughly the next turn is searched.
const NEXT: Width = Width { beam: 6, positions: 400, plans: 1 };

/// Guesses at what is hidden that are tried.
const WORLDS: u64 = 4;

/// About how many positions are tried for one plan.
pub(crate) const POSITIONS: usize = 1_000;

/// What a turn that is about to end is worth when the best next turn is played, on average over some worlds.
pub(crate) fn worth(end: &Game, seat: Seat, judge: &impl Judge, seed: u64) -> Value {
    let world = |world: u64| {
        // The hidden cards of a world are the same for every plan, as far as they can be.
        let luck = &mut Seed::from_number(seed).dice(world);
        let mut game = end.resample(Viewer::Seat(seat), luck);
        pass(&mut game, seat, judge, luck);
        let best = turn::plans(&game, seat, judge, NEXT);
        best.first().map_or_else(|| judge.worth(&Sight::new(&game, seat)), |plan| plan.worth)
    };
    (1..=WORLDS).map(|number| world(number) / WORLDS as Value).sum()
}

/// Everybody does as little as possible until the seat lays cards again or the game is over.
fn pass(game: &mut Game, seat: Seat, judge: &impl Judge, luck: &mut impl Luck) {
    while let (Some(to_act), Some(prompt)) = (game.to_act(), game.prompt()) {
        let choice = match (prompt, to_act == seat) {
            (Prompt::Lay, true) => return,
            (Prompt::Kinds { .. }, true) => {
                turn::steps(game, seat, judge).iter().max_by_key(|plan| plan.worth).map(|plan| plan.first)
            }
            _ => idle(game),
        };
        let Some(choice) = choice else { return };
        game.play(choice, luck, &mut ());
    }
}

/// The choice that does least.
fn idle(game: &Game) -> Option<Legal> {
    let choices = turn::choices(game);
    let least =
        |choice: &&Legal| matches!(choice.action(), Action::EndTurn | Action::Decline | Action::TakeDucats);
    choices.iter().find(least).or(choices.first()).copied()
}
