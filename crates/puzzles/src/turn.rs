//! What a whole turn leads to.

use rules::{Game, Seed};
use vocab::{Action, Event, Position, Seat};

/// The position after these decisions of the seat that is to act, or `None` if one of them is not legal. All turns get
/// the same luck, so two turns that do the same in another order lead to the same position.
pub fn end_of_turn(game: &Game, turn: &[Action]) -> Option<Position> {
    play(game, turn).map(|(game, _)| game.position())
}

/// The game after these decisions and what happened.
pub(crate) fn play(game: &Game, turn: &[Action]) -> Option<(Game, Vec<Event>)> {
    let (seat, mut game, mut events) = (game.to_act()?, *game, Vec::new());
    for action in turn {
        let legal = game.check(seat, *action).ok()?;
        game.play(legal, &mut Seed::from_number(0).dice(0), &mut events);
    }
    Some((game, events))
}

/// Whether the seat is at the beginning of its turn.
pub(crate) fn begins_turn(game: &Game) -> Option<Seat> {
    let seat = game.to_act()?;
    (game.prompt() == Some(vocab::Prompt::Lay)).then_some(seat)
}
