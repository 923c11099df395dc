//! A game on a server as the page knows it: the current position as one viewer sees it, and the log.

use crate::log::Log;
use crate::scene::{Kind, Parts, Scene};
use crate::sitting::Look;
use crate::steps::Steps;
use crate::table_info::{is_taken_over, sitters, viewer};
use edition::Edition;
use protocol::{Entry, State, TableInfo};
use record::parse_position;
use rules::{Game, Seed};
use std::collections::BTreeMap;
use std::sync::Arc;
use vocab::{Action, Event, Face, Seat, View, Viewer};

/// A game on a server as a player or a spectator sees it.
#[derive(Clone, Debug)]
pub struct RemoteGame {
    edition: &'static Edition,
    table: Arc<TableInfo>,
    now: Snapshot,
    revision: u64,
    moment: u64,
    undo: bool,
    redo: bool,
    /// The revision of the last step in the log.
    received: u64,
    log: Log,
    steps: Steps,
    /// The seats that made the decisions that stand, counted from 1.
    deciders: Vec<u8>,
    /// The positions at earlier moments that the person has looked at.
    past: BTreeMap<u64, Snapshot>,
    /// The last moment the person saw before the page was opened, until they decide something.
    seen: Option<u64>,
}

/// A position as a viewer sees it, and an imagined game that looks the same to the viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    view: View,
    game: Game,
}

impl Snapshot {
    /// Parses a position as it was sent to this viewer.
    pub fn read(sheet: &str, viewer: Viewer, edition: &'static Edition) -> Option<Snapshot> {
        let table = parse_position::<Face>(sheet, edition).ok()?;
        let view = View { viewer, table };
        let game = Game::imagine(&view, edition, &mut Seed::from_number(0).dice(0));
        Some(Snapshot { view, game })
    }
}

/// Whether the game is complete after a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sync {
    /// Every step up to the present is known: the game can be shown.
    Complete,
    /// More steps will follow, or the step was already known.
    Incomplete,
    /// A step is missing: reconnect to get it.
    Gap,
}

impl RemoteGame {
    /// The game of the first message. `seen` is the last moment that the person saw.
    pub fn new(
        table: Arc<TableInfo>,
        state: &State,
        edition: &'static Edition,
        seen: Option<u64>,
    ) -> Option<RemoteGame> {
        Some(RemoteGame {
            edition,
            now: Snapshot::read(state.view.get(), viewer(&table), edition)?,
            table,
            revision: state.revision,
            moment: state.moment,
            undo: state.undo,
            redo: state.redo,
            received: 0,
            log: Log::default(),
            steps: Steps::default(),
            deciders: Vec::new(),
            past: BTreeMap::new(),
            seen,
        })
    }

    /// The revision of the last step that was received. A new connection requests the steps after it.
    pub fn received(&self) -> u64 {
        self.received
    }

    /// How many steps were taken, undos included.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// How many decisions stand.
    pub fn moment(&self) -> u64 {
        self.moment
    }

    /// Who decides.
    pub fn to_act(&self) -> Option<Seat> {
        self.now.game.to_act()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.now.view.table.over
    }

    /// The log.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The decisions that stand and the undone ones.
    pub(crate) fn steps(&self) -> &Steps {
        &self.steps
    }

    /// Who sees the position.
    pub fn viewer(&self) -> Viewer {
        self.now.view.viewer
    }

    /// Replaces the description of the table. Returns whether the players, or the bots that decide for them, have
    /// changed.
    pub fn set_table(&mut self, table: Arc<TableInfo>) -> bool {
        let bots =
            |table: &TableInfo| table.seats.iter().map(|seated| seated.bot.clone()).collect::<Vec<_>>();
        let changed = (sitters(&self.table), bots(&self.table)) != (sitters(&table), bots(&table));
        self.table = table;
        changed
    }

    /// Handles the welcome after a reconnect: sets the current position. The missed steps follow.
    pub fn welcome(&mut self, state: &State) -> Sync {
        if state.revision < self.received {
            // The server has another game than this one.
            self.received = 0;
            self.log = Log::default();
            self.steps = Steps::default();
            self.deciders.clear();
            self.past.clear();
            return Sync::Gap;
        }
        let viewer = viewer(&self.table);
        if viewer != self.viewer() {
            self.past.clear();
        }
        self.set_state(state, viewer)
    }

