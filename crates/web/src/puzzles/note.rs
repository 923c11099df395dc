//! What a puzzle asks for, in the place of the hints.

use crate::app::App;
use crate::icons::icon;
use leptos::prelude::*;
use page::Page;
use page::draft::Draft;
use page::puzzles::Task;
use texts::{Lang, t};

/// The note component. While something is chosen it is one line, because the decision needs the room.
pub fn note() -> impl IntoView {
    let app = App::get();
    let choosing = Memo::new(move |_| {
        app.plan.with(|plan| plan.experience.is_some())
            || app.draft.with(|draft| *draft != Draft::Nothing)
            || app.scene.with(|scene| scene.as_deref().is_some_and(|scene| !scene.laying))
    });
    move || {
        let task = app.puzzles.task.get()?;
        let (lang, folded) = (app.lang(), choosing.get());
        let list = move |_| app.go(Page::Puzzles);
        let title = title(lang, &task);
        let buttons = (!folded).then(|| {
            view! {
                <p>{icon("best")}<span><b>{title.clone()}</b>" "{t::puzzle_task(lang)}</span></p>
                <div class="hbt"><button class="hok" data-do="puzzles" on:click=list>{t::puzzle_all(lang)}</button></div>
            }
        });
        let line = folded.then(|| {
            view! { <button class="hfd" data-do="puzzles" on:click=list>{icon("best")}<span data-may-clip="">{title}</span>{icon("next")}</button> }
        });
        Some(view! {
            <div class="hint" role="note" aria-label=t::puzzle_title(lang) data-puzzle=task.puzzle.id.clone()>{buttons}{line}</div>
        })
    }
}

/// Number, theme and difficulty.
pub fn title(lang: Lang, task: &Task) -> String {
    let theme = t::puzzle_theme(lang, task.puzzle.theme.code());
    t::puzzle_name(lang, t::puzzle_grade(lang, task.grade().code()), task.number.to_string(), theme)
}
