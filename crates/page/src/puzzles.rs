//! Puzzles in the page: which there are, which were solved, the puzzle of the day, and the verdict on a turn.

use crate::editions::EditionFiles;
use crate::worker::{Answer, Failure, Question, Subject};
use edition::Edition;
use explain::Reason;
use puzzles::{Grade, Puzzle, PuzzleSet, Theme, end_of_turn};
use record::Record;
use rules::{Game, Seed};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Sitter, Table};
use texts::{Lang, Words};
use vocab::{Action, Seat, Viewer};

/// The file of the puzzles, a part of the page.
pub const FILE: &str = "puzzles.jsonl";
/// Whom the other seats belong to. They never decide in a puzzle.
const OTHERS: &str = "prestissimo";
/// Worlds in which a turn is compared with the best one.
const WORLDS: u32 = 160;
/// The days of a step from one puzzle of the day to the next. It has no factor in common with most numbers of puzzles.
const STRIDE: u64 = 61;
const MS_PER_DAY: f64 = 86_400_000.0;

/// A list of puzzles as the screen shows it.
#[derive(Clone, Debug)]
pub struct Shelf {
    puzzles: Vec<Puzzle>,
}

impl Shelf {
    /// Reads the file of the puzzles. Those of another edition are not shown.
    pub fn read(text: &str) -> Option<Shelf> {
        let set = PuzzleSet::read(text, Edition::vienna()).ok()?;
        let mut puzzles: Vec<Puzzle> = set.puzzles().cloned().collect();
        puzzles.sort_by_key(|puzzle| (puzzle.theme, std::cmp::Reverse(puzzle.tries_found())));
        (!puzzles.is_empty()).then_some(Shelf { puzzles })
    }

    /// All puzzles, by theme, the easiest first.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// The puzzles of a theme, counted from 1.
    pub fn of(&self, theme: Theme) -> impl Iterator<Item = (usize, &Puzzle)> {
        (1..).zip(self.puzzles.iter().filter(move |puzzle| puzzle.theme == theme))
    }

    /// The puzzle with this name.
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }

    /// The number of a puzzle among those of its theme, counted from 1.
    pub fn number(&self, puzzle: &Puzzle) -> usize {
        self.of(puzzle.theme).find(|(_, other)| other.id == puzzle.id).map_or(0, |(number, _)| number)
    }

    /// The puzzle of a day. Every puzzle comes once before one comes again.
    pub fn of_day(&self, day: u64) -> &Puzzle {
        let mut by_name: Vec<&Puzzle> = self.puzzles.iter().collect();
        by_name.sort_by_key(|puzzle| &puzzle.id);
        let count = by_name.len() as u64;
        let stride = (STRIDE..).find(|stride| is_coprime(*stride, count)).unwrap_or(1);
        by_name[(day % count * stride % count) as usize]
    }

    /// The next puzzle after one that is not solved yet, first in its theme, then in the others.
    pub fn next(&self, after: &str, solved: &Solved) -> Option<&Puzzle> {
        let at = self.puzzles.iter().position(|puzzle| puzzle.id == after).unwrap_or(0);
        let (before, rest) = self.puzzles.split_at(at);
        rest.iter().chain(before).find(|puzzle| puzzle.id != after && !solved.is_solved(&puzzle.id))
    }
}

fn is_coprime(mut one: u64, mut other: u64) -> bool {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one == 1
}

/// The day of a moment in milliseconds since 1970, in UTC, as everywhere.
pub fn day_of(millis: f64) -> u64 {
    (millis / MS_PER_DAY).max(0.0) as u64
}

/// What the player has solved, as the browser stores it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Solved {
    /// What became of each puzzle that was tried.
    pub puzzles: BTreeMap<String, Outcome>,
    /// How many puzzles in a row were solved at the first try, and the most so far.
    pub row: u32,
    /// The longest row.
    pub best_row: u32,
    /// The day of the last puzzle of the day that was solved, in days since 1970.
    pub day: u64,
    /// On how many days in a row, up to that day, the puzzle of the day was solved.
    pub days: u32,
    /// The longest of these rows.
    pub best_days: u32,
}

/// What became of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// It was tried, but not solved.
    Tried,
    /// Its solution was shown before it was solved.
    Shown,
    /// It was solved, but not at the first try.
    Solved,
    /// It was solved at the first try.
    FirstTry,
}

impl Solved {
    /// Whether a puzzle was solved.
    pub fn is_solved(&self, id: &str) -> bool {
        matches!(self.puzzles.get(id), Some(Outcome::Solved | Outcome::FirstTry))
    }

    /// How many puzzles were solved.
    pub fn count(&self) -> usize {
        self.puzzles.keys().filter(|id| self.is_solved(id)).count()
    }

