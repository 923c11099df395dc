//! The analysis of a game as a picture, and as a page to send: one file that loads nothing.

use analysis::{Analysis, Finding, GROUPS, Told, decimal, group, luck, turn_name};
use charts::board::{Anchor, Board, COLOURS, Field, INK, PALE, VERDICTS};
use charts::escape;
use record::Record;
use std::fmt::Write;
use texts::{Words, t};
use vocab::Seat;

/// What is reported.
pub struct Report<'a> {
    pub words: Words<'a>,
    pub record: &'a Record,
    pub analysis: &'a Analysis,
    /// The players whose turns are shown.
    pub seats: Vec<Seat>,
}

const WIDTH: f64 = 920.0;

/// The chances of all players after each turn. The turns that lost most and the best moments are marked.
pub fn curve(report: &Report<'_>) -> String {
    let (lang, analysis) = (report.words.lang, report.analysis);
    let title = format!("{} · {}", t::analysis_title(lang), t::analysis_share(lang));
    let mut board = Board::new(WIDTH, 420.0, &title);
    let last = analysis.turns.len().max(1) as f64;
    let field = Field { edges: [64.0, 60.0, WIDTH - 30.0, 340.0], across: [0.0, last], up: [0.0, 1.0] };
    field.rules(&mut board, 100.0);
    board.text(field.edges[2], 374.0, Anchor::End, 11.0, PALE, &t::analyse_turns(lang));
    for (at, turn) in analysis.turns.iter().enumerate() {
        let begins = at == 0 || analysis.turns[at - 1].round != turn.round;
        if begins {
            let round = texts::names::period(lang, turn.round);
            board.text(field.x(at as f64) + 6.0, 358.0, Anchor::Start, 12.0, INK, &round);
            board.line([field.x(at as f64), 60.0], [field.x(at as f64), 346.0], charts::board::RULE, 1.0);
        }
    }
    let mut legend = vec![];
    for (seat, colour) in report.record.game().seats().zip(COLOURS) {
        let outlook = |point: &analysis::Point| {
            let share = f64::from(point.seats.get(seat.index())?.share) / 1000.0;
            Some([field.x(point.turns as f64), field.y(share)])
        };
        let points: Vec<[f64; 2]> = analysis.course.iter().flatten().filter_map(outlook).collect();
        points.windows(2).for_each(|pair| board.line(pair[0], pair[1], colour, 2.4));
        let mark = |board: &mut Board, finding: &Finding, fill: &str| {
            let point = analysis.course.get(finding.turn + 1).and_then(Option::as_ref);
            if let Some([x, y]) = point.and_then(outlook) {
                board.dot(x, y, 6.0, fill);
            }
        };
        analysis.finds(seat).iter().for_each(|finding| mark(&mut board, finding, VERDICTS[0]));
        analysis.costliest(seat).iter().for_each(|finding| mark(&mut board, finding, VERDICTS[2]));
        legend.push((colour, report.words.player(seat)));
    }
    legend.push((VERDICTS[0], t::analysis_key_find(lang)));
    legend.push((VERDICTS[2], t::analysis_key_costly(lang)));
    board.legend(64.0, 394.0, &legend);
    board.finish()
}

const STYLE: &str = "body{font:16px/1.5 'Source Sans 3','DejaVu Sans',Verdana,sans-serif;color:#251c12;background:#fffaf0;\
    max-width:60rem;margin:2rem auto;padding:0 1rem}svg{width:100%;height:auto}h1,h2{font-family:Georgia,serif}\
    article{border-left:4px solid #8e2417;padding:.1rem 1rem;margin:1rem 0;background:#f6eedb}\
    h3{margin:.6rem 0;display:flex;justify-content:space-between}dl{display:grid;grid-template-columns:auto 1fr;gap:.3rem 1rem}\
    dt{color:#54452f}dd{margin:0}table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right;\
    border-bottom:1px solid #cbbb95}th:first-child{text-align:left}";

