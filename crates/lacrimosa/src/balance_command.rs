//! `lacrimosa balance`: bots play each other, and the report says whether the edition is balanced.

use crate::cli::BalanceArgs;
use crate::{files, progress};
use anyhow::{Context, Result, anyhow};
use arena::{Entrant, Player};
use balance::{Family, GameKind, Options, Plan, Report, Results, ResultsError};
use bots::Bot;
use edition::Edition;
use std::path::Path;
use texts::{Lang, t};

pub fn run(lang: Lang, args: &BalanceArgs) -> Result<()> {
    let plan = plan(lang, args)?;
    let before = args.against.as_deref().map(|path| report(lang, path)).transpose()?;
    let mut results = match &args.out {
        Some(dir) => open(lang, dir, &plan)?,
        None => Results::default(),
    };
    play(lang, args, &plan, &mut results)?;
    let report = Report::new(&plan, &results.games(&plan));
    if let Some(dir) = &args.out {
        write(lang, dir, plan.edition, &report)?;
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&report)?);
        return Ok(());
    }
    match before {
        Some(before) => print!("{}", balance::compared(lang, &before, &report)),
        None => print!("{}", balance::text(lang, plan.edition, &report)),
    }
    if let Some(dir) = &args.out {
        println!("\n{}", t::balance_written(lang, dir.display().to_string()));
    }
    Ok(())
}

fn plan(lang: Lang, args: &BalanceArgs) -> Result<Plan> {
    let Player { bot, simulations, .. } = bot(&args.bot).ok_or_else(|| {
        let known: Vec<&str> = Bot::ALL.into_iter().map(Bot::code).collect();
        anyhow!(t::balance_bad_bot(lang, &args.bot, known.join(", ")))
    })?;
    let kinds = if args.tables.is_empty() { GameKind::ALL.to_vec() } else { args.tables.clone() };
    Ok(Plan {
        edition: files::edition(lang, args.edition.as_deref())?,
        bot,
        simulations,
        plans: args.plans.unwrap_or(Family::of(bot)),
        seed: args.seed,
        games: args.games,
        kinds,
    })
}

/// Parses a bot, with a number of simulations after `@`. A time limit is refused, because it would make runs
/// irreproducible.
fn bot(text: &str) -> Option<Player> {
    Entrant::parse(text, None).ok().map(|entrant| entrant.player).filter(|player| player.time.is_none())
}

fn report(lang: Lang, path: &Path) -> Result<Report> {
    let text = files::read(lang, path)?;
    serde_json::from_str(&text).map_err(|_| anyhow!(t::balance_no_report(lang, path.display().to_string())))
}

/// The games that were played before.
fn open(lang: Lang, dir: &Path, plan: &Plan) -> Result<Results> {
    std::fs::create_dir_all(dir).with_context(|| t::program_cannot_write(lang, dir.display().to_string()))?;
    let path = dir.join("games.jsonl");
    let file = path.display().to_string();
    Results::open(&path, plan).map_err(|mismatch| match mismatch {
        ResultsError::File(error) => anyhow!(error).context(t::program_cannot_write(lang, file)),
        ResultsError::Line(line) => anyhow!(t::balance_no_game(lang, file, line.to_string())),
        ResultsError::Options(found) => {
            anyhow!(t::balance_other_options(lang, file, as_arguments(&found), as_arguments(&plan.options())))
        }
        ResultsError::Program(table, number) => {
            anyhow!(t::balance_other_program(lang, file, format!("{}:{number}", table.code())))
        }
    })
}

/// Options as they would be written on the command line.
fn as_arguments(options: &Options) -> String {
    let simulations = options.simulations.map_or(String::new(), |n| format!("@{n}"));
    let Options { edition, bot, plans, seed, .. } = options;
    let edition = edition.get(..8).unwrap_or(edition);
    format!("--edition {edition} --bot {bot}{simulations} --plans {} --seed {seed}", plans.code())
}

/// Plays the missing games.
fn play(lang: Lang, args: &BalanceArgs, plan: &Plan, results: &mut Results) -> Result<()> {
    let missing = results.missing(plan);
    let bar = progress::bar(missing.len() as u64);
    let threads = args.threads.or_else(|| std::thread::available_parallelism().ok().map(usize::from));
    let played = plan.play(&missing, threads.unwrap_or(1), |game| {
        bar.inc(1);
        results.add(game)
    });
    bar.finish_and_clear();
    let place = || args.out.as_deref().unwrap_or(Path::new(".")).display().to_string();
    played.with_context(|| t::program_cannot_write(lang, place()))
}

/// Writes the report, the page, the charts and the table of all components.
fn write(lang: Lang, dir: &Path, edition: &Edition, report: &Report) -> Result<()> {
    let pictures = dir.join("balance");
    std::fs::create_dir_all(&pictures)
        .with_context(|| t::program_cannot_write(lang, pictures.display().to_string()))?;
    let plots = balance::plots(lang, edition, report);
    for (name, svg) in &plots {
        files::write(lang, &pictures.join(format!("{name}.svg")), svg)?;
    }
    let names: Vec<&str> = plots.iter().map(|(name, _)| *name).collect();
    files::write(lang, &dir.join("balance.md"), &balance::page(lang, edition, report, &names))?;
    files::write(lang, &dir.join("components.csv"), &balance::csv(lang, edition, &report.components))?;
    files::write(lang, &dir.join("balance.json"), &(serde_json::to_string_pretty(report)? + "\n"))
}
