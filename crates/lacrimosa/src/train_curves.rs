//! The curves of a training: results of the gauge matches, and the errors.

use crate::train_command::LogLine;
use charts::board::{Anchor, Board, COLOURS, Field, PALE};
use std::collections::BTreeSet;
use texts::{Lang, t};

/// Draws the curves as SVG.
pub fn draw(lang: Lang, lines: &[LogLine]) -> String {
    let mut board = Board::new(760.0, 420.0, &t::train_curves(lang));
    let most = lines.iter().map(|line| line.games).max().unwrap_or(0).max(1) as f64;
    let field = Field { edges: [64.0, 60.0, 730.0, 340.0], across: [0.0, most], up: [0.0, 1.0] };
    field.rules(&mut board, 100.0);
    let names: BTreeSet<&String> = lines.iter().flat_map(|line| line.gauge.keys()).collect();
    let mut legend = vec![];
    for (name, colour) in names.iter().zip(COLOURS) {
        let points = lines.iter().filter_map(|line| Some((line.games, line.gauge.get(*name)?[0])));
        curve(&mut board, field, points.map(|(games, share)| (games as f64, share)), colour);
        legend.push((colour, t::train_curve_gauge(lang, (*name).as_str())));
    }
    // Errors of 0 to 10 VP share the scale of the percentages.
    let errors = lines.iter().map(|line| (line.games as f64, line.lead_error / 10.0));
    curve(&mut board, field, errors, COLOURS[6]);
    legend.push((COLOURS[6], t::train_curve_error(lang)));
    board.legend(64.0, 380.0, &legend);
    let axis = t::train_curve_games(lang, (most as u64).to_string());
    board.text(730.0, 358.0, Anchor::End, 11.0, PALE, &axis);
    board.finish()
}

fn curve(board: &mut Board, field: Field, points: impl Iterator<Item = (f64, f64)>, colour: &str) {
    let points: Vec<[f64; 2]> = points.map(|(x, y)| [field.x(x), field.y(y)]).collect();
    points.windows(2).for_each(|pair| board.line(pair[0], pair[1], colour, 2.0));
}
