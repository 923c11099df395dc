//! Coming and going: leaving the table, returning to it, and forgetting a game.

use crate::app::{App, Page};
use crate::storage;
use leptos::prelude::*;

impl App {
    /// Leaves the table for the start page; bots wait until somebody returns.
    pub fn leave(&self) {
        self.forget_waiting();
        self.go(Page::Start);
    }

    /// Somebody returned to the table by the browser's Back.
    pub fn come_back(&self) {
        if self.table.with_value(Option::is_none) {
            return self.resume();
        }
        self.forget_waiting();
        self.advance();
    }

    /// Deletes a saved game; the table is cleared if it lies there.
    pub fn forget(&self, id: &str) {
        storage::forget_game(id);
        if self.game_id.get_untracked() == id {
            self.forget_waiting();
            self.table.set_value(None);
            self.scene.set(None);
            self.game_id.set(String::new());
        }
    }

    /// Takes up the game that was played last, when the page is opened or reloaded at the table.
    pub fn resume(&self) {
        if self.page.get_untracked() == Page::Start {
            return;
        }
        let last = storage::games().into_iter().next();
        let taken = last.is_some_and(|saved| self.take_up(&saved.id));
        if !taken && !matches!(self.page.get_untracked(), Page::Rules(_)) {
            self.page.set(Page::Start);
        }
    }
}
