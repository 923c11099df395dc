//! What the page may know of a game on a server: the present as it is seen, and what happened.

use crate::journal;
use crate::scene::Scene;
use edition::Edition;
use protocol::{Entry, Patron, Seated, State, TableInfo};
use record::parse_position;
use rules::{Game, Seed};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{PlayedBy, Sitter};
use vocab::{Action, Event, Face, Fact, Seat, View, Viewer};

/// A game on a server as one seat, or somebody who watches, may know it.
#[derive(Clone, Debug)]
pub struct Stage {
    edition: &'static Edition,
    now: Sight,
    /// How many steps were taken: what a wish names.
    revision: u64,
    moment: u64,
    undo: bool,
    redo: bool,
    /// The last step that is in the log.
    heard: u64,
    log: Arc<Vec<journal::Entry>>,
    /// The decisions that ended turns, and whose.
    turns: Vec<(u64, Seat)>,
    /// Earlier moments that were looked at.
    past: BTreeMap<u64, Sight>,
    /// The last moment that was seen when the page was opened, until the person decides something.
    seen: Option<u64>,
}

/// A position as it is seen, and a game that looks like it: equal in everything the viewer may know.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    view: View,
    game: Game,
}

impl Sight {
    /// What is written on a sheet, for this viewer.
    pub fn read(sheet: &str, viewer: Viewer, edition: &'static Edition) -> Option<Sight> {
        let table = parse_position::<Face>(sheet, edition).ok()?;
        let view = View { viewer, table };
        let game = Game::imagine(&view, edition, &mut Seed::from_number(0).dice(0));
        Some(Sight { view, game })
    }
}

/// What news mean for what is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// It can be shown.
    All,
    /// More is to come first, or it was known.
    More,
    /// Something between is missing: it must be asked for again.
    Gap,
}

impl Stage {
    /// The game as it is told first; `seen` is the last moment the person saw of it.
    pub fn new(state: &State, viewer: Viewer, edition: &'static Edition, seen: Option<u64>) -> Option<Stage> {
        Some(Stage {
            edition,
            now: Sight::read(state.view.get(), viewer, edition)?,
            revision: state.revision,
            moment: state.moment,
            undo: state.undo,
            redo: state.redo,
            heard: 0,
            log: Arc::default(),
            turns: Vec::new(),
            past: BTreeMap::new(),
            seen,
        })
    }

    /// The last step that was heard of: what came after it is to be told.
    pub fn heard(&self) -> u64 {
        self.heard
    }

    /// The revision that a wish names.
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

    /// Who looks.
    pub fn viewer(&self) -> Viewer {
        self.now.view.viewer
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.now.view.table.over
    }

    /// The decisions that ended a turn, and how many stand.
    pub fn turn_ends(&self) -> (Vec<u64>, u64) {
        (self.turns.iter().map(|(end, _)| *end).collect(), self.moment)
    }

    /// The connection was made again: the present is told, the steps between follow.
    pub fn welcome(&mut self, state: &State, viewer: Viewer) -> Heard {
        if state.revision < self.heard {
            // Another game than the one that was known.
            self.heard = 0;
            self.log = Arc::default();
            self.turns.clear();
            self.past.clear();
            return Heard::Gap;
        }
        if viewer != self.viewer() {
            self.past.clear();
        }
        self.take(state, viewer)
    }

    /// A step that was missed.
    pub fn past(&mut self, entry: &Entry) -> Heard {
        self.add(entry)
    }

    /// A step that was just taken.
    pub fn update(&mut self, entry: &Entry, state: &State) -> Heard {
        if entry.revision <= self.heard {
            return Heard::More;
        }
        if entry.revision != self.heard + 1 {
            return Heard::Gap;
        }
        if matches!(self.viewer(), Viewer::Seat(seat) if seat.number() == entry.seat) {
            self.seen = None;
        }
        self.add(entry);
        self.take(state, self.viewer())
    }

