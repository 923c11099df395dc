//! The game that the page shows, of any kind, and the commands of a person.

use crate::plan::{AutoEnd, Plan};
use crate::scene::Scene;
use crate::steps::Steps;
use crate::{OwnGame, RemoteGame, ReplayGame};
use protocol::ClientMessage;
use record::{Judgement, Record};
use table::{Command, Sitter, Table};
use vocab::Seat;

/// The game that the page shows.
#[derive(Clone, Debug)]
pub enum Sitting {
    /// A local game.
    Own(Box<OwnGame>),
    /// A game on a server.
    Remote(Box<RemoteGame>),
    /// A finished game that was played on a server.
    Replay(Box<ReplayGame>),
}

/// How a person looks at a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look<'a> {
    /// An earlier moment; the current one if none.
    pub past: Option<u64>,
    /// The seat whose board and hand are seen, in a finished game.
    pub eyes: Option<Seat>,
    /// The person for whom the curtain waits.
    pub curtain: Option<Seat>,
    /// The scene that is shown now.
    pub before: Option<&'a Scene>,
    /// The cards that the person has chosen to lay.
    pub plan: Plan,
    /// Whether the turn ends by itself when nothing is left.
    pub auto_end: AutoEnd,
}

/// What the browser must do after a command of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The game changed: save it, then show it.
    Changed,
    /// Send these messages to the server, which will answer each with a change.
    Send(Vec<ClientMessage>),
    /// Ask the server for an earlier moment, then show it.
    FetchMoment(u64),
    /// Show an earlier moment, or the current one if none.
    ShowMoment(Option<u64>),
    /// Nothing.
    Nothing,
}

impl Sitting {
    /// Carries out a command of the person who sees this scene. A second command for the same scene is refused, because
    /// its revision is outdated. A decision is played together with the planned cards; Undo takes both back.
    pub fn command(&mut self, scene: &Scene, command: Command) -> Effect {
        let commands = match command {
            Command::Act(action) if scene.mine => {
                scene.decisions(action).into_iter().map(Command::Act).collect()
            }
            Command::Undo if scene.can_undo => vec![command; self.steps(Steps::to_undo).max(1)],
            Command::Redo if scene.can_redo => vec![command; self.steps(Steps::to_redo).max(1)],
            Command::ResetTurn if scene.can_undo => vec![command],
            Command::Act(_) | Command::Undo | Command::Redo | Command::ResetTurn => Vec::new(),
        };
        match self {
            _ if commands.is_empty() => Effect::Nothing,
            Sitting::Own(game) => {
                let mut done = commands
                    .iter()
                    .zip(scene.revision..)
                    .take_while(|(command, revision)| game.command(scene.me, *revision, **command).is_ok());
                if done.by_ref().count() > 0 { Effect::Changed } else { Effect::Nothing }
            }
            Sitting::Remote(_) => {
                let wishes = commands.iter().zip(scene.revision..);
                Effect::Send(wishes.map(|(command, revision)| wish(scene, revision, *command)).collect())
            }
            Sitting::Replay(_) => Effect::Nothing,
        }
    }

    /// The plan of the cards that Undo would take back, so that they stay chosen.
    pub fn plan_to_restore(&self) -> Option<Plan> {
        self.steps(Steps::plan_to_restore)
    }

    fn steps<T: Default>(&self, ask: impl FnOnce(&Steps) -> T) -> T {
        match self {
            Sitting::Own(game) => ask(game.steps()),
            Sitting::Remote(game) => ask(game.steps()),
            Sitting::Replay(_) => T::default(),
        }
    }

    /// The scene to draw; none if the moment is not known.
    pub fn scene(&self, look: &Look<'_>) -> Option<Scene> {
        match self {
            Sitting::Own(game) => game.scene(look),
            Sitting::Remote(game) => game.scene(look),
            Sitting::Replay(game) => game.scene(look),
        }
    }

    /// Shows an earlier moment, or the current one.
    pub fn look_back(&self, moment: Option<u64>) -> Effect {
        let moment = moment.filter(|moment| *moment < self.moment());
        match (self, moment) {
            (Sitting::Remote(game), Some(moment)) if !game.knows(moment) => Effect::FetchMoment(moment),
            _ => Effect::ShowMoment(moment),
        }
    }

