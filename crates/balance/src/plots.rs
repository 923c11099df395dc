//! The pictures of a report.

use crate::scatter::components;
use crate::{GameKind, Measure, Report, ReportLine, Spread, Unit, VpSource, words};
use bots::Lean;
use charts::board::{Anchor, Board, COLOURS, Field, INK, ON_COLOURS, PALE, RULE, VERDICTS, WANTED};
use edition::Edition;
use texts::{Lang, names, t};
use vocab::Level;

/// Each picture with its name. Pictures without data are left out.
pub fn plots(lang: Lang, edition: &Edition, report: &Report) -> Vec<(&'static str, String)> {
    let pictures = [
        ("seats", seats(lang, report)),
        ("sources", sources(lang, report)),
        ("plans", plans(lang, report)),
        ("pairs", pairs(lang, report)),
        ("soloist", soloist(lang, report)),
        ("scores", scores(lang, report)),
        ("components", components(lang, edition, report)),
    ];
    pictures.into_iter().filter_map(|(name, picture)| Some((name, picture?))).collect()
}

/// Win rates by seat, one group for each number of players.
fn seats(lang: Lang, report: &Report) -> Option<String> {
    let group = |players: u8| {
        let line =
            |seat: usize| Some(((seat + 1).to_string(), report.line(Measure::Seat(seat), Some(players))?));
        (t::balance_players(lang, players.into()), (0..4).filter_map(line).collect())
    };
    whiskers(lang, "seats", (2..=4).map(group).collect())
}

fn plans(lang: Lang, report: &Report) -> Option<String> {
    let line = |lean: Lean| {
        Some((
            t::balance_lean(lang, lean.code()),
            vec![(String::new(), report.line(Measure::Lean(lean), None)?)],
        ))
    };
    whiskers(lang, "plans", Lean::ALL.into_iter().filter_map(line).collect())
}

fn pairs(lang: Lang, report: &Report) -> Option<String> {
    let line = |measure: Measure| {
        let Measure::Pair(a, b) = measure else { return None };
        let (a, b) = (names::composer(lang, a), names::composer(lang, b));
        Some((b, vec![(a, report.line(measure, None)?)]))
    };
    whiskers(lang, "pairs", Measure::all().into_iter().filter_map(line).collect())
}

fn soloist(lang: Lang, report: &Report) -> Option<String> {
    let line = |level: Level| {
        Some((names::level(lang, level), vec![(String::new(), report.line(Measure::Solo(level), None)?)]))
    };
    whiskers(lang, "soloist", Level::ALL.into_iter().filter_map(line).collect())
}

/// Figures as dots with their intervals, drawn over their target range.
fn whiskers(lang: Lang, plot: &str, groups: Vec<(String, Vec<(String, &ReportLine)>)>) -> Option<String> {
    let groups: Vec<_> = groups.into_iter().filter(|(_, lines)| !lines.is_empty()).collect();
    let lines = || groups.iter().flat_map(|(_, lines)| lines.iter().map(|(_, line)| *line));
    let top = lines().map(|line| line.figure.high.max(line.target[1].unwrap_or(0.0))).reduce(f64::max)?;
    let (width, height) = (760.0, 380.0);
    let mut board = Board::new(width, height, &t::balance_plot(lang, plot));
    let field = Field {
        edges: [56.0, 68.0, width - 20.0, height - 86.0],
        across: [0.0, 1.0],
        up: [0.0, (top * 1.12).min(1.0)],
    };
    field.rules(&mut board, 100.0);
    let gap = if lines().count() > groups.len() { 0.7 } else { 0.3 };
    let columns = lines().count() as f64 + gap * (groups.len() as f64 - 1.0);
    let [left, top, right, bottom] = field.edges;
    let step = (right - left) / columns;
    let mut x = left;
    for (group, lines) in &groups {
        let middle = x + step * lines.len() as f64 / 2.0;
        board.text(
            middle,
            bottom + if lines[0].0.is_empty() { 20.0 } else { 40.0 },
            Anchor::Middle,
            13.0,
            INK,
            group,
        );
        for (name, line) in lines {
            let centre = x + step / 2.0;
            let [least, most] = line.target.map(|limit| limit.map(|limit| field.y(limit)));
            let band = [most.unwrap_or(top), least.unwrap_or(bottom)];
            board.rect(centre - step * 0.42, band[0], step * 0.84, band[1] - band[0], WANTED);
            whisker(&mut board, &field, centre, line);
            board.text(centre, bottom + 20.0, Anchor::Middle, 12.0, PALE, name);
            x += step;
        }
        x += gap * step;
    }
    board.line([left, bottom], [right, bottom], PALE, 1.0);
    let marks = [t::balance_holds(lang), t::balance_open(lang), t::balance_fails(lang)];
    let mut legend = vec![(WANTED, t::balance_target(lang))];
    legend.extend(VERDICTS.into_iter().zip(marks));
    board.legend(left, height - 16.0, &legend);
    Some(board.finish())
}

