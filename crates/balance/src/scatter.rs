//! The picture of all cards and tiles: how often they are taken, and how often their owners win.

use crate::measure::{RARE, UNEVEN};
use crate::{ComponentKind, ComponentLine, Report, Verdict, words};
use charts::board::{Anchor, Board, COLOURS, Field, INK, PALE, WANTED, width_of};
use edition::Edition;
use texts::{Lang, t};

/// The most components that get a name.
const NAMED: usize = 24;

/// One dot for each component. Components outside their target get their name if there is room.
pub fn components(lang: Lang, edition: &Edition, report: &Report) -> Option<String> {
    let known: Vec<&ComponentLine> = report.components.iter().filter(|one| one.deviation.n > 0).collect();
    let far = known.iter().map(|one| one.deviation.value.abs()).reduce(f64::max)?;
    let reach = (far * 1.1).max(UNEVEN * 1.5);
    let (width, height) = (860.0, 560.0);
    let mut board = Board::new(width, height, &t::balance_plot(lang, "components"));
    let field =
        Field { edges: [60.0, 70.0, width - 24.0, height - 92.0], across: [0.0, 1.0], up: [-reach, reach] };
    let [left, top, right, bottom] = field.edges;
    board.rect(
        field.x(RARE),
        field.y(UNEVEN),
        right - field.x(RARE),
        field.y(-UNEVEN) - field.y(UNEVEN),
        WANTED,
    );
    field.rules(&mut board, 100.0);
    board.text(left, top - 12.0, Anchor::Start, 12.0, PALE, &t::balance_deviation(lang));
    for tenth in 0..=5 {
        let share = f64::from(tenth) / 5.0;
        board.text(
            field.x(share),
            bottom + 18.0,
            Anchor::Middle,
            11.0,
            PALE,
            &format!("{:.0}", share * 100.0),
        );
    }
    board.text(right, bottom + 36.0, Anchor::End, 12.0, PALE, &t::balance_taken(lang));
    let place = |one: &ComponentLine| [field.x(one.taken.value), field.y(one.deviation.value)];
    for one in &known {
        let [x, y] = place(one);
        board.dot(x, y, if outside(one) { 5.5 } else { 4.0 }, COLOURS[one.sort as usize]);
    }
    let mut taken: Vec<[f64; 4]> =
        known.iter().map(|one| place(one)).map(|[x, y]| [x - 4.0, y - 4.0, x + 4.0, y + 4.0]).collect();
    let mut named: Vec<&&ComponentLine> = known.iter().filter(|one| outside(one)).collect();
    named.sort_by(|a, b| b.deviation.value.abs().total_cmp(&a.deviation.value.abs()));
    for one in named.into_iter().take(NAMED) {
        let name = words::component(lang, edition, one);
        if let Some((spot, anchor)) = room(&taken, place(one), width_of(&name, 10.5), &field) {
            let x = if matches!(anchor, Anchor::Start) { spot[0] } else { spot[2] };
            let dot = place(one);
            board.line(dot, [x, (spot[1] + spot[3]) / 2.0], PALE, 0.6);
            board.text(x, spot[3] - 3.0, anchor, 10.5, INK, &name);
            taken.push(spot);
        }
    }
    let sorts = ComponentKind::ALL.map(|sort| words::sort(lang, sort));
    let mut legend: Vec<(&str, String)> = COLOURS.into_iter().zip(sorts).collect();
    legend.push((WANTED, t::balance_target(lang)));
    board.legend(left, height - 36.0, &legend);
    Some(board.finish())
}

fn outside(one: &ComponentLine) -> bool {
    one.common == Verdict::Fails || one.even == Verdict::Fails
}

/// A free spot beside a dot for a text of this width: right, left, then a little higher or lower.
fn room(taken: &[[f64; 4]], [x, y]: [f64; 2], wide: f64, field: &Field) -> Option<([f64; 4], Anchor)> {
    let [left, top, right, bottom] = field.edges;
    let spots = [0.0, -9.0, 9.0, -18.0, 18.0, -27.0, 27.0].into_iter().flat_map(|rise| {
        let row = [y - 7.0 + rise, y + 7.0 + rise];
        [
            ([x + 8.0, row[0], x + 8.0 + wide, row[1]], Anchor::Start),
            ([x - 8.0 - wide, row[0], x - 8.0, row[1]], Anchor::End),
        ]
    });
    let inside = |spot: &[f64; 4]| spot[0] >= left && spot[1] >= top && spot[2] <= right && spot[3] <= bottom;
    let apart = |a: &[f64; 4], b: &[f64; 4]| a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];
    spots.into_iter().find(|(spot, _)| inside(spot) && taken.iter().all(|other| apart(spot, other)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_finds_room_or_stays_away() {
        let field = Field { edges: [0.0, 0.0, 300.0, 100.0], across: [0.0, 1.0], up: [0.0, 1.0] };
        let (right, _) = room(&[], [50.0, 50.0], 100.0, &field).unwrap();
        assert_eq!(right, [58.0, 43.0, 158.0, 57.0]);
        let (left, anchor) = room(&[right], [250.0, 50.0], 80.0, &field).unwrap();
        assert!(left[2] < 250.0 && matches!(anchor, Anchor::End));
        assert!(room(&[[0.0, 0.0, 300.0, 100.0]], [50.0, 50.0], 10.0, &field).is_none());
    }
}
