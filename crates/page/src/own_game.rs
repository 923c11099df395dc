//! A local game: people at one screen, and bots.

use crate::log::Log;
use crate::scene::{Kind, Parts, Scene};
use crate::sitting::Look;
use crate::steps::Steps;
use table::{Command, PlayedBy, Refusal, Step, Table};
use vocab::{Action, Seat, Viewer};

/// A local game. It is saved after every step.
#[derive(Clone, Debug)]
pub struct OwnGame {
    table: Table,
    log: Log,
    steps: Steps,
}

/// What happens next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// A bot decides, by its code.
    Bot(Seat, String),
    /// A person decides.
    Person(Seat),
    /// The game is over.
    Over,
}

impl OwnGame {
    /// A game at a table.
    pub fn new(table: Table) -> OwnGame {
        let steps = Steps::of(table.record().decisions().iter().map(|decision| decision.action));
        OwnGame { log: Log::of(table.record()), table, steps }
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The log.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The decisions that stand and the undone ones.
    pub(crate) fn steps(&self) -> &Steps {
        &self.steps
    }

    /// Carries out a command of a seat for a revision of the game.
    ///
    /// # Errors
    /// The reason for the refusal. Nothing has changed.
    pub fn command(&mut self, seat: Seat, revision: u64, command: Command) -> Result<(), Refusal> {
        match self.table.command(seat, revision, command)? {
            Step::Act(decision) => {
                self.log.push(&decision);
                self.steps.act(decision.moment, decision.action);
            }
            Step::Undo { to, .. } => {
                self.log.truncate(to);
                self.steps.undo(to);
            }
        }
        Ok(())
    }

    /// Changes what people have added to the game: notes and branches.
    pub(crate) fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    /// Who decides next, if anybody.
    pub fn next(&self) -> Option<Next> {
        let game = self.table.game();
        let Some(seat) = game.to_act() else { return game.is_over().then_some(Next::Over) };
        match &self.table.sitters()[seat.index()].by {
            PlayedBy::Bot(code) => Some(Next::Bot(seat, code.clone())),
            PlayedBy::Human => Some(Next::Person(seat)),
            PlayedBy::Soloist => None,
        }
    }

    /// The player for whom the curtain waits when the game is opened. Nothing is shown before that player lifts it.
    /// None if only one person plays.
    pub fn first_curtain(&self) -> Option<Seat> {
        self.table.game().to_act().filter(|_| self.people().len() > 1)
    }

    /// The next person who must take the screen from `me` before their hand is shown. None if only one person plays.
    pub fn curtain(&self, me: Option<Seat>) -> Option<Seat> {
        match self.next() {
            Some(Next::Person(seat)) if self.people().len() > 1 && Some(seat) != me => Some(seat),
            _ => None,
        }
    }

    /// A legal action for a bot that failed, so that the game goes on.
    pub fn fallback_action(&self) -> Option<Action> {
        let mut legal = Vec::new();
        self.table.game().legal(&mut legal);
        legal.last().map(|legal| legal.action())
    }

    /// Whether nobody but bots plays.
    pub fn is_watched(&self) -> bool {
        self.people().is_empty()
    }

    /// Whether the last decision was a small step, which needs only a short pause.
    pub fn last_was_small(&self) -> bool {
        self.table.record().decisions().last().is_none_or(|last| {
            matches!(last.action, Action::EndTurn | Action::UseCard | Action::Exchange { .. })
        })
    }

    /// The scene to draw.
    pub fn scene(&self, look: &Look<'_>) -> Option<Scene> {
        self.parts(look).map(Scene::build)
    }

    pub(crate) fn parts<'a>(&'a self, look: &Look<'a>) -> Option<Parts<'a>> {
        let (table, record) = (&self.table, self.table.record());
        let last = table.moment();
        let moment = look.past.unwrap_or(last);
        let game = if moment == last { *table.game() } else { record.at(moment)? };
        let people = self.people();
        let me = self.board_in_front(look, &people, game.to_act());
        let hidden = look.curtain.is_some();
        let viewer = if hidden { Viewer::Audience } else { Viewer::Seat(me) };
        let person = people.contains(&me);
        Some(Parts {
            kind: Kind::Own,
            game,
            view: game.view(viewer),
            moment,
            last,
            revision: table.revision(),
            me,
            plays: person && !hidden,
            undo: person && table.can_undo(me),
            redo: table.can_redo(me),
            sitters: table.sitters().to_vec(),
            log: &self.log,
            since: self.log.last_turn_of(me),
            commitment: record.commitment_hex(),
            before: look.before,
            plan: look.plan,
            auto_end: look.auto_end,
        })
    }

    /// The seat whose board is in front. With several people it is the person who decides. While a person looks back
    /// and while bots decide, it does not change, because the hands of the others are secret. In a finished game
    /// nothing is secret, and any board can be chosen. If only bots play, nobody has a secret to keep from the person
    /// who watches: it is the bot that decides.
    fn board_in_front(&self, look: &Look<'_>, people: &[Seat], to_act: Option<Seat>) -> Seat {
        let over = self.table.game().is_over();
        let before = look.before.map(|scene| scene.me);
        let kept = before.filter(|seat| people.contains(seat) || people.is_empty());
        let acting = to_act.filter(|seat| people.contains(seat));
        match (look.eyes.filter(|_| over), people) {
            (Some(eyes), _) => eyes,
            (None, [only]) => *only,
            (None, []) => to_act.or(kept).unwrap_or(Seat::at(0)),
            (None, [first, ..]) if over || look.past.is_none() => acting.or(kept).unwrap_or(*first),
            (None, [first, ..]) => kept.or(acting).unwrap_or(*first),
        }
    }

    fn people(&self) -> Vec<Seat> {
        let sitters = self.table.sitters();
        self.table.game().seats().filter(|seat| sitters[seat.index()].is_human()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use edition::Edition;
    use rules::{Seed, Setup};
    use table::Sitter;

    fn game(sitters: Vec<Sitter>) -> OwnGame {
        let setup = Setup { first: Some(Seat::at(0)), ..Setup::players(sitters.len() as u8) };
        OwnGame::new(Table::deal(&setup, Edition::vienna(), Seed::from_number(3), sitters).unwrap())
    }

    fn anna_and_bela() -> OwnGame {
        game(vec![Sitter::human("Anna"), Sitter::human("Béla"), Sitter::bot("adagio")])
    }

    fn play_until(game: &mut OwnGame, done: impl Fn(&OwnGame) -> bool) {
        while !done(game) {
            let seat = game.table().game().to_act().unwrap();
            let action = game.fallback_action().unwrap();
            game.command(seat, game.table().revision(), Command::Act(action)).unwrap();
        }
    }

    #[test]
    fn the_curtain_falls_before_the_next_person_and_only_if_there_are_several() {
        let (anna, bela) = (Seat::at(0), Seat::at(1));
        let mut game = anna_and_bela();
        assert_eq!(game.first_curtain(), Some(anna));
        assert_eq!((game.curtain(Some(anna)), game.curtain(None)), (None, Some(anna)));
        play_until(&mut game, |game| game.next() == Some(Next::Person(bela)));
        assert_eq!(game.curtain(Some(anna)), Some(bela));
        play_until(&mut game, |game| matches!(game.next(), Some(Next::Bot(..))));
        assert_eq!(game.curtain(Some(bela)), None);
        let alone = self::game(vec![Sitter::human("Anna"), Sitter::bot("adagio")]);
        assert_eq!((alone.first_curtain(), alone.curtain(None)), (None, None));
    }

    #[test]
    fn nobody_sees_a_hand_behind_the_curtain() {
        let game = anna_and_bela();
        let hidden = game.scene(&Look { curtain: Some(Seat::at(0)), ..Look::default() }).unwrap();
        assert_eq!((hidden.view.viewer, hidden.mine), (Viewer::Audience, false));
        let shown = game.scene(&Look::default()).unwrap();
        assert_eq!((shown.view.viewer, shown.mine), (Viewer::Seat(Seat::at(0)), true));
    }

    #[test]
    fn the_board_stays_in_front_while_others_decide_and_while_one_looks_back() {
        let mut game = anna_and_bela();
        play_until(&mut game, |game| game.next() == Some(Next::Person(Seat::at(1))));
        let bela = game.scene(&Look::default()).unwrap();
        assert_eq!(bela.me, Seat::at(1));
        let back = game.scene(&Look { past: Some(0), before: Some(&bela), ..Look::default() }).unwrap();
        assert_eq!((back.me, back.to_act), (Seat::at(1), Some(Seat::at(0))));
        play_until(&mut game, |game| matches!(game.next(), Some(Next::Bot(..))));
        let waiting = game.scene(&Look { before: Some(&bela), ..Look::default() }).unwrap();
        assert_eq!((waiting.me, waiting.mine), (Seat::at(1), false));
    }

    #[test]
    fn a_spectator_of_bots_sees_the_hand_of_the_bot_that_decides() {
        let mut game = game(vec![Sitter::bot("adagio"), Sitter::bot("adagio")]);
        assert!(game.is_watched() && !anna_and_bela().is_watched());
        let scene = game.scene(&Look::default()).unwrap();
        assert_eq!((scene.view.viewer, scene.mine), (Viewer::Seat(Seat::at(0)), false));
        play_until(&mut game, |game| game.table().game().to_act() == Some(Seat::at(1)));
        assert_eq!(game.scene(&Look::default()).unwrap().view.viewer, Viewer::Seat(Seat::at(1)));
        play_until(&mut game, |game| game.next() == Some(Next::Over));
        let eyes = Look { eyes: Some(Seat::at(1)), ..Look::default() };
        assert_eq!(game.scene(&eyes).unwrap().view.viewer, Viewer::Seat(Seat::at(1)));
    }

    #[test]
    fn the_log_of_a_game_is_that_of_its_record() {
        let mut game = anna_and_bela();
        play_until(&mut game, |game| game.table().moment() == 60);
        assert_eq!(*game.log(), Log::of(game.table().record()));
        let undone = game.table().can_be_undone_by().map(|seat| {
            game.command(seat, game.table().revision(), Command::ResetTurn).unwrap();
        });
        assert!(undone.is_some());
        assert_eq!(*game.log(), Log::of(game.table().record()));
    }
}
