//! `new`, `act`, `undo`, `log`, `replay`: games in files.

use crate::cli::{ActArgs, LogArgs, NewArgs, PerspectiveArgs, ReplayArgs, UndoArgs};
use crate::words::{difference, refusal, seat_names};
use crate::{files, score_command};
use anyhow::{Result, anyhow, bail};
use record::{Decision, Record};
use serde_json::json;
use std::io::Write;
use texts::{Lang, Words, faults, t};
use vocab::{Action, Event, Face, Seat, Viewer};

pub fn new(lang: Lang, args: &NewArgs) -> Result<()> {
    let record = match &args.from {
        Some(path) => {
            let edition = files::edition(lang, args.table.edition.as_deref())?;
            let game = files::read_position(lang, path, edition)?;
            Record::from_position(game, files::seed(lang, &args.table)?)
        }
        None => files::deal(lang, &args.table)?,
    };
    let record = files::noting_edition(record, &args.file, args.table.edition.as_deref());
    files::create(lang, &args.file, &record.write(), args.force)?;
    if args.json {
        println!("{}", status(&record));
    } else {
        println!("{}", t::program_created(lang, record.commitment_hex(), args.file.display().to_string()));
    }
    Ok(())
}

pub fn act(lang: Lang, args: &ActArgs) -> Result<()> {
    let mut record = files::read_game(lang, &args.game.file, args.game.edition.as_deref())?;
    let names = seat_names(lang, record.game().level().is_some());
    let before = record.moment();
    for text in &args.actions {
        let words = Words::new(lang, record.edition(), &names).at(&record.game().position());
        let action = Action::read(text, record.edition())
            .map_err(|error| anyhow!(t::program_in_action(lang, text, faults::notation(lang, &error))))?;
        let seat = args.seat.and_then(Seat::new).or(record.game().to_act()).unwrap_or(Seat::at(0));
        if let Err(illegal) = record.act(seat, action) {
            bail!(t::program_in_action(lang, text, refusal(&words, &illegal)));
        }
    }
    files::write(lang, &args.game.file, &record.write())?;
    if args.json {
        println!("{}", status(&record));
        return Ok(());
    }
    let viewer = args.seat.and_then(Seat::new).map_or(Viewer::Audience, Viewer::Seat);
    for decision in &record.decisions()[before as usize..] {
        // The events are shown from the perspective of the seat that acted.
        let viewer = if viewer == Viewer::Audience { Viewer::Seat(decision.seat) } else { viewer };
        print_decision(&record, decision, &names, lang, Perspective::Viewer(viewer))?;
    }
    Ok(())
}

pub fn undo(lang: Lang, args: &UndoArgs) -> Result<()> {
    let mut record = files::read_game(lang, &args.game.file, args.game.edition.as_deref())?;
    let Some(last) = record.decisions().last() else { bail!(t::program_nothing_to_undo(lang)) };
    if last.is_barrier() && !args.beyond {
        bail!(t::program_undo_barrier(lang, last.action.notation(record.edition())));
    }
    let undone = last.action.notation(record.edition());
    record.truncate(record.moment() - 1);
    files::write(lang, &args.game.file, &record.write())?;
    if args.json {
        println!("{}", status(&record));
    } else {
        println!("{}", t::program_undone(lang, undone, record.moment() as i64));
    }
    Ok(())
}

pub fn log(lang: Lang, args: &LogArgs) -> Result<()> {
    let record = files::read_game(lang, &args.game.file, args.game.edition.as_deref())?;
    let names = seat_names(lang, record.game().level().is_some());
    let perspective = Perspective::of(&args.perspective);
    if args.since == 0 {
        let words = Words::new(lang, record.edition(), &names);
        for line in event_lines(&words, record.deal_events(), perspective) {
            writeln!(std::io::stdout(), "{:5} {line}", "")?;
        }
    }
    for decision in record.decisions().iter().filter(|decision| decision.moment > args.since) {
        print_decision(&record, decision, &names, lang, perspective)?;
    }
    Ok(())
}