    /// Adds a step that was missed.
    pub fn past_step(&mut self, entry: &Entry) -> Sync {
        if entry.revision <= self.received {
            return Sync::Incomplete;
        }
        if entry.revision != self.received + 1 {
            return Sync::Gap;
        }
        self.received = entry.revision;
        match &entry.action {
            Some(action) => self.add_to_log(entry, action),
            None => {
                self.log.truncate(entry.moment);
                self.steps.undo(entry.moment);
                self.deciders.truncate(usize::try_from(entry.moment).unwrap_or(usize::MAX));
                self.past.split_off(&(entry.moment + 1));
            }
        }
        self.sync()
    }

    /// Adds a new step and sets the position after it.
    pub fn update(&mut self, entry: &Entry, state: &State) -> Sync {
        if entry.revision != self.received + 1 {
            return self.past_step(entry);
        }
        if matches!(self.viewer(), Viewer::Seat(seat) if seat.number() == entry.seat) {
            self.seen = None;
        }
        self.past_step(entry);
        self.set_state(state, self.viewer())
    }

    fn set_state(&mut self, state: &State, viewer: Viewer) -> Sync {
        let Some(now) = Snapshot::read(state.view.get(), viewer, self.edition) else { return Sync::Gap };
        self.now = now;
        self.revision = state.revision;
        self.moment = state.moment;
        self.undo = state.undo;
        self.redo = state.redo;
        if !state.redo {
            self.steps.forget_undone();
        }
        self.sync()
    }

    fn sync(&self) -> Sync {
        if self.received >= self.revision { Sync::Complete } else { Sync::Incomplete }
    }

    fn add_to_log(&mut self, entry: &Entry, action: &str) {
        let events = entry.events.iter().filter_map(|event| Event::<Face>::read(event, self.edition).ok());
        let events: Vec<Event<Face>> = events.collect();
        let action = Action::read(action, self.edition).ok();
        self.steps.act(entry.moment, action.unwrap_or(Action::EndTurn));
        self.deciders.push(entry.seat);
        self.log.add(entry.moment, action, &events);
    }

    /// The moment before the last decision of the person at this screen, if they play and have decided something. They can
    /// ask the others to go back to it.
    pub fn before_own_decision(&self) -> Option<u64> {
        let Viewer::Seat(me) = self.viewer() else { return None };
        if self.is_over() || is_taken_over(&self.table, me) {
            return None;
        }
        self.deciders.iter().rposition(|seat| *seat == me.number()).map(|at| at as u64)
    }

    /// The decision that followed a moment.
    pub fn decision_after(&self, moment: u64) -> Option<Action> {
        self.steps.after(moment)
    }

    /// Who made the decision that led to a moment.
    pub fn decider(&self, moment: u64) -> Option<Seat> {
        let at = usize::try_from(moment).ok()?.checked_sub(1)?;
        Seat::new(*self.deciders.get(at)?)
    }

    /// The edition.
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// What the person sees now.
    pub fn view(&self) -> &View {
        &self.now.view
    }

    /// Whether a moment can be shown.
    pub fn knows(&self, moment: u64) -> bool {
        moment == self.moment || self.past.contains_key(&moment)
    }

    /// Stores the position at an earlier moment, as the server sent it.
    pub fn add_moment(&mut self, moment: u64, sheet: &str) {
        if let Some(snapshot) = Snapshot::read(sheet, self.viewer(), self.edition) {
            self.past.insert(moment, snapshot);
        }
    }

    /// The scene to draw; none if the moment is not known.
    pub fn scene(&self, look: &Look<'_>) -> Option<Scene> {
        let moment = look.past.unwrap_or(self.moment);
        let shown = if moment == self.moment { &self.now } else { self.past.get(&moment)? };
        let (me, plays) = match self.viewer() {
            Viewer::Seat(seat) => (seat, !is_taken_over(&self.table, seat)),
            Viewer::Audience => (look.before.map_or(Seat::at(0), |scene| scene.me), false),
        };
        Some(Scene::build(Parts {
            kind: Kind::Remote,
            game: shown.game,
            view: shown.view.clone(),
            moment,
            last: self.moment,
            revision: self.revision,
            me,
            plays,
            undo: plays && self.undo,
            redo: plays && self.redo,
            sitters: sitters(&self.table),
            log: &self.log,
            since: self.since(me),
            commitment: self.table.commitment.clone(),
            before: look.before,
            plan: look.plan,
            auto_end: look.auto_end,
        }))
    }

