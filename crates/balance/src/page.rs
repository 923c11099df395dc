//! The report as a Markdown page, and all components as CSV.

use crate::{ComponentLine, GameKind, Report, ReportLine, Verdict, text, words};
use edition::Edition;
use std::fmt::Write;
use texts::{Lang, t};

/// The page. Its pictures are expected in the folder `balance` beside it.
pub fn page(lang: Lang, edition: &Edition, report: &Report, pictures: &[&str]) -> String {
    let mut out = format!("# {}\n\n{}\n\n", t::balance_title(lang, &report.title), t::balance_intro(lang));
    let _ = writeln!(out, "{}\n\n{}", text::head(lang, report), text::verdicts(lang, report));
    for (verdict, title) in [(Verdict::Fails, t::balance_fails(lang)), (Verdict::Open, t::balance_open(lang))]
    {
        let lines: Vec<String> =
            report.lines.iter().filter(|line| line.verdict == verdict).map(|line| item(lang, line)).collect();
        if !lines.is_empty() {
            let _ = writeln!(out, "\n## {}\n\n{}", capital(&title), lines.join("\n"));
        }
    }
    let _ = write!(out, "\n## {}\n\n{}", t::balance_measures(lang), table(&text::table(lang, report)));
    let _ = writeln!(out, "\n{}", t::balance_legend(lang));
    for picture in pictures {
        let title = t::balance_plot(lang, picture);
        let _ = writeln!(out, "\n## {title}\n\n![{title}](balance/{picture}.svg)");
    }
    let outside = text::outside(lang, edition, report);
    let _ = write!(out, "\n## {}\n\n", t::balance_components(lang));
    if outside.len() > 1 {
        out.push_str(&table(&outside));
    } else {
        let _ = writeln!(out, "{}", t::balance_no_components(lang));
    }
    let _ = write!(out, "\n## {}\n\n{}", t::balance_figures(lang), table(&text::figures(lang, report)));
    out
}

/// A measure as an item of a list.
fn item(lang: Lang, line: &ReportLine) -> String {
    let unit = line.measure.unit();
    let who = line
        .players
        .and_then(GameKind::of)
        .map_or(String::new(), |kind| format!(", {}", words::game_kind(lang, kind)));
    let (name, figure) = (words::measure(lang, line.measure), words::figure(unit, &line.figure));
    format!("- {name}{who}: {figure} ({})", words::target(lang, unit, line.target))
}

fn table(rows: &[Vec<String>]) -> String {
    let mut out = String::new();
    for (at, row) in rows.iter().enumerate() {
        let cells: Vec<String> = row.iter().map(|cell| cell.trim().replace('|', "\\|")).collect();
        let _ = writeln!(out, "| {} |", cells.join(" | "));
        if at == 0 {
            let _ = writeln!(out, "| --- |{}", " ---: |".repeat(row.len() - 1));
        }
    }
    out
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().collect::<String>() + chars.as_str())
}

/// Every component as a line of CSV.
pub fn csv(lang: Lang, edition: &Edition, components: &[ComponentLine]) -> String {
    let mut out = String::from(
        "sort,id,title,offered,taken,taken_low,taken_high,owners,deviation,deviation_low,deviation_high,vp,common,even\n",
    );
    for one in components {
        let title = words::component(lang, edition, one).replace('"', "\"\"");
        let (taken, deviation) = (&one.taken, &one.deviation);
        let _ = writeln!(
            out,
            "{},{},\"{title}\",{},{},{},{},{},{},{},{},{},{},{}",
            one.sort.code(),
            one.id,
            one.offered,
            taken.value,
            taken.low,
            taken.high,
            deviation.n,
            deviation.value,
            deviation.low,
            deviation.high,
            one.vp,
            one.common.code(),
            one.even.code()
        );
    }
    out
}