pub fn replay(lang: Lang, args: &ReplayArgs) -> Result<()> {
    let record = files::read_game(lang, &args.game.file, args.game.edition.as_deref())?;
    let differences = if args.audit { record.audit() } else { Vec::new() };
    let names = seat_names(lang, record.game().level().is_some());
    let words = Words::new(lang, record.edition(), &names);
    let sentences: Vec<(u64, String)> =
        differences.iter().map(|one| (one.moment, difference(&words, &one.differs))).collect();
    if args.json {
        let mut status = status(&record);
        status["differences"] =
            sentences.iter().map(|(moment, text)| json!({ "revision": moment, "text": text })).collect();
        println!("{status}");
    } else {
        println!("{}", t::program_replayed(lang, record.moment() as i64, record.program()));
        score_command::print(lang, record.game(), &names)?;
        if let Some(seed) = record.seed_if_over() {
            println!("\n{}", t::program_seed(lang, record.commitment_hex(), seed.to_string()));
        }
        if let Some(salt) = record.salt_if_over() {
            println!("{}", t::program_salt(lang, salt.to_string()));
        }
        for (moment, sentence) in &sentences {
            println!("{}", t::audit_line(lang, moment.to_string(), sentence));
        }
    }
    match (args.audit, sentences.len()) {
        (true, 0) if !args.json => println!("\n{}", t::audit_clean(lang)),
        (_, 0) => {}
        (_, n) => bail!(t::audit_differs(lang, n as i64)),
    }
    Ok(())
}

/// The state of a game as JSON.
pub fn status(record: &Record) -> serde_json::Value {
    let game = record.game();
    json!({
        "revision": record.moment(),
        "to_act": game.to_act().map(Seat::number),
        "over": game.is_over(),
        "round": game.round().number(),
        "turn": game.turn().number(),
        "commitment": record.commitment_hex(),
        "seed": record.seed_if_over().map(|seed| seed.to_string()),
        "salt": record.salt_if_over().map(|salt| salt.to_string()),
    })
}

/// The perspective on a game: that of a viewer, or one that sees everything.
#[derive(Clone, Copy)]
pub enum Perspective {
    Truth,
    Viewer(Viewer),
}

impl Perspective {
    pub fn of(args: &PerspectiveArgs) -> Perspective {
        match (args.truth, args.seat.and_then(Seat::new)) {
            (true, _) => Perspective::Truth,
            (false, Some(seat)) => Perspective::Viewer(Viewer::Seat(seat)),
            (false, None) => Perspective::Viewer(Viewer::Audience),
        }
    }

    fn of_event(self, event: &Event) -> Event<Face> {
        match (self, *event) {
            (Perspective::Viewer(viewer), event) => event.seen_by(viewer),
            (Perspective::Truth, Event::Drew { seat, card }) => Event::Drew { seat, card: Face::Up(card) },
            (Perspective::Truth, Event::Stacked { pile, piece }) => {
                Event::Stacked { pile, piece: Face::Up(piece) }
            }
            (Perspective::Truth, Event::Open(fact)) => Event::Open(fact),
        }
    }
}

/// Prints a decision: its number and its events in words. If no event is worth mentioning, prints the action.
pub fn print_decision(
    record: &Record,
    decision: &Decision,
    names: &dyn Fn(Seat) -> String,
    lang: Lang,
    perspective: Perspective,
) -> Result<()> {
    let before = record.at(decision.moment - 1).map(|game| game.position());
    let words = Words::new(lang, record.edition(), names);
    let words = before.as_ref().map_or(words, |position| words.at(position));
    let mut lines = event_lines(&words, &decision.events, perspective);
    if lines.is_empty() {
        lines.push(t::program_decision(lang, words.action(&decision.action), words.player(decision.seat)));
    }
    let mut out = std::io::stdout().lock();
    for (at, line) in lines.iter().enumerate() {
        let number = if at == 0 { format!("{}.", decision.moment) } else { String::new() };
        writeln!(out, "{number:>5} {line}")?;
    }
    Ok(())
}

/// These events in words, without those that players do not notice.
fn event_lines(words: &Words<'_>, events: &[Event], perspective: Perspective) -> Vec<String> {
    events.iter().filter_map(|event| words.event(&perspective.of_event(event))).collect()
}
