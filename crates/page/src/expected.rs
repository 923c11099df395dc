//! The expected final score of a player: what the strongest bot expects if it plays on for them. The worker computes it
//! for the position as it is, and for the position after the chosen offer.

use crate::editions::EditionFiles;
use crate::scene::Scene;
use crate::worker::{Answer, Failure, Question, Subject};
use table::Offer;
use vocab::Viewer;

/// The bot whose expectation is shown: the strongest one.
const BOT: &str = bots::Tempo::Presto.code();

/// The expected final score in VP, rounded; unknown while the worker computes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Expected {
    /// As the game stands.
    pub now: Option<i32>,
    /// After the chosen offer.
    pub after: Option<i32>,
}

/// The question for the expected score after `offer`, or as the game stands. Both have the same seed, so that the
/// difference is not noise. None if the player has nothing to decide then.
pub fn question(
    scene: &Scene,
    offer: Option<&Offer>,
    files: Option<EditionFiles>,
) -> Option<Result<Question, Failure>> {
    let mut game = scene.game;
    if let Some(offer) = offer {
        let legal = game.check(scene.me, offer.action).ok()?;
        // A preview ends where luck begins: it must not depend on what the shuffle would bring.
        if offer.outcome.hidden {
            return None;
        }
        // Nobody reads the events. With the sink `()` the module of the page would have the rules a second time.
        game.play(legal, &mut rules::Seed::from_number(0).dice(0), &mut Vec::new());
    }
    if game.to_act() != Some(scene.me) {
        return None;
    }
    let view = game.view(Viewer::Seat(scene.me));
    Some(Subject::new(BOT, &view, scene.edition(), files, scene.moment).map(Question::Advise))
}

/// The expected score in an answer of the worker: that of the best turn, if the bot looked ahead.
pub fn read(answer: &Answer) -> Option<i32> {
    let Answer::Turns(turns) = answer else { return None };
    let best = turns.iter().filter(|turn| turn.foreseen).map(|turn| turn.vp).max()?;
    Some((best + 500).div_euclid(1000))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::Turn;

    #[test]
    fn the_best_turn_counts_and_is_rounded() {
        let turn = |vp, foreseen| Turn { actions: Vec::new(), vp, lead: 0, chance: None, error: 0, foreseen };
        assert_eq!(read(&Answer::Turns(vec![turn(41_499, true), turn(56_500, true)])), Some(57));
        assert_eq!(read(&Answer::Turns(Vec::new())), None);
        assert_eq!(read(&Answer::Turns(vec![turn(34_000, false)])), None, "nothing was searched");
        assert_eq!(read(&Answer::Action("end".into())), None);
    }
}
