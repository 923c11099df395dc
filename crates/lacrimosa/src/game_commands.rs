//! `new`, `act`, `undo`, `log`, `replay`: games in files.

use crate::cli::{ActArgs, EyesArgs, LogArgs, NewArgs, ReplayArgs, UndoArgs};
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
    let before = record.revision();
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
        // Whoever acted is shown what that seat may see.
        let viewer = if viewer == Viewer::Audience { Viewer::Seat(decision.seat) } else { viewer };
        tell(&record, decision, &names, lang, Eyes::Viewer(viewer))?;
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
    record.undo();
    files::write(lang, &args.game.file, &record.write())?;
    if args.json {
        println!("{}", status(&record));
    } else {
        println!("{}", t::program_undone(lang, undone, record.revision() as i64));
    }
    Ok(())
}

pub fn log(lang: Lang, args: &LogArgs) -> Result<()> {
    let record = files::read_game(lang, &args.game.file, args.game.edition.as_deref())?;
    let names = seat_names(lang, record.game().level().is_some());
    let eyes = Eyes::of(&args.eyes);
    if args.since == 0 {
        let words = Words::new(lang, record.edition(), &names);
        for line in told(&words, record.deal_events(), eyes) {
            writeln!(std::io::stdout(), "{:5} {line}", "")?;
        }
    }
    for decision in record.decisions().iter().filter(|decision| decision.revision > args.since) {
        tell(&record, decision, &names, lang, eyes)?;
    }
    Ok(())
}

pub fn replay(lang: Lang, args: &ReplayArgs) -> Result<()> {
    let record = files::read_game(lang, &args.game.file, args.game.edition.as_deref())?;
    let differences = if args.audit { record.audit() } else { Vec::new() };
    let names = seat_names(lang, record.game().level().is_some());
    let words = Words::new(lang, record.edition(), &names);
    let sentences: Vec<(u64, String)> =
        differences.iter().map(|one| (one.revision, difference(&words, &one.differs))).collect();
    if args.json {
        let mut status = status(&record);
        status["differences"] =
            sentences.iter().map(|(revision, text)| json!({ "revision": revision, "text": text })).collect();
        println!("{status}");
    } else {
        println!("{}", t::program_replayed(lang, record.revision() as i64, record.program()));
        score_command::print(lang, record.game(), &names)?;
        if let Some(seed) = record.seed_if_over() {
            println!("\n{}", t::program_seed(lang, record.commitment_hex(), seed.to_string()));
        }
        if let Some(salt) = record.salt_if_over() {
            println!("{}", t::program_salt(lang, salt.to_string()));
        }
        for (revision, sentence) in &sentences {
            println!("{}", t::audit_line(lang, revision.to_string(), sentence));
        }
    }
    match (args.audit, sentences.len()) {
        (true, 0) if !args.json => println!("\n{}", t::audit_clean(lang)),
        (_, 0) => {}
        (_, n) => bail!(t::audit_differs(lang, n as i64)),
    }
    Ok(())
}

/// Where a game stands, for programs.
pub fn status(record: &Record) -> serde_json::Value {
    let game = record.game();
    json!({
        "revision": record.revision(),
        "to_act": game.to_act().map(Seat::number),
        "over": game.is_over(),
        "round": game.round().number(),
        "turn": game.turn().number(),
        "commitment": record.commitment_hex(),
        "seed": record.seed_if_over().map(|seed| seed.to_string()),
        "salt": record.salt_if_over().map(|salt| salt.to_string()),
    })
}

/// Whose eyes.
#[derive(Clone, Copy)]
pub enum Eyes {
    Truth,
    Viewer(Viewer),
}

impl Eyes {
    pub fn of(args: &EyesArgs) -> Eyes {
        match (args.truth, args.seat.and_then(Seat::new)) {
            (true, _) => Eyes::Truth,
            (false, Some(seat)) => Eyes::Viewer(Viewer::Seat(seat)),
            (false, None) => Eyes::Viewer(Viewer::Audience),
        }
    }

    fn see(self, event: &Event) -> Event<Face> {
        match (self, *event) {
            (Eyes::Viewer(viewer), event) => event.seen_by(viewer),
            (Eyes::Truth, Event::Drew { seat, card }) => Event::Drew { seat, card: Face::Up(card) },
            (Eyes::Truth, Event::Stacked { pile, piece }) => Event::Stacked { pile, piece: Face::Up(piece) },
            (Eyes::Truth, Event::Open(fact)) => Event::Open(fact),
        }
    }
}

/// Tells a decision: its number and what happened; if nothing that a person would notice, what was decided.
pub fn tell(
    record: &Record,
    decision: &Decision,
    names: &dyn Fn(Seat) -> String,
    lang: Lang,
    eyes: Eyes,
) -> Result<()> {
    let before = record.at(decision.revision - 1).map(|game| game.position());
    let words = Words::new(lang, record.edition(), names);
    let words = before.as_ref().map_or(words, |position| words.at(position));
    let mut lines = told(&words, &decision.events, eyes);
    if lines.is_empty() {
        lines.push(t::program_decision(lang, words.action(&decision.action), words.player(decision.seat)));
    }
    let mut out = std::io::stdout().lock();
    for (at, line) in lines.iter().enumerate() {
        let number = if at == 0 { format!("{}.", decision.revision) } else { String::new() };
        writeln!(out, "{number:>5} {line}")?;
    }
    Ok(())
}

/// What a person notices of these events.
fn told(words: &Words<'_>, events: &[Event], eyes: Eyes) -> Vec<String> {
    events.iter().filter_map(|event| words.event(&eyes.see(event))).collect()
}
