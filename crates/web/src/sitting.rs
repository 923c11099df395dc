//! The table the page is at, in the page or on a server: what a person does there, and what is shown of it.

use crate::app::{App, Page};
use crate::draft::Draft;
use crate::local::compose;
use leptos::prelude::*;
use protocol::Wish;
use std::sync::Arc;
use vocab::{Action, Seat};

/// What is taken back, or done again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Back {
    /// The last decision.
    Decision,
    /// The whole turn, as far as that is free.
    Turn,
    /// What was taken back is done again.
    Again,
}

impl App {
    /// Whether the game is played on a server.
    pub fn is_away(&self) -> bool {
        self.online.stage.with_value(Option::is_some)
    }

    /// Decides for the person whose turn it is. A second click for the same moment does nothing.
    pub fn act(&self, action: Action) {
        let Some(scene) = self.scene.get_untracked().filter(|scene| scene.mine) else { return };
        if self.is_away() {
            let (revision, action) = (self.revision_there(), action.notation(scene.edition()));
            self.wish(Wish::Act { revision, action });
        } else {
            self.decide(scene.me, scene.revision, action);
        }
    }

    /// Takes the last decision back.
    pub fn undo(&self) {
        self.take_back(Back::Decision);
    }

    /// Does again what was taken back.
    pub fn redo(&self) {
        self.take_back(Back::Again);
    }

    /// Takes the whole turn back, as far as that is free.
    pub fn reset_turn(&self) {
        self.take_back(Back::Turn);
    }

    fn take_back(&self, back: Back) {
        let Some(scene) = self.scene.get_untracked().filter(|scene| !scene.is_past()) else { return };
        let can = if back == Back::Again { scene.can_redo } else { scene.can_undo };
        if !can {
            return;
        }
        if self.is_away() {
            let revision = self.revision_there();
            self.wish(match back {
                Back::Again => Wish::Redo { revision },
                _ => Wish::Undo { revision, turn: back == Back::Turn },
            });
        } else {
            self.change(|table| match back {
                Back::Decision => table.undo(scene.me),
                Back::Turn => table.reset_turn(scene.me),
                Back::Again => table.redo(scene.me),
            });
        }
    }

    /// Shows an earlier moment, or now.
    pub fn look_back(&self, moment: Option<u64>) {
        let (_, last) = self.turn_ends();
        let moment = moment.filter(|moment| *moment < last);
        match moment.filter(|_| self.is_away()) {
            Some(moment) => self.fetch_moment(moment),
            None => self.show_moment(moment),
        }
    }

    /// Shows a moment that is known.
    pub(crate) fn show_moment(&self, moment: Option<u64>) {
        self.past.set(moment);
        self.draft.set(Draft::Nothing);
        self.show();
    }

    /// The decisions that ended a turn, and the last one.
    pub fn turn_ends(&self) -> (Vec<u64>, u64) {
        let there = self.online.stage.with_value(|stage| stage.as_ref().map(|stage| stage.turn_ends()));
        let here = || {
            self.with_record(|record| {
                let ends = record.decisions().iter().filter(|decision| decision.ends_turn());
                (ends.map(|decision| decision.revision).collect(), record.revision())
            })
        };
        there.or_else(here).unwrap_or_default()
    }

    /// Draws the table anew.
    pub fn show(&self) {
        let before = self.scene.get_untracked();
        let past = self.past.get_untracked();
        let table = self.online.table.get_untracked();
        let scene = if self.is_away() {
            let scene = |table| {
                self.online.stage.with_value(|stage| stage.as_ref()?.scene(table, past, before.as_deref()))
            };
            table.as_deref().and_then(scene)
        } else {
            let eyes = self.replay.with_untracked(|replay| replay.seat);
            let curtain = self.curtain.get_untracked();
            let scene =
                self.table.with_value(|here| compose(here.as_ref()?, past, eyes, curtain, before.as_deref()));
            match &table {
                // What was promised is what the server said before the first card was seen; what is over is over.
                Some(table) => scene.map(|scene| scene.as_promised(&table.commitment)),
                None => scene,
            }
        };
        self.scene.set(scene.map(Arc::new));
    }

    /// To the table, at the moment that is shown.
    pub fn to_table(&self) {
        let Some(id) = self.table_id() else { return self.go(Page::Table) };
        let moment = self.scene.with_untracked(|scene| {
            let scene = scene.as_ref().filter(|_| self.online.finished.get_untracked())?;
            Some((scene.revision, scene.me))
        });
        self.go(Page::Online(id, moment.map(|(moment, _)| moment), moment.map(|(_, seat)| seat.number())));
    }

    /// To the score sheet.
    pub fn to_sheet(&self) {
        self.go(self.table_id().map_or(Page::End, |id| Page::Online(id, None, None)));
    }

    /// Shows a finished game at a moment through the eyes of a seat, as a link asks for it.
    pub(crate) fn look_at(&self, moment: Option<u64>, seat: Option<u8>) {
        if let Some(seat) = seat.and_then(Seat::new).filter(|seat| seat.index() < self.players()) {
            self.replay.update(|replay| replay.seat = Some(seat));
        }
        self.look_back(moment.or_else(|| self.past.get_untracked()));
    }

    fn players(&self) -> usize {
        self.with_record(|record| {
            let game = record.game();
            usize::from(game.players()) - usize::from(game.level().is_some())
        })
        .unwrap_or(0)
    }
}
