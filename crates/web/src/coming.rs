//! Coming and going: leaving the table, returning to it, and forgetting a game.

use crate::app::{App, Page};
use crate::draft::Draft;
use crate::replay::Replay;
use crate::storage;
use leptos::prelude::*;

impl App {
    /// Leaves the table for the start page; bots wait until somebody returns.
    pub fn leave(&self) {
        self.forget_waiting();
        self.go(Page::Start);
    }

    /// Somebody returned to the table of the page by the browser's Back.
    pub fn come_back(&self) {
        self.part();
        if self.table.with_value(Option::is_none) {
            return self.resume();
        }
        if self.page.get_untracked() == Page::Table {
            self.forget_waiting();
            self.advance();
        }
    }

    /// Clears the table.
    pub fn clear(&self) {
        self.part();
        self.forget_waiting();
        self.table.set_value(None);
        self.past.set(None);
        self.replay.set(Replay::default());
        self.recapped.set(None);
        self.looking.set(None);
        self.curtain.set(None);
        self.draft.set(Draft::Nothing);
        self.scene.set(None);
        self.game_id.set(String::new());
    }

    /// Deletes a saved game; the table is cleared if it lies there.
    pub fn forget(&self, id: &str) {
        storage::forget_game(id);
        if self.game_id.get_untracked() == id {
            self.clear();
        }
    }

    /// Takes up the game that was played last, when the page is opened or reloaded at the table.
    pub fn resume(&self) {
        if !matches!(self.page.get_untracked(), Page::Table | Page::End | Page::Rules(_)) {
            return;
        }
        let last = storage::games().into_iter().next();
        let taken = last.is_some_and(|saved| self.take_up(&saved.id));
        if !taken && !matches!(self.page.get_untracked(), Page::Rules(_)) {
            self.page.set(Page::Start);
        }
    }
}