    /// A turn was compared with the best one. `today` is the day if the puzzle is the one of the day.
    pub fn add(&mut self, id: &str, is_solved: bool, today: Option<u64>) {
        let before = self.puzzles.get(id).copied();
        let outcome = match (before, is_solved) {
            (Some(Outcome::Solved | Outcome::FirstTry | Outcome::Shown), _) => return,
            (None, true) => Outcome::FirstTry,
            (Some(Outcome::Tried), true) => Outcome::Solved,
            (_, false) => Outcome::Tried,
        };
        self.puzzles.insert(id.to_owned(), outcome);
        match outcome {
            Outcome::FirstTry => self.row += 1,
            Outcome::Tried => self.row = 0,
            Outcome::Solved | Outcome::Shown => {}
        }
        self.best_row = self.best_row.max(self.row);
        if let Some(today) = today.filter(|today| is_solved && *today != self.day) {
            self.days = if today == self.day + 1 { self.days + 1 } else { 1 };
            self.day = today;
            self.best_days = self.best_days.max(self.days);
        }
    }

    /// The solution was shown.
    pub fn show(&mut self, id: &str) {
        if !self.is_solved(id) {
            self.puzzles.insert(id.to_owned(), Outcome::Shown);
            self.row = 0;
        }
    }

    /// On how many days in a row the puzzle of the day was solved, up to today or yesterday.
    pub fn streak(&self, today: u64) -> u32 {
        if self.day + 1 >= today { self.days } else { 0 }
    }
}

/// A puzzle on the table.
#[derive(Clone, Debug)]
pub struct Task {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its number among those of its theme.
    pub number: usize,
    /// The game at the beginning of the turn.
    pub game: Game,
    /// The seat that solves it.
    pub seat: Seat,
    best: Vec<Action>,
    rival: Vec<Action>,
}

/// What a turn is compared with the best one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is the best turn.
    Best,
    /// It is not worse than the best turn beyond the uncertainty of the comparison.
    AsGood,
    /// It is worse by these thousandths of a VP, with their standard error.
    Worse {
        /// The loss.
        loss: i32,
        /// Its standard error.
        error: i32,
    },
    /// It uses a card that only appeared during the turn, so nobody could plan it.
    Unforeseen,
}

impl Verdict {
    /// Whether the puzzle is solved.
    pub fn is_solved(&self) -> bool {
        matches!(self, Verdict::Best | Verdict::AsGood)
    }

    /// What a loss and its standard error say.
    pub fn of(loss: i32, error: i32) -> Verdict {
        if loss <= 2 * error { Verdict::AsGood } else { Verdict::Worse { loss, error } }
    }
}

impl Task {
    /// A puzzle of the shelf, ready to be solved.
    pub fn new(shelf: &Shelf, id: &str) -> Option<Task> {
        let (puzzle, edition) = (shelf.find(id)?, Edition::vienna());
        let (game, seat) = puzzle.game(edition)?;
        let (best, rival) = puzzle.solution(edition).zip(puzzle.second_best(edition))?;
        Some(Task { number: shelf.number(puzzle), puzzle: puzzle.clone(), game, seat, best, rival })
    }

    /// The table at which it is solved.
    pub fn table(&self, me: &str) -> Table {
        let sitter = |seat: Seat| match seat {
            _ if seat == self.seat => Sitter::human(me),
            _ if self.game.is_soloist(seat) => Sitter::soloist(),
            _ => Sitter::bot(OTHERS),
        };
        let sitters = self.game.seats().map(sitter).collect();
        Table::seated(Record::from_position(self.game, Seed::from_number(1)), sitters)
    }

    /// How difficult it is.
    pub fn grade(&self) -> Grade {
        Grade::of(&self.puzzle)
    }

    /// The verdict on a whole turn, as far as it is known without a search.
    pub fn verdict(&self, turn: &[Action]) -> Option<Verdict> {
        let end = end_of_turn(&self.game, turn)?;
        let is = |other: &[Action]| end_of_turn(&self.game, other).as_ref() == Some(&end);
        let Puzzle { margin, error, .. } = self.puzzle;
        match () {
            () if is(&self.best) => Some(Verdict::Best),
            () if is(&self.rival) => Some(Verdict::Worse { loss: margin, error }),
            () => None,
        }
    }

    /// The question to the worker about a turn.
    ///
    /// # Errors
    /// The position cannot be written.
    pub fn question(&self, turn: &[Action]) -> Result<Question, Failure> {
        let (view, edition) = (self.game.view(Viewer::Seat(self.seat)), self.game.edition());
        let subject = Subject::new(OTHERS, &view, edition, None::<EditionFiles>, 1)?;
        let written = |turn: &[Action]| turn.iter().map(|action| action.notation(edition)).collect();
        Ok(Question::Weigh { subject, turns: [written(&self.best), written(turn)], worlds: WORLDS })
    }

