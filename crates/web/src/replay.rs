//! Looking back at a game: steps by decision or by turn, playing by itself, and through whose eyes.

use crate::app::App;
use crate::local::new_id;
use leptos::prelude::*;
use std::time::Duration;
use table::Table;
use vocab::Seat;

/// How one looks back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Replay {
    /// Whether it goes on by itself.
    pub running: bool,
    /// By what one steps.
    pub by: Step,
    /// Whose board and hand are seen; only a finished game can be seen through other eyes.
    pub seat: Option<Seat>,
}

/// By what one steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// Every decision.
    #[default]
    Decision,
    /// Every turn.
    Turn,
}

impl Step {
    /// For texts that choose by it.
    pub fn code(self) -> &'static str {
        match self {
            Step::Decision => "decision",
            Step::Turn => "turn",
        }
    }
}

/// Which way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Earlier.
    Back,
    /// Later.
    On,
}

/// Lets a replay that runs by itself go on, at the pace of the settings, until its end.
pub fn run(app: App) {
    Effect::new(move |_| {
        let past = app.past.get();
        if !app.replay.with(|replay| replay.running) {
            return;
        }
        if past.is_none() {
            app.replay.update(|replay| replay.running = false);
            return;
        }
        let pace = app.settings.with_untracked(|settings| settings.pace.pause().max(150));
        let timer = set_timeout_with_handle(move || app.step(Way::On), Duration::from_millis(pace));
        on_cleanup(move || {
            if let Ok(timer) = timer {
                timer.clear();
            }
        });
    });
}

impl App {
    /// One step from the moment that is shown.
    pub fn step(&self, way: Way) {
        let by = self.replay.with_untracked(|replay| replay.by);
        let (turns, last) = self.turn_ends();
        let from = self.past.get_untracked().unwrap_or(last);
        self.look_back(Some(reached(&turns, last, from, by, way)));
    }

    /// One step because a person asks for it: what ran by itself stops.
    pub fn step_by_hand(&self, way: Way) {
        self.stop();
        self.step(way);
    }

    /// To a moment because a person asks for it.
    pub fn jump(&self, to: Option<u64>) {
        self.stop();
        self.look_back(to);
    }

    fn stop(&self) {
        if self.replay.with_untracked(|replay| replay.running) {
            self.replay.update(|replay| replay.running = false);
        }
    }

    /// Lets the replay run, from the beginning if it is at its end, or stops it.
    pub fn run_or_pause(&self) {
        if self.past.get_untracked().is_none() {
            self.look_back(Some(0));
        }
        self.replay.update(|replay| replay.running = !replay.running);
    }

    /// Starts a game of its own from the moment that is shown.
    pub fn play_on_from_here(&self) {
        let Some(scene) = self.scene.get_untracked() else { return };
        let table = self.table.with_value(|table| {
            let mut record = table.as_ref()?.record().clone();
            while record.revision() > scene.revision {
                record.undo()?;
            }
            Some(Table::seated(record, scene.sitters.clone()))
        });
        if let Some(table) = table {
            self.sit_down(new_id(), table);
        }
    }

    /// Sees a finished game through other eyes.
    pub fn see_as(&self, seat: Seat) {
        self.replay.update(|replay| replay.seat = Some(seat));
        self.looking.set(None);
        self.show();
    }
}

/// The moment one step away.
fn reached(turns: &[u64], last: u64, from: u64, by: Step, way: Way) -> u64 {
    let mut turns = turns.iter().copied();
    match (by, way) {
        (Step::Decision, Way::Back) => from.saturating_sub(1),
        (Step::Decision, Way::On) => (from + 1).min(last),
        (Step::Turn, Way::Back) => turns.take_while(|end| *end < from).last().unwrap_or(0),
        (Step::Turn, Way::On) => turns.find(|end| *end > from).unwrap_or(last),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_is_a_step_to_where_the_next_one_begins() {
        let on = |from| reached(&[3, 6], 8, from, Step::Turn, Way::On);
        let back = |from| reached(&[3, 6], 8, from, Step::Turn, Way::Back);
        assert_eq!([on(0), on(3), on(4), on(6), on(8)], [3, 6, 6, 8, 8]);
        assert_eq!([back(8), back(6), back(5), back(3), back(0)], [6, 3, 3, 0, 0]);
    }

    #[test]
    fn a_decision_is_a_step_of_one_and_ends_at_the_ends() {
        let step = |from, way| reached(&[], 2, from, Step::Decision, way);
        assert_eq!([step(0, Way::Back), step(1, Way::On), step(2, Way::On)], [0, 2, 2]);
    }
}
