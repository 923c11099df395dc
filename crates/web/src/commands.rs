//! The commands of a person to the shown game, of any kind, and their effects.

use crate::app::App;
use crate::motion;
use leptos::prelude::*;
use page::draft::Draft;
use page::plan::Plan;
use page::scene::{Kind, Scene};
use page::sitting::{self, Look};
use page::{Page, Sitting};
use record::Record;
use std::sync::Arc;
use table::{Command, Thing};
use vocab::{Action, Seat};

impl App {
    /// Makes a decision for the person whose turn it is.
    pub fn act(&self, action: Action) {
        self.command(Command::Act(action));
    }

    /// Chooses other cards to lay. The boards show at once what can be done with them.
    pub fn set_plan(&self, plan: Plan) {
        let chosen = self.draft.with_untracked(|draft| match draft {
            Draft::Chosen(offer) => Thing::of(offer.action),
            _ => None,
        });
        self.plan.set(plan);
        self.draft.set(Draft::Nothing);
        self.show();
        // What was chosen before the second card stays chosen, if it can still be chosen.
        let offer = chosen
            .zip(self.scene.get_untracked())
            .and_then(|(thing, scene)| scene.offers.for_thing(thing).next().cloned());
        if let Some(offer) = offer {
            self.draft.set(Draft::Chosen(Box::new(offer)));
        }
    }

    /// Ends the turn. If an action could still be carried out, the decision asks once.
    pub fn end_turn(&self) {
        let Some(scene) = self.scene.get_untracked() else { return };
        if scene.offers.like(Action::EndTurn).is_none() || scene.decisions(Action::EndTurn).is_empty() {
            return;
        }
        let unused = scene.offers.now.iter().any(|offer| Thing::of(offer.action).is_some());
        match self.draft.get_untracked() {
            draft if unused && draft != Draft::Ending => self.draft.set(Draft::Ending),
            _ => self.act(Action::EndTurn),
        }
    }

    /// Undoes the last decision. Cards that it takes back stay chosen. Where the others must agree, asks whether to ask
    /// them.
    pub fn undo(&self) {
        if untrack(|| self.undo_to_ask()).is_some() {
            return self.online.asking.set(true);
        }
        let plan = self.sitting.with_value(|sitting| sitting.as_ref()?.plan_to_restore());
        self.restoring.set_value(plan);
        self.command(Command::Undo);
    }

    /// Redoes the last undone decision.
    pub fn redo(&self) {
        self.command(Command::Redo);
    }

    /// Undoes the whole turn, back to the last information barrier.
    pub fn reset_turn(&self) {
        self.command(Command::ResetTurn);
    }

    fn command(&self, command: Command) {
        let Some(scene) = self.scene.get_untracked() else { return };
        if command == Command::Act(Action::EndTurn) && self.puzzles.is_solving() {
            return self.judge_puzzle(&scene);
        }
        let effect =
            self.sitting.try_update_value(|sitting| Some(sitting.as_mut()?.command(&scene, command)));
        self.carry_out(effect.flatten().unwrap_or(sitting::Effect::Nothing));
    }

    /// Shows an earlier moment, or the current one.
    pub fn look_back(&self, moment: Option<u64>) {
        let effect = self.sitting.with_value(|sitting| Some(sitting.as_ref()?.look_back(moment)));
        self.carry_out(effect.unwrap_or(sitting::Effect::Nothing));
    }

    fn carry_out(&self, effect: sitting::Effect) {
        match effect {
            sitting::Effect::Changed => self.on_own_step(),
            sitting::Effect::Send(wishes) => self.send_commands(wishes),
            sitting::Effect::FetchMoment(moment) => self.fetch_moment(moment),
            sitting::Effect::ShowMoment(moment) => self.show_moment(moment),
            sitting::Effect::Nothing => {}
        }
    }

    /// Shows a moment that the page knows.
    pub(crate) fn show_moment(&self, moment: Option<u64>) {
        self.past.set(moment);
        self.draft.set(Draft::Nothing);
        self.show();
    }

    /// Draws the game. Cards that were chosen for laying count only while they can be laid.
    pub fn show(&self) {
        let before = self.scene.get_untracked();
        let build = |plan: Plan, before: Option<&Scene>| {
            let look = Look {
                past: self.past.get_untracked(),
                eyes: self.replay.with_untracked(|replay| replay.seat),
                curtain: self.curtain.get_untracked(),
                before,
                plan,
                auto_end: self.auto_end(),
            };
            self.sitting.with_value(|sitting| sitting.as_ref()?.scene(&look))
        };
        let plan = self.plan.get_untracked();
        let mut scene = build(plan, before.as_deref());
        let now = self.past.get_untracked().is_none();
        let laying = scene.as_ref().is_some_and(|scene| scene.laying);
        if let Some(restored) = self.restoring.get_value().filter(|_| laying && now) {
            self.restoring.set_value(None);
            // An undo goes back to the turn of these cards, which may be another one than that of the last scene.
            scene = build(restored, None);
        }
        let shown = scene.as_ref().map(|scene| scene.plan).unwrap_or_default();
        if now && shown != plan {
            self.plan.set(shown);
        }
        motion::prepare(*self, before.as_deref(), scene.as_ref());
        self.scene.set(scene.map(Arc::new));
    }

    /// The kind of the game that is shown.
    pub fn kind(&self) -> Option<Kind> {
        self.scene.with(|scene| scene.as_ref().map(|scene| scene.kind))
    }

    /// The decisions that ended a turn, and the current moment.
    pub fn turn_ends(&self) -> (Vec<u64>, u64) {
        let ends = |sitting: &Sitting| (sitting.turn_ends(), sitting.moment());
        self.sitting.with_value(|sitting| sitting.as_ref().map(ends)).unwrap_or_default()
    }

    /// Calls a function with the record, if the page has the whole game.
    pub fn with_record<T>(&self, look: impl FnOnce(&Record) -> T) -> Option<T> {
        self.sitting.with_value(|sitting| Some(look(sitting.as_ref()?.record()?)))
    }

    /// The `.game` file, if the page has the whole game.
    pub fn file(&self) -> Option<String> {
        self.with_record(Record::write)
    }

    /// Goes to the table, at the moment that is shown.
    pub fn go_to_table(&self) {
        let table = || self.puzzles.name().map_or(Page::Table, Page::Puzzle);
        let Some(id) = self.table_id() else { return self.go(table()) };
        let shown = self.scene.get_untracked().filter(|scene| scene.kind == Kind::Replay);
        let moment = shown.as_ref().map(|scene| scene.moment);
        self.go(Page::Online(id, moment, shown.map(|scene| scene.me.number())));
    }

    /// Goes to the score sheet.
    pub fn go_to_sheet(&self) {
        self.go(self.table_id().map_or(Page::End, |id| Page::Online(id, None, None)));
    }

    /// Shows a finished game at the moment and from the seat that a link names.
    pub(crate) fn look_at(&self, moment: Option<u64>, seat: Option<u8>) {
        if let Some(seat) = seat.and_then(Seat::new).filter(|seat| seat.index() < self.players()) {
            self.replay.update(|replay| replay.seat = Some(seat));
        }
        self.look_back(moment.or_else(|| self.past.get_untracked()));
    }

    /// The number of players without the Soloist.
    fn players(&self) -> usize {
        let players = self.with_record(|record| {
            let game = record.game();
            usize::from(game.players()) - usize::from(game.level().is_some())
        });
        players.unwrap_or(0)
    }
}