    /// The verdict that follows from the answer of the worker.
    pub fn answered(&self, answer: &Answer) -> Option<Verdict> {
        match answer {
            Answer::Weighed(Some((loss, error))) => Some(Verdict::of(*loss, *error)),
            Answer::Weighed(None) => Some(Verdict::Unforeseen),
            _ => None,
        }
    }

    /// The reasons for the solution.
    pub fn reason(&self, words: &Words<'_>) -> Reason {
        Reason::of(words, &self.game, &self.best)
    }
}

/// Thousandths of a VP as a number with one digit after the comma of a language.
pub fn tenths(lang: Lang, thousandths: i32) -> String {
    let tenths = (thousandths.unsigned_abs() + 50) / 100;
    texts::t::puzzle_decimal(lang, (tenths % 10).to_string(), (tenths / 10).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Command;

    const SHIPPED: &str = include_str!("../../web/static/puzzles.jsonl");

    fn shelf() -> Shelf {
        Shelf::read(SHIPPED).unwrap()
    }

    #[test]
    fn the_puzzle_of_the_day_follows_from_the_date_and_each_comes_once() {
        let shelf = shelf();
        let count = shelf.puzzles().len() as u64;
        let mut seen: Vec<&str> = (20_000..20_000 + count).map(|day| shelf.of_day(day).id.as_str()).collect();
        assert_ne!(seen[0], seen[1]);
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len() as u64, count);
        assert_eq!(day_of(86_400_000.0 * 3.0 - 1.0), 2);
    }

    #[test]
    fn the_solution_solves_and_the_second_best_turn_says_what_it_lost() {
        let shelf = shelf();
        let task = Task::new(&shelf, &shelf.puzzles()[0].id).unwrap();
        assert_eq!(task.verdict(&task.best), Some(Verdict::Best));
        let Some(Verdict::Worse { loss, error }) = task.verdict(&task.rival) else { panic!() };
        assert!(loss > 2 * error);
        assert_eq!(task.verdict(&[]), None);
    }

    #[test]
    fn a_puzzle_is_solved_on_the_table_of_a_local_game() {
        let shelf = shelf();
        for puzzle in shelf.puzzles().iter().step_by(17) {
            let task = Task::new(&shelf, &puzzle.id).unwrap();
            let mut table = task.table("Anna");
            for action in &task.best {
                let revision = table.revision();
                table.command(task.seat, revision, Command::Act(*action)).unwrap();
            }
        }
    }

    #[test]
    fn a_turn_within_the_uncertainty_of_the_best_one_is_as_good() {
        assert_eq!(Verdict::of(800, 400), Verdict::AsGood);
        assert_eq!(Verdict::of(-300, 100), Verdict::AsGood);
        assert_eq!(Verdict::of(801, 400), Verdict::Worse { loss: 801, error: 400 });
        assert!(Verdict::AsGood.is_solved() && !Verdict::Unforeseen.is_solved());
    }

    #[test]
    fn the_worker_finds_the_second_best_turn_worse() {
        let shelf = shelf();
        let solo = shelf.puzzles().iter().find(|puzzle| puzzle.players == 1).unwrap();
        let task = Task::new(&shelf, &solo.id).unwrap();
        let answer = task.question(&task.rival).unwrap().answer(&mut || false, &mut drop).unwrap();
        assert!(matches!(task.answered(&answer), Some(Verdict::Worse { .. } | Verdict::AsGood)));
        let same = task.question(&task.best).unwrap().answer(&mut || false, &mut drop).unwrap();
        assert_eq!(task.answered(&same), Some(Verdict::AsGood));
    }

    #[test]
    fn only_the_first_try_counts_for_the_row_and_a_shown_solution_solves_nothing() {
        let mut solved = Solved::default();
        solved.add("a", true, None);
        solved.add("b", true, None);
        assert_eq!((solved.row, solved.count()), (2, 2));
        solved.add("c", false, None);
        solved.add("c", true, None);
        assert_eq!((solved.row, solved.best_row, solved.count()), (0, 2, 3));
        solved.show("d");
        solved.add("d", true, None);
        assert_eq!((solved.count(), solved.puzzles["d"]), (3, Outcome::Shown));
        solved.add("a", false, None);
        assert!(solved.is_solved("a"));
    }

    #[test]
    fn the_puzzles_of_the_day_make_a_streak() {
        let mut solved = Solved::default();
        for (id, day) in [("a", 10), ("b", 11), ("c", 12)] {
            solved.add(id, true, Some(day));
        }
        assert_eq!((solved.streak(12), solved.streak(13), solved.streak(14)), (3, 3, 0));
        solved.add("d", false, Some(13));
        solved.add("e", true, Some(15));
        assert_eq!((solved.streak(15), solved.best_days), (1, 3));
    }
}
