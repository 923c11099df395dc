//! One decision while it is played: the game, its luck, and the events it emits.

use crate::{Game, Legal, Luck, Sink};
use vocab::{Action, Event, Fact, Icon, Prompt, Seat};

/// The context of all rules. They read the game and emit events, but never write to the state.
pub(crate) struct Play<'a, L, S> {
    pub(crate) game: &'a mut Game,
    pub(crate) luck: &'a mut L,
    pub(crate) out: &'a mut S,
}

impl Game {
    /// Plays a legal action. It cannot fail: the argument is the proof. A [`Legal`] of another position does not panic,
    /// but may leave an invalid game, which [`Game::broken`] reports.
    pub fn play(&mut self, legal: Legal, luck: &mut impl Luck, out: &mut impl Sink) {
        let seat = self.state.active;
        Play { game: self, luck, out }.act(seat, legal.0);
    }
}

impl<L: Luck, S: Sink> Play<'_, L, S> {
    /// Emits an event: applies it to the game and records it.
    #[inline(always)]
    pub(crate) fn emit(&mut self, event: impl Into<Event>) {
        let event = event.into();
        self.game.evolve(&event);
        self.out.push(event);
    }

    #[inline(always)]
    pub(crate) fn ask(&mut self, prompt: Prompt) {
        self.emit(Fact::Asked { prompt });
    }

    // The long arms are functions that are never inlined: the short arms, which are far more common, then save fewer
    // registers.
    fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Lay { experience, story } => self.lay(seat, experience, story),
            Action::UseCard => self.use_card(seat),
            Action::TakeDucats => self.take_ducats(seat),
            Action::Document { space, pay } => self.document(seat, space, pay),
            Action::Commission { space, pay } => self.commission(seat, space, pay),
            Action::Perform { opus, pay } => self.perform(seat, opus, pay),
            Action::Sell { opus, pay } => self.sell(seat, opus, pay),
            Action::Travel { to, pay } => self.travel(seat, to, pay),
            Action::Requiem { part, composer, marker, pay } => {
                self.requiem(seat, part, composer, marker, pay)
            }
            Action::PlaceNeutral { part, composer } => self.place_neutral(seat, part, composer),
            Action::ChooseKind { kind } => self.choose_kind(seat, kind),
            Action::Exchange { exchange } => self.emit(Fact::Exchanged { seat, exchange }),
            Action::Decline => self.decline(seat),
            Action::EndTurn => self.end_turn(seat),
        }
        self.settle();
    }

    /// Uses up an action icon. The extra actions of Agnus Dei tiles are asked right after the action (INT-14), except
    /// after an action that is itself an extra (INT-17).
    #[inline(always)]
    pub(crate) fn spend(&mut self, seat: Seat, icon: Icon) {
        let is_extra = matches!(self.game.prompt(), Some(Prompt::Extra { .. }));
        // Counted before the action takes effect: a tile does not repeat the action that brings it (INT-18), nor an
        // action that began before the tile was placed (INT-50).
        let times = if is_extra { 0 } else { self.game.repeats(seat, icon) };
        self.emit(Fact::Spent { icon: Some(icon) });
        if times > 0 {
            self.ask(Prompt::Extra { icon, times });
        }
    }

    /// Carries out everything that needs no decision.
    #[inline(always)]
    fn settle(&mut self) {
        while let Some(prompt) = self.game.prompt() {
            match prompt {
                Prompt::Wake(space) => {
                    let seat = self.game.state.active;
                    self.emit(Fact::Settled);
                    self.emit(Fact::TileWoke { seat, space });
                }
                Prompt::Maintenance { seat, step } => self.maintain(seat, step),
                _ => return,
            }
        }
    }
}