    fn take(&mut self, state: &State, viewer: Viewer) -> Heard {
        let Some(now) = Sight::read(state.view.get(), viewer, self.edition) else { return Heard::Gap };
        self.now = now;
        self.revision = state.revision;
        self.moment = state.moment;
        self.undo = state.undo;
        self.redo = state.redo;
        self.whole()
    }

    fn whole(&self) -> Heard {
        if self.heard >= self.revision { Heard::All } else { Heard::More }
    }

    fn add(&mut self, entry: &Entry) -> Heard {
        if entry.revision <= self.heard {
            return Heard::More;
        }
        if entry.revision != self.heard + 1 {
            return Heard::Gap;
        }
        self.heard = entry.revision;
        let log = Arc::make_mut(&mut self.log);
        let Some(action) = &entry.action else {
            // Taken back: what stands no longer was not.
            log.retain(|line| line.revision <= entry.moment);
            self.turns.retain(|(end, _)| *end <= entry.moment);
            self.past.split_off(&(entry.moment + 1));
            return self.whole();
        };
        let events = entry.events.iter().filter_map(|event| Event::<Face>::read(event, self.edition).ok());
        let events: Vec<Event<Face>> = events.collect();
        journal::add(entry.moment, Action::read(action, self.edition).ok(), &events, log);
        let ended = events.iter().find_map(|event| match event {
            Event::Open(Fact::TurnEnded { seat }) => Some(*seat),
            _ => None,
        });
        self.turns.extend(ended.map(|seat| (entry.moment, seat)));
        self.whole()
    }

    /// Whether a moment can be shown.
    pub fn knows(&self, moment: u64) -> bool {
        moment == self.moment || self.past.contains_key(&moment)
    }

    /// Keeps a moment that was asked for.
    pub fn remember(&mut self, moment: u64, sheet: &str) {
        if let Some(sight) = Sight::read(sheet, self.viewer(), self.edition) {
            self.past.insert(moment, sight);
        }
    }

    /// The scene, now or earlier.
    pub fn scene(&self, table: &TableInfo, past: Option<u64>, before: Option<&Scene>) -> Option<Scene> {
        let revision = past.unwrap_or(self.moment);
        let sight = if revision == self.moment { &self.now } else { self.past.get(&revision)? };
        let kept = before.map_or(Seat::at(0), |scene| scene.me);
        let (me, plays) = match self.viewer() {
            Viewer::Seat(seat) => (seat, !is_taken_over(table, seat)),
            Viewer::Audience => (kept, false),
        };
        let now = revision == self.moment;
        let log = if now {
            self.log.clone()
        } else {
            Arc::new(self.log.iter().filter(|line| line.revision <= revision).cloned().collect())
        };
        let fresh = before
            .map_or(log.len(), |scene| log.iter().take_while(|line| line.revision <= scene.revision).count());
        Some(Scene {
            revision,
            last: self.moment,
            mine: now && plays && sight.game.to_act() == Some(me),
            sitters: sitters(table),
            can_undo: now && plays && self.undo,
            can_redo: now && plays && self.redo,
            log,
            fresh,
            since: self.since(me),
            commitment: table.commitment.clone(),
            ..Scene::of(sight.game, sight.view.clone(), me)
        })
    }

    /// The end of the last turn of this seat, or the last moment the person saw if a bot played on from there.
    fn since(&self, me: Seat) -> u64 {
        let turn = self.turns.iter().rev().find(|(_, seat)| *seat == me).map_or(0, |(end, _)| *end);
        self.seen.map_or(turn, |seen| seen.min(turn))
    }
}

/// Whether a bot decides for the person at this seat.
pub fn is_taken_over(table: &TableInfo, seat: Seat) -> bool {
    table.seats.get(seat.index()).is_some_and(|seated| is_person(seated) && seated.bot.is_some())
}

fn is_person(seated: &Seated) -> bool {
    matches!(seated.by, Patron::Human | Patron::Account)
}