    /// The current moment.
    pub fn moment(&self) -> u64 {
        match self {
            Sitting::Own(game) => game.table().moment(),
            Sitting::Remote(game) => game.moment(),
            Sitting::Replay(game) => game.game().table().moment(),
        }
    }

    /// The decisions that ended a turn.
    pub fn turn_ends(&self) -> Vec<u64> {
        match self {
            Sitting::Own(game) => game.log().turn_ends(),
            Sitting::Remote(game) => game.log().turn_ends(),
            Sitting::Replay(game) => game.game().log().turn_ends(),
        }
    }

    /// The table, if the page has the whole game.
    pub fn table(&self) -> Option<&Table> {
        match self {
            Sitting::Own(game) => Some(game.table()),
            Sitting::Remote(_) => None,
            Sitting::Replay(game) => Some(game.game().table()),
        }
    }

    /// The record, if the page has the whole game.
    pub fn record(&self) -> Option<&Record> {
        self.table().map(Table::record)
    }

    /// The table, to change what people have added to the game.
    fn table_mut(&mut self) -> Option<&mut Table> {
        match self {
            Sitting::Own(game) => Some(game.table_mut()),
            Sitting::Remote(_) => None,
            Sitting::Replay(game) => Some(game.game_mut().table_mut()),
        }
    }

    /// Sets the note at a moment, if the page has the whole game.
    pub fn set_note(&mut self, moment: u64, judgement: Option<Judgement>, text: &str) {
        if let Some(table) = self.table_mut() {
            table.set_note(moment, judgement, text);
        }
    }

    /// Removes a branch.
    pub fn remove_branch(&mut self, at: usize) {
        if let Some(table) = self.table_mut() {
            table.remove_branch(at);
        }
    }

    /// The local game, if it is one.
    pub fn own(&self) -> Option<&OwnGame> {
        match self {
            Sitting::Own(game) => Some(game),
            _ => None,
        }
    }

    /// The local game, to be changed.
    pub fn own_mut(&mut self) -> Option<&mut OwnGame> {
        match self {
            Sitting::Own(game) => Some(game),
            _ => None,
        }
    }

    /// The game on a server, if it is one.
    pub fn remote(&self) -> Option<&RemoteGame> {
        match self {
            Sitting::Remote(game) => Some(game),
            _ => None,
        }
    }

    /// The game on a server, to be changed.
    pub fn remote_mut(&mut self) -> Option<&mut RemoteGame> {
        match self {
            Sitting::Remote(game) => Some(game),
            _ => None,
        }
    }

    /// A new game that continues from a moment of this one, if the page has the whole game.
    pub fn branch(&self, moment: u64, sitters: Vec<Sitter>) -> Option<Table> {
        let mut record = self.record()?.clone();
        record.truncate(moment)?;
        Some(Table::seated(record, sitters))
    }
}

