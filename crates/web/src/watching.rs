//! Watching the others: the pace of bots, and the moments that the page tells step by step.

use crate::app::App;
use crate::motion;
use leptos::prelude::*;
use page::draft::Draft;
use page::own_game::Next;
use page::pace::{Wait, Watching, next_pace};
use page::plan::Plan;
use page::round_end::{self, RoundEnd};
use page::scene::{Kind, Scene};
use page::settings::Pace;
use page::soloist::{self, Turn};
use std::sync::Arc;
use std::time::Duration;
use vocab::{Action, Seat};

/// A decision of a bot that is not shown yet.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    /// The number of the question to which it is the answer; see [`App::epoch`].
    pub epoch: u32,
    /// The bot's seat.
    pub seat: Seat,
    /// The revision of the game that it was asked about.
    pub revision: u64,
    /// Its choice.
    pub action: Option<Action>,
}

/// A turn of the Soloist that is being told.
#[derive(Clone, PartialEq)]
pub struct Telling {
    /// The turn.
    pub turn: Arc<Turn>,
    /// How many of his actions have been told.
    pub told: usize,
}

/// The end of a round, with the scene in which the next one began.
pub struct Ended {
    /// What happened.
    pub end: RoundEnd,
    /// The table after it.
    pub scene: Arc<Scene>,
}

/// What the page tells about the others, and how fast.
#[derive(Clone, Copy)]
pub struct Moments {
    /// How the person watches the bots.
    pub watching: RwSignal<Watching>,
    /// The turn of the Soloist that is being told.
    pub soloist: RwSignal<Option<Telling>>,
    /// The last end of a round.
    pub ended: RwSignal<Option<Arc<Ended>>>,
    /// Whether it is shown.
    pub ended_open: RwSignal<bool>,
    /// Whether the log and the score are opened beside the boards, where there is no tab for them.
    pub log_open: RwSignal<bool>,
    held: StoredValue<Option<Held>>,
}

impl Moments {
    /// Nothing is told.
    pub fn new() -> Moments {
        Moments {
            watching: RwSignal::new(Watching::default()),
            soloist: RwSignal::new(None),
            ended: RwSignal::new(None),
            ended_open: RwSignal::new(false),
            log_open: RwSignal::new(false),
            held: StoredValue::new(None),
        }
    }

    /// Forgets everything, because another game is shown.
    pub fn clear(&self) {
        self.watching.set(Watching::default());
        self.soloist.set(None);
        self.ended.set(None);
        self.ended_open.set(false);
        self.log_open.set(false);
        self.held.set_value(None);
    }
}

impl App {
    /// Keeps the decision of a bot until its pause is over or the person wants to see it.
    pub(crate) fn hold(&self, held: Held) {
        self.moments.held.set_value(Some(held));
        if let Wait::Pause(millis) = self.wait() {
            let app = *self;
            set_timeout(move || app.release(held.epoch), Duration::from_millis(millis));
        }
    }

    /// Carries out the decision that is held, unless the person still wants to wait.
    fn release(&self, epoch: u32) {
        let held = self.moments.held.get_value().filter(|held| held.epoch == epoch);
        if let Some(held) = held.filter(|_| self.wait() != Wait::Held) {
            self.moments.held.set_value(None);
            self.decide(held);
        }
    }

    /// When the next decision of a bot is shown. Nothing happens behind the end of a round that is shown.
    fn wait(&self) -> Wait {
        let watching = self.moments.watching.get_untracked();
        if self.moments.ended_open.get_untracked() && !watching.hurrying {
            return Wait::Held;
        }
        let pace = self.settings.with_untracked(|settings| settings.pace);
        watching.wait(pace, self.last_was_small())
    }

    /// Notes that a decision was shown; `next` decides now.
    pub(crate) fn watched(&self, next: Option<&Next>) {
        let ends =
            self.scene.with_untracked(|scene| scene.as_deref().is_some_and(|scene| end_at(scene).is_some()));
        let began = ends && self.is_watched();
        let watching = self.moments.watching.get_untracked();
        let after = watching.after(next, began);
        if after != watching {
            self.moments.watching.set(after);
        }
    }

    fn watch(&self, change: fn(Watching) -> Watching) {
        self.moments.watching.update(|watching| *watching = change(*watching));
        self.release(self.epoch.get_value());
    }

    /// Pauses the others, or lets them continue.
    pub fn pause_or_continue(&self) {
        self.watch(Watching::pause_or_continue);
        self.tell_later();
    }

    /// Shows one more step of the others, and pauses.
    pub fn step_on(&self) {
        self.watch(Watching::step);
        self.tell_next();
    }

    /// Chooses the next pace.
    pub fn change_pace(&self) {
        self.set(|settings| settings.pace = next_pace(settings.pace));
    }