    /// Where the recap begins: at the end of the last turn of this seat, or at the last moment that the person saw if
    /// that is earlier, because a bot has played for them since.
    fn since(&self, me: Seat) -> u64 {
        let turn = self.log.last_turn_of(me);
        self.seen.map_or(turn, |seen| seen.min(turn))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twins::{Twins, anna, vienna};
    use record::Sheet;

    /// Everything that is drawn. The log of the deal and the hidden cards of the imagined game are left out.
    fn drawn(scene: &Scene) -> String {
        let log: Vec<_> = scene.log.iter().filter(|line| line.moment > 0).collect();
        format!(
            "{:#?}",
            (
                (scene.moment, scene.last, scene.revision, scene.me, scene.mine, scene.to_act),
                (&scene.view, &scene.offers, &scene.projected, &scene.favours, &scene.standings),
                (&scene.sitters, scene.can_undo, scene.can_redo, log, scene.since, &scene.commitment),
            )
        )
    }

    fn assert_alike(twins: &Twins, remote: &RemoteGame, past: Option<u64>) {
        let look = Look { past, ..Look::default() };
        let here = twins.here.scene(&look).unwrap();
        let there = remote.scene(&look).unwrap();
        assert_eq!(drawn(&there), drawn(&here), "at {}", here.moment);
    }

    #[test]
    fn the_scene_of_an_imagined_game_is_that_of_the_game_itself() {
        let mut twins = Twins::deal();
        let mut remote = twins.remote();
        while !twins.live.is_over() {
            assert_alike(&twins, &remote, None);
            twins.act();
            let synced = remote.update(twins.entries.last().unwrap(), &twins.state());
            assert_eq!(synced, Sync::Complete);
        }
        assert!(remote.is_over());
    }

    #[test]
    fn a_page_that_connects_late_receives_every_step_before_anything_is_shown() {
        let mut twins = Twins::deal();
        (0..30).for_each(|_| twins.act());
        let mut remote = twins.remote();
        let synced: Vec<Sync> = twins.entries.iter().map(|entry| remote.past_step(entry)).collect();
        assert_eq!(synced.iter().filter(|synced| **synced == Sync::Complete).count(), 1);
        assert_eq!(synced.last(), Some(&Sync::Complete));
        assert_alike(&twins, &remote, None);
    }

    #[test]
    fn a_missing_step_is_noticed_and_a_known_one_is_not_added_twice() {
        let mut twins = Twins::deal();
        let mut remote = twins.remote();
        twins.act();
        twins.act();
        let (first, second) = (twins.entries[0].clone(), twins.entries[1].clone());
        assert_eq!(remote.update(&second, &twins.state()), Sync::Gap);
        assert_eq!(remote.received(), 0);
        // The page reconnects.
        assert_eq!(remote.welcome(&twins.state()), Sync::Incomplete);
        assert_eq!(remote.past_step(&first), Sync::Incomplete);
        assert_eq!(remote.past_step(&second), Sync::Complete);
        assert_eq!(remote.update(&second, &twins.state()), Sync::Incomplete);
        assert_alike(&twins, &remote, None);
    }

    #[test]
    fn an_undone_decision_is_no_longer_in_the_log() {
        let mut twins = Twins::deal();
        let mut remote = twins.remote();
        while !twins.live.can_undo(anna()) {
            twins.act();
            remote.update(twins.entries.last().unwrap(), &twins.state());
        }
        twins.undo(anna());
        assert_eq!(remote.update(twins.entries.last().unwrap(), &twins.state()), Sync::Complete);
        assert!(remote.redo);
        assert_alike(&twins, &remote, None);
    }

    #[test]
    fn an_earlier_moment_is_shown_once_it_is_known() {
        let mut twins = Twins::deal();
        (0..12).for_each(|_| twins.act());
        let mut remote = twins.remote();
        let _ = twins.entries.iter().map(|entry| remote.past_step(entry)).last();
        assert!(!remote.knows(5) && remote.scene(&Look { past: Some(5), ..Look::default() }).is_none());
        let view = twins.here.table().record().at(5).unwrap().view(Viewer::Seat(anna()));
        remote.add_moment(5, &Sheet::seen(&view, vienna()).to_line());
        assert_alike(&twins, &remote, Some(5));
    }

    #[test]
    fn a_bot_that_plays_for_me_leaves_me_nothing_to_decide() {
        let mut twins = Twins::deal();
        while twins.here.table().game().to_act() != Some(anna()) {
            twins.act();
        }
        let (mut remote, mut table) = (twins.remote(), twins.table());
        assert!(remote.scene(&Look::default()).unwrap().mine);
        table.seats[0].bot = Some("presto".into());
        assert!(remote.set_table(Arc::new(table)));
        assert!(!remote.scene(&Look::default()).unwrap().mine);
    }

    #[test]
    fn a_sheet_that_cannot_be_read_is_no_snapshot() {
        assert!(Snapshot::read("{}", Viewer::Audience, vienna()).is_none());
    }
}
