//! A rough opinion: the score as it would be now, something for what is in the purse, little for what comes later.

use crate::judge::{Judge, VP, Value};
use crate::sight::Sight;
use edition::{Memory, Resources};

/// Judges as somebody does who has just read the rules.
pub(crate) struct Sketch;

/// A ducat, beyond what it scores.
const DUCAT: Value = 150;
/// A counter, beyond what it scores.
const COUNTER: Value = 300;
/// A point on a track, for each turn of the round to come.
const TRACK: Value = 150;
/// A Story icon of the next round.
const STORY: Value = 600;
/// A step on the Finance Track, for each Maintenance to come.
const FINANCE: Value = 250;
/// A ready Opus.
const OPUS: Value = 300;
/// What an action may bring.
const ACTION: Value = 2 * VP;

impl Judge for Sketch {
    fn standing(&self, sight: &Sight<'_>) -> Value {
        let own = sight.own;
        let score = Value::from(sight.game.projected(sight.seat).total()) * VP;
        let purse = Value::from(own.ducats) * DUCAT + sum(&own.counters.0) * COUNTER;
        let track = if sight.maintaining { STORY } else { (TRACK * sight.turns) - VP / 2 };
        let stories: Value = sight.stories().map(story).sum();
        let later = Value::from(own.finance) * FINANCE * sight.maintenances();
        let works = own.opera.len() as Value * OPUS * sight.maintenances().min(2);
        score + purse + sum(&own.tracks.0) * track + stories + later + works
    }

    fn worth(&self, sight: &Sight<'_>) -> Value {
        self.standing(sight)
    }

    fn hope(&self, sight: &Sight<'_>) -> Value {
        let card = sight.undecided().map(|id| sight.memory(id));
        let card = card.map_or(0, |card| received(&card.reward) + card.printed.len() as Value * ACTION);
        sight.pending() as Value * ACTION + card + sight.wilds() * STORY
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