    /// Lets bots play without pauses until a person decides, or to the end of the round if only bots play.
    pub fn hurry(&self) {
        if self.moments.soloist.get_untracked().is_some() {
            return self.stop_telling();
        }
        self.watch(Watching::hurry);
    }

    /// Closes the end of a round; bots go on.
    pub fn close_round_end(&self) {
        let was_open = self.moments.ended_open.get_untracked();
        self.moments.ended_open.set(false);
        self.release(self.epoch.get_value());
        crate::browser::recover_focus();
        // The dialog is closed twice: by its button, and by the event that follows.
        if was_open {
            self.announce_turn();
        }
    }

    /// Tells one more action of the Soloist. After the last one the player's turn begins.
    fn tell_next(&self) {
        let Some(telling) = self.moments.soloist.get_untracked() else { return };
        if telling.told >= telling.turn.acts.len() {
            return self.stop_telling();
        }
        if let Some(scene) = self.scene.get_untracked() {
            motion::show_act(*self, &scene, &telling.turn.acts[telling.told]);
        }
        self.moments.soloist.set(Some(Telling { told: telling.told + 1, ..telling }));
        self.tell_later();
    }

    /// Tells the next action after a pause, unless the person has paused.
    fn tell_later(&self) {
        let (app, before) = (*self, self.moments.soloist.get_untracked());
        // An action is read, not only seen: it needs more time than a decision of a bot.
        let millis = self.settings.with_untracked(|settings| settings.pace.pause()) * 5 / 2;
        let tell = move || {
            let paused = app.moments.watching.with_untracked(|watching| watching.paused);
            if !paused && before.is_some() && app.moments.soloist.get_untracked() == before {
                app.tell_next();
            }
        };
        set_timeout(tell, Duration::from_millis(millis));
    }

    fn stop_telling(&self) {
        self.moments.soloist.set(None);
        crate::browser::focus_soon("dh");
        if !self.moments.ended_open.get_untracked() {
            self.announce_turn();
        }
    }

    fn announce_turn(&self) {
        if let Some(scene) = self.scene.get_untracked() {
            self.said.set(crate::dock::turn_announcement(*self, &scene).unwrap_or_default());
        }
    }

    /// Whether the end of a round is shown before the player's turn begins.
    pub(crate) fn is_ending(&self, scene: &Scene) -> bool {
        self.settings.with_untracked(|settings| settings.pace) != Pace::Instant
            && !scene.table().over
            && end_at(scene).is_some()
    }

    /// Whether the Soloist's turn is told before the player's turn begins.
    pub(crate) fn is_telling(&self, scene: &Scene) -> bool {
        self.settings.with_untracked(|settings| settings.pace) != Pace::Instant
            && soloist::last_turn(&scene.told).is_some_and(|turn| turn.moment == scene.moment)
    }
}

/// The end of a round with which a scene begins.
fn end_at(scene: &Scene) -> Option<RoundEnd> {
    round_end::last(&scene.told).filter(|end| end.moment == scene.moment)
}

/// Tells what happened in each new scene: a turn of the Soloist, the end of a round. At the pace Instant nothing is told.
pub fn listen(app: App) {
    Effect::new(move |before: Option<Option<(String, u64)>>| {
        let scene = app.scene.get().filter(|scene| !scene.is_past() && scene.kind != Kind::Replay);
        let Some(scene) = scene else { return before.flatten() };
        let game = untrack(|| app.game_id.get() + &app.table_id().unwrap_or_default());
        let now = (game, scene.moment);
        let went_on = matches!(&before, Some(Some((game, moment))) if *game == now.0 && *moment < now.1);
        let pace = app.settings.with_untracked(|settings| settings.pace);
        if before.flatten().as_ref() != Some(&now) {
            app.moments.soloist.set(None);
            // A lesson explains what is told here, however fast the player wants the others to be.
            let told = pace != Pace::Instant || app.lessons.is_on();
            if went_on && told && !scene.table().over {
                tell(app, &scene);
            }
        }
        Some(now)
    });
    // A person who begins to decide has seen enough.
    Effect::new(move |_| {
        let deciding = app.draft.with(|draft| *draft != Draft::Nothing)
            || app.plan.with(|plan| *plan != Plan::default());
        if deciding && app.moments.soloist.with_untracked(Option::is_some) {
            app.moments.soloist.set(None);
        }
    });
}

fn tell(app: App, scene: &Arc<Scene>) {
    if let Some(turn) = soloist::last_turn(&scene.told).filter(|turn| turn.moment == scene.moment) {
        app.moments.soloist.set(Some(Telling { turn: Arc::new(turn), told: 0 }));
        app.tell_later();
    }
    if let Some(end) = end_at(scene) {
        app.moments.ended.set(Some(Arc::new(Ended { end, scene: scene.clone() })));
        app.moments.ended_open.set(true);
    }
}
