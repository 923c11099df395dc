//! How fast the decisions of bots follow one another: pauses, single steps, and skipping ahead.

use crate::own_game::Next;
use crate::settings::Pace;

/// How a person watches the bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Watching {
    /// Whether the bots are paused.
    pub paused: bool,
    /// How many decisions may still be shown although the bots are paused.
    pub steps: u8,
    /// Whether the bots play without pauses.
    pub hurrying: bool,
}

/// When the next decision of a bot is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wait {
    /// After this many milliseconds.
    Pause(u64),
    /// When the person wants to see it.
    Held,
}

impl Watching {
    /// When the next decision of a bot is shown. A small step needs only a short pause.
    pub fn wait(self, pace: Pace, small: bool) -> Wait {
        match self {
            Watching { paused: true, steps: 0, .. } => Wait::Held,
            Watching { paused: true, .. } | Watching { hurrying: true, .. } => Wait::Pause(0),
            _ if small => Wait::Pause(pace.pause() / 3),
            _ => Wait::Pause(pace.pause()),
        }
    }

    /// The state after a decision was shown. Skipping ahead ends when a person decides; if only bots play, it ends with
    /// the round.
    pub fn after(self, next: Option<&Next>, round_began: bool) -> Watching {
        let arrived = round_began || matches!(next, None | Some(Next::Person(_) | Next::Over));
        Watching { steps: self.steps.saturating_sub(1), hurrying: self.hurrying && !arrived, ..self }
    }

    /// The state after the person asked for one step: the bots are paused after it.
    pub fn step(self) -> Watching {
        Watching { paused: true, steps: 1, hurrying: false }
    }

    /// The state after the person paused the bots or let them continue.
    pub fn pause_or_continue(self) -> Watching {
        Watching { paused: !self.paused, ..Watching::default() }
    }

    /// The state after the person asked to skip ahead.
    pub fn hurry(self) -> Watching {
        Watching { hurrying: true, ..Watching::default() }
    }
}

/// The pace after this one; after the fastest comes the slowest.
pub fn next_pace(pace: Pace) -> Pace {
    let at = Pace::ALL.iter().position(|known| *known == pace).unwrap_or(0);
    Pace::ALL[(at + 1) % Pace::ALL.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use vocab::Seat;

    fn bot() -> Next {
        Next::Bot(Seat::at(1), "adagio".into())
    }

    #[test]
    fn a_pause_holds_every_decision_and_a_step_shows_one() {
        let paused = Watching::default().pause_or_continue();
        assert_eq!(paused.wait(Pace::Fast, false), Wait::Held);
        assert_eq!(paused.wait(Pace::Instant, true), Wait::Held);
        let step = paused.step();
        assert_eq!(step.wait(Pace::Slow, false), Wait::Pause(0));
        assert_eq!(step.after(Some(&bot()), false).wait(Pace::Slow, false), Wait::Held);
        assert_eq!(paused.pause_or_continue(), Watching::default());
    }

    #[test]
    fn skipping_ahead_ends_when_a_person_decides_and_with_the_round() {
        let hurrying = Watching::default().hurry();
        assert_eq!(hurrying.wait(Pace::Slow, false), Wait::Pause(0));
        assert!(hurrying.after(Some(&bot()), false).hurrying);
        assert!(!hurrying.after(Some(&Next::Person(Seat::at(0))), false).hurrying);
        assert!(!hurrying.after(Some(&bot()), true).hurrying);
        assert!(!hurrying.after(Some(&Next::Over), false).hurrying);
    }

    #[test]
    fn a_small_step_has_a_short_pause() {
        let watching = Watching::default();
        assert_eq!(watching.wait(Pace::Normal, false), Wait::Pause(900));
        assert_eq!(watching.wait(Pace::Normal, true), Wait::Pause(300));
    }

    #[test]
    fn the_paces_follow_one_another_in_a_circle() {
        assert_eq!(next_pace(Pace::Slow), Pace::Normal);
        assert_eq!(next_pace(Pace::Instant), Pace::Slow);
    }
}
