//! The report of `lacrimosa arena`: text, JSON, and the ratings as a chart.

use anyhow::Result;
use arena::{BotStats, Estimate, Header, MatchupResult, Rating, Report, Sprt, SprtResult, Tournament};
use charts::dot_plot::{self, DotPlot};
use serde_json::{Value, json};
use std::io::Write;
use texts::{Lang, names, t};
use vocab::Level;

/// Prints the report as JSON.
pub fn print_json(header: &Header, report: &Report, known: usize, torn: bool) -> Result<()> {
    let mut whole = serde_json::to_value(report)?;
    if let Some(ratings) = whole["ladder"].as_array_mut() {
        ratings
            .iter_mut()
            .zip(&report.ladder)
            .for_each(|(entry, rating)| entry["bot"] = json!(header.bots[rating.bot]));
    }
    whole["match"] = json!(header);
    whole["file"] = json!({ "known": known, "torn": torn });
    println!("{}", serde_json::to_string_pretty::<Value>(&whole)?);
    Ok(())
}

/// Prints the report as text.
pub fn print(lang: Lang, tournament: &Tournament, header: &Header, report: &Report) -> Result<()> {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{}\n", head(lang, header, report))?;
    write!(out, "{}", table(results(lang, report)))?;
    writeln!(out, "\n{}", table(bots(lang, report)))?;
    if !report.ladder.is_empty() {
        write!(out, "{}", table(ladder(lang, header, report)))?;
        writeln!(out, "{}\n", t::arena_ladder_note(lang))?;
    }
    if !tournament.is_solo() {
        writeln!(out, "{}", t::arena_note_block(lang))?;
    }
    if header.players > 2 {
        writeln!(out, "{}", t::arena_note_margin(lang))?;
    }
    writeln!(out, "{}", t::arena_note_interval(lang))?;
    writeln!(out)?;
    for sentence in verdict(lang, tournament, header, report) {
        writeln!(out, "{sentence}")?;
    }
    if let Some(sprt) = &report.sprt {
        writeln!(out, "{}", decision(lang, header, sprt))?;
    }
    Ok(())
}

/// The ratings as a chart.
pub fn chart(lang: Lang, header: &Header, report: &Report) -> DotPlot {
    let row = |rating: &Rating| dot_plot::Row {
        label: header.bots[rating.bot].clone(),
        value: rating.points,
        whiskers: Some((rating.low, rating.high)),
        note: points(lang, rating),
    };
    DotPlot {
        title: t::arena_ladder(lang, header.players as i64),
        axis: t::arena_points(lang),
        notes: vec![head(lang, header, report), t::arena_ladder_note(lang), t::arena_whiskers(lang)],
        rows: report.ladder.iter().map(row).collect(),
    }
}

fn head(lang: Lang, header: &Header, report: &Report) -> String {
    let table = if header.solo.is_empty() {
        t::arena_players(lang, header.players as i64)
    } else {
        t::arena_solo(lang, names::soloist(lang))
    };
    let (blocks, games) =
        (t::arena_blocks(lang, report.blocks as i64), t::arena_games(lang, report.games as i64));
    t::arena_head(lang, blocks, header.first.to_string(), games, table)
}

type Rows = Vec<Vec<String>>;

fn results(lang: Lang, report: &Report) -> Rows {
    let (who, won) = match report.rows.first() {
        Some(MatchupResult { level: None, even, .. }) => {
            (t::arena_col_match(lang), t::arena_col_won_even(lang, format!("{:.0}", 100.0 * even)))
        }
        _ => (t::arena_col_bot(lang), t::arena_col_won(lang)),
    };
    let mut rows =
        vec![vec![who, t::arena_col_games(lang), won, t::arena_col_margin(lang), t::arena_col_vp(lang)]];
    rows.extend(report.rows.iter().map(|row| {
        let wins = row.wins;
        let percent = Estimate { mean: 100.0 * wins.mean, low: 100.0 * wins.low, high: 100.0 * wins.high };
        vec![
            label(lang, row),
            row.games.to_string(),
            interval(lang, percent, |x| format!("{x:.1}")),
            interval(lang, row.margin, |x| format!("{x:+.1}")),
            format!("{:.1} : {:.1}", row.vp, row.rivals),
        ]
    }));
    rows
}

fn bots(lang: Lang, report: &Report) -> Rows {
    let mut rows = vec![vec![
        t::arena_col_bot(lang),
        t::arena_col_mean(lang),
        t::arena_col_decisions(lang),
        t::arena_col_milliseconds(lang),
        t::arena_col_longest(lang),
        t::arena_col_simulations(lang),
    ]];
    let line = |stats: &BotStats| {
        vec![
            stats.bot.clone(),
            format!("{:.1}", stats.vp),
            format!("{:.1}", stats.decisions),
            format!("{:.2}", stats.milliseconds),
            format!("{:.1}", stats.longest),
            format!("{:.0}", stats.simulations),
        ]
    };
    rows.extend(report.bots.iter().map(line));
    rows
}

