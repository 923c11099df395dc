//! How the levels for people play: the best ones try their turns out, the others make mistakes as people do. They
//! overlook possibilities, look less far ahead, and forget their rivals.

use crate::eval::{Context, Evaluation, Tuned, VP, Value, share};
use crate::net::{Judge, Judgement, Turn, TurnLimits};
use crate::noise::Noise;
use crate::turn;
use crate::{Budget, Tempo};
use rules::{Game, Legal};
use vocab::{Action, Member, Seat};

/// What a level sees and understands, in thousandths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Insight {
    /// How many possibilities it notices: cards to use, places, parts, works, cards of the row.
    notices: u32,
    /// How much it counts what a position promises beyond the score of now.
    foresight: Value,
    /// How much it counts the score that its best rival is expected to reach.
    rivals: Value,
    /// How many unfinished turns it follows further (the beam width).
    beam: usize,
}

impl Insight {
    /// The insight of a level, or none if it makes no such mistakes.
    pub(crate) const fn of(tempo: Tempo) -> Option<Insight> {
        let (notices, foresight, rivals, beam) = match tempo {
            Tempo::Adagio => (150, 200, 0, 3),
            Tempo::Andante => (300, 400, 0, 4),
            Tempo::Moderato => (520, 620, 200, 8),
            Tempo::Allegro => (740, 880, 500, 12),
            Tempo::Vivace => (880, 1000, 850, 18),
            Tempo::Presto | Tempo::Prestissimo => return None,
        };
        Some(Insight { notices, foresight, rivals, beam })
    }

    /// The turns that the level finds, the one that it plays first.
    pub(crate) fn turns(
        self,
        judge: &mut Judge<'_>,
        game: &Game,
        seat: Seat,
        eval: Tuned,
        budget: Budget,
    ) -> Vec<Turn> {
        let limits = TurnLimits { beam: self.beam, positions: 1500, turns: 64 };
        let plans = turn::plans(game, seat, &Sight { eval, insight: self }, limits.into());
        let mut turns = judge.rank(game, seat, &plans, |judgement| judgement.own);
        turns.sort_by_cached_key(|turn| {
            let worth = self.worth(&turn.end, seat, &turn.judgement);
            (self.overlooked(game, seat, &turn.actions, budget), -worth)
        });
        turns
    }

    /// What a turn is chosen by. `end` is the position at its end.
    fn worth(self, end: &Game, seat: Seat, judgement: &Judgement) -> Value {
        let now = Value::from(end.projected(seat).total()) * VP;
        let rival = judgement.own - judgement.lead;
        now + share(judgement.own - now, self.foresight) - share(rival, self.rivals)
    }

    /// How many decisions of a turn the level overlooks. A possibility that is overlooked stays so for the whole turn.
    fn overlooked(self, game: &Game, seat: Seat, turn: &[Legal], budget: Budget) -> usize {
        let now = (game.round().index() * 8 + game.turn().index()) as u64;
        let noise = Noise::new(budget.seed).with(now).with(seat.index() as u64);
        let overlooks = |possibility: u64| noise.with(possibility).below(1000) >= self.notices;
        turn.iter().filter_map(|legal| possibility(legal.action())).filter(|one| overlooks(*one)).count()
    }
}

/// The evaluation by hand as far as a level understands it, to search for turns with.
struct Sight {
    eval: Tuned,
    insight: Insight,
}

impl Evaluation for Sight {
    fn final_score(&self, context: &Context<'_>) -> Value {
        let now = Value::from(context.game.projected(context.seat).total()) * VP;
        now + share(self.eval.final_score(context) - now, self.insight.foresight)
    }

    fn worth(&self, context: &Context<'_>) -> Value {
        self.final_score(context)
    }

    fn potential(&self, context: &Context<'_>) -> Value {
        self.eval.potential(context)
    }
}

/// What a player has to think of to decide so, as a number; none for a decision that follows from others.
fn possibility(action: Action) -> Option<u64> {
    let (kind, which) = match action {
        Action::Lay { experience, .. } => (1, experience.bit()),
        Action::Document { space, .. } => (2, space.bit()),
        Action::Commission { space, .. } => (3, space.bit()),
        Action::Perform { opus, .. } => (4, opus.bit()),
        Action::Sell { opus, .. } => (5, opus.bit()),
        Action::Travel { to, .. } => (6, to.bit()),
        Action::Requiem { part, .. } => (7, part.movement().index() as u8),
        _ => return None,
    };
    Some(kind * 256 + u64::from(which))
}
