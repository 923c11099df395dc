//! `lacrimosa watch`: one game between bots, turn by turn, with reasons.

use crate::cli::{ThinkArgs, bot, level};
use crate::{files, score_command};
use anyhow::{Result, anyhow, bail};
use arena::{Move, Player};
use bots::{Bot, Tempo};
use clap::Args;
use explain::{Reason, setup_error};
use record::Record;
use rules::{Game, Seed, Setup};
use std::io::{BufRead, IsTerminal};
use std::path::PathBuf;
use table::Sitter;
use texts::{Lang, Words, list, names, t};
use vocab::{Action, Event, Fact, Level, Seat, Viewer};

#[derive(Args)]
pub struct WatchArgs {
    #[arg(value_parser = bot())]
    pub bots: Vec<Bot>,
    #[arg(long, conflicts_with = "solo", value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: Option<u8>,
    #[arg(long, value_parser = level())]
    pub solo: Option<Level>,
    #[arg(long)]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub thinking: ThinkArgs,
    #[arg(long)]
    pub step: bool,
    #[arg(long, env = "LACRIMOSA_EDITION")]
    pub edition: Option<PathBuf>,
    #[arg(long)]
    pub out: Option<PathBuf>,
}

/// The bots that play by default.
const DEFAULT_BOTS: [Bot; 2] = [Bot::Level(Tempo::Presto), Bot::Level(Tempo::Prestissimo)];

pub fn run(lang: Lang, args: &WatchArgs) -> Result<()> {
    if let Some(out) = args.out.as_ref().filter(|out| out.exists()) {
        bail!(t::program_exists(lang, out.display().to_string()));
    }
    let edition = files::edition(lang, args.edition.as_deref())?;
    let seed = args.seed.map_or_else(|| fresh_seed(lang), Ok)?;
    let (setup, bots) = setup_and_bots(lang, args)?;
    let refused = |error| anyhow!(setup_error(lang, &error));
    let record = Record::deal(&setup, edition, Seed::from_number(seed)).map_err(refused)?;
    let names = |seat: Seat| match bots.get(seat.index()) {
        Some(bot) => t::watch_seat(lang, bot.code(), names::player(lang, seat)),
        None => names::soloist(lang),
    };
    println!("{}", t::program_seed(lang, record.commitment_hex(), seed.to_string()));
    let step = args.step && std::io::stdin().is_terminal();
    let mut watch = Watch { words: Words::new(lang, edition, &names), record, turn: Vec::new(), step };
    watch.print_events(watch.record.deal_events().iter().filter(|event| is_round(event)));
    let players: Vec<Player> = bots.iter().map(|bot| args.thinking.player(*bot)).collect();
    let game =
        arena::play(&setup, edition, seed, &players, |played| watch.on_move(played)).map_err(refused)?;
    println!();
    score_command::print(lang, &game, &names)?;
    let Some(out) = &args.out else { return Ok(()) };
    let bots = bots.iter().map(|bot| Sitter::bot(bot.code()));
    let sitters: Vec<String> =
        bots.chain(setup.solo.map(|_| Sitter::soloist())).map(|sitter| sitter.notation()).collect();
    files::write(lang, out, &watch.record.with_sitters(sitters.iter().map(String::as_str)).write())
}

fn fresh_seed(lang: Lang) -> Result<u64> {
    getrandom::u64().map_err(|error| anyhow!(t::program_no_luck(lang, error.to_string())))
}

/// The set-up, and a bot for each seat. If fewer bots are given than seats, they are repeated.
fn setup_and_bots(lang: Lang, args: &WatchArgs) -> Result<(Setup, Vec<Bot>)> {
    let named = if args.bots.is_empty() { &DEFAULT_BOTS[..] } else { &args.bots };
    let (setup, seats) = match (args.solo, args.players) {
        (Some(level), _) => (Setup::solo(level), 1),
        (None, players) => {
            let players = players.unwrap_or(args.bots.len().clamp(2, 4) as u8);
            (Setup::players(players), usize::from(players))
        }
    };
    if args.bots.len() > seats {
        bail!(t::watch_too_many(lang, args.bots.len() as i64, seats as i64));
    }
    Ok((setup, named.iter().copied().cycle().take(seats).collect()))
}

struct Watch<'a> {
    words: Words<'a>,
    record: Record,
    /// The decisions of the turn so far.
    turn: Vec<Action>,
    step: bool,
}

impl Watch<'_> {
    fn on_move(&mut self, played: &Move<'_>) {
        let action = played.thought.action;
        // The record has the same seed and gets the same decisions, so it equals the game.
        let _ = self.record.act(played.seat, action);
        if played.before.in_maintenance() {
            let (what, who) = (self.words.action(&action), self.words.player(played.seat));
            println!("{}", t::program_decision(self.words.lang, what, who));
        } else {
            self.turn.push(action);
        }
        if happened(played.events, |fact| matches!(fact, Fact::TurnEnded { .. })) {
            self.print_turn(played.seat);
            self.print_events(soloist_turn(played.events));
            if self.step {
                let _ = std::io::stdin().lock().read_line(&mut String::new());
            }
        }
        if played.events.iter().any(is_round) {
            self.print_score(played.after, played.before.round().number());
            self.print_events(played.events.iter().filter(|event| is_round(event)));
        }
    }

    fn print_turn(&mut self, seat: Seat) {
        let turn = std::mem::take(&mut self.turn);
        let Some(before) = self.record.at(self.record.moment() - turn.len() as u64) else { return };
        let head = Fact::TurnBegan { seat, slot: before.turn() };
        println!("\n{}", self.words.event(&head.into()).unwrap_or_default());
        let reason = Reason::of(&self.words, &before, &turn);
        for line in [reason.steps.join(" · ")].into_iter().chain(reason.lines(self.words.lang)) {
            println!("  {line}");
        }
    }

    /// Prints what everybody sees of these events as a paragraph.
    fn print_events<'b>(&self, events: impl Iterator<Item = &'b Event>) {
        let lines: Vec<String> =
            events.filter_map(|event| self.words.event(&event.seen_by(Viewer::Audience))).collect();
        if !lines.is_empty() {
            println!("\n{}", lines.join("\n  "));
        }
    }

    fn print_score(&self, game: &Game, round: u8) {
        let lang = self.words.lang;
        let score = |seat: Seat| {
            let vp = t::n_vp(lang, game.score(seat).total().into());
            t::watch_score_seat(lang, game.projected(seat).total().to_string(), vp, self.words.player(seat))
        };
        println!("\n{}", t::watch_score(lang, round.into(), list(lang, game.seats().map(score))));
    }
}

fn happened(events: &[Event], what: impl Fn(&Fact) -> bool) -> bool {
    events.iter().any(|event| matches!(event, Event::Open(fact) if what(fact)))
}

fn is_round(event: &Event) -> bool {
    matches!(event, Event::Open(Fact::RoundBegan { .. }))
}

/// The events of the Soloist's turn among those that end the player's turn.
fn soloist_turn(events: &[Event]) -> impl Iterator<Item = &Event> {
    let turned = |event: &&Event| matches!(event, Event::Open(Fact::SoloistTurned { .. }));
    let over = |event: &&Event| {
        matches!(
            event,
            Event::Open(Fact::TurnEnded { .. } | Fact::TurnBegan { .. } | Fact::TracksEmptied { .. })
        )
    };
    let refill =
        |event: &&Event| matches!(event, Event::Open(Fact::RowFilled { .. } | Fact::TileLaid { .. }));
    let turn = events.iter().skip_while(move |event| !turned(event)).take_while(move |event| !over(event));
    turn.filter(move |event| !refill(event))
}
