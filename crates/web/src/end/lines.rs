//! A line chart as SVG: a scale, one line per player, and the player's symbol on the line.

use crate::icons::of_seat;
use leptos::prelude::*;
use page::chart::{BOTTOM, Chart, LEFT, RIGHT, Shapes, TOP, WIDTH, steps};
use vocab::Seat;

/// The drawing, with a line at the cursor. It is hidden from screen readers; they read a text elsewhere.
pub fn draw(chart: &Chart, cursor: Option<usize>) -> AnyView {
    let scale: Vec<AnyView> = steps(chart.most())
        .into_iter()
        .map(|vp| {
            let y = format!("{:.1}", chart.y(vp));
            let path = format!("M{LEFT} {y}H{}", WIDTH - RIGHT);
            view! { <path class="gr" d=path></path><text class="ax" x=LEFT - 6.0 y=y>{vp}</text> }.into_any()
        })
        .collect();
    let ticks: Vec<AnyView> = chart.ticks.iter().map(|(at, text)| tick(chart, *at, text)).collect();
    let lines: Vec<AnyView> = (0..chart.seats()).map(|seat| line(chart, seat, cursor)).collect();
    let mark = cursor.map(|at| {
        let path = format!("M{:.1} {TOP}V{}", chart.x(at), chart.height - BOTTOM);
        view! { <path class="cur" d=path></path> }
    });
    view! {
        <svg class="lns" viewBox=format!("0 0 {} {}", WIDTH, chart.height) aria-hidden="true">{scale}{ticks}{mark}{lines}</svg>
    }
    .into_any()
}

/// The label below a column. The label of the last column is aligned to the right edge.
fn tick(chart: &Chart, at: usize, text: &str) -> AnyView {
    let last = at + 1 == chart.points.len();
    let x = if last { WIDTH - 2.0 } else { chart.x(at) };
    let class = if last { "tk lst" } else { "tk" };
    view! { <text class=class x=format!("{x:.1}") y=chart.height - 5.0>{text.to_owned()}</text> }.into_any()
}

fn line(chart: &Chart, seat: usize, cursor: Option<usize>) -> AnyView {
    let last = chart.points.len().saturating_sub(1);
    let marked = |at: &usize| match (cursor, chart.shapes) {
        (Some(cursor), _) => *at == cursor,
        (None, Shapes::Everywhere) => true,
        (None, Shapes::AtTheEnd) => *at == last,
    };
    let shape = of_seat(Some(Seat::at(seat)));
    let marks: Vec<AnyView> = (0..chart.points.len())
        .filter(marked)
        .map(|at| {
            let (x, y) = (chart.x(at) - 5.5, chart.y(chart.points[at][seat]) - 5.5);
            view! {
                <use href=format!("#i-{shape}") x=format!("{x:.1}") y=format!("{y:.1}") width="11" height="11"></use>
            }
            .into_any()
        })
        .collect();
    view! { <g class=format!("p{}", seat + 1)><path class="ln-p" d=chart.path(seat)></path>{marks}</g> }
        .into_any()
}
