//! The report as text for a terminal.

use crate::{GameKind, Measure, Report, ReportLine, Verdict, words};
use edition::Edition;
use texts::{Lang, t};

/// The columns of the main table.
pub(crate) const COLUMNS: [Option<u8>; 4] = [Some(2), Some(3), Some(4), None];

/// The main table, the components that miss their targets, and further figures.
pub fn text(lang: Lang, edition: &Edition, report: &Report) -> String {
    let mut out = format!("{}\n\n", head(lang, report));
    out.push_str(&grid(&table(lang, report)));
    out.push_str(&format!("\n{}\n{}\n", t::balance_legend(lang), verdicts(lang, report)));
    let outside = outside(lang, edition, report);
    if outside.len() > 1 {
        out.push_str(&format!("\n{}\n\n{}", t::balance_components(lang), grid(&outside)));
    }
    out.push_str(&format!("\n{}\n\n{}", t::balance_figures(lang), grid(&figures(lang, report))));
    out
}

/// The main table with the figures of an earlier report beside the current ones.
pub fn compared(lang: Lang, before: &Report, now: &Report) -> String {
    let titles =
        [t::balance_measure(lang), t::balance_before(lang), t::balance_after(lang), t::balance_target(lang)];
    let mut rows = vec![titles.to_vec()];
    for line in &now.lines {
        let name = words::measure(lang, line.measure);
        let name = match line.players.and_then(GameKind::of) {
            Some(kind) => format!("{name}, {}", words::game_kind(lang, kind)),
            None => name,
        };
        let old = before.line(line.measure, line.players).map(cell).unwrap_or_default();
        rows.push(vec![name, old, cell(line), words::target(lang, line.measure.unit(), line.target)]);
    }
    let heads = [before, now].map(|report| head(lang, report)).join("\n");
    format!("{heads}\n\n{}\n{}\n", grid(&rows), t::balance_legend(lang))
}

/// The heading: edition, bot and numbers of games.
pub(crate) fn head(lang: Lang, report: &Report) -> String {
    let games = report.games.iter().map(|(kind, n)| format!("{} {n}", words::game_kind(lang, *kind)));
    let games = games.collect::<Vec<_>>().join("; ");
    let bot = match report.options.simulations {
        Some(simulations) => format!("{}@{simulations}", report.options.bot),
        None => report.options.bot.clone(),
    };
    let hash = report.options.edition.get(..8).unwrap_or_default();
    t::balance_head(lang, bot, games, hash, &report.title, report.version.to_string())
}

/// How many targets are met, missed and open.
pub(crate) fn verdicts(lang: Lang, report: &Report) -> String {
    let count = |verdict: Verdict| report.lines.iter().filter(|line| line.verdict == verdict).count() as i64;
    t::balance_verdicts(lang, count(Verdict::Fails), count(Verdict::Holds), count(Verdict::Open))
}

/// The main table: a row for each measure, a column for each number of players.
pub(crate) fn table(lang: Lang, report: &Report) -> Vec<Vec<String>> {
    let mut head = vec![t::balance_measure(lang)];
    head.extend(COLUMNS.map(|players| match players.and_then(GameKind::of) {
        Some(kind) => words::game_kind(lang, kind),
        None => t::balance_all(lang),
    }));
    head.push(t::balance_target(lang));
    let mut rows = vec![head];
    for measure in Measure::all() {
        let lines = COLUMNS.map(|players| report.line(measure, players));
        if lines.iter().all(Option::is_none) {
            continue;
        }
        let mut row = vec![words::measure(lang, measure)];
        row.extend(lines.map(|line| line.map(cell).unwrap_or_default()));
        let mut targets: Vec<String> = Vec::new();
        for line in lines.into_iter().flatten() {
            let target = words::target(lang, measure.unit(), line.target);
            if !targets.contains(&target) {
                targets.push(target);
            }
        }
        row.push(targets.join(" / "));
        rows.push(row);
    }
    rows
}

fn cell(line: &ReportLine) -> String {
    format!("{} {}", words::figure(line.measure.unit(), &line.figure), words::mark(line.verdict))
}

/// The components that certainly miss a target.
pub(crate) fn outside(lang: Lang, edition: &Edition, report: &Report) -> Vec<Vec<String>> {
    let head = [
        String::new(),
        t::balance_offered(lang),
        t::balance_taken(lang),
        t::balance_deviation(lang),
        t::balance_vp(lang),
    ];
    let mut rows = vec![head.to_vec()];
    let fails = |verdict: Verdict| verdict == Verdict::Fails;
    for one in report.components.iter().filter(|one| fails(one.common) || fails(one.even)) {
        let mark = |verdict: Verdict| if fails(verdict) { words::mark(verdict) } else { " " };
        let percent = |share: f64| share * 100.0;
        rows.push(vec![
            format!("{}: {}", words::sort(lang, one.sort), words::component(lang, edition, one)),
            one.offered.to_string(),
            format!("{:.1} {}", percent(one.taken.value), mark(one.common)),
            format!(
                "{:+.1} ±{:.1} {}",
                percent(one.deviation.value),
                percent(one.deviation.reach()),
                mark(one.even)
            ),
            format!("{:.1}", one.vp),
        ]);
    }
    rows
}

/// A row for each figure, a column for each number of players.
pub(crate) fn figures(lang: Lang, report: &Report) -> Vec<Vec<String>> {
    let mut head = vec![String::new()];
    head.extend([GameKind::Two, GameKind::Three, GameKind::Four].map(|kind| words::game_kind(lang, kind)));
    let mut rows = vec![head];
    let mut names: Vec<&str> = Vec::new();
    for figure in &report.figures {
        if !names.contains(&figure.figure.as_str()) {
            names.push(&figure.figure);
        }
    }
    for name in names {
        let mut row = vec![t::balance_figure(lang, name)];
        row.extend([2, 3, 4].map(|players| {
            let mut of = report.figures.iter().filter(|one| one.figure == name && one.players == players);
            of.next().map_or(String::new(), |one| match one.others {
                Some(others) => format!("{:.1} / {others:.1}", one.winner),
                None => format!("{:.2}", one.winner),
            })
        }));
        rows.push(row);
    }
    rows
}

/// Pads the columns to equal widths. The first column is aligned left, the others right.
fn grid(rows: &[Vec<String>]) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut out = String::new();
    for row in rows {
        let mut line = format!("{:1$}", row[0], widths[0]);
        for (cell, width) in row.iter().zip(&widths).skip(1) {
            line.push_str(&format!("  {cell:>width$}"));
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}
