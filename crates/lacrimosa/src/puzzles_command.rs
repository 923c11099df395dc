//! `lacrimosa puzzles`: mines puzzles from games between strong bots, and checks sets of them again.

use crate::train_command::stop_on_signal;
use crate::words::tenths;
use crate::{files, progress};
use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use edition::Edition;
use puzzles::{Grade, Header, LEVELS, MinedGame, Puzzle, PuzzleSet, SetError, TRIES, Theme};
use std::collections::BTreeSet;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, mpsc};
use texts::{Lang, t};

#[derive(Args)]
pub struct PuzzlesArgs {
    #[arg(long, value_name = "FILE", required_unless_present = "check")]
    pub out: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "puzzles"])]
    pub check: Option<PathBuf>,
    #[arg(long, default_value_t = 160, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub puzzles: u32,
    #[arg(long, default_value_t = 1791, value_parser = clap::value_parser!(u64).range(..=0xffff_ffff))]
    pub seed: u64,
    #[arg(long, env = "LACRIMOSA_EDITION")]
    pub edition: Option<PathBuf>,
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: Option<u16>,
}

pub fn run(lang: Lang, args: &PuzzlesArgs) -> Result<()> {
    let edition = files::edition(lang, args.edition.as_deref())?;
    match (&args.check, &args.out) {
        (Some(file), _) => check(lang, args, edition, file),
        (None, Some(file)) => mine(lang, args, edition, file),
        (None, None) => Ok(()),
    }
}

fn read(lang: Lang, file: &Path, edition: &Edition) -> Result<PuzzleSet> {
    let name = file.display().to_string();
    PuzzleSet::read(&files::read(lang, file)?, edition).map_err(|error| match error {
        SetError::Header => anyhow!(t::mine_no_set(lang, &name)),
        SetError::Edition(hash) => {
            anyhow!(t::mine_other_edition(lang, hash.get(..8).unwrap_or(&hash), &name))
        }
        SetError::Line(line) => anyhow!(t::mine_bad_line(lang, &name, line.to_string())),
    })
}

