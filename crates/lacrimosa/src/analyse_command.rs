//! `lacrimosa analyse`: what each player could expect, the turns that lost most, and what was luck.

use crate::analyse_page::{self, Report};
use crate::cli::FileArgs;
use crate::words::seat_names;
use crate::{files, progress, train_command};
use analysis::{Analyser, Analysis, Finding, Told, decimal, luck, turn_name};
use anyhow::Result;
use clap::Args;
use record::Record;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use table::{PlayedBy, Sitter};
use texts::{Lang, Words, t};
use vocab::Seat;

#[derive(Args)]
pub struct AnalyseArgs {
    #[command(flatten)]
    pub game: FileArgs,
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=4))]
    pub seat: Option<u8>,
    #[arg(long)]
    pub quick: bool,
    #[arg(long)]
    pub json: bool,
    #[arg(long)]
    pub svg: Option<PathBuf>,
    #[arg(long)]
    pub html: Option<PathBuf>,
}

pub fn run(lang: Lang, args: &AnalyseArgs) -> Result<()> {
    let record = files::read_game(lang, &args.game.file, args.game.edition.as_deref())?;
    let (analysis, done) = analyse(&record, args.quick)?;
    let names = |seat: Seat| name(lang, &record, seat);
    let words = Words::new(lang, record.edition(), &names);
    let seats = record.game().seats().filter(|seat| !record.game().is_soloist(*seat));
    let seats = seats.filter(|seat| args.seat.is_none_or(|number| number == seat.number())).collect();
    let report = Report { words, record: &record, analysis: &analysis, seats };
    if let Some(file) = &args.svg {
        files::write(lang, file, &analyse_page::curve(&report))?;
    }
    if let Some(file) = &args.html {
        files::write(lang, file, &analyse_page::page(&report))?;
    }
    if args.json { print_json(&report, done) } else { print(&report, done) }
}

