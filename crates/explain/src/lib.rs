//! Explains in sentences what is wrong with a set-up, a written position or a `.game` file of a person, and what a turn
//! pays, brings and prepares.
//!
//! The program and the page share these sentences. They are not in `texts`, which does not depend on `rules`
//! and `record`.
//!
//! ```
//! use rules::{Game, Seed, Setup};
//! use texts::Lang;
//! let vienna = edition::Edition::vienna();
//! let error = Game::deal(&Setup::players(5), vienna, &mut Seed::from_number(1).dice(0), &mut Vec::new());
//! let sentence = explain::setup_error(Lang::En, &error.unwrap_err());
//! assert!(sentence.starts_with("A game is for 2 to 4 players, not 5"));
//! ```

mod advantages;
mod prospects;
mod reason;

pub use advantages::advantages;
pub use reason::{Reason, foreseeable};

use record::{FileError, Flaw, Shape, SheetError, Wrong};
use rules::{PositionFault, Problem, SetupError};
use texts::{Lang, Words, faults, names, t};

/// Why a game cannot be set up like that, with the id of the rule.
pub fn setup_error(lang: Lang, error: &SetupError) -> String {
    let sentence = match *error {
        SetupError::Players { found, least, most } => {
            t::refusal_setup_players(lang, found.into(), least.into(), most.into())
        }
        SetupError::SameComposer(composer) => t::refusal_setup_same_composer(lang, composer.code()),
        SetupError::LowerComposer(composer) => t::refusal_setup_lower_composer(lang, composer.code()),
        SetupError::First { found, most } => t::refusal_setup_first(lang, found.number().into(), most.into()),
    };
    t::file_refused(lang, error.rule().id(), sentence)
}

/// What is wrong with a position, with the id of the rule.
pub fn position_fault(words: &Words<'_>, fault: &PositionFault) -> String {
    let (lang, path, rule) = (words.lang, &fault.path, fault.rule.id());
    match &fault.problem {
        Problem::Missing(piece) => t::fault_position_missing(lang, path, rule, words.piece_title(*piece)),
        Problem::Twice(piece) => t::fault_position_twice(lang, path, rule, words.piece_title(*piece)),
        Problem::Misplaced(piece) => t::fault_position_misplaced(lang, path, rule, words.piece_title(*piece)),
        Problem::Tile(tile) => t::fault_position_tile(lang, path, rule, words.tile_title(*tile)),
        Problem::Number { found, least, most } => {
            t::fault_position_number(lang, *found as i64, *least as i64, *most as i64, path, rule)
        }
        Problem::Composer(Some(composer)) => {
            t::fault_position_composer(lang, path, rule, names::composer(lang, *composer))
        }
        Problem::Composer(None) => t::fault_position_composer_none(lang, path, rule),
        Problem::Part(part) => t::fault_position_part(lang, path, rule, words.part(*part)),
        Problem::Gap => t::fault_position_gap(lang, path, rule),
        Problem::Mark(part) => t::fault_position_mark(lang, path, rule, words.part(*part)),
        Problem::Asleep(space) => t::fault_position_asleep(lang, path, rule, i64::from(space.number())),
        Problem::Prompt(Some(prompt)) => t::fault_position_prompt(lang, path, rule, words.prompt(prompt)),
        Problem::Prompt(None) => t::fault_position_prompt_none(lang, path, rule),
        Problem::Turned(opus) => t::fault_position_turned(lang, path, rule, words.opus_title(*opus)),
    }
}

/// A fault of a written position, with its line and column.
pub fn sheet_error(words: &Words<'_>, error: &SheetError) -> String {
    let (lang, path) = (words.lang, &error.path);
    let sentence = match &error.wrong {
        Wrong::Syntax { message } => t::sheet_syntax(lang, message),
        Wrong::Shape { expected } => t::sheet_shape(lang, shape(lang, *expected), path),
        Wrong::Word { found, expected } => t::sheet_word(lang, path, faults::word(lang, found, *expected)),
        Wrong::Number { found, least, most } => t::sheet_number(lang, *found, *least, *most, path),
        Wrong::Count { found, expected } => t::sheet_count(lang, *expected as i64, *found as i64, path),
        Wrong::Missing => t::sheet_missing(lang, path),
        Wrong::Unknown => t::sheet_unknown(lang, path),
        Wrong::Twice => t::sheet_twice(lang, path),
        Wrong::Format { found, expected } => t::sheet_format(lang, expected, found),
        Wrong::Edition { found, expected } => t::sheet_edition(lang, expected, found),
        Wrong::Fault(fault) => position_fault(words, fault),
    };
    t::file_at(lang, error.column.to_string(), error.line.to_string(), sentence)
}

fn shape(lang: Lang, shape: Shape) -> String {
    let code = match shape {
        Shape::Text => "text",
        Shape::Number => "number",
        Shape::Flag => "flag",
        Shape::List => "list",
        Shape::Table => "table",
    };
    t::sheet_shape_name(lang, code)
}

/// What is wrong with a `.game` file, with line and column.
pub fn file_error(words: &Words<'_>, error: &FileError) -> String {
    let lang = words.lang;
    let sentence = match &error.flaw {
        Flaw::FirstLine { found, expected } => t::file_first_line(lang, expected, found),
        Flaw::Header { found, expected } => t::file_header(lang, expected, found),
        Flaw::EditionLine { found } => t::file_edition_line(lang, found),
        Flaw::Edition { found } => t::file_edition(lang, found),
        Flaw::Seed { found } => t::file_bad_seed(lang, found),
        Flaw::Salt { found } => t::file_salt(lang, found),
        Flaw::Commitment { found, expected } => t::file_commitment(lang, expected, found),
        Flaw::Choice { found, expected } => t::file_choice(lang, expected.join(", "), found),
        Flaw::Position(errors) => {
            let lines: Vec<String> = errors.iter().map(|error| sheet_error(words, error)).collect();
            t::file_position(lang, lines.join("\n"))
        }
        Flaw::NotEmpty { found } => t::file_not_empty(lang, found),
        Flaw::Moment { found, expected } => t::file_moment(lang, expected.to_string(), found),
        Flaw::Seat { found, to_act: Some(seat) } => t::file_seat(lang, seat.to_string(), found),
        Flaw::Seat { found, to_act: None } => t::file_over(lang, found),
        Flaw::Word { found, expected } => t::file_word(lang, expected, found),
        Flaw::Action(error) | Flaw::Event(error) => faults::word(lang, &error.found, error.expected),
        Flaw::Broken(faults) => {
            let lines: Vec<String> = faults.iter().map(|fault| position_fault(words, fault)).collect();
            t::file_broken(lang, lines.join("\n"))
        }
        Flaw::Score { found, expected } => t::file_score(lang, expected, found),
        Flaw::End { found } => t::file_end(lang, found),
        Flaw::Truncated => t::file_truncated(lang),
    };
    t::file_at(lang, error.column.to_string(), error.line.to_string(), sentence)
}
