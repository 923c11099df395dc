//! `lacrimosa score`: the score sheet; during the game also the projected final score.

use crate::cli::ScoreArgs;
use crate::files;
use crate::words::seat_names;
use anyhow::{Result, anyhow};
use rules::Game;
use serde_json::json;
use std::io::Write;
use texts::{Lang, names, t};
use vocab::{Score, ScoreLine, Seat};

pub fn run(lang: Lang, args: &ScoreArgs) -> Result<()> {
    let record = files::read_game(lang, &args.game.file, args.game.edition.as_deref())?;
    let game = match args.at {
        Some(moment) => record.at(moment).ok_or_else(|| {
            anyhow!(t::program_no_revision(lang, moment.to_string(), record.moment().to_string()))
        })?,
        None => *record.game(),
    };
    if args.json { print_json(&game) } else { print(lang, &game, &seat_names(lang, game.level().is_some())) }
}

fn print_json(game: &Game) -> Result<()> {
    let lines = |score: &Score| -> serde_json::Map<String, serde_json::Value> {
        score.iter().map(|(line, vp)| (line.code().to_owned(), vp.into())).collect()
    };
    let standings = game.standings();
    let seats: Vec<_> = standings
        .iter()
        .map(|standing| {
            let (now, projected) = (game.score(standing.seat), game.projected(standing.seat));
            json!({
                "seat": standing.seat.number(),
                "place": standing.place,
                "total": now.total(),
                "lines": lines(&now),
                "projected_total": projected.total(),
                "projected": lines(&projected),
                "markers": standing.markers,
                "opera": standing.opera,
            })
        })
        .collect();
    println!("{}", serde_json::to_string_pretty(&json!({ "over": game.is_over(), "seats": seats }))?);
    Ok(())
}

/// Prints a column for each seat. Lines without VP are left out.
pub fn print(lang: Lang, game: &Game, names_of: &dyn Fn(Seat) -> String) -> Result<()> {
    let seats: Vec<Seat> = game.seats().collect();
    let mut out = std::io::stdout().lock();
    let mut rows: Vec<(String, Vec<String>)> = Vec::new();
    let scores: Vec<Score> = seats.iter().map(|seat| game.projected(*seat)).collect();
    for line in ScoreLine::ALL {
        let points: Vec<u16> = scores.iter().map(|score| score.on(line)).collect();
        if points.iter().any(|vp| *vp > 0) {
            let label = names::score_line(lang, line);
            let label =
                if line.is_final() && !game.is_over() { t::score_projected(lang, label) } else { label };
            rows.push((label, points.iter().map(u16::to_string).collect()));
        }
    }
    let total = |score: &Score| score.total().to_string();
    if !game.is_over() {
        let now: Vec<String> = seats.iter().map(|seat| total(&game.score(*seat))).collect();
        rows.push((t::score_now(lang), now));
    }
    rows.push((t::score_total(lang), scores.iter().map(total).collect()));
    let head: Vec<String> = seats.iter().map(|seat| names_of(*seat)).collect();
    let label_width = rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = head.iter().map(|name| name.chars().count().max(5)).collect();
    let mut line = |label: &str, cells: &[String]| -> Result<()> {
        write!(out, "{label:label_width$}")?;
        for (cell, width) in cells.iter().zip(&widths) {
            write!(out, "  {cell:>width$}")?;
        }
        writeln!(out)?;
        Ok(())
    };
    line("", &head)?;
    for (label, cells) in &rows {
        line(label, cells)?;
    }
    let standings = game.standings();
    let winners: Vec<String> = standings
        .iter()
        .filter(|standing| standing.place == 1)
        .map(|standing| names_of(standing.seat))
        .collect();
    let tied = standings.iter().filter(|standing| standing.vp == standings[0].vp).count() > 1;
    let winners = winners.join(", ");
    writeln!(out)?;
    let sentence = match (game.is_over(), tied) {
        (true, false) => t::score_winner(lang, winners),
        (true, true) => t::score_winner_tie(lang, winners),
        (false, _) => t::score_leader(lang, winners),
    };
    writeln!(out, "{sentence}")?;
    Ok(())
}
