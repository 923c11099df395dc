//! The list of puzzles: the puzzle of the day, then all by theme and difficulty, with ticks.

use super::Loaded;
use crate::app::App;
use crate::icons::icon;
use crate::pick::{PLAIN, pick, picks};
use crate::{browser, top};
use leptos::prelude::*;
use page::puzzles::{Shelf, day_of};
use puzzles::{Grade, Puzzle, Theme};
use texts::{Lang, t};

/// The list component.
pub fn list() -> impl IntoView {
    let app = App::get();
    app.forget_waiting();
    let grade = RwSignal::new(None::<Grade>);
    let inside = move || {
        let lang = app.lang();
        match app.puzzles.shelf.get() {
            Loaded::Not | Loaded::Coming => {
                view! { <p class="line" role="status">{t::puzzle_coming(lang)}</p> }.into_any()
            }
            Loaded::Missing => view! {
                <section class="panel"><p role="alert">{t::puzzle_missing(lang)}</p></section>
            }
            .into_any(),
            Loaded::Here(shelf) => view! {
                {of_today(app, &shelf, lang)}
                {picks("h-grades", grades(app, grade))}
                {Theme::ALL.map(|theme| of_theme(app, &shelf, theme, grade.get(), lang)).into_iter().flatten().collect::<Vec<_>>()}
            }
            .into_any(),
        }
    };
    view! {
        <div class="lobbyp">
            {top::plain_top(move || t::puzzle_title(app.lang()))}
            <main id="main" class="lobby puzzles" tabindex="-1"><h2 id="h-grades" class="vh">{move || t::puzzle_grades(app.lang())}</h2>{inside}</main>
        </div>
    }
}

/// The puzzle of the day, and what was solved so far.
fn of_today(app: App, shelf: &Shelf, lang: Lang) -> AnyView {
    let today = day_of(browser::now());
    let puzzle = shelf.of_day(today);
    let (done, all) = app.puzzles.solved.with(|solved| (solved.count(), shelf.puzzles().len()));
    let solved = app.puzzles.solved.with(|solved| solved.is_solved(&puzzle.id));
    let (days, row) = app.puzzles.solved.with(|solved| (solved.streak(today), solved.row));
    let days = (days > 0).then(|| view! { <li>{t::puzzle_days(lang, days.into())}</li> });
    let row = (row > 1).then(|| view! { <li>{t::puzzle_row(lang, row.into())}</li> });
    let theme = t::puzzle_theme(lang, puzzle.theme.code());
    let tag = t::puzzle_tag(lang, t::puzzle_grade(lang, Grade::of(puzzle).code()), theme);
    view! {
        <section class="panel">
            <a class="cont way" href=format!("#/puzzle/{}", puzzle.id) data-do="puzzle-of-day" class:waits=!solved>
                {icon(if solved { "check" } else { "best" })}<p><b>{t::puzzle_today(lang)}</b>{tag}</p>{icon("arrow")}
            </a>
            <ul class="sofar"><li>{t::puzzle_count(lang, all.to_string(), done.to_string())}</li>{days}{row}</ul>
        </section>
    }
    .into_any()
}

/// The choice of the difficulty.
fn grades(app: App, chosen: RwSignal<Option<Grade>>) -> Vec<AnyView> {
    let button = |grade: Option<Grade>| {
        let text = move || t::puzzle_grade(app.lang(), grade.map_or("all", Grade::code));
        pick(text, PLAIN, move || chosen.get() == grade, move || chosen.set(grade))
    };
    std::iter::once(None).chain(Grade::ALL.map(Some)).map(button).collect()
}

/// The puzzles of a theme; nothing if there are none of the difficulty.
fn of_theme(app: App, shelf: &Shelf, theme: Theme, grade: Option<Grade>, lang: Lang) -> Option<AnyView> {
    let puzzles: Vec<AnyView> = shelf
        .of(theme)
        .filter(|(_, puzzle)| grade.is_none_or(|grade| Grade::of(puzzle) == grade))
        .map(|(number, puzzle)| one(app, number, puzzle, lang))
        .collect();
    let id = format!("h-{}", theme.code());
    let heading = id.clone();
    (!puzzles.is_empty()).then(|| {
        view! {
            <section class="panel" aria-labelledby=id>
                <h2 id=heading>{t::puzzle_theme(lang, theme.code())}</h2>
                <p class="line">{t::puzzle_theme_line(lang, theme.code())}</p>
                <ul class="pzs">{puzzles}</ul>
            </section>
        }
        .into_any()
    })
}

/// A puzzle: its number, how many players, how difficult, and whether it was solved.
fn one(app: App, number: usize, puzzle: &Puzzle, lang: Lang) -> AnyView {
    let (grade, solved) = (Grade::of(puzzle), app.puzzles.solved.with(|solved| solved.is_solved(&puzzle.id)));
    let table = match puzzle.players {
        1 => t::puzzle_solo(lang),
        players => t::puzzle_players(lang, players.into()),
    };
    let tick = solved.then(|| icon("check"));
    let label = t::puzzle_label(
        lang,
        t::puzzle_grade(lang, grade.code()),
        number.to_string(),
        if solved { "solved" } else { "open" },
        &table,
    );
    view! {
        <li><a class="pz" href=format!("#/puzzle/{}", puzzle.id) data-grade=grade.code() class:done=solved aria-label=label>
            <b>{number.to_string()}{tick}</b><span>{t::puzzle_grade(lang, grade.code())}</span><span>{table}</span>
        </a></li>
    }
    .into_any()
}