/// Who sits where, as the table in the page says it.
pub fn sitters(table: &TableInfo) -> Vec<Sitter> {
    let sitter = |seated: &Seated| {
        let by = match (seated.by, &seated.bot) {
            (Patron::Soloist, _) => PlayedBy::Soloist,
            (Patron::Bot, Some(code)) => PlayedBy::Bot(code.clone()),
            _ => PlayedBy::Human,
        };
        Sitter { by, name: seated.name.clone() }
    };
    table.seats.iter().map(sitter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::compose;
    use crate::scene::Scene;
    use protocol::Status;
    use record::Sheet;
    use rules::Setup;
    use table::Table;
    use table::live::{Live, Step};

    /// A table in the page and the same one on a server, after each of its decisions.
    struct Twins {
        here: Table,
        live: Live,
        entries: Vec<Entry>,
    }

    fn vienna() -> &'static Edition {
        Edition::vienna()
    }

    fn anna() -> Seat {
        Seat::at(0)
    }

    impl Twins {
        fn deal() -> Twins {
            let sitters = vec![Sitter::human("Anna"), Sitter::bot("allegro")];
            let here = Table::deal(&Setup::players(2), vienna(), Seed::from_number(8), sitters).unwrap();
            let live = Live::of(here.record(), here.record().seed(), 0);
            Twins { here, live, entries: Vec::new() }
        }

        fn act(&mut self) {
            let seat = self.here.game().to_act().unwrap();
            let offers = self.here.offers(seat);
            let at = (self.here.revision() as usize * 7 + 3) % offers.now.len();
            let action = offers.now[at].action;
            self.here.act(seat, self.here.revision(), action).unwrap();
            let step = self.live.act(seat, self.live.revision(), action).unwrap();
            self.tell(&step);
        }

        fn undo(&mut self, seat: Seat) {
            assert!(self.here.undo(seat));
            let step = self.live.undo(seat, false).unwrap();
            self.tell(&step);
        }

        fn tell(&mut self, step: &Step) {
            let (seat, action, events) = match step {
                Step::Act(decision) => {
                    let seen = decision.events.iter().map(|event| event.seen_by(Viewer::Seat(anna())));
                    let events = seen.map(|event| event.notation(vienna())).collect();
                    (decision.seat, Some(decision.action.notation(vienna())), events)
                }
                Step::Undo { by, .. } => (*by, None, Vec::new()),
            };
            let (revision, moment) = (self.live.revision(), self.live.moment());
            self.entries.push(Entry { revision, moment, at: 0, seat: seat.number(), action, events });
        }

        fn state(&self) -> State {
            let view = Sheet::seen(&self.live.view(Viewer::Seat(anna())), vienna()).to_line();
            State {
                revision: self.live.revision(),
                moment: self.live.moment(),
                view: protocol::Sheet::new(view).unwrap(),
                options: self.live.options(anna()),
                undo: self.live.can_undo(anna()),
                redo: self.live.can_redo(anna()),
            }
        }

        /// The page that comes now.
        fn stage(&self) -> Stage {
            Stage::new(&self.state(), Viewer::Seat(anna()), vienna(), None).unwrap()
        }

        fn table(&self) -> TableInfo {
            let seated = |by, name: &str, bot: Option<&str>| Seated {
                by,
                name: name.into(),
                bot: bot.map(str::to_owned),
                present: true,
                clock: None,
            };
            TableInfo {
                id: "t".into(),
                status: Status::Playing,
                options: Default::default(),
                host_knows_seed: false,
                seats: vec![seated(Patron::Human, "Anna", None), seated(Patron::Bot, "", Some("allegro"))],
                you: Some(1),
                host: true,
                to_act: None,
                since: 0,
                round: 1,
                revision: self.live.revision(),
                moment: self.live.moment(),
                scores: vec![0, 0],
                watching: 0,
                request: None,
                commitment: self.here.record().commitment_hex(),
                edition: String::new(),
            }
        }
    }

    /// Everything that is drawn but the log of the deal, which nobody sees, and the imagined game itself.
    fn drawn(scene: &Scene) -> String {
        let log: Vec<_> = scene.log.iter().filter(|line| line.revision > 0).collect();
        format!(
            "{:#?}",
            (
                (scene.revision, scene.last, scene.me, scene.mine, scene.to_act),
                (&scene.view, &scene.offers, &scene.projected, &scene.favours, &scene.standings),
                (&scene.sitters, scene.can_undo, scene.can_redo, log, scene.since, &scene.commitment),
            )
        )
    }

    fn assert_alike(twins: &Twins, stage: &Stage, past: Option<u64>) {
        let here = compose(&twins.here, past, None, None, None).unwrap();
        let there = stage.scene(&twins.table(), past, None).unwrap();
        assert_eq!(drawn(&there), drawn(&here), "at {}", here.revision);
    }

    #[test]
    fn the_scene_of_an_imagined_game_is_that_of_the_game_itself() {
        let mut twins = Twins::deal();
        let mut stage = twins.stage();
        while !twins.live.is_over() {
            assert_alike(&twins, &stage, None);
            twins.act();
            let heard = stage.update(twins.entries.last().unwrap(), &twins.state());
            assert_eq!(heard, Heard::All);
        }
        assert!(stage.is_over());
    }

    #[test]
    fn whoever_comes_late_hears_everything_before_anything_is_shown() {
        let mut twins = Twins::deal();
        (0..30).for_each(|_| twins.act());
        let mut stage = twins.stage();
        let heard: Vec<Heard> = twins.entries.iter().map(|entry| stage.past(entry)).collect();
        assert_eq!(heard.iter().filter(|heard| **heard == Heard::All).count(), 1);
        assert_eq!(heard.last(), Some(&Heard::All));
        assert_alike(&twins, &stage, None);
    }

    #[test]
    fn what_is_missing_is_found_out_and_what_is_known_is_not_taken_twice() {
        let mut twins = Twins::deal();
        let mut stage = twins.stage();
        twins.act();
        twins.act();
        let (first, second) = (twins.entries[0].clone(), twins.entries[1].clone());
        assert_eq!(stage.update(&second, &twins.state()), Heard::Gap);
        assert_eq!(stage.heard(), 0);
        // The connection is made again.
        assert_eq!(stage.welcome(&twins.state(), Viewer::Seat(anna())), Heard::More);
        assert_eq!(stage.past(&first), Heard::More);
        assert_eq!(stage.past(&second), Heard::All);
        assert_eq!(stage.update(&second, &twins.state()), Heard::More);
        assert_alike(&twins, &stage, None);
    }

    #[test]
    fn what_was_taken_back_is_no_longer_in_the_log() {
        let mut twins = Twins::deal();
        let mut stage = twins.stage();
        while !twins.live.can_undo(anna()) {
            twins.act();
            stage.update(twins.entries.last().unwrap(), &twins.state());
        }
        twins.undo(anna());
        assert_eq!(stage.update(twins.entries.last().unwrap(), &twins.state()), Heard::All);
        assert!(stage.redo);
        assert_alike(&twins, &stage, None);
    }

    #[test]
    fn an_earlier_moment_is_shown_once_it_is_known() {
        let mut twins = Twins::deal();
        (0..12).for_each(|_| twins.act());
        let mut stage = twins.stage();
        let _ = twins.entries.iter().map(|entry| stage.past(entry)).last();
        assert!(!stage.knows(5) && stage.scene(&twins.table(), Some(5), None).is_none());
        let view = twins.here.record().at(5).unwrap().view(Viewer::Seat(anna()));
        stage.remember(5, &Sheet::seen(&view, vienna()).to_line());
        assert_alike(&twins, &stage, Some(5));
    }

    #[test]
    fn a_bot_that_plays_for_me_leaves_me_nothing_to_decide() {
        let mut twins = Twins::deal();
        while twins.here.game().to_act() != Some(anna()) {
            twins.act();
        }
        let mut table = twins.table();
        assert!(twins.stage().scene(&table, None, None).unwrap().mine);
        table.seats[0].bot = Some("presto".into());
        assert!(!twins.stage().scene(&table, None, None).unwrap().mine);
    }

    #[test]
    fn a_sheet_that_cannot_be_read_is_no_sight() {
        assert!(Sight::read("{}", Viewer::Audience, vienna()).is_none());
    }
}