/// Mines until the set has enough puzzles. Each game is appended to the file when it is done, so that a run that was
/// stopped goes on from there.
fn mine(lang: Lang, args: &PuzzlesArgs, edition: &'static Edition, path: &Path) -> Result<()> {
    let name = path.display().to_string();
    let cannot_write = || t::program_cannot_write(lang, &name);
    let header = Header::new(edition, args.seed);
    let mut games = Vec::new();
    if path.exists() {
        let set = read(lang, path, edition)?;
        if set.header != header {
            bail!(t::mine_other_seed(lang, &name, set.header.seed.to_string()));
        }
        games = set.games;
    }
    let mut file = rewrite(path, &header, &games).with_context(cannot_write)?;
    let stop = stop_on_signal()?;
    let bar = progress::bar(args.puzzles.into());
    let found = |games: &[MinedGame]| games.iter().map(|game| game.puzzles.len() as u32).sum::<u32>();
    bar.set_position(found(&games).into());
    let done: BTreeSet<u32> = games.iter().map(|game| game.game).collect();
    let next = AtomicU32::new(0);
    let ends = AtomicBool::new(found(&games) >= args.puzzles);
    let threads = args.threads.map(usize::from);
    let threads = threads.or_else(|| std::thread::available_parallelism().ok().map(usize::from)).unwrap_or(1);
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| -> Result<()> {
        for _ in 0..threads {
            let (send, next, ends, done, stop) = (send.clone(), &next, &ends, &done, &stop);
            scope.spawn(move || {
                let mut is_over = || ends.load(Ordering::Relaxed) || stop.load(Ordering::Relaxed);
                while !is_over() {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if done.contains(&number) {
                        continue;
                    }
                    let mined = puzzles::mine(number, edition, args.seed, &mut is_over);
                    if mined.is_some_and(|mined| send.send(mined).is_err()) {
                        return;
                    }
                }
            });
        }
        drop(send);
        for mined in receive {
            let written = writeln!(file, "{}", serde_json::to_string(&mined)?);
            games.push(mined);
            bar.set_position(found(&games).into());
            if written.is_err() || found(&games) >= args.puzzles {
                ends.store(true, Ordering::Relaxed);
            }
            written.with_context(cannot_write)?;
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    report(lang, &PuzzleSet { header, games });
    Ok(())
}

/// Writes the file anew, without a line that was interrupted, and opens it to append.
fn rewrite(path: &Path, header: &Header, games: &[MinedGame]) -> Result<File> {
    let mut text = serde_json::to_string(header)? + "\n";
    for game in games {
        text += &(serde_json::to_string(game)? + "\n");
    }
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    std::fs::write(&new, text)?;
    std::fs::rename(&new, path)?;
    Ok(File::options().append(true).open(path)?)
}

/// Searches every puzzle of a set again, with two other seeds.
fn check(lang: Lang, args: &PuzzlesArgs, edition: &'static Edition, path: &Path) -> Result<()> {
    let set = read(lang, path, edition)?;
    let all: Vec<&Puzzle> = set.puzzles().collect();
    let bar = progress::bar(all.len() as u64);
    let faults = Mutex::new(Vec::new());
    let next = AtomicU32::new(0);
    let threads = args.threads.map(usize::from);
    let threads = threads.or_else(|| std::thread::available_parallelism().ok().map(usize::from)).unwrap_or(1);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(puzzle) = all.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
                    let fault = [4, 5]
                        .into_iter()
                        .find_map(|seed| puzzles::check(puzzle, edition, seed, None, &mut || false).err());
                    if let (Some(fault), Ok(mut faults)) = (fault, faults.lock()) {
                        faults.push((puzzle.id.clone(), fault));
                    }
                    bar.inc(1);
                }
            });
        }
    });
    bar.finish_and_clear();
    report(lang, &set);
    let faults = faults.into_inner().unwrap_or_default();
    if faults.is_empty() {
        println!("{}", t::mine_all_hold(lang, all.len() as i64));
        return Ok(());
    }
    let lines = faults.iter().map(|(id, fault)| {
        let what = match fault {
            puzzles::Fault::Position => t::mine_fault_position(lang),
            puzzles::Fault::Turn => t::mine_fault_turn(lang),
            puzzles::Fault::Disputed => t::mine_fault_disputed(lang),
            puzzles::Fault::Narrow => t::mine_fault_narrow(lang),
        };
        t::mine_fault(lang, what, id)
    });
    bail!(lines.collect::<Vec<_>>().join("\n"))
}

/// What a set contains: games and candidates, themes, grades, and how often each level solves its puzzles.
fn report(lang: Lang, set: &PuzzleSet) {
    let sum = |figure: fn(&MinedGame) -> u32| set.games.iter().map(figure).sum::<u32>().to_string();
    let all: Vec<&Puzzle> = set.puzzles().collect();
    println!(
        "{}",
        t::mine_games(
            lang,
            sum(|game| game.candidates),
            sum(|game| game.disputed),
            set.games.len().to_string(),
            sum(|game| game.narrow),
            all.len().to_string(),
        )
    );
    let count = |is: &dyn Fn(&Puzzle) -> bool| all.iter().filter(|puzzle| is(puzzle)).count();
    let named = |name: String, number: usize| format!("{name} {number}");
    let themes = Theme::ALL
        .map(|theme| named(t::puzzle_theme(lang, theme.code()), count(&|puzzle| puzzle.theme == theme)));
    println!("{}", themes.join(" · "));
    let grades = Grade::ALL
        .map(|grade| named(t::puzzle_grade(lang, grade.code()), count(&|puzzle| Grade::of(puzzle) == grade)));
    println!("{}", grades.join(" · "));
    let tries = (all.len().max(1) * usize::from(TRIES)) as i32;
    for (at, level) in LEVELS.iter().enumerate() {
        let solved: i32 = all.iter().filter_map(|puzzle| puzzle.found.get(at)).map(|n| i32::from(*n)).sum();
        println!("{}", t::mine_level(lang, level.code(), tenths(lang, solved * 100_000 / tries)));
    }
}
