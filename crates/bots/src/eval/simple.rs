//! A rough evaluation: the current score and the player's resources, with little for the future.

use crate::eval::{Context, Evaluation, VP, Value};
use edition::{Memory, Resources};

/// Evaluates positions roughly, like a beginner.
pub(crate) struct Simple;

/// Value of a ducat, besides its score.
const DUCAT: Value = 150;
/// Value of a counter, besides its score.
const COUNTER: Value = 300;
/// Value of a track point for each remaining turn of the round.
const TRACK: Value = 150;
/// Value of a Story icon.
const STORY: Value = 600;
/// Value of a step on the Finance Track for each remaining Maintenance.
const FINANCE: Value = 250;
/// Value of an Opus that is ready to be performed.
const OPUS: Value = 300;
/// Value of an action icon.
const ACTION: Value = 2 * VP;

impl Evaluation for Simple {
    fn final_score(&self, context: &Context<'_>) -> Value {
        let own = context.own;
        let score = Value::from(context.game.projected(context.seat).total()) * VP;
        let purse = Value::from(own.ducats) * DUCAT + sum(&own.counters.0) * COUNTER;
        let track = if context.maintaining { STORY } else { (TRACK * context.turns) - VP / 2 };
        let stories: Value = context.stories().map(story).sum();
        let later = Value::from(own.finance) * FINANCE * context.maintenances();
        let works = own.opera.len() as Value * OPUS * context.maintenances().min(2);
        score + purse + sum(&own.tracks.0) * track + stories + later + works
    }

    fn worth(&self, context: &Context<'_>) -> Value {
        self.final_score(context)
    }

    fn potential(&self, context: &Context<'_>) -> Value {
        let card = context.undecided().map(|id| context.memory(id));
        let card = card.map_or(0, |card| received(&card.reward) + card.printed.len() as Value * ACTION);
        context.pending() as Value * ACTION + card + context.wilds() * STORY
    }
}

fn sum(points: &[u8]) -> Value {
    points.iter().map(|n| Value::from(*n)).sum()
}

fn story(card: &Memory) -> Value {
    sum(&card.story.points.0) * STORY + Value::from(card.story.vp) * VP
}

fn received(reward: &Resources) -> Value {
    Value::from(reward.ducats) * (DUCAT + VP / 3) + sum(&reward.track.0) * STORY
}
