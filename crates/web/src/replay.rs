//! Controls a replay: single steps, automatic play, and the seat whose view is shown.

use crate::app::App;
use crate::own_game::new_id;
use leptos::prelude::*;
use page::replay::{Direction, reached};
use std::time::Duration;
use vocab::Seat;

/// Advances a running replay at the pace of the settings, until its end.
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
        let timer = set_timeout_with_handle(move || app.step(Direction::On), Duration::from_millis(pace));
        on_cleanup(move || {
            if let Ok(timer) = timer {
                timer.clear();
            }
        });
    });
}

impl App {
    /// Makes one step from the moment that is shown.
    pub fn step(&self, direction: Direction) {
        let by = self.replay.with_untracked(|replay| replay.by);
        let (turns, last) = self.turn_ends();
        let from = self.past.get_untracked().unwrap_or(last);
        self.look_back(Some(reached(&turns, last, from, by, direction)));
    }

    /// Makes one step at the request of the person. A running replay stops.
    pub fn step_by_hand(&self, direction: Direction) {
        self.stop();
        self.step(direction);
    }

    /// Goes to a moment at the request of the person. A running replay stops.
    pub fn jump(&self, to: Option<u64>) {
        self.stop();
        self.look_back(to);
    }

    fn stop(&self) {
        if self.replay.with_untracked(|replay| replay.running) {
            self.replay.update(|replay| replay.running = false);
        }
    }

    /// Starts the replay, from the beginning if it is at its end, or stops it.
    pub fn run_or_pause(&self) {
        if self.past.get_untracked().is_none() {
            self.look_back(Some(0));
        }
        self.replay.update(|replay| replay.running = !replay.running);
    }

    /// Starts a new game from the moment that is shown.
    pub fn play_on_from_here(&self) {
        let Some(scene) = self.scene.get_untracked() else { return };
        let sitters = scene.sitters.clone();
        let table = self.sitting.with_value(|sitting| sitting.as_ref()?.branch(scene.moment, sitters));
        if let Some(table) = table {
            let origin = self.table_id().is_none().then(|| self.game_id.get_untracked());
            self.sit_down_from(new_id(), table, origin);
        }
    }

    /// Shows a finished game from another seat.
    pub fn see_as(&self, seat: Seat) {
        self.replay.update(|replay| replay.seat = Some(seat));
        self.looking.set(None);
        self.show();
    }
}
