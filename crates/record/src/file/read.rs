//! Reads a record from a file. The events are folded and not played again, so a later change of the rules does not
//! change old games.

use super::lines::{Line, Lines};
use super::write::score_line;
use super::{BRANCH, EDITION_FOLDER, FIRST_LINE, FileError, Flaw, NOTE, setup};
use crate::notes::one_line;
use crate::{Branch, Decision, Judgement, Record, Start, read_json_position};
use edition::Edition;
use rules::{Game, Salt, Seed};
use vocab::{Action, Event, Seat};

/// Finds an edition by its hash.
type Editions<'a> = &'a dyn Fn(&[u8; 32]) -> Option<&'static Edition>;

impl Record {
    /// Reads a `.game` file. `editions` finds an edition by its hash.
    ///
    /// # Errors
    /// The first error, with its position.
    pub fn read(text: &str, editions: Editions<'_>) -> Result<Record, FileError> {
        let mut lines = Lines::new(text);
        let mut record = read_game(&mut lines, editions)?;
        read_scores(&record, &mut lines)?;
        read_additions(&mut record, &mut lines)?;
        Ok(record)
    }

    /// Reads a game that is still being written: its score lines may be missing even if it is over.
    ///
    /// # Errors
    /// The first error, with its position.
    pub fn read_journal(text: &str, editions: Editions<'_>) -> Result<Record, FileError> {
        read_game(&mut Lines::new(text), editions)
    }
}

/// The header and the decisions.
fn read_game(lines: &mut Lines<'_>, editions: Editions<'_>) -> Result<Record, FileError> {
    let mut record = read_header(lines, editions)?;
    let first = lines.number;
    while let Some(line) = lines.next_if_any()? {
        if line.text.is_empty() {
            break;
        }
        read_decision(&mut record, line)?;
    }
    check_whole(&record, first)?;
    Ok(record)
}

fn read_header(lines: &mut Lines<'_>, editions: Editions<'_>) -> Result<Record, FileError> {
    let first = lines.next()?;
    if first.text != FIRST_LINE {
        return Err(first.error(Flaw::FirstLine { found: first.text.to_owned(), expected: FIRST_LINE }));
    }
    let program = lines.header("program")?.text.to_owned();
    let edition = read_edition(lines.header("edition")?, editions)?;
    let folder = lines.optional(EDITION_FOLDER).map(|line| line.text.to_owned());
    let commitment = lines.header("commitment")?;
    let seed = lines.header("seed")?;
    let wrong_seed = |_| seed.error(Flaw::Seed { found: seed.text.to_owned() });
    let seed = Seed::parse(seed.text).map_err(wrong_seed)?;
    let (salt, setup) = read_salt(lines)?;
    let mut record = if setup.text == "position" {
        let position = lines.header("position")?;
        let game = read_json_position(position.text, edition)
            .map_err(|errors| position.error(Flaw::Position(errors)))?;
        Record::from_position(game, seed)
    } else {
        let wrong = |(at, flaw)| setup.skip(at).error(flaw);
        let setup = setup::read(setup.text).map_err(wrong)?;
        Record::begin(Start::Setup(setup), Game::empty(edition), seed)
    };
    record.program = program;
    record.salt = salt;
    record.edition_folder = folder;
    let expected = record.commitment_hex();
    if commitment.text != expected {
        return Err(commitment.error(Flaw::Commitment { found: commitment.text.to_owned(), expected }));
    }
    let mut empty = lines.next()?;
    while let ("sitter", sitter) = {
        let (key, value) = empty.split(" ");
        (key.text, value.text)
    } {
        record.sitters.push(sitter.to_owned());
        empty = lines.next()?;
    }
    if !empty.text.is_empty() {
        return Err(empty.error(Flaw::NotEmpty { found: empty.text.to_owned() }));
    }
    read_deal(&mut record, lines.next()?)?;
    Ok(record)
}

/// The salt, which may be missing, and the set-up.
fn read_salt<'a>(lines: &mut Lines<'a>) -> Result<(Option<Salt>, Line<'a>), FileError> {
    let line = lines.next()?;
    let Ok(salt) = line.value("salt") else { return Ok((None, line.value("setup")?)) };
    let wrong = || salt.error(Flaw::Salt { found: salt.text.to_owned() });
    Ok((Some(Salt::parse(salt.text).ok_or_else(wrong)?), lines.header("setup")?))
}

fn read_edition(line: Line<'_>, editions: Editions<'_>) -> Result<&'static Edition, FileError> {
    let found = || line.text.to_owned();
    let hash = match line.text.split(' ').collect::<Vec<_>>()[..] {
        [_, version, hash] if version.parse::<u32>().is_ok() => Edition::read_hash(hash),
        _ => None,
    };
    let hash = hash.ok_or_else(|| line.error(Flaw::EditionLine { found: found() }))?;
    editions(&hash).ok_or_else(|| line.error(Flaw::Edition { found: found() }))
}

/// Reads line 0: the deal or the position.
fn read_deal(record: &mut Record, line: Line<'_>) -> Result<(), FileError> {
    let (head, events) = line.split(" | ");
    let word = read_moment(head, 0)?;
    let expected = match record.start {
        Start::Setup(_) => "deal",
        Start::Position(_) => "position",
    };
    if word.text != expected {
        return Err(word.error(Flaw::Word { found: word.text.to_owned(), expected }));
    }
    if matches!(record.start, Start::Position(_)) && !events.text.is_empty() {
        return Err(events.error(Flaw::End { found: events.text.to_owned() }));
    }
    record.deal = read_events(record, events)?;
    Ok(())
}