/// The analysis, and how many of its steps were made before the program was asked to stop.
fn analyse(record: &Record, quick: bool) -> Result<(Analysis, (usize, usize))> {
    let stop = train_command::stop_on_signal()?;
    let mut stop = || stop.load(Ordering::Relaxed);
    let mut analyser = Analyser::new(record, None, Analysis::of(record));
    let (fast, all) = (analyser.fast_steps(), analyser.progress().1);
    let steps = if quick { fast } else { all };
    let bar = progress::bar(steps as u64);
    for _ in 0..steps {
        if stop() || analyser.step(&mut stop).is_none() {
            break;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok((analyser.analysis().clone(), (analyser.progress().0, steps)))
}

/// The name of a player: that in the file, or the number of the seat.
fn name(lang: Lang, record: &Record, seat: Seat) -> String {
    let plain = seat_names(lang, record.game().level().is_some())(seat);
    match record.sitters().get(seat.index()).map(|line| Sitter::read(line)) {
        Some(Sitter { by: PlayedBy::Bot(code), .. }) => t::watch_seat(lang, code, plain),
        Some(Sitter { by: PlayedBy::Human, name }) if !name.is_empty() => name,
        _ => plain,
    }
}

fn print(report: &Report<'_>, (done, all): (usize, usize)) -> Result<()> {
    let (lang, analysis) = (report.words.lang, report.analysis);
    let mut out = std::io::stdout().lock();
    for seat in &report.seats {
        let vp = t::n_vp(lang, report.record.game().projected(*seat).total().into());
        writeln!(out, "{}", t::name_value(lang, report.words.player(*seat), vp))?;
        writeln!(out, "  {}", t::analysis_total(lang, decimal(lang, analysis.lost(*seat))))?;
        writeln!(out, "  {}", luck(lang, analysis.luck(*seat)))?;
        writeln!(out, "\n  {}", t::analysis_costly(lang))?;
        let costly = analysis.costliest(*seat);
        if costly.is_empty() {
            writeln!(out, "  {}", t::analysis_none(lang))?;
        }
        for finding in costly {
            for line in told(report, finding) {
                writeln!(out, "  {line}")?;
            }
        }
        let finds = analysis.finds(*seat);
        if !finds.is_empty() {
            writeln!(out, "\n  {}", t::analysis_finds(lang))?;
        }
        for finding in finds {
            let turn = turn_name(lang, analysis, finding);
            writeln!(out, "  {}", t::analysis_find(lang, turn, decimal(lang, finding.found)))?;
        }
        if let Some((code, more)) = analysis.missed(*seat).first() {
            let group = t::web_group(lang, *code);
            writeln!(out, "\n  {}", t::analysis_practise(lang))?;
            writeln!(out, "  {}", t::analysis_practise_vp(lang, group, decimal(lang, *more)))?;
            writeln!(out, "  {}", t::analysis_practise_line(lang, *code))?;
        }
        writeln!(out)?;
    }
    if done < all {
        writeln!(out, "{}", t::analyse_steps(lang, all as i64, done as i64))?;
    }
    Ok(())
}

/// A costly turn in lines.
fn told(report: &Report<'_>, finding: &Finding) -> Vec<String> {
    let lang = report.words.lang;
    let Some(told) = Told::of(report.words, report.record, report.analysis, finding) else { return vec![] };
    let head = t::analyse_decision(lang, told.lost, (finding.moment + 1).to_string(), told.turn);
    let named = |name: String, line: String| format!("   {}", t::name_value(lang, name, line));
    let mut lines = vec![format!("− {head}")];
    lines.push(named(t::analysis_played(lang), told.played));
    lines.push(named(t::analysis_better(lang), told.better));
    lines.extend(told.reasons.into_iter().chain(told.more).map(|line| format!("   {line}")));
    lines
}

fn print_json(report: &Report<'_>, (done, all): (usize, usize)) -> Result<()> {
    let analysis = report.analysis;
    let vp = |thousandths: i32| f64::from(thousandths) / 1000.0;
    let finding = |finding: &Finding| {
        let turn = &analysis.turns[finding.turn];
        json!({
            "seat": turn.seat.number(),
            "round": turn.round.number(),
            "turn": turn.slot.number(),
            "from": turn.from,
            "to": turn.to,
            "depth": finding.depth,
            "lost": vp(finding.lost),
            "error": vp(finding.error),
            "share_lost": vp(finding.share),
            "found": vp(finding.found),
            "moment": finding.moment,
            "played": finding.played,
            "best": finding.best,
            "sources": finding.sources.iter()
                .map(|(code, more)| (code.as_str(), vp(*more)))
                .collect::<std::collections::BTreeMap<_, _>>(),
        })
    };
    let course = analysis.course.iter().flatten().map(|point| {
        let seats = point.seats.iter();
        let seats = seats.map(|one| json!({ "vp": vp(one.vp), "wins": vp(one.share), "luck": vp(one.luck) }));
        json!({ "turns": point.turns, "seats": seats.collect::<Vec<_>>() })
    });
    let of_seat = |seat: &Seat| {
        json!({
            "seat": seat.number(),
            "lost": vp(analysis.lost(*seat)),
            "luck": vp(analysis.luck(*seat)),
            "costliest": analysis.costliest(*seat).iter().map(|finding| finding.turn).collect::<Vec<_>>(),
            "finds": analysis.finds(*seat).iter().map(|finding| finding.turn).collect::<Vec<_>>(),
            "practise": analysis.missed(*seat).first().map(|(code, _)| *code),
        })
    };
    let shown = analysis.findings.iter().flatten();
    let shown = shown.filter(|finding| report.seats.contains(&analysis.turns[finding.turn].seat));
    let whole: Value = json!({
        "steps": done,
        "of": all,
        "seats": report.seats.iter().map(of_seat).collect::<Vec<_>>(),
        "course": course.collect::<Vec<_>>(),
        "turns": shown.map(finding).collect::<Vec<_>>(),
    });
    println!("{}", serde_json::to_string_pretty(&whole)?);
    Ok(())
}