fn whisker(board: &mut Board, field: &Field, x: f64, line: &ReportLine) {
    let colour = VERDICTS[line.verdict as usize];
    let [low, high] = [line.figure.low, line.figure.high].map(|limit| field.y(limit));
    board.line([x, low], [x, high], colour, 2.0);
    for end in [low, high] {
        board.line([x - 6.0, end], [x + 6.0, end], colour, 2.0);
    }
    board.dot(x, field.y(line.figure.value), 5.0, colour);
    let number = words::number(Unit::Share, line.figure.value);
    board.text(x, high - 7.0, Anchor::Middle, 12.0, INK, &number);
}

/// Where the winner's VP come from, one bar for each number of players.
fn sources(lang: Lang, report: &Report) -> Option<String> {
    let bars: Vec<(String, Option<u8>)> = [Some(2), Some(3), Some(4), None]
        .into_iter()
        .filter(|players| report.line(Measure::Winner, *players).is_some())
        .map(|players| {
            let name = players.and_then(GameKind::of).map(|table| words::game_kind(lang, table));
            (name.unwrap_or_else(|| t::balance_all(lang)), players)
        })
        .collect();
    (!bars.is_empty()).then_some(())?;
    let (width, step) = (760.0, 52.0);
    let height = 140.0 + step * bars.len() as f64;
    let mut board = Board::new(width, height, &t::balance_plot(lang, "sources"));
    let field =
        Field { edges: [110.0, 56.0, width - 24.0, height - 84.0], across: [0.0, 1.0], up: [0.0, 1.0] };
    let mut y = field.edges[1];
    for (name, players) in bars {
        board.text(field.edges[0] - 10.0, y + 24.0, Anchor::End, 13.0, INK, &name);
        let mut from = 0.0;
        for (source, (colour, ink)) in VpSource::PARTS.into_iter().zip(COLOURS.into_iter().zip(ON_COLOURS)) {
            let share = report.line(Measure::Share(source), players).map_or(0.0, |line| line.figure.value);
            let (left, right) = (field.x(from), field.x((from + share).min(1.0)));
            board.rect(left, y, (right - left - 1.0).max(0.0), step - 14.0, colour);
            if share >= 0.04 {
                let number = format!("{:.0}", share * 100.0);
                board.text((left + right) / 2.0, y + 24.0, Anchor::Middle, 13.0, ink, &number);
            }
            from += share;
        }
        y += step;
    }
    let names = VpSource::PARTS.map(|source| words::source(lang, source));
    board.legend(30.0, height - 56.0, &COLOURS.into_iter().zip(names).collect::<Vec<_>>());
    Some(board.finish())
}

/// The distribution of the scores of winners and others, one field for each number of players.
fn scores(lang: Lang, report: &Report) -> Option<String> {
    let bins = || report.scores.iter().flat_map(|spread| &spread.bins);
    let least = bins().map(|bin| bin.0).min()?;
    let most = bins().map(|bin| bin.0).max()? + Spread::STEP;
    let (width, tall) = (760.0, 120.0);
    let height = 104.0 + (tall + 30.0) * report.scores.len() as f64;
    let mut board = Board::new(width, height, &t::balance_plot(lang, "scores"));
    for (at, spread) in report.scores.iter().enumerate() {
        let top = 56.0 + (tall + 30.0) * at as f64;
        let all: u64 = spread.bins.iter().map(|bin| bin.1 + bin.2).sum();
        let high = spread.bins.iter().map(|bin| bin.1.max(bin.2)).max().unwrap_or(1) as f64;
        let field = Field {
            edges: [110.0, top, width - 24.0, top + tall],
            across: [least.into(), most.into()],
            up: [0.0, high / all.max(1) as f64],
        };
        field.rules(&mut board, 100.0);
        board.text(
            20.0,
            top + tall / 2.0,
            Anchor::Start,
            13.0,
            INK,
            &t::balance_players(lang, spread.players.into()),
        );
        let wide = (field.x(Spread::STEP.into()) - field.x(0.0)) / 2.0 - 1.0;
        for (from, won, lost) in &spread.bins {
            for (side, count, colour) in [(0.0, won, COLOURS[0]), (1.0, lost, COLOURS[6])] {
                let y = field.y(*count as f64 / all.max(1) as f64);
                board.rect(field.x((*from).into()) + side * wide, y, wide, top + tall - y, colour);
            }
        }
        board.line([field.edges[0], top + tall], [field.edges[2], top + tall], RULE, 1.0);
        for vp in (least..=most).filter(|vp| vp % 20 == 0) {
            board.text(field.x(vp.into()), top + tall + 15.0, Anchor::Middle, 11.0, PALE, &vp.to_string());
        }
    }
    let legend = [(COLOURS[0], t::balance_winners(lang)), (COLOURS[6], t::balance_others(lang))];
    board.legend(110.0, height - 16.0, &legend);
    Some(board.finish())
}
