//! The curve: a line for each player, the turns of the chosen one marked.

use crate::app::App;
use crate::pick::{PLAIN, pick, picks};
use analysis::{Analysis, Finding};
use leptos::prelude::*;
use page::curve::{Curve, Figure};
use page::scene::Scene;
use texts::{Lang, list, names, t};
use vocab::Seat;

/// The heading, the choice of what the curve shows, and its key.
pub fn head(app: App, lang: Lang) -> AnyView {
    let figure = app.analysis.figure;
    let choice = move |to: Figure, text: fn(Lang) -> String| {
        pick(move || text(app.lang()), PLAIN, move || figure.get() == to, move || figure.set(to))
    };
    let choices = vec![choice(Figure::Share, t::analysis_share), choice(Figure::Vp, t::analysis_vp)];
    view! {
        <header>
            <h2 id="h-ana">{t::analysis_title(lang)}</h2>
            {picks("h-ana", choices)}
            <ul class="anak">
                <li><i class="find"></i>{t::analysis_key_find(lang)}</li>
                <li><i class="cost"></i>{t::analysis_key_costly(lang)}</li>
            </ul>
        </header>
    }
    .into_any()
}

/// The drawing. Screen readers get the last values as its name.
pub fn draw(app: App, scene: &Scene, analysis: &Analysis, seat: Seat) -> AnyView {
    let lang = app.lang();
    let width = app.analysis.width.get();
    let curve = Curve::new(analysis, app.analysis.figure.get(), width);
    let ([left, top, right, bottom], height) = (curve.field(), curve.height());
    let bands = curve.bands().into_iter().enumerate().map(|(at, band)| {
        let (x, width) = (format!("{:.1}", band.from), format!("{:.1}", band.to - band.from));
        let middle = format!("{:.1}", (band.from + band.to) / 2.0);
        view! {
            <rect class="band" class:odd={at % 2 == 1} x=x y=top width=width height=bottom - top></rect>
            <text class="tk" x=middle y=height - 10.0>{names::period(lang, band.round)}</text>
        }
        .into_any()
    });
    let unit = |n: i64| match app.analysis.figure.get() {
        Figure::Share => t::analysis_percent(lang, n),
        Figure::Vp => n.to_string(),
    };
    let scale = curve.scale().into_iter().map(|(n, y)| {
        let path = format!("M{left} {y:.1}H{right}");
        view! { <path class="gr" d=path></path><text class="ax" x=left - 6.0 y=format!("{y:.1}")>{unit(n)}</text> }
            .into_any()
    });
    let even = curve.even().map(|y| {
        let path = format!("M{left} {y:.1}H{right}");
        // A costly turn at the beginning takes the place of the word.
        let taken = |finding: &&Finding| {
            let place = curve.place(seat, finding.turn + 1);
            place.is_some_and(|place| place[0] < left + 120.0 && (place[1] - y).abs() < 30.0)
        };
        let word = (!analysis.costliest(seat).iter().any(taken)).then(|| {
            view! { <text class="evn" x=left + 6.0 y=format!("{:.1}", y - 5.0)>{t::analysis_even(lang)}</text> }
        });
        view! { <path class="even" d=path></path>{word} }.into_any()
    });
    // The chosen player is drawn last, above the others.
    let seats = scene.table().seats.len();
    let others = (0..seats).map(Seat::at).filter(|other| *other != seat);
    let lines = others.chain([seat]).map(|each| line(&curve, each, each == seat));
    let marks = marks(&curve, analysis, seat);
    view! {
        <svg class="anav" viewBox=format!("0 0 {width:.0} {height:.0}") role="img" aria-label=in_words(app, scene, analysis)>
            {bands.collect::<Vec<_>>()}{scale.collect::<Vec<_>>()}{even}{lines.collect::<Vec<_>>()}{marks}
        </svg>
    }
    .into_any()
}

fn line(curve: &Curve<'_>, seat: Seat, chosen: bool) -> AnyView {
    view! { <g class=format!("p{}", seat.number())><path class="ln-p" class:ln-me=chosen d=curve.path(seat)></path></g> }
        .into_any()
}

/// The costliest turns with their numbers, and the best moments.
fn marks(curve: &Curve<'_>, analysis: &Analysis, seat: Seat) -> Vec<AnyView> {
    let place = |finding: &Finding| curve.place(seat, finding.turn + 1);
    let find = |[x, y]: [f64; 2]| {
        let path = format!(
            "M{x:.1} {:.1}L{:.1} {y:.1}L{x:.1} {:.1}L{:.1} {y:.1}Z",
            y - 8.0,
            x + 8.0,
            y + 8.0,
            x - 8.0
        );
        view! { <path class="find" d=path></path> }.into_any()
    };
    let cost = |(number, finding): (usize, &Finding)| {
        let [x, y] = place(finding)?;
        let from = curve.place(seat, finding.turn)?;
        let path = format!("M{:.1} {:.1}L{x:.1} {y:.1}", from[0], from[1]);
        let (x, below) = (format!("{x:.1}"), format!("{:.1}", y + 5.0));
        Some(
            view! {
                <path class="fall" d=path></path>
                <circle class="cost" cx=x.clone() cy=format!("{y:.1}") r="11"></circle>
                <text class="no" x=x y=below>{number}</text>
            }
            .into_any(),
        )
    };
    let finds = analysis.finds(seat).into_iter().filter_map(place).map(find);
    let costs = (1..).zip(analysis.costliest(seat)).filter_map(cost);
    finds.chain(costs).collect()
}

/// What everybody can expect at the end of what is known.
fn in_words(app: App, scene: &Scene, analysis: &Analysis) -> String {
    let lang = app.lang();
    let figure = app.analysis.figure.get();
    let title = match figure {
        Figure::Share => t::analysis_share(lang),
        Figure::Vp => t::analysis_vp(lang),
    };
    let last = analysis.course.iter().flatten().last();
    let seats = last.into_iter().flat_map(|point| point.seats.iter().enumerate()).map(|(at, outlook)| {
        let value = match figure {
            Figure::Share => t::analysis_percent(lang, ((outlook.share + 5) / 10).into()),
            Figure::Vp => t::n_vp(lang, ((outlook.vp + 500) / 1000).into()),
        };
        t::name_value(lang, scene.name(lang, Seat::at(at)), value)
    });
    t::name_value(lang, title, list(lang, seats.collect::<Vec<_>>()))
}
