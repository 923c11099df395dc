//! The part of the start page for those who want to learn: one small button for each way, from the first lesson on.

use super::Start;
use crate::app::App;
use crate::icons::icon;
use crate::lesson::title;
use crate::{daily, storage};
use leptos::prelude::*;
use page::Page;
use page::lesson::{GUIDED, LESSONS};
use texts::{Lang, t};

/// Whether nobody has played or learned in this browser.
pub fn is_new(start: Start) -> bool {
    start.saved.with(Vec::is_empty)
        && start.app.lessons.done.with(Vec::is_empty)
        && storage::lesson().is_none()
}

/// The ways to learn.
pub fn learn(start: Start) -> impl IntoView {
    let app = start.app;
    // A new way to learn adds its entry here.
    let ways = move || {
        let mut ways = vec![lessons(start), puzzles(start), daily_deal(app)];
        ways.extend((!is_new(start)).then(|| progress(app)));
        ways
    };
    view! {
        <section class="learn" aria-labelledby="h-learn">
            <h2 id="h-learn">{move || t::lesson_learn(app.lang())}</h2>
            <div class="learns" class:fresh=move || is_new(start)>{ways}</div>
        </section>
    }
}

/// The daily deal, with today's results.
fn daily_deal(app: App) -> AnyView {
    entry("daily", "best", t::daily_title(app.lang()), daily::line(app), move || app.go(Page::Daily(None)))
}

/// The player's results.
fn progress(app: App) -> AnyView {
    let lang = app.lang();
    let played = storage::played();
    let line = t::progress_won(lang, played.won() as i64, played.all().len() as i64);
    entry("progress", "up", t::progress_title(lang), line, move || app.go(Page::Progress))
}

/// A way to learn: a picture, its name, and how far one is.
pub fn entry(
    code: &'static str,
    symbol: &'static str,
    name: String,
    line: String,
    go: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button class="lrn" type="button" data-do=code on:click=move |_| go()>
            {icon(symbol)}<b>{name}</b><span>{line}</span>
        </button>
    }
    .into_any()
}

/// The lessons: the first one for who is new, else the list.
fn lessons(start: Start) -> AnyView {
    let (app, lang) = (start.app, start.app.lang());
    if is_new(start) {
        let go = move || app.begin_lesson(LESSONS[0]);
        return entry("first-lesson", "nannerl", t::lesson_new(lang), t::lesson_new_line(lang), go);
    }
    let all = LESSONS.len() as i64 + 1;
    let done = app.lessons.done.with(Vec::len) as i64;
    entry("lessons", "nannerl", t::lesson_list(lang), t::lesson_count(lang, all, done), move || {
        start.lessons.set(true)
    })
}

/// The puzzles, with how many were solved.
fn puzzles(start: Start) -> AnyView {
    let (app, lang) = (start.app, start.app.lang());
    let line = match app.puzzles.solved_count() {
        0 => t::puzzle_line(lang),
        n => t::puzzle_solved(lang, n as i64),
    };
    entry("puzzles", "best", t::puzzle_title(lang), line, move || app.go(Page::Puzzles))
}

/// The list of lessons, each with a tick if it was finished.
pub fn list(app: App) -> AnyView {
    let one = move |id: &'static str, lang: Lang| {
        let done = app.lessons.is_done(id);
        let next = app.lessons.next() == id;
        view! {
            <li><button class="lsn" class:done=done class:next=next type="button" data-lesson=id on:click=move |_| app.begin_lesson(id)>
                {icon(if done { "check" } else { "arrow" })}<span>{title(lang, id)}</span>
                {done.then(|| view! { <span class="vh">{t::lesson_finished(lang)}</span> })}
            </button></li>
        }
        .into_any()
    };
    let all = move || LESSONS.into_iter().chain([GUIDED]).map(|id| one(id, app.lang())).collect::<Vec<_>>();
    view! { <ol class="lsns">{all}</ol> }.into_any()
}