/// The page to send.
pub fn page(report: &Report<'_>) -> String {
    let lang = report.words.lang;
    let title = escape(&t::analysis_title(lang));
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title} – Lacrimosa</title><style>{STYLE}</style></head>\n\
         <body><h1>{title}</h1>\n{}\n<p>{}</p>\n{}",
        lang.code(),
        curve(report),
        escape(&t::analysis_note(lang)),
        sources(report),
    );
    report.seats.iter().for_each(|seat| player(&mut out, report, *seat));
    out.push_str("</body></html>\n");
    out
}

/// The points of all players by source.
fn sources(report: &Report<'_>) -> String {
    let (lang, game) = (report.words.lang, report.record.game());
    let mut out = format!("<h2>{}</h2><table><tr><th></th>", escape(&t::analysis_versus(lang)));
    let standings = game.standings();
    let scores: Vec<_> = standings.iter().map(|standing| game.projected(standing.seat)).collect();
    for standing in &standings {
        let _ = write!(out, "<th>{}</th>", escape(&report.words.player(standing.seat)));
    }
    for (code, lines) in GROUPS {
        let cells: String = scores.iter().map(|score| format!("<td>{}</td>", group(score, lines))).collect();
        let _ = write!(out, "</tr>\n<tr><th>{}</th>{cells}", escape(&t::web_group(lang, code)));
    }
    let cells: String = scores.iter().map(|score| format!("<td><b>{}</b></td>", score.total())).collect();
    let _ = writeln!(out, "</tr>\n<tr><th>{}</th>{cells}</tr></table>", escape(&t::score_total(lang)));
    out
}

fn player(out: &mut String, report: &Report<'_>, seat: Seat) {
    let (lang, analysis) = (report.words.lang, report.analysis);
    let lost = t::analysis_total(lang, decimal(lang, analysis.lost(seat)));
    let luck = luck(lang, analysis.luck(seat));
    let name = escape(&report.words.player(seat));
    let _ = writeln!(out, "<h2>{name}</h2><p>{}<br>{}</p>", escape(&lost), escape(&luck));
    let costly = analysis.costliest(seat);
    if costly.is_empty() {
        let _ = writeln!(out, "<p>{}</p>", escape(&t::analysis_none(lang)));
    }
    let told = |finding: &&Finding| Told::of(report.words, report.record, analysis, finding);
    for told in costly.iter().filter_map(told) {
        let reasons = told.reasons.iter().chain(&told.more).map(|line| escape(line)).collect::<Vec<_>>();
        let _ = writeln!(
            out,
            "<article><h3><span>{}</span><span>{}</span></h3><dl><dt>{}</dt><dd>{}</dd><dt>{}</dt><dd><b>{}</b></dd></dl><p>{}</p></article>",
            escape(&told.turn),
            escape(&told.lost),
            escape(&t::analysis_played(lang)),
            escape(&told.played),
            escape(&t::analysis_better(lang)),
            escape(&told.better),
            reasons.join("<br>"),
        );
    }
    let finds: String = analysis
        .finds(seat)
        .into_iter()
        .map(|finding| {
            let turn = turn_name(lang, analysis, finding);
            format!("<li>{}</li>", escape(&t::analysis_find(lang, turn, decimal(lang, finding.found))))
        })
        .collect();
    if !finds.is_empty() {
        let _ = writeln!(out, "<h3>{}</h3><ul>{finds}</ul>", escape(&t::analysis_finds(lang)));
    }
    if let Some((code, more)) = analysis.missed(seat).first() {
        let line = t::analysis_practise_vp(lang, t::web_group(lang, *code), decimal(lang, *more));
        let _ = writeln!(
            out,
            "<h3>{}</h3><p>{}<br>{}</p>",
            escape(&t::analysis_practise(lang)),
            escape(&line),
            escape(&t::analysis_practise_line(lang, *code)),
        );
    }
}
