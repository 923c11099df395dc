//! The settings of a replay, and the moment that each step of it reaches.

use vocab::Seat;

/// The settings of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Replay {
    /// Whether the replay advances automatically.
    pub running: bool,
    /// The size of a step.
    pub by: StepBy,
    /// The seat whose board and hand are seen, which can be chosen only in a finished game.
    pub seat: Option<Seat>,
}

/// The size of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StepBy {
    /// Every decision.
    #[default]
    Decision,
    /// Every turn.
    Turn,
}

impl StepBy {
    /// The code in messages.
    pub fn code(self) -> &'static str {
        match self {
            StepBy::Decision => "decision",
            StepBy::Turn => "turn",
        }
    }
}

/// The direction of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Earlier.
    Back,
    /// Later.
    On,
}

/// The moment that a step leads to; `turns` are the moments at which turns ended.
pub fn reached(turns: &[u64], last: u64, from: u64, by: StepBy, direction: Direction) -> u64 {
    let mut turns = turns.iter().copied();
    match (by, direction) {
        (StepBy::Decision, Direction::Back) => from.saturating_sub(1),
        (StepBy::Decision, Direction::On) => (from + 1).min(last),
        (StepBy::Turn, Direction::Back) => turns.take_while(|end| *end < from).last().unwrap_or(0),
        (StepBy::Turn, Direction::On) => turns.find(|end| *end > from).unwrap_or(last),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_a_step_to_where_the_next_one_begins() {
        let on = |from| reached(&[3, 6], 8, from, StepBy::Turn, Direction::On);
        let back = |from| reached(&[3, 6], 8, from, StepBy::Turn, Direction::Back);
        assert_eq!([on(0), on(3), on(4), on(6), on(8)], [3, 6, 6, 8, 8]);
        assert_eq!([back(8), back(6), back(5), back(3), back(0)], [6, 3, 3, 0, 0]);
    }

    #[test]
    fn a_decision_is_a_step_of_one_and_ends_at_the_ends() {
        let step = |from, direction| reached(&[], 2, from, StepBy::Decision, direction);
        assert_eq!([step(0, Direction::Back), step(1, Direction::On), step(2, Direction::On)], [0, 2, 2]);
    }
}