fn ladder(lang: Lang, header: &Header, report: &Report) -> Rows {
    let mut rows = vec![vec![t::arena_ladder(lang, header.players as i64), t::arena_points(lang)]];
    rows.extend(
        report.ladder.iter().map(|rating| vec![header.bots[rating.bot].clone(), points(lang, rating)]),
    );
    rows
}

fn points(lang: Lang, rating: &Rating) -> String {
    let estimate = Estimate { mean: rating.points, low: rating.low, high: rating.high };
    let whole = |x: f64| format!("{:.0}", x.round() + 0.0);
    if rating.low == rating.high { whole(rating.points) } else { interval(lang, estimate, whole) }
}

/// The bot and its opponents.
fn label(lang: Lang, row: &MatchupResult) -> String {
    if let Some(level) = row.level.and_then(Level::from_code) {
        return t::arena_at_level(lang, &row.bot, names::level(lang, level));
    }
    match &row.against[..] {
        [one, more @ ..] if !more.is_empty() && more.iter().all(|other| other == one) => {
            t::arena_one_against(lang, &row.bot, row.against.len().to_string(), one)
        }
        others => t::arena_against(lang, &row.bot, others.join(", ")),
    }
}

/// A mean with its interval; a single block has no interval.
fn interval(lang: Lang, estimate: Estimate, number: impl Fn(f64) -> String) -> String {
    if estimate.low.is_finite() && estimate.high.is_finite() {
        t::arena_interval(lang, number(estimate.high), number(estimate.low), number(estimate.mean))
    } else {
        format!("{} (?)", number(estimate.mean))
    }
}

fn verdict(lang: Lang, tournament: &Tournament, header: &Header, report: &Report) -> Vec<String> {
    let percent = |share: f64| format!("{:.0}", 100.0 * share);
    let solo = |row: &MatchupResult| {
        let level = names::level(lang, row.level.and_then(Level::from_code)?);
        let (vp, rivals) = (format!("{:.1}", row.vp), format!("{:.1}", row.rivals));
        let soloist = names::soloist(lang);
        Some(t::arena_verdict_solo(lang, &row.bot, level, rivals, soloist, vp, percent(row.wins.mean)))
    };
    match &report.rows[..] {
        _ if tournament.is_solo() => report.rows.iter().filter_map(solo).collect(),
        [row] => vec![pair(lang, row, percent)],
        rows if tournament.duel() => {
            let many = |row: &MatchupResult| {
                t::arena_verdict_many(lang, percent(row.even), label(lang, row), percent(row.wins.mean))
            };
            rows.iter().map(many).chain([order(lang, header, report)]).collect()
        }
        _ => vec![order(lang, header, report)],
    }
}

/// Which of two bots is better, if that is clear.
fn pair(lang: Lang, row: &MatchupResult, percent: impl Fn(f64) -> String) -> String {
    let other = row.against.join(", ");
    let margin = format!("{:.1}", row.margin.mean.abs());
    let beats = |winner: &str, loser: &str, wins: f64| {
        t::arena_verdict_beats(lang, loser, margin.as_str(), winner, percent(wins))
    };
    match row.wins {
        wins if wins.low > row.even => beats(&row.bot, &other, wins.mean),
        wins if wins.high < row.even => beats(&other, &row.bot, 1.0 - wins.mean),
        wins => t::arena_verdict_open(lang, &row.bot, other, percent(wins.mean)),
    }
}

/// The ranking in one line.
fn order(lang: Lang, header: &Header, report: &Report) -> String {
    let mut order = String::new();
    for (at, rating) in report.ladder.iter().enumerate() {
        order.push_str(&header.bots[rating.bot]);
        if at + 1 < report.ladder.len() {
            order.push_str(if rating.clear { " > " } else { " ≈ " });
        }
    }
    t::arena_verdict_order(lang, order)
}

fn decision(lang: Lang, header: &Header, sprt: &Sprt) -> String {
    let percent = |share: f64| format!("{}", (1000.0 * share).round() / 10.0);
    let (low, high) = (percent(sprt.test.low), percent(sprt.test.high));
    let (bot, blocks) = (&header.bots[0], sprt.blocks.to_string());
    match sprt.outcome {
        SprtResult::Better => t::arena_sprt_better(lang, blocks, bot, high, low),
        SprtResult::Worse => t::arena_sprt_worse(lang, blocks, bot, high, low),
        SprtResult::Open => {
            let (ratio, bound) = (format!("{:.2}", sprt.ratio), format!("{:.2}", sprt.bound));
            t::arena_sprt_open(lang, blocks, bound, ratio)
        }
    }
}

/// A table with headings. The first column is aligned left, numbers are aligned right.
fn table(rows: Rows) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cells = |at: usize| rows.iter().filter_map(move |row| row.get(at));
    let widths: Vec<usize> =
        (0..columns).map(|at| cells(at).map(|cell| cell.chars().count()).max().unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let mut line = format!("{:1$}", row[0], widths[0]);
        for (cell, width) in row.iter().zip(&widths).skip(1) {
            line.push_str(&format!("  {cell:>width$}"));
        }
        line + "\n"
    };
    rows.iter().map(line).collect()
}
