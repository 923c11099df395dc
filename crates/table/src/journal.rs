//! The journal of a game: one line for each step, and the only code that reads or writes such a line.

use edition::Edition;
use record::Decision;
use std::fmt::Write;
use vocab::{Action, Event, Seat};

/// One step of a game. Steps are counted from 1 without gaps, and that count is the revision of the game. An undo is a
/// step too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// A decision and its events.
    Act(Decision),
    /// An undo back to an earlier moment.
    Undo {
        /// Who asked for it.
        by: Seat,
        /// How many decisions remain.
        to: u64,
    },
}

impl Step {
    /// The line of the journal: `1 lay nannerl london | laid …; asked …`, or `1 undo 12`.
    pub fn write(&self, edition: &Edition) -> String {
        let mut line = String::new();
        match self {
            Step::Act(decision) => {
                let _ = write!(line, "{} ", decision.seat);
                decision.action.write(edition, &mut line);
                for (at, event) in decision.events.iter().enumerate() {
                    line.push_str(if at == 0 { " | " } else { "; " });
                    line.push_str(&event.notation(edition));
                }
            }
            Step::Undo { by, to } => {
                let _ = write!(line, "{by} undo {to}");
            }
        }
        line
    }

    /// Reads a line of the journal; `moment` decisions stood before it.
    pub fn read(line: &str, moment: u64, edition: &Edition) -> Option<Step> {
        let StepLine { seat, content } = StepLine::read(line)?;
        let (action, events) = match content {
            Content::Undo { to } => return Some(Step::Undo { by: seat, to }),
            Content::Act { action, events } => (action, events),
        };
        let events = events.map(|event| Event::read(event, edition).ok()).collect::<Option<Vec<Event>>>()?;
        let action = Action::read(action, edition).ok()?;
        Some(Step::Act(Decision { moment: moment + 1, seat, action, events }))
    }

    /// Who took the step.
    pub fn seat(&self) -> Seat {
        match self {
            Step::Act(decision) => decision.seat,
            Step::Undo { by, .. } => *by,
        }
    }

    /// Whether the step ended a turn.
    pub fn ends_turn(&self) -> bool {
        matches!(self, Step::Act(decision) if decision.ends_turn())
    }

    /// How many decisions stand after this step if `moment` stood before it.
    pub fn moment_after(&self, moment: u64) -> u64 {
        match self {
            Step::Act(_) => moment + 1,
            Step::Undo { to, .. } => *to,
        }
    }
}

/// A line of the journal split into its parts. Reading this much needs no edition.
pub struct StepLine<'a> {
    /// Who took the step.
    pub seat: Seat,
    content: Content<'a>,
}

enum Content<'a> {
    Act { action: &'a str, events: Events<'a> },
    Undo { to: u64 },
}

type Events<'a> = std::iter::Filter<std::str::Split<'a, &'static str>, fn(&&str) -> bool>;

impl<'a> StepLine<'a> {
    /// Splits a line. Its action and events are not checked.
    pub fn read(line: &'a str) -> Option<StepLine<'a>> {
        let (seat, rest) = line.split_once(' ')?;
        let seat = seat.parse().ok().and_then(Seat::new)?;
        if let Some(to) = rest.strip_prefix("undo ") {
            return Some(StepLine { seat, content: Content::Undo { to: to.parse().ok()? } });
        }
        let (action, events) = rest.split_once(" | ").unwrap_or((rest, ""));
        let events = events.split("; ").filter((|event| !event.is_empty()) as fn(&&str) -> bool);
        Some(StepLine { seat, content: Content::Act { action, events } })
    }

    /// Whether the step ended a turn.
    pub fn ends_turn(&self) -> bool {
        match &self.content {
            Content::Act { events, .. } => events.clone().any(|event| event.starts_with("ended-turn ")),
            Content::Undo { .. } => false,
        }
    }

    /// How many decisions stand after this step if `moment` stood before it.
    pub fn moment_after(&self, moment: u64) -> u64 {
        match self.content {
            Content::Act { .. } => moment + 1,
            Content::Undo { to } => to,
        }
    }
}

/// The `.game` file of a game: its start, which is a `.game` file without decisions, and the lines of its journal that
/// were not undone.
pub fn game_file<'a>(start: &str, lines: impl IntoIterator<Item = &'a str>) -> String {
    let mut standing: Vec<&str> = Vec::new();
    for line in lines {
        match StepLine::read(line).map(|step| step.content) {
            Some(Content::Undo { to }) => standing.truncate(usize::try_from(to).unwrap_or(usize::MAX)),
            // A line that cannot be read is kept, so that reading the file reports it.
            Some(Content::Act { .. }) | None => standing.push(line),
        }
    }
    let mut file = start.to_owned();
    for (at, line) in standing.iter().enumerate() {
        let _ = writeln!(file, "{} {line}", at + 1);
    }
    file
}