/// The text after the number of a line. The number must be the expected one.
fn read_moment(line: Line<'_>, expected: u64) -> Result<Line<'_>, FileError> {
    let (number, rest) = line.split(" ");
    if number.text == expected.to_string() {
        return Ok(rest);
    }
    Err(number.error(Flaw::Moment { found: number.text.to_owned(), expected }))
}

fn read_decision(record: &mut Record, line: Line<'_>) -> Result<(), FileError> {
    let (head, events) = line.split(" | ");
    let moment = record.moment() + 1;
    let rest = read_moment(head, moment)?;
    let (number, action) = rest.split(" ");
    let to_act = record.game.to_act();
    let seat = number.text.parse().ok().and_then(Seat::new);
    let seat = seat.filter(|seat| Some(*seat) == to_act);
    let seat = seat.ok_or_else(|| number.error(Flaw::Seat { found: number.text.to_owned(), to_act }))?;
    let wrong = |error| action.notation(error, Flaw::Action);
    let action = Action::read(action.text, record.edition()).map_err(wrong)?;
    let events = read_events(record, events)?;
    record.decisions.push(Decision { moment, seat, action, events });
    Ok(())
}

/// Reads the events and folds them.
fn read_events(record: &mut Record, line: Line<'_>) -> Result<Vec<Event>, FileError> {
    let mut events = Vec::new();
    let mut rest = line;
    while !rest.text.is_empty() {
        let (event, after) = rest.split("; ");
        let wrong = |error| event.notation(error, Flaw::Event);
        let event: Event = Event::read(event.text, record.edition()).map_err(wrong)?;
        record.game.evolve(&event);
        events.push(event);
        rest = after;
    }
    Ok(events)
}

/// Checks that the events lead to a valid position. If not, finds the first line after which it is invalid.
fn check_whole(record: &Record, first: usize) -> Result<(), FileError> {
    if record.game.broken().is_empty() {
        return Ok(());
    }
    for moment in 0..=record.decisions.len() {
        let broken = record.at(moment as u64).map_or_else(Vec::new, |game| game.broken());
        if !broken.is_empty() {
            return Err(FileError { line: first + moment, column: 1, flaw: Flaw::Broken(broken) });
        }
    }
    Ok(())
}

/// Reads the score of each seat if the game is over.
fn read_scores(record: &Record, lines: &mut Lines<'_>) -> Result<(), FileError> {
    if record.game.is_over() {
        for seat in record.game.seats() {
            let line = lines.next()?;
            let expected = score_line(&record.game, seat);
            if line.text != expected {
                return Err(line.error(Flaw::Score { found: line.text.to_owned(), expected }));
            }
        }
    }
    Ok(())
}

/// Reads notes and branches. Nothing else may follow.
fn read_additions(record: &mut Record, lines: &mut Lines<'_>) -> Result<(), FileError> {
    let mut next = lines.next_if_any()?;
    while let Some(line) = next {
        let (key, rest) = line.split(" ");
        next = match key.text {
            NOTE => {
                read_note(record, rest)?;
                lines.next_if_any()?
            }
            BRANCH => read_branch(record, rest, lines)?,
            _ => return Err(line.error(Flaw::End { found: line.text.to_owned() })),
        };
    }
    Ok(())
}

const JUDGEMENTS: &[&str] = &["!!", "!", "!?", "?!", "?", "??", "-"];

fn read_note(record: &mut Record, line: Line<'_>) -> Result<(), FileError> {
    let (moment, rest) = read_known_moment(record, line)?;
    let (judgement, text) = rest.split(" ");
    let known = Judgement::from_code(judgement.text);
    if known.is_none() && judgement.text != "-" {
        return Err(judgement.error(Flaw::Choice { found: judgement.text.to_owned(), expected: JUDGEMENTS }));
    }
    record.set_note(moment, known, text.text);
    Ok(())
}

/// Reads a branch and returns the line after it.
fn read_branch<'a>(
    record: &mut Record,
    line: Line<'a>,
    lines: &mut Lines<'a>,
) -> Result<Option<Line<'a>>, FileError> {
    let (from, title) = read_known_moment(record, line)?;
    if record.branches.len() >= Branch::MOST {
        return Err(line.error(Flaw::End { found: line.text.to_owned() }));
    }
    let mut other = record.clone();
    other.truncate(from);
    let mut next = lines.next_if_any()?;
    while let Some(line) = next.filter(|line| line.text.starts_with(|first: char| first.is_ascii_digit())) {
        read_decision(&mut other, line)?;
        next = lines.next_if_any()?;
    }
    let branch =
        Branch { from, title: one_line(title.text), decisions: other.decisions.split_off(from as usize) };
    let broken = record.end_of(&branch).map_or_else(Vec::new, |game| game.broken());
    if !broken.is_empty() {
        return Err(line.error(Flaw::Broken(broken)));
    }
    record.branches.push(branch);
    Ok(next)
}

/// A moment of the game and the text after it.
fn read_known_moment<'a>(record: &Record, line: Line<'a>) -> Result<(u64, Line<'a>), FileError> {
    let (number, rest) = line.split(" ");
    let moment = number.text.parse().ok().filter(|moment| *moment <= record.moment());
    let wrong = || number.error(Flaw::Moment { found: number.text.to_owned(), expected: record.moment() });
    Ok((moment.ok_or_else(wrong)?, rest))
}
