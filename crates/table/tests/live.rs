//! A sitting that keeps only its present: its journal is enough to bring it back, at any moment and after any undo.
#![allow(clippy::unwrap_used)]

use edition::Edition;
use record::Record;
use table::{Live, Refusal, Seed, Setup, Step, Table, live};
use vocab::{Action, Viewer};

struct Game {
    start: String,
    lines: Vec<String>,
    live: Live,
    luck: u64,
}

impl Game {
    fn new(players: u8, seed: u64) -> Game {
        let seed = Seed::from_number(seed);
        let table = Table::deal(&Setup::players(players), Edition::vienna(), seed, Vec::new()).unwrap();
        let live = Live::of(table.record(), seed, 0);
        Game { start: table.record().write(), lines: Vec::new(), live, luck: 1 }
    }

    fn keep(&mut self, step: Step) {
        self.lines.push(step.write(self.live.edition()));
        assert_eq!(self.lines.len() as u64, self.live.revision(), "every step is a line");
    }

    /// One decision by chance; nothing once the game is over.
    fn decide(&mut self) -> Option<()> {
        let seat = self.live.to_act()?;
        let options = self.live.options(seat);
        self.luck = self.luck.wrapping_mul(31).wrapping_add(11);
        let action = Action::read(&options[self.luck as usize % options.len()], self.live.edition()).unwrap();
        let step = self.live.act(seat, self.live.revision(), action).unwrap();
        self.keep(step);
        Some(())
    }

    fn resumed(&self) -> Live {
        Live::resume(&self.start, &self.lines, &Edition::released).unwrap()
    }

    fn check(&self) {
        let again = self.resumed();
        let seats = (1..=4).filter_map(vocab::Seat::new).take(self.live.scores().len());
        for viewer in seats.clone().map(Viewer::Seat).chain([Viewer::Audience]) {
            assert_eq!(again.view(viewer), self.live.view(viewer));
        }
        for seat in seats {
            assert_eq!(again.options(seat), self.live.options(seat));
            assert_eq!(again.can_undo(seat), self.live.can_undo(seat));
        }
        assert_eq!((again.revision(), again.moment()), (self.live.revision(), self.live.moment()));
    }
}

#[test]
fn a_game_comes_back_from_its_journal_at_every_moment() {
    for players in 2..=4 {
        let mut game = Game::new(players, u64::from(players));
        while game.decide().is_some() {
            if game.live.moment().is_multiple_of(17) {
                game.check();
            }
        }
        game.check();
        let file = live::file(&game.start, game.lines.iter().map(String::as_str));
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
        let Some(seat) = game.live.to_act() else { break };
        let before = game.live.view(Viewer::Seat(seat));
        game.decide().unwrap();
        let after = game.live.view(Viewer::Seat(seat));
        let Some(step) = game.live.undo(seat, false) else {
            refused += 1;
            continue;
        };
        game.keep(step);
        assert_eq!(game.live.view(Viewer::Seat(seat)), before);
        undone += 1;
        game.check();
        assert!(game.live.can_redo(seat));
        let step = game.live.redo(seat).unwrap();
        game.keep(step);
        assert_eq!(game.live.view(Viewer::Seat(seat)), after);
        redone += 1;
        game.check();
    }
    assert!(undone > 20 && redone == undone && refused > 10, "{undone} {redone} {refused}");
}

#[test]
fn a_whole_turn_goes_back_to_its_beginning_at_most() {
    let mut game = Game::new(2, 9);
    let seat = game.live.to_act().unwrap();
    let before = game.live.view(Viewer::Seat(seat));
    game.decide().unwrap();
    game.decide().unwrap();
    assert_eq!(game.live.to_act(), Some(seat));
    let other = vocab::Seat::at(1 - seat.index());
    assert!(game.live.undo(other, true).is_none(), "nobody takes back what another did");
    let step = game.live.undo(seat, true).unwrap();
    assert_eq!(step, Step::Undo { by: seat, to: 0 });
    game.keep(step);
    assert_eq!(game.live.view(Viewer::Seat(seat)), before);
    game.check();
}

#[test]
fn with_consent_the_game_goes_back_to_any_moment() {
    let mut game = Game::new(3, 2);
    for _ in 0..60 {
        game.decide().unwrap();
    }
    let file = live::file(&game.start, game.lines.iter().map(String::as_str));
    let record = Record::read_journal(&file, &Edition::released).unwrap();
    let then = record.at(21).unwrap();
    let seat = vocab::Seat::at(2);
    assert!(game.live.rewind(seat, record.clone(), 60).is_none(), "that is now");
    let step = game.live.rewind(seat, record, 21).unwrap();
    game.keep(step);
    assert_eq!(game.live.moment(), 21);
    assert_eq!(game.live.view(Viewer::Audience), then.view(Viewer::Audience));
    game.check();
    while game.decide().is_some() {}
    game.check();
}

#[test]
fn a_wish_for_another_revision_is_outdated_even_if_the_moment_is_the_same() {
    let mut game = Game::new(2, 3);
    let seat = game.live.to_act().unwrap();
    let action = Action::read(&game.live.options(seat)[0], game.live.edition()).unwrap();
    game.decide().unwrap();
    let step = game.live.undo(seat, false).unwrap();
    game.keep(step);
    assert_eq!(game.live.moment(), 0);
    assert_eq!(game.live.act(seat, 0, action), Err(Refusal::Stale { meant: 0, now: 2 }));
    assert!(game.live.act(seat, 2, action).is_ok());
}

#[test]
fn a_line_reads_as_it_was_written() {
    let mut game = Game::new(2, 8);
    while game.decide().is_some() {}
    for (moment, line) in (0..).zip(&game.lines) {
        let step = Step::read(line, moment, game.live.edition()).unwrap();
        assert_eq!(&step.write(game.live.edition()), line);
        assert_eq!(step.moment_after(moment), moment + 1);
    }
    let undo = Step::read("2 undo 7", 9, game.live.edition()).unwrap();
    assert_eq!(undo.moment_after(9), 7);
    for wrong in ["", "x", "9 undo 1", "1 undo", "1 lay", "1 end | nonsense"] {
        assert_eq!(Step::read(wrong, 0, game.live.edition()), None, "{wrong}");
    }
}