/// The message that sends a command to the server.
fn wish(scene: &Scene, revision: u64, command: Command) -> ClientMessage {
    match command {
        Command::Act(action) => ClientMessage::Act { revision, action: action.notation(scene.edition()) },
        Command::Undo => ClientMessage::Undo { revision, turn: false },
        Command::ResetTurn => ClientMessage::Undo { revision, turn: true },
        Command::Redo => ClientMessage::Redo { revision },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Kind;
    use crate::twins::{Twins, anna, vienna};
    use record::Sheet;
    use vocab::{Action, Viewer};

    fn own(twins: Twins) -> Sitting {
        Sitting::Own(Box::new(twins.here))
    }

    /// A page that has just connected and received all steps.
    fn remote(twins: &Twins) -> Sitting {
        let mut game = twins.remote();
        for entry in &twins.entries {
            game.past_step(entry);
        }
        Sitting::Remote(Box::new(game))
    }

    fn finished() -> Sitting {
        let mut twins = Twins::deal();
        while !twins.live.is_over() {
            twins.act();
        }
        Sitting::Replay(Box::new(ReplayGame::new(twins.here.table().clone(), "promised")))
    }

    fn scene(sitting: &Sitting) -> Scene {
        sitting.scene(&Look::default()).unwrap()
    }

    fn past(sitting: &Sitting, moment: u64) -> Scene {
        sitting.scene(&Look { past: Some(moment), ..Look::default() }).unwrap()
    }

    fn first_choice(scene: &Scene) -> Action {
        scene.offers.now[0].action
    }

    fn at_annas_turn() -> Twins {
        let mut twins = Twins::deal();
        twins.until_anna();
        twins
    }

    #[test]
    fn an_own_game_acts_undoes_and_redoes_at_once() {
        let mut sitting = own(at_annas_turn());
        let before = scene(&sitting);
        assert!(before.mine && before.kind == Kind::Own);
        let action = Command::Act(first_choice(&before));
        assert_eq!(sitting.command(&before, action), Effect::Changed);
        let after = scene(&sitting);
        assert_eq!((after.moment, after.revision), (before.moment + 1, before.revision + 1));
        assert_eq!(sitting.command(&after, Command::Undo), Effect::Changed);
        let undone = scene(&sitting);
        assert_eq!((undone.moment, undone.revision), (before.moment, before.revision + 2));
        assert_eq!(undone.log, before.log);
        assert_eq!(sitting.command(&undone, Command::Redo), Effect::Changed);
        let redone = scene(&sitting);
        assert_eq!((redone.moment, redone.log), (after.moment, after.log));
        assert_eq!(sitting.command(&scene(&sitting), Command::ResetTurn), Effect::Changed);
        assert_eq!(sitting.moment(), before.moment);
    }

    #[test]
    fn a_second_click_for_the_same_scene_is_refused() {
        let mut sitting = own(at_annas_turn());
        let seen = scene(&sitting);
        let action = Command::Act(first_choice(&seen));
        assert_eq!(sitting.command(&seen, action), Effect::Changed);
        assert_eq!(sitting.command(&seen, action), Effect::Nothing);
        // After the undo the moment is the same as before, but the revision is not.
        let acted = scene(&sitting);
        assert_eq!(sitting.command(&acted, Command::Undo), Effect::Changed);
        assert_eq!(sitting.command(&seen, action), Effect::Nothing);
        assert_eq!(sitting.moment(), seen.moment);
    }

    #[test]
    fn a_remote_game_sends_what_the_person_wants_and_changes_nothing() {
        let mut twins = at_annas_turn();
        let before = scene(&own(twins.clone()));
        twins.act();
        twins.undo(anna());
        let mut sitting = remote(&twins);
        let seen = scene(&sitting);
        let revision = twins.live.revision();
        assert_eq!((seen.kind, seen.revision, seen.moment), (Kind::Remote, revision, before.moment));
        let action = first_choice(&seen);
        let act = ClientMessage::Act { revision, action: action.notation(vienna()) };
        assert_eq!(sitting.command(&seen, Command::Act(action)), Effect::Send(vec![act]));
        assert_eq!(
            sitting.command(&seen, Command::Redo),
            Effect::Send(vec![ClientMessage::Redo { revision }])
        );
        assert_eq!(scene(&sitting).revision, revision);
        twins.act();
        let sitting = &mut remote(&twins);
        let (seen, revision) = (scene(sitting), twins.live.revision());
        let undo = |turn| Effect::Send(vec![ClientMessage::Undo { revision, turn }]);
        assert_eq!(sitting.command(&seen, Command::Undo), undo(false));
        assert_eq!(sitting.command(&seen, Command::ResetTurn), undo(true));
    }

    #[test]
    fn nothing_can_be_done_when_it_is_not_offered() {
        let twins = Twins::deal();
        for mut sitting in [own(twins.clone()), remote(&twins), finished()] {
            let mut seen = scene(&sitting);
            let action = seen.offers.now.first().map_or(Action::EndTurn, |offer| offer.action);
            (seen.mine, seen.can_undo, seen.can_redo) = (false, false, false);
            for command in [Command::Act(action), Command::Undo, Command::ResetTurn, Command::Redo] {
                assert_eq!(sitting.command(&seen, command), Effect::Nothing);
            }
        }
    }

    #[test]
    fn a_finished_game_cannot_be_changed_and_keeps_the_promise_of_the_server() {
        let mut sitting = finished();
        let mut seen = scene(&sitting);
        assert_eq!((seen.kind, seen.commitment.as_str()), (Kind::Replay, "promised"));
        assert!(!seen.mine && !seen.can_undo && !seen.can_redo);
        (seen.mine, seen.can_undo) = (true, true);
        assert_eq!(sitting.command(&seen, Command::Undo), Effect::Nothing);
        assert_eq!(sitting.command(&seen, Command::Act(Action::EndTurn)), Effect::Nothing);
    }

    #[test]
    fn a_finished_game_is_seen_from_every_seat() {
        let sitting = finished();
        for seat in [Seat::at(0), Seat::at(1)] {
            let look = Look { past: Some(3), eyes: Some(seat), ..Look::default() };
            let seen = sitting.scene(&look).unwrap();
            assert_eq!((seen.me, seen.view.viewer), (seat, Viewer::Seat(seat)));
        }
    }

    #[test]
    fn looking_back_shows_what_is_here_and_fetches_what_is_not() {
        let mut twins = Twins::deal();
        (0..12).for_each(|_| twins.act());
        let mut remote = remote(&twins);
        assert_eq!(remote.look_back(Some(5)), Effect::FetchMoment(5));
        let view = twins.here.table().record().at(5).unwrap().view(Viewer::Seat(anna()));
        let sheet = Sheet::seen(&view, vienna()).to_line();
        remote.remote_mut().unwrap().add_moment(5, &sheet);
        for sitting in [own(twins), remote] {
            assert_eq!(sitting.look_back(Some(5)), Effect::ShowMoment(Some(5)));
            assert_eq!(sitting.look_back(Some(12)), Effect::ShowMoment(None), "that is the present");
            assert_eq!(sitting.look_back(None), Effect::ShowMoment(None));
            let shown = past(&sitting, 5);
            assert_eq!((shown.moment, shown.last, shown.is_past()), (5, 12, true));
            assert!(!shown.mine && !shown.can_undo && shown.log.iter().all(|entry| entry.moment <= 5));
        }
        assert_eq!(finished().look_back(Some(5)), Effect::ShowMoment(Some(5)));
    }

    #[test]
    fn both_kinds_of_running_games_know_where_turns_ended() {
        let mut twins = Twins::deal();
        (0..40).for_each(|_| twins.act());
        let remote = remote(&twins);
        let ends = own(twins).turn_ends();
        assert!(ends.len() > 2);
        assert_eq!(remote.turn_ends(), ends);
    }

    #[test]
    fn a_note_stays_with_the_game_and_with_what_is_continued_from_it() {
        let mut sitting = own(at_annas_turn());
        let moment = sitting.moment();
        sitting.set_note(moment, Some(Judgement::Good), "Munich first");
        sitting.set_note(moment + 1, None, "there is no such moment");
        let notes = |record: &Record| record.notes().iter().map(|note| note.moment).collect::<Vec<_>>();
        assert_eq!(notes(sitting.record().unwrap()), [moment]);
        let file = sitting.record().unwrap().write();
        let read = Record::read(&file, &edition::Edition::released).unwrap();
        assert_eq!(read.note(moment).unwrap().text, "Munich first");
        let branch = sitting.branch(moment, vec![Sitter::human("Anna")]).unwrap();
        assert_eq!(notes(branch.record()), [moment]);
        sitting.set_note(moment, None, "");
        assert!(sitting.record().unwrap().notes().is_empty());
    }

    #[test]
    fn a_game_goes_on_from_any_moment_of_a_whole_one() {
        let sitting = finished();
        let table = sitting.branch(7, vec![Sitter::human("Anna"), Sitter::human("Béla")]).unwrap();
        assert_eq!((table.moment(), table.sitters()[1].name.as_str()), (7, "Béla"));
        assert!(remote(&Twins::deal()).branch(0, Vec::new()).is_none());
    }
}
