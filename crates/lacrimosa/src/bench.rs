//! `lacrimosa bench`: measures how fast the engine plays random games, optionally compared with random chess,
//! and how fast bots are.
//!
//! The speed of a shared machine varies. So all candidates are measured alternately in short rounds, and
//! medians are compared.

use crate::chooser::Chooser;
use crate::cli::BenchArgs;
use crate::{bench_bots, progress};
use anyhow::Result;
use edition::Edition;
use rules::{Game, Legal, Seed, Setup};
use serde_json::json;
use std::hint::black_box;
use std::time::{Duration, Instant};
use texts::{Lang, t};
use vocab::Level;

/// The results of one candidate in all rounds.
struct Measurement {
    name: &'static str,
    /// Decisions per second in each round.
    rates: Vec<f64>,
    games: u64,
    decisions: u64,
    choices: u64,
}

/// The counts of one round.
#[derive(Default)]
struct RoundCounts {
    games: u64,
    decisions: u64,
    choices: u64,
}

type Play = Box<dyn FnMut(u64, &mut Chooser) -> RoundCounts>;

pub fn run(lang: Lang, args: &BenchArgs) -> Result<()> {
    let tables: [(&'static str, Setup); 4] = [
        ("2p", Setup::players(2)),
        ("3p", Setup::players(3)),
        ("4p", Setup::players(4)),
        ("solo", Setup::solo(Level::Middle)),
    ];
    let mut players: Vec<(&'static str, Play)> = Vec::new();
    if args.against_chess {
        players.push(("chess", Box::new(chess_player())));
    }
    for (name, setup) in tables {
        players.push((name, Box::new(table_player(setup))));
    }
    let mut measured: Vec<Measurement> = players.iter().map(|(name, _)| Measurement::new(name)).collect();
    let time = Duration::from_secs_f64(args.seconds);
    let rounds = args.rounds.max(1);
    let bar = progress::bar(u64::from(rounds) * (players.len() + bench_bots::MEASURES.len()) as u64);
    for round in 0..rounds {
        for ((_, play), measured) in players.iter_mut().zip(&mut measured) {
            measured.round(play, u64::from(round), time);
            bar.inc(1);
        }
    }
    let bots = bench_bots::MEASURES.map(|measure| {
        let mut rates: Vec<f64> = (0..rounds).map(|_| bench_bots::rate(measure, time)).collect();
        rates.sort_by(f64::total_cmp);
        bar.inc(u64::from(rounds));
        (measure, rates[rates.len() / 2])
    });
    bar.finish_and_clear();
    let (bytes, clone) = (Game::STATE_BYTES, nanoseconds_of_a_clone()?);
    if args.json {
        return print_json(&measured, &bots, bytes, clone);
    }
    for one in &measured {
        let program = if one.name == "chess" { "cozy-chess" } else { "lacrimosa" };
        println!("{program}, {}, {:.0}, {:.0}", one.name, one.median(), one.games_per_second());
    }
    println!();
    println!("{}", t::bench_state(lang, bytes.to_string(), format!("{clone:.1}")));
    for one in &measured {
        let (low, high) = one.range();
        println!(
            "{}",
            t::bench_line(
                lang,
                format!("{:.1}", one.branching()),
                format!("{:.2}", high / 1e6),
                format!("{:.1}", one.length()),
                format!("{:.2}", low / 1e6),
                one.name,
                format!("{:.2}", one.median() / 1e6),
            )
        );
    }
    if let Some(chess) = measured.iter().find(|one| one.name == "chess") {
        for one in measured.iter().filter(|one| one.name != "chess") {
            let ratio = format!("{:.2}", one.median() / chess.median());
            println!("{}", t::bench_ratio(lang, one.name, ratio));
        }
    }
    for (measure, rate) in bots {
        println!("{}", t::bench_bots(lang, measure, format!("{rate:.0}")));
    }
    Ok(())
}

fn print_json(measured: &[Measurement], bots: &[(&str, f64)], bytes: usize, clone: f64) -> Result<()> {
    let chess = measured.iter().find(|one| one.name == "chess").map(Measurement::median);
    let tables: Vec<_> = measured
        .iter()
        .map(|one| {
            json!({
                "name": one.name,
                "decisions_per_second": one.median().round(),
                "games_per_second": one.games_per_second().round(),
                "decisions_per_game": one.length(),
                "branching": one.branching(),
                "ratio_to_chess": chess.map(|chess| one.median() / chess),
            })
        })
        .collect();
    let bots: serde_json::Map<_, _> =
        bots.iter().map(|(measure, rate)| (measure.to_string(), json!(rate.round()))).collect();
    let whole = json!({ "state_bytes": bytes, "clone_nanoseconds": clone, "rounds": tables, "bots": bots });
    println!("{}", serde_json::to_string_pretty(&whole)?);
    Ok(())
}

impl Measurement {
    fn new(name: &'static str) -> Measurement {
        Measurement { name, rates: Vec::new(), games: 0, decisions: 0, choices: 0 }
    }

    /// Plays whole games until the time is up.
    fn round(&mut self, play: &mut Play, round: u64, time: Duration) {
        let mut chooser = Chooser::new(round);
        let start = Instant::now();
        let mut decisions = 0;
        while start.elapsed() < time {
            let tally = play(self.games, &mut chooser);
            self.games += tally.games;
            self.choices += tally.choices;
            decisions += tally.decisions;
        }
        self.decisions += decisions;
        self.rates.push(decisions as f64 / start.elapsed().as_secs_f64());
    }

    fn median(&self) -> f64 {
        let mut rates = self.rates.clone();
        rates.sort_by(f64::total_cmp);
        rates[rates.len() / 2]
    }

    fn range(&self) -> (f64, f64) {
        self.rates.iter().fold((f64::MAX, 0.0), |(low, high), rate| (low.min(*rate), high.max(*rate)))
    }

    fn length(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }

    fn branching(&self) -> f64 {
        self.choices as f64 / self.decisions.max(1) as f64
    }

    fn games_per_second(&self) -> f64 {
        self.median() / self.length()
    }
}

/// Plays several whole games per call, so that the clock is read seldom.
fn table_player(setup: Setup) -> impl FnMut(u64, &mut Chooser) -> RoundCounts {
    let edition = Edition::vienna();
    let mut legal: Vec<Legal> = Vec::with_capacity(256);
    move |games, chooser| {
        let mut tally = RoundCounts::default();
        for number in games..games + 8 {
            let seed = Seed::from_number(number);
            let Ok(mut game) = Game::deal(&setup, edition, &mut seed.dice(0), &mut ()) else { return tally };
            for revision in 1.. {
                game.legal(&mut legal);
                if legal.is_empty() {
                    break;
                }
                tally.decisions += 1;
                tally.choices += legal.len() as u64;
                game.play(chooser.pick(&legal), &mut seed.dice(revision), &mut ());
            }
            tally.games += 1;
        }
        tally
    }
}

/// Plays whole games of random chess until mate, stalemate or the fifty-move rule.
fn chess_player() -> impl FnMut(u64, &mut Chooser) -> RoundCounts {
    let mut moves = Vec::with_capacity(256);
    move |_, chooser| {
        let mut tally = RoundCounts::default();
        for _ in 0..8 {
            let mut board = cozy_chess::Board::default();
            while board.halfmove_clock() < 100 {
                moves.clear();
                board.generate_moves(|of_piece| {
                    moves.extend(of_piece);
                    false
                });
                if moves.is_empty() {
                    break;
                }
                tally.decisions += 1;
                tally.choices += moves.len() as u64;
                board.play_unchecked(chooser.pick(&moves));
            }
            tally.games += 1;
        }
        tally
    }
}

fn nanoseconds_of_a_clone() -> Result<f64> {
    const CLONES: u32 = 4_000_000;
    let game = Game::deal(&Setup::players(4), Edition::vienna(), &mut Seed::from_number(1).dice(0), &mut ())?;
    let mut copies = [game; 4];
    let start = Instant::now();
    for at in 0..CLONES as usize {
        copies[at % 4] = *black_box(&copies[(at + 1) % 4]);
    }
    black_box(&copies);
    Ok(start.elapsed().as_nanos() as f64 / f64::from(CLONES))
}
