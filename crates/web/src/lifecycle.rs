//! Leaving the local table, returning to it, and deleting a saved game.

use crate::app::App;
use crate::storage;
use leptos::prelude::*;
use page::Page;
use page::draft::Draft;
use page::plan::Plan;
use page::replay::Replay;

impl App {
    /// Leaves the table for the start page; bots pause until the player returns.
    pub fn leave(&self) {
        self.forget_waiting();
        self.go(Page::Start);
    }

    /// Continues the game after the browser's Back button led to the local table.
    pub fn come_back(&self) {
        self.leave_server();
        if self.sitting.with_value(Option::is_none) {
            return self.resume();
        }
        if self.page.get_untracked() == Page::Table {
            self.forget_waiting();
            self.advance();
        }
    }

    /// Closes the game and resets all signals that belong to it.
    pub fn clear(&self) {
        self.leave_server();
        self.forget_waiting();
        self.puzzles.clear();
        self.sitting.set_value(None);
        self.past.set(None);
        self.replay.set(Replay::default());
        self.recapped.set(None);
        self.looking.set(None);
        self.moments.clear();
        self.curtain.set(None);
        self.draft.set(Draft::Nothing);
        self.plan.set(Plan::default());
        self.restoring.set_value(None);
        self.scene.set(None);
        self.game_id.set(String::new());
        self.lessons.now.set(None);
        self.notes.begin(None);
    }

    /// Deletes a saved game, and closes it if it is open.
    pub fn forget(&self, id: &str) {
        storage::forget_game(id);
        if self.game_id.get_untracked() == id {
            self.clear();
        }
    }

    /// Opens the last played game when the page is loaded at the table.
    pub fn resume(&self) {
        if !matches!(self.page.get_untracked(), Page::Table | Page::End | Page::Analysis | Page::Rules(_)) {
            return;
        }
        if self.resume_lesson() {
            return;
        }
        let last = storage::games().into_iter().next();
        let taken = last.is_some_and(|saved| self.take_up(&saved.id));
        if !taken && !matches!(self.page.get_untracked(), Page::Rules(_)) {
            self.page.set(Page::Start);
        }
    }
}
