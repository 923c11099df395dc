//! An active game keeps only the present: its journal restores it at any moment and after any undo.

use edition::Edition;
use record::Record;
use table::{ActiveGame, Command, Refusal, Seed, Setup, Step, StepLine, Table, journal};
use vocab::{Seat, Viewer};

struct Game {
    start: String,
    lines: Vec<String>,
    active: ActiveGame,
    luck: u64,
}

impl Game {
    fn new(players: u8, seed: u64) -> Game {
        let seed = Seed::from_number(seed);
        let table = Table::deal(&Setup::players(players), Edition::vienna(), seed, Vec::new()).unwrap();
        let active = ActiveGame::new(table.record(), 0);
        Game { start: table.record().write(), lines: Vec::new(), active, luck: 1 }
    }

    fn keep(&mut self, step: Step) {
        self.lines.push(step.write(self.active.edition()));
        assert_eq!(self.lines.len() as u64, self.active.revision(), "every step is a line");
    }

    /// One decision by chance; nothing once the game is over.
    fn decide(&mut self) -> Option<()> {
        let seat = self.active.to_act()?;
        let options = self.active.options(seat);
        self.luck = self.luck.wrapping_mul(31).wrapping_add(11);
        let action = options[self.luck as usize % options.len()];
        self.command(seat, Command::Act(action)).unwrap();
        Some(())
    }

    /// Carries out a command and keeps its line.
    fn command(&mut self, seat: Seat, command: Command) -> Result<Step, Refusal> {
        let step = self.active.command(seat, self.active.revision(), command)?;
        self.keep(step.clone());
        Ok(step)
    }

    fn resumed(&self) -> ActiveGame {
        ActiveGame::resume(&self.start, &self.lines, &Edition::released).unwrap()
    }

    fn check(&self) {
        let again = self.resumed();
        let seats = (1..=4).filter_map(Seat::new).take(self.active.scores().len());
        for viewer in seats.clone().map(Viewer::Seat).chain([Viewer::Audience]) {
            assert_eq!(again.view(viewer), self.active.view(viewer));
        }
        for seat in seats {
            assert_eq!(again.options(seat), self.active.options(seat));
            assert_eq!(again.can_undo(seat), self.active.can_undo(seat));
        }
        assert_eq!((again.revision(), again.moment()), (self.active.revision(), self.active.moment()));
    }
}

#[test]
fn a_game_comes_back_from_its_journal_at_every_moment() {
    for players in 2..=4 {
        let mut game = Game::new(players, u64::from(players));
        while game.decide().is_some() {
            if game.active.moment().is_multiple_of(17) {
                game.check();
            }
        }
        game.check();
        let file = journal::game_file(&game.start, game.lines.iter().map(String::as_str));
        let record = Record::read_journal(&file, &Edition::released).unwrap();
        assert!(record.game().is_over() && record.audit().is_empty());
        assert_eq!(Record::read(&record.write(), &Edition::released).unwrap().game(), record.game());
    }
}

#[test]
fn what_is_taken_back_is_a_step_and_the_same_can_be_done_again() {
    let mut game = Game::new(2, 5);
    let (mut undone, mut redone, mut refused) = (0, 0, 0);
    for _ in 0..150 {
        let Some(seat) = game.active.to_act() else { break };
        let before = game.active.view(Viewer::Seat(seat));
        game.decide().unwrap();
        let after = game.active.view(Viewer::Seat(seat));
        if game.command(seat, Command::Undo).is_err() {
            refused += 1;
            continue;
        }
        assert_eq!(game.active.view(Viewer::Seat(seat)), before);
        undone += 1;
        game.check();
        assert!(game.active.can_redo(seat));
        game.command(seat, Command::Redo).unwrap();
        assert_eq!(game.active.view(Viewer::Seat(seat)), after);
        redone += 1;
        game.check();
    }
    assert!(undone > 20 && redone == undone && refused > 10, "{undone} {redone} {refused}");
}

#[test]
fn a_whole_turn_goes_back_to_its_beginning_at_most() {
    let mut game = Game::new(2, 9);
    let seat = game.active.to_act().unwrap();
    let before = game.active.view(Viewer::Seat(seat));
    game.decide().unwrap();
    game.decide().unwrap();
    assert_eq!(game.active.to_act(), Some(seat));
    let other = Seat::at(1 - seat.index());
    let refused = game.command(other, Command::ResetTurn);
    assert_eq!(refused, Err(Refusal::NotFree), "nobody takes back what another did");
    let step = game.command(seat, Command::ResetTurn).unwrap();
    assert_eq!(step, Step::Undo { by: seat, to: 0 });
    assert_eq!(game.active.view(Viewer::Seat(seat)), before);
    game.check();
}

#[test]
fn with_consent_the_game_goes_back_to_any_moment() {
    let mut game = Game::new(3, 2);
    for _ in 0..60 {
        game.decide().unwrap();
    }
    let file = journal::game_file(&game.start, game.lines.iter().map(String::as_str));
    let record = Record::read_journal(&file, &Edition::released).unwrap();
    let then = record.at(21).unwrap();
    let seat = Seat::at(2);
    assert!(game.active.rewind(seat, record.clone(), 60).is_none(), "that is now");
    let step = game.active.rewind(seat, record, 21).unwrap();
    game.keep(step);
    assert_eq!(game.active.moment(), 21);
    assert_eq!(game.active.view(Viewer::Audience), then.view(Viewer::Audience));
    game.check();
    while game.decide().is_some() {}
    game.check();
}

#[test]
fn a_command_for_another_revision_is_stale_even_if_the_moment_is_the_same() {
    let mut game = Game::new(2, 3);
    let seat = game.active.to_act().unwrap();
    let act = Command::Act(game.active.options(seat)[0]);
    game.decide().unwrap();
    game.command(seat, Command::Undo).unwrap();
    assert_eq!(game.active.moment(), 0);
    assert_eq!(game.active.command(seat, 0, act), Err(Refusal::Stale { meant: 0, now: 2 }));
    assert!(game.active.command(seat, 2, act).is_ok());
}

#[test]
fn a_line_reads_as_it_was_written() {
    let mut game = Game::new(2, 8);
    while game.decide().is_some() {}
    for (moment, line) in (0..).zip(&game.lines) {
        let step = Step::read(line, moment, game.active.edition()).unwrap();
        assert_eq!(&step.write(game.active.edition()), line);
        assert_eq!(step.moment_after(moment), moment + 1);
        let split = StepLine::read(line).unwrap();
        assert_eq!((split.seat, split.ends_turn()), (step.seat(), step.ends_turn()));
        assert_eq!(split.moment_after(moment), moment + 1);
    }
    let undo = Step::read("2 undo 7", 9, game.active.edition()).unwrap();
    assert_eq!(undo.moment_after(9), 7);
    for wrong in ["", "x", "9 undo 1", "1 undo", "1 lay", "1 end | nonsense"] {
        assert_eq!(Step::read(wrong, 0, game.active.edition()), None, "{wrong}");
    }
}
